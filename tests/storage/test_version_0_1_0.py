"""A file of version 0.1.0, made by that version: games in every place, statistics, settings; opened unchanged."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from bp_qt.app.preferences import PREFERENCES, Preference
from bp_qt.engine.rulesets import variant_of
from bp_qt.engine.tally import Tally
from bp_qt.storage.settings import Settings
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store

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
