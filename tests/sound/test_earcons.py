"""Where the cursor is, by ear: one sound for each step, panned by column and pitched by row."""

from typing import cast

import pytest

from bp_qt.sound.earcons import EarconPlayer, pan_of, pitch_of
from bp_qt.sound.loudspeaker import Sounds
from tests.engine.positions import game_at
from tests.play.desk import Desk


class Ears:
    """Hears what is played."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.places: list[tuple[float, float]] = []

    def place(self, name: str, volume_percent: int, pan: float, pitch: float) -> None:
        assert volume_percent == 40
        self.heard.append(name)
        self.places.append((pan, pitch))


@pytest.fixture
def ears() -> Ears:
    return Ears()


@pytest.fixture
def player(qapp: object, ears: Ears) -> EarconPlayer:
    desk = Desk()
    desk.put(game_at("calm", board=["##......"], tray=["h3", "single"]))
    player = EarconPlayer(desk.session, desk.aim, cast("Sounds", ears), desk.aim)
    player.set_volume(40)
    return player


@pytest.fixture
def aim(player: EarconPlayer):
    return player.parent()


def test_a_step_says_filled_or_empty(aim, ears: Ears) -> None:
    for cell in ((0, 1), (0, 2), (1, 2), (1, 2)):
        aim.move_cursor(cell)
    assert ears.heard == ["cursor-filled", "cursor-empty", "cursor-empty"]


def test_with_a_piece_a_step_says_whether_it_fits(aim, ears: Ears) -> None:
    aim.take(0, at_cursor=True)
    aim.move_cursor((0, 2))
    aim.move_cursor((0, 6))
    assert ears.heard == ["aim-misses", "aim-fits", "aim-misses"]


def test_a_drag_and_a_piece_put_back_make_no_sound(aim, ears: Ears) -> None:
    aim.take(0, dragging=True)
    aim.drag_to(3.5, 4)
    aim.put_back()
    assert ears.heard == []


def test_the_edge_is_heard_where_the_cursor_is(player: EarconPlayer, ears: Ears) -> None:
    player.tell_edge()
    assert ears.heard == ["edge"]
    assert ears.places == [(pan_of(0, 8), pitch_of(0, 8))]


def test_nothing_is_heard_without_a_volume(player: EarconPlayer, aim, ears: Ears) -> None:
    player.set_volume(0)
    aim.move_cursor((3, 3))
    player.tell_edge()
    assert ears.heard == []


def test_left_is_left_and_above_is_higher() -> None:
    pans = [pan_of(column, 10) for column in range(10)]
    assert pans == sorted(pans)
    assert pans[0] == -pans[-1] == -0.8
    pitches = [pitch_of(row, 10) for row in range(10)]
    assert pitches == sorted(pitches, reverse=True)
    assert 0.4 < pitches[-1] < pitches[0] < 2.5
