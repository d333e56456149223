"""What looks like dates and is none: seasons such as 2008-09, terms and quarters, and times behind a day for none."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date

from core.data.parts_of_years import are_parts_of_years
from core.data.raw_cells import in_western_digits
from core.data.times_of_day import are_times
from core.data.written_dates import dates_in
from core.patterns import pattern_of

_SEASON = pattern_of(r"\s*[0-9]{2}(?P<year>[0-9]{2})[-/]?(?P<next>[0-9]{2})\s*")
_SEVERAL = 2
"""Distinct seasons at least: one alone may be the month of an extract, such as 2011-12."""


def are_no_days(header: str, dates: Collection[date], texts: Collection[str]) -> bool:
    """Return whether a column has no dates, though most of its texts are some.

    Args:
        header: its name.
        dates: the distinct ones.
        texts: the distinct texts of all cells.
    """
    return _are_seasons(texts) or are_times(dates, texts) or are_parts_of_years(header, texts)


def _are_seasons(texts: Collection[str]) -> bool:
    """Return whether all texts that could be months have two years, one right after the other; others do not count."""
    found: set[str] = set()
    for text in texts:
        match = _SEASON.fullmatch(in_western_digits(text))
        if match is not None and (int(match["year"]) + 1) % 100 == int(match["next"]):
            found.add(text)
        elif dates_in(text) != (None, None):
            return False
    return len(found) >= _SEVERAL
