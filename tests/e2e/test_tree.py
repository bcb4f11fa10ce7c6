"""The accessible tree: what is in it, where it is, and how the focus goes through it (docs/accessibility.md)."""

import random
from collections.abc import Iterator
from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtGui import QColor, QImage

from bp_qt.engine.moves import Placement
from tests.e2e.assistive import Assistive, Event, Node
from tests.e2e.desktop import Desktop, Program, Window, wait_for
from tests.e2e.kept import Kept
from tests.e2e.painted import board_box, box_in, painted_spans
from tests.e2e.player import CELL, PIECE, Player, name_of, shown
from tests.e2e.positions import about_to

# Window sizes in device-independent pixels, and the ratio of the screen's pixels to those.
SIZES = [(480, 640), (700, 900), (1400, 900)]
SCALES = [1.0, 1.5, 2.0]


@pytest.fixture
def desktop(tools: None) -> Iterator[Desktop]:
    """A desktop with room for a window of 1400 × 900 at every scale."""
    with Desktop(2880, 1880) as desktop:
        yield desktop
        complaints = [line for app in desktop.apps for line in app.complaints()]
        assert not complaints, complaints


def start(desktop: Desktop, rules: str, *arguments: str, scale: float = 1.0) -> tuple[Program, Window]:
    env = {} if scale == 1.0 else {"QT_SCALE_FACTOR": str(scale)}
    program = desktop.start_game("--rules", rules, *arguments, **env)
    window = program.window()
    desktop.activate(window)
    return program, window


# --- what is in it -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "title", "offered"),
    [
        ("calm", "Calm", {"Undo", "New game"}),
        ("combo", "Combo", {"New game"}),
        ("swap", "Swap", {"Swap group", "New game"}),
    ],
)
def test_frame_groups_cells_pieces_texts_and_buttons(
    desktop: Desktop, assistive: Assistive, rules: str, title: str, offered: set[str]
) -> None:
    program, _ = start(desktop, rules, "--seed", "ABC")
    player = Player(assistive, program)
    frame = player.tree.one("frame")
    assert title in frame.name and "Block Puzzle" in frame.name
    size = 8 if rules == "calm" else 10
    assert [node.name for node in player.cells.values()] == [
        f"{name_of((row, column))}, empty" for row in range(size) for column in range(size)
    ]
    assert [bool(PIECE.fullmatch(node.name)) for node in player.slots] == [True] * 3
    for node in [*player.cells.values(), *player.slots]:
        assert "Press" in node.actions, node
        assert {"focusable", "enabled", "showing"} <= node.states, node
    texts = player.texts()
    assert {"Score 0", "Best 0", "Lines 0"} <= texts
    assert ("Swaps 1" in texts) is (rules == "swap")
    assert set(player.buttons()) == offered


# --- where it is ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("rules", ["calm", "combo"])
def test_extents_are_those_of_what_is_painted(
    desktop: Desktop, assistive: Assistive, rules: str, scale: float
) -> None:
    program, window = start(desktop, rules, "--seed", "ABC", scale=scale)
    player = Player(assistive, program)
    # Larger ones would not fit on the screen of a small machine; the smallest is the hardest to hit.
    for width, height in SIZES if scale == 1.0 else SIZES[:2]:
        window = desktop.resize(window, round(width * scale), round(height * scale))
        player.look()
        picture = desktop.still_picture(window)
        assert_cells_are_painted_there(picture, window, player)
        assert_slots_are_painted_there(picture, window, player.slots)


def assert_cells_are_painted_there(picture: QImage, window: Window, player: Player) -> None:
    box = board_box(window, player.cells)
    for upright in (True, False):
        told = [box_in(window, player.cells[(at, 0) if upright else (0, at)]) for at in range(player.size)]
        spans = [(cell[1], cell[1] + cell[3]) if upright else (cell[0], cell[0] + cell[2]) for cell in told]
        painted = painted_spans(picture, box, player.size, upright=upright)
        off_px = [max(abs(a - c), abs(b - d)) for (a, b), (c, d) in zip(spans, painted, strict=True)]
        assert max(off_px) <= 1, (spans, painted)


