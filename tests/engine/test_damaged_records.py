"""Every way in which a record is refused (docs/rules.md 7): always `BadRecord`, with the right number, in one short line."""

import json
import random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bp_qt.engine.errors import BadRecord
from bp_qt.engine.record import MOST_RECORD_BYTES, read_record, write_record
from tests.engine.test_record import record_of
from tests.engine.test_seeds import BAD_DAYS, BAD_SEEDS

GOOD: dict[str, Any] = json.loads(record_of())


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    message = str(caught.value)
    assert message.isprintable()
    assert len(message) < 200
    return caught.value


def with_result(**changes: Any) -> str:
    return record_of(result=GOOD["result"] | changes)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "null", "1", "true", '"record"', "[]", "[{}]", "{", "}", "nonsense", "\x00", "\ud800"),
        *(record_of()[:-1], record_of()[1:], record_of() + "x", record_of() * 2, f"[{record_of()}]"),
        *(
            "\ufeff" + record_of(),
            record_of().replace('"', "'"),
            record_of() + ",",
            "// a comment\n" + record_of(),
        ),
        *(record_of(x="NUL").replace("NUL", "\x00"), record_of(x="new line").replace(" line", "\nline")),
        *("[" * 100_000, '{"a":' * 100_000, record_of(x=0)[:-2] + "[" * 5000 + "]" * 5000 + "}"),
        *(
            record_of(x=0)[:-2] + constant + "}"
            for constant in ("NaN", "Infinity", "-Infinity", "nan", "0x1", "01")
        ),
    ],
    ids=lambda text: ascii(text[:16]),
)
def test_a_text_that_is_no_json_object(text):
    assert refused(text).move_number is None


@pytest.mark.parametrize("key", ["format", "rules", "mode", "seed", "moves"])
@pytest.mark.parametrize("value", [None, 1, 1.5, True, [], ["1a4"], {}, {"a": 1}, [[[[]]]]], ids=json.dumps)
def test_a_key_that_is_missing_or_no_text(key, value):
    error = refused(record_of(**{key: value}))
    assert error.move_number is None
    if key != "format":
        assert str(error) == f"'{key}' is {'missing' if value is None else 'not a text'}"
    if value is None:
        assert refused(json.dumps(GOOD | {key: None})).move_number is None


@pytest.mark.parametrize(
    "name", ["", "block-puzzle", "block-puzzle/2", "block-puzzle/1 ", "Block-puzzle/1", "block-puzzle/1.0"]
)
def test_another_format(name):
    assert "format" in str(refused(record_of(format=name)))


@pytest.mark.parametrize(
    ("rules", "mode"),
    [
        *(
            ("", "classic"),
            ("Calm", "classic"),
            ("chess", "classic"),
            ("calm\n", "classic"),
            ("x" * 9999, "x"),
        ),
        *(
            ("calm", ""),
            ("calm", "zen"),
            ("swap", "daily"),
            ("combo", "Zen"),
            ("combo", "zen "),
            ("calm", "é" * 999),
        ),
    ],
)
def test_an_unknown_ruleset_or_mode(rules, mode):
    assert "unknown" in str(refused(record_of(rules=rules, mode=mode)))


@pytest.mark.parametrize("seed", BAD_SEEDS.values(), ids=BAD_SEEDS)
def test_a_bad_seed(seed):
    error = refused(record_of(seed=seed, moves="", result=None))
    assert "seed" in str(error)
    assert error.move_number is None


@pytest.mark.parametrize("day", [*BAD_DAYS, "2026-03-01/2", "2026-03-01-b"])
def test_a_daily_game_of_a_day_that_never_was(day):
    fields = {"rules": "combo", "mode": "daily", "moves": "", "result": None}
    assert read_record(record_of(seed="daily/2026-03-01", **fields)).moves == ()
    assert "daily seed" in str(refused(record_of(seed=f"daily/{day}", **fields)))


