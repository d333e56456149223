"""Tells rows whose last cells a comma within a number or a name has pushed to the right, into a blank one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from core.data.column_cells import columns_of, different, filled_of
from core.data.raw_cells import Cell, cell_text, is_blank, number_with_either_mark
from core.sources.reading.grid import Grid
from core.sources.reading.moved_cells import beside_their_own
from core.sources.source import Chunk, Problem

_LEAST = 12
"""Rows, at least."""
_MOST_WORDS, _SHARE = 8, 0.05
"""Words that a column holds, at most, and the share of its cells that each of them has, at least."""
_NEARLY = 0.7
"""Share of the cells of a column that are such words, at least."""
_RARE, _FEW = 4, 20
"""For how many rows one is pushed, at most; and goes on beyond the last name, if that is asked about."""
_BLANK = 0.5
"""Share of blank cells in a column that digits behind a comma have come to stand in, at least."""
_BEFORE, _BEHIND = re.compile(r"[1-9][0-9]{0,2}"), re.compile(r"[0-9]{3}")
"""What stands before the comma of thousands, and behind it."""


def pushed_cells(grid: Grid, top: Chunk) -> list[Problem]:
    """Return that cells of some rows are words of the column before, which has something else there.

    So it is where a number is parted at a comma: 71,5 kilograms are 71, then 5, and the sex stands where remarks do.

    Args:
        grid: the table.
        top: its first records.
    """
    if len(rows := top.rows) < _LEAST:
        return []
    columns, beyond = columns_of(rows), _beyond_names(grid, rows)
    for place in range(1, len(columns)):
        own, before = columns[place], columns[place - 1]
        pushed = [row for row in [*_pushed(own, before)] or [*_parted(own, before)] if row not in beyond]
        if 0 < len(pushed) * _RARE <= len(rows):
            return [beside_their_own([top.numbers[row] for row in pushed], grid.letter(place - 1))]
    return []


def _beyond_names(grid: Grid, rows: Sequence[Sequence[Cell]]) -> set[int]:
    """Return the rows that go on beyond the last name, if they are few: these are asked about for that."""
    unnamed = [place for place, name in enumerate(grid.said) if not name]
    beyond = {at for at, row in enumerate(rows) if any(not is_blank(row[place]) for place in unnamed)}
    return beyond if (len(beyond) - 1) * _FEW <= len(rows) else set()


def _pushed(own: Sequence[Cell], before: Sequence[Cell]) -> Iterator[int]:
    """Yield the rows whose cell is a word of the column before, if that column holds none of them in any such row."""
    words = _words(before)
    rows = [row for row, cell in enumerate(own) if cell in words] if words & different(own) else []
    if all(before[row] not in words and not is_blank(before[row]) for row in rows):
        yield from rows


def _words(column: Sequence[Cell]) -> set[Cell]:
    """Return the words of which a column has few, in nearly all of its cells; none if it has others."""
    times = filled_of(column)
    often = {cell for cell, n in times.items() if n >= _SHARE * len(column) and number_with_either_mark(cell) is None}
    is_told = 1 < len(often) <= _MOST_WORDS and sum(times[cell] for cell in often) >= _NEARLY * len(column)
    return often if is_told else set()


def _parted(own: Sequence[Cell], before: Sequence[Cell]) -> Iterator[int]:
    """Yield the rows that have three digits where others have nothing, behind numbers that seem cut before a comma."""
    filled = filled_of(own)
    if filled.total() > (1 - _BLANK) * len(own) or not all(_BEHIND.fullmatch(cell_text(cell)) for cell in filled):
        return
    rows = [row for row, cell in enumerate(own) if not is_blank(cell)]
    cut = [cell_text(before[row]) for row in rows]
    others = [number for number in map(number_with_either_mark, {*before}.difference(cut)) if number is not None]
    if cut and others and all(map(_BEFORE.fullmatch, cut)) and max(map(int, cut)) < min(others):
        yield from rows
