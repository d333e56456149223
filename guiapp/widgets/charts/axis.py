"""Axes of charts: positions of values, and ticks at round numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import ceil, floor, log10

from PySide6.QtCore import QRectF

STEPS = 5
"""Steps between ticks of a linear axis, at most; more ticks would crowd a narrow chart."""
LEAST = 1e-9
"""Width of the narrowest linear axis: counts differ by more, or not at all. A width of 0 would divide by 0."""
FREE = 2
"""Factor left free beside the first values of a steady axis: ε may double, or fall to a half, before it grows. More
would press the marks together."""
FAR = 1e5
"""Factor between a value and the end of a steady axis beyond which the axis is made anew: more than a slider of ε runs
through, and less than a slip of the hand, after which all marks would stand on one spot."""
FEWEST = 2
"""Least labelled ticks on a logarithmic axis: with one alone, distances between values cannot be read."""


@dataclass(frozen=True, slots=True)
class Tick:
    """A tick, with its number if there is space for it."""

    value: float
    is_named: bool = True


@dataclass(frozen=True, slots=True)
class LinearAxis:
    """A linear axis.

    Attributes:
        low: its left end, at most 0.
        high: its right end, more than `low`.
        ticks: the labelled numbers, ascending.
    """

    low: float
    high: float
    ticks: tuple[Tick, ...]

    def place(self, value: float, room: QRectF) -> float:
        """Return the x of a value in the rectangle `room`."""
        return room.left() + room.width() * (value - self.low) / (self.high - self.low)


@dataclass(frozen=True, slots=True)
class LogAxis:
    """A logarithmic axis.

    Attributes:
        low: decimal logarithm of its left end.
        high: decimal logarithm of its right end, more than `low`.
    """

    low: float
    high: float

    def place(self, value: float, room: QRectF) -> float:
        """Return the x of a value > 0 in the rectangle `room`."""
        return room.left() + room.width() * (log10(value) - self.low) / (self.high - self.low)

    def ticks(self, most: float) -> tuple[Tick, ...]:
        """Return the ticks.

        Args:
            most: how many numbers fit side by side.
        """
        decade = most / (self.high - self.low)
        named = (1, 2, 5) if decade * (log10(2)) >= 1 else (1,)
        every = max(ceil(1 / decade), 1)
        ticks = [
            Tick(digit * 10.0**power, digit in named and power % every == 0)
            for power in range(floor(self.low), ceil(self.high) + 1)
            for digit in range(1, 10)
            if self.low <= log10(digit) + power <= self.high
        ]
        if sum(tick.is_named for tick in ticks) >= FEWEST:
            return tuple(ticks)
        return tuple(map(Tick, self._even(most)))

    def _even(self, most: float) -> Iterator[float]:
        """Yield round numbers at even steps, for a narrow range, where 1, 2 and 5 times powers of ten are too few."""
        low, high = 10**self.low, 10**self.high
        step = _round_step((high - low) / max(min(most, STEPS), 1))
        return (number * step for number in range(ceil(low / step), floor(high / step) + 1))


class SteadyAxis:
    """Makes logarithmic axes that grow when a value leaves them, so that marks move, not the scale.

    They shrink only where their ends have become FAR from all values.
    """

    def __init__(self) -> None:
        self._ends: tuple[float, float] | None = None

    def reaching(self, low: float, high: float) -> LogAxis:
        """Return the axis, with room on both sides of the values `low` to `high`, both > 0, if it did not hold them."""
        if self._ends is not None and (self._ends[0] < low / FAR or self._ends[1] > high * FAR):
            self._ends = None
        first, last = self._ends or (low, high)
        if self._ends is None or low < first or high > last:
            self._ends = (
                first if self._ends and low >= first else _round_down(low / FREE),
                last if self._ends and high <= last else 1 / _round_down(1 / (high * FREE)),
            )
        first, last = self._ends
        return LogAxis(log10(first), log10(last))


def linear_axis(values: Iterable[float]) -> LinearAxis:
    """Return an axis that contains zero and every value, with round ends and ticks."""
    low, high = 0.0, 0.0
    for value in values:
        low, high = min(low, value), max(high, value)
    if high - low < LEAST:
        high = low + 1
    step = _round_step((high - low) / STEPS)
    first, last = floor(low / step), ceil(high / step)
    return LinearAxis(first * step, last * step, tuple(Tick(number * step) for number in range(first, last + 1)))


def _round_down(most: float) -> float:
    """Return the largest of 1, 2 and 5 times a power of ten that is at most `most`."""
    power: float = 10.0 ** floor(log10(most))
    return next(factor * power for factor in (5, 2, 1) if factor * power <= most * (1 + 1e-9))


def _round_step(least: float) -> float:
    """Return the least of 1, 2 and 5 times a power of ten that is at least `least`."""
    power: float = 10.0 ** floor(log10(least))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least * (1 - 1e-9))
