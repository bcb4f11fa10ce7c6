import pytest
from hypothesis import given
from hypothesis import strategies as st

from bp_qt.engine.errors import EngineError, MalformedMove
from bp_qt.engine.moves import Command, Placement, format_move, parse_move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("1a1", Placement(0, 0, 0)),
        ("2c7", Placement(1, 6, 2)),
        ("3j10", Placement(2, 9, 9)),
        ("1z99", Placement(0, 98, 25)),  # off every board: illegal, not malformed
        ("swap", Command.SWAP),
        ("continue", Command.CONTINUE),
        ("end", Command.END),
        ("timeup", Command.TIMEUP),
    ],
)
def test_text_and_move(text, move):
    assert parse_move(text) == move
    assert format_move(move) == text


@given(st.builds(Placement, st.integers(0, 2), st.integers(0, 9), st.integers(0, 9)))
def test_a_placement_survives_its_text(placement):
    assert parse_move(format_move(placement)) == placement


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "1",
            "a1",
            "1a",
            "0a1",
            "4a1",
            "-1a1",
            "1a0",
            "1a01",
            "1a100",
            "1a-1",
            "1a+1",
            "1a1.0",
            "1é1",
        ),
        *("1A1", "1a1 ", " 1a1", "1a1\n", "11a1", "1aa1", "1a1a", "a1b2", "１a1", "1a１", "1a²", "1ａ1"),
        *("SWAP", "Swap", "swap ", "undo", "SWAP", "timeUp", "Command.SWAP", "null", "\x00", "\ud800"),
    ],
)
def test_a_malformed_text_is_told_from_an_illegal_move(text):
    with pytest.raises(MalformedMove, match="malformed move"):
        parse_move(text)


def test_the_message_is_one_short_line_of_plain_characters():
    with pytest.raises(MalformedMove) as caught:
        parse_move("é\n" + "x" * 100_000)
    message = str(caught.value)
    assert len(message) < 100
    assert message.isascii()
    assert message.isprintable()


@given(st.text(max_size=6))
def test_any_text_is_a_move_or_malformed(text):
    try:
        assert format_move(parse_move(text)) == text
    except EngineError as error:
        assert isinstance(error, MalformedMove)


def test_the_anchor_of_a_placement_is_row_and_column():
    assert Placement(1, 6, 2).anchor == (6, 2)
