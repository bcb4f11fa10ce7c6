"""Files of packages that cannot all be built on one machine: names, versions and identifiers are those of pyproject.toml."""

import configparser
import plistlib
import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from packaging.requirements import Requirement

import build
import bundle
import carried
import deb
import macos
from bp_qt.app import identity
from bp_qt.engine.rulesets import RULESETS
from product import ROOT, product
from resources import make_translations

PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
PRODUCT = product()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def desktop_entry() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(LINUX / f"{PRODUCT.command}.desktop", encoding="utf-8")
    return parser


def metainfo() -> ET.Element:
    return ET.fromstring(deb.metainfo(PRODUCT))


def installer() -> dict[str, str]:
    text = (PACKAGING / "windows" / "block-puzzle.iss").read_text(encoding="utf-8")
    return dict(re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE))


def test_the_program_names_itself_as_its_packages_do() -> None:
    assert (identity.NAME, identity.DESKTOP_FILE) == (PRODUCT.name, PRODUCT.command)
    assert (identity.APPLICATION_ID, identity.ORGANISATION) == (PRODUCT.id, PRODUCT.publisher)


def test_the_menu_entry() -> None:
    parser = desktop_entry()
    entry = parser["Desktop Entry"]
    assert entry["Name"] == PRODUCT.name
    assert entry["Exec"] == entry["TryExec"] == entry["Icon"] == entry["StartupWMClass"] == PRODUCT.command
    assert entry["Comment"] == PRODUCT.summary
    assert entry["Actions"] == "".join(f"{ruleset.id};" for ruleset in RULESETS)
    for ruleset in RULESETS:
        action = parser[f"Desktop Action {ruleset.id}"]
        assert action["Exec"] == f"{PRODUCT.command} --rules {ruleset.id}"


@pytest.mark.parametrize("language", [each for each in make_translations.LANGUAGES if each != "en"])
def test_every_language_of_the_program_is_in_the_menu_and_in_the_catalogues(language: str) -> None:
    entry = desktop_entry()["Desktop Entry"]
    assert {f"{key}[{language}]" for key in ("Name", "GenericName", "Comment", "Keywords")} <= set(entry)
    tags = {element.tag for element in metainfo().iter() if element.get(LANGUAGE) == language}
    assert tags >= {"summary", "p", "li", "caption"}
    assert f'Name: "{language}"' in (PACKAGING / "windows" / "block-puzzle.iss").read_text(encoding="utf-8")
    assert language in macos.info_plist(PRODUCT)["CFBundleLocalizations"]  # type: ignore[operator]
    assert f"qtbase_{language}.qm" in carried.qt_translations(make_translations.LANGUAGES)


def test_what_software_catalogues_are_told() -> None:
    root = metainfo()
    assert root.findtext("id") == PRODUCT.id
    assert root.findtext("name") == PRODUCT.name
    assert root.findtext("summary") == PRODUCT.summary
    assert root.findtext("project_license") == PRODUCT.licence
    assert root.findtext("launchable") == f"{PRODUCT.command}.desktop"
    assert root.findtext("provides/binary") == PRODUCT.command
    assert root.findtext("developer/name") == PRODUCT.publisher
    urls = {url.get("type"): url.text for url in root.iter("url")}
    names = {"homepage": "Homepage", "bugtracker": "Issues", "vcs-browser": "Source"}
    assert urls == {kind: PROJECT["urls"][name] for kind, name in names.items()}
    releases = [release.get("version") for release in root.iter("release")]
    assert PRODUCT.version in releases


def test_the_type_of_a_record() -> None:
    spaces = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    root = ET.parse(LINUX / f"{PRODUCT.command}.xml").getroot()
    kind = root.find("m:mime-type", spaces)
    assert kind is not None
    declared = macos.info_plist(PRODUCT)["UTExportedTypeDeclarations"]
    tags = declared[0]["UTTypeTagSpecification"]  # type: ignore[index]
    assert kind.get("type") in tags["public.mime-type"]
    glob = kind.find("m:glob", spaces)
    assert glob is not None
    assert glob.get("pattern") == f"*.{tags['public.filename-extension'][0]}"
    match = kind.find("m:magic/m:match", spaces)
    assert match is not None
    assert match.get("value") == '"block-puzzle/1"'


def test_the_manual_page_knows_every_option() -> None:
    page = (LINUX / f"{PRODUCT.command}.6").read_text(encoding="utf-8").replace("\\-", "-")
    source = (ROOT / "bp_qt" / "cli.py").read_text(encoding="utf-8")
    for option in {*re.findall(r'"(--[a-z-]+)"', source)}:
        assert option in page
    for ruleset in RULESETS:
        assert ruleset.id in page
        assert all(mode.id in page for mode in ruleset.modes)