@pytest.mark.parametrize(
    ("moves", "number", "message"),
    [
        ("1a0", 1, "malformed move '1a0'"),
        ("1a4 2c", 2, "malformed move '2c'"),
        ("1a4 2c4 3D4", 3, "malformed move '3D4'"),
        ("1a4,2c4", 1, "malformed move '1a4,2c4'"),
        ("1a4 undo", 2, "malformed move 'undo'"),
        ("1a4 " + "9" * 999, 2, "malformed move '9999"),
        ("1a4 2c4 \ud800", 3, r"malformed move '\\ud800'"),
        ("0a1", 1, "malformed move"),
        ("4a1", 1, "malformed move"),
        ("1h4", 1, "1h4 is illegal: off the board"),
        ("1a9", 1, "1a9 is illegal: off the board"),
        ("1z99", 1, "1z99 is illegal: off the board"),
        ("1a4 2a4", 2, "2a4 is illegal: covers A4"),
        ("1a4 1a5", 2, "1a5 is illegal: slot used"),
        ("1a4 swap", 2, "swap is illegal: not in this ruleset"),
        ("end", 1, "end is illegal: not in this ruleset"),
        ("continue", 1, "continue is illegal: not in this ruleset"),
        ("timeup", 1, "timeup is illegal: not in this ruleset"),
        ("1a4 2a4 x", 2, "2a4 is illegal: covers A4"),  # the first that is wrong
    ],
)
def test_a_move_that_is_malformed_or_illegal_where_it_stands(moves, number, message):
    error = refused(record_of(moves=moves))
    assert error.move_number == number
    assert f"move {number}: {message.replace(chr(92) * 2, chr(92))}" in str(error)


OVER = "1a4 2c4 3d4 2c3 1e4 3d1 3a1 1h7 2d4 3b1 1e1 2a5 3a3 2b7 1g5 3c7 2h4 1b5 2b1 3h2 1f2 3h1 1e7"
FINISHED = record_of(moves=OVER, result={"score": 125, "lines": 5, "over": True})


@pytest.mark.parametrize(
    ("rules", "mode", "moves", "number", "message"),
    [
        ("calm", "classic", OVER + " 1a1", 24, "game over"),
        ("combo", "classic", "continue", 1, "the game is not over"),
        ("combo", "timed", "timeup", 1, "not before the first placement"),
        ("combo", "daily", "continue", 1, "not in this ruleset"),
        ("swap", "classic", "end", 1, "a piece still fits"),
        ("swap", "classic", "swap swap", 2, "no swaps left"),
    ],
)
def test_the_reason_is_named(rules, mode, moves, number, message):
    seed = "daily/2026-03-01" if mode == "daily" else "open-clean-3"
    error = refused(record_of(rules=rules, mode=mode, seed=seed, moves=moves, result=None))
    assert error.move_number == number
    assert str(error).endswith(f"is illegal: {message}")


NOT_THREE: list[Any] = [2, 4, -3, 0, 3.0, "3", None, True, [3], {}, 10**30, 1e300]
NOT_NOUGHT: list[Any] = [1, -1, 0.0, False, None, "0", []]
NOT_FALSE: list[Any] = [True, 0, 1, None, "false", []]
NO_RESULTS: list[Any] = [{}, [], "3", 3, True, [3, 0, False]]


@pytest.mark.parametrize(
    "text",
    [
        *(with_result(score=score) for score in NOT_THREE),
        *(with_result(lines=lines) for lines in NOT_NOUGHT),
        *(with_result(over=over) for over in NOT_FALSE),
        *(record_of(result=result) for result in NO_RESULTS),
        *(
            record_of(result={"score": 3, "lines": 0}),
            record_of(result={"Score": 3, "lines": 0, "over": False}),
        ),
        json.dumps(GOOD | {"result": None}),
        record_of(moves="1a4"),
        record_of(moves=""),
        record_of(moves=OVER, result={"score": 125, "lines": 5, "over": False}),
        record_of(moves=OVER, result={"score": 125, "lines": 5, "over": 1}),
        record_of(moves=OVER, result={"score": 125, "lines": True, "over": True}),
        record_of(moves="1a4", result={"score": 2, "lines": 0, "over": False}).replace(
            ": 2,", f": {'2' * 4000},"
        ),
        with_result(score=[]).replace("[]", "[" * 900 + "]" * 900),
        with_result(score=[]).replace("[]", '{"a":' * 900 + "1" + "}" * 900),
        with_result(score="x" * 100_000),
    ],
    ids=lambda text: text[text.find("moves") + 8 :][:60],
)
def test_a_result_that_replay_does_not_give(text):
    error = refused(text)
    assert "result" in str(error)
    assert error.move_number is None


