"""Positions and outcomes -> names and sentences in the interface's language.

Every fact comes from the engine's `Game` and `Outcome`; nothing here knows a rule. Doctested without an application,
so the examples show the English source.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from bp_qt.engine.bitboard import Cell, cell_name
from bp_qt.engine.errors import IllegalMove, Reason
from bp_qt.engine.game import Game
from bp_qt.engine.moves import Command, Placement
from bp_qt.engine.outcome import Ending, Outcome
from bp_qt.engine.shapes import Shape
from bp_qt.play.aim import Preview
from bp_qt.words.counted import counted
from bp_qt.words.fill import fill
from bp_qt.words.shape_names import shape_name
from bp_qt.words.wording import aimed_points, combo_shown, number, title_of

__all__ = [
    "aimed_sentence",
    "capital",
    "cell_label",
    "column_label",
    "listed",
    "moved_sentences",
    "opened_sentences",
    "places_sentence",
    "press_sentence",
    "refusal_sentence",
    "result_sentence",
    "row_label",
    "slot_label",
    "slot_name",
    "stranded_slots",
    "stuck_sentence",
    "time_left_sentence",
    "undone_sentences",
]

translate = QCoreApplication.translate


def capital(label: str) -> str:
    """A label at the start of a sentence.

    >>> capital("column D")
    'Column D'
    """
    return label[:1].upper() + label[1:]


def listed(words: Sequence[str]) -> str:
    """Words as a list in a sentence.

    >>> listed(["row 4", "row 5", "column C"])
    'row 4, row 5 and column C'
    """
    if len(words) < 2:
        return "".join(words)
    return fill(translate("Phrases", "{most} and {last}"), most=", ".join(words[:-1]), last=words[-1])


def row_label(row: int) -> str:
    """`row 4`; rows are counted from 1 for people."""
    return fill(translate("Phrases", "row {row}"), row=row + 1)


def column_label(column: int) -> str:
    """`column C`."""
    return fill(translate("Phrases", "column {column}"), column=cell_name((0, column))[0])


def cell_label(game: Game, cell: Cell) -> str:
    """`C4, empty`."""
    text = (
        translate("Phrases", "{cell}, filled")
        if game.is_filled(cell)
        else translate("Phrases", "{cell}, empty")
    )
    return fill(text, cell=cell_name(cell))


def slot_label(slot: int, shape: Shape | None) -> str:
    """`Piece 1: horizontal bar of 3, 3 cells`."""
    if shape is None:
        return fill(translate("Phrases", "Piece {piece}: used"), piece=slot + 1)
    text = translate("Phrases", "Piece {piece}: {shape}, {cells}")
    return fill(text, piece=slot + 1, shape=shape_name(shape), cells=counted.cells(shape.count))


def slot_name(slot: int, shape: Shape | None) -> str:
    """`Piece 1: horizontal bar of 3`."""
    if shape is None:
        return slot_label(slot, None)
    return fill(translate("Phrases", "Piece {piece}: {shape}"), piece=slot + 1, shape=shape_name(shape))


def places_sentence(count: int) -> str:
    """`fits in 12 places`."""
    if count == 0:
        return translate("Phrases", "fits nowhere")
    return counted.places(count)


def _lines_label(outcome: Outcome) -> str:
    return listed([*map(row_label, outcome.rows), *map(column_label, outcome.columns)])


def press_sentence(game: Game, slot: int, cell: Cell, *, brief: bool = False) -> str:
    """What pressing `cell` does with the piece of `slot` in hand, as `aimed_sentence` says it.

    Every cell of the board is asked at once. A placement that clears nothing needs no more than its landing; the
    others are played on a copy, with the deal that may follow.
    """
    placement = Placement(slot, *cell)
    spot = game.spot(placement)
    if spot is None:
        return _aimed(game, None)
    if not spot.completes_a_line(game.board):
        return translate("Phrases", "fits")
    return _aimed(game, game.preview(placement), brief=brief)


def aimed_sentence(game: Game, preview: Preview, *, brief: bool = False) -> str:
    """What pressing a cell does with the piece in hand: `fits, clears row 4 and column C, 33 points`.

    `brief` for a short line of braille, what matters first: `+33, clears 4, C`.
    """
    return _aimed(game, preview.outcome, brief=brief)


def _aimed(game: Game, outcome: Outcome | None, *, brief: bool = False) -> str:
    if outcome is None:
        return translate("Phrases", "does not fit")
    if not outcome.lines:
        return translate("Phrases", "fits")
    if brief:
        return _aimed_briefly(game, outcome)
    text = fill(translate("Phrases", "fits, clears {lines}"), lines=_lines_label(outcome))
    return _joined_points(game, text, outcome)


def _aimed_briefly(game: Game, outcome: Outcome) -> str:
    rows = [str(row + 1) for row in outcome.rows]
    columns = [cell_name((0, column))[0] for column in outcome.columns]
    text = fill(translate("Phrases", "clears {lines}"), lines=", ".join(rows + columns))
    return f"{aimed_points(outcome.points.total)}, {text}" if game.mode.scored else text


def _joined_points(game: Game, text: str, outcome: Outcome) -> str:
    return f"{text}, {counted.points(outcome.points.total)}" if game.mode.scored else text


def moved_sentences(before: Game, after: Game, outcome: Outcome, *, brief: bool = False) -> list[str]:
    """What a move did, one sentence per event, in the order in which they happened.

    >>> from bp_qt.engine.moves import Placement
    >>> from bp_qt.engine.rulesets import ruleset_of
    >>> calm = ruleset_of("calm")
    >>> game = Game.new(calm, calm.modes[0], "open-clean-3")
    >>> moved_sentences(game, *game.apply(Placement(0, 3, 0)))
    ['Placed at A4, 2 points.']
    """
    # How the game ended is the first thing that the result says.
    sentences = [] if outcome.move in (Command.TIMEUP, Command.END) else [_news(after, outcome)]
    if outcome.lines and after.shown_combo and (shown := combo_shown(after)):
        sentences.append(fill(translate("Phrases", "Combo {combo}."), combo=shown))
    if outcome.clean:
        sentences.append(translate("Phrases", "The board is clean."))
    if outcome.swap_earned:
        sentences.append(translate("Phrases", "One swap earned."))
    sentences += _rearranged(outcome)
    if outcome.dealt is not None:
        sentences.append(_dealt(outcome.dealt, brief=brief))
    sentences += _stranded(before, after, outcome)
    if after.over:
        sentences.append(result_sentence(after))
    elif after.stuck:
        sentences.append(stuck_sentence())
    return sentences


def _news(after: Game, outcome: Outcome) -> str:
    if outcome.move is Command.SWAP:
        return translate("Phrases", "Group swapped.")
    if outcome.move is Command.CONTINUE:
        return translate("Phrases", "The game goes on.")
    if outcome.lines:
        text = fill(translate("Phrases", "Cleared {lines}"), lines=_lines_label(outcome))
    else:
        text = fill(translate("Phrases", "Placed at {cell}"), cell=cell_name(outcome.cells[0]))
    return _joined_points(after, text, outcome) + "."


def _rearranged(outcome: Outcome) -> list[str]:
    """What zen or a continue did to tray and board."""
    sentences = []
    if outcome.discarded and outcome.move is not Command.SWAP:
        sentences.append(translate("Phrases", "No piece fitted, so the group was replaced."))
    if outcome.emptied_rows:
        rows = listed([row_label(row) for row in outcome.emptied_rows])
        sentences.append(fill(translate("Phrases", "To make room, emptied {rows}."), rows=rows))
    return sentences


def _dealt(shapes: Iterable[Shape], *, brief: bool) -> str:
    if brief:
        return translate("Phrases", "New pieces.")
    return fill(translate("Phrases", "New pieces: {shapes}."), shapes="; ".join(map(shape_name, shapes)))


def _stranded(before: Game, after: Game, outcome: Outcome) -> list[str]:
    """The pieces that fitted before and no longer fit anywhere; of a new group, those that fit nowhere."""
    text = (
        translate("Phrases", "Piece {piece} fits nowhere.")
        if outcome.dealt is not None
        else translate("Phrases", "Piece {piece} no longer fits anywhere.")
    )
    return [fill(text, piece=slot + 1) for slot in stranded_slots(before, after, outcome)]


def stranded_slots(before: Game, after: Game, outcome: Outcome) -> list[int]:
    """The slots of those pieces; none when nothing fits at all, which is told otherwise."""
    if after.over or after.stuck:
        return []
    is_new = outcome.dealt is not None
    return [
        slot
        for slot, shape in enumerate(after.tray)
        if shape is not None and not after.legal.mask(slot) and (is_new or before.legal.mask(slot))
    ]


def opened_sentences(game: Game, *, is_new: bool) -> list[str]:
    """That a game begins, or goes on where it was left, and what there is to play with."""
    title = title_of(game.ruleset, game.mode)
    text = (
        translate("Phrases", "New game: {title}.")
        if is_new
        else translate("Phrases", "{title}, as you left it.")
    )
    sentences = [fill(text, title=title)]
    if game.over:
        return [*sentences, result_sentence(game)]
    sentences.append(_pieces_sentence(game))
    return [*sentences, stuck_sentence()] if game.stuck else sentences


def _pieces_sentence(game: Game) -> str:
    """The pieces in the tray; with their numbers where one is missing."""
    names = {slot: shape_name(shape) for slot, shape in enumerate(game.tray) if shape is not None}
    if len(names) == len(game.tray):
        return fill(translate("Phrases", "Pieces: {shapes}."), shapes="; ".join(names.values()))
    return "; ".join(slot_name(slot, game.tray[slot]) for slot in names) + "."


def stuck_sentence() -> str:
    """What can be done where no piece fits, but the game is not over."""
    return translate("Phrases", "No piece fits: swap the group or end the game.")


def undone_sentences(before: Game, after: Game) -> list[str]:
    """That a step was taken back, and the piece or the group that is in the tray again."""
    sentences = [fill(translate("Phrases", "Undone. Score {score}."), score=number(after.score))]
    if after.deal != before.deal:
        return [*sentences, _pieces_sentence(after)]
    text = translate("Phrases", "Piece {piece} is back: {shape}.")
    for slot, shape in enumerate(after.tray):
        if shape is not None and before.tray[slot] is None:
            sentences.append(fill(text, piece=slot + 1, shape=shape_name(shape)))
    return sentences


def refusal_sentence(error: IllegalMove) -> str:
    """Why nothing happened, and what stands in the way.

    >>> refusal_sentence(IllegalMove(Reason.COVERS, (3, 2)))
    'Does not fit: C4 is filled.'
    """
    text = {
        Reason.SLOT_USED: translate("Phrases", "That piece has been used."),
        Reason.OFF_BOARD: translate("Phrases", "Does not fit: it would leave the board."),
        Reason.COVERS: translate("Phrases", "Does not fit: {cell} is filled."),
        Reason.GAME_OVER: translate("Phrases", "The game is over."),
        Reason.NOT_IN_RULESET: translate("Phrases", "This game does not have that."),
        Reason.NO_SWAPS: translate("Phrases", "No swaps left."),
        Reason.NOT_STUCK: translate("Phrases", "A piece still fits, so the game goes on."),
        Reason.NOT_OVER: translate("Phrases", "The game is not over."),
        Reason.ALREADY_CONTINUED: translate("Phrases", "This game cannot go on again."),
        Reason.FREES_NOTHING: translate("Phrases", "Emptying rows would not free a piece."),
        Reason.TIME_IS_UP: translate("Phrases", "The time is up."),
        Reason.NOT_STARTED: translate("Phrases", "The time starts with the first piece."),
    }[error.reason]
    return fill(text, cell=cell_name(error.cell) if error.cell is not None else "")


def result_sentence(game: Game) -> str:
    """That the game is over, why, and its result."""
    text = {
        Ending.TIME_UP: translate("Phrases", "Game over: the time is up."),
        Ending.ENDED: translate("Phrases", "Game over."),
    }.get(game.ending or Ending.STUCK, translate("Phrases", "Game over: nothing fits any more."))
    lines = counted.lines(game.lines)
    if not game.mode.scored:
        return f"{text} {lines}."
    score = fill(translate("Phrases", "Score {score}, {lines}."), score=number(game.score), lines=lines)
    return f"{text} {score}"


def time_left_sentence(seconds: int) -> str:
    """`30 seconds left.`"""
    return counted.seconds_left(seconds)
