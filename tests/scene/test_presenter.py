"""Session and aim on the stage: what is shown is what the engine says, and effects never come before it."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from bp_qt.engine.bitboard import Cell
from bp_qt.engine.moves import Command
from bp_qt.engine.outcome import Ending
from bp_qt.engine.rulesets import variant_of
from bp_qt.engine.shapes import Family
from bp_qt.look.theme import THEMES
from bp_qt.play.aim import Aim
from bp_qt.play.ring import FocusRing
from bp_qt.play.session import GameSession
from bp_qt.scene.panel_parts import PanelText
from bp_qt.scene.panel_texts import panel_text
from bp_qt.scene.presenter import Presenter
from bp_qt.scene.stage import Stage
from tests.engine.positions import each_mode, family, game_at
from tests.play.desk import Desk


class Happening:
    """Stands in for the effects: writes down what it is told, and whether the board already showed it."""

    def __init__(self) -> None:
        self.told: list[tuple[object, ...]] = []

    def finish(self) -> None:
        self.told.append(("finish",))

    def placed(self, cells: object, family: Family) -> None:
        self.told.append(("placed", cells, family))

    def cleared(self, faces: dict[Cell, str], rows: object = (), columns: object = ()) -> None:
        self.told.append(("cleared", faces, rows, columns))

    def points(self, text: str, words: str, lines: int) -> None:
        self.told.append(("points", text, words, lines))

    def counted(self, before: int, after: int, text: object) -> None:
        self.told.append(("counted", before, after))

    def undone(self, gone: dict[Cell, Family], back: dict[Cell, Family]) -> None:
        self.told.append(("undone", set(gone), set(back)))

    def dealt(self) -> None:
        self.told.append(("dealt",))


class Show:
    """A presenter of `desk`, its stage and the effects that it asks for."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.stage = Stage(THEMES["light"])
        self.effects = Happening()
        self.stage.effects = self.effects  # type: ignore[assignment]
        self.ring = FocusRing()
        self.presenter = Presenter(self.stage, desk.session, desk.aim, self.ring)
        self.presenter.refresh()

    @property
    def panel(self) -> dict[str, str]:
        """The figures by label."""
        return {figure.label: figure.value for figure in self.stage.panel.text.figures}


@pytest.fixture(autouse=True)
def _english(qtbot: QtBot) -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def show(desk: Desk) -> Show:
    """Row 1 lacks its last cell; a single block and a bar to choose from."""
    desk.put(game_at("calm", board=["#######.", "..#"], tray=["single", "h3", "v2"]))
    return Show(desk)


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk()


def test_the_position_is_shown(show: Show) -> None:
    assert show.stage.board.faces == show.desk.game.faces
    assert [slot.look.shape and slot.look.shape.id for slot in show.stage.slots] == ["single", "h3", "v2"]
    assert show.stage.panel.text.title == "Calm"
    assert show.panel == {"Best": "0", "Lines": "0"}


@each_mode
def test_every_game_is_shown_after_every_move(desk: Desk, rules: str, mode: str) -> None:
    desk.session.open(variant_of(rules, mode))
    show = Show(desk)
    for _ in range(60):
        if desk.game.over or not desk.game.legal:
            break
        desk.play(1)
        assert show.stage.board.faces == desk.game.faces
        assert [slot.look.shape for slot in show.stage.slots] == list(desk.game.tray)
        marks = [slot.look.fits_nowhere for slot in show.stage.slots]
        assert marks == [
            shape is not None and not desk.game.legal.mask(slot) for slot, shape in enumerate(desk.game.tray)
        ]


def test_the_ghost_is_the_preview(show: Show) -> None:
    show.desk.aim.take(2)
    show.desk.aim.point_at((0, 7))
    ghost = show.stage.ghost.shown
    assert ghost is not None
    assert (ghost.cells, ghost.fits, ghost.rows, ghost.columns) == (((0, 7), (1, 7)), True, (0,), ())
    assert len(ghost.cleared) == 8
    assert show.stage.panel.text.aimed == "+12"
    show.desk.aim.point_at((0, 6))
    ghost = show.stage.ghost.shown
    assert ghost is not None
    assert (ghost.fits, ghost.rows, ghost.cleared) == (False, (), ())
    assert show.stage.panel.text.aimed == ""
    show.desk.aim.put_back()
    assert show.stage.ghost.shown is None


def test_zen_previews_no_points(desk: Desk) -> None:
    desk.put(game_at("combo", "zen", board=["#" * 9], tray=["single", "h3"]))
    show = Show(desk)
    desk.aim.take(0)
    desk.aim.point_at((0, 9))
    assert show.stage.panel.text.aimed == ""
    assert show.stage.panel.text.score == ""
    desk.aim.place_at((0, 9))
    assert not [word for word in show.effects.told if word[0] == "points"]


def test_the_piece_in_hand_is_seen(show: Show) -> None:
    show.desk.aim.take(1)
    looks = [(slot.look.selected, slot.look.in_hand) for slot in show.stage.slots]
    assert looks == [(False, False), (True, True), (False, False)]
    show.desk.aim.take(1, dragging=True)
    assert (show.stage.slots[1].look.selected, show.stage.slots[1].look.in_hand) == (False, True)


