"""What the help says about the pieces that come: per game, and how anyone can check it (docs/rules.md 2 to 5, 7)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import QCoreApplication

from bp_qt.dialogs.help.frame import PageFrame
from bp_qt.dialogs.help.html import Html, bullets, code, heading, joined, link, marked_up, paragraph, table
from bp_qt.engine.deal import STREAM_TEXT
from bp_qt.engine.rulesets import DealRule, Ruleset
from bp_qt.engine.seeds import LONGEST_SEED
from bp_qt.words.explaining import help_counts
from bp_qt.words.fill import fill
from bp_qt.words.marking import QT_TRANSLATE_NOOP
from bp_qt.words.phrases import listed
from bp_qt.words.shape_names import family_name, shape_name
from bp_qt.words.wording import number, ruleset_name

__all__ = ["deal_page", "dealing_section"]

translate = QCoreApplication.translate

_RULES: Mapping[DealRule, str] = {
    DealRule.UNIFORM: QT_TRANSLATE_NOOP(
        "HelpDeal",
        "Each of the three pieces is any of the {shapes}, all equally likely. The board is never looked at: three pieces that do not "
        "fit are an honest end.",
    ),
    DealRule.CHECKED: QT_TRANSLATE_NOOP(
        "HelpDeal",
        "Each of the three pieces is any of the {shapes}. If none of the three would fit on the board at that moment, the group is "
        "drawn again until one fits.",
    ),
    DealRule.GUARANTEED: QT_TRANSLATE_NOOP(
        "HelpDeal",
        "First a family is drawn, then one of its shapes; there are {shapes} in all. Of a new group at least one piece fits, and "
        "three alike come only where nothing else would fit.",
    ),
}
_FAMILY_PICTURE_EM = 0.9
_FAMILY_PICTURE_PX = 16


def dealing_section(ruleset: Ruleset, frame: PageFrame) -> Html:
    """How the groups of this game are dealt."""
    shapes = help_counts.shapes(len(ruleset.catalogue.shapes))
    parts = [
        heading(translate("HelpDeal", "The pieces that come")),
        paragraph(translate("HelpDeal", _RULES[ruleset.deal]), shapes=shapes),
    ]
    if ruleset.stages:
        parts += [
            paragraph(
                translate(
                    "HelpDeal",
                    "How often a family comes depends on the score, which heads each column. The numbers are weights: a family with twice the number comes "
                    "twice as often.",
                )
            ),
            _stages(ruleset, frame),
        ]
    parts.append(
        paragraph(
            translate("HelpDeal", "Nothing else decides. {page} says how to check it."),
            page=link("deal", translate("HelpPages", "A fair deal")),
        )
    )
    return joined(parts)


def _stages(ruleset: Ruleset, frame: PageFrame) -> Html:
    cell_px = min(frame.cell_px(_FAMILY_PICTURE_EM), _FAMILY_PICTURE_PX)
    rows = []
    for at, (family, shapes) in enumerate(ruleset.catalogue.families.items()):
        name = family_name(family)
        # Beside its name, not in a column of its own: narrow windows have no room to spare.
        cell = joined((frame.shape(ruleset, shapes[0], shape_name(shapes[0]), cell_px), name), " ")
        rows.append((cell, *(number(stage.weights[at]) for stage in ruleset.stages)))
    return table(rows, (translate("HelpDeal", "Family"), *_stage_names(ruleset)))


def _stage_names(ruleset: Ruleset) -> list[str]:
    """The scores at which each stage holds: `0 to 299`, `300 to 1,499`, `from 1,500`."""
    starts = [stage.from_score for stage in ruleset.stages]
    text = translate("HelpDeal", "{first} to {last}")
    names = [
        fill(text, first=number(first), last=number(following - 1)) for first, following in pairwise(starts)
    ]
    return [*names, fill(translate("HelpDeal", "from {first}"), first=number(starts[-1]))]


def deal_page(frame: PageFrame) -> Html:
    """Seed, stream, verification; challenges and records only where there is a game that has them."""
    parts = [_from_the_seed(frame), _same_pieces()]
    if any(ruleset.shared for ruleset in frame.rulesets):
        parts += [_challenging(frame), _verifying(frame)]
    return joined(parts)


def _from_the_seed(frame: PageFrame) -> Html:
    rules = (
        marked_up(
            "{game}: {rule}",
            game=link(ruleset.id, ruleset_name(ruleset)),
            rule=marked_up(
                translate("HelpDeal", _RULES[ruleset.deal]),
                shapes=help_counts.shapes(len(ruleset.catalogue.shapes)),
            ),
        )
        for ruleset in frame.rulesets
    )
    return joined(
        (
            paragraph(
                translate(
                    "HelpDeal",
                    "Every game has a seed, a text of up to {most} characters. Which pieces come follows from the seed and from how many "
                    "groups have come before; board and score matter only where a game says so. Nothing else does: no clock, no "
                    "best score, nothing about you.",
                ),
                most=number(LONGEST_SEED),
            ),
            bullets(rules),
            paragraph(
                translate(
                    "HelpDeal",
                    "For those who want to compute it: the numbers for group {group}, counted from 0, are the SHAKE-256 of the text {text}, read "
                    "as 64-bit numbers, the highest byte first. A number x picks one of n by {formula}, rounded down.",
                ),
                group="g",
                text=code(STREAM_TEXT.format(seed="seed", group="g")),
                formula=code("x\u00a0·\u00a0n\u00a0/\u00a02⁶⁴"),
            ),
        )
    )


def _same_pieces() -> Html:
    return joined(
        (
            heading(translate("HelpDeal", "The same pieces again")),
            paragraph(
                translate(
                    "HelpDeal",
                    "The same seed and the same moves bring the same pieces, on every computer. Where you can undo, playing the same "
                    "moves again changes nothing about what comes.",
                )
            ),
        )
    )


def _challenging(frame: PageFrame) -> Html:
    return paragraph(
        translate(
            "HelpDeal",
            "To challenge a friend, copy the challenge from the result ({games}) and send it. It is one line with the game, the mode "
            "and the seed; under “New game” it can be pasted where the seed goes.",
        ),
        games=_compared(frame),
    )


def _verifying(frame: PageFrame) -> Html:
    return joined(
        (
            heading(translate("HelpDeal", "Checking a game afterwards")),
            paragraph(
                translate(
                    "HelpDeal",
                    "A game is its seed and its moves; everything else follows from them. Keep the record from the result ({games}) as a file, "
                    "then type on a command line:",
                ),
                games=_compared(frame),
            ),
            paragraph(code(translate("HelpDeal", "bp-qt verify FILE")), kind="command"),
            paragraph(
                translate(
                    "HelpDeal",
                    "The game is played again by the same rules. You are told “ok” with its score and lines, or the first move that is "
                    "not legal and why. With {option} every position on the way is printed.",
                ),
                option=code("--trace"),
            ),
        )
    )


def _compared(frame: PageFrame) -> str:
    """The games that players compare."""
    return listed([ruleset_name(ruleset) for ruleset in frame.rulesets if ruleset.shared])
