"""Session signals -> messages: each event once, and nothing for what the player did not do."""

from collections.abc import Callable

import pytest

from bp_qt.access.announcer import Announcer
from bp_qt.engine.moves import Command
from bp_qt.engine.rulesets import variant_of
from tests.engine.positions import game_at
from tests.play.desk import Desk


class Listener:
    """An announcer of `desk` and what it said."""

    def __init__(self, desk: Desk) -> None:
        self.announcer = Announcer(desk.session)
        self.announcer.listen()
        self.said: list[str] = []
        self.announcer.said.connect(self.said.append)


@pytest.fixture
def listener(desk: Desk) -> Listener:
    return Listener(desk)


def test_every_event_is_one_message(desk: Desk, listener: Listener) -> None:
    events: list[tuple[Callable[[], object], str]] = [
        (
            lambda: desk.session.start(variant_of("calm", "classic"), "open-clean-3"),
            "New game: Calm. Pieces: ",
        ),
        (lambda: desk.session.place(0, 3, 0), "Placed at A4, 2 points."),
        (lambda: desk.session.place(0, 3, 0), "That piece has been used."),
        (lambda: desk.session.place(1, 3, 0), "Does not fit: A4 is filled."),
        (desk.session.undo, "Undone. Score 0."),
        (lambda: desk.session.start(variant_of("swap", "classic"), "a"), "New game: Swap. Pieces: "),
        (lambda: desk.session.move(Command.SWAP), "Group swapped. New pieces: "),
        (lambda: desk.session.move(Command.SWAP), "No swaps left."),
        (lambda: desk.session.open(variant_of("calm", "classic")), "Calm, as you left it. Pieces: "),
    ]
    for happen, says in events:
        listener.said.clear()
        happen()
        (message,) = listener.said
        assert message.startswith(says)
        assert listener.announcer.last == message


def test_the_news_come_first(desk: Desk, listener: Listener) -> None:
    desk.put(game_at("combo", board=["#" * 9], tray=["single"]))
    listener.said.clear()
    desk.session.place(0, 0, 9)
    (message,) = listener.said
    assert message.replace(",", "").startswith("Cleared row 1 2101 points. The board is clean. New pieces: ")


def test_brief(desk: Desk, listener: Listener) -> None:
    listener.announcer.brief = True
    desk.put(game_at("calm", tray=["single"]))
    listener.said.clear()
    desk.session.place(0, 0, 0)
    assert listener.said == ["Placed at A1, 1 point. New pieces."]


def test_the_greeting_says_what_is_there(desk: Desk) -> None:
    desk.session.start(variant_of("calm", "classic"), "greet")
    listener = Listener(desk)
    listener.announcer.greet()
    assert listener.said[0].startswith("New game: Calm. Pieces: ")
    desk.play(1)
    again = Listener(desk)
    again.announcer.greet()
    assert again.said[0].startswith("Calm, as you left it. Piece 2: ")


def test_nothing_is_said_for_what_the_player_did_not_do(desk: Desk, listener: Listener) -> None:
    desk.session.start(variant_of("combo", "classic"), "quiet")
    desk.play(1)
    listener.said.clear()
    desk.wind(300_000)
    desk.session.save()
    desk.session.set_limit_scale(2)
    desk.clock.set_active(False)
    assert listener.said == []


def test_the_time_left_at_its_moments(desk: Desk, listener: Listener) -> None:
    desk.session.start(variant_of("combo", "timed"), "desk")
    desk.play(1)
    listener.said.clear()
    desk.wind(179_900, step_ms=100)
    assert listener.said == ["60 seconds left.", "30 seconds left.", "10 seconds left."]
    desk.wind(100, step_ms=100)
    assert listener.said[3:] == ["Game over: the time is up. " + result(desk)]


def result(desk: Desk) -> str:
    return f"Score {desk.game.score}, 0 lines. Highest combo 0. Full clears 0."


def test_a_loop_that_was_held_up_misses_no_moment(desk: Desk, listener: Listener) -> None:
    desk.session.start(variant_of("combo", "timed"), "desk")
    desk.play(1)
    listener.said.clear()
    while not desk.game.over:
        desk.wind(1700, step_ms=1700)
    seconds = [int(message.split()[0]) for message in listener.said if message.endswith("left.")]
    assert all(moment - 2 <= said <= moment for said, moment in zip(seconds, (60, 30, 10), strict=True))
    assert seconds != [60, 30, 10]


def test_coming_back_to_a_timed_game_does_not_say_the_time(desk: Desk, listener: Listener) -> None:
    desk.session.start(variant_of("combo", "timed"), "desk")
    desk.play(1)
    desk.wind(150_000)
    desk.session.open(variant_of("calm", "classic"))
    listener.said.clear()
    desk.session.open(variant_of("combo", "timed"))
    assert len(listener.said) == 1
    assert "seconds left" not in listener.said[0]


def test_messages_can_be_repeated_and_forgotten(listener: Listener) -> None:
    listener.announcer.repeat()
    assert listener.said == []
    listener.announcer.say("News.")
    listener.announcer.repeat()
    assert listener.said == ["News.", "News."]
    listener.announcer.forget()
    listener.announcer.repeat()
    assert len(listener.said) == 2
