"""docs/rules.md a second time, as plainly as it reads: a board is a set of cells, every search a loop over cells.

It shares nothing with the engine but the catalogue file, which is data, and speaks in the texts of moves and
states (docs/rules.md 6 and 7).
"""

import hashlib
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

CellSet = frozenset[tuple[int, int]]

_FILE = Path(__file__).parents[2] / "bp_qt" / "engine" / "catalogues.json"
_CATALOGUES: dict[str, list[dict[str, Any]]] = json.loads(_FILE.read_text(encoding="utf-8"))["catalogues"]

SIZE = {"calm": 8, "combo": 10, "swap": 10}
ENTRIES = {"calm": _CATALOGUES["basic"], "combo": _CATALOGUES["full"], "swap": _CATALOGUES["basic"]}

# docs/rules.md 5, the table as it stands there: family, weight in stage 1, 2 and 3.
STAGES = """
single 6 4 2
bar2 8 6 4
bar3 8 6 6
bar4 4 6 6
bar5 2 4 6
square2 8 6 6
square3 1 3 4
corner2 8 6 4
corner3 2 5 7
"""


class Illegal(Exception):
    """The move is illegal where it stands."""


@dataclass(frozen=True)
class Piece:
    """A shape: its cells counted from the anchor."""

    id: str
    family: str
    cells: tuple[tuple[int, int], ...]


def _piece(entry: dict[str, Any]) -> Piece:
    filled = [
        (row, column)
        for row, line in enumerate(entry["picture"])
        for column, mark in enumerate(line)
        if mark == "#"
    ]
    top = min(row for row, _ in filled)
    left = min(column for row, column in filled if row == top)
    return Piece(entry["id"], entry["family"], tuple((row - top, column - left) for row, column in filled))


PIECES: dict[str, list[Piece]] = {rules: [_piece(entry) for entry in ENTRIES[rules]] for rules in ENTRIES}


def covered(piece: Piece, row: int, column: int) -> list[tuple[int, int]]:
    return [(row + down, column + right) for down, right in piece.cells]


def fits_at(size: int, board: CellSet, piece: Piece, row: int, column: int) -> bool:
    for down, right in piece.cells:
        r, c = row + down, column + right
        if not (0 <= r < size and 0 <= c < size) or (r, c) in board:
            return False
    return True


def anchors(size: int, board: CellSet, piece: Piece) -> set[tuple[int, int]]:
    return {(r, c) for r in range(size) for c in range(size) if fits_at(size, board, piece, r, c)}


def fits_anywhere(size: int, board: CellSet, piece: Piece) -> bool:
    return any(fits_at(size, board, piece, r, c) for r in range(size) for c in range(size))


def fullest_row(size: int, board: CellSet) -> int:
    best, most = 0, -1
    for row in range(size):
        filled = len([cell for cell in board if cell[0] == row])
        if filled > most:
            best, most = row, filled
    return best


class Numbers:
    """The stream of section 2; the n-th number is cut from a digest just long enough."""

    def __init__(self, seed: str, group: int) -> None:
        self._hash = hashlib.shake_256(b"block-puzzle deal 1|" + seed.encode() + b"|" + str(group).encode())
        self._at = 0

    def pick(self, n: int) -> int:
        self._at += 8
        x = int.from_bytes(self._hash.digest(self._at)[-8:], "big")
        return (x * n) >> 64

    def weighted(self, weights: Sequence[int]) -> int:
        t = self.pick(sum(weights))
        index = 0
        while sum(weights[: index + 1]) <= t:
            index += 1
        return index


def dealt(
    rules: str, mode: str, seed: str, group: int, board: CellSet, score: int, *, check: bool = True
) -> list[Piece]:
    numbers = Numbers(seed, group)
    if rules == "calm":
        return [PIECES["calm"][numbers.pick(19)] for _ in range(3)]
    if rules == "combo":
        return _checked_deal(mode, numbers, board, check=check)
    return _guaranteed_deal(numbers, board, score)


