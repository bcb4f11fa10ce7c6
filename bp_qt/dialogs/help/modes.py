"""The help's section on the modes of a game, from each mode's data (docs/rules.md 4)."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from bp_qt.dialogs.help.html import Html, bullets, heading, joined, link, marked_up, paragraph
from bp_qt.engine.game import MOST_ROWS_A_CONTINUE_EMPTIES
from bp_qt.engine.rulesets import Mode, Ruleset
from bp_qt.words.explaining import help_counts
from bp_qt.words.fill import fill
from bp_qt.words.wording import clock_text, mode_name, mode_sentence

__all__ = ["mode_rules", "modes_section"]

translate = QCoreApplication.translate


def mode_rules(mode: Mode) -> Html:
    """What sets this mode apart from others; empty if nothing does."""
    rules = list(_rules(mode))
    return bullets(rules) if rules else Html("")


def modes_section(ruleset: Ruleset) -> Html:
    """Each mode with its sentence and its rules, where there are several; and how a game goes on after its end."""
    several = len(ruleset.modes) > 1
    parts = []
    if several:
        parts.append(heading(translate("HelpModes", "Modes")))
        for mode in ruleset.modes:
            parts += [heading(mode_name(mode), 3), paragraph(mode_sentence(mode)), mode_rules(mode)]
    if any(mode.continues for mode in ruleset.modes):
        parts.append(_continue(3 if several else 2))
    return joined(parts)


def _rules(mode: Mode) -> Iterator[str]:
    if not mode.scored:
        yield translate("HelpModes", "No points are counted, only lines.")
    if mode.endless:
        yield translate(
            "HelpModes",
            "It never ends. When nothing fits, the pieces left are discarded and a new group is dealt; if that fits nowhere "
            "either, the fullest row is emptied, again and again until a piece fits. These rows do not count as lines.",
        )
    if mode.dated:
        yield translate(
            "HelpModes",
            "The pieces follow from the date alone. When the game is over, that day’s result stays; the next game comes at midnight.",
        )
    if mode.limit_ms is not None:
        yield from _clock(mode.limit_ms)
    if mode.weights:
        yield marked_up(
            translate("HelpModes", "Some pieces come more often than others: {page} shows how often."),
            page=link("shapes", translate("HelpPages", "All shapes")),
        )
    if not mode.keeps_record:
        yield translate("HelpModes", "No best score is kept.")
    if mode.continues == 1:
        yield translate("HelpModes", "After its end it can go on once.")
    elif mode.continues:
        yield help_counts.continues(mode.continues)


def _clock(limit_ms: int) -> Iterator[str]:
    text = translate(
        "HelpModes",
        "The clock starts at {limit} when you place your first piece and runs only while you play. When it reaches zero, the game is over.",
    )
    yield fill(text, limit=clock_text(limit_ms // 1000))
    yield translate(
        "HelpModes", "The preferences can lengthen the clock or switch it off; the result then says so."
    )


def _continue(level: int) -> Html:
    return joined(
        (
            heading(translate("HelpModes", "Continue"), level),
            paragraph(help_counts.emptied_rows(MOST_ROWS_A_CONTINUE_EMPTIES)),
            paragraph(
                translate(
                    "HelpModes",
                    "It is offered on the result, and only where it would free a piece and time is left. The emptied rows give no points "
                    "and do not count as lines; score, combo and tray stay as they are.",
                )
            ),
        )
    )
