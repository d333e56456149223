"""Edges of bins: parsed from a person's text, or evenly spaced."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from datetime import date
from itertools import pairwise

from core.domain.attribute import Kind
from core.domain.bins import edge_text
from core.errors import EdgeError, EdgesError
from core.patterns import pattern_of
from core.words import N_, Message

Edges = tuple[float, ...] | tuple[date, ...]
_STEPS = {"month": 1, "quarter": 3, "year": 12}
"""Months per step of a calendar."""
_LIMIT = 10_000
"""Bins of one attribute: more are a slip of the pen, and no table could hold them."""
# Python's float and fromisoformat also accept 1_0, digits of any script, "infinity" and week dates: typing errors that
# would go unnoticed.
_NUMBER = pattern_of(r"[+\-−]?(?:[0-9]+[.,]?[0-9]*|[.,][0-9]+)(?:[eE][+-]?[0-9]{1,4})?")
_DATE = pattern_of(r"[0-9]{4}-([0-9]{2})-[0-9]{2}")


def parse_edges(text: str, kind: Kind) -> Edges:
    """Return the edges in `text`, between semicolons, spaces or new lines; commas too for "0, 18, 30" and dates.

    Args:
        text: such as "0, 18, 30.5", "0; 18,5; 30" or "2024-01-01 2025-01-01".
        kind: NUMBER or DATE.

    Raises:
        EdgeError: if a part is not a number (date).
        EdgesError: if they are fewer than two, or do not increase.
    """
    # A comma followed by a space separates; within a number it is a decimal comma, unless nothing else separates.
    parts = [part for part in re.split(r"[;\s]+|,(?=\s|$)", text.strip()) if part]
    if len(parts) == 1:
        parts = [part for part in text.split(",") if part.strip()]
    edges = tuple(_date(part) if kind is Kind.DATE else _number(part) for part in parts)
    return _checked(text, edges)


def edges_text(edges: Sequence[float] | Sequence[date]) -> str:
    """Return edges as `parse_edges` reads them."""
    return ", ".join(edge_text(edge) for edge in edges)


def even_edges(low: float, high: float, n_bins: int) -> tuple[float, ...]:
    """Return the edges of `n_bins` bins of equal width from `low` to `high`.

    Raises:
        EdgesError: if `low` is not below `high`, or `n_bins` is not between 1 and 10,000.
    """
    text = f"{edge_text(low)} – {edge_text(high)} / {n_bins}"
    if not 1 <= n_bins <= _LIMIT:
        raise EdgesError(text=text, why=N_("Edges", "there must be between 1 and 10,000 bins."))
    width = (high - low) / n_bins
    # Rounded to twelve digits: a person wants 0.3, not 0.30000000000000004.
    inner = (float(f"{low + width * i:.12g}") for i in range(1, n_bins))
    edges = (float(low), *inner, float(high))
    _checked(text, edges)
    return edges


def calendar_edges(first: date, last: date, step: str, *, closed: bool = False) -> tuple[date, ...]:
    """Return the firsts of months, quarters or years around `first` and `last`.

    Args:
        first: lies in the first bin.
        last: lies in the last bin.
        step: "month", "quarter" or "year".
        closed: `last` is an edge; when it begins a month (quarter, year) already, no bin is added after it.

    Raises:
        EdgesError: if `last` lies before `first`, or there would be more than 10,000 bins, or one ending after 9999.
    """
    months = _STEPS[step]
    start = (first.year * 12 + first.month - 1) // months * months
    stop = (last.year * 12 + last.month - 1) // months * months
    if not closed or date(stop // 12, stop % 12 + 1, 1) != last or stop == start:
        stop += months
    if last < first or (stop - start) // months > _LIMIT:
        text = f"{first.isoformat()} – {last.isoformat()}"
        raise EdgesError(text=text, why=N_("Edges", "the first day must come before the last."))
    if stop // 12 > date.max.year:
        why = N_("Edges", "the last bin would end after the year 9999, the last that can be written.")
        raise EdgesError(text=last.isoformat(), why=why)
    return tuple(date(month // 12, month % 12 + 1, 1) for month in range(start, stop + 1, months))


def _checked(text: str, edges: tuple[float | date, ...]) -> Edges:
    if len(edges) < 2:
        raise EdgesError(text=text, why=N_("Edges", "there must be at least two edges."))
    for low, high in pairwise(edges):
        if not low < high:  # type: ignore[operator]  # one kind only
            words = N_("Edges", "{high} comes after {low}, but edges must increase.")
            raise EdgesError(text=text, why=words.format(low=edge_text(low), high=edge_text(high)))
    return edges  # type: ignore[return-value]  # one kind only


def _number(part: str) -> float:
    text = part.strip()
    number = float(text.replace(",", ".").replace("−", "-")) if _NUMBER.fullmatch(text) else math.nan
    if not math.isfinite(number):
        raise EdgeError(text=text, why=N_("Edges", "it is not a number such as 18."))
    return number


def _date(part: str) -> date:
    text = part.strip()
    try:
        if _DATE.fullmatch(text):
            return date.fromisoformat(text)
    except ValueError:
        pass
    raise EdgeError(text=text, why=_why_no_date(text))


def _why_no_date(part: str) -> Message:
    found = _DATE.fullmatch(part)
    if not found:
        return N_("Edges", "it is not a date. Write year, month and day, such as 2024-01-31.")
    month = found[1]
    if not 1 <= int(month) <= 12:
        return N_("Edges", "there is no month {month}. A date is written such as 2024-01-31.").format(month=month)
    return N_("Edges", "there is no such day. A date is written such as 2024-01-31.")
