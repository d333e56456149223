"""The first cells of columns, which many looks ask for the different ones: these are found once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress
from datetime import date, datetime
from functools import cached_property, lru_cache
from itertools import islice
from typing import TypeVar, cast

from core.data.raw_cells import Cell, is_blank, number_with_either_mark
from core.data.written_dates import Days, dates_in
from core.patterns import pattern_of

Seen = TypeVar("Seen")

_PLAIN_NUMBERS = pattern_of(r"(?:-?[0-9]{1,99}(?:\.[0-9]{1,99})?\n)*")
_PLAIN_DAYS = pattern_of(r"(?:(?:190[6-9]|19[1-9][0-9]|20[0-9]{2})-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])\n)*")
_FIRST_YEAR, _LAST_YEAR = 1906, 2099
"""Of the days that are plain: a spreadsheet shows days of 1905 for years."""
_LOOKED_AT = 8
"""Different cells of which one is a date where a column has dates."""
_NUMBERS, _DAYS = (frozenset((*kinds, type(None))) for kinds in ((int, float), (date, datetime)))


class FirstCells(tuple[Cell, ...]):  # noqa: SLOT001  what is found once is kept in its __dict__
    """Cells of one column."""

    def __hash__(self) -> int:
        """Return the hash of the cells, for which all of them are passed once."""
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return super().__hash__()

    def once(self, look: Callable[[FirstCells], Seen]) -> Seen:
        """Return what a function finds in these cells, which it looks at once; nobody changes it."""
        if look not in self._looks:
            self._looks[look] = look(self)
        return cast("Seen", self._looks[look])

    @cached_property
    def _looks(self) -> dict[Callable[[FirstCells], object], object]:
        return {}

    @cached_property
    def times(self) -> Counter[Cell]:
        """How often each different cell occurs, in the order in which they first come."""
        return Counter(self)

    @cached_property
    def different(self) -> frozenset[Cell]:
        """The different cells."""
        return frozenset(self.times)

    @cached_property
    def filled(self) -> Counter[Cell]:
        """How often each different cell occurs that is not blank, in the order in which they first come."""
        blanks = [*filter(is_blank, self.times)]
        if not blanks:
            return self.times
        filled = self.times.copy()
        for cell in blanks:
            del filled[cell]
        return filled

    @cached_property
    def numbers(self) -> dict[Cell, float]:
        """The different cells that are numbers with either mark, and these, in the order in which they first come."""
        if self._are_plain_numbers:
            return {text: float(text) for text in self.times if isinstance(text, str) and text}
        read = () if self._are_plain_days else self.times
        return {cell: number for cell in read if (number := number_with_either_mark(cell)) is not None}

    @cached_property
    def days(self) -> dict[Cell, Days]:
        """The different cells that are dates, and these in both readings, in the order in which they first come."""
        if self._are_plain_days:
            with suppress(ValueError):  # or one is no day, such as 30 February
                texts = (text for text in self.times if isinstance(text, str) and text)
                return {text: (day, day) for text in texts if (day := date.fromisoformat(text))}
        return {cell: days for cell in self.times if any(days := dates_in(cell))}

    @cached_property
    def is_plain(self) -> bool:
        """Whether all cells but blank ones are numbers with a point or none, or all are days."""
        kinds = frozenset(map(type, self.different))
        days = [cell for cell in self.different if isinstance(cell, date)] if kinds <= _DAYS else []
        are_days = bool(days) and all(_FIRST_YEAR <= day.year <= _LAST_YEAR for day in days)
        return self._are_plain_numbers or self._are_plain_days or are_days or kinds <= _NUMBERS

    @cached_property
    def _are_plain_numbers(self) -> bool:
        return self._lines is not None and _PLAIN_NUMBERS.fullmatch(self._lines) is not None

    @cached_property
    def _are_plain_days(self) -> bool:
        return self._lines is not None and _PLAIN_DAYS.fullmatch(self._lines) is not None

    @cached_property
    def _lines(self) -> str | None:
        """The different texts, each with an end of line; None where other cells are among them."""
        try:
            return "\n".join([*(cell for cell in self.different if cell), ""])  # type: ignore[list-item]
        except TypeError:
            return None


class FirstRows(list[Sequence[Cell]]):
    """Rows of one length, which nobody changes."""

    @cached_property
    def columns(self) -> list[FirstCells]:
        """Their columns."""
        return [*map(FirstCells, zip(*self, strict=False))]


@lru_cache(maxsize=1)
def _known(columns: tuple[FirstCells, ...]) -> tuple[FirstCells, ...]:
    """Return the columns, or equal ones that were given right before."""
    return columns


def looked_at_before(rows: FirstRows) -> FirstRows:
    """Return rows with what was found in the columns of equal ones: those of a quick preview come again after it."""
    rows.columns = [*_known(tuple(rows.columns))]
    return rows


def columns_of(rows: Sequence[Sequence[Cell]]) -> list[FirstCells]:
    """Return the columns of rows; of unequal ones those that all have. Nobody changes the list."""
    return (rows if isinstance(rows, FirstRows) else FirstRows(rows)).columns


def different(column: Iterable[Cell]) -> AbstractSet[Cell]:
    """Return the different cells of a column."""
    return column.different if isinstance(column, FirstCells) else frozenset(column)


def times_of(column: Iterable[Cell]) -> Counter[Cell]:
    """Return how often each cell of a column occurs, in the order in which they first come. Nobody changes it."""
    return column.times if isinstance(column, FirstCells) else Counter(column)


def filled_of(column: Iterable[Cell]) -> Counter[Cell]:
    """Return how often each cell of a column occurs that is not blank. Nobody changes it."""
    return (column if isinstance(column, FirstCells) else FirstCells(column)).filled


def numbers_of(column: Iterable[Cell]) -> dict[Cell, float]:
    """Return the different cells of a column that are numbers with either mark, and these. Nobody changes it."""
    return (column if isinstance(column, FirstCells) else FirstCells(column)).numbers


def days_of(column: Iterable[Cell]) -> dict[Cell, Days]:
    """Return the different cells of a column that are dates, and these in both readings. Nobody changes it."""
    return (column if isinstance(column, FirstCells) else FirstCells(column)).days


def has_dates(column: Iterable[Cell]) -> bool:
    """Return whether one of the first different cells is a date, as in nearly all columns of dates."""
    first = islice((cell for cell in times_of(column) if cell), _LOOKED_AT)
    return any(any(dates_in(cell)) for cell in first)


def is_plain(column: Iterable[Cell]) -> bool:
    """Return whether all cells but blank ones are plain numbers, or all are plain days: no other one is among them."""
    return (column if isinstance(column, FirstCells) else FirstCells(column)).is_plain
