"""The pages of the help in order, and what they are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from bp_qt.dialogs.help.basics import play_page, tips_page
from bp_qt.dialogs.help.dealing import deal_page
from bp_qt.dialogs.help.frame import HelpPage
from bp_qt.dialogs.help.key_page import keys_page
from bp_qt.dialogs.help.rules_page import rules_page
from bp_qt.dialogs.help.shapes_page import shapes_page
from bp_qt.dialogs.help.shortcuts import Shortcut
from bp_qt.engine.rulesets import Ruleset
from bp_qt.words.wording import ruleset_name

__all__ = ["pages_of"]

translate = QCoreApplication.translate


def pages_of(rulesets: tuple[Ruleset, ...], window_keys: Sequence[Shortcut]) -> tuple[HelpPage, ...]:
    """What all games share, each game, and the rest; `window_keys` are listed with the keys."""
    return (
        HelpPage("play", lambda: translate("HelpPages", "How to play"), play_page),
        *(HelpPage(ruleset.id, _name_of(ruleset), rules_page(ruleset)) for ruleset in rulesets),
        HelpPage("shapes", lambda: translate("HelpPages", "All shapes"), shapes_page),
        HelpPage("deal", lambda: translate("HelpPages", "A fair deal"), deal_page),
        HelpPage("tips", lambda: translate("HelpPages", "Tips"), tips_page),
        HelpPage("keys", lambda: translate("HelpPages", "Keys"), keys_page(window_keys)),
    )


def _name_of(ruleset: Ruleset) -> Callable[[], str]:
    return lambda: ruleset_name(ruleset)
