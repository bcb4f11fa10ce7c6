"""A drag with a real mouse lands where the lift rule says (docs/rules.md 1), and a wrong drop changes nothing."""

import itertools
import os
import signal
from collections.abc import Iterable, Iterator

import pytest
from PySide6.QtCore import QRect

from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.moves import Placement, format_move
from bp_qt.engine.outcome import Outcome
from bp_qt.engine.shapes import Shape, catalogue
from tests.e2e.assistive import Assistive
from tests.e2e.desktop import Desktop, Point, path_between, wait_for
from tests.e2e.dragging import Cell, Table
from tests.e2e.kept import Kept
from tests.e2e.painted import cell_rect, changed_cells, same
from tests.e2e.positions import about_to, new_game

SIZES = [(480, 640), (700, 900), (1400, 900)]
EDGES = ("top", "left", "right", "bottom")
# Every size with a third of the shapes; with BP_WHOLE_PRODUCT=1 each with each, dropped at every edge: ten minutes.
THIRDS = list(zip(SIZES, range(3), ("left", "right", "bottom"), strict=True))
PRODUCT = list(itertools.product(SIZES, range(3), EDGES)) if os.environ.get("BP_WHOLE_PRODUCT") else THIRDS


@pytest.fixture
def desktop(tools: None) -> Iterator[Desktop]:
    """A desktop with room for a window of 1400 × 900."""
    with Desktop(1500, 1000) as desktop:
        yield desktop
        complaints = [line for app in desktop.apps for line in app.complaints()]
        assert not complaints, complaints


def cells_of_board(size: int) -> list[Cell]:
    """Every cell."""
    return [(row, column) for row in range(size) for column in range(size)]


# --- where a drag lands --------------------------------------------------------------------------------------


