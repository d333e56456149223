"""A released table in long form: one line per cell, its labels first, then its numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product, repeat

import numpy as np
from numpy.typing import NDArray

from core.release.release import ReleasedTable

Number = int | float

MEASURES = ("count", "standard_deviation", "plus_minus", "low", "high")
"""Names of the five numbers of a cell, for machines."""

MEASURE_WORDS = ("Count", "Standard deviation", "±", "Low", "High")
"""The same for people."""


def headers(names: Sequence[str], measures: Sequence[str]) -> tuple[str, ...]:
    """Return `names` followed by `measures`; a measure that reads like one of the names gets "_published" appended.

    Spreadsheets compare headers without regard to case, so this does too.
    """
    taken = {name.casefold() for name in names}
    words = []
    for measure in measures:
        word = measure
        while word.casefold() in taken:
            word += "_published"
        taken.add(word.casefold())
        words.append(word)
    return (*names, *words)


def rows(table: ReleasedTable) -> Iterator[tuple[tuple[str, ...], tuple[Number, ...]]]:
    """Yield (labels, the numbers of MEASURES) of every cell, last attribute fastest."""
    numbers = zip(
        plain(table.published.values),
        plain(table.standard_deviation),
        repeat(table.half_width),
        plain(table.low),
        plain(table.high),
        strict=False,  # one of them never ends
    )
    return zip(product(*table.published.labels), numbers, strict=True)


def plain(values: NDArray[np.float64]) -> Iterator[Number]:
    """Yield the entries in flat order as Python numbers: ints if all of them are whole."""
    flat = values.ravel()
    wanted = np.int64 if is_whole(flat) else np.float64
    for start in range(0, flat.size, _CHUNK):
        yield from flat[start : start + _CHUNK].astype(wanted).tolist()


def is_whole(values: NDArray[np.float64]) -> bool:
    """Return whether every entry is a whole number."""
    return bool(np.all(values == np.rint(values)))


_CHUNK = 65_536
"""Numbers turned into Python objects at a time: a table of a million cells would otherwise take 150 MB more."""
