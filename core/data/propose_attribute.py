"""Propose an attribute from the profile of a column, for the owner to confirm or change."""

from __future__ import annotations

import re
import sys
from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction
from itertools import chain, count, takewhile

from core.data.column_profile import ColumnProfile
from core.domain.attribute import Attribute, Kind, Provenance

MOST_CATEGORIES = 60
"""Categories of a proposal: longer lists are hardly read before they are confirmed."""
WANTED_BINS = 8
"""Bins of numbers, about: enough to see a distribution, few enough for tables with other attributes."""
MOST_BINS = 12
"""Bins of dates, fewer than this: one year has twelve months."""
_MONTHS = (1, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 12000)  # widths of date bins that calendars know
_NUMBER = re.compile(r"[+\-−]?[0-9]+(?:[.,][0-9]+)?")


def propose(profile: ColumnProfile) -> Attribute:
    """Return an attribute for the column, marked as taken from the data.

    Numbers get about eight bins with round edges, dates calendar bins. Up to sixty distinct texts become categories in
    their natural order; of more, the most common sixty, and "anything else". A column that looks like an identifier
    gets no categories: its values must not enter a plan.
    """
    binned = profile.kind is not Kind.CATEGORIES and not profile.is_id_like
    categories = () if binned else _categories(profile)
    edges = _edges(profile) if binned else ()
    leaves_out = profile.n_other_kinds or profile.is_id_like or (not edges and profile.n_distinct > len(categories))
    other = _free(("Anything else", "None of these", "(other)"), categories) if leaves_out else None
    blank = profile.n_blank or not (categories or edges or other)
    return Attribute(
        name=profile.header,
        kind=profile.kind if binned else Kind.CATEGORIES,
        categories=categories,
        edges=edges,
        other=other,
        missing=_free(("Missing", "No answer", "(blank)"), categories) if blank else None,
        provenance=Provenance.DATA,
    )


def round_edges(low: float, high: float) -> tuple[float, ...]:
    """Return edges at multiples of 1, 2 or 5 times a power of ten, from below `low` to above `high`, about eight bins.

    Args:
        low: finite.
        high: finite, at least `low`.
    """
    span = Decimal(high) - Decimal(low) or Decimal(max(abs(low), 1))
    powers = (Fraction(10) ** (span.adjusted() + shift) for shift in (-2, -1, 0))
    steps = [power * digit for power in powers for digit in (1, 2, 5)]
    step = min(steps, key=lambda step: abs(_bins(low, high, step) - WANTED_BINS))
    first = Fraction(low) // step
    edges = (_float((first + place) * step) for place in range(_bins(low, high, step) + 1))
    return tuple(sorted(set(edges)))  # a set: between neighbouring floats several edges may round to one


def calendar_edges(low: date, high: date) -> tuple[date, ...]:
    """Return edges at first days of months, quarters or round years, from before `low` to after `high`."""
    if (high - low).days < MOST_BINS:
        return tuple(low + timedelta(days=day) for day in range((high - low).days + 2))
    first, last = 12 * low.year + low.month - 1, 12 * high.year + high.month - 1
    width = next(width for width in _MONTHS if last // width - first // width < MOST_BINS)
    months = takewhile(lambda month: month - width < last + 1, count(first // width * width, width))
    return tuple(sorted(set(map(_first_day, months))))


def _bins(low: float, high: float, step: Fraction) -> int:
    """Return the number of bins of width `step` that cover [low, high]; the last bin is closed."""
    return max(int(-(-Fraction(high) // step) - Fraction(low) // step), 1)


def _first_day(month: int) -> date:
    """Return the first day of a month counted from year 0, or the nearest day that `date` can represent."""
    if not 12 <= month < 12 * 10_000:
        return date.min if month < 12 else date.max
    return date(month // 12, month % 12 + 1, 1)


def _float(edge: Fraction) -> float:
    return float(min(max(edge, Fraction(-sys.float_info.max)), Fraction(sys.float_info.max)))


def _edges(profile: ColumnProfile) -> tuple[float, ...] | tuple[date, ...]:
    if isinstance(profile.low, date) and isinstance(profile.high, date):
        return calendar_edges(profile.low, profile.high)
    if isinstance(profile.low, float) and isinstance(profile.high, float):
        return round_edges(profile.low, profile.high)
    raise ValueError("a column of numbers or dates has a least and a greatest")


def _categories(profile: ColumnProfile) -> tuple[str, ...]:
    if profile.is_id_like:
        return ()
    texts = [text for text, _ in profile.values[:MOST_CATEGORIES]]
    if all(map(_NUMBER.fullmatch, texts)):
        return tuple(sorted(texts, key=lambda text: (float(text.replace(",", ".").replace("−", "-")), text)))
    return tuple(sorted(texts, key=_natural))


def _natural(text: str) -> tuple[tuple[bool, int, str, str], ...]:
    """Return a sort key by which 5-9 comes before 10-19, without regard to case."""
    parts = re.findall(r"([0-9]+)|([^0-9]+)", text.casefold())  # ² is a digit to Python, but no number
    figures = ((digits, digits.lstrip("0"), other) for digits, other in parts)
    return tuple((not digits, len(significant), significant or other, digits) for digits, significant, other in figures)


def _free(names: tuple[str, ...], taken: tuple[str, ...]) -> str:
    """Return the first of `names` that is not a category already."""
    return next(name for name in chain(names, (f"{names[-1]} {n}" for n in count(2))) if name not in taken)
