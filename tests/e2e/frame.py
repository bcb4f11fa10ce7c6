"""Pictures of a virtual screen, read from where Xvfb keeps it: no tool to start, no round trip."""

import struct
from pathlib import Path

from PySide6.QtGui import QImage

_WORDS = 25  # 32-bit words of an XWD header, then the window's name
_COLOR_BYTES = 12  # an entry of the colour table


def read_frame(path: Path) -> QImage:
    """The whole screen out of the file that `Xvfb -fbdir` keeps up to date (XWD version 7, 24 bit).

    ValueError when it is something else.
    """
    data = path.read_bytes()
    header = struct.unpack_from(f">{_WORDS}I", data)
    header_bytes, version, _, depth, width, height = header[:6]
    byte_order, bits, stride, colors = header[7], header[11], header[12], header[19]
    if (version, depth, byte_order, bits) != (7, 24, 0, 32):
        raise ValueError(f"not a 24 bit XWD picture: {header[:13]}")
    start = header_bytes + colors * _COLOR_BYTES
    return QImage(data[start:], width, height, stride, QImage.Format.Format_RGB32).copy()
