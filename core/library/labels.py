"""The public labels of a column: categories, or bins of numbers and dates."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, time
from decimal import Decimal
from numbers import Real

from core.domain.attribute import Attribute, Kind, Provenance, may_measure


@dataclass(frozen=True, slots=True)
class Labels:
    """How the raw values of a column become labels: an attribute that has no name yet.

    Attributes:
        kind: of the values.
        categories: those declared; for the kind CATEGORIES only.
        edges: of the bins; for the other kinds only.
        merge: other spellings, each with the category that it counts as.
        other: label for any other value; None: such a value is refused.
        missing: label for blanks; None: a blank is refused.
        column: the header of the column if it differs from the name.
        measured_in: the unit behind the numbers; for the kind NUMBER only.
    """

    kind: Kind
    categories: tuple[str, ...] = ()
    edges: tuple[float, ...] | tuple[date, ...] = ()
    merge: tuple[tuple[str, str], ...] = ()
    other: str | None = None
    missing: str | None = None
    column: str | None = None
    measured_in: str = ""

    def named(self, name: str) -> Attribute:
        """Return the attribute called `name`; its list is declared, for nothing here has seen a row.

        Raises:
            ValueError: if the labels are not at least one and unique.
        """
        return Attribute(
            name=name,
            kind=self.kind,
            categories=self.categories,
            edges=self.edges,
            merges=self.merge,
            other=self.other,
            missing=self.missing,
            provenance=Provenance.DECLARED,
            column=self.column,
            measured_in=self.measured_in,
        )


def bins(
    *edges: float | date,
    other: str | None = None,
    missing: str | None = None,
    column: str | None = None,
    measured_in: str = "",
) -> Labels:
    """Return bins that contain their lower edge and not their upper one; the last bin contains both.

    Args:
        edges: at least two, increasing; all numbers, or all dates. A datetime at midnight is the date.
        other: label for values that are no number or date, or outside the edges; None: they are refused.
        missing: label for blanks; None: they are refused.
        column: the header of the column if it differs from the name.
        measured_in: the unit behind the numbers, such as "kg", which a cell may have; "hh:mm": times of day, in hours;
            "h:mm": durations; "K, M": amounts such as 45K; of dates that are numbers, "Excel days", "Unix seconds",
            "Unix milliseconds",
            "DDMMYYYY" or "MMDDYYYY".

    Raises:
        TypeError: if numbers and dates are mixed, or an edge is neither; or if dates have another unit.
        ValueError: if a date has a time of day.
    """
    dates = tuple(_day(edge) for edge in edges if isinstance(edge, date))
    numbers = tuple(_number(edge) for edge in edges if not isinstance(edge, date))
    # Here, not in Attribute: it would receive dates alone, and a mixed list would lose its numbers in silence.
    if dates and numbers:
        raise TypeError("edges are all numbers, or all dates")
    kind = Kind.DATE if dates else Kind.NUMBER
    if not may_measure(kind, measured_in):
        raise TypeError("numbers alone have a unit")
    edges = dates or numbers
    return Labels(kind, edges=edges, other=other, missing=missing, column=column, measured_in=measured_in)


def categories(
    *names: str,
    merge: Mapping[str, str] | None = None,
    other: str | None = None,
    missing: str | None = None,
    column: str | None = None,
) -> Labels:
    """Return categories in this order.

    Args:
        names: the categories, at least one.
        merge: other spellings, each with the category that it counts as.
        other: label for any other value; None: such a value is refused.
        missing: label for blanks; None: they are refused.
        column: the header of the column if it differs from the name.

    Raises:
        TypeError: if a category is no text.
    """
    spellings = tuple((merge or {}).items())
    texts: tuple[object, ...] = (*names, *(part for pair in spellings for part in pair))
    for each in texts:
        if not isinstance(each, str):
            kind = type(each).__name__
            raise TypeError(f'a category is a text, as a file would have it: write "0" for 0, not a value of {kind}')
    return Labels(Kind.CATEGORIES, names, merge=spellings, other=other, missing=missing, column=column)


def _day(edge: date) -> date:
    # A Timestamp is a date to `isinstance`, but cannot be compared with one, as the dates of rows are. NaT is none.
    if not isinstance(edge, datetime):
        return edge
    if edge != edge or edge.time() != time():  # noqa: PLR0124  only NaT differs from itself
        raise ValueError(f"an edge is a date without a time of day, and {edge} is none")
    return edge.date()


def _number(edge: object) -> float:
    if not isinstance(edge, Real | Decimal):
        raise TypeError(f"an edge is a number or a date, not a value of {type(edge).__name__}")
    try:
        return float(edge)
    except OverflowError:
        return math.inf  # refused with its place, as every edge is that is not finite
