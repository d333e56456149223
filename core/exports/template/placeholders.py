"""What a cell or a range of a template asks for: a table or a part of one, or words of the statement."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import prod

from core.domain.domain import EVERYBODY

PLACEHOLDER = re.compile(r"\{\{([^{}]*)\}\}")

WORDS = ("title", "statement", "how to read", "counts", "period", "source", "contact", "notes", "cost", "date")
"""Texts of a release that a template may ask for."""

_TOTALS = re.compile(r"\s*\+\s*totals?$", re.IGNORECASE)
_PARTS = {"numbers": "numbers", "±": "margins", "margins": "margins", "marks": "marks"}
_NOT_IN_NAMES = re.compile(r"[^\w.]+")
"""Letters that the name of a range cannot have: each run of them is one "_" there."""


class TablePart(StrEnum):
    """What of a table is asked for."""

    WHOLE = "whole"
    """Labels, numbers and totals."""
    NUMBERS = "numbers"
    MARGINS = "margins"
    """The ± of each number."""
    MARKS = "marks"
    """The mark of each number that is not reliable."""


@dataclass(frozen=True, slots=True)
class TableShape:
    """The attributes of a published table, and how many labels each has."""

    names: tuple[str, ...]
    sizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WantedPart:
    """A part of a table; the last of several attributes is that of the columns.

    Attributes:
        number: of the table in the release, from 0.
        names: its attributes, in the order asked for.
        sizes: how many labels each has.
        part: what of it.
        has_totals: whether with totals.
    """

    number: int
    names: tuple[str, ...]
    sizes: tuple[int, ...]
    part: TablePart = TablePart.WHOLE
    has_totals: bool = True

    @property
    def across(self) -> tuple[str, ...]:
        """The attribute of the columns; () for a table of one attribute or none."""
        return self.names[1:][-1:]

    @property
    def down(self) -> tuple[str, ...]:
        """The attributes of the rows."""
        return self.names[: len(self.names) - len(self.across)]

    @property
    def body(self) -> tuple[int, int]:
        """Rows and columns of numbers, with totals where they are asked for."""
        columns = self.sizes[-1] if self.across else 1
        rows = prod(self.sizes) // columns
        return rows + bool(self.has_totals and self.down), columns + bool(self.has_totals and self.across)

    @property
    def extent(self) -> tuple[int, int]:
        """Rows and columns that it fills, with labels where they are asked for."""
        rows, columns = self.body
        return (rows + 1, columns + len(self.down)) if self.part is TablePart.WHOLE else (rows, columns)


def wanted_table(words: str, tables: Sequence[TableShape]) -> WantedPart | None:
    """Return the part of a table that the words of a placeholder ask for; None if they name none.

    Args:
        words: such as "Age × Sex", "Age × Sex | ±", "Age × Sex | numbers + totals" or "Table 3".
        tables: those of the release.
    """
    title, _, told = words.partition("|")
    part, found = _part(told.strip()), _table(title.strip(), tables)
    if part is None or found is None:
        return None
    return WantedPart(*found, *part)


def wanted_by_name(name: str, extent: tuple[int, int], tables: Sequence[TableShape]) -> WantedPart | None:
    """Return the part of a table that the name of a range asks for; None if it names none.

    Args:
        name: such as "Age_Sex", or "Age_Sex_margins" for the ±.
        extent: rows and columns of the range: with totals if it is as large as that.
        tables: those of the release.
    """
    for number, table in enumerate(tables):
        for ending, part in (("", TablePart.NUMBERS), ("_margins", TablePart.MARGINS), ("_marks", TablePart.MARKS)):
            if name.casefold() == _as_name(table.names) + ending:
                bare = WantedPart(number, table.names, table.sizes, part, has_totals=False)
                full = WantedPart(number, table.names, table.sizes, part, has_totals=True)
                return full if extent == full.extent else bare
    return None


def _as_name(names: tuple[str, ...]) -> str:
    return _NOT_IN_NAMES.sub("_", "_".join(names) or EVERYBODY).casefold()


def _part(told: str) -> tuple[TablePart, bool] | None:
    if not told:
        return TablePart.WHOLE, True
    kind = _PARTS.get(_TOTALS.sub("", told).casefold())
    return None if kind is None else (TablePart(kind), _TOTALS.search(told) is not None)


def _table(title: str, tables: Sequence[TableShape]) -> tuple[int, tuple[str, ...], tuple[int, ...]] | None:
    """Return number, attributes in the order of `title`, and their sizes; None if no table is called so."""
    asked = title.casefold()
    for number, table in enumerate(tables):
        whole = " × ".join(table.names) or EVERYBODY
        if asked in {whole.casefold(), f"table {number + 1}"}:
            return number, table.names, table.sizes
    parts = [part.strip() for part in re.split(r"\s[x×]\s|×", asked)]
    for number, table in enumerate(tables):
        places = {name.casefold(): place for place, name in enumerate(table.names)}
        if sorted(parts) == sorted(places):
            order = [places[part] for part in parts]
            return number, tuple(table.names[place] for place in order), tuple(table.sizes[place] for place in order)
    return None
