"""The help's page with every shape of every catalogue, drawn and named."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from bp_qt.dialogs.help.frame import PageFrame
from bp_qt.dialogs.help.html import Html, heading, joined, paragraph, table
from bp_qt.engine.rulesets import Mode, Ruleset
from bp_qt.engine.shapes import Catalogue, Shape
from bp_qt.words.counted import counted
from bp_qt.words.explaining import help_counts
from bp_qt.words.fill import fill
from bp_qt.words.phrases import listed
from bp_qt.words.shape_names import shape_name
from bp_qt.words.wording import mode_name, number, ruleset_name

__all__ = ["shapes_page"]

translate = QCoreApplication.translate

_COLUMN_EM = 10
_MOST_COLUMNS = 6
_CELL_EM = 1.2


def shapes_page(frame: PageFrame) -> Html:
    """One section per catalogue, the smaller first."""
    return joined((_beginning(), *(_section(catalogue, frame) for catalogue in _catalogues(frame))))


def _beginning() -> Html:
    return paragraph(
        translate(
            "HelpShapes",
            "Shapes of one family have one colour and one sign. A piece is never rotated: each way that it can lie is a shape of its own.",
        )
    )


def _catalogues(frame: PageFrame) -> list[Catalogue]:
    catalogues: list[Catalogue] = []
    for ruleset in frame.rulesets:
        if ruleset.catalogue not in catalogues:
            catalogues.append(ruleset.catalogue)
    return sorted(catalogues, key=lambda catalogue: len(catalogue.shapes))


def _section(catalogue: Catalogue, frame: PageFrame) -> Html:
    users = [ruleset for ruleset in frame.rulesets if ruleset.catalogue == catalogue]
    weighted = [(ruleset, mode) for ruleset in users for mode in ruleset.modes if mode.weights]
    title = fill(
        "{games}: {shapes}",
        games=listed([ruleset_name(ruleset) for ruleset in users]),
        shapes=help_counts.shapes(len(catalogue.shapes)),
    )
    parts = [heading(title)]
    if weighted:
        names = listed([_name_of(ruleset, mode) for ruleset, mode in weighted])
        parts.append(
            paragraph(
                translate(
                    "HelpShapes",
                    "In every mode but {modes} all shapes are equally likely. There each has a weight, given below: twice the weight comes twice "
                    "as often.",
                ),
                modes=names,
            )
        )
    cells = [_cell(users[0], shape, at, weighted, frame) for at, shape in enumerate(catalogue.shapes)]
    columns = min(frame.columns(_COLUMN_EM), _MOST_COLUMNS)
    return joined((*parts, table(_rows(cells, columns), kind="shapes", wide=True)))


def _rows(cells: list[Html], columns: int) -> Iterator[list[Html]]:
    for first in range(0, len(cells), columns):
        row = cells[first : first + columns]
        yield row + [Html("")] * (columns - len(row))


def _cell(
    ruleset: Ruleset, shape: Shape, at: int, weighted: list[tuple[Ruleset, Mode]], frame: PageFrame
) -> Html:
    name = shape_name(shape)
    parts = [
        paragraph(frame.shape(ruleset, shape, name, frame.cell_px(_CELL_EM)), kind="picture"),
        paragraph(name, kind="name"),
        paragraph(counted.cells(shape.count), kind="detail"),
    ]
    parts += [
        paragraph(f"{_name_of(ruleset, mode)}: {number(mode.weights[at])}", kind="detail")
        for ruleset, mode in weighted
    ]
    return joined(parts)


def _name_of(ruleset: Ruleset, mode: Mode) -> str:
    """A single mode is called what its game is."""
    return ruleset_name(ruleset) if len(ruleset.modes) == 1 else mode_name(mode)
