"""The nod of the first start: it shows that pieces can be lifted, and ends when one was."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from bp_qt.play.delays import Delays
from bp_qt.scene.nod import Nod
from tests.delays import DELAYS, SEEN_ON_ITS_WAY
from tests.play.desk import Desk
from tests.scene.table import Table

AT_ONCE = replace(DELAYS, nod_after_ms=1, nod_every_ms=1)


NEVER = replace(DELAYS, nod_after_ms=24 * 3_600_000, nod_every_ms=24 * 3_600_000)


@pytest.fixture
def table(desk: Desk, qtbot: QtBot) -> Table:
    table = Table(desk, delays=SEEN_ON_ITS_WAY)
    qtbot.addWidget(table.view)
    return table


def nod_of(table: Table, delays: Delays) -> Nod:
    return Nod(table.stage, table.desk.session, table.desk.aim, table.view, delays)


def raised(table: Table) -> float:
    return table.stage.slots[1].raised


def test_a_piece_nods_again_and_again_until_one_lies(table: Table, qtbot: QtBot) -> None:
    nod = nod_of(table, AT_ONCE)
    for _ in range(2):
        qtbot.waitUntil(lambda: raised(table) > 0)
        qtbot.waitUntil(lambda: raised(table) == 0)
    qtbot.waitUntil(lambda: raised(table) > 0)
    table.desk.session.place(0, 0, 0)
    assert nod.is_over
    assert raised(table) == 0


def test_nobody_nods_with_a_piece_in_the_hand_or_where_nothing_is_to_move(table: Table) -> None:
    nod = nod_of(table, NEVER)
    table.desk.aim.take(0)
    nod._nod()
    assert raised(table) == 0
    table.desk.aim.put_back()
    table.stage.motions.enabled = False
    nod._nod()
    assert raised(table) == 0
    assert not table.stage.motions.running
