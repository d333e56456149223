"""One attribute: a public, ordered list of labels, and the rule that maps raw values to labels."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum

from core.domain.bins import bin_labels

CLOCK = "hh:mm"
"""What a column of times of day is measured in."""
DURATION = "h:mm"
"""What a column of durations is measured in, of hours or of whatever stands before the colon."""

SHORTENED = "K, M"
"""What a column of amounts such as 45K and 1.2M is measured in; they count as 45000 and 1200000."""


EXCEL_DAYS, UNIX_SECONDS, UNIX_MILLISECONDS = "Excel days", "Unix seconds", "Unix milliseconds"
DAYS_IN_DIGITS = DAY_AND_MONTH, MONTH_AND_DAY = "DDMMYYYY", "MMDDYYYY"
DAY_COUNTS = (EXCEL_DAYS, UNIX_SECONDS, UNIX_MILLISECONDS, *DAYS_IN_DIGITS)
"""What dates count that are written as numbers: days since 1900, seconds or milliseconds since 1970, in UTC.

Or nothing: their digits are those of day, month and year.
"""


class Kind(StrEnum):
    """How raw values are mapped to labels."""

    CATEGORIES = "categories"
    NUMBER = "number"
    DATE = "date"


class Provenance(StrEnum):
    """The origin of the list of categories (or edges); reported with every release."""

    DECLARED = "declared"
    CODE_LIST = "code-list"
    DATA = "data"
    PRIVATE = "private"


def may_measure(kind: Kind, unit: str) -> bool:
    """Return whether an attribute of a kind may be measured in a unit, which is "" for none."""
    is_counted = unit in DAY_COUNTS
    return unit == "" or kind is (Kind.DATE if is_counted else Kind.NUMBER)


@dataclass(frozen=True, slots=True)
class Attribute:
    """An attribute of a person.

    Attributes:
        name: unique within a plan; the column's header unless `column` says otherwise.
        kind: how raw values are mapped to labels.
        categories: the declared categories, in the order of the plan (kind CATEGORIES; else empty).
        edges: strictly increasing bin edges, at least two (kind NUMBER: floats; DATE: dates; else empty).
        merges: (raw value, category) pairs: other spellings that count as one of `categories`.
        other: label of the bucket for anything else; None: a value that matches no category is an error.
        missing: label of the bucket for blanks; None: a blank is an error.
        provenance: where the list comes from.
        charge: number of the private choice that found the list, for PRIVATE; else None.
        missing_values: texts such as "n/a" or "99" that count as blanks, unless one is a category.
        stated: True: the list was first taken from the data, and the owner states that `provenance` holds nevertheless.
        contains: one of several answers in a cell; then the attribute has two categories: cells with it, and others.
        between: the mark between the answers in a cell, where `contains` is said; else "".
        column: the header of the column when it differs from `name`.
        measured_in: the unit behind the numbers of the column, such as kg, which a cell may have, or “hh:mm” of times
            of day, which count as hours, or “h:mm” of durations, or “K, M” of amounts; "" for none (kind NUMBER). Of
            dates that are written as numbers, what these count, one of `DAY_COUNTS` (kind DATE).
        labels: all labels in order: categories or bins, then `other`, then `missing`; made once, as every step asks.

    Raises:
        ValueError: if the labels are not at least one and unique, or something is stated of a list from the data; or if
            a charge is named for a list of another provenance than PRIVATE, or none for one of this; or if an answer
            has no mark, or other than two categories.
    """

    name: str
    kind: Kind
    categories: tuple[str, ...] = ()
    edges: tuple[float, ...] | tuple[date, ...] = ()
    merges: tuple[tuple[str, str], ...] = ()
    other: str | None = None
    missing: str | None = None
    provenance: Provenance = Provenance.DECLARED
    column: str | None = None
    stated: bool = False
    charge: int | None = None
    missing_values: tuple[str, ...] = ()
    contains: str | None = None
    between: str = ""
    measured_in: str = ""
    labels: tuple[str, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.kind is Kind.CATEGORIES and self.edges:
            raise ValueError("edges belong to numbers and dates")
        if self.kind is not Kind.CATEGORIES and (self.categories or self.merges):
            raise ValueError("categories belong to the kind categories")
        if not may_measure(self.kind, self.measured_in):
            raise ValueError("numbers have a unit, and dates that are numbers count days")
        if any(category not in self.categories for _, category in self.merges):
            raise ValueError("a merge must end in one of the categories")
        if self.stated and self.provenance in (Provenance.DATA, Provenance.PRIVATE):
            raise ValueError("there is nothing to state of a list from the data")
        if (self.charge is not None) is not (self.provenance is Provenance.PRIVATE):
            raise ValueError("a list found privately names its charge, and no other does")
        self._check_answer()
        first = self.categories if self.kind is Kind.CATEGORIES else bin_labels(self.edges)
        labels = first + tuple(label for label in (self.other, self.missing) if label is not None)
        object.__setattr__(self, "labels", labels)
        if not labels or len(set(labels)) != len(labels):
            raise ValueError("labels must be unique, and at least one")

    def _check_answer(self) -> None:
        if (self.contains is None) is not (self.between == ""):
            raise ValueError("an answer in a cell has a mark between it and others")
        if self.contains is not None and (len(self.categories) != 2 or self.merges or self.other is not None):
            raise ValueError("a cell has an answer, or does not have it")

    @property
    def size(self) -> int:
        """The number of labels, at least 1."""
        return len(self.labels)

    @property
    def n_ordered(self) -> int:
        """The number of ordered labels, which come first and have ranges; 0 for categories."""
        return 0 if self.kind is Kind.CATEGORIES else len(self.edges) - 1

    @property
    def has_times(self) -> bool:
        """Whether its cells are times of day, which count as hours."""
        return self.measured_in == CLOCK

    @property
    def has_durations(self) -> bool:
        """Whether its cells are durations such as 107:25, which count as 107.42."""
        return self.measured_in == DURATION

    @property
    def has_shortened(self) -> bool:
        """Whether its cells are amounts such as 45K and 1.2M, which count in full."""
        return self.measured_in == SHORTENED

    @property
    def counts_days(self) -> bool:
        """Whether its cells are dates that are written as numbers."""
        return self.measured_in in DAY_COUNTS

    @property
    def row_name(self) -> str:
        """What a list of columns calls it: the header of the column, or its own name where it is one of several."""
        return self.header if self.contains is None else self.name

    @property
    def header(self) -> str:
        """The header of the column that holds this attribute."""
        return self.name if self.column is None else self.column