def _checked_deal(mode: str, numbers: Numbers, board: CellSet, *, check: bool) -> list[Piece]:
    weights = [entry["hardcore"] if mode == "hardcore" else 1 for entry in ENTRIES["combo"]]
    while True:
        group = [PIECES["combo"][numbers.weighted(weights)] for _ in range(3)]
        if not check or any(fits_anywhere(10, board, piece) for piece in group):
            return group


def _guaranteed_deal(numbers: Numbers, board: CellSet, score: int) -> list[Piece]:
    table = [line.split() for line in STAGES.strip().splitlines()]
    stage = 1 if score < 300 else 2 if score < 1500 else 3

    def draw() -> Piece:
        family = table[numbers.weighted([int(line[stage]) for line in table])][0]
        members = [piece for piece in PIECES["swap"] if piece.family == family]
        return members[numbers.pick(len(members))]

    def identical(group: list[Piece]) -> bool:
        return len({piece.id for piece in group}) == 1

    def none_fits(group: list[Piece]) -> bool:
        return not any(fits_anywhere(10, board, piece) for piece in group)

    group = [draw(), draw(), draw()]
    attempts = 0
    while True:
        if identical(group) and attempts < 10:
            attempts += 1
            group[2] = draw()
        elif none_fits(group) and attempts < 10:
            attempts += 1
            group = [draw(), draw(), draw()]
        else:
            break
    if identical(group) or none_fits(group):
        best = None
        for piece in PIECES["swap"]:
            if not fits_anywhere(10, board, piece) or identical([group[0], group[1], piece]):
                continue
            if best is None or len(piece.cells) > len(best.cells):
                best = piece
        if best is not None:
            group[2] = best
    return group


@dataclass(frozen=True)
class Report:
    """What one move did."""

    cells: set[tuple[int, int]] = field(default_factory=set)
    rows: list[int] = field(default_factory=list)
    columns: list[int] = field(default_factory=list)
    points: int = 0
    clean: bool = False
    dealt: list[str] | None = None
    emptied: list[int] = field(default_factory=list)


