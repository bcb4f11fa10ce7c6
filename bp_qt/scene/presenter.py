"""Session and aim -> stage: tells every item what to show, and the effects what happened."""

from __future__ import annotations

from PySide6.QtCore import QObject

from bp_qt.engine.bitboard import Cell
from bp_qt.engine.moves import SLOTS
from bp_qt.engine.outcome import Outcome
from bp_qt.engine.shapes import Family
from bp_qt.play.aim import Aim, Preview
from bp_qt.play.ring import FocusRing
from bp_qt.play.session import Change, ChangeKind, GameSession
from bp_qt.scene.board import Faces
from bp_qt.scene.panel_texts import panel_text, points_text
from bp_qt.scene.stage import Stage
from bp_qt.words.wording import aimed_points, moment_words, number

__all__ = ["Presenter"]


class Presenter(QObject):
    """Decides nothing about the game; the engine's position, preview and outcome are shown as they are."""

    def __init__(
        self, stage: Stage, session: GameSession, aim: Aim, ring: FocusRing, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._stage = stage
        self._session = session
        self._aim = aim
        self._ring = ring
        self._is_first_start = False
        session.shown.connect(self._on_shown)
        session.time_changed.connect(self._show_panel)
        aim.changed.connect(self._on_aim_changed)
        ring.changed.connect(self._show_ring)

    def greet(self) -> None:
        """This is the very first start: until the first placement the title says that there are other games."""
        self._is_first_start = True
        self._show_panel()

    def refresh(self) -> None:
        """Shows everything as it is now, also after a change of language or theme."""
        game = self._session.game
        self._stage.board.set_faces(game.faces)
        self._show_ring()
        self._show_ghost()
        self._show_panel()

    def _show_ring(self) -> None:
        self._stage.board.set_cursor(self._aim.cursor if self._ring.on_board else None)
        self._show_slots()

    def _on_shown(self, change: Change) -> None:
        # The engine has committed and the game is kept; whatever still moves belongs to the past.
        self._stage.effects.finish()
        self._is_first_start = self._is_first_start and change.outcome is None
        vanished = self._vanishing(change.outcome)
        faces = self._stage.board.faces
        self.refresh()
        if change.outcome is not None:
            self._animate(change.outcome, vanished)
        elif change.kind is ChangeKind.UNDONE:
            self._animate_undo(faces)
        elif change.before is None:
            self._stage.effects.dealt()
        if change.before is not None and change.before.score != change.after.score:
            self._stage.effects.counted(change.before.score, change.after.score, number)

    def _on_aim_changed(self) -> None:
        self._show_ring()
        self._show_ghost()
        self._stage.panel.set_aimed(points_text(self._aim))

    def _vanishing(self, outcome: Outcome | None) -> dict[Cell, Family]:
        """The faces of the cells that a move emptied, as they were shown before it."""
        if outcome is None:
            return {}
        size = self._session.game.ruleset.size
        emptied = {(row, column) for row in outcome.emptied_rows for column in range(size)}
        faces = {cell: self._stage.board.family_at(cell) for cell in {*outcome.cleared, *emptied}}
        if outcome.shape is not None:
            faces |= {cell: outcome.shape.family for cell in outcome.cells if cell in faces}
        return {cell: family for cell, family in sorted(faces.items()) if family is not None}

    def _animate(self, outcome: Outcome, vanished: dict[Cell, Family]) -> None:
        effects = self._stage.effects
        if outcome.shape is not None:
            effects.placed(outcome.cells, outcome.shape.family)
        if vanished:
            effects.cleared(vanished, outcome.rows, outcome.columns)
        if outcome.lines and outcome.points.total:
            words = moment_words(self._session.game, outcome)
            effects.points(aimed_points(outcome.points.total), words, outcome.lines)
        if outcome.dealt is not None:
            effects.dealt()

    def _animate_undo(self, before: Faces) -> None:
        """The blocks that are gone lift off, and those that were cleared come back."""
        after = self._stage.board.faces
        gone, back = {}, {}
        for row, (old, new) in enumerate(zip(before, after, strict=True)):
            for column, (was, now) in enumerate(zip(old, new, strict=True)):
                if was is not None and now is None:
                    gone[row, column] = was
                elif was is None and now is not None:
                    back[row, column] = now
        self._stage.effects.undone(gone, back)

    def _show_ghost(self) -> None:
        preview = self._aim.preview
        self._carry(preview)
        if preview is None:
            self._stage.ghost.clear()
            return
        outcome = preview.outcome
        self._stage.ghost.set_preview(
            preview.shape.family,
            preview.cells,
            preview.fits,
            outcome.rows if outcome else (),
            outcome.columns if outcome else (),
            outcome.cleared if outcome else (),
        )

    def _carry(self, preview: Preview | None) -> None:
        """Follows a dragged piece: over the board it is snapped, elsewhere in the hand, and goes home if it is let go."""
        carrying = self._stage.carrying
        if carrying.slot is None:
            return
        if self._aim.slot != carrying.slot or not self._aim.is_dragging:
            if self._session.game.tray[carrying.slot] is None:
                carrying.place()
            else:
                carrying.go_home()
        elif preview is None:
            carrying.aim_at_nothing()
        else:
            placement, (top, left) = preview.placement, preview.shape.anchor
            carrying.aim_at((placement.row - top, placement.column - left), fits=preview.fits)

    def _show_slots(self) -> None:
        game = self._session.game
        for slot in range(SLOTS):
            in_hand = self._aim.slot == slot
            self._stage.slots[slot].set_slot(
                game.tray[slot],
                selected=in_hand and not self._aim.is_dragging,
                in_hand=in_hand,
                focused=self._ring.slot == slot,
                fits_nowhere=game.tray[slot] is not None and not game.legal.mask(slot),
                over=game.over,
            )

    def _show_panel(self) -> None:
        self._stage.panel.set_panel(panel_text(self._session, self._aim, is_first_start=self._is_first_start))
