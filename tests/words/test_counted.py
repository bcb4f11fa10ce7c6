"""Numbers in sentences are written as everywhere else, whatever stands beside them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from bp_qt.words.counted import counted, result_counts
from bp_qt.words.explaining import help_counts


@pytest.fixture(params=["en", "es", "de_CH"])
def locale(request: pytest.FixtureRequest) -> Iterator[QLocale]:
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield QLocale()
    QLocale.setDefault(before)


@pytest.mark.parametrize("n", [0, 1, 12, 999, 1000, 12345, 1234567])
def test_a_number_of_things_is_grouped_as_the_language_does(locale: QLocale, n: int) -> None:
    written = locale.toString(n)
    assert counted.points(n).startswith(f"{written} point")
    assert result_counts.crowded(n).startswith(f"Only {written} cell")
    assert help_counts.shapes(n).startswith(f"{written} shape")


def test_what_is_filled_in_is_taken_as_it_is(qapp: QApplication) -> None:
    assert "fullest: 2 {rows}." in result_counts.empties_rows(1, "2 {rows}")
    assert help_counts.found(1, "{text} %Ln") == "“{text} %Ln” found 1 time."


class _Forms(QTranslator):
    """A language with its own words for a count."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return "%Ln puntos" if (context, text) == ("Counted", "%Ln point(s)") else text


def test_translated_forms_have_the_number_too(qapp: QApplication) -> None:
    forms, before = _Forms(), QLocale()
    qapp.installTranslator(forms)
    QLocale.setDefault(QLocale("es"))
    text = counted.points(12345)
    QLocale.setDefault(before)
    qapp.removeTranslator(forms)
    assert text == "12.345 puntos"
