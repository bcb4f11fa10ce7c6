"""Many changes of ruleset while a client looks on: no crash, no dangling widget, no growth of memory."""

import os
import re
from pathlib import Path

import pytest

from tests.e2e.assistive import Assistive, Node
from tests.e2e.desktop import Desktop, Program, wait_for
from tests.e2e.player import Player, name_of, shown

SWITCHES = int(os.environ.get("BP_SWITCHES", "100"))
# Until everything has been built once and the caches are full.
WARM_UP = 20
# Noise: 0.3 to 0.6 MB were seen after 100 and after 1,000 switches. A board leaked at each would be 20 MB after 100.
MOST_GROWTH_KB = 2_000
MOST_GROWTH_KB_A_SWITCH = 2

TITLES = {"Calm": 8, "Combo, Classic": 10, "Swap": 10}


def memory_kb(program: Program) -> int:
    """Private memory of a program that no file backs."""
    status = Path(f"/proc/{program.process.pid}/smaps_rollup").read_text(encoding="ascii")
    found = re.search(r"^Private_Dirty:\s+(\d+) kB", status, re.MULTILINE)
    assert found
    return int(found[1])


def entries(player: Player) -> dict[str, Node]:
    """The menu's entries that open each game as it was left."""
    menu = player.tree.one("menu item", "Open game")
    return {node.name: node for node in menu.walk() if node.name in TITLES}


@pytest.mark.timeout(3600)
def test_many_switches_of_ruleset_with_a_client_attached(desktop: Desktop, assistive: Assistive) -> None:
    program = desktop.start_game("--rules", "calm", "--seed", "ABC")
    window = program.window()
    desktop.activate(window)
    player = Player(assistive, program)
    found = entries(player)
    assert set(found) == set(TITLES)
    before_kb = 0
    for number in range(WARM_UP + SWITCHES):
        if number == WARM_UP:
            before_kb = memory_kb(program)
        title = list(TITLES)[(number + 1) % len(TITLES)]
        cells = switch(assistive, player, found[title], title)
        # The widget that has the focus is one that goes with the next switch.
        assistive.focus(cells[(37 * number) % len(cells)])
        if number % 10 == 0:
            player.look()
            assert player.size == TITLES[title] and player.filled() == set() and len(player.pieces()) == 3
    growth_kb = memory_kb(program) - before_kb
    assert program.running
    most_kb = MOST_GROWTH_KB + MOST_GROWTH_KB_A_SWITCH * SWITCHES
    print(f"{SWITCHES} switches: {growth_kb} KB more")
    assert growth_kb < most_kb, f"{growth_kb} KB more after {SWITCHES} switches"
    player.look()
    player.take(0)
    assert any(text.startswith("fits") for text in player.descriptions().values())


def switch(assistive: Assistive, player: Player, entry: Node, title: str) -> list[Node]:
    """Open another game; the cells of its board."""
    since = assistive.mark()
    assistive.act(entry)
    assistive.heard("object:announcement", lambda e: title in e.said, since=since)
    names = [name_of((row, column)) for row in range(TITLES[title]) for column in range(TITLES[title])]

    def look() -> list[Node] | None:
        # The widgets of the board before are still there for a moment, hidden.
        children = assistive.tree(player.board, ("name", "states")).children
        cells = [node for node in children if shown(node)]
        return cells if [node.name for node in cells] == [f"{name}, empty" for name in names] else None

    return wait_for(look, f"board of {title}")
