"""Sounds: the files as they are made, the mixer, and what a move sounds like."""

import math
import wave
from array import array
from itertools import pairwise
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bp_qt.engine.moves import Command, Placement
from bp_qt.engine.outcome import Ending, Outcome
from bp_qt.engine.rulesets import RULESETS, ComboRule, Variant, variant_of
from bp_qt.engine.sitting import Sitting
from bp_qt.play.clock import PlayClock
from bp_qt.play.session import GameSession
from bp_qt.sound.earcons import EARCONS
from bp_qt.sound.mixer import RATE_HZ, Mixer, Samples, read_sounds, transposed
from bp_qt.sound.sounds import SoundPlayer, Sounds, delay_ms_of, sounds_of
from resources import make_sounds

FOLDER = make_sounds.FOLDER
NAMES = sorted(make_sounds.SOUNDS)
EVERYTHING = Outcome(
    Placement(0, 0, 0), rows=(0, 1, 2), columns=(0, 1, 2), combo=9, dealt=(), ending=Ending.STUCK
)
PLACED = Outcome(Placement(0, 0, 0))


# --- the files ---------------------------------------------------------------------------------------------


def test_the_script_makes_the_files_of_the_folder_byte_for_byte(tmp_path: Path) -> None:
    make_sounds.write(tmp_path)
    assert sorted(path.stem for path in FOLDER.iterdir()) == NAMES
    for path in tmp_path.iterdir():
        assert path.read_bytes() == (FOLDER / path.name).read_bytes(), path.name


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_and_soft_and_does_not_click(name: str) -> None:
    path = FOLDER / f"{name}.wav"
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        samples = array("h", file.readframes(file.getnframes()))
    peak = max(map(abs, samples))
    assert path.stat().st_size < 40_000
    assert 0.1 < len(samples) / 44_100 < 0.5
    assert -30 < decibels(peak) < -6
    assert max(map(abs, samples[:9])) < peak * 0.05
    assert max(map(abs, samples[-99:])) <= peak * 0.01
    assert samples[0] == samples[-1] == 0
    assert abs(sum(samples) / len(samples)) < 1
    assert max(abs(b - a) for a, b in pairwise(samples)) < peak * 0.4


def test_what_is_at_a_side_is_loud_there_and_soft_on_the_other() -> None:
    mixer = Mixer()
    frames = mixer.frames()
    mixer.add(array("h", [1000, 1000]), 1.0, pan=-0.75)
    assert list(frames.send(2)) == [1000, 250, 1000, 250]
    mixer.add(array("h", [1000]), 0.5, pan=1.0)
    assert list(frames.send(1)) == [0, 500]


def test_a_sound_is_transposed_by_its_rate() -> None:
    sound = read_sounds(FOLDER)["cursor-empty"]
    higher = transposed(sound, 2.0)
    assert len(higher) == len(sound) // 2
    assert brightness(higher) > 1.8 * brightness(sound)


def test_more_lines_sound_higher_and_a_new_group_is_the_softest() -> None:
    sounds = read_sounds(FOLDER)
    clears = [brightness(sounds[f"clear-{lines}"]) for lines in range(1, 7)]
    assert clears == sorted(clears)
    energies = {
        name: sum(sample * sample for sample in samples)
        for name, samples in sounds.items()
        if name not in EARCONS
    }
    assert min(energies, key=lambda name: energies[name]) == "new-group"


def decibels(sample: int) -> float:
    return 20 * math.log10(sample / 32_767)


def brightness(samples: Samples) -> float:
    """How steep the wave is for its size."""
    steps = sum((b - a) ** 2 for a, b in pairwise(samples))
    return steps / sum(sample * sample for sample in samples)


def test_files_that_are_no_such_sound_are_left_out(tmp_path: Path) -> None:
    (tmp_path / "empty.wav").write_bytes(b"")
    (tmp_path / "text.wav").write_text("RIFF and then nothing of use", encoding="ascii")
    (tmp_path / "folder.wav").mkdir()
    with wave.open(str(tmp_path / "stereo.wav"), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE_HZ)
        file.writeframes(bytes(400))
    (tmp_path / "good.wav").write_bytes((FOLDER / "place.wav").read_bytes())
    assert list(read_sounds(tmp_path)) == ["good"]
    assert read_sounds(tmp_path / "missing") == {}


# --- the mixer ---------------------------------------------------------------------------------------------


def test_the_mixer_is_silent_without_a_sound() -> None:
    frames = Mixer().frames()
    assert frames.send(3) == array("h", [0] * 6)
    assert frames.send(0) == array("h")


def test_the_mixer_adds_overlapping_sounds_across_the_borders_of_blocks() -> None:
    mixer = Mixer()
    frames = mixer.frames()
    mixer.add(array("h", [100, 200, 300, 400, 500]), 1.0)
    assert list(frames.send(2)) == [100, 100, 200, 200]
    mixer.add(array("h", [10, 20]), 0.5)
    assert list(frames.send(2)) == [305, 305, 410, 410]
    assert list(frames.send(3)) == [500, 500, 0, 0, 0, 0]


def test_a_sound_can_wait_for_its_turn() -> None:
    mixer = Mixer()
    frames = mixer.frames()
    mixer.add(array("h", [7, 8, 9]), 1.0, delay_ms=1)  # 44 frames
    assert not any(frames.send(43))
    assert list(frames.send(3)) == [0, 0, 7, 7, 8, 8]
    assert list(frames.send(3)) == [9, 9, 0, 0, 0, 0]


def test_too_much_at_once_is_cut_off_and_never_wraps_around() -> None:
    mixer = Mixer()
    frames = mixer.frames()
    for _ in range(100):
        mixer.add(array("h", [30_000, -30_000]), 1.0)
    assert list(frames.send(2)) == [32_767, 32_767, -32_767, -32_767]


