from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.moves import Command, parse_move
from bp_qt.engine.rulesets import variant_of
from bp_qt.engine.sitting import Sitting
from bp_qt.engine.tally import Tally, tally_of

CALM = variant_of("calm", "classic")


def sitting(moves: str = "", variant=CALM, seed: str = "open-clean-3", time_ms: int = 0) -> Sitting:
    history = History(Game.new(variant.ruleset, variant.mode, seed))
    for move in moves.split():
        history.apply(parse_move(move))
    return Sitting(history, time_ms)


def test_it_knows_its_variant():
    assert sitting().variant == CALM


def test_it_counts_with_its_playing_time_as_it_stands():
    played = sitting("1a4", time_ms=1234)
    assert played.tally == tally_of(played.history.game, 1234)


def test_it_counts_for_nothing_once_its_statistics_were_reset():
    played = sitting("1a4", time_ms=1234)
    played.counted = False
    assert played.tally == Tally()


def test_it_is_under_way_from_the_first_placement_to_the_end():
    assert not sitting().is_under_way
    assert sitting("1a4").is_under_way
    timed = sitting(variant=variant_of("combo", "timed"))
    slot_one = next(iter(timed.history.game.legal.anchors(0)))
    timed.history.apply(parse_move(f"1{'abcdefghij'[slot_one[1]]}{slot_one[0] + 1}"))
    timed.history.apply(Command.TIMEUP)
    assert not timed.is_under_way


def test_who_comes_back_cannot_undo_what_was_played_before():
    played = sitting("1a4")
    before = played.history
    assert before.can_undo
    played.leave()
    assert not played.history.can_undo
    assert (played.history.game, played.history.moves) == (before.game, before.moves)