class NaiveGame:
    """One game, changed in place."""

    def __init__(
        self, rules: str, mode: str, seed: str, board: CellSet = frozenset(), score: int = 0
    ) -> None:
        self.rules, self.mode, self.seed = rules, mode, seed
        self.size = SIZE[rules]
        self.board: CellSet = board
        self.score, self.lines = score, 0
        self.combo, self.best_combo, self.barren = 0, 0, 0
        self.swaps = 1 if rules == "swap" else 0
        self.group = 0
        self.placed = 0
        self.continued = False
        self.over = ""
        self.tray: list[Piece | None] = [*dealt(rules, mode, seed, 0, board, score)]

    # --- what can be asked ---

    def left(self) -> list[Piece]:
        return [piece for piece in self.tray if piece is not None]

    def stuck(self) -> bool:
        return not any(fits_anywhere(self.size, self.board, piece) for piece in self.left())

    def legal(self) -> list[str]:
        return [
            f"{slot}{'abcdefghij'[column]}{row + 1}"
            for slot, piece in enumerate(self.tray, start=1)
            if piece is not None
            for row, column in sorted(anchors(self.size, self.board, piece))
        ]

    def state(self, move: str | None) -> dict[str, Any]:
        return {
            "move": move,
            "board": [
                "".join("#" if (row, column) in self.board else "." for column in range(self.size))
                for row in range(self.size)
            ],
            "tray": [None if piece is None else piece.id for piece in self.tray],
            "score": self.score,
            "lines": self.lines,
            "combo": self.combo,
            "best_combo": self.best_combo,
            "swaps": self.swaps,
            "deal": self.group,
            "over": self.over != "",
        }

    # --- moves ---

    def move(self, text: str) -> Report:
        """Makes a well-formed move; raises `Illegal`, and then nothing has changed."""
        commands: dict[str, Callable[[], Report]] = {
            "swap": self._swap,
            "continue": self._continue,
            "end": self._end,
            "timeup": self._time_up,
        }
        if text in commands:
            return commands[text]()
        match = re.fullmatch(r"([123])([a-z])(\d+)", text)
        assert match, text
        return self._place(int(match[1]) - 1, int(match[3]) - 1, ord(match[2]) - ord("a"))

    def _place(self, slot: int, row: int, column: int) -> Report:
        piece = self.tray[slot]
        if self.over or piece is None or not fits_at(self.size, self.board, piece, row, column):
            raise Illegal
        cells = set(covered(piece, row, column))
        self.board |= cells
        self.tray[slot] = None
        side = range(self.size)
        rows = [r for r in side if all((r, c) in self.board for c in side)]
        columns = [c for c in side if all((r, c) in self.board for r in side)]
        self.board = frozenset((r, c) for r, c in self.board if r not in rows and c not in columns)
        lines = len(rows) + len(columns)
        self.lines += lines
        clean = lines > 0 and not self.board
        self._count_combo(lines)
        points = 0 if self.mode == "zen" else self._points(len(cells), lines, clean=clean)
        self.score += points
        if self.rules == "swap" and clean:
            self.swaps = min(3, self.swaps + 1)
        self.placed += 1
        group = None
        if not self.left():
            group = self._deal()
        group, emptied = self._settle(group)
        return Report(cells, rows, columns, points, clean, group, emptied)

    def _count_combo(self, lines: int) -> None:
        if self.rules == "calm":
            return
        if lines:
            self.combo += 1
            self.barren = 0
        else:
            self.barren += 1
            if self.rules == "combo" or self.barren >= 3:
                self.combo = 0
        self.best_combo = max(self.best_combo, self.combo)

    def _points(self, cells: int, lines: int, *, clean: bool) -> int:
        """Sections 3, 4 and 5, each in its own words."""
        if self.rules == "calm":
            return cells + 10 * lines * (lines + 1) // 2
        if self.rules == "swap":
            return cells + 10 * lines * (lines + 1) // 2 * min(self.combo, 5) + (300 if clean else 0)
        if not lines:
            return cells
        for_lines = {1: 100, 2: 250, 3: 500, 4: 1000}.get(lines, 1000 + 500 * (lines - 4))
        bonus = for_lines * (min(self.combo, 5) - 1) * 50 // 100
        return cells + for_lines + bonus + (2000 if clean else 0)

    def _deal(self, *, check: bool = True) -> list[str]:
        self.group += 1
        new = dealt(self.rules, self.mode, self.seed, self.group, self.board, self.score, check=check)
        self.tray = [*new]
        return [piece.id for piece in new]

    def _settle(self, group: list[str] | None) -> tuple[list[str] | None, list[int]]:
        emptied: list[int] = []
        if self.stuck():
            if self.mode == "zen":
                group = self._deal(check=False)
                while self.stuck():
                    emptied.append(self._empty_fullest())
            elif self.swaps == 0:
                self.over = "stuck"
        return group, emptied

    def _empty_fullest(self) -> int:
        row = fullest_row(self.size, self.board)
        self.board = frozenset(cell for cell in self.board if cell[0] != row)
        return row

    def _swap(self) -> Report:
        if self.rules != "swap" or self.over or self.swaps == 0:
            raise Illegal
        self.swaps -= 1
        group, _ = self._settle(self._deal())
        return Report(dealt=group)

    def _end(self) -> Report:
        if self.rules != "swap" or self.over or not self.stuck():
            raise Illegal
        self.over = "ended"
        return Report()

    def _time_up(self) -> Report:
        if self.mode != "timed" or self.over or self.placed == 0:
            raise Illegal
        self.over = "time up"
        return Report()

    def _continue(self) -> Report:
        allowed = self.rules == "combo" and self.mode in ("classic", "hardcore", "timed")
        if not allowed or self.continued or self.over != "stuck":
            raise Illegal
        before = self.board
        emptied: list[int] = []
        while self.stuck() and len(emptied) < 4:
            emptied.append(self._empty_fullest())
        if self.stuck():
            self.board = before
            raise Illegal
        self.over = ""
        self.continued = True
        return Report(emptied=emptied)
