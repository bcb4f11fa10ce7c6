"""The pages of the help: every figure follows the rulesets' data, every picture has words, every link leads somewhere."""

import hashlib
import re
from dataclasses import replace
from html import unescape

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from bp_qt.access.keys import KEYS, shown_keys
from bp_qt.dialogs.help.frame import PageFrame
from bp_qt.dialogs.help.help_pages import pages_of
from bp_qt.dialogs.help.html import Html, image, marked_up, paragraph
from bp_qt.dialogs.help.shortcuts import Shortcut
from bp_qt.engine.deal import Stream
from bp_qt.engine.rulesets import RULESETS, ComboRule, DealRule, Mode, Ruleset, Stage, ruleset_of
from bp_qt.engine.shapes import catalogue
from bp_qt.words.phrases import listed
from bp_qt.words.shape_names import FAMILY_NAMES, shape_name
from bp_qt.words.wording import mode_name, mode_sentence, ruleset_name

WINDOW = (Shortcut("Ctrl+Z", "Takes back."), Shortcut("F1", "Helps."))
DOES = {row.does for row in WINDOW}
CALM, COMBO, SWAP = (ruleset_of(ruleset_id) for ruleset_id in ("calm", "combo", "swap"))

pytestmark = pytest.mark.usefixtures("qapp")


def html_of(page_id: str, *changed: Ruleset) -> str:
    """A page, with the changed rulesets in place of those with the same ids."""
    by_id = {ruleset.id: ruleset for ruleset in (*RULESETS, *changed)}
    rulesets = tuple(by_id.values())
    frame = PageFrame(rulesets, rulesets[0], width_px=640, em_px=16)
    return next(page.body(frame) for page in pages_of(rulesets, WINDOW) if page.id == page_id)


def text_of(page_id: str, *changed: Ruleset) -> str:
    return unescape(re.sub("<[^>]*>", " ", html_of(page_id, *changed)))


def all_pages() -> dict[str, str]:
    return {page.id: html_of(page.id) for page in pages_of(RULESETS, WINDOW)}


def with_mode(ruleset: Ruleset, mode_id: str, **changes: object) -> Ruleset:
    modes = tuple(replace(mode, **changes) if mode.id == mode_id else mode for mode in ruleset.modes)  # type: ignore[arg-type]
    return replace(ruleset, modes=modes)


def points(*values: int) -> tuple[int, ...]:
    return (0, *values)


def combo_of(ruleset: Ruleset, **changes: int) -> Ruleset:
    assert ruleset.combo is not None
    return replace(ruleset, combo=replace(ruleset.combo, **changes))


@pytest.mark.parametrize(
    ("page", "changed", "figures"),
    [
        ("calm", replace(CALM, line_points=points(17, 31, 63, 104, 155, 219)), ("17", "31", "63", "104", "155", "219", "20", "32")),
        ("combo", replace(COMBO, line_points=points(103, 251, 507, 1009, 1511, 2017)), ("103", "251", "507", "1009", "2017")),
        ("combo", combo_of(COMBO, percent=70), ("70%", "170", "240", "310", "380")),
        ("combo", combo_of(COMBO, cap=7), ("x6", "x7", "x7", "400")),
        ("combo", combo_of(COMBO, patience=4), ("4 placements in a row",)),
        ("combo", combo_of(COMBO, shown_from=4), ("x4 on",)),
        ("swap", combo_of(SWAP, patience=5), ("5 placements in a row",)),
        ("combo", replace(COMBO, clean_points=2222), ("2222", "2476")),
        ("swap", replace(SWAP, clean_points=333), ("333", "367")),
        ("swap", replace(SWAP, clean_swaps=2), ("2 swaps",)),
        ("swap", replace(SWAP, start_swaps=4, most_swaps=7), ("4 swaps",)),
        ("swap", replace(SWAP, start_swaps=4, most_swaps=7), ("7 swaps",)),
        ("swap", replace(SWAP, stages=(Stage(0, tuple(range(41, 50))), *SWAP.stages[1:])), ("41", "42", "43", "44", "45", "49")),
        ("swap", replace(SWAP, stages=(SWAP.stages[0], Stage(456, SWAP.stages[1].weights), SWAP.stages[2])), ("456",)),
        ("calm", replace(CALM, size=9), ("9 × 9",)),
        ("calm", replace(CALM, catalogue=catalogue("full")), ("48 shapes",)),
        ("combo", with_mode(COMBO, "timed", limit_ms=245_000), ("4:05",)),
        ("combo", with_mode(COMBO, "classic", continues=3), ("3 times",)),
        ("shapes", with_mode(COMBO, "hardcore", weights=(77, *COMBO.modes[4].weights[1:])), ("77",)),
    ],
)  # fmt: skip
def test_figures_follow_the_data(page: str, changed: Ruleset, figures: tuple[str, ...]) -> None:
    before, after = text_of(page), text_of(page, changed)
    assert before != after
    for figure in figures:
        assert re.search(rf"(?<!\d){re.escape(figure)}(?!\d)", after), figure


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.id)
def test_the_figures_of_the_rules_are_there(ruleset: Ruleset) -> None:
    text = text_of(ruleset.id)
    for value in (*ruleset.line_points[1:], ruleset.size, len(ruleset.catalogue.shapes)):
        assert re.search(rf"(?<!\d){value}(?!\d)", text), value


