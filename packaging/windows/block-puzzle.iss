; The installer for Windows, for Inno Setup 6: per user, without administrator's rights.
;   iscc /DVersion=0.1.0 packaging\windows\block-puzzle.iss
; The bundle lies in build\dist\block-puzzle before. Removing leaves the player's games where they are.
#ifndef Version
  #error Say which version it is: /DVersion=...
#endif

[Setup]
AppId={{6F0C6C5E-3B5E-4C6B-9D1B-2C9A5E7F41D8}
AppName=Block Puzzle
AppVersion={#Version}
AppPublisher=Block Puzzle contributors
AppPublisherURL=https://example.org/block-puzzle
AppSupportURL=https://example.org/block-puzzle/issues
SourceDir=..\..
OutputDir=build\dist
OutputBaseFilename=block-puzzle-{#Version}-setup
DefaultDirName={localappdata}\Programs\Block Puzzle
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
LicenseFile=LICENSE
SetupIconFile=resources\icons\block-puzzle.ico
UninstallDisplayIcon={app}\block-puzzle.exe
UninstallDisplayName=Block Puzzle
; Two copies at once would save over each other: an installation asks the running one to close.
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"

[Files]
Source: "build\dist\block-puzzle\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[InstallDelete]
; Libraries of an older version must not lie beside the new ones.
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{autoprograms}\Block Puzzle"; Filename: "{app}\block-puzzle.exe"; AppUserModelID: "io.example.BlockPuzzle"

; When the game opens records, their place is here: [Registry], Software\Classes\.bpgame and BlockPuzzle.Game.
