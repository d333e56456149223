"""The numbers of a column with a unit behind them, and its times, until it is known whether all have one unit."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace

from core.data.measures import unit_behind
from core.data.raw_cells import KIND_SHARE, Cell, Marks, number_of
from core.data.times_of_day import hours_of
from core.domain.attribute import CLOCK

_FEW_TIMES = 12
"""Times of day that are rather categories, such as when shifts begin, at most."""


class MeasuredNumbers:
    """Counts such numbers by unit; an attribute tells a release which one its column has."""

    def __init__(self, marks: Marks) -> None:
        """Start with no number."""
        self._marks, self._marks_of = marks, dict[str, Marks]()
        self._times: defaultdict[str, Counter[float]] = defaultdict(Counter)

    def take(self, cell: Cell, times: int) -> bool:
        """Count a cell that occurs so often; return whether it is such a number."""
        unit = _unit_of(cell.strip()) if isinstance(cell, str) else ""
        if not unit:
            return False
        if unit not in self._marks_of:
            self._marks_of[unit] = replace(self._marks, unit=unit)
        number = number_of(cell, self._marks_of[unit])
        if number is not None:
            self._times[unit][number] += times
        return number is not None

    def told(self, n_filled: int) -> tuple[str, Counter[float]]:
        """Return the unit that nearly all of so many filled cells have, and their numbers; "" if there is none."""
        if len(self._times) != 1:
            return "", Counter()
        ((unit, numbers),) = self._times.items()
        self._times.clear()
        if numbers.total() < KIND_SHARE * n_filled or (unit == CLOCK and len(numbers) <= _FEW_TIMES):
            return "", Counter()
        return unit, numbers


def _unit_of(text: str) -> str:
    if text[2:3] in ":hH" or text[1:2] in ":hH":  # as few texts have, and no date
        return unit_behind(text) or ("" if hours_of(text) is None else CLOCK)
    return "" if text[-1].isdecimal() else unit_behind(text)
