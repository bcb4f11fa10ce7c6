"""How the program starts: the game that it opens, a seed on the command line, and what is damaged."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_qt.app import preferences as options
from bp_qt.engine.rulesets import variant_of
from tests.app.conftest import Open
from tests.engine.positions import MODES, new_game
from tests.program import answer, boxes, play_on

# --- opening -----------------------------------------------------------------------------------------------


def test_at_first_there_is_a_new_game_of_calm(open_program: Open) -> None:
    program = open_program()
    game = program.session.game
    assert (game.ruleset.id, game.mode.id, game.placements) == ("calm", "classic", 0)
    assert boxes(program) == []


@pytest.mark.parametrize(("rules", "mode"), MODES)
def test_the_last_game_goes_on_where_it_was_killed(
    open_program: Open, killed: Callable[[], Path], rules: str, mode: str
) -> None:
    first = open_program("calm", "classic")
    play_on(first, 1)
    first.session.open(variant_of(rules, mode))
    play_on(first, 4)
    left, record = first.session.game, first.session.record
    again = open_program(at=killed())
    assert again.session.game == left
    assert again.session.record == record
    assert again.stage.board.faces == left.faces


def test_a_game_that_is_over_is_still_seen(
    open_program: Open, killed: Callable[[], Path], qtbot: QtBot
) -> None:
    first = open_program("calm", "classic", "end")
    play_on(first)
    again = open_program(at=killed())
    assert again.session.game.over
    assert all(slot.look.over for slot in again.stage.slots)
    assert "Game over" in again.announcer.last


def test_the_command_line_names_the_game(open_program: Open) -> None:
    program = open_program("swap", "classic", "ABC")
    assert program.session.game == new_game("swap", seed="ABC")
    assert program.window.windowTitle().startswith("Swap")


def test_a_game_without_a_seed_is_the_kept_one(open_program: Open, killed: Callable[[], Path]) -> None:
    first = open_program("combo", "zen", "kept")
    play_on(first, 2)
    first.session.open(variant_of("calm", "classic"))
    again = open_program("combo", "zen", at=killed())
    assert (again.session.game.seed, again.session.game.placements) == ("kept", 2)


# --- a seed on the command line ----------------------------------------------------------------------------


def test_the_same_seed_goes_on(open_program: Open, killed: Callable[[], Path]) -> None:
    play_on(open_program("calm", "classic", "same"), 2)
    again = open_program("calm", "classic", "same", at=killed())
    assert again.session.game.placements == 2
    assert boxes(again) == []


def test_the_same_seed_starts_anew_when_that_game_is_over(
    open_program: Open, killed: Callable[[], Path]
) -> None:
    play_on(open_program("calm", "classic", "same"))
    again = open_program("calm", "classic", "same", at=killed())
    assert again.session.game == new_game("calm", seed="same")
    assert again.shelf.tally(variant_of("calm", "classic")).games == 1


def test_another_seed_asks_before_it_replaces_a_game(open_program: Open, killed: Callable[[], Path]) -> None:
    play_on(open_program("calm", "classic", "first"), 2)
    file = killed()
    again = open_program("calm", "classic", "second", at=file)
    assert again.session.game.seed == "first"
    assert boxes(again) == ["A game of Calm is under way. A new game takes its place; it counts as played."]
    answer(again, "Keep playing")
    assert (again.session.game.seed, again.session.game.placements) == ("first", 2)
    third = open_program("calm", "classic", "second", at=file)
    answer(third, "Start a new game")
    assert third.session.game == new_game("calm", seed="second")
    assert third.shelf.tally(variant_of("calm", "classic")).games == 1


def test_another_seed_asks_nothing_where_nothing_was_placed(
    open_program: Open, killed: Callable[[], Path]
) -> None:
    open_program("calm", "classic", "first")
    again = open_program("calm", "classic", "second", at=killed())
    assert again.session.game.seed == "second"
    assert boxes(again) == []
    assert again.announcer.last.startswith("New game: Calm.")


def test_the_daily_game_is_not_played_twice_by_the_command_line(
    open_program: Open, killed: Callable[[], Path]
) -> None:
    first = open_program("combo", "daily")
    seed = first.session.game.seed
    assert seed == first.session.todays_seed
    play_on(first)
    again = open_program("combo", "daily", seed, at=killed())
    assert again.session.game == first.session.game


# --- what is damaged ---------------------------------------------------------------------------------------


def test_a_damaged_record_is_told_in_one_sentence(open_program: Open, killed: Callable[[], Path]) -> None:
    first = open_program("calm", "classic", "a")
    play_on(first, 3)
    first.store.set_text("games/calm-classic/record", '{"format": "nonsense"}')
    first.store.sync()
    again = open_program(at=killed())
    assert again.session.game.placements == 0
    (told,) = boxes(again)
    assert told.startswith("The saved game of Calm could not be read; it was set aside as ")
    assert told.endswith(" and a new game starts.")
    answer(again, "OK")
    assert boxes(again) == []
    # What the box came over has waited for its end.
    assert again.announcer.last.startswith("New game: Calm. Pieces: ")
    assert again.news.is_waiting


def test_one_that_is_met_later_is_told_too(open_program: Open, killed: Callable[[], Path]) -> None:
    first = open_program("combo", "zen", "a")
    play_on(first, 3)
    first.session.open(variant_of("calm", "classic"))
    first.store.set_text("games/combo-zen/record", "{")
    first.store.sync()
    again = open_program(at=killed())
    assert boxes(again) == []
    again.session.open(variant_of("combo", "zen"))
    QApplication.processEvents()
    (told,) = boxes(again)
    assert "Combo, Zen" in told


def test_a_damaged_file_is_set_aside(open_program: Open, path: Path) -> None:
    path.write_bytes(b"\xff\xfe not an ini \x00")
    program = open_program()
    assert program.session.game.placements == 0
    (told,) = boxes(program)
    assert told.startswith("The file with your games could not be read.")
    play_on(program, 1)
    assert program.session.is_kept
    assert [file.name for file in path.parent.iterdir() if "damaged" in file.name]


def test_a_file_that_would_run_something_is_not_opened(open_program: Open, path: Path) -> None:
    path.write_text("[games]\nlast=@Variant(\\0\\0)\n", encoding="utf-8")
    assert "set aside" not in boxes(open_program())[0]
    assert not path.read_text(encoding="utf-8").count("@Variant")


def test_a_wrong_setting_is_the_default(
    open_program: Open, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path.write_text("[settings]\nlanguage=klingon\ntext_percent=900\nthemes=x\n", encoding="utf-8")
    program = open_program()
    assert program.settings.value(options.LANGUAGE) == "system"
    assert boxes(program) == []
    assert "klingon" in caplog.text
    caplog.clear()


def test_a_disk_that_cannot_be_written_is_told_when_the_window_is_there(
    open_program: Open, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no folder")
    program = open_program("calm", "classic", "a", at=tmp_path / "file" / "block-puzzle.ini")
    assert "could not be saved" in program.announcer.last
    play_on(program, 1)
    assert program.session.game.placements == 1


def _refuse(folder: Path) -> None:
    raise OSError("no disk")


def test_a_failure_is_told_after_the_news_of_the_move(
    open_program: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = open_program("calm", "classic", "a")
    said: list[str] = []
    program.announcer.said.connect(said.append)
    monkeypatch.setattr("bp_qt.storage.ini_file.make_folder", _refuse)
    play_on(program, 1)
    QApplication.processEvents()
    assert [sentence.split()[0] for sentence in said] == ["Placed", "The"]
    monkeypatch.undo()
    play_on(program, 1)
    QApplication.processEvents()
    assert said[-1] == "The game is saved again."
