"""Where the rows are inside a file, and what one row stands for: public facts, kept in the plan."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Layout:
    """How to read a file; None means: detect.

    Attributes:
        sheet: name of the sheet (workbooks).
        header_row: the row of the file that holds the column names, 1-based; 0: none, columns are A, B, ….
        range: cells such as "A3:K500"; its first row is the header row unless `header_row` says otherwise.
        delimiter: one character between the cells of a text file.
        encoding: name of the text encoding, such as "utf-8".
        decimal: "." or ",".
        thousands: one character between groups of three digits, or "" for none.
    """

    sheet: str | None = None
    header_row: int | None = None
    range: str | None = None
    delimiter: str | None = None
    encoding: str | None = None
    decimal: str | None = None
    thousands: str | None = None


@dataclass(frozen=True, slots=True)
class Unit:
    """Who is protected: one row each, or all rows that share an identifier, of which at most `at_most` are counted.

    Attributes:
        id: the header of the identifier column; None: every row is a person.
        at_most: rows counted per person, at least 1; 1 when `id` is None.

    Raises:
        ValueError: if `at_most` is below 1, or above 1 without an identifier.
    """

    id: str | None = None
    at_most: int = 1

    def __post_init__(self) -> None:
        if self.at_most < 1 or (self.id is None and self.at_most != 1):
            raise ValueError("at_most must be at least 1, and 1 without an identifier")
