"""A released table in long form: one line per cell, its labels first, then its numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product, repeat

import numpy as np
from numpy.typing import NDArray

from core.release.crosstab import CrosstabCell, crosstab
from core.release.cumulative import CumulativeCounts
from core.release.release import ReleasedTable
from core.words import N_

Number = int | float
Shown = Number | None
"""A number of a cell; None if it is not shown."""

Measured = tuple[Shown, Number, Number, Shown, Shown]
"""Count, standard deviation, ±, and both ends of the interval."""

MEASURES = ("count", "standard_deviation", "plus_minus", "low", "high")
"""Names of the five numbers of a cell, for programs; renaming one breaks readers of earlier exports."""

COUNT, LOW, HIGH = N_("Export", "Count"), N_("Export", "Low"), N_("Export", "High")

MEASURE_WORDS = (COUNT, N_("Export", "Standard deviation"), "±", LOW, HIGH)
"""Names of MEASURES for people."""

PUBLISHED = N_("Export", "_published")
"""Suffix of a measure whose name is also that of an attribute."""


def headers(names: Sequence[str], measures: Iterable[str], mark: str = PUBLISHED) -> tuple[str, ...]:
    """Return `names` followed by `measures`; a measure equal to a name gets `mark` appended.

    Case is ignored, because spreadsheets compare headers without regard to case.
    """
    taken = {name.casefold() for name in names}
    words = []
    for measure in measures:
        word = measure
        while word.casefold() in taken:
            word += mark
        taken.add(word.casefold())
        words.append(word)
    return (*names, *words)


def rows(table: ReleasedTable) -> Iterator[tuple[tuple[str, ...], Measured]]:
    """Yield (labels, the numbers of MEASURES) of every cell, last attribute fastest."""
    values, low, high = (shown(array, table.hidden) for array in (table.published.values, table.low, table.high))
    numbers = zip(
        known(values),
        plain(table.standard_deviation),
        repeat(table.half_width),
        known(low),
        known(high),
        strict=False,  # repeat() never ends
    )
    return zip(product(*table.published.labels), numbers, strict=True)


def grand_total(table: ReleasedTable) -> CrosstabCell:
    """Return the sum of all cells, with its own interval."""
    return crosstab(table, (), (), dict.fromkeys(table.published.names)).cell(0, 0)


def cumulative_rows(counts: CumulativeCounts) -> Iterator[tuple[tuple[str, ...], Measured]]:
    """Yield (labels, the numbers of MEASURES) of every cumulative count, last attribute fastest."""
    values, deviation, width, low, high = _arrays(counts)
    numbers = zip(known(values), plain(deviation), plain(width), known(low), known(high), strict=True)
    return zip(product(*counts.published.labels), numbers, strict=True)


def ended_rows(counts: CumulativeCounts) -> Iterator[tuple[tuple[str, ...], Measured]]:
    """Yield `cumulative_rows` with labels for people that name the end of each count: "under 6"."""
    under, up_to = N_("Export", "under {end}"), N_("Export", "up to {end}")
    place = counts.published.names.index(counts.name)
    ends = [(under if end.under else up_to).format(end=end.end) for end in counts.row_ends]
    said = dict(zip(counts.row_labels, ends, strict=True))
    for labels, numbers in cumulative_rows(counts):
        yield (*labels[:place], said[labels[place]], *labels[place + 1 :]), numbers


def cumulative_measures(table: ReleasedTable) -> tuple[str, ...]:
    """Return names of the numbers of `cumulative_columns`, for programs."""
    return tuple(f"{measure}_up_to_{counts.name}" for counts in table.cumulative for measure in MEASURES)


def cumulative_columns(table: ReleasedTable) -> Iterator[NDArray[np.float64]]:
    """Yield, for every cumulative count of a table, one array per measure, in the shape of the table.

    Entries are NaN at labels without an order; the measures are those of `MEASURES`, in their order.
    """
    for counts in table.cumulative:
        place = counts.published.names.index(counts.name)
        gap = table.published.values.shape[place] - counts.published.values.shape[place]
        widths = [(0, gap if axis == place else 0) for axis in range(table.published.values.ndim)]
        yield from (np.pad(array, widths, constant_values=np.nan) for array in _arrays(counts))


def known(values: NDArray[np.float64]) -> Iterator[Shown]:
    """Yield the entries in flat order as `plain` does; None for NaN."""
    flat = values.ravel()
    if not np.isnan(flat).any():
        yield from plain(flat)
        return
    numbers = plain(flat[~np.isnan(flat)])
    yield from (None if missing else next(numbers) for missing in np.isnan(flat).tolist())


def _arrays(counts: CumulativeCounts) -> tuple[NDArray[np.float64], ...]:
    values, low, high = (shown(array, counts.hidden) for array in (counts.published.values, counts.low, counts.high))
    return values, counts.standard_deviation, counts.half_width, low, high


def shown(values: NDArray[np.float64], hidden: NDArray[np.bool_] | None) -> NDArray[np.float64]:
    """Return numbers, with NaN in place of those that are not shown; `hidden` in their shape, None: all are shown."""
    return values if hidden is None else np.where(hidden, np.nan, values)


def plain(values: NDArray[np.float64]) -> Iterator[Number]:
    """Yield the entries in flat order as Python numbers: ints if all are whole."""
    flat = values.ravel()
    wanted = np.int64 if is_whole(flat) else np.float64
    for start in range(0, flat.size, _CHUNK):
        yield from flat[start : start + _CHUNK].astype(wanted).tolist()


def is_whole(values: NDArray[np.float64]) -> bool:
    """Return whether every entry is a whole number."""
    return bool(np.all(values == np.rint(values)))


_CHUNK = 65_536
"""Numbers converted to Python objects at a time: all of a million cells at once would take 150 MB more."""