def test_the_example_of_the_rules_is_on_the_page_of_combo() -> None:
    assert "503 points: 3 for its cells, 250 for the lines and 250 for the combo." in text_of("combo")


def test_a_game_has_only_the_sections_that_it_needs() -> None:
    def heads(page_id: str) -> set[str]:
        return set(re.findall("<h2>(.*?)</h2>", html_of(page_id)))

    common = {"Points", "The pieces that come", "The end"}
    assert heads("calm") == common | {"Undo"}
    assert heads("combo") == common | {"Combo", "Clean board", "Modes"}
    assert heads("swap") == common | {"Combo", "Clean board", "Swapping the group"}


def test_a_ruleset_that_gains_a_rule_gains_its_section() -> None:
    changed = replace(
        CALM,
        combo=ComboRule(percent=25, patience=2),
        clean_points=55,
        modes=(Mode("classic"), Mode("zen", endless=True)),
    )
    text = text_of("calm", changed)
    assert "25%" in text
    assert "55 points" in text
    assert "Zen" in text


# --- a game that nobody has thought of yet -----------------------------------------------------------------

MILD = replace(CALM, id="mild", modes=(Mode("easy", continues=3),))
"""Undo and a way to go on, in its only mode."""
WITHOUT_END = "no undo, no rescue, no way to go on"


def mild(**changes: object) -> Ruleset:
    """As `MILD`, but for its mode; and dealt so that the mode's weights count."""
    mode = replace(MILD.modes[0], **changes)  # type: ignore[arg-type]
    return replace(MILD, modes=(mode,), deal=DealRule.CHECKED if mode.weights else MILD.deal)


@pytest.mark.parametrize("rulesets", [(*RULESETS, MILD), (MILD,)], ids=["fourth", "alone"])
def test_a_new_game_is_on_every_page(rulesets: tuple[Ruleset, ...]) -> None:
    frame = PageFrame(rulesets, MILD, width_px=640, em_px=16)
    pages = {page.id: page.body(frame) for page in pages_of(rulesets, WINDOW)}
    assert not [page_id for page_id, html in pages.items() if re.search(r"\{\w|%L?n|\(s\)|\(\)", html)]
    assert "Mild" in pages["play"] and "Mild" in pages["shapes"] and "Mild" in pages["deal"]
    assert set(re.findall('href="([^"]*)"', "".join(pages.values()))) <= set(pages)


