"""The colours of every theme, a row each, and the tones of every hue: data only (no Qt).

A pair of colours that touch has to keep its contrast: `tests/look/test_theme.py` lists the pairs.
"""

from __future__ import annotations

COLOURS = """
part              light    dark     contrast-dark  contrast-light
window            ECE4D8   1F1B17   000000         FFFFFF
window_top        F1EAE0   25201C   000000         FFFFFF
window_bottom     E7DED0   191613   000000         FFFFFF
slab              F7F2EA   332E29   000000         FFFFFF
slab_top          FFFFFF   4E463E   FFFFFF         000000
slab_lip          D5C8B3   100E0C   FFFFFF         000000
well              E9E1D5   1F1B18   000000         FFFFFF
well_shade        CABDA7   0D0B09   000000         FFFFFF
well_edge         CFC4B2   12100E   9A9A9A         666666
well_light        FFFFFF   463F38   000000         FFFFFF
grid_edge         877C6C   8C8375   9A9A9A         666666
trough            E5DCCE   1A1613   000000         FFFFFF
trough_shade      C8BBA5   0D0B09   000000         FFFFFF
trough_edge       CFC4B2   332E29   FFFFFF         000000
card              F7F2EA   3A342E   1F1F1F         E6E6E6
ink               2C251E   F5EEE3   FFFFFF         000000
muted             635847   BDB2A2   E4E4E4         2B2B2B
accent            9E430F   F0B26A   FFE600         5C2500
accent_hover      8A390B   F6C284   FFF27A         742F00
accent_pressed    752F08   DB9C53   D9C400         441B00
on_accent         FFF8EF   241705   000000         FFFFFF
lit               FFE8A9   5F4818   4A4300         FFF07A
ghost             2C251E   FFF9F0   FFFFFF         000000
halo              FFFDF8   14110E   000000         FFFFFF
focus             0B4FB3   8DB8FF   00E5FF         0000C8
warn              8F2418   FF9E88   FFB3A3         8A0000
control           F7F2EA   38322C   000000         FFFFFF
control_hover     FFFDF9   443D36   262626         EDEDED
control_pressed   E2D8C8   0F0D0B   404040         D6D6D6
control_edge      857A6A   8B8175   FFFFFF         000000
line              D8CDBC   443D36   9A9A9A         666666
panel             FBF7F0   302A26   000000         FFFFFF
scrim             3A2F22   0B0907   000000         FFFFFF
shadow            4E3A1E   000000   000000         000000
"""
"""Part -> its colour in each theme."""

SCRIM_ALPHA = {"light": 0.36, "dark": 0.55, "contrast-dark": 0.72, "contrast-light": 0.72}
SHADOW_ALPHA = {"light": 0.26, "dark": 0.5, "contrast-dark": 0.0, "contrast-light": 0.0}
"""Theme -> how dense the veil over a board behind a panel is, and a shadow beneath what lies or floats."""

TONES: dict[str, str] = {
    "light": """
hue     face   top    lip    rim    shine  glyph  pale   p_top  p_lip  p_glyph body   faded  f_edge
yellow  F5D361 F6D874 CEAE3D 927703 FBEBB8 8D7201 F4E0A0 F7E9BC CDB97A 937C2C  B49303 E3D9C4 7D7B76
sky     84D0F7 93D6F8 63ABCF 3881A4 C8EAFB 33718F B5E2FA CBEBFB 8FBBD2 4C809A  4491B5 D4D6D0 7A7B7A
teal    0C937F 29A08E 046D5E 0D675A 92CEC5 033F36 8FCDBF B1DCD2 6AA79A 227365  035246 B7BFB4 797B79
orange  DC752C E08645 B15502 A9530F EFC1A0 6F3200 FAB68F FBCCB1 D2906A A05727  8D4201 D0C0AF 7E7B77
blue    5067C1 6579C8 334599 304194 B0BBE3 D6E0FF A2B6F1 BECCF5 7E91C9 4A5D9D  1F2B80 B9B6B6 7C7B7B
green   92BC83 9FC492 719763 5E8450 CEE1C7 446438 C0DBB7 D3E6CD 9AB492 5F7C55  577E48 D0CEBF 7B7B77
pink    D99AB3 DEA6BC B2788F A16980 EED2DD 794A5E EEC5D4 F3D6E1 C79FAE 916676  985E76 D6CAC3 7C7A78
purple  674B77 796187 462D54 422951 BBAEC2 D6BBE6 B9A6C5 CEC1D6 94819F 655172  31173E B6ADA9 7D7B7A
red     AC3A38 B65250 84141A 7E0F16 DAA6A5 FFBFB8 EA9D97 F0BAB6 C27873 94423F  62010A C0AEA5 7D7977
""",
    "dark": """
hue     face   top    lip    rim    shine  glyph  pale   p_top  p_lip  p_glyph body   faded  f_edge
yellow  FBE372 FBE47B CBB64E B09D3E FDF2C0 917E18 F5E7A6 F8EEC1 CEC080 928132  A79006 716C5C 828078
sky     8ECFFE 97D2FC 6AA2CA 5989AB CCE9FF 3D7195 BAE1FF CFEAFF 94BAD7 527E9F  3E7DA9 5C6266 7E8182
teal    05AA90 19B096 037B67 066151 8ED9CD 035244 90D7C5 B1E3D6 6AB09F 177B68  015446 3C4F4A 7A8380
orange  EA8706 EC9017 AF6303 8F5001 F6C98F 774202 FEBE87 FED2AB D69862 A35D0C  7F4702 5C4D3A 867F77
blue    7483E7 7F8CE6 4F5AB3 3C4493 C0C7F4 303683 B3C1FF CAD4FF 8E9BD7 5865A8  303491 474651 808185
green   9AC080 A2C488 72935C 5E7A4B D2E3C6 4A6635 C4DCB4 D6E6CB 9EB58F 637D51  4E7033 585A50 80817D
pink    ECADBF EEB3C2 B98594 9B707C F6DAE2 875866 F5CDD8 F8DCE4 CDA7B2 956B77  975F70 655A5B 847F80
purple  916C9A 9A77A0 65476C 4C3352 CEBDD2 3F2346 CCB4D2 DBCBE0 A68FAC 745B7B  46254E 453E42 848082
red     D04B41 D4584E 9C201C 7D0308 EAAEAA 620104 FBA499 FCBFB8 D27F75 A3453D  6C0004 4C3937 877E7D
""",
}
"""Theme -> the tones of each hue's blocks, as `bp_qt.look.theme.Tones` has them: face and what is lighter and darker
around it, pale ones for what is about to vanish, the body between the blocks of an aimed piece, and clay for what fits
nowhere."""

FLAT = """
hue     face   pale   faded
yellow  FEF054 FEF8AA F1F1F1
sky     A4E3FE D2F1FE E3E3E3
teal    3BC4A3 9DE2D1 C3C3C3
orange  F5A652 FAD2A9 C9C9C9
blue    93ADFF C9D6FF C4C4C4
green   CDF8AB E6FCD5 F0F0F0
pink    FECBD4 FEE5EA E2E2E2
purple  B389C0 D9C4E0 B2B2B2
red     F16D6E F8B6B6 B1B1B1
"""
"""The tones of the high-contrast themes: blocks are flat, edges and glyphs black."""

FLAT_FADED_ON_WHITE = "#D9D9D9"