def test_the_flatpak_manifest() -> None:
    text = (LINUX / f"{PRODUCT.id}.yml").read_text(encoding="utf-8")
    fields = dict(re.findall(r"^([\w-]+): (.+)$", text, re.MULTILINE))
    assert (fields["app-id"], fields["command"]) == (PRODUCT.id, PRODUCT.command)
    assert fields["rename-icon"] == PRODUCT.command
    assert fields["rename-desktop-file"] == f"{PRODUCT.command}.desktop"
    assert "--share=network" not in text
    for path in re.findall(r"(?:packaging|resources)/[\w./-]+", text.replace("$size", "16")):
        assert (ROOT / path).exists(), path


def test_the_windows_installer() -> None:
    fields = installer()
    text = (PACKAGING / "windows" / "block-puzzle.iss").read_text(encoding="utf-8")
    assert (fields["AppName"], fields["AppPublisher"]) == (PRODUCT.name, PRODUCT.publisher)
    assert fields["AppPublisherURL"] == PROJECT["urls"]["Homepage"]
    assert fields["AppSupportURL"] == PROJECT["urls"]["Issues"]
    assert fields["AppVersion"] == "{#Version}"
    assert fields["PrivilegesRequired"] == "lowest"
    assert fields["UninstallDisplayIcon"] == f"{{app}}\\{PRODUCT.command}.exe"
    assert f'AppUserModelID: "{PRODUCT.id}"' in text
    root = PACKAGING / "windows" / fields["SourceDir"].replace("\\", "/")
    for name in (fields["SetupIconFile"], fields["LicenseFile"]):
        assert (root / name.replace("\\", "/")).is_file()
    assert f"build\\dist\\{PRODUCT.command}\\*" in text


def test_the_bundle_for_macos() -> None:
    keys = plistlib.loads(plistlib.dumps(macos.info_plist(PRODUCT)))
    assert keys["CFBundleName"] == PRODUCT.name
    assert keys["CFBundleShortVersionString"] == PRODUCT.version
    assert keys["NSHighResolutionCapable"] is True
    assert keys["NSRequiresAquaSystemAppearance"] is False


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_a_lock_has_all_that_the_program_needs_in_a_version_that_it_takes(platform: str) -> None:
    text = bundle.lock_file(platform).read_text(encoding="utf-8")
    locked = dict(re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE))
    wanted = [Requirement(line) for line in PROJECT["dependencies"]]
    more = (PACKAGING / "bundle-requirements.in").read_text(encoding="utf-8").splitlines()
    for requirement in (*wanted, *(Requirement(line) for line in more if line and not line.startswith("#"))):
        assert requirement.specifier.contains(locked[requirement.name.lower()]), requirement
    parts = re.split(r"^(?=\S+==)", text, flags=re.MULTILINE)
    assert all("--hash=sha256:" in part for part in parts if "==" in part)


def test_the_specification_reads_its_names_from_one_place() -> None:
    text = (PACKAGING / "block-puzzle.spec").read_text(encoding="utf-8")
    compile(text, "block-puzzle.spec", "exec")
    assert PRODUCT.version not in text
    assert PRODUCT.id not in text


def test_every_carried_component_has_its_licence() -> None:
    readme = (ROOT / "resources" / "licences" / "README.txt").read_text(encoding="utf-8")
    named = set(re.findall(r"[\w.-]+\.txt", readme))
    there = {path.name for path in (ROOT / "resources" / "licences").glob("*.txt")}
    assert named == there - {"README.txt"}
    for requirement in map(Requirement, PROJECT["dependencies"]):
        assert requirement.name.removesuffix("-Essentials") in readme


# --- the workflows of a forge ------------------------------------------------------------------------------

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_runs_only_what_is_pinned_with_no_more_rights_than_it_needs(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for action in re.findall(r"uses: (\S+)", text):
        assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", action) or (ROOT / action).is_file(), action
    assert re.search(r"^permissions: \{\}$", text, re.MULTILINE)
    assert "pull_request_target" not in text


def test_the_release_runs_commands_and_takes_files_that_there_are() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    commands = set(re.findall(r"packaging/build\.py (\w+)", text))
    assert commands == set(build.COMMANDS) - {"metainfo"}
    for script in re.findall(r"packaging/[\w/]+\.(?:py|iss)", text):
        assert (ROOT / script).is_file(), script
    assert f'"build/dist/{PRODUCT.name}.app/Contents/MacOS/{PRODUCT.command}" --smoke-test' in text
    assert f"build/dist/{PRODUCT.command}/{PRODUCT.command} --smoke-test" in text


def test_the_readme_names_the_files_as_they_are_made() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in (
        f"{PRODUCT.command}_{PRODUCT.version}_amd64.deb",
        f"{PRODUCT.command}-{PRODUCT.version}-setup.exe",
        f"bp_qt-{PRODUCT.version}-py3-none-any.whl",
        f"~/.var/app/{PRODUCT.id}/data",
    ):
        assert name in text
