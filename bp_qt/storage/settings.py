"""What an option is, and the player's values. The program decides which options exist."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Generic, TypeGuard, TypeVar

from PySide6.QtCore import QObject, Signal

from bp_qt.storage.errors import StorageError
from bp_qt.storage.store import Store

__all__ = ["Option", "Settings"]

_log = logging.getLogger("bp_qt.storage")

T = TypeVar("T", bool, int, str)


@dataclass(frozen=True, slots=True)
class Option(Generic[T]):
    """One thing that the player can choose: its key in the file, type, default, and what is allowed.

    `limits` are the lowest and highest number; without them and without `choices` anything of the type goes.
    """

    key: str
    kind: type[T]
    default: T
    choices: Collection[T] = ()
    limits: tuple[int, int] | None = None

    def allows(self, value: object) -> TypeGuard[T]:
        """Whether `value` is one for this option."""
        if type(value) is not self.kind:  # isinstance takes True for an int
            return False
        if self.choices and value not in self.choices:
            return False
        return self.limits is None or self.limits[0] <= int(value) <= self.limits[1]

    def read(self, text: str) -> T | None:
        """The value that `text` stands for; None if it is not one for this option."""
        value = _READERS[self.kind](text)
        return value if self.allows(value) else None


class Settings(QObject):
    """The player's values; `changed` gives the key of an option that has another value now.

    With `ignores_kept` every value is the default until it is set in this sitting.
    """

    changed = Signal(str)

    def __init__(self, store: Store, parent: QObject | None = None, *, ignores_kept: bool = False) -> None:
        super().__init__(parent)
        self._store = store
        self._ignores_kept = ignores_kept
        self._set_now: set[str] = set()
        self._reported: set[str] = set()

    def value(self, option: Option[T]) -> T:
        """The player's value, or the default where there is none; a wrong one in the file is logged once."""
        text = self._store.text(option.key)
        if text is None or (self._ignores_kept and option.key not in self._set_now):
            return option.default
        value = option.read(text)
        if value is None:
            self._report(option.key, text)
            return option.default
        return value

    def set(self, option: Option[T], value: T) -> None:
        """Gives `option` another value; it reaches the disk as `Store.set_text` says.

        Raises `StorageError` for a value that the option does not allow.
        """
        if not option.allows(value):
            raise StorageError(f"{value!a} is no value for {option.key}")
        before = self.value(option)
        self._set_now.add(option.key)
        self._store.set_text(option.key, _written(value))
        self._store.commit()
        if value != before:
            self.changed.emit(option.key)

    def _report(self, key: str, text: str) -> None:
        if key not in self._reported:
            self._reported.add(key)
            _log.warning("wrong value for %s: %.40a; the default is used", key, text)


def _read_int(text: str) -> int | None:
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else None


_READERS: dict[type, Callable[[str], object]] = {
    bool: {"true": True, "false": False}.get,
    int: _read_int,
    str: str,
}


def _written(value: bool | int | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
