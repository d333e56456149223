"""Tells rows of which some cells within stand one column beside their own, as where a blank was left out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from core.data.column_cells import columns_of
from core.data.raw_cells import Cell, is_blank
from core.sources.reading.found_rows import FoundRows
from core.sources.reading.grid import Grid
from core.sources.reading.usual_cells import FEW, UsualCells
from core.sources.source import Chunk, Problem
from core.words import N_

_BLANK = 20
"""For how many cells of a column one is blank, at most, in which a cell is missed."""


def moved_cells(grid: Grid, top: Chunk, usual: Mapping[int, UsualCells]) -> list[Problem]:
    """Return that cells of some rows are as those of the next columns, to the left or to the right.

    These are two neighbours, or one beside a blank in a column that hardly has any.

    Args:
        grid: the table.
        top: its first records.
        usual: what its columns hold, by their places.
    """
    with_odd = {place for place, each in usual.items() if each.odd}
    if not any(each in usual for place in with_odd for each in (place - 1, place + 1)):
        return []
    whole = _whole(top.rows, usual)
    moved = {place: cells for place, row in enumerate(top.rows) if (cells := _moved(usual, with_odd, whole, row))}
    pairs = {pair for cells in moved.values() for pair in cells}
    others = [row for place, row in enumerate(top.rows) if place not in moved]
    is_one_scale = any(usual[beside].holds(row[own]) for row in others for own, beside in pairs)
    if is_one_scale or not 0 < len(moved) * FEW <= len(top.rows):
        return []
    return [beside_their_own([top.numbers[place] for place in moved], grid.letter(min(own for own, _ in pairs)))]


def beside_their_own(rows: Sequence[int], letter: str) -> Problem:
    """Say that cells of these rows stand one column beside their own, from the column with this letter on."""
    text = N_(
        "Source",
        "In {n:,} rows some cells seem to stand one column beside their own, from column {column} on: rows {rows}. "
        "Move them in the file.",
        "In row {row} some cells seem to stand one column beside their own, from column {column} on. Move them in the "
        "file.",
        1,
    )
    found = FoundRows()
    found.add([*rows])
    told = text.format(n=found.n, row=found.first, rows=found.listed, column=letter)
    return Problem(told, found.first, columns=(letter,))


def _whole(rows: Sequence[Sequence[Cell]], usual: Iterable[int]) -> frozenset[int]:
    """Return the places of the columns of which hardly a cell is blank."""
    n_filled = {place: columns_of(rows)[place].filled.total() for place in usual}
    return frozenset(place for place, n in n_filled.items() if (len(rows) - n) * _BLANK <= len(rows))


def _moved(
    usual: Mapping[int, UsualCells], with_odd: set[int], whole: frozenset[int], row: Sequence[Cell]
) -> list[tuple[int, int]]:
    """Return the places of cells that are odd where they are and usual on one side, and that side."""
    odd = sorted(place for place in with_odd if row[place] in usual[place].odd)
    for by in (1, -1):
        beside = [place for place in odd if _belongs(usual, place, place + by, row[place])]
        is_missed = any(place + by in whole and is_blank(row[place + by]) for place in beside)
        if is_missed or any(other == one + 1 for one, other in pairwise(beside)):
            return [(place, place + by) for place in beside]
    return []


def _belongs(usual: Mapping[int, UsualCells], own: int, beside: int, cell: Cell) -> bool:
    """Return whether a cell is usual in the column beside its own, which holds other things."""
    return beside in usual and usual[own].is_apart(usual[beside]) and usual[beside].holds(cell)