def test_a_wrong_result_is_shown_however_long_it_is():
    gives = "the moves give 3"
    assert str(refused(with_result(score=4))) == f"the result says score 4, {gives}"
    assert str(refused(with_result(score=[4] * 99))) == f"the result says score a list, {gives}"
    assert str(refused(with_result(score={"a": 4}))) == f"the result says score an object, {gives}"
    assert str(refused(with_result(score="é" * 99))).endswith(f"…, {gives}")


def test_one_is_not_true_also_where_it_is_the_score():
    fields = {"moves": "", "seed": "s", "rules": "combo", "mode": "zen"}
    assert read_record(record_of(result={"score": 0, "lines": 0, "over": False}, **fields)).game.score == 0
    assert "false" in str(refused(record_of(result={"score": False, "lines": 0, "over": False}, **fields)))


def test_every_depth_of_nesting_is_refused_or_read_whatever_the_stack_holds():
    """Near the interpreter's limit the reader may get through where a message about it would not."""
    for depth in range(850, 1010, 3):
        for nested in ("[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth):
            refused(with_result(score="HERE").replace('"HERE"', nested))


def test_four_mebibytes_are_the_limit_in_bytes():
    assert MOST_RECORD_BYTES == 4 * 1024 * 1024
    text = json.dumps(
        json.loads(record_of(moves="", result=None)) | {"note": "日" * 1_000_000}, ensure_ascii=False
    )
    fits = text + " " * (MOST_RECORD_BYTES - len(text.encode()))
    assert len(fits) < len(fits.encode()) == MOST_RECORD_BYTES
    assert read_record(fits).moves == ()
    assert str(refused(fits + " ")) == "the text is above 4 MiB"
    assert read_record(record_of() + " " * (MOST_RECORD_BYTES - len(record_of()))).game.score == 3
    assert str(refused(" " * (MOST_RECORD_BYTES + 1))) == "the text is above 4 MiB"


# --- any damage at all ---

CHARACTERS = st.sampled_from(
    [*'{}[]",: \\0123456789abcdefghijzE.+-\n\x00\ufeff\ud800é', "swap", "true", "null", "1a1"]
)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A record with some characters taken out, put in, replaced, doubled or exchanged."""
    text = draw(st.sampled_from([record_of(), record_of(moves="", result=None), FINISHED]))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 12)))
        there = draw(st.lists(CHARACTERS, max_size=3).map("".join) | st.just(text[start:end] * 2))
        text = text[:start] + there + text[end:]
    return text


@settings(max_examples=400)
@given(damaged())
@example(record_of())
@example(FINISHED)
def test_damage_is_refused_or_leaves_a_whole_record(text):
    check_refused_or_whole(text)


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=150)
@given(st.dictionaries(st.sampled_from([*GOOD, "x"]), JSON_VALUES, max_size=2))
def test_any_values_are_refused_or_a_whole_record(changes):
    check_refused_or_whole(json.dumps(GOOD | changes))


def test_moves_exchanged_at_random_are_refused_or_another_whole_game():
    chance, moves = random.Random(2), OVER.split()
    for _ in range(300):
        shuffled = moves[:]
        one, two = chance.sample(range(len(moves)), 2)
        shuffled[one], shuffled[two] = shuffled[two], shuffled[one]
        check_refused_or_whole(record_of(moves=" ".join(shuffled), result=None))


def check_refused_or_whole(text: str) -> None:
    try:
        read = read_record(text)
    except BadRecord as error:
        assert str(error).isprintable()
        return
    again = read_record(write_record(read.game, read.moves))
    assert (again.game, again.moves) == (read.game, read.moves)
