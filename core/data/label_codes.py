"""Map raw cells to label codes: each distinct cell is decided once, then looked up."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from enum import IntEnum
from math import isnan
from unicodedata import normalize

from core.data.day_counts import day_of
from core.data.raw_cells import (
    ERROR_SIGNS,
    EXACT,
    Cell,
    Marks,
    cell_text,
    is_blank,
    is_inexact,
    number_of,
    shows_error,
)
from core.data.several_answers import has_answer
from core.data.top_classes import holds_oldest, least_age
from core.data.written_dates import dates_in
from core.domain.attribute import Attribute, Kind

MOST_CACHED = 131_072  # distinct cells kept per column: bounds the memory for columns of ever new values
MANY = 4096  # cells from which numbers that were not seen before are read by arrays; fewer are decided faster
EVER_NEW = 1 << 15
"""Distinct cells from which further ones are taken for new. Fewer, such as incomes in hundreds, are looked up, which is
faster than arrays; and to decide so many one by one takes as long as to load these."""


class Unmatched(IntEnum):
    """Why a cell has no label; negative, so that an unsigned array refuses it."""

    BLANK = -1
    UNKNOWN_CATEGORY = -2
    NOT_A_NUMBER = -3
    NOT_A_DATE = -4
    AMBIGUOUS_DATE = -5
    OUTSIDE_EDGES = -6
    UNCERTAIN = -7
    NOBODY = -8
    ERROR_FOR_PERSON = -9


class UnmatchedCellError(ValueError):
    """A cell has no label; the caller, who knows the file, converts `position` to a row.

    Attributes:
        position: index of the first such cell in the column, from 0.
        why: the reason.
    """

    def __init__(self, position: int, why: Unmatched) -> None:
        super().__init__(why.name)
        self.position = position
        self.why = why


class LabelCodes(dict[Cell, int]):
    """Cache of the code of every cell of one attribute, or why it has none; filled as cells are looked up.

    Equal keys have equal codes: 1 and 1.0 are one category. Truth values must come as text, since True == 1.
    """

    def __init__(self, attribute: Attribute, marks: Marks) -> None:
        super().__init__()
        self._marks = replace(marks, unit=attribute.measured_in) if attribute.measured_in else marks
        first = attribute.edges[0] if attribute.edges else None
        is_below = isinstance(first, int | float) and first < 0  # else (12) has no bin, whatever it means
        self._cell_marks = replace(self._marks, minus_around=True) if is_below else self._marks
        self._attribute = attribute
        labels = attribute.labels
        self._labels = {label.strip(): code for code, label in enumerate(labels)}
        self._labels.update((raw.strip(), self._labels[label.strip()]) for raw, label in attribute.merges)
        self._edges = attribute.edges
        self._holds_oldest = holds_oldest(attribute)
        self._missing = Unmatched.BLANK if attribute.missing is None else labels.index(attribute.missing)
        self._other = None if attribute.other is None else labels.index(attribute.other)
        self._missing_values = frozenset(text.strip() for text in attribute.missing_values) - self._labels.keys()
        self._missing_numbers = self._numbers_among(attribute)
        self._typecode = "B" if len(labels) <= 1 << 8 else "H" if len(labels) <= 1 << 16 else "I"

    def __missing__(self, cell: Cell) -> int:
        code = self._decide(cell)
        if len(self) < MOST_CACHED and not is_inexact(cell):
            self[cell] = code
        return code

    def encode(self, column: Sequence[Cell]) -> array[int]:
        """Return the codes of `column` in the smallest unsigned type that holds all labels.

        Raises:
            UnmatchedCellError: at the first cell without a label.
        """
        try:
            return array(self._typecode, self._of_many(column) or map(self.__getitem__, column))
        except OverflowError:
            position = next(i for i, cell in enumerate(column) if self[cell] < 0)
            raise UnmatchedCellError(position, Unmatched(self[column[position]])) from None

    def codes(self, column: Sequence[Cell]) -> Sequence[int]:
        """Return the code of each cell, or why it has none, which is negative."""
        return self._of_many(column) or [*map(self.__getitem__, column)]

    def n_unmatched(self, column: Sequence[Cell]) -> int:
        """Return how many cells of `column` have no label."""
        return sum(code < 0 for code in self.codes(column))

    def _of_many(self, column: Sequence[Cell]) -> list[int]:
        """Return the code of each cell of a column of ever new numbers, plainly written or not; [] of other columns."""
        are_few = len(self) < EVER_NEW and len(column) < MANY
        if are_few or self._attribute.kind is not Kind.NUMBER:
            return []
        # 0.1 + 0.2 is written as 0.3, and may mean missing as that: numbers are looked at one by one there.
        if not column or (self._missing_values and not isinstance(column[0], str)):
            return []
        import numpy as np  # noqa: PLC0415  a preview does without arrays

        from core.data.number_codes import bins_of, plain_numbers  # noqa: PLC0415

        edges = np.array(self._edges, dtype=float)
        found = plain_numbers(column, self._marks.decimal)
        if found is None or tuple(edges.tolist()) != self._edges:  # whole numbers that are no floats
            return []
        filled, numbers = found
        own = bins_of(numbers, edges, Unmatched.OUTSIDE_EDGES if self._other is None else self._other)
        if self._missing_values:
            own[np.isin(numbers, list(self._missing_numbers))] = self[""]
        codes = np.full(len(column), self[""])
        codes[filled] = own
        return codes.tolist()

    def _decide(self, cell: Cell) -> int:
        if is_blank(cell) or self._means_missing(cell):
            return self._labels.get("", self._missing)
        code = self._code(cell)
        # An ambiguous date is a question to the owner: it must not be counted as "anything else".
        if code >= 0 or self._other is None or code == Unmatched.AMBIGUOUS_DATE:
            return code
        return self._other

    def _numbers_among(self, attribute: Attribute) -> frozenset[float]:
        """Return the values that mean missing as numbers, for an attribute of numbers: 99.0 is 99 there."""
        if attribute.kind is not Kind.NUMBER:
            return frozenset()
        numbers = (number_of(text, self._marks) for text in attribute.missing_values)
        return frozenset(number for number in numbers if number is not None)

    def _means_missing(self, cell: Cell) -> bool:
        if not self._missing_values:
            return False
        return cell_text(cell) in self._missing_values or (
            bool(self._missing_numbers) and number_of(cell, self._marks) in self._missing_numbers
        )

    def _code(self, cell: Cell) -> int:
        if self._attribute.contains is not None:
            return int(not has_answer(cell_text(cell), self._attribute.contains, self._attribute.between))
        if self._attribute.kind is Kind.CATEGORIES:
            return self._labels.get(cell_text(cell), Unmatched.UNKNOWN_CATEGORY)
        if self._attribute.kind is Kind.NUMBER:
            number = number_of(cell, self._cell_marks)
            return self._top_code(cell) if number is None else self._bin(number)
        return self._date_code(cell)

    def _top_code(self, cell: Cell) -> int:
        """Return the last bin for a text such as 90+ among ages, if that bin holds all of them."""
        least = least_age(cell_text(cell)) if self._holds_oldest else None
        is_held = least is not None and self._edges[-2] <= least < self._edges[-1]  # type: ignore[operator]  # numbers
        return len(self._edges) - 2 if is_held else Unmatched.NOT_A_NUMBER

    def _date_code(self, cell: Cell) -> int:
        if self._attribute.measured_in:
            counted = day_of(cell, self._attribute.measured_in, self._marks)
            return Unmatched.NOT_A_DATE if counted is None else self._bin(counted)
        if type(cell) is date:  # as most are in workbooks; it has one reading
            return self._bin(cell)
        day_first, month_first = dates_in(cell, self._marks.first_year)
        if self._marks.day_first is None and day_first and month_first and day_first != month_first:
            return Unmatched.AMBIGUOUS_DATE
        chosen = day_first or month_first
        if self._marks.day_first is not None:
            chosen = day_first if self._marks.day_first else month_first
        return Unmatched.NOT_A_DATE if chosen is None else self._bin(chosen)

    def _bin(self, value: float | date) -> int:
        """Return the bin of `value`: [e0, e1), [e1, e2), ..., the last one closed."""
        if value == self._edges[-1]:
            return len(self._edges) - 2
        place = bisect_right(self._edges, value) - 1
        return place if 0 <= place < len(self._edges) - 1 else Unmatched.OUTSIDE_EDGES


class PersonNumbers(dict[str, int]):
    """A dense number for every identifier, in order of appearance; identifiers never leave this dictionary.

    Two cells identify one person if their texts are equal: stripped of blanks, numbers as `cell_text` writes them,
    accents composed (Unicode form NFC). Texts that differ in case are two people.
    """

    def __missing__(self, identifier: str) -> int:
        self[identifier] = number = len(self)
        return number

    def encode(self, column: Sequence[Cell]) -> array[int]:
        """Return the person of each row.

        Raises:
            UnmatchedCellError: at the first identifier that is blank or "not a number"; that is an error such as #N/A,
                which would make one person of many; or that is a float too large to be exact, which would, too.
        """
        for position, cell in enumerate(column):
            if isinstance(cell, float) and not abs(cell) < EXACT:
                raise UnmatchedCellError(position, Unmatched.NOBODY if isnan(cell) else Unmatched.UNCERTAIN)
        texts = [text if text.isascii() else normalize("NFC", text) for text in map(cell_text, column)]
        if "" in texts:
            raise UnmatchedCellError(texts.index(""), Unmatched.NOBODY)
        together = "".join(texts)
        may_be_errors = any(sign in together for sign in ERROR_SIGNS)  # no call for each text of most columns
        for position, text in enumerate(texts if may_be_errors else ()):
            if shows_error(text):
                raise UnmatchedCellError(position, Unmatched.ERROR_FOR_PERSON)
        return array("q", map(self.__getitem__, texts))
