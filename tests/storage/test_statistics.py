import pytest

from bp_qt.engine.tally import Tally
from bp_qt.storage.errors import StorageError
from bp_qt.storage.notices import NoticeKind
from bp_qt.storage.slots import SLOTS
from bp_qt.storage.statistics import Statistics
from bp_qt.storage.store import Store
from tests.storage.conftest import OnDisk
from tests.storage.games import play

ONE = Tally(games=1, best=40, lines=3, time_ms=1000, placements=20, points=40)


def test_nothing_yet(statistics: Statistics) -> None:
    for rules, mode in SLOTS.values():
        assert statistics.stored(rules, mode) == statistics.total(rules, mode) == Tally()
        assert statistics.best(rules, mode) == 0


def test_added_games_are_summed_and_kept(statistics: Statistics, store: Store, on_disk: OnDisk) -> None:
    statistics.add("combo", "hardcore", ONE)
    statistics.add("combo", "hardcore", Tally(games=1, best=25))
    assert statistics.best("combo", "hardcore") == 40
    assert store.sync()
    kept = Statistics(on_disk())
    assert kept.stored("combo", "hardcore").games == 2
    assert kept.stored("combo", "classic") == Tally()


def test_nothing_added_writes_nothing(statistics: Statistics, store: Store) -> None:
    statistics.add("calm", "classic", Tally())
    assert store.keys("statistics") == []


def test_the_game_in_the_slot_is_counted_live(statistics: Statistics) -> None:
    statistics.add("calm", "classic", ONE)
    history = play("calm", "classic", 5)
    total = statistics.total("calm", "classic", (history.game, 700))
    assert (total.games, total.placements, total.time_ms) == (2, 25, 1700)
    history.undo()
    assert statistics.total("calm", "classic", (history.game, 700)).placements == 24
    assert statistics.stored("calm", "classic") == ONE


def test_reset_is_of_one_ruleset_in_all_its_modes(
    statistics: Statistics, store: Store, on_disk: OnDisk
) -> None:
    for rules, mode in SLOTS.values():
        statistics.add(rules, mode, ONE)
    assert store.sync()
    assert statistics.reset("combo")
    for kept in (statistics, Statistics(on_disk())):
        left = {slot for slot, (rules, mode) in SLOTS.items() if kept.stored(rules, mode) == ONE}
        assert left == {"calm-classic", "swap-classic"}


@pytest.mark.parametrize("text", ["", "junk", "[]", '{"games": -1}', '{"games": true}', '{"days": {"x": 1}}'])
def test_damaged_statistics_are_set_aside_whole_and_told(
    statistics: Statistics, store: Store, text: str
) -> None:
    store.set_text("statistics/swap-classic", text)
    assert statistics.stored("swap", "classic") == Tally()
    (notice,) = store.take_notices()
    assert (notice.kind, notice.rules, notice.mode) == (NoticeKind.STATISTICS_SET_ASIDE, "swap", "classic")
    assert store.text(notice.place) == text
    statistics.add("swap", "classic", ONE)
    assert statistics.stored("swap", "classic") == ONE
    assert not store.take_notices()


@pytest.mark.parametrize(
    ("rules", "mode"), [("calm", "zen"), ("chess", "classic"), ("", ""), ("combo-zen", "")]
)
def test_an_unknown_slot_is_a_mistake_of_the_program(statistics: Statistics, rules: str, mode: str) -> None:
    with pytest.raises(StorageError):
        statistics.stored(rules, mode)
