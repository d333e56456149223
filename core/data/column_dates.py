"""The dates of one column, in both readings until all of them tell which it is."""

from __future__ import annotations

from collections import Counter, defaultdict
from datetime import date

from core.data.missing_values import NEVER, days_apart
from core.data.written_dates import Days


class ColumnDates:
    """Counts dates."""

    def __init__(self, day_first: bool | None) -> None:
        """Start with no date.

        Args:
            day_first: whether 1/2/2024 is the first of February; None: all dates together tell it.
        """
        self._day_first = day_first
        self._cells: Counter[date] = Counter()
        self._written: Counter[Days] = Counter()
        self._never: defaultdict[date, Counter[str]] = defaultdict(Counter)

    def take_cells(self, days: Counter[date]) -> None:
        """Count cells that are days, each as often as it occurs; they have one reading."""
        self._cells.update(days)
        for day in NEVER.intersection(days):
            self._never[day][day.isoformat()] += days[day]

    def take(self, days: Days, text: str, times: int) -> None:
        """Count a text that is a date."""
        self._written[days] += times
        for day in NEVER.intersection(days):
            self._never[day][text] += times

    def read(self) -> Counter[date]:
        """Return the dates, read in the order chosen; without a choice day first, unless only month first fits all."""
        dates, is_month_first = self._cells.copy(), self.is_month_first
        for days, times in self._written.items():
            if (chosen := days[is_month_first]) is not None:
                dates[chosen] += times
        return dates

    def take_apart(self, dates: Counter[date]) -> tuple[int, Counter[str]]:
        """Take days out of `dates` that mean missing; return how many cells have one, and their texts."""
        missing: Counter[str] = Counter()
        apart = sorted(days_apart(dates)) if self._never else []
        for day in apart:
            missing.update(self._never[day])
        return sum(dates.pop(day) for day in apart), missing

    @property
    def is_month_first(self) -> bool:
        """In which order the dates are read; it looks at all of them."""
        if self._day_first is not None:
            return not self._day_first
        return any(day is None for day, _ in self._written) and all(month for _, month in self._written)
