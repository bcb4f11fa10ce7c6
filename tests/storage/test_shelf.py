"""The shelf: games found as they were left, damaged ones set aside, every game counted once, and read once."""

import json
from collections import Counter
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bp_qt.engine.record import write_record
from bp_qt.engine.rulesets import Variant, variant_of, variants
from bp_qt.engine.seeds import daily_seed
from bp_qt.engine.sitting import Sitting
from bp_qt.engine.tally import Tally
from bp_qt.storage.notices import NoticeKind
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store
from tests.storage.conftest import OnDisk
from tests.storage.games import play

CALM = variant_of("calm", "classic")
DAILY = variant_of("combo", "daily")
each_variant = pytest.mark.parametrize("variant", variants(), ids=str)
DAY = daily_seed(date(2026, 3, 1))


def played(variant: Variant, moves: int) -> Sitting:
    seed = DAY if variant.mode.dated else "storage"
    return Sitting(play(variant.ruleset.id, variant.mode.id, moves, seed))


# --- saved and found again ---------------------------------------------------------------------------------


def test_at_first_there_is_nothing(shelf: Shelf) -> None:
    assert shelf.last() == CALM
    for variant in variants():
        assert shelf.at(variant) is None
        assert shelf.tally(variant) == Tally()
        assert shelf.best(variant) == 0
        assert not shelf.under_way(variant)


@each_variant
def test_a_game_is_found_as_it_was_left(shelf: Shelf, on_disk: OnDisk, variant: Variant) -> None:
    left = played(variant, 12)
    left.time_ms, left.counted_ms, left.eased, left.counted = 61_000, 60_500, True, False
    shelf.keep(left)
    again = Shelf(on_disk())
    assert again.last() == variant
    found = again.at(variant)
    assert found is not None
    assert found.history.game == left.history.game
    assert found.history.moves == left.history.moves
    assert (found.time_ms, found.counted_ms, found.eased, found.counted) == (61_000, 60_500, True, False)


def test_after_every_move_and_undo(shelf: Shelf, on_disk: OnDisk) -> None:
    history = play("calm", "classic", 0)
    for _ in range(6):
        history.apply(next(iter(history.game.legal)))
        shelf.keep(Sitting(history))
    history.undo()
    shelf.keep(Sitting(history))
    found = Shelf(on_disk()).at(CALM)
    assert found is not None
    assert found.history.game == history.game
    assert not found.history.can_undo


def test_every_ruleset_and_mode_keeps_its_own_game(shelf: Shelf, on_disk: OnDisk) -> None:
    games = {}
    for number, variant in enumerate(variants()):
        sitting = played(variant, number + 1)
        games[variant] = sitting.history.game
        shelf.keep(sitting)
    again = Shelf(on_disk())
    for variant, game in games.items():
        found = again.at(variant)
        assert found is not None
        assert found.history.game == game


@pytest.mark.parametrize("seed", ["@Variant(", "a,@b", "%40", '\\x40"', "ñ 積み木 🟦", " ", "=;[#]"])
def test_any_seed(shelf: Shelf, on_disk: OnDisk, seed: str) -> None:
    history = play("swap", "classic", 3, seed)
    shelf.keep(Sitting(history))
    store = on_disk()
    found = Shelf(store).at(variant_of("swap", "classic"))
    assert found is not None
    assert found.history.game == history.game
    assert not store.take_notices()


def test_a_disk_that_fails_is_answered_not_raised(path: Path) -> None:
    path.parent.write_text("in the way")
    shelf = Shelf(Store(path))
    shelf.keep(Sitting(play("calm", "classic", 2)))
    assert not shelf.is_well
    found = shelf.at(CALM)
    assert found is not None
    assert found.history.game.placements == 2


# --- records that are not good -----------------------------------------------------------------------------

GOOD = write_record(play("calm", "classic", 3).game, play("calm", "classic", 3).moves)


def changed(**fields: object) -> str:
    return json.dumps(json.loads(GOOD) | fields)


