"""Shares of a published number in a sum that holds it, with the interval of the share."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Number = tuple[float, float]
"""A number and its ±."""


@dataclass(frozen=True, slots=True)
class Part:
    """A share.

    Attributes:
        value: the number divided by the whole; in [0, 1] if counts are non-negative.
        low: lower end of its interval, at least 0, at most `value`.
        high: upper end, at most 1, at least `value`.
    """

    value: float
    low: float
    high: float

    @property
    def percents(self) -> tuple[float, float, float, float]:
        """The share, both ends of its interval and its ± in per cent."""
        return 100 * self.value, 100 * self.low, 100 * self.high, 100 * self.half_width

    @property
    def half_width(self) -> float:
        """± of the share: how far the farther end of its interval is."""
        return max(self.high - self.value, self.value - self.low)


def part_of(number: Number, whole: Number, fraction: float, *, is_even: bool = True) -> Part | None:
    """Return the share of a number in a whole that holds it; None if the whole is not > 0.

    The interval is that of Fieller (1954): all shares r for which number - r * whole is no farther from 0 than its ±.
    Errors of a table are those of independent effects, so what number and whole have in common is `fraction` of the
    variance of the whole (`core/MATHEMATICS.md`).

    Args:
        number: a number and its ±.
        whole: the sum that it is part of, over all labels of some attributes, and its ±.
        fraction: share of the cells of the whole that are added up in the number, in (0, 1].
        is_even: False where a matrix was measured, which spreads the error of a whole unevenly over its cells: nothing
            is then taken to be common, so the interval may be wider than it needs to be.
    """
    (value, error), (total, most) = number, whole
    if total <= 0:
        return None
    share, common = value / total, fraction * most**2 * is_even
    if fraction == 1.0:
        return Part(share, share, share)
    # r² square - 2 r middle + rest <= 0; without a total that is sure to be above 0 there is no such interval.
    square, middle, rest = total**2 - most**2, value * total - common, value**2 - error**2
    if square <= 0:
        return Part(share, min(0.0, share), max(1.0, share))
    root = sqrt(max(middle**2 - square * rest, 0.0))
    low, high = (middle - root) / square, (middle + root) / square
    return Part(share, min(max(low, 0.0), share), max(min(high, 1.0), share))
