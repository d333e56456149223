"""Histogram of the numbers or dates of a column: for the owner's screen, never for a release."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from itertools import pairwise
from math import ceil, floor, isinf

from core.data.sensitive import Private

BARS = 48
MOST_KEPT = 4096  # values told apart; where there are more, they are counted in equal steps
_MOST = Fraction(sys.float_info.max)
OUTLIER_SHARE = 0.01  # of the values at either end, which do not decide how far the bars reach


@dataclass(frozen=True, slots=True, repr=False)
class Histogram(Private):
    """Counts in bars of equal width; values beyond the ends are counted in the first and the last bar.

    Attributes:
        low: start of the first bar; for dates, the ordinal of the day.
        high: end of the last bar, above `low`.
        counts: cells per bar, 1 to BARS bars.
        of_dates: whether `low` and `high` are ordinals of days.
    """

    low: float
    high: float
    counts: tuple[int, ...]
    of_dates: bool

    def part(self, value: float | date) -> float:
        """Return the relative position of a number or date, from 0 at the low end to 1 at the high end, clipped."""
        return self.parts([value])[0]

    def parts(self, values: Iterable[float | date]) -> list[float]:
        """Return the relative position of each number or date; see `part`."""
        begin, under = self.low.as_integer_ratio()
        above, below = self._reach.as_integer_ratio()
        ratios = (_number(value).as_integer_ratio() for value in values)  # exact, in a fifth of the time of fractions
        parts = ((n * under - begin * d) * below / (d * under * above) for n, d in ratios)
        return [min(max(part, 0.0), 1.0) for part in parts]

    def bounds(self, bar: int) -> tuple[float, float] | tuple[date, date]:
        """Return the start and the end of a bar."""
        width = self._reach / len(self.counts)
        begin, end = (float(min(Fraction(self.low) + place * width, _MOST)) for place in (bar, bar + 1))
        return (_day(begin), _day(end)) if self.of_dates else (begin, end)

    def n_beyond(self, low: float | date, high: float | date) -> int:
        """Return how many cells are in bars that lie wholly below `low` or above `high`."""
        width = self._reach / len(self.counts)
        ends = [Fraction(self.low) + place * width for place in range(len(self.counts) + 1)]
        bars = zip(self.counts, pairwise(ends), strict=True)
        return sum(n for n, (begin, end) in bars if end < _number(low) or begin > _number(high))

    @property
    def _reach(self) -> Fraction:
        """The width of all bars, exact: the width between the extreme floats is not a float."""
        return Fraction(self.high) - Fraction(self.low)


class Spread:
    """Counts numbers in bounded memory: exactly, or, with many values, in steps of a 2048th of their range."""

    def __init__(self) -> None:
        self._times: Counter[float] = Counter()
        self._step = 0.0

    def add(self, number: float, times: int = 1) -> None:
        """Count a finite number `times` times."""
        self._times[self._place(number) if self._step else number] += times
        if len(self._times) > MOST_KEPT:
            self._coarsen()

    def histogram(self, *, whole: bool, of_dates: bool = False) -> Histogram | None:
        """Return the histogram; None if all numbers are equal. Bars of whole numbers have whole widths."""
        if not self._times:
            return None
        low, high = self._ends()
        shrunk = 4.0 if isinf(high - low) else 1.0  # high - low may overflow; a quarter of it does not
        n_bars, width = BARS, (high / shrunk - low / shrunk) / BARS * shrunk
        if whole:
            low, high = floor(low), ceil(high)
            width = ceil((high - low + 1) / BARS)
            n_bars = ceil((high - low + 1) / width)
        if high <= low or width <= 0:
            return None
        counts = [0] * n_bars
        for number, times in self._times.items():
            place = (number / shrunk - low / shrunk) / (width / shrunk)
            counts[min(max(int(place), 0), n_bars - 1)] += times
        end = low + n_bars * width if whole else high
        return Histogram(low, end, tuple(counts), of_dates)

    def _place(self, number: float) -> float:
        return floor(number / self._step) * self._step if self._step else number

    def _coarsen(self) -> None:
        self._step = max(2 * self._step, max(self._times) / (MOST_KEPT // 2) - min(self._times) / (MOST_KEPT // 2))
        before, self._times = self._times, Counter()
        for number, times in before.items():
            self._times[self._place(number)] += times

    def _ends(self) -> tuple[float, float]:
        """Return the range of the bars: least to greatest value, without a few far outliers."""
        ordered = sorted(self._times)
        low, high = self._beyond(ordered), self._beyond(ordered[::-1])
        slack = (high - low) / 2 or ordered[-1] - ordered[0]
        return max(ordered[0], low - slack), min(ordered[-1], high + slack)

    def _beyond(self, ordered: list[float]) -> float:
        """Return the first value up to which more than TAIL of all values lie."""
        left = OUTLIER_SHARE * self._times.total()
        for number in ordered:
            left -= self._times[number]
            if left < 0:
                break
        return number


def _number(value: float | date) -> float:
    return value.toordinal() if isinstance(value, date) else value


def _day(ordinal: float) -> date:
    return date.fromordinal(min(round(ordinal), date.max.toordinal()))
