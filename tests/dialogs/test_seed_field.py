"""The field for a seed: what it hands on."""

import pytest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from bp_qt.dialogs.seed_field import SeedField
from bp_qt.engine.rulesets import variant_of
from bp_qt.engine.seeds import check_today
from tests.dialogs.games import TODAY


@pytest.mark.parametrize(
    ("text", "seed"), [("ABC", "ABC"), (" ABC ", "ABC"), ("", None), ("a\u200bb", None), ("±" * 70, None)]
)
def test_a_seed_is_handed_on_only_when_it_can_be_used_and_is_seen(qtbot: QtBot, text: str, seed: str | None):
    classic, daily = (variant_of("combo", mode).mode for mode in ("classic", "daily"))
    field = SeedField(lambda text, mode: check_today(text, mode, TODAY))
    qtbot.addWidget(field)
    field.set_mode(classic)
    field.set_seed("x")
    field.findChildren(QLineEdit)[0].setText(text)
    assert field.seed == seed
    assert field.is_valid == (seed is not None or not text)
    field.set_mode(daily)
    assert field.seed is None
