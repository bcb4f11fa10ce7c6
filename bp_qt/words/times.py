"""Days and durations as people write them."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from bp_qt.words.fill import fill
from bp_qt.words.wording import number

__all__ = ["day_text", "duration_text"]


def day_text(day: date) -> str:
    """A day in words, as the language writes it."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


def duration_text(time_ms: int) -> str:
    """A duration in milliseconds: hours and minutes, or minutes and seconds, or seconds; rounded down.

    >>> duration_text(4_320_000), duration_text(221_999), duration_text(120_000), duration_text(9_000)
    ('1 h 12 min', '3 min 41 s', '2 min', '9 s')
    """
    translate = QCoreApplication.translate
    minutes, seconds = divmod(time_ms // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        text = (
            translate("TimeWords", "{hours} h {minutes} min")
            if minutes
            else translate("TimeWords", "{hours} h")
        )
    elif minutes:
        text = (
            translate("TimeWords", "{minutes} min {seconds} s")
            if seconds
            else translate("TimeWords", "{minutes} min")
        )
    else:
        text = translate("TimeWords", "{seconds} s")
    return fill(text, hours=number(hours), minutes=number(minutes), seconds=number(seconds))
