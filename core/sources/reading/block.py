"""Some records of a table by its columns, as they are encoded and profiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from core.data.raw_cells import Cell, cell_text


class Block(NamedTuple):
    """Some consecutive records: one sequence of cells per column asked for, and the file row of each record."""

    columns: tuple[Sequence[Cell], ...]
    numbers: Sequence[int]


def texts_at(row: Sequence[Cell], places: Sequence[int]) -> list[str]:
    """Return some cells of a record as texts, those beyond its end as empty ones."""
    return [cell_text(row[place]) if place < len(row) else "" for place in places]


def is_padded(row: Sequence[Cell]) -> bool:
    """Return whether blanks fill up the cells of a record, as where columns have a fixed width."""
    return any(type(cell) is str and cell != cell.strip() for cell in row)
