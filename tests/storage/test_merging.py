"""What two windows have written goes on together; a place that both have changed is the writer's."""

import pytest

from bp_qt.storage.merging import Merging

BEGUN = {
    "games/calm-classic/record": "calm",
    "games/calm-classic/time_ms": "1",
    "statistics/calm-classic": "none",
    "games/swap-classic/record": "swap",
    "finished/combo-daily/2026-03-01/record": "day",
    "finished/combo-daily/2026-03-01/time_ms": "2",
    "settings/volume": "35",
    "settings/theme": "light",
}


def test_alone_nothing_is_merged() -> None:
    assert Merging(BEGUN).whole({"settings/volume": "1"}) == {"settings/volume": "1"}


@pytest.mark.parametrize("theirs", [{}, {"settings/volume": "7"}, {**BEGUN, "new/thing": "x"}])
def test_where_we_have_changed_nothing_theirs_goes_on(theirs: dict[str, str]) -> None:
    merging = Merging(BEGUN)
    merging.take(theirs)
    assert merging.whole(BEGUN) == theirs


@pytest.mark.parametrize(
    ("key", "together"),
    [
        ("games/calm-classic/record", ["games/calm-classic/time_ms", "statistics/calm-classic"]),
        ("statistics/calm-classic", ["games/calm-classic/record", "games/calm-classic/time_ms"]),
        ("finished/combo-daily/2026-03-01/record", ["finished/combo-daily/2026-03-01/time_ms"]),
        ("settings/volume", []),
    ],
)
def test_what_belongs_together_comes_from_one_hand(key: str, together: list[str]) -> None:
    merging = Merging(BEGUN)
    merging.take({each: f"their {text}" for each, text in BEGUN.items()})
    ours = {**BEGUN, key: "ours"}
    whole = merging.whole(ours)
    assert {each for each in BEGUN if whole[each] == ours[each]} == {key, *together}
    assert all(whole[each] == f"their {BEGUN[each]}" for each in BEGUN if each not in (key, *together))


def test_what_we_have_removed_stays_removed_and_what_is_new_to_each_is_there() -> None:
    merging = Merging(BEGUN)
    merging.take({**BEGUN, "games/combo-zen/record": "theirs"})
    ours = {key: text for key, text in BEGUN.items() if key != "settings/theme"}
    whole = merging.whole({**ours, "games/combo-timed/record": "ours"})
    assert whole == {**ours, "games/combo-timed/record": "ours", "games/combo-zen/record": "theirs"}


def test_the_newest_of_theirs_counts_and_what_becomes_ours_stays_ours() -> None:
    merging = Merging(BEGUN)
    for volume in ("1", "2"):
        merging.take({**BEGUN, "settings/volume": volume})
    assert merging.whole(BEGUN)["settings/volume"] == "2"
    assert merging.whole({**BEGUN, "settings/volume": "3"})["settings/volume"] == "3"