def groups() -> list[Game]:
    """Games whose first groups together hold every shape of the larger catalogue."""
    missing = {shape.id for shape in catalogue("full").shapes}
    found = []
    for number in itertools.count():
        game = new_game("combo", "classic", f"drag-{number}")
        new = {shape.id for shape in game.tray if shape} & missing
        # Three new ones at a time for as long as that is not too rare.
        if len(new) >= min(3, (len(missing) + 2) // 6 + 1):
            found.append(game)
            missing -= new
        if not missing:
            return found
    raise AssertionError


def anchor_at(edge: str, game: Game, slot: int) -> Cell | None:
    """Where a piece fits and touches an edge of the board, as far from the corners as possible."""
    shape = game.tray[slot]
    assert shape
    last = game.ruleset.size - 1

    def touches(anchor: Cell) -> bool:
        cells = game.cells_of(Placement(slot, *anchor))
        return {
            "top": any(row == 0 for row, _ in cells),
            "bottom": any(row == last for row, _ in cells),
            "left": any(column == 0 for _, column in cells),
            "right": any(column == last for _, column in cells),
        }[edge]

    middle = last / 2
    fitting = [anchor for anchor in game.legal.anchors(slot) if touches(anchor)]
    return min(fitting, key=lambda at: abs(at[0] - middle) + abs(at[1] - middle), default=None)


def drag_along(
    edges: Iterable[str], table: Table, game: Game, slot: int, shares: Iterator[float]
) -> Placement:
    """One drag that shows its ghost at each edge and drops at the last one; the placement."""
    shape = game.tray[slot]
    assert shape
    before = table.picture()
    table.take(slot)
    at = table.slots[slot]
    placement = None
    for edge in edges:
        anchor = anchor_at(edge, game, slot)
        if anchor is None:
            continue  # the pieces before it lie in the way
        placement = Placement(slot, *anchor)
        pointer = table.inside(table.grid.pointer_for(shape, anchor, next(shares)))
        table.carry(at, pointer)
        at = pointer
        table.wait_for_ghost(before, set(game.cells_of(placement)))
    assert placement
    table.desktop.release()
    return placement


@pytest.mark.parametrize(("size", "third", "last"), PRODUCT)
def test_every_shape_lands_where_the_lift_rule_says(
    desktop: Desktop, assistive: Assistive, size: tuple[int, int], third: int, last: str
) -> None:
    """Three pieces in each game; each is shown at all edges, and dropped at the `last` one or the next in turn."""
    shares = itertools.cycle((0.0, 1.0, 0.5))
    table = None
    for number, start in enumerate(groups()[third::3]):
        home = {"XDG_DATA_HOME": str(desktop.folder / f"home-{number}")}
        kept = Kept(desktop, home["XDG_DATA_HOME"])
        kept.put(settings={"settings/motion": "off"})  # what is seen before is to be what is seen after
        program = desktop.start_game("--rules", "combo", "--seed", start.seed, **home)
        if table is None:
            table = Table(desktop, assistive, program, size)
        else:
            table.with_another(program)
        game, moves = start, []
        for slot in range(3):
            turn = EDGES.index(last) + slot + number + 1
            edges = [EDGES[(turn + at) % 4] for at in range(4)]
            placement = drag_along(edges, table, game, slot, shares)
            moves.append(format_move(placement))
            game, _ = game.apply(placement)
            assert kept.wait_for_moves(len(moves), "combo") == game, moves
            assert kept.moves("combo") == moves
        program.kill()


# --- what is seen --------------------------------------------------------------------------------------------


def start(
    desktop: Desktop, assistive: Assistive, history: History, size: tuple[int, int] = (700, 900)
) -> Table:
    Kept(desktop).put(history)
    game = history.game
    program = desktop.start_game("--rules", game.ruleset.id, "--mode", game.mode.id)
    return Table(desktop, assistive, program, size)


def test_lines_that_would_clear_are_lit_along_their_whole_length(
    desktop: Desktop, assistive: Assistive
) -> None:
    def crosses(before: Game, after: Game, outcome: Outcome) -> bool:
        return bool(outcome.rows and outcome.columns)

    history, placement = about_to(crosses, "combo")
    game = history.game
    shape = game.tray[placement.slot]
    assert shape
    table = start(desktop, assistive, history)
    before = table.picture()
    table.take(placement.slot)
    table.carry(table.slots[placement.slot], table.grid.pointer_for(shape, placement.anchor))
    after, outcome = game.apply(placement)
    lit = {(row, column) for row in outcome.rows for column in range(10)}
    lit |= {(row, column) for column in outcome.columns for row in range(10)}
    aimed = table.wait_for_ghost(before, lit | set(game.cells_of(placement)))
    # The points that the drop would give stand in the panel, above the board.
    panel = QRect(0, 0, table.window.width, table.board_box[1] - 12)
    assert aimed.copy(panel) != before.copy(panel)
    table.desktop.release()
    assert Kept(desktop).wait_for_moves(len(history.moves) + 1, "combo") == after


def test_a_piece_that_does_not_fit_is_an_outline_alone(desktop: Desktop, assistive: Assistive) -> None:
    history, slot, anchor, shape = covering_position()
    table = start(desktop, assistive, history)
    before = table.picture()
    table.take(slot)
    pointer = table.grid.pointer_for(shape, anchor)
    table.carry(table.slots[slot], pointer)
    cells = set(history.game.cells_of(Placement(slot, *anchor)))

    def outlined() -> bool:
        now = desktop.picture(table.window)
        squares = {cell: cell_rect(table.board_box, 8, cell) for cell in cells_of_board(8)}
        touched = {cell for cell, square in squares.items() if now.copy(square) != before.copy(square)}
        return cells <= touched

    wait_for(outlined, "outline")
    assert changed_cells(before, desktop.still_picture(table.window), table.board_box, 8) == set()
    # With only some of its cells on the board it is still drawn; with none it vanishes.
    partly = table.grid.pointer_for(shape, (anchor[0], 7))
    table.carry(pointer, partly)
    wait_for(lambda: not same(before, desktop.picture(table.window), table.board_box), "outline at the edge")
    gone = table.grid.at(4, -0.5)
    table.carry(partly, gone)
    wait_for(
        lambda: same(before, desktop.picture(table.window), table.board_box), "no outline above the board"
    )
    table.desktop.release()


# --- wrong drops ---------------------------------------------------------------------------------------------


def covering_position() -> tuple[History, int, Cell, Shape]:
    """A game under way, a piece, and an anchor where it would cover what is filled."""
    history, _ = about_to(lambda before, after, outcome: before.placements == 4, "calm")
    game = history.game
    for slot, shape in enumerate(game.tray):
        if shape and shape.width >= 2:
            for anchor in cells_of_board(8):
                refusal = game.refusal(Placement(slot, *anchor))
                if refusal and refusal.cell and refusal.cell in game.grid:
                    return history, slot, anchor, shape
    raise AssertionError("every piece fits everywhere")


@pytest.mark.parametrize(
    "wrong",
    ["does not fit", "off the board", "outside the window", "on the tray", "Escape", "another button"],
)
def test_a_wrong_drop_changes_nothing(desktop: Desktop, assistive: Assistive, wrong: str) -> None:
    history, slot, anchor, shape = covering_position()
    table = start(desktop, assistive, history)
    kept = Kept(desktop)
    desktop.click(table.aside)  # a person with a mouse: no ring of the keyboard's focus
    seen, written = table.picture(), kept.text()
    fitting = next(history.game.legal.anchors(slot))
    end = {
        "does not fit": table.grid.pointer_for(shape, anchor),
        "off the board": table.grid.at(4, -0.5),
        "outside the window": Point(1450, 960),
        "on the tray": table.slots[(slot + 1) % 3],
        "Escape": table.grid.pointer_for(shape, fitting),
        "another button": table.grid.pointer_for(shape, fitting),
    }[wrong]
    since = assistive.mark()
    table.take(slot)
    over_board = table.grid.pointer_for(shape, fitting)
    table.carry(table.slots[slot], over_board)
    table.wait_for_ghost(seen, set(history.game.cells_of(Placement(slot, *fitting))))
    table.carry(over_board, end)
    if wrong == "Escape":
        desktop.keys("Escape")
    if wrong == "another button":
        desktop.press(3)
        desktop.release(3)
    desktop.release()
    wait_for(lambda: table.picture() == seen, "the same picture as before")
    assert kept.text() == written
    # Why it did not fit is told to who listens; the screen shows what it showed before.
    said = assistive.announcements(since)
    assert [sentence.startswith("Does not fit: ") for sentence in said] == [True] * (wrong == "does not fit")
    # It was no accident: the same piece still goes where it fits.
    table.take(slot)
    table.carry(table.slots[slot], over_board)
    desktop.release()
    assert kept.wait_for_moves(len(history.moves) + 1, "calm").placements == history.game.placements + 1


def test_a_click_is_no_drag_and_a_quick_drag_is_one(desktop: Desktop, assistive: Assistive) -> None:
    """Pressed, moved and released without any pause; and a press that moves less than a drag needs."""
    history = History(new_game("calm", "classic", "ABC"))
    shape = history.game.tray[0]
    assert shape
    table = start(desktop, assistive, history)
    anchor = next(history.game.legal.anchors(0))
    end = table.grid.pointer_for(shape, anchor)
    desktop.drag(table.slots[0], end, steps=3, step_ms=0)
    assert Kept(desktop).wait_for_moves(1, "calm").placements == 1
    desktop.drag(table.slots[1], Point(table.slots[1].x + 2, table.slots[1].y + 1), steps=1)
    table.player.wait_for_checked(1)
    assert Kept(desktop).moves("calm") == [format_move(Placement(0, *anchor))]


# --- what comes in between -----------------------------------------------------------------------------------


def test_the_time_is_up_in_the_middle_of_a_drag(desktop: Desktop, assistive: Assistive) -> None:
    history = History(new_game("combo", "timed", "ABC"))
    history.apply(Placement(0, 5, 5))
    Kept(desktop).put(history, limit_used_ms=180_000 - 3_500)
    program = desktop.start_game("--rules", "combo", "--mode", "timed")
    table = Table(desktop, assistive, program, (700, 900))
    shape = history.game.tray[1]
    assert shape
    table.take(1)
    anchor = next(history.game.legal.anchors(1))
    table.carry(table.slots[1], table.grid.pointer_for(shape, anchor))
    assert Kept(desktop).wait_for_moves(2, "combo", "timed").over
    desktop.release()
    assert Kept(desktop).moves("combo", "timed")[1:] == ["timeup"]


def _but_the_window(text: str) -> list[str]:
    """All that is kept but where the window is, and the check of that."""
    return [
        line for line in text.partition("[window]")[0].splitlines() if line and not line.startswith("window")
    ]


def test_the_program_ends_in_the_middle_of_a_drag(desktop: Desktop, assistive: Assistive) -> None:
    history = History(new_game("calm", "classic", "ABC"))
    table = start(desktop, assistive, history)
    written = Kept(desktop).text()
    table.take(0)
    table.carry(table.slots[0], table.grid.at(4, 4))
    program = desktop.apps[-1]
    program.process.send_signal(signal.SIGTERM)
    assert wait_for(lambda: program.process.poll() is not None, "end") and program.process.returncode == 0
    desktop.release()
    assert _but_the_window(Kept(desktop).text()) == _but_the_window(written)


def test_nothing_but_the_left_button_drags(desktop: Desktop, assistive: Assistive) -> None:
    history = History(new_game("calm", "classic", "ABC"))
    table = start(desktop, assistive, history)
    seen = table.picture()
    desktop.move(table.slots[0])
    desktop.press(3)
    desktop.move(*path_between(table.slots[0], table.grid.at(4, 4), 6))
    desktop.release(3)
    wait_for(lambda: table.picture() == seen, "the same picture as before")
    assert Kept(desktop).moves("calm") == []
