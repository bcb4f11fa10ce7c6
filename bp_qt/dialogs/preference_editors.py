"""One preference in the dialog: a label, what changes the value, and a sentence beneath."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSignalBlocker, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from bp_qt.access.news import News
from bp_qt.dialogs.kit.check_box import CheckBox
from bp_qt.dialogs.kit.drop_down import DropDown
from bp_qt.dialogs.kit.flow import Columns
from bp_qt.dialogs.kit.hint import Hint
from bp_qt.dialogs.kit.sheet import wrapped
from bp_qt.words.wording import percent

__all__ = [
    "INSET_PX",
    "PreferenceEditor",
    "PreferenceRow",
    "PreferenceSource",
    "PreferenceValue",
    "editor_for",
]

translate = QCoreApplication.translate

PreferenceValue = bool | int | str

INSET_PX = 8
"""Indents text to where a check box begins, which needs room for its focus ring."""

_MNEMONIC_MARK = "&"


class PreferenceRow(Protocol):
    """One preference as a row of the program's table. Texts are English source.

    Numbers with `limits` get a slider, booleans a check box, `choices` a list: with their names if they are a
    mapping, otherwise in per cent.
    """

    @property
    def key(self) -> str:
        """What it is called in the file, and the object name of what changes it."""

    @property
    def default(self) -> PreferenceValue:
        """The value that it has before anybody chooses."""

    @property
    def choices(self) -> Collection[PreferenceValue]:
        """Every value to choose from, in order."""

    @property
    def as_written(self) -> Collection[PreferenceValue]:
        """The choices whose names are the same in every language."""

    @property
    def limits(self) -> tuple[int, int] | None:
        """The lowest and the highest number."""

    @property
    def section(self) -> str:
        """The heading that it stands under."""

    @property
    def label(self) -> str:
        """What it is called, with its mnemonic."""

    @property
    def help(self) -> str:
        """A sentence that says what it does."""


class PreferenceSource(Protocol):
    """The player's values for the rows of its own table; `set` applies and keeps a value at once."""

    def value(self, row: Any, /) -> PreferenceValue:
        """The value now."""

    def set(self, row: Any, value: Any, /) -> None:
        """Gives the preference another value, one of those that are allowed."""


class PreferenceEditor(QWidget):
    """One preference: what changes it, and a sentence beneath."""

    def __init__(self, row: PreferenceRow, source: PreferenceSource, editor: QWidget) -> None:
        super().__init__()
        self.row = row
        self._source = source
        self._editor = editor
        editor.setObjectName(row.key)
        self._help = Hint()
        self._help.setContentsMargins(INSET_PX, 0, INSET_PX, 0)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 6)
        self.column.setSpacing(4)

    def retranslate(self) -> None:
        """Every text in the interface's language."""
        help_text = translate("Preferences", self.row.help)
        self._help.set_text(help_text)
        self._editor.setAccessibleName(self._label.replace(_MNEMONIC_MARK, ""))
        self._editor.setAccessibleDescription(help_text)

    def show_value(self) -> None:
        """Shows the value of the source, without setting it."""
        raise NotImplementedError

    def take_focus(self) -> None:
        """Gives the focus to the control."""
        self._editor.setFocus()

    @property
    def _label(self) -> str:
        return translate("Preferences", self.row.label)

    def _change(self, value: PreferenceValue) -> None:
        self._source.set(self.row, value)


class _Check(PreferenceEditor):
    def __init__(self, row: PreferenceRow, source: PreferenceSource) -> None:
        self._box = CheckBox()
        super().__init__(row, source, self._box)
        self.column.addWidget(self._box)
        self.column.addWidget(self._help)
        self.show_value()
        self._box.toggled.connect(self._change)

    def retranslate(self) -> None:
        super().retranslate()
        self._box.setText(self._label)

    def show_value(self) -> None:
        with QSignalBlocker(self._box):
            self._box.setChecked(bool(self._source.value(self.row)))


class _Labelled(PreferenceEditor):
    """A label with its control beside it, where there is room."""

    def __init__(
        self, row: PreferenceRow, source: PreferenceSource, editor: QWidget, beside: QWidget
    ) -> None:
        super().__init__(row, source, editor)
        self._name = wrapped()
        self._name.setBuddy(editor)
        pair = QWidget()
        columns = Columns(2)
        columns.addWidget(self._name)
        columns.addWidget(beside)
        pair.setLayout(columns)
        line = QHBoxLayout()
        line.setContentsMargins(INSET_PX, 0, INSET_PX, 0)
        line.addWidget(pair)
        self.column.addLayout(line)
        self.column.addWidget(self._help)

    def retranslate(self) -> None:
        super().retranslate()
        self._name.setText(self._label)


class _Choice(_Labelled):
    def __init__(self, row: PreferenceRow, source: PreferenceSource) -> None:
        self._box = DropDown()
        super().__init__(row, source, self._box, self._box)
        self._values = tuple(row.choices)
        self._box.addItems([str(value) for value in self._values])
        self.show_value()
        self._box.currentIndexChanged.connect(self._on_chosen)

    def retranslate(self) -> None:
        super().retranslate()
        for index, value in enumerate(self._values):
            self._box.setItemText(index, self._text_of(value))

    def show_value(self) -> None:
        with QSignalBlocker(self._box):
            self._box.setCurrentIndex(self._values.index(self._source.value(self.row)))

    def _on_chosen(self, index: int) -> None:
        self._change(self._values[index])
        # Qt announces nothing when the choice changes while the list is closed.
        News.of(self).tell(self._box.currentText(), self.window())

    def _text_of(self, value: PreferenceValue) -> str:
        names = self.row.choices
        if isinstance(names, Mapping):
            name: str = names[value]
            return name if value in self.row.as_written else translate("Preferences", name)
        return percent(int(value))


class _Number(_Labelled):
    def __init__(self, row: PreferenceRow, source: PreferenceSource) -> None:
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._number = QLabel()
        both = QWidget()
        line = QHBoxLayout(both)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self._slider, 1)
        line.addWidget(self._number)
        super().__init__(row, source, self._slider, both)
        assert row.limits is not None
        self._slider.setRange(*row.limits)
        self._slider.setSingleStep(5)
        self._slider.setPageStep(20)
        self._guard = _WheelGuard(self._slider)
        self.show_value()
        self._slider.valueChanged.connect(self._on_moved)

    def retranslate(self) -> None:
        super().retranslate()
        self._show_number()

    def show_value(self) -> None:
        with QSignalBlocker(self._slider):
            self._slider.setValue(int(self._source.value(self.row)))
        self._show_number()

    def _on_moved(self, value: int) -> None:
        self._show_number()
        self._change(value)

    def _show_number(self) -> None:
        self._number.setText(percent(self._slider.value()))
        # As wide as the widest number, so that the slider keeps its length while it moves.
        self._number.setMinimumWidth(self._number.fontMetrics().horizontalAdvance(percent(100)) + 4)


class _WheelGuard(QObject):
    """The wheel scrolls the dialog.

    It changes a value only where the focus is, never one that is scrolled past.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and not self._widget.hasFocus():
            event.ignore()
            return True
        return False


def editor_for(row: PreferenceRow, source: PreferenceSource) -> PreferenceEditor:
    """The row that suits the values: a box to check, choices to choose from, or a number to slide."""
    if isinstance(row.default, bool):
        return _Check(row, source)
    return _Choice(row, source) if row.choices else _Number(row, source)
