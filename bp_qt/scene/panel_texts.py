"""What the panel says of the game under way."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bp_qt.play.aim import Aim
from bp_qt.play.session import GameSession
from bp_qt.scene.clock_bar import Clock
from bp_qt.scene.panel_parts import Figure, PanelText
from bp_qt.words.wording import (
    FigureKind,
    ShownFigure,
    aimed_points,
    figures_of,
    one_of_games,
    title_of,
)

__all__ = ["panel_text", "points_text"]

_NOTCHES_S = (60, 30, 10)
"""Where the time left is told."""
_ELSEWHERE = (FigureKind.SCORE, FigureKind.SWAPS, FigureKind.TIME_LEFT)
"""Not among the small figures: large ones, and what a tool has on its face."""


def points_text(aim: Aim) -> str:
    """What the piece in hand would earn where it is aimed; "" for nothing."""
    preview = aim.preview
    points = preview.outcome.points.total if preview is not None and preview.outcome is not None else 0
    return aimed_points(points) if points else ""


def panel_text(session: GameSession, aim: Aim, *, is_first_start: bool = False) -> PanelText:
    """All texts of the panel as the game, its time and the piece in hand are now.

    On the first start it says that there are other games.
    """
    game = session.game
    figures = {figure.kind: figure for figure in figures_of(session)}
    score = figures.get(FigureKind.SCORE)
    return PanelText(
        title=one_of_games(game.ruleset) if is_first_start else title_of(game.ruleset, game.mode),
        score=score.value if score else "",
        aimed=points_text(aim),
        figures=tuple(_small(figure) for kind, figure in figures.items() if kind not in _ELSEWHERE),
        clock=_clock(session, figures.get(FigureKind.TIME_LEFT)),
    )


def _small(figure: ShownFigure) -> Figure:
    return Figure(figure.label, figure.value, figure.emphasis, figure.is_blank)


def _clock(session: GameSession, figure: ShownFigure | None) -> Clock | None:
    remaining_ms, limit_ms = session.remaining_ms, session.limit_ms
    if figure is None or remaining_ms is None or not limit_ms:
        return None
    label = figure.label
    if not session.game.placements:
        label = QCoreApplication.translate("Panel", "starts with your first piece")
    elif session.is_waiting:
        label = QCoreApplication.translate("Panel", "goes on when you do")
    notches = tuple(second * 1000 / limit_ms for second in _NOTCHES_S if second * 1000 < limit_ms)
    return Clock(label, figure.value, remaining_ms / limit_ms, figure.emphasis, notches)
