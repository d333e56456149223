"""Tell a row of choices from a record: each stands above the cells that hold it, and below no name of its own."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from core.data.column_cells import different
from core.data.raw_cells import Cell, cell_text, is_blank

_LEAST = 2
"""Columns without a name whose cells hold the choice above them or nothing, at least: one may be a mark of records."""


def are_choices(row: Sequence[Cell], unnamed: Collection[int], columns: Sequence[Sequence[Cell]]) -> bool:
    """Return whether a row has the choices of questions, as SurveyMonkey writes them below the questions.

    Args:
        row: right below the header.
        unnamed: the places of its texts without a name.
        columns: what stands below it in each column.
    """
    choices = [cell_text(row[place]) for place in unnamed if _holds(row[place], columns[place])]
    return len({*choices}) >= _LEAST and any(text[:1].isalpha() for text in choices)


def _holds(choice: Cell, column: Sequence[Cell]) -> bool:
    """Return whether cells of a column hold one choice, and others nothing."""
    held = different(column)
    return any(map(is_blank, held)) and {cell_text(cell) for cell in held if not is_blank(cell)} == {cell_text(choice)}
