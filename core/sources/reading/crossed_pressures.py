"""Tells of rows in which a diastolic blood pressure is above the systolic one, as where they are exchanged."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.describing_names import in_words
from core.data.raw_cells import number_with_either_mark
from core.sources.reading.exchanged_cells import exchanged_rows
from core.sources.reading.grid import Grid
from core.sources.reading.usual_cells import FEW
from core.sources.source import Chunk, Problem

_SYSTOLIC = ("syst", "sist", "sbp", "sysbp", "rrsys", "skurcz")
_DIASTOLIC = ("diast", "dbp", "diabp", "rrdia", "rozkurcz")
"""Beginnings of the words of their names, in European languages."""


def crossed_pressures(grid: Grid, top: Chunk) -> list[Problem]:
    """Return that the pressures of some rows are exchanged; a pressure of 0 is none.

    Args:
        grid: the table.
        top: the first records.
    """
    high, low = _places(grid.said, _SYSTOLIC), _places(grid.said, _DIASTOLIC)
    if len(high) != 1 or len(low) != 1:
        return []
    pairs = [[number_with_either_mark(row[place]) or 0 for place in (*high, *low)] for row in top.rows]
    crossed = [number for (upper, lower), number in zip(pairs, top.numbers, strict=True) if 0 < upper < lower]
    return [exchanged_rows(grid, (high[0], low[0]), crossed)] if 0 < len(crossed) * FEW <= len(pairs) else []


def _places(said: Sequence[str], beginnings: tuple[str, ...]) -> list[int]:
    """Return the places of the names of which a word begins so."""
    return [place for place, name in enumerate(said) if any(word.startswith(beginnings) for word in in_words(name))]
