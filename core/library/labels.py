"""The public labels of a column: categories, or bins of numbers and dates."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from core.domain.attribute import Attribute, Kind, Provenance


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
    """

    kind: Kind
    categories: tuple[str, ...] = ()
    edges: tuple[float, ...] | tuple[date, ...] = ()
    merge: tuple[tuple[str, str], ...] = ()
    other: str | None = None
    missing: str | None = None
    column: str | None = None

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
        )


def bins(
    *edges: float | date, other: str | None = None, missing: str | None = None, column: str | None = None
) -> Labels:
    """Return bins that contain their lower edge and not their upper one; the last bin contains both.

    Args:
        edges: at least two, increasing; all numbers, or all dates.
        other: label for values that are no number or date, or outside the edges; None: they are refused.
        missing: label for blanks; None: they are refused.
        column: the header of the column if it differs from the name.

    Raises:
        TypeError: if numbers and dates are mixed.
    """
    dates = tuple(edge for edge in edges if isinstance(edge, date))
    numbers = tuple(float(edge) for edge in edges if not isinstance(edge, date))
    # Here, not in Attribute: it would receive dates alone, and a mixed list would lose its numbers in silence.
    if dates and numbers:
        raise TypeError("edges are all numbers, or all dates")
    kind = Kind.DATE if dates else Kind.NUMBER
    return Labels(kind, edges=dates or numbers, other=other, missing=missing, column=column)


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
    """
    spellings = tuple((merge or {}).items())
    return Labels(Kind.CATEGORIES, names, merge=spellings, other=other, missing=missing, column=column)
