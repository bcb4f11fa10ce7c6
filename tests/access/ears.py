"""What a screen reader is told, heard in the process itself by QAccessible's update handler."""

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

import PySide6
import shiboken6
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

_INSTALL = "_ZN11QAccessible20installUpdateHandlerEPFvP16QAccessibleEventE"
_LIBRARIES = ("libQt6Gui.so.6",)


@dataclass
class Ears:
    """`announced` has the announcements; `spoken` what an older screen reader says, that does not know them:

    the name and description of what gets the focus, and what changes of these while it has the focus.
    """

    announced: list[str] = field(default_factory=list)
    politeness: list[str] = field(default_factory=list)
    spoken: list[str] = field(default_factory=list)
    events: list[tuple[str, str]] = field(default_factory=list)

    def clear(self) -> None:
        for heard in (self.announced, self.politeness, self.spoken, self.events):
            heard.clear()

    def hear(self, pointer: int) -> None:
        event = cast("QAccessibleEvent", shiboken6.wrapInstance(pointer, QAccessibleEvent))
        if event.type() == QAccessible.Event.Announcement:
            kind = QAccessibleAnnouncementEvent
            announcement = cast("QAccessibleAnnouncementEvent", shiboken6.wrapInstance(pointer, kind))
            self.announced.append(announcement.message())
            self.politeness.append(announcement.politeness().name)
            return
        widget = event.object()
        if isinstance(widget, QWidget):
            self._note(event.type(), widget)

    def _note(self, kind: QAccessible.Event, widget: QWidget) -> None:
        self.events.append((kind.name, widget.accessibleName()))
        if kind == QAccessible.Event.Focus:
            self._say(", ".join(filter(None, [name_of(widget), widget.accessibleDescription()])))
        elif widget.hasFocus() and kind == QAccessible.Event.NameChanged:
            self._say(name_of(widget))
        elif widget.hasFocus() and kind == QAccessible.Event.DescriptionChanged:
            self._say(widget.accessibleDescription())

    def _say(self, text: str) -> None:
        if text:
            self.spoken.append(text.replace("\u200b", ""))


def name_of(widget: QWidget) -> str:
    return widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")


@contextmanager
def listening() -> Iterator[Ears]:
    """Hears everything until the end of the block; Linux only, as the symbol is."""
    folder = Path(PySide6.__file__).parent / "Qt" / "lib"
    install = getattr(ctypes.CDLL(str(folder / _LIBRARIES[0])), _INSTALL)
    install.argtypes = [ctypes.c_void_p]
    ears = Ears()
    handler = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(ears.hear)
    QApplication.processEvents()
    install(ctypes.cast(handler, ctypes.c_void_p))
    try:
        yield ears
    finally:
        install(None)
