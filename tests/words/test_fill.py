import pytest

from bp_qt.words.fill import fill


def test_places_are_filled_by_name_in_any_order():
    assert fill("{b} before {a}, {b} again", a="one", b=2) == "2 before one, 2 again"


def test_values_with_places_in_them_are_not_filled_again():
    assert fill("{a} {b}", a="{b}", b="{a}") == "{b} {a}"


def test_a_place_without_a_value_is_an_error():
    with pytest.raises(KeyError):
        fill("{missing}")
