"""Find the header of a table among its first rows."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.raw_cells import Cell, is_blank

_DATEV = ("EXTF", "DTVF")
"""First cell of a table of DATEV, whose first row says what it is, with as many cells as any record:
developer.datev.de/datev/platform/en/dtvf/formate."""

_PAIR, _LEAST = 2, 2
"""Columns of a list with names of rows, and rows below its header, at least."""


def header_row_of(rows: Sequence[Sequence[Cell]]) -> int | None:
    """Return the place of the header among `rows`, from 0; None if there is nothing at all.

    The header is the first row with more than half as many filled cells as rows usually have: titles above it are
    short. A faulty header (an empty or doubled name) is still the header, so that the fault is told and no record is
    taken for it. A table of DATEV has it in its second row, and a list of R in its first, which has one name.
    """
    if len(rows) > 1 and len(rows[0]) > 1 and rows[0][0] in _DATEV and str(rows[0][1]).isdigit():
        return 1
    filled = [0 if len(row) == 1 and _is_ruler(row[0]) else _n_filled(row) for row in rows]
    usual = middle([n for n in filled if n])
    if _names_last(rows, filled):
        return 0
    return next((place for place, n in enumerate(filled) if n and 2 * n > usual), None)


def _names_last(rows: Sequence[Sequence[Cell]], filled: Sequence[int]) -> bool:
    """Return whether the first row names the second of two columns alone, as R writes a list with names of rows."""
    if len(rows) <= _LEAST or len(rows[0]) != _PAIR or filled[0] != 1 or is_blank(rows[0][1]):
        return False
    return all(n == _PAIR == len(row) for n, row in zip(filled[1:], rows[1:], strict=True) if n)


def _is_ruler(cell: Cell) -> bool:
    return isinstance(cell, str) and cell != "" and not cell.strip("-")


def middle(numbers: Sequence[int]) -> float:
    """Return the median; 0 if there is no number. `statistics.median` would take each reader 1 ms to load."""
    ordered = sorted(numbers) or [0]
    return (ordered[(len(ordered) - 1) // 2] + ordered[len(ordered) // 2]) / 2


def _n_filled(row: Sequence[Cell]) -> int:
    """Return how many cells are not blank; of texts alone, which nearly all rows of a text are, at once."""
    try:
        return sum(map(bool, map(str.strip, row)))  # type: ignore[arg-type]  # others are told below
    except TypeError:
        return sum(not is_blank(cell) for cell in row)
