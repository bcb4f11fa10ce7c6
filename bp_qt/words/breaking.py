"""What there is to say when something has broken: a fault on the way, a start that came to nothing."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bp_qt.words.fill import fill

__all__ = [
    "copied_sentence",
    "copy_label",
    "default_settings_label",
    "fault_sentence",
    "go_on_label",
    "noted_sentence",
    "safe_start_question",
    "usual_start_label",
]

translate = QCoreApplication.translate


def fault_sentence(*, is_kept: bool) -> str:
    """Something that nobody expected; whether the game is saved is what the player asks first."""
    if is_kept:
        return translate(
            "Fault", "Something did not work as it should. Your game is saved, and you can go on."
        )
    return translate("Fault", "Something did not work as it should, and your game could not be saved.")


def noted_sentence(place: str) -> str:
    """Where it can be read."""
    return fill(translate("Fault", "What happened is noted in {place}."), place=place)


def copy_label() -> str:
    """On the button that copies what a report needs."""
    return translate("Fault", "&Copy details")


def copied_sentence() -> str:
    """It has."""
    return translate("Fault", "The details are copied.")


def go_on_label() -> str:
    """On the button that closes the box."""
    return translate("Fault", "&Go on")


def safe_start_question() -> str:
    """Asked after starts that came to no window."""
    return translate(
        "Start",
        "Block Puzzle did not come as far as a window the last times. Start it with its default settings? "
        "Your games stay as they are.",
    )


def default_settings_label() -> str:
    """The answer that does so."""
    return translate("Start", "&Default settings")


def usual_start_label() -> str:
    """The answer that does not."""
    return translate("Start", "&Start as usual")