def test_the_ring_is_where_the_visible_focus_is(show: Show) -> None:
    def ring() -> Cell | None:
        return show.stage.board.cursor_ring._cell

    show.desk.aim.move_cursor((4, 4))
    assert ring() is None
    show.ring.to_board(is_seen=True)
    assert ring() == (4, 4)
    show.desk.aim.move_cursor((4, 5))
    assert ring() == (4, 5)
    show.ring.to_slot(2, is_seen=True)
    assert ring() is None
    assert [slot.look.focused for slot in show.stage.slots] == [False, False, True]


def test_a_clear_is_animated_with_the_faces_it_had(show: Show) -> None:
    families = dict(enumerate(show.desk.game.faces[0]))
    show.effects.told.clear()
    show.desk.session.place(2, 0, 7)
    row = {(0, column): families[column] for column in range(7)} | {(0, 7): family("bar2")}
    assert show.effects.told == [
        ("finish",),
        ("placed", ((0, 7), (1, 7)), family("bar2")),
        ("cleared", row, (0,), ()),
        ("points", "+12", "", 1),
        ("counted", 0, 12),
    ]
    assert show.stage.board.faces == show.desk.game.faces


def test_a_new_group_is_dealt_on_the_stage(desk: Desk) -> None:
    desk.put(game_at("calm", tray=["single"]))
    show = Show(desk)
    show.effects.told.clear()
    desk.session.place(0, 0, 0)
    assert show.effects.told == [
        ("finish",),
        ("placed", ((0, 0),), family("single")),
        ("dealt",),
        ("counted", 0, 1),
    ]


def test_a_swap_is_dealt_and_nothing_else(desk: Desk) -> None:
    desk.put(game_at("swap", tray=["single", "h3"]))
    show = Show(desk)
    show.effects.told.clear()
    desk.session.move(Command.SWAP)
    assert show.effects.told == [("finish",), ("dealt",)]


def test_rows_that_a_continue_empties_vanish(desk: Desk) -> None:
    board = ("#." * 5, ".#" * 5) * 5
    desk.put(replace(game_at("combo", board=board, tray=["h5"]), ending=Ending.STUCK, placements=5))
    show = Show(desk)
    show.effects.told.clear()
    desk.session.move(Command.CONTINUE)
    (finish, cleared) = show.effects.told
    assert finish == ("finish",)
    assert cleared == ("cleared", dict.fromkeys([(0, c) for c in range(0, 10, 2)], family("single")), (), ())


def test_an_undo_plays_backwards(desk: Desk) -> None:
    desk.session.start(variant_of("calm", "classic"), "undo")
    show = Show(desk)
    desk.play(1)
    cells = desk.game.grid.cells_of(desk.game.grid.full)
    placed = {cell for cell in cells if desk.game.is_filled(cell)}
    score = desk.game.score
    show.effects.told.clear()
    desk.session.undo()
    assert show.effects.told == [("finish",), ("undone", placed, set()), ("counted", score, 0)]
    assert show.stage.board.faces == desk.game.faces


def test_a_game_that_is_over_is_seen_to_be(desk: Desk) -> None:
    desk.session.start(variant_of("calm", "classic"), "end")
    show = Show(desk)
    desk.play()
    assert all(slot.look.over for slot in show.stage.slots)
    desk.session.start(variant_of("calm", "classic"), "next")
    assert not any(slot.look.over for slot in show.stage.slots)


def test_the_time_left_goes_on_in_the_panel(desk: Desk) -> None:
    desk.session.start(variant_of("combo", "timed"), "desk")
    show = Show(desk)
    clock = show.stage.panel.text.clock
    assert clock is not None
    assert (clock.label, clock.text, clock.share, clock.is_low) == (
        "starts with your first piece",
        "3:00",
        1,
        False,
    )
    assert clock.notches == (1 / 3, 1 / 6, 1 / 18)
    desk.play(1)
    desk.wind(5000)
    clock = show.stage.panel.text.clock
    assert clock is not None
    assert (clock.label, clock.text) == ("Time left", "2:55")
    desk.wind(146_000)
    clock = show.stage.panel.text.clock
    assert clock is not None
    assert clock.is_low
    desk.session.set_limit_scale(None)
    assert show.stage.panel.text.clock is None


def test_another_board_is_shown_at_once(desk: Desk) -> None:
    desk.session.open(variant_of("combo", "classic"))
    show = Show(desk)
    desk.session.open(variant_of("calm", "classic"))
    assert len(show.stage.board.faces) == 8
    assert show.stage.panel.text.title == "Calm"


def test_on_the_first_start_the_title_says_that_there_are_other_games(desk: Desk) -> None:
    desk.session.start(variant_of("calm", "classic"), "first")
    show = Show(desk)
    show.presenter.greet()
    assert show.stage.panel.text.title == "Calm, one of 3 games"
    desk.play(1)
    assert show.stage.panel.text.title == "Calm"


def test_the_panel_is_written_once_for_a_placement(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Aiming changes the points that are aimed at, nothing else."""
    desk.session.start(variant_of("calm", "classic"), "desk")
    show = Show(desk)
    written = []

    def noted(session: GameSession, aim: Aim, *, is_first_start: bool = False) -> PanelText:
        written.append(session.game.placements)
        return panel_text(session, aim, is_first_start=is_first_start)

    monkeypatch.setattr("bp_qt.scene.presenter.panel_text", noted)
    placement = next(iter(desk.game.legal))
    desk.aim.take(placement.slot)
    desk.aim.point_at(placement.anchor)
    assert show.stage.panel.text.aimed and not written
    desk.session.move(placement)
    assert written == [1]
