"""Tells of rows in which a diastolic blood pressure is above the systolic one, or net pay above gross pay."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.describing_names import in_words, words_of
from core.data.raw_cells import number_with_either_mark
from core.sources.reading.exchanged_cells import exchanged_rows
from core.sources.reading.grid import Grid
from core.sources.reading.usual_cells import FEW
from core.sources.source import Chunk, Problem

_SYSTOLIC = ("syst", "sist", "sbp", "sysbp", "rrsys", "skurcz")
_DIASTOLIC = ("diast", "dbp", "diabp", "rrdia", "rozkurcz")
"""Beginnings of the words of their names, in European languages."""
_UPPER, _LOWER = words_of("sys"), words_of("dia")
_GROSS, _NET = words_of("gross brutto bruto brut lordo"), words_of("net netto neto nett")
_LEAST, _RARE, _TAIL = 24, 10, 20
"""Pays of both kinds, at least; for how many one is exchanged, at most; and one share in so many is in either tail."""


def crossed_pressures(grid: Grid, top: Chunk) -> list[Problem]:
    """Return that the pressures of some rows are exchanged; a pressure of 0 is none.

    Args:
        grid: the table.
        top: the first records.
    """
    high, low = pressures(grid.said)
    found = _crossed_pays(grid, top)
    if len(high) != 1 or len(low) != 1:
        return found
    pairs = _pairs(top, high[0], low[0])
    crossed = [number for (upper, lower), number in zip(pairs, top.numbers, strict=True) if 0 < upper < lower]
    is_few = 0 < len(crossed) * FEW <= len(pairs)
    return ([exchanged_rows(grid, (high[0], low[0]), crossed)] if is_few else []) + found


def pressures(said: Sequence[str]) -> tuple[list[int], list[int]]:
    """Return the places of the columns that are called systolic, and diastolic, pressures."""
    high = _places(said, _SYSTOLIC) or _with_word(said, _UPPER)
    return high, _places(said, _DIASTOLIC) or _with_word(said, _LOWER)


def pays(said: Sequence[str]) -> tuple[list[int], list[int]]:
    """Return the places of the columns that are called gross, and net."""
    return _with_word(said, _GROSS), _with_word(said, _NET)


def _crossed_pays(grid: Grid, top: Chunk) -> list[Problem]:
    """Return that gross and net pay of some rows are exchanged: so, net is the usual share of gross."""
    gross, net = pays(grid.said)
    if len(gross) != 1 or len(net) != 1:
        return []
    pairs = _pairs(top, gross[0], net[0])
    shares = sorted(lower / upper for upper, lower in pairs if 0 < lower <= upper)
    if len(shares) < _LEAST:
        return []
    least, most = shares[len(shares) // _TAIL], shares[-1 - len(shares) // _TAIL]
    crossed = [
        number
        for (upper, lower), number in zip(pairs, top.numbers, strict=True)
        if 0 < upper < lower and least <= upper / lower <= most
    ]
    n_above = sum(0 < upper < lower for upper, lower in pairs)  # of those who get benefits, some
    is_told = 0 < len(crossed) * _RARE <= len(shares) and 2 * len(crossed) > n_above
    return [exchanged_rows(grid, (gross[0], net[0]), crossed)] if is_told else []


def _pairs(top: Chunk, one: int, other: int) -> list[tuple[float, float]]:
    """Return the numbers of two columns; 0 where there is none."""
    pairs = ([number_with_either_mark(row[place]) or 0 for place in (one, other)] for row in top.rows)
    return [(first, second) for first, second in pairs]


def _with_word(said: Sequence[str], words: frozenset[str]) -> list[int]:
    """Return the places of the names of which a word is one of these."""
    return [place for place, name in enumerate(said) if not words.isdisjoint(in_words(name))]


def _places(said: Sequence[str], beginnings: tuple[str, ...]) -> list[int]:
    """Return the places of the names of which a word begins so."""
    return [place for place, name in enumerate(said) if any(word.startswith(beginnings) for word in in_words(name))]