def assert_slots_are_painted_there(picture: QImage, window: Window, slots: list[Node]) -> None:
    """The slots are the thirds of one trough: its edges are where the first and the last one end."""
    boxes = [box_in(window, slot) for slot in slots]
    (left, top, width, height), (last_x, last_y, last_w, last_h) = boxes[0], boxes[-1]
    right, bottom = last_x + last_w, last_y + last_h
    row, column = top + height // 2, left + width // 2
    across = [picture.pixel(x, row) for x in range(left - 6, left + 6)]
    back = [picture.pixel(x, last_y + last_h // 2) for x in range(right + 5, right - 7, -1)]
    up = [picture.pixel(column, y) for y in range(bottom + 5, bottom - 7, -1)]
    for line in (across, back, up):
        assert abs(first_other(line) - 6) <= 2, boxes
    for (x, y, w, h), (next_x, next_y, _, _) in pairwise(boxes):
        assert abs(x + w - next_x) <= 1 or abs(y + h - next_y) <= 1


def first_other(line: list[int]) -> int:
    """Where a line is clearly another colour than at its start: the ground changes a little everywhere."""
    lightness = [QColor(colour).lightness() for colour in line]
    return next(at for at, tone in enumerate(lightness) if abs(tone - lightness[0]) > 5)


@pytest.mark.parametrize("scale", [1.25, 1.5])
def test_extents_follow_the_window(desktop: Desktop, assistive: Assistive, scale: float) -> None:
    """Also to where it begins between two device-independent pixels."""
    program, window = start(desktop, "calm", "--seed", "ABC", scale=scale)
    window = desktop.resize(window, round(480 * scale), round(640 * scale))
    player = Player(assistive, program)
    for left, top in ((333, 222), (334, 224), (335, 227)):
        before = window
        desktop.xdotool("windowmove", str(window.id), str(left), str(top))
        window = wait_for(partial(moved, desktop, before), "moved window")
        player.look()
        assert_cells_are_painted_there(desktop.still_picture(window), window, player)


def moved(desktop: Desktop, before: Window) -> Window | None:
    """The window, once it is elsewhere."""
    now = desktop.window_info(before.id)
    return now if now and (now.x, now.y) != (before.x, before.y) else None


# --- the focus -----------------------------------------------------------------------------------------------


def press_and_hear_focus(desktop: Desktop, assistive: Assistive, key: str) -> Event:
    """Press a key; who has the focus then."""
    since = assistive.mark()
    desktop.keys(key)
    return assistive.heard("object:state-changed:focused", lambda e: e.detail[0] == 1, since=since)


def tab_cycle(desktop: Desktop, assistive: Assistive, key: str = "Tab") -> list[str]:
    """The names of what Tab goes through, from where the focus is until it is there again."""
    assistive.announcements()  # what is still on its way
    names = [press_and_hear_focus(desktop, assistive, key).name]
    while len(names) < 20:
        names.append(press_and_hear_focus(desktop, assistive, key).name)
        if names[-1] == names[0]:
            return names[:-1]
    raise AssertionError(f"no end: {names}")


def kinds(names: list[str]) -> list[str]:
    return ["cell" if CELL.fullmatch(n) else "piece" if PIECE.fullmatch(n) else n for n in names]


@pytest.mark.parametrize("key", ["Tab", "shift+Tab"])
def test_board_and_tray_are_one_tab_stop_each(desktop: Desktop, assistive: Assistive, key: str) -> None:
    program, _ = start(desktop, "calm", "--seed", "ABC")
    Player(assistive, program)
    assert sorted(kinds(tab_cycle(desktop, assistive, key))) == ["New game", "Sound", "cell", "piece"]


def test_a_used_piece_leaves_the_tray_in_the_tab_order(desktop: Desktop, assistive: Assistive) -> None:
    program, _ = start(desktop, "calm", "--seed", "ABC")
    player = Player(assistive, program)
    for slot, cell in ((0, (0, 0)), (1, (4, 0))):
        assistive.focus(player.slots[slot])
        player.take(slot)
        player.press_cell(cell)
        Kept(desktop).wait_for_moves(slot + 1, "calm")
        stops = tab_cycle(desktop, assistive)
        assert sorted(kinds(stops)) == ["New game", "Sound", "Undo", "cell", "piece"]
        assert not any("used" in name for name in stops)


def test_a_board_of_another_size_keeps_its_place_in_the_tab_order(
    desktop: Desktop, assistive: Assistive
) -> None:
    program, window = start(desktop, "combo", "--seed", "ABC")
    player = Player(assistive, program)
    before = kinds(tab_cycle(desktop, assistive))
    desktop.keys("ctrl+n")
    wait_for(lambda: len(program.windows()) > 1, "dialog")
    desktop.keys("Up", "Return")  # calm stands above the game that is played
    wait_for(lambda: "Calm" in (desktop.window_info(window.id) or window).title, "calm game")
    desktop.activate(window)
    player.look()
    assert player.size == 8
    assistive.focus(player.cells[3, 3])
    after = kinds(tab_cycle(desktop, assistive))
    start_at = after.index("cell")
    assert (
        after[start_at:] + after[:start_at] == before[before.index("cell") :] + before[: before.index("cell")]
    )


def test_assistive_technology_sets_the_focus(desktop: Desktop, assistive: Assistive) -> None:
    program, _ = start(desktop, "combo", "--seed", "ABC")
    player = Player(assistive, program)
    assistive.heard("object:announcement", lambda e: "New game" in e.said)
    begun = assistive.mark()
    rng = random.Random(1)
    nodes = [*rng.sample(list(player.cells.values()), 6), *player.slots, player.cells[9, 9]]
    for node in nodes:
        since = assistive.mark()
        assistive.focus(node)
        assistive.heard("object:state-changed:focused", lambda e: e.detail[0] == 1, since=since)
        everything = [*player.cells.values(), *player.slots]
        focused = [n.name for n in assistive.now(everything, ("name", "states")) if "focused" in n.states]
        assert focused == [node.name]
    # The cell that got it is the current one: the keys go on from there.
    assert press_and_hear_focus(desktop, assistive, "Left").name == "I10, empty"
    assert not assistive.announcements(begun)


def test_the_cell_stays_while_pieces_come_and_go(desktop: Desktop, assistive: Assistive) -> None:
    """Choosing a piece, placing it, undo and another size of the window leave the focus where it is."""
    program, window = start(desktop, "calm", "--seed", "ABC")
    player = Player(assistive, program)

    def focused() -> list[str]:
        nodes = assistive.now(list(player.cells.values()), ("name", "states"))
        return [n.name[:2] for n in nodes if "focused" in n.states]

    assistive.focus(player.cells[2, 2])
    for keys in (["1"], ["1"], ["2"], ["Return"], ["ctrl+z"], ["3"], ["Escape"]):
        since = assistive.mark()
        desktop.keys(*keys)
        assistive.heard("object:announcement", since=since)
        assert focused() == ["C3"], keys
    desktop.resize(window, 480, 640)
    assert focused() == ["C3"]


def test_toggling_a_piece_is_pressing_it(desktop: Desktop, assistive: Assistive) -> None:
    """Qt offers `Toggle` beside `Press` on what can be checked: assistive technology may use either."""
    program, _ = start(desktop, "calm", "--seed", "ABC")
    player = Player(assistive, program)
    for action in player.slots[0].actions:
        if action not in ("Press", "Toggle"):
            continue
        since = assistive.mark()
        assistive.act(player.slots[0], action)
        player.wait_for_checked(0)
        assert assistive.heard("object:announcement", since=since).said.startswith("Piece 1: ")
        assert any(player.descriptions().values())
        assistive.act(player.slots[0], action)
        player.wait_for_checked(0, checked=False)
        # Of the cells only the one with the focus may still carry a message.
        assert sum(bool(text) for text in player.descriptions().values()) <= 1


def test_a_finished_game_is_told_when_it_is_opened(desktop: Desktop, assistive: Assistive) -> None:
    history, last = about_to(lambda before, after, outcome: after.over, "calm")
    history.apply(last)
    Kept(desktop).put(history)
    program, _ = start(desktop, "calm")
    player = Player(assistive, program)
    told = assistive.heard("object:announcement").said
    assert "Game over" in told and f"Score {history.game.score}" in told
    since = assistive.mark()
    slot = next(slot for slot, shape in enumerate(history.game.tray) if shape)
    assistive.act(player.slots[slot])
    assert "over" in assistive.heard("object:announcement", since=since).said
    assert "checked" not in assistive.again(player.slots[slot]).states
    assert history.game.refusal(Placement(slot, 0, 0))
    assert shown(player.tree.one("frame"))
