"""A blind player does at least as well as one who sees and plays at random: keys and what is spoken are all it has.

BP_WHOLE_PRODUCT=1 plays to the end and prints the scores; otherwise it stops when it has done well enough.
"""

import os
import random
import re
import statistics

import pytest

from bp_qt.engine.moves import Command
from bp_qt.play.delays import Delays
from tests.e2e.assistive import Assistive, Event
from tests.e2e.desktop import Desktop, wait_for
from tests.e2e.kept import Kept
from tests.e2e.player import CELL
from tests.e2e.positions import new_game

TO_THE_END = bool(os.environ.get("BP_WHOLE_PRODUCT"))
FOCUSED = "object:state-changed:focused"
PATIENCE = 6  # places that it listens to for each piece
PLACES = re.compile(r"fits in (\d+) places?")
POINTS = re.compile(r"([\d,]+) points?")


def random_scores(rules: str, mode: str, seed: str, games: int = 51) -> list[int]:
    """What a player who sees everything and places anything anywhere comes to with the same deal."""
    scores = []
    for number in range(games):
        rng, game = random.Random(number), new_game(rules, mode, seed)
        while not game.over:
            placements = list(game.legal)
            game, _ = game.apply(rng.choice(placements) if placements else Command.SWAP)
        scores.append(game.score)
    return scores


class BlindPlayer:
    """Presses keys and listens. It counts its points itself, from what it hears."""

    def __init__(self, desktop: Desktop, assistive: Assistive) -> None:
        self._desktop, self._assistive = desktop, assistive
        self._at = ""
        self.score = 0
        self.is_over = False

    def hear(self, key: str) -> tuple[str, str]:
        """What comes after a key: the name of the cell that it led to, if to any, and what is said of it."""
        since = self._assistive.mark()
        self._desktop.keys(key, delay_ms=0)

        def look() -> Event | None:
            found = [e for e in self._assistive.events[since:] if is_speech(e, self._at)]
            # What a move did comes after the focus that goes with it.
            wanted = [e for e in found if e.is_a("object:announcement") or key not in ("Return", "space")]
            return next(iter(wanted), None)

        event = wait_for(look, f"word after {key}")
        self._at = event.ref if event.is_a(FOCUSED) else self._at
        if event.is_a("object:announcement"):
            cell = CELL.match(event.said)
            return (cell[0] if cell else ""), event.said
        return event.name, event.description

    def turn(self) -> None:
        """One placement: of all that it has listened to, what gives the most points; else the first place."""
        heard = [offer for slot in "123" for offer in self.listen_to(slot)]
        if not heard:
            while "Swap group" not in self.hear("Tab"):
                pass  # on from the board to the button
            self.hear("space")
            self._desktop.xdotool("sleep", str(Delays().second_press_ms / 1000 + 0.05))
            self.count(self.hear("space")[1])
            return
        best = max(heard, key=lambda offer: (offer[2], -offer[1]))
        self.go_to(best[0], best[1])
        self.count(self.hear("Return")[1])

    def listen_to(self, slot: str) -> list[tuple[str, int, int]]:
        """Takes a piece and goes through places: (piece, how many steps from the first, points)."""
        said = self.hear(slot)[1]
        found = PLACES.search(said)
        if not found:
            if "used" not in said:
                self.hear(slot)  # it fits nowhere: back it goes
            return []
        offers = []
        name, told = self.hear("ctrl+Home")
        steps = min(int(found[1]), PATIENCE)
        for step in range(steps):
            if step or not re.search(r"\bfits\b", told):
                name, told = self.hear("f")
            points = POINTS.search(told) if "clears" in told else None
            offers.append((slot, step, int(points[1].replace(",", "")) if points else 0))
            assert name, told
        self.hear(slot)
        return offers

    def go_to(self, slot: str, step: int) -> None:
        """Takes a piece and goes to a place that it has listened to."""
        self.hear(slot)
        _, told = self.hear("ctrl+Home")
        for _ in range(step + (0 if re.search(r"\bfits\b", told) else 1)):
            self.hear("f")

    def count(self, said: str) -> None:
        """Keeps the score, and notices the end."""
        if said.startswith(("Placed", "Cleared")):
            points = POINTS.search(said)
            self.score += int(points[1].replace(",", "")) if points else 0
        self.is_over = self.is_over or "Game over" in said


def is_speech(event: Event, at: str) -> bool:
    """An announcement, or a cell that has got the focus; who is `at` a widget hears nothing when it is told again."""
    got_focus = event.is_a(FOCUSED) and event.detail[:1] == (1,) and event.ref != at
    return event.is_a("object:announcement") or (got_focus and bool(event.name))


@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("rules", "mode"), [("calm", "classic"), ("combo", "classic"), ("swap", "classic")])
def test_a_blind_player_reaches_the_median_of_random_play(
    desktop: Desktop, assistive: Assistive, rules: str, mode: str
) -> None:
    seed = "blind-1"
    median = statistics.median(random_scores(rules, mode, seed))
    program = desktop.start_game("--rules", rules, "--mode", mode, "--seed", seed)
    desktop.activate(program.window())
    assistive.application(program)
    player = BlindPlayer(desktop, assistive)
    assistive.announcements()
    turns = 0
    while not player.is_over and (TO_THE_END or player.score < median) and turns < 150:
        player.turn()
        turns += 1
    assert Kept(desktop).game(rules, mode).score == player.score
    print(f"{rules} {mode}: {player.score} points in {turns} turns; random play: {median:g}")
    assert player.score >= median
