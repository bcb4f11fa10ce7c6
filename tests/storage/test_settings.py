import logging
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from bp_qt.storage.errors import StorageError
from bp_qt.storage.settings import Option, Settings
from bp_qt.storage.store import Store
from tests.storage.conftest import OnDisk

VOLUME = Option("settings/volume", int, 60, limits=(0, 100))
MUTE = Option("settings/mute", bool, default=False)
PATTERNS = Option("settings/patterns", bool, default=True)
TEXT_PERCENT = Option("settings/text_percent", int, 100, choices=(100, 150, 200))
THEME = Option("settings/theme", str, "system", choices={"system": "As the system", "dark": "Dark"})
"""Choices with names: what is allowed are the values."""
GEOMETRY = Option("window/geometry", str, "")


@pytest.fixture
def settings(store: Store, qtbot: QtBot) -> Settings:
    return Settings(store)


OPTIONS: tuple[tuple[Option[Any], Any], ...] = (
    (VOLUME, 7),
    (MUTE, True),
    (PATTERNS, False),
    (TEXT_PERCENT, 200),
    (THEME, "dark"),
    (GEOMETRY, "AdnQywADAA=="),
)


@pytest.mark.parametrize(("option", "value"), OPTIONS, ids=lambda part: getattr(part, "key", ""))
def test_default_then_the_players_value(
    settings: Settings, store: Store, on_disk: OnDisk, option: Option[Any], value: Any
) -> None:
    assert option.allows(option.default)
    assert settings.value(option) == option.default
    settings.set(option, value)
    assert settings.value(option) == value
    assert store.sync()
    kept = Settings(on_disk()).value(option)
    assert kept == value
    assert type(kept) is option.kind


def test_changed_names_the_key_and_only_for_a_change(settings: Settings, qtbot: QtBot) -> None:
    with qtbot.waitSignal(settings.changed) as signal:
        settings.set(THEME, "dark")
    assert signal.args == [THEME.key]
    with qtbot.assertNotEmitted(settings.changed):
        settings.set(THEME, "dark")
        settings.set(VOLUME, VOLUME.default)


WRONG = [
    (VOLUME, "101"),
    (VOLUME, "-1"),
    (VOLUME, "loud"),
    (VOLUME, "6.5"),
    (VOLUME, ""),
    (VOLUME, "٦٠"),
    (VOLUME, "9" * 5000),
    (MUTE, "1"),
    (MUTE, "yes"),
    (PATTERNS, ""),
    (TEXT_PERCENT, "110"),
    (THEME, "Light"),
    (THEME, "light, dark"),
]


@pytest.mark.parametrize(("option", "text"), WRONG)
def test_a_wrong_value_is_the_default_and_logged_once(
    settings: Settings, store: Store, caplog: pytest.LogCaptureFixture, option: Option[Any], text: str
) -> None:
    store.set_text(option.key, text)
    for _ in range(3):
        assert settings.value(option) == option.default
    (record,) = [record for record in caplog.records if record.levelno == logging.WARNING]
    assert record.name == "bp_qt.storage"
    assert option.key in record.getMessage()
    assert len(record.getMessage()) < 200
    caplog.clear()


@pytest.mark.parametrize(
    ("option", "value"), [(VOLUME, 101), (VOLUME, True), (MUTE, 1), (THEME, "pink"), (TEXT_PERCENT, 110)]
)
def test_setting_a_wrong_value_is_a_mistake_of_the_program(
    settings: Settings, option: Option[Any], value: object
) -> None:
    with pytest.raises(StorageError, match=option.key):
        settings.set(option, value)
    assert settings.value(option) == option.default