def test_the_richest_move_does_not_overdrive() -> None:
    sounds, mixer = read_sounds(FOLDER), Mixer()
    frames = mixer.frames()
    for name in sounds_of(EVERYTHING, 5):
        mixer.add(sounds[name], 1.0, delay_ms_of(name))
    assert decibels(max(map(abs, frames.send(RATE_HZ)))) < -6


# --- what a move sounds like -------------------------------------------------------------------------------


def test_every_outcome_has_its_sounds() -> None:
    assert sounds_of(PLACED, 0) == ("place",)
    assert sounds_of(Outcome(Placement(0, 0, 0), rows=(3,), combo=1), 0) == ("place", "clear-1")
    assert sounds_of(Outcome(Placement(0, 0, 0), columns=(3,), combo=3), 3) == ("place", "clear-1", "combo-3")
    # In swap a combo outlives placements that clear nothing: they do not announce it again.
    assert sounds_of(Outcome(Placement(0, 0, 0), combo=3), 3) == ("place",)
    assert sounds_of(Outcome(Command.SWAP, combo=3, dealt=()), 3) == ("new-group",)
    assert sounds_of(Outcome(Command.TIMEUP, ending=Ending.TIME_UP), 0) == ("over",)
    assert sounds_of(Outcome(Command.CONTINUE, emptied_rows=(1, 2)), 0) == ()
    assert sounds_of(EVERYTHING, 5) == ("place", "clear-6", "combo-5", "new-group", "over")


RULE = ComboRule(percent=50, patience=1)


def test_every_sound_has_a_file_and_every_file_an_outcome() -> None:
    rows = tuple(range(3))
    outcomes = [
        Outcome(
            Placement(0, 0, 0), rows=rows[:r], columns=rows[:c], combo=combo, dealt=(), ending=Ending.STUCK
        )
        for r in range(4)
        for c in range(4)
        for combo in range(8)
    ]
    of_moves = {name for outcome in outcomes for name in sounds_of(outcome, RULE.shown(outcome.combo))}
    assert sorted((*of_moves, *EARCONS)) == NAMES
    starts = [delay_ms_of(name) for name in sounds_of(EVERYTHING, 5)]
    assert starts == sorted(starts)


# --- a session that is heard -------------------------------------------------------------------------------


class Nothing:
    """A keeper that keeps nothing."""

    def at(self, variant: Variant) -> Sitting | None:
        return None

    is_well = True

    def keep(self, sitting: Sitting) -> None:
        pass

    def keep_times(self, sitting: Sitting) -> None:
        pass

    def replace(self, new: Sitting) -> None:
        pass

    def finish(self, timeout_s: float) -> bool:
        return True

    def finished(self, variant: Variant, seed: str) -> Sitting | None:
        return None

    def best(self, variant: Variant) -> int:
        return 0


class Listener(Sounds):
    """Writes down instead of playing."""

    def __init__(self) -> None:
        super().__init__(FOLDER)
        self.heard: list[tuple[str, int, int]] = []
        self.is_warm = False

    def play(self, name: str, volume_percent: int, delay_ms: int = 0) -> None:
        self.heard.append((name, volume_percent, delay_ms))

    def warm_up(self) -> None:
        self.is_warm = True


@pytest.fixture
def session(qtbot: QtBot) -> GameSession:
    session = GameSession(Nothing(), PlayClock())
    session.start(variant_of("calm", "classic"), "sound")
    return session


def first_move(session: GameSession) -> Placement:
    return next(iter(session.game.legal))


def test_a_placement_is_heard_after_it_was_made(session: GameSession) -> None:
    listener = Listener()
    player = SoundPlayer(session, listener)
    player.set_volume(70)
    heard_when_shown: list[tuple[int, int]] = []
    session.shown.connect(lambda _: heard_when_shown.append((session.game.placements, len(listener.heard))))
    session.move(first_move(session))
    assert listener.heard == [("place", 70, 0)]
    assert heard_when_shown == [(1, 0)]


def test_what_is_no_move_has_no_sound(session: GameSession) -> None:
    listener = Listener()
    player = SoundPlayer(session, listener)
    player.set_volume(70)
    session.place(0, -1, 0)
    session.place(0, 99, 99)
    session.move(Command.SWAP)
    session.move(first_move(session))
    listener.heard.clear()
    session.undo()
    for ruleset in RULESETS:
        session.start(variant_of(ruleset.id, ruleset.modes[0].id))
    assert listener.heard == []


def test_a_whole_game_is_heard(session: GameSession) -> None:
    listener = Listener()
    player = SoundPlayer(session, listener)
    player.set_volume(10)
    while not session.game.over:
        session.move(first_move(session))
    heard = [name for name, *_ in listener.heard]
    assert heard.count("place") == session.game.placements
    assert heard.count("new-group") == session.game.deal
    assert heard.count("over") == 1 and heard[-1] == "over"
    session.start(variant_of("swap", "classic"), "sound")
    session.move(Command.SWAP)
    assert [name for name, *_ in listener.heard[len(heard) :]] == ["new-group"]


def test_mute_keeps_the_volume_and_warms_nothing_up(session: GameSession) -> None:
    listener = Listener()
    player = SoundPlayer(session, listener)
    player.warm_up()
    session.move(first_move(session))
    player.set_volume(40)
    player.set_mute(True)
    player.warm_up()
    session.move(first_move(session))
    assert (listener.heard, listener.is_warm) == ([], False)
    player.set_mute(False)
    player.warm_up()
    session.move(first_move(session))
    assert listener.heard[0] == ("place", 40, 0)
    assert listener.is_warm
