"""Tells of rows in which a diastolic blood pressure is above the systolic one, as where they are exchanged."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.describing_names import in_words
from core.data.raw_cells import number_with_either_mark
from core.sources.reading.found_rows import FoundRows
from core.sources.reading.grid import Grid
from core.sources.reading.usual_cells import FEW
from core.sources.source import Chunk, Problem
from core.words import N_, quoted

_SYSTOLIC = ("syst", "sist", "sbp", "sysbp", "rrsys", "skurcz")
_DIASTOLIC = ("diast", "dbp", "diabp", "rrdia", "rozkurcz")
"""Beginnings of the words of their names, in European languages."""


def crossed_pressures(grid: Grid, top: Chunk) -> list[Problem]:
    """Return that the pressures of some rows are exchanged; a pressure of 0 is none.

    Args:
        grid: the table.
        top: the first records.
    """
    text = N_(
        "Source",
        "In {n:,} rows the columns {names} seem to have each other’s values: rows {rows}. Put them right in the file.",
        "In row {row} the columns {names} seem to have each other’s values. Put them right in the file.",
        1,
    )
    high, low = _places(grid.said, _SYSTOLIC), _places(grid.said, _DIASTOLIC)
    if len(high) != 1 or len(low) != 1:
        return []
    pairs = [[number_with_either_mark(row[place]) or 0 for place in (*high, *low)] for row in top.rows]
    found = FoundRows()
    found.add([number for (upper, lower), number in zip(pairs, top.numbers, strict=True) if 0 < upper < lower])
    if not 0 < found.n * FEW <= len(pairs):
        return []
    places = sorted((*high, *low))
    names = quoted(grid.headers[place] for place in places)
    told = text.format(n=found.n, row=found.first, rows=found.listed, names=names)
    return [Problem(told, found.first, columns=tuple(map(grid.letter, places)))]


def _places(said: Sequence[str], beginnings: tuple[str, ...]) -> list[int]:
    """Return the places of the names of which a word begins so."""
    return [place for place, name in enumerate(said) if any(word.startswith(beginnings) for word in in_words(name))]
