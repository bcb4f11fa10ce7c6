"""What a blind player hears: transcripts of short games with Orca, compared with golden ones (docs/accessibility.md, "What is said").

BP_WRITE_GOLDEN=1 writes them anew; then a person reads them: is everything there that one needs, and nothing twice?
"""

import os
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from bp_qt.engine.game import Game
from bp_qt.engine.history import History
from bp_qt.engine.moves import Command, Placement
from bp_qt.engine.outcome import Outcome
from tests.e2e.desktop import Desktop
from tests.e2e.kept import Kept
from tests.e2e.orca import STOP, Orca, orca_version
from tests.e2e.positions import about_to, new_game

GOLDEN = Path(__file__).parent / "golden"


def crossing(before: Game, after: Game, outcome: Outcome) -> bool:
    return bool(outcome.rows and outcome.columns)


def stuck_with_a_swap(before: Game, after: Game, outcome: Outcome) -> bool:
    return after.stuck and not after.over and not outcome.lines


def over_and_can_go_on(before: Game, after: Game, outcome: Outcome) -> bool:
    return after.over and after.refusal(Command.CONTINUE) is None


def keys_to(game: Game, placement: Placement) -> list[str]:
    """The keys that bring the piece to a cell: from the first one F goes on to where it fits."""
    fitting = list(game.legal.anchors(placement.slot))
    steps = fitting.index(placement.anchor) + (0 if fitting[0] == (0, 0) else 1)
    return [str(placement.slot + 1), "ctrl+Home", *["f"] * steps]


def first_steps() -> tuple[History, list[str]]:
    """A new game of calm: every reading key, edges, a refusal, undo, the tray, the buttons."""
    history = History(new_game("calm", "classic", "orca"))
    steps = ["Left", "1", "Right", "Down", "Return", "w", "r", "c", "2", "Return", "f", "shift+f"]
    steps += ["Escape", "b", "t", "s", "l", "ctrl+z", "End", "Page_Down", "Down", "ctrl+Home"]
    steps += ["Tab", "Tab", "Right", "space", "Tab", "Return", "Tab", "space"]
    return history, steps


def a_crossing_in_combo() -> tuple[History, list[str]]:
    """A row and a column at once."""
    history, placement = about_to(crossing, "combo")
    return history, [*keys_to(history.game, placement), "Return", "s", "t"]


def a_swap_and_the_end() -> tuple[History, list[str]]:
    """Stuck in swap: the swap that asks first, then the end and its card."""
    history, placement = about_to(stuck_with_a_swap, "swap")
    keys = keys_to(history.game, placement)
    return history, [*keys, "Return", "Tab", "space", "space", "shift+Tab", "t"]


def an_end_that_goes_on() -> tuple[History, list[str]]:
    """The end of a game of combo, the card, and on with it."""
    history, placement = about_to(over_and_can_go_on, "combo")
    keys = keys_to(history.game, placement)
    return history, [*keys, "Return", "Tab", "space", "t"]


SCRIPTS: dict[str, tuple[Callable[[], tuple[History, list[str]]], list[str]]] = {
    "calm-first-steps": (
        first_steps,
        [
            "New game: Calm.",
            "Placed at ",
            "Does not fit",
            "Piece put back.",
            "Undone. Score 0.",
            "Left edge.",
        ],
    ),
    "combo-crossing": (a_crossing_in_combo, ["Cleared row", "and column", " points"]),
    "swap-stuck": (a_swap_and_the_end, ["No piece fits", "Press again", "Group swapped."]),
    "combo-continue": (an_end_that_goes_on, ["Game over", "Score ", "The game goes on."]),
}


def transcript(desktop: Desktop, orca: Orca, history: History, steps: Sequence[str]) -> list[str]:
    """What is heard: a line `> key` for each step, then what was said."""
    Kept(desktop).put(history)
    program = desktop.start_game()
    desktop.activate(program.window())
    told = ["> start", *orca.new_lines(until="Piece")]
    for key in steps:
        desktop.keys(key)
        # A card that comes by itself comes a little later than what is said.
        told += [f"> {key}", *orca.new_lines(quiet_s=2.5 if key in ("Return", "space") else 0.6)]
    return told


def spoken(told: Sequence[str]) -> list[str]:
    """Only what was said: on a slow machine it may come one key later. What the card says is its own tests' affair."""
    ours = ("> ", STOP, "Game over dialog", "No piece fits any more")
    return [line for line in told if not line.startswith(ours)]


def cut_off(told: Sequence[str], sentences: Sequence[str]) -> list[str]:
    """The news after which speech stopped before the next key."""
    cut: list[str] = []
    since_key: list[str] = []
    for line in told:
        if line.startswith("> "):
            since_key.clear()
        elif line == STOP:
            cut += [said for said in since_key if any(sentence in said for sentence in sentences)]
            since_key.clear()
        else:
            since_key.append(line)
    return cut


def golden_of(version: str) -> Path | None:
    """The folder of transcripts for this version; Orca speaks otherwise from 45.2 on, and the same since."""
    major, minor = (int(part) for part in (*version.split("."), "0")[:2])
    if major == 43:
        return GOLDEN / "orca-43"
    return GOLDEN / "orca-48" if (major, minor) >= (48, 0) else None


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_short_game_as_it_is_heard(desktop: Desktop, script: str) -> None:
    version = orca_version()
    assert version, "missing: orca (packaging/bootstrap.py test brings it)"
    make, sentences = SCRIPTS[script]
    with Orca(desktop) as orca:
        told = transcript(desktop, orca, *make())
    text = "\n".join(spoken(told))
    missing = [sentence for sentence in sentences if sentence not in text]
    assert not missing, text
    assert cut_off(told, sentences) == []
    folder = golden_of(version)
    if folder is None:
        return  # no transcript of such a one
    path = folder / f"{script}.txt"
    if os.environ.get("BP_WRITE_GOLDEN"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(told) + "\n", encoding="utf-8")
    assert spoken(told) == spoken(path.read_text(encoding="utf-8").splitlines())
