"""How a file is read, and what one row stands for: public facts, kept in the plan."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from enum import StrEnum

from core.domain.reading_choices import (
    AsWritten,
    LastRow,
    LeadingZeros,
    Merged,
    Quoting,
    Ragged,
    RowChoice,
    TwoDigitYears,
)


class DateOrder(StrEnum):
    """How an ambiguous date such as 3/4/2024 is read; 2024-04-03 needs no order."""

    DAY_FIRST = "day-first"
    MONTH_FIRST = "month-first"
    YEAR_FIRST = "year-first"


@dataclass(frozen=True, slots=True)
class ReadingLayout:
    """How to read a file; None means: detect.

    Attributes:
        sheet: name of the sheet (workbooks), or of the table or view (databases).
        query: one SELECT, whose rows are read in place of a table (databases).
        header_row: the row of the file that holds the column names, 1-based; 0: none, columns are A, B, ….
        range: cells such as "A3:K500"; its first row is the header row unless `header_row` says otherwise.
        delimiter: one character between the cells of a text file.
        encoding: name of the text encoding, such as "utf-8".
        decimal: "." or ",".
        thousands: one character between groups of three digits, or "" for none.
        dates: which of day and month comes first in dates with slashes; YEAR_FIRST: there are no such dates.
        header_rows: rows that hold the names from the header row on, which are joined; None: 1.
        skip_below_header: rows below the names that are no records, such as the texts of questions; None: 0.
        quoting: whether quotes enclose cells (text files); None: ON.
        ragged: what becomes of rows of another length (text files); None: as CUT.
        merged: what merged cells hold (workbooks); None: as AS_IS.
        hidden_rows: whether hidden rows are records (workbooks); None: as READ.
        hidden_columns: whether hidden columns are read (workbooks); None: as READ.
        footers: whether rows that look like totals or notes are records; None: as READ.
        doubtful_rows: whether rows that may be totals or notes, or somebody's who left the rest blank, are records;
            None: as `footers` says where they may be notes, else as READ.
        below_gap: whether rows below the first blank row are records; None: as READ.
        blank_rows: whether rows of blank cells between others are records; None: as SKIP.
        last_row: whether the last rows are records though they may be totals or notes; None: as READ if no exact sums.
        leading_zeros: whether numbers keep the zeros of their format (workbooks); None: as DROP.
        two_digit_years: which years those of dates such as 3.4.24 are; None: as NONE.
        as_written: what becomes of cells that may mean something else than they hold; None: as COUNT, in older plans.
        questions: fields that the file leaves open, so that nothing is released before each has a value.
        is_new: whether it is what somebody asks for a new plan, so that all else is found and asked for; a layout that
            says where all cells are may be that of a plan of before there were questions. No fact about a file.
    """

    sheet: str | None = None
    header_row: int | None = None
    range: str | None = None
    delimiter: str | None = None
    encoding: str | None = None
    decimal: str | None = None
    thousands: str | None = None
    dates: DateOrder | None = None
    query: str | None = None
    header_rows: int | None = None
    skip_below_header: int | None = None
    quoting: Quoting | None = None
    ragged: Ragged | None = None
    merged: Merged | None = None
    hidden_rows: RowChoice | None = None
    footers: RowChoice | None = None
    leading_zeros: LeadingZeros | None = None
    below_gap: RowChoice | None = None
    blank_rows: RowChoice | None = None
    two_digit_years: TwoDigitYears | None = None
    doubtful_rows: RowChoice | None = None
    hidden_columns: RowChoice | None = None
    last_row: LastRow | None = None
    as_written: AsWritten | None = None
    questions: tuple[str, ...] = ()
    is_new: bool = field(default=False, compare=False)

    @property
    def unanswered(self) -> tuple[str, ...]:
        """The questions without an answer."""
        return tuple(field for field in self.questions if getattr(self, field) is None)

    @property
    def facts(self) -> dict[str, object]:
        """The fields by name, for a mark: of those that older versions do not know, only what is said."""
        said = {name: value for name, value in asdict(self).items() if name not in ("questions", "is_new")}
        return {name: value for name, value in said.items() if value is not None or name in _FIRST_FIELDS}


_FIRST_FIELDS = ("sheet", "header_row", "range", "delimiter", "encoding", "decimal", "thousands", "dates")
"""Fields of the first version: marks in ledgers hold them all."""


class RowMeaning(StrEnum):
    """The owner's statement about rows without an identifier; only ONE_EACH is about persons."""

    UNSTATED = "unstated"
    """The owner was not asked: each row is protected by itself. A plan without the key means this."""

    UNANSWERED = "unanswered"
    """The owner must answer first, because a column seems to identify persons with several rows; no release until
    then."""

    RECORDS = "records"
    """Each row is protected by itself; how many rows a person has is left open."""

    ONE_EACH = "one-each"
    """Each row is one person, and nobody has two."""


@dataclass(frozen=True, slots=True)
class ProtectedUnit:
    """Who is protected: one row each, or all rows that share an identifier, of which at most `at_most` are counted.

    Attributes:
        id: the header of the identifier column; None: every row is protected by itself.
        at_most: rows counted per person, at least 1; 1 when `id` is None.
        rows: what the owner says of the rows when `id` is None; else UNSTATED.

    Raises:
        ValueError: if `at_most` is below 1, or above 1 without an identifier, or if `rows` is set beside an identifier.
    """

    id: str | None = None
    at_most: int = 1
    rows: RowMeaning = RowMeaning.UNSTATED

    def __post_init__(self) -> None:
        if self.at_most < 1 or (self.id is None and self.at_most != 1):
            raise ValueError("at_most must be at least 1, and 1 without an identifier")
        if self.id is not None and self.rows is not RowMeaning.UNSTATED:
            raise ValueError("beside an identifier, rows have no meaning of their own")

    @property
    def is_unstated(self) -> bool:
        """Whether the owner was never asked who is protected, as where no column told that a person recurs."""
        return self.id is None and self.rows is RowMeaning.UNSTATED

    @property
    def names_person(self) -> bool:
        """Whether the owner has stated who is a person, so that a claim may be about persons."""
        return self.id is not None or self.rows is RowMeaning.ONE_EACH