def test_how_a_game_goes_on_is_told_of_a_single_mode_too() -> None:
    html, text = html_of("mild", MILD), text_of("mild", MILD)
    assert "After its end it can go on 3 times." in text
    assert "<h2>Continue</h2>" in html and "<h2>Undo</h2>" in html and "<h2>Modes</h2>" not in html
    assert "Easy" not in text  # nor is it called by its mode anywhere else
    assert "The game is over when no piece left in the tray fits." in text
    assert "firm" not in text and "no way to go on" not in text


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"continues": 0}, WITHOUT_END),
        ({"continues": 1}, "After its end it can go on once."),
        ({"limit_ms": 245_000}, "The clock starts at 4:05"),
        ({"dated": True, "continues": 0}, "The pieces follow from the date alone."),
        ({"keeps_record": False}, "No best score is kept."),
        ({"scored": False, "keeps_record": False}, "No points are counted, only lines."),
        ({"endless": True, "continues": 0}, "It never ends."),
        ({"weights": (77, *[1] * 18)}, "Some pieces come more often than others"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_every_rule_of_a_single_mode_is_told(changes: dict[str, object], told: str) -> None:
    ruleset = mild(**changes)
    text, mode = text_of("mild", ruleset), ruleset.modes[0]
    assert told in text
    assert (WITHOUT_END in text) == (not mode.continues and not mode.endless)
    assert told not in text_of("mild", MILD)


def test_a_single_mode_without_rules_of_its_own_has_no_list() -> None:
    assert "<ul>" not in html_of("calm") + html_of("swap")


def test_where_no_points_are_counted_no_points_are_explained() -> None:
    unscored = replace(COMBO, id="mild", modes=(Mode("easy", scored=False, keeps_record=False),))
    heads = set(re.findall("<h2>(.*?)</h2>", html_of("mild", unscored)))
    assert heads == {"The pieces that come", "The end"}
    assert not re.search("[0-9] points?", text_of("mild", unscored))


def test_points_are_those_of_a_mode_that_counts_them() -> None:
    zen_first = replace(COMBO, modes=(COMBO.modes[2], COMBO.modes[0]))
    heading = "<h2>Points</h2>.*?<h2>"
    told = [re.search(heading, html_of("combo", ruleset), re.DOTALL) for ruleset in (COMBO, zen_first)]
    assert told[0] is not None and told[1] is not None
    assert told[0][0] == told[1][0]


def test_what_never_ends_has_no_end() -> None:
    assert "The end" not in text_of("mild", mild(endless=True, continues=0))


def test_whether_a_game_is_compared_does_not_follow_from_its_undo() -> None:
    for shared in (False, True):
        text = text_of("deal", replace(MILD, shared=shared))
        compared = [ruleset_name(ruleset) for ruleset in RULESETS if ruleset.shared]
        games = listed([*compared, "Mild"] if shared else compared)
        assert text.count(f"from the result ({games})") == 2
    assert "Calm" in text


def test_without_a_game_that_is_compared_nothing_is_sent_or_checked() -> None:
    frame = PageFrame((CALM,), CALM, width_px=640, em_px=16)
    deal = next(page.body(frame) for page in pages_of((CALM,), WINDOW) if page.id == "deal")
    assert "The same pieces again" in deal
    assert "challenge" not in deal and "verify" not in deal


def test_weights_of_a_single_mode_are_those_of_its_game() -> None:
    text = text_of("shapes", mild(weights=(77, *[1] * 18)))
    assert "In every mode but Mild all shapes are equally likely." in text
    assert "Mild: 77" in text


def test_the_text_that_the_numbers_come_from_is_the_one_that_is_hashed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hashed: list[bytes] = []
    monkeypatch.setattr(hashlib, "shake_256", hashed.append)
    Stream("a seed", 7)
    assert "block-puzzle deal 1|seed|g" in text_of("deal")
    assert hashed == [b"block-puzzle deal 1|a seed|7"]


# --- texts and keys ----------------------------------------------------------------------------------------


def test_every_mode_is_there_with_its_sentence() -> None:
    text = text_of("combo")
    for mode in COMBO.modes:
        assert mode_name(mode) in text
        assert mode_sentence(mode) in text


def test_every_shape_of_both_catalogues_is_drawn_and_named() -> None:
    html = html_of("shapes")
    for ruleset_id, name in (("calm", "basic"), ("combo", "full")):
        for shape in catalogue(name).shapes:
            assert html.count(f'src="shape/{ruleset_id}/{shape.id}/') == 1
            assert shape_name(shape) in text_of("shapes")


def test_every_family_has_a_name() -> None:
    assert set(FAMILY_NAMES) == {family.id for ruleset in RULESETS for family in ruleset.catalogue.families}


def test_every_key_is_listed() -> None:
    text = text_of("keys")
    for row in KEYS:
        assert shown_keys(row) in text
        assert row.sentence in text


def test_the_windows_keys_are_listed_as_they_are_given() -> None:
    listed = re.findall("<td>(.*?)</td><td>(.*?)</td>", html_of("keys"))
    assert [(native(row.keys), row.does) for row in WINDOW] == [row for row in listed if row[1] in DOES]


def native(key: str) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


@pytest.mark.parametrize("page_id", [page.id for page in pages_of(RULESETS, WINDOW)])
def test_every_picture_has_words(page_id: str) -> None:
    pictures = re.findall("<img [^>]*>", html_of(page_id))
    assert all(re.search('alt="[^"]+"', picture) for picture in pictures)
    assert bool(pictures) == (page_id not in {"deal", "tips", "keys"})


def test_every_link_leads_to_a_page_and_every_page_is_linked() -> None:
    pages = all_pages()
    targets = {target for html in pages.values() for target in re.findall('href="([^"]*)"', html)}
    assert targets <= set(pages)
    assert targets >= {"play", "calm", "combo", "swap", "shapes", "deal", "keys"}


@pytest.mark.parametrize("page_id", [page.id for page in pages_of(RULESETS, WINDOW)])
def test_nothing_is_left_to_be_filled_in(page_id: str) -> None:
    assert not re.search(r"\{\w|%L?n|\(s\)", text_of(page_id))


def test_texts_are_escaped() -> None:
    assert marked_up("a < b & {it}", it="<i>") == "a &lt; b &amp; &lt;i&gt;"
    assert paragraph("{it}", it=Html("<i>")) == "<p><i></p>"
    assert 'alt="&quot;&gt;"' in image("x", (1, 1), '">')


def test_values_with_places_in_them_are_not_filled_again() -> None:
    assert marked_up("{b} {a}", a="{b}", b="{a}") == "{a} {b}"


def test_names_come_from_the_wording() -> None:
    titles = [page.title() for page in pages_of(RULESETS, WINDOW)]
    assert titles[1 : len(RULESETS) + 1] == [ruleset_name(ruleset) for ruleset in RULESETS]


def test_pictures_stand_one_under_the_other_where_there_is_no_room(qapp: QApplication) -> None:
    narrow = PageFrame(RULESETS, CALM, width_px=150, em_px=30)
    assert narrow.board_px <= 150
    assert narrow.columns(10) == 1
