"""Bins of numbers of which a few lie so far from the others that nearly all rows would fall into one bin."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from datetime import date
from decimal import Decimal
from itertools import pairwise

from core.data.histogram import Histogram

MOST, HALF = 0.8, 0.5
"""Shares of rows in one bin from which other edges are proposed, and from which it is said."""
TAILS = (0.02, 0.1)
"""Shares of the rows at either end that one bin may take; the second one where much is paid to a few."""
_FAR = 3
"""How many times as wide as its neighbour the bin of far numbers is, at least."""


def are_lopsided(histogram: Histogram | None, edges: Sequence[float] | Sequence[date], share: float = MOST) -> bool:
    """Return whether more than a share of the rows fall into one of several bins."""
    if histogram is None or len(edges) <= 2:
        return False
    parts, n_bars = histogram.parts(edges), len(histogram.counts)
    rows = [0.0] * (len(parts) - 1)
    for bar, times in enumerate(histogram.counts):
        # First days of quarters stand at the edges themselves, where a bar has some of either bin.
        if histogram.of_dates and any(bar / n_bars < part < (bar + 1) / n_bars for part in parts):
            continue
        rows[min(max(bisect_right(parts, (bar + 0.5) / n_bars) - 1, 0), len(rows) - 1)] += times
    return max(rows) > share * sum(histogram.counts)


def edges_of_most(
    histogram: Histogram,
    low: float,
    high: float,
    edges_from: Callable[[float, float], tuple[float, ...]],
    tail: float,
) -> tuple[float, ...]:
    """Return edges of bins for most rows, and of one wide bin at an end where a few numbers lie far away.

    The outermost edge is a power of ten, so that it tells least of those few.

    Args:
        histogram: of the numbers.
        low: the least.
        high: the greatest.
        edges_from: returns round edges around two numbers.
        tail: one of `TAILS`.
    """
    first, last = ends_of_most(histogram, tail)
    edges = edges_from(max(first, low), min(last, high))
    below = (0 - _power_of_ten(-low),) if low < edges[0] else ()  # 0, not -0
    above = (_power_of_ten(high),) if high > edges[-1] else ()
    return below + edges + above


def is_wide_at_an_end(edges: Sequence[float]) -> bool:
    """Return whether the first or the last bin is far wider than the one beside it."""
    widths = [above - below for below, above in pairwise(edges)]
    return len(widths) > 2 and (widths[-1] > _FAR * widths[-2] or widths[0] > _FAR * widths[1])


def ends_of_most(histogram: Histogram, tail: float) -> tuple[float, float]:
    """Return between which numbers all rows are but a share of them at either end, as bars tell it."""
    most = tail * sum(histogram.counts)
    bars = range(len(histogram.counts))
    first = next(bar for bar in bars if sum(histogram.counts[: bar + 1]) > most)
    last = next(bar for bar in reversed(bars) if sum(histogram.counts[bar:]) > most)
    (low, _), (_, high) = histogram.bounds(first), histogram.bounds(last)
    return float(low), float(high)  # type: ignore[arg-type]  # of numbers


def _power_of_ten(number: float) -> float:
    """Return the least power of ten that is not below a number; 0 where it is not above 0."""
    if number <= 0:
        return 0.0
    power = Decimal(10) ** Decimal(number).adjusted()
    return float(power if power >= Decimal(number) else 10 * power)
