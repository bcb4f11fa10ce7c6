"""The table of preferences: what the file and the dialog have, who listens, and that one more row is all it takes."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QCheckBox
from pytestqt.qtbot import QtBot

from bp_qt.app.preferences import PREFERENCES, Preference, connect_listeners
from bp_qt.storage.settings import Settings
from bp_qt.storage.store import Store
from tests.app.conftest import Open
from tests.program import dialog_of

MADE_UP = Preference(
    key="settings/made_up",
    kind=bool,
    default=False,
    section="Sound",
    label="Made &up",
    help="There for a test.",
    listener="look",
)


def other_value(row: Preference[Any]) -> Any:
    """A value that is allowed and not the default."""
    values = row.choices or row.limits or (False, True)
    return next(value for value in values if value != row.default)


def test_keys_types_and_values_are_those_of_the_first_version() -> None:
    found = {row.key: (row.kind, row.default, tuple(row.choices) or row.limits) for row in PREFERENCES}
    first = {
        "settings/language": (str, "system", ("system", "en", "es")),
        "settings/theme": (str, "system", ("system", "light", "dark", "contrast-light", "contrast-dark")),
        "settings/patterns": (bool, True, None),
        "settings/text_percent": (int, 100, (100, 125, 150, 175, 200)),
        "settings/motion": (str, "system", ("system", "on", "off")),
        "settings/volume": (int, 60, (0, 100)),
        "settings/mute": (bool, False, None),
        "settings/announcements": (str, "normal", ("normal", "brief")),
        "settings/timed_clock": (str, "normal", ("normal", "double", "triple", "off")),
    }
    assert first.items() <= found.items()


@pytest.mark.parametrize("row", PREFERENCES, ids=lambda row: row.key)
def test_every_row_is_whole(row: Preference[Any]) -> None:
    assert row.allows(row.default)
    assert row.section and row.label and row.help and row.listener
    assert [one.key for one in PREFERENCES].count(row.key) == 1


def test_a_section_stands_together() -> None:
    sections = [row.section for row in PREFERENCES]
    assert sections == sorted(sections, key=sections.index)


def test_a_listener_is_told_of_its_own_rows_alone(tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(Store(tmp_path / "settings.ini"))
    told: list[str] = []
    connect_listeners(
        settings, PREFERENCES, {row.listener: partial(told.append, row.listener) for row in PREFERENCES}
    )
    for row in PREFERENCES:
        settings.set(row, other_value(row))
    assert told == [row.listener for row in PREFERENCES]


def test_one_row_is_a_preference_in_the_dialog_in_the_file_and_for_who_listens(
    open_program: Open, qtbot: QtBot
) -> None:
    program = open_program("calm", "classic", "a", preferences=(*PREFERENCES, MADE_UP))
    dialog = dialog_of(program, "preferences")
    box = dialog.findChild(QCheckBox, MADE_UP.key)
    assert isinstance(box, QCheckBox)
    assert (box.text(), box.accessibleDescription()) == ("Made &up", "There for a test.")
    with qtbot.waitSignal(program.appearance.changed):
        box.click()
    assert program.settings.value(MADE_UP) is True
    assert program.store.sync()
    dialog.close()
    QApplication.processEvents()
    assert "made_up=true" in program.store.path.read_text()
    assert Settings(Store(program.store.path)).value(MADE_UP) is True


def test_the_program_does_not_start_with_a_row_that_nobody_listens_to(open_program: Open) -> None:
    deaf = replace(MADE_UP, listener="nobody")
    with pytest.raises(LookupError, match="settings/made_up"):
        open_program("calm", "classic", "a", preferences=(*PREFERENCES, deaf))
