"""The search through the help: what is found where, and the way from match to match."""

import pytest

from bp_qt.dialogs.help.search import HelpSearch, found_in

TEXTS = ("a row and a row", "nothing", "one row", "a column")


def test_capitals_and_accents_do_not_matter() -> None:
    assert found_in("Fila más fácil", "FACIL") == [9]
    assert found_in("fila mas facil", "fácil") == [9]


def test_places_count_characters_of_the_text_as_it_is() -> None:
    text = "ÁÉÍ ßß – fila"
    assert [text[at : at + 4] for at in found_in(text, "FILA")] == ["fila"]


def test_matches_do_not_overlap() -> None:
    assert found_in("aaaa", "aa") == [0, 2]


def test_nothing_is_found_for_nothing() -> None:
    assert found_in("text", "") == []


def test_counts() -> None:
    search = HelpSearch(TEXTS, "row")
    assert (search.total, [search.count_on(page) for page in range(4)]) == (3, [2, 0, 1, 0])


def test_steps_go_through_all_pages_and_round_again() -> None:
    search = HelpSearch(TEXTS, "row")
    steps = [(0, 0)]
    for _ in range(3):
        steps.append(search.step(*steps[-1]))
    assert steps == [(0, 0), (0, 1), (2, 0), (0, 0)]
    assert [search.number_of(match) for match in steps] == [1, 2, 3, 1]


def test_steps_go_back_and_round_again() -> None:
    search = HelpSearch(TEXTS, "row")
    steps = [(0, 0)]
    for _ in range(3):
        steps.append(search.step(*steps[-1], forward=False))
    assert steps == [(0, 0), (2, 0), (0, 1), (0, 0)]


@pytest.mark.parametrize(
    ("page", "following", "preceding"), [(0, (0, 0), (2, 0)), (1, (2, 0), (0, 1)), (3, (0, 0), (2, 0))]
)
def test_steps_from_a_page_without_a_selected_match(page: int, following: object, preceding: object) -> None:
    search = HelpSearch(TEXTS, "row")
    assert search.step(page, None) == following
    assert search.step(page, None, forward=False) == preceding


def test_there_is_no_step_without_matches() -> None:
    with pytest.raises(IndexError, match="no matches"):
        HelpSearch(TEXTS, "swap").step(0, None)
