"""Numbers whose rows thin out towards an end: the greatest of as many new rows is often greater than the old one."""

from __future__ import annotations

from core.data.far_numbers import ends_of_most, is_wide_at_an_end
from core.data.histogram import Histogram

_TAIL, _THIN = 0.025, 0.1
"""Share of the rows at an end, and the share of the range in which they lie, from which that end is thin."""


def may_go_on(histogram: Histogram, low: float, high: float, edges: tuple[float, ...]) -> bool:
    """Return whether rows are so thin at an end that those of a later file may lie beyond the bins.

    Bins that go on as far again as those rows are spread hold them, and so does a wide one for a few far numbers, and
    one from 0 on of what is never below it.

    Args:
        histogram: of the numbers.
        low: the least.
        high: the greatest.
        edges: of the bins, around all numbers.
    """
    if is_wide_at_an_end(edges):
        return False
    first, last = ends_of_most(histogram, _TAIL)
    is_above = high - last > _THIN * (high - low) and edges[-1] - high < high - last
    is_below = first - low > _THIN * (high - low) and low - edges[0] < first - low
    return is_above or (is_below and not low >= 0 == edges[0])