BAD = {
    "empty": "",
    "cut off": GOOD[:-20],
    "not JSON": "moves: 1a1",
    "no object": "[]",
    "deep": "[" * 100_000,
    "other format": changed(format="block-puzzle/2"),
    "unknown ruleset": changed(rules="chess"),
    "another slot": write_record(play("swap", "classic", 2).game, play("swap", "classic", 2).moves),
    "bad seed": changed(seed=""),
    "malformed move": changed(moves="1a1 hello"),
    "illegal move": changed(moves="1a1 1a1"),
    "other result": changed(result={"score": 9999, "lines": 0, "over": False}),
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD)
def test_a_bad_record_is_set_aside_whole_and_told(
    shelf: Shelf, store: Store, on_disk: OnDisk, text: str
) -> None:
    store.set_text("games/calm-classic/record", text)
    store.set_text("games/calm-classic/time_ms", "5")
    assert store.commit()
    assert shelf.at(CALM) is None
    (notice,) = store.take_notices()
    assert (notice.kind, notice.variant) == (NoticeKind.GAME_SET_ASIDE, CALM)
    assert notice.reason
    kept = json.loads(Path(notice.place).read_text(encoding="utf-8"))
    assert kept == {"games/calm-classic/record": text, "games/calm-classic/time_ms": "5"}
    again = on_disk()
    assert again.keys("games") == again.keys("aside") == []
    assert Shelf(again).at(CALM) is None
    assert not again.take_notices()


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("time_ms", ""),
        ("time_ms", "-1"),
        ("time_ms", "1.5"),
        ("time_ms", "soon"),
        ("time_ms", "9" * 5000),
        ("limit_used_ms", "٣"),
        ("eased", "maybe"),
        ("counted", "maybe"),
    ],
)
def test_junk_beside_a_good_record_costs_no_game(
    shelf: Shelf, store: Store, caplog: pytest.LogCaptureFixture, key: str, text: str
) -> None:
    shelf.keep(Sitting(play("calm", "classic", 3), 61_000, 60_500, eased=True))
    store.set_text(f"games/calm-classic/{key}", text)
    found = Shelf(store).at(CALM)
    assert found is not None
    assert found.history.game.placements == 3
    assert getattr(found, key.replace("limit_used", "counted")) == (key == "counted")
    assert not store.take_notices()
    assert key in caplog.text
    caplog.clear()


def test_a_bad_record_leaves_the_other_games_alone(shelf: Shelf, store: Store) -> None:
    shelf.keep(Sitting(play("swap", "classic", 4)))
    store.set_text("games/calm-classic/record", "junk")
    assert shelf.at(CALM) is None
    found = shelf.at(variant_of("swap", "classic"))
    assert found is not None
    assert found.history.game.placements == 4


def test_a_record_alone_is_a_game(shelf: Shelf, store: Store) -> None:
    store.set_text("games/calm-classic/record", GOOD)
    found = shelf.at(CALM)
    assert found is not None
    assert (found.time_ms, found.counted_ms, found.eased) == (0, 0, False)


def test_junk_as_the_last_game_is_no_last_game(shelf: Shelf, store: Store) -> None:
    store.set_text("games/last", "chess-blitz")
    assert shelf.last() == CALM


@given(at=st.integers(0, len(GOOD) - 1), to=st.text(max_size=3), length=st.integers(0, 5))
def test_no_damage_to_a_record_raises(
    tmp_path_factory: pytest.TempPathFactory, at: int, to: str, length: int
) -> None:
    store = Store(tmp_path_factory.mktemp("damage") / "a.ini")
    store.set_text("games/calm-classic/record", GOOD[:at] + to + GOOD[at + length :])
    found = Shelf(store).at(CALM)
    assert (found is None) == bool(store.take_notices())


# --- read once ---------------------------------------------------------------------------------------------


def test_a_kept_game_is_replayed_once_whatever_is_asked(
    shelf: Shelf, on_disk: OnDisk, replays: Counter[str]
) -> None:
    for variant in variants():
        shelf.keep(played(variant, 3))
    again = Shelf(on_disk())
    for _ in range(3):
        for variant in variants():
            again.at(variant)
            again.tally(variant)
            again.under_way(variant)
            again.best(variant)
    for variant in variants():
        assert again.reset(variant.ruleset)
        again.replace(played(variant, 0))
    assert replays == {variant.id: 1 for variant in variants()}
