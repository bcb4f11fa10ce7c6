"""The help's page on one game: its figures come from the ruleset's data and from the engine (docs/rules.md 3, 4, 5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication

from bp_qt.dialogs.help.dealing import dealing_section
from bp_qt.dialogs.help.frame import PageFrame
from bp_qt.dialogs.help.html import Html, heading, joined, link, paragraph, table
from bp_qt.dialogs.help.modes import mode_rules, modes_section
from bp_qt.dialogs.help.positions import POSITIONS, explained_mode
from bp_qt.engine.history import MOST_UNDONE
from bp_qt.engine.rulesets import ComboRule, Ruleset
from bp_qt.engine.scoring import points_for
from bp_qt.words.counted import counted
from bp_qt.words.explaining import help_counts, points_sentence
from bp_qt.words.fill import fill
from bp_qt.words.wording import mode_name, number, ruleset_sentence

__all__ = ["rules_page"]

translate = QCoreApplication.translate

_LINES_WITH_COMBO = 4
"""More at once is too rare for the table of combos."""


def rules_page(ruleset: Ruleset) -> Callable[[PageFrame], Html]:
    """The page on `ruleset`."""
    return lambda frame: joined(_sections(ruleset, frame))


def _sections(ruleset: Ruleset, frame: PageFrame) -> Iterator[Html]:
    yield paragraph(ruleset_sentence(ruleset), kind="lead")
    yield _glance(ruleset)
    if len(ruleset.modes) == 1:
        yield mode_rules(ruleset.modes[0])
    yield paragraph(
        translate(
            "HelpRules", "How pieces are placed and lines are cleared is the same in every game: see {page}."
        ),
        page=link("play", translate("HelpPages", "How to play")),
    )
    if explained_mode(ruleset).scored:
        yield from _scoring(ruleset, frame)
    if ruleset.has_swaps:
        yield _swaps(ruleset)
    if ruleset.undo:
        yield _undo()
    yield modes_section(ruleset)
    yield dealing_section(ruleset, frame)
    if not all(mode.endless for mode in ruleset.modes):
        yield _end(ruleset)


def _scoring(ruleset: Ruleset, frame: PageFrame) -> Iterator[Html]:
    yield _points(ruleset, frame)
    if ruleset.combo is not None:
        yield _combo(ruleset, ruleset.combo, frame)
    if ruleset.clean_points or ruleset.clean_swaps:
        yield _clean(ruleset, frame)


def _glance(ruleset: Ruleset) -> Html:
    rows: list[tuple[object, object]] = [
        (
            translate("HelpRules", "Board"),
            fill(translate("HelpRules", "{size} × {size} cells"), size=number(ruleset.size)),
        ),
        (
            translate("HelpRules", "Pieces"),
            link("shapes", help_counts.shapes(len(ruleset.catalogue.shapes))),
        ),
        (
            translate("HelpRules", "Undo"),
            translate("HelpRules", "as often as you like")
            if ruleset.undo
            else translate("HelpRules", "none"),
        ),
    ]
    if ruleset.has_swaps:
        swaps = translate("HelpRules", "{first} at the start, {most} at the most")
        rows.append(
            (
                translate("HelpRules", "Swaps"),
                fill(swaps, first=number(ruleset.start_swaps), most=number(ruleset.most_swaps)),
            )
        )
    if len(ruleset.modes) > 1:
        rows.append((translate("HelpRules", "Modes"), ", ".join(map(mode_name, ruleset.modes))))
    return table(rows, kind="glance")


def _points(ruleset: Ruleset, frame: PageFrame) -> Html:
    each = points_for(ruleset, explained_mode(ruleset), cells=1, lines=0, combo=0, clean=False).total
    rows = [(counted.lines(n), number(points)) for n, points in enumerate(ruleset.line_points) if n]
    parts = [
        heading(translate("HelpRules", "Points")),
        paragraph(
            translate(
                "HelpRules",
                "Every cell of a piece that you place gives {points}. Lines cleared with one placement give:",
            ),
            points=counted.points(each),
        ),
        table(rows, (translate("HelpRules", "Cleared at once"), translate("HelpRules", "Points"))),
        frame.boards(ruleset, "line", "cross"),
        paragraph(
            translate("HelpRules", "In the first picture a row is completed. {points}"),
            points=points_sentence(POSITIONS["line"](ruleset).points),
        ),
        paragraph(
            translate(
                "HelpRules", "In the second picture a row and a column are completed at once. {points}"
            ),
            points=points_sentence(POSITIONS["cross"](ruleset).points),
        ),
    ]
    if ruleset.combo is None and not ruleset.clean_points:
        parts.append(
            paragraph(
                translate(
                    "HelpRules",
                    "Nothing else gives points: there is no combo, and no bonus for an empty board.",
                )
            )
        )
    return joined(parts)


def _combo(ruleset: Ruleset, combo: ComboRule, frame: PageFrame) -> Html:
    lines = range(1, min(_LINES_WITH_COMBO, len(ruleset.line_points) - 1) + 1)
    rows = [
        (f"x{step}", *(number(_line_points(ruleset, n, step)) for n in lines))
        for step in range(1, combo.cap + 1)
    ]
    return joined(
        (
            heading(translate("HelpRules", "Combo")),
            paragraph(f"{_growth()} {_what_ends(combo)}"),
            paragraph(
                translate(
                    "HelpRules",
                    "Every step of the combo above the first adds {percent}% of the points for the lines; it is shown from x{shown} on, and "
                    "x{most} is the most that counts. Lines then give:",
                ),
                percent=number(combo.percent),
                most=number(combo.cap),
                shown=number(combo.shown_from),
            ),
            table(rows, (translate("HelpRules", "Combo"), *map(counted.lines, lines))),
            frame.boards(ruleset, "combo"),
            paragraph(
                translate("HelpRules", "The third placement in a row that clears a line. {points}"),
                points=points_sentence(POSITIONS["combo"](ruleset).points),
            ),
        )
    )


def _growth() -> str:
    return translate("HelpRules", "The combo grows by one with every placement that clears a line.")


def _what_ends(combo: ComboRule) -> str:
    if combo.patience == 1:
        return translate("HelpRules", "A placement that clears nothing ends it.")
    return help_counts.patience(combo.patience)


def _line_points(ruleset: Ruleset, lines: int, combo: int) -> int:
    return points_for(ruleset, explained_mode(ruleset), cells=0, lines=lines, combo=combo, clean=False).total


def _clean(ruleset: Ruleset, frame: PageFrame) -> Html:
    parts = [
        heading(translate("HelpRules", "Clean board")),
        paragraph(
            translate(
                "HelpRules",
                "A clear that leaves the board empty gives {points} more. A combo does not multiply them.",
            ),
            points=counted.points(ruleset.clean_points),
        ),
    ]
    if ruleset.clean_swaps:
        parts.append(paragraph(help_counts.clean_swaps(ruleset.clean_swaps)))
    parts += [
        frame.boards(ruleset, "clean"),
        paragraph(points_sentence(POSITIONS["clean"](ruleset).points)),
    ]
    return joined(parts)


def _swaps(ruleset: Ruleset) -> Html:
    return joined(
        (
            heading(translate("HelpRules", "Swapping the group")),
            paragraph(
                translate(
                    "HelpRules",
                    "“Swap group” discards the pieces that are left in the tray and deals a new group. Points and combo stay as they "
                    "are. You can do it at any time, stuck or not; it asks for a second press.",
                )
            ),
            paragraph(
                " ".join(
                    (
                        help_counts.start_swaps(ruleset.start_swaps),
                        help_counts.most_swaps(ruleset.most_swaps),
                    )
                )
            ),
        )
    )


def _undo() -> Html:
    return joined(
        (
            heading(translate("HelpRules", "Undo")),
            paragraph(help_counts.undone(MOST_UNDONE)),
        )
    )


def _end(ruleset: Ruleset) -> Html:
    if ruleset.has_swaps:
        text = translate(
            "HelpRules",
            "The game is over when no piece left in the tray fits and no swap is left. While swaps are left and nothing "
            "fits, you can also end the game yourself.",
        )
    elif not any(mode.continues or mode.endless for mode in ruleset.modes):
        text = translate(
            "HelpRules",
            "The game is over when no piece left in the tray fits. That end is firm: no undo, no rescue, no way to go on.",
        )
    else:
        text = translate("HelpRules", "The game is over when no piece left in the tray fits.")
    return joined((heading(translate("HelpRules", "The end")), paragraph(text)))
