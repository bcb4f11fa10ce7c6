"""What the shelf says of the games that were played: each counts once."""

import json
from datetime import date
from pathlib import Path

import pytest

from bp_qt.engine.moves import Command
from bp_qt.engine.rulesets import ruleset_of, variant_of, variants
from bp_qt.engine.seeds import daily_seed
from bp_qt.engine.sitting import Sitting
from bp_qt.engine.tally import Tally, tally_of
from bp_qt.storage.notices import NoticeKind
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store
from tests.storage.conftest import OnDisk
from tests.storage.games import play

CALM = variant_of("calm", "classic")
DAILY = variant_of("combo", "daily")
DAY = daily_seed(date(2026, 3, 1))
ONE = Tally(games=1, best=40, lines=3, time_ms=1000, placements=20, points=40)


def test_a_replaced_game_counts_once(shelf: Shelf, on_disk: OnDisk) -> None:
    first, second = Sitting(play("calm", "classic", 30), 9000), Sitting(play("calm", "classic", 0, "another"))
    shelf.keep(first)
    before = shelf.tally(CALM)
    shelf.replace(second)
    for counted in (shelf, Shelf(on_disk())):
        assert counted.tally(CALM) == before == tally_of(first.history.game, 9000)
        found = counted.at(CALM)
        assert found is not None
        assert found.history.game == second.history.game


def test_a_game_without_a_placement_does_not_count(shelf: Shelf, store: Store) -> None:
    shelf.keep(Sitting(play("calm", "classic", 0), 9000))
    shelf.replace(Sitting(play("calm", "classic", 0, "another")))
    assert shelf.tally(CALM) == Tally()
    assert store.keys("statistics") == []


def test_a_game_that_was_never_opened_counts_too(shelf: Shelf, on_disk: OnDisk) -> None:
    old = Sitting(play("combo", "hardcore", 7), 800)
    shelf.keep(old)
    again = Shelf(on_disk())
    again.replace(Sitting(play("combo", "hardcore", 0, "another")))
    assert again.tally(old.variant) == tally_of(old.history.game, 800)
    assert again.best(old.variant) == old.history.game.score


def test_the_game_on_the_shelf_is_counted_as_it_stands(shelf: Shelf, store: Store) -> None:
    store.set_text("statistics/calm-classic", ONE.to_json())
    sitting = Sitting(play("calm", "classic", 5), 700)
    shelf.keep(sitting)
    total = shelf.tally(CALM)
    assert (total.games, total.placements, total.time_ms) == (2, 25, 1700)
    assert shelf.under_way(CALM)
    sitting.history.undo()
    assert shelf.tally(CALM).placements == 24


def test_replacing_is_one_write(shelf: Shelf, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.keep(Sitting(play("calm", "classic", 3)))
    commit, writes = store.commit, list[bool]()

    def counted() -> bool:
        writes.append(commit())
        return writes[-1]

    monkeypatch.setattr(store, "commit", counted)
    shelf.replace(Sitting(play("calm", "classic", 0, "another")))
    assert writes == [True]


def test_the_result_of_a_day_stays_when_the_next_day_begins(shelf: Shelf) -> None:
    over = Sitting(play("combo", "daily", 10_000, DAY), 5000)
    assert over.history.game.over
    shelf.keep(over)
    days = {"2026-03-01": over.history.game.score}
    assert shelf.tally(DAILY).days == days
    shelf.replace(Sitting(play("combo", "daily", 2, daily_seed(date(2026, 3, 2)))))
    total = shelf.tally(DAILY)
    assert (total.games, total.days) == (2, days)
    assert shelf.best(DAILY) == 0


def test_a_reset_is_of_one_ruleset_in_all_its_modes(shelf: Shelf, store: Store, on_disk: OnDisk) -> None:
    for variant in variants():
        store.set_text(f"statistics/{variant.id}", ONE.to_json())
    assert shelf.reset(ruleset_of("combo"))
    for counted in (shelf, Shelf(on_disk())):
        left = [variant.id for variant in variants() if counted.tally(variant) == ONE]
        assert left == [variant.id for variant in variants() if variant.ruleset.id != "combo"]


def test_a_reset_takes_the_games_that_are_over_and_leaves_the_others(shelf: Shelf, on_disk: OnDisk) -> None:
    over, under_way = Sitting(play("combo", "classic", 10_000)), Sitting(play("combo", "zen", 4))
    assert over.history.game.over
    shelf.keep(over)
    shelf.keep(under_way)
    assert shelf.reset(ruleset_of("swap"))
    assert over.counted
    assert shelf.reset(ruleset_of("combo"))
    for counted in (shelf, Shelf(on_disk())):
        assert counted.tally(over.variant) == Tally()
        assert counted.tally(under_way.variant) == under_way.tally != Tally()


@pytest.mark.parametrize("text", ["", "junk", "[]", '{"games": -1}', '{"games": true}', '{"days": {"x": 1}}'])
def test_damaged_statistics_are_set_aside_whole_and_told(shelf: Shelf, store: Store, text: str) -> None:
    store.set_text("statistics/calm-classic", text)
    assert store.commit()
    assert shelf.tally(CALM) == Tally()
    (notice,) = store.take_notices()
    assert (notice.kind, notice.variant) == (NoticeKind.STATISTICS_SET_ASIDE, CALM)
    assert json.loads(Path(notice.place).read_text()) == {"statistics/calm-classic": text}
    shelf.keep(Sitting(play("calm", "classic", 5)))
    shelf.replace(Sitting(play("calm", "classic", 0)))
    assert shelf.tally(CALM).placements == 5
    assert not store.take_notices()


def test_a_scripted_life_equals_an_independent_tally(path: Path) -> None:
    """Played to the end, abandoned, undone, resumed, never begun; in two rulesets by turns."""
    counted, shelf = [], Shelf(Store(path))
    for number, moves in enumerate((500, 4, 0, 1, 25)):
        for rules in ("calm", "swap"):
            history = play(rules, "classic", moves, f"life {number}")
            while history.game.stuck and not history.game.over:
                history.apply(Command.END)
            sitting = Sitting(history, 1000 * number)
            shelf.replace(sitting)
            if history.can_undo:
                history.undo()
                shelf.keep(sitting)
            if history.game.placements:
                counted.append((rules, history.game.score, history.game.lines, 1000 * number))
            shelf = Shelf(Store(path)) if number % 2 else shelf
    for rules in ("calm", "swap"):
        mine = [row for row in counted if row[0] == rules]
        total = shelf.tally(variant_of(rules, "classic"))
        assert total.games == len(mine)
        assert total.best == max(row[1] for row in mine)
        assert total.lines == sum(row[2] for row in mine)
        assert total.time_ms == sum(row[3] for row in mine)
