"""Tells of codes without a label beside others that have one, in files that keep labels of codes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.data.column_cells import different
from core.data.raw_cells import Cell, is_blank
from core.sources.reading.grid import Grid
from core.sources.source import Chunk, Problem
from core.words import N_

_LEAST_LABELS = 2
"""Labels that occur, at least."""


def codes_without_labels(grid: Grid, top: Chunk) -> list[Problem]:
    """Return what there is to say of columns of labels in which few codes have none.

    Args:
        grid: the table.
        top: its first records.
    """
    words = N_(
        "Source",
        "In {n:,} rows, first row {row}, column {column} has a code without a label. If it is an answer, label it in "
        "the program that made the file, or keep it in the list.",
        "In row {row}, column {column} has a code without a label. If it is an answer, label it in the program that "
        "made the file, or keep it in the list.",
        1,
    )
    found = []
    for place, name in enumerate(grid.headers):
        labels = grid.source.labelled(name)
        rows = _unlabelled([row[place] for row in top.rows], labels) if labels else ()
        if rows:
            row = top.numbers[rows[0]]
            text = words.format(n=len(rows), row=row, column=grid.place(place))
            found.append(Problem(text, row, (grid.letter(place),)))
    return found


def _unlabelled(column: Sequence[Cell], labels: Mapping[Cell, str]) -> Sequence[int]:
    """Return the places of codes without a label, if most codes and most cells have one, and no scale goes on."""
    cells = {cell for cell in different(column) if not is_blank(cell)}
    texts = {*labels.values()}
    named, bare = cells & texts, {cell for cell in cells - texts if isinstance(cell, int | float)}
    if not bare or len(named) < max(_LEAST_LABELS, len(bare)) or len(bare) < len(cells - texts):
        return ()
    places = [place for place, cell in enumerate(column) if cell in bare]
    return places if 2 * len(places) < sum(cell in named for cell in column) else ()
