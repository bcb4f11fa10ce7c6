"""A file of version 0.1.0, made by that version: games in every place, statistics, settings; opened unchanged."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings

from bp_qt.app.preferences import PREFERENCES, Preference
from bp_qt.engine.rulesets import Variant, variant_of, variants
from bp_qt.engine.sitting import Sitting
from bp_qt.engine.tally import Tally
from bp_qt.storage.settings import Settings
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store
from tests.play.desk import played

KEPT = Path(__file__).parent / "kept-0.1.0"
EXPECTED: dict[str, dict[str, Any]] = json.loads((KEPT / "expected.json").read_text(encoding="utf-8"))
"""What version 0.1.0 itself said of the file."""


@pytest.fixture
def old(path: Path) -> Path:
    path.parent.mkdir()
    return Path(shutil.copy(KEPT / "block-puzzle.ini", path))


def test_every_game_and_its_statistics_are_there(old: Path) -> None:
    store = Store(old)
    shelf = Shelf(store)
    assert shelf.last() == variant_of("swap", "classic")
    found = {}
    for variant in (variant_of(*name.split("-")) for name in EXPECTED):
        sitting = shelf.at(variant)
        assert sitting is not None
        game = sitting.history.game
        found[variant.id] = {
            "seed": game.seed,
            "moves": len(sitting.history.moves),
            "score": game.score,
            "lines": game.lines,
            "over": game.over,
            "time_ms": sitting.time_ms,
            "counted_ms": sitting.counted_ms,
            "eased": sitting.eased,
            "tally": json.loads(shelf.tally(variant).to_json()),
        }
    assert found == EXPECTED
    assert store.take_notices() == []


def test_every_setting_is_there(old: Path) -> None:
    settings = Settings(Store(old))
    rows: tuple[Preference[Any], ...] = PREFERENCES
    values = {row.key.partition("/")[2]: settings.value(row) for row in rows}
    assert (
        values.items()
        >= {
            "language": "es",
            "theme": "contrast-dark",
            "patterns": False,
            "motion": "off",
            "volume": 35,
            "mute": True,
            "announcements": "brief",
            "text_percent": 125,
            "timed_clock": "double",
        }.items()
    )


def test_it_goes_on_and_nothing_else_changes(old: Path) -> None:
    shelf = Shelf(Store(old))
    played = variant_of("combo", "zen")
    sitting = shelf.at(played)
    assert sitting is not None
    sitting.history.apply(next(iter(sitting.history.game.legal)))
    shelf.keep(sitting)
    again = Shelf(Store(old))
    assert again.last() == played
    for variant in (variant_of(*name.split("-")) for name in EXPECTED):
        tally = again.tally(variant)
        before = Tally.from_json(json.dumps(EXPECTED[variant.id]["tally"]))
        assert (tally == before) == (variant != played)
        assert tally.placements == before.placements + (variant == played)


# --- there and back ----------------------------------------------------------------------------------------
# over-1.ini was written by this version and then played on by version 0.1.0, which said what over-1.json says.


def test_what_0_1_0_has_played_over_a_file_of_ours_goes_on(path: Path) -> None:
    path.parent.mkdir()
    store = Store(Path(shutil.copy(KEPT / "over-1.ini", path)))
    shelf = Shelf(store)
    found = {}
    for variant in variants():
        sitting = shelf.at(variant)
        assert sitting is not None
        tally = json.loads(shelf.tally(variant).to_json())
        found[variant.id] = [
            sitting.history.game.score,
            len(sitting.history.moves),
            sitting.time_ms,
            tally | {"clears": (tally["clears"] + [0] * 6)[:6]},
        ]
    assert found == json.loads((KEPT / "over-1.json").read_text(encoding="utf-8"))
    assert store.take_notices() == []


def test_0_1_0_reads_what_we_write(old: Path) -> None:
    """As that version read: QSettings, where no value may hold an `@`; what it wrote had no seal."""
    store = Store(old)
    shelf = Shelf(store)
    for variant in variants():
        sitting = shelf.at(variant)
        assert sitting is not None
        shelf.replace(Sitting(played(variant.ruleset.id, variant.mode.id, 2, seed_of(variant))))
    assert "@" not in old.read_text(encoding="utf-8")
    settings = QSettings(str(old), QSettings.Format.IniFormat)
    for key in [key for top in ("games", "statistics", "settings", "window") for key in store.keys(top)]:
        assert store.text(key) == unquote(str(settings.value(key))), key
    settings.setValue("settings/volume", "36")
    settings.sync()
    again = Store(old)
    assert again.text("settings/volume") == "36"
    assert again.take_notices() == []
    assert Shelf(again).tally(variants()[1]) == shelf.tally(variants()[1])


def unquote(text: str) -> str:
    return text.replace("%00", "\0").replace("%40", "@").replace("%25", "%")


def seed_of(variant: Variant) -> str:
    return "daily/2026-11-30" if variant.mode.dated else "next"
