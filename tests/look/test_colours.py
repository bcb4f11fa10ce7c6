"""Arithmetic of colours."""

from bp_qt.look.colours import contrast, luminance, mix


def test_contrast_of_black_and_white_is_21() -> None:
    assert round(contrast("#000000", "#FFFFFF"), 6) == 21


def test_contrast_does_not_depend_on_the_order() -> None:
    assert contrast("#102030", "#A0B0C0") == contrast("#A0B0C0", "#102030")


def test_a_mixture_lies_between() -> None:
    assert mix("#102030", "#A0B0C0", 0) == "#102030"
    assert luminance("#102030") < luminance(mix("#102030", "#A0B0C0", 0.5)) < luminance("#A0B0C0")
