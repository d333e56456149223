"""The axis below bars: from zero, or below it, to beyond the last interval, with round numbers marked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from PySide6.QtCore import QRectF

from guiapp.models.bars import Bar

TICKS = 5
"""Steps between marks at most."""
LEAST = 1e-9
"""No scale is narrower: counts differ by more, if at all."""


@dataclass(frozen=True, slots=True)
class BarScale:
    """A linear axis.

    Attributes:
        low: its left end, at most 0.
        high: its right end, more than `low`.
        ticks: the numbers marked, ascending.
    """

    low: float
    high: float
    ticks: tuple[float, ...]

    def place(self, value: float, room: QRectF) -> float:
        """Return where a value is in a room, from left to right."""
        return room.left() + room.width() * (value - self.low) / (self.high - self.low)


def scale_for(bars: Sequence[Bar]) -> BarScale:
    """Return a scale on which zero and every interval have their place; its ends and marks are round numbers."""
    low = min((min(bar.low, bar.value) for bar in bars), default=0.0)
    high = max((max(bar.high, bar.value) for bar in bars), default=1.0)
    low, high = min(low, 0.0), max(high, 0.0)
    if high - low < LEAST:
        high = low + 1
    step = _round_step((high - low) / TICKS)
    first, last = floor(low / step), ceil(high / step)
    return BarScale(first * step, last * step, tuple(number * step for number in range(first, last + 1)))


def _round_step(least: float) -> float:
    """Return the least of 1, 2 and 5 times a power of ten that is at least `least`."""
    power: float = 10.0 ** floor(log10(least))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least * (1 - 1e-9))
