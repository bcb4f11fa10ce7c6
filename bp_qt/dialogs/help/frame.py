"""What a help page is built for: which game's figures it gives, and how large pictures may be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bp_qt.dialogs.help.html import Html, image, joined, paragraph
from bp_qt.dialogs.help.pictures import board_layout, board_name, shape_picture_name
from bp_qt.dialogs.help.positions import POSITIONS, sentence_of
from bp_qt.engine.rulesets import Ruleset
from bp_qt.engine.shapes import Shape

__all__ = ["HelpPage", "PageFrame"]

_BOARD_EM = 18
_BOARD_PX = (200, 360)


@dataclass(frozen=True, slots=True)
class PageFrame:
    """`ruleset` is that of the game being played, `width_px` the room for text, `em_px` the height of a line."""

    rulesets: tuple[Ruleset, ...]
    ruleset: Ruleset
    width_px: int
    em_px: int

    @property
    def board_px(self) -> int:
        """Width of a picture of a board."""
        low, high = _BOARD_PX
        return min(max(low, min(high, self.em_px * _BOARD_EM)), max(low // 2, self.width_px - 8))

    def cell_px(self, em: float) -> int:
        """A cell of a drawn shape, in px: an even number, so that all gaps between its blocks are alike."""
        return 2 * round(self.em_px * em / 2)

    def columns(self, column_em: int) -> int:
        """How many columns of this width, in lines' heights, there is room for: 1 at least."""
        return max(1, self.width_px // (column_em * self.em_px))

    def boards(self, ruleset: Ruleset, *positions: str) -> Html:
        """Pictures of boards in a row, one under the other where there is no room."""
        return paragraph(joined((self._board(ruleset, name) for name in positions), " "), kind="picture")

    def shape(self, ruleset: Ruleset, shape: Shape, alt: str, cell_px: int) -> Html:
        """A picture of a shape."""
        size = shape.width * cell_px, shape.height * cell_px
        return image(shape_picture_name(ruleset, shape.id, cell_px), size, alt)

    def _board(self, ruleset: Ruleset, position: str) -> Html:
        shown = POSITIONS[position](ruleset)
        window = board_layout(self.board_px, ruleset.size, beneath=shown.is_beneath).window
        return image(board_name(ruleset, position, self.board_px), (window.w, window.h), sentence_of(shown))


@dataclass(frozen=True, slots=True)
class HelpPage:
    """One page: what it is called now, and its HTML for a frame."""

    id: str
    title: Callable[[], str]
    body: Callable[[PageFrame], Html]
