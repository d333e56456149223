"""Labels of bins as people write them: 16–24, Jan–Mar 2025, under 6, 100 and over.

A label says no more than the bin holds. Its ends are open only if no value beyond them is counted under another label.
"""

from __future__ import annotations

import calendar
import re
from collections.abc import Sequence
from datetime import date, timedelta

from core.domain.bins import OPEN, bin_of
from core.words import N_, Figures, Message

_SPAN = N_("Bins", "{low}–{high}")
_UNDER = N_("Bins", "under {high}")
_AND_OVER = N_("Bins", "{low} and over")
_FROM_MONTH = N_("Bins", "from {month} {year}")
_MONTH = N_("Bins", "{month} {year}")
_MONTHS = N_("Bins", "{first}–{last} {year}")
_MONTHS_OF_YEARS = N_("Bins", "{first} {year}–{last} {end}")
_NAMES = (
    N_("Month", "Jan"),
    N_("Month", "Feb"),
    N_("Month", "Mar"),
    N_("Month", "Apr"),
    N_("Month", "May"),
    N_("Month", "Jun"),
    N_("Month", "Jul"),
    N_("Month", "Aug"),
    N_("Month", "Sep"),
    N_("Month", "Oct"),
    N_("Month", "Nov"),
    N_("Month", "Dec"),
)
_WHOLE = re.compile(r"[0-9]{1,15}")
_DAY = timedelta(days=1)


def written(labels: Sequence[str]) -> tuple[str, ...]:
    """Return the labels of one attribute as people write them, one for one.

    Args:
        labels: of an attribute, bins first; what its owner has typed stays as it is. Bins with edges below 0, or of
            days that begin and end no month, stay as they are, too.
    """
    bins = [found for label in labels if (found := bin_of(label)) is not None]
    if not bins:
        return tuple(labels)
    # Labels behind the bins count what is beyond them, or what is missing: which of both is not told.
    is_all = len(bins) == len(labels)
    edges = [(str(facts["low"]), str(facts["high"])) for found in bins if (facts := found.facts) is not None]
    made = _of_days(bins, edges, is_all=is_all) or _of_numbers(bins, edges, is_all=is_all)
    told = (*(new or old for new, old in zip(made, labels, strict=False)), *labels[len(made) :])
    return told if len(set(told)) == len(told) else tuple(labels)


def are_days(labels: Sequence[str]) -> bool:
    """Return whether the labels of an attribute are bins of days, so that they run along a line of time."""
    bins = [found for label in labels if (found := bin_of(label)) is not None]
    edges = [(str(facts["low"]), str(facts["high"])) for found in bins if (facts := found.facts) is not None]
    return bool(edges) and bool(_of_days(bins, edges, is_all=len(bins) == len(labels)))


def _of_numbers(bins: Sequence[Message], edges: Sequence[tuple[str, str]], *, is_all: bool) -> list[str | None]:
    whole = all(_WHOLE.fullmatch(edge) for pair in edges for edge in pair)
    made: list[str | None] = [
        _whole(*pair, is_open=found.key == OPEN.key) if whole else None for found, pair in zip(bins, edges, strict=True)
    ]
    if is_all and len(bins) > 1:
        (low, high), (last, _) = edges[0], edges[-1]
        if low == "0" and bins[0].key == OPEN.key:
            made[0] = _UNDER.format(high=Figures(high))
        if not last.startswith("-") and bins[-1].key != OPEN.key:
            made[-1] = _AND_OVER.format(low=Figures(last))
    return made


def _whole(low: str, high: str, *, is_open: bool) -> str:
    """Return whole numbers from `low` on, up to `high`, itself included only where the bin is closed."""
    last = str(int(high) - is_open)
    return Figures(low) if last == low else _SPAN.format(low=Figures(low), high=Figures(last))


def _of_days(bins: Sequence[Message], edges: Sequence[tuple[str, str]], *, is_all: bool) -> list[str | None]:
    """Return labels of days; [] for numbers."""
    try:
        days = [(date.fromisoformat(low), date.fromisoformat(high)) for low, high in edges]
    except ValueError:
        return []
    made: list[str | None] = [
        _months(low, high - _DAY if found.key == OPEN.key else high)
        for found, (low, high) in zip(bins, days, strict=True)
    ]
    first = days[-1][0]
    # The last bin of a calendar holds the first day of what would come next, so it does not end with its month.
    if is_all and len(bins) > 1 and made[-1] is None and first.day == 1 and all(made[:-1]):
        made[-1] = _FROM_MONTH.format(month=_name(first), year=first.year)
    return made


def _months(first: date, last: date) -> str | None:
    """Return the months or years that two days begin and end; None if they do not."""
    if first.day != 1 or last.day != calendar.monthrange(last.year, last.month)[1]:
        return None
    if (first.month, last.month) == (1, 12):
        years = (str(first.year), str(last.year))
        return Figures(years[0]) if first.year == last.year else _SPAN.format(low=years[0], high=years[1])
    if first.year != last.year:
        return _MONTHS_OF_YEARS.format(first=_name(first), year=first.year, last=_name(last), end=last.year)
    if first.month == last.month:
        return _MONTH.format(month=_name(first), year=first.year)
    return _MONTHS.format(first=_name(first), last=_name(last), year=first.year)


def _name(day: date) -> Message:
    return _NAMES[day.month - 1]
