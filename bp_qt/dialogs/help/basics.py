"""The help's pages on what all games have in common, and the tips."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bp_qt.dialogs.help.frame import PageFrame
from bp_qt.dialogs.help.html import Html, bullets, heading, joined, link, marked_up, paragraph
from bp_qt.words.marking import QT_TRANSLATE_NOOP
from bp_qt.words.wording import ruleset_name, ruleset_sentence

__all__ = ["play_page", "tips_page"]

translate = QCoreApplication.translate

_TIPS = (
    QT_TRANSLATE_NOOP(
        "HelpTips", "Look at all three pieces before you place the first: the order is yours to choose."
    ),
    QT_TRANSLATE_NOOP(
        "HelpTips",
        "Place from the edges inward. Every cell that is closed in on all sides waits for a single block.",
    ),
    QT_TRANSLATE_NOOP(
        "HelpTips",
        "Keep one open square of 3 by 3 and one open run of 5 for as long as you can: the largest pieces need them.",
    ),
    QT_TRANSLATE_NOOP(
        "HelpTips", "A row and a column that lack the same cell are worth more than either alone."
    ),
    QT_TRANSLATE_NOOP(
        "HelpTips", "Clear early when the board is more than half full. Room is worth more than a few points."
    ),
    QT_TRANSLATE_NOOP(
        "HelpTips",
        "Where a combo counts, prepare several lines first and complete them one after another, not all at once.",
    ),
    QT_TRANSLATE_NOOP(
        "HelpTips",
        "Where you can swap, use the pieces that fit first: a swap discards only what is left in the tray.",
    ),
    QT_TRANSLATE_NOOP(
        "HelpTips",
        "Where you can undo, try out a placement and take it back: the pieces that come do not change.",
    ),
    QT_TRANSLATE_NOOP(
        "HelpTips", "Watch the slots below the board: a piece that fits nowhere is marked there."
    ),
)


def play_page(frame: PageFrame) -> Html:
    """Board, tray, three ways to place a piece, lines, the end (docs/rules.md 1)."""
    return joined(
        (
            _beginning(frame),
            _placing(frame),
            _fitting(frame),
            _clearing(frame),
            heading(translate("HelpPlay", "The end")),
            paragraph(
                translate(
                    "HelpPlay",
                    "A game is over when none of the pieces left in the tray fits anywhere on the board. {more}",
                ),
                more=_what_differs(frame),
            ),
        )
    )


def tips_page(frame: PageFrame) -> Html:
    """What helps to play well."""
    return bullets(translate("HelpTips", tip) for tip in _TIPS)


def _beginning(frame: PageFrame) -> Html:
    games = (
        marked_up(
            "{game}: {about}", game=link(ruleset.id, ruleset_name(ruleset)), about=ruleset_sentence(ruleset)
        )
        for ruleset in frame.rulesets
    )
    return joined(
        (
            paragraph(
                translate(
                    "HelpPlay",
                    "Place pieces on the board. A row or a column that is full from edge to edge is cleared and makes room "
                    "for more. All games are played like this; what each does with it is its own:",
                )
            ),
            bullets(games),
            heading(translate("HelpPlay", "Board and tray")),
            paragraph(
                translate(
                    "HelpPlay",
                    "The tray below the board holds three pieces. Place them in any order. When all three are used, the next "
                    "three arrive. Pieces are never turned over or rotated.",
                )
            ),
        )
    )


def _placing(frame: PageFrame) -> Html:
    return joined(
        (
            heading(translate("HelpPlay", "Placing a piece")),
            heading(translate("HelpPlay", "By dragging"), 3),
            paragraph(
                translate(
                    "HelpPlay",
                    "Drag a piece from the tray over the board. Nothing hides it: it lies on the board, lifted by exactly one row "
                    "above the pointer and centred on it. To reach the bottom row, hold the pointer in the row beneath the "
                    "board. Let go to place it.",
                )
            ),
            frame.boards(frame.ruleset, "lift", "lift-beneath"),
            heading(translate("HelpPlay", "By clicking"), 3),
            paragraph(
                translate(
                    "HelpPlay",
                    "Click a piece, then a cell. The piece’s first cell, topmost and of that row leftmost, lands on the cell that "
                    "you click. Click the piece again to put it back.",
                )
            ),
            frame.boards(frame.ruleset, "tap"),
            heading(translate("HelpPlay", "With the keyboard or a screen reader"), 3),
            paragraph(
                translate(
                    "HelpPlay",
                    "Everything can be played with the keys, and everything is spoken. {page} lists them.",
                ),
                page=link("keys", translate("HelpPages", "Keys")),
            ),
        )
    )


def _fitting(frame: PageFrame) -> Html:
    return joined(
        (
            heading(translate("HelpPlay", "Fits, or does not fit")),
            paragraph(
                translate(
                    "HelpPlay",
                    "A piece that fits is shown with filled faces and an outline. One that does not fit is a dashed outline alone; "
                    "when you let go of it there, it is back in the tray and nothing has changed.",
                )
            ),
            frame.boards(frame.ruleset, "fits", "does-not-fit"),
        )
    )


def _clearing(frame: PageFrame) -> Html:
    return joined(
        (
            heading(translate("HelpPlay", "Clearing lines")),
            paragraph(
                translate(
                    "HelpPlay",
                    "While you aim, the lines that would be cleared are lit along their whole length, and the points are shown "
                    "beside the score. Here a row is completed, and then it is empty:",
                )
            ),
            frame.boards(frame.ruleset, "line", "line-after"),
            paragraph(
                translate(
                    "HelpPlay",
                    "A row and a column can be completed by one piece. Both are cleared at once and both count; the cell where "
                    "they cross is emptied once:",
                )
            ),
            frame.boards(frame.ruleset, "cross", "cross-after"),
            paragraph(
                translate(
                    "HelpPlay", "Only rows and columns are cleared: a full square of 3 by 3 does nothing."
                )
            ),
        )
    )


def _what_differs(frame: PageFrame) -> Html:
    names = joined((link(ruleset.id, ruleset_name(ruleset)) for ruleset in frame.rulesets), ", ")
    return marked_up(
        translate("HelpPlay", "What else each game has to say about that: {games}."), games=names
    )
