"""The table inside a file: which row is the header, which rows and columns are data; strict about both."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from core.data.raw_cells import Cell, cell_text, is_blank
from core.errors import (
    DuplicateHeaderError,
    EmptyFileError,
    MissingColumnError,
    MissingHeaderRowError,
    NamelessColumnError,
    NoRowsError,
    RaggedRowError,
    UnequalRowsError,
)
from core.sources.header_row import header_row_of
from core.sources.letters import column_letter, column_number, parse_range
from core.sources.source import Chunk, Source
from core.words import N_

LOOKED_AT = 100
"""Rows searched for the header: titles and notes above a table are fewer, and the usual width needs many records."""


@dataclass(frozen=True, slots=True)
class Block:
    """Some consecutive records: one sequence of cells per column asked for, and the file row of each record."""

    columns: tuple[Sequence[Cell], ...]
    numbers: Sequence[int]


class Grid:
    """Header and records of an open source.

    Attributes:
        source: the file; its layout is complete once this is made.
        headers: the name of each column of the range, "" where the header is empty.
        header_row: the row of the names, 0 if there is none and letters stand in.
    """

    def __init__(self, source: Source) -> None:
        """Find the header.

        Raises:
            EmptyFileError: if there is nothing in the sheet or range.
            RangeError: if the range is none.
            MissingHeaderRowError: if the chosen header row is not there.
        """
        self.source = source
        self._first = 0  # the row that tells how many columns there are, where none has their names
        self._range = parse_range(source.path, source.layout.range)
        top = self._top()
        if not any(not is_blank(cell) for row in top.rows for cell in row):
            raise EmptyFileError(file=source.path + source.sheet_words)
        self.header_row = self._find_header(top)
        names = self._header_cells(top)
        self._n_cells = self._first_column + len(names)
        self.headers = tuple(names) if self.header_row else tuple(map(self.letter, range(len(names))))
        source.fill(header_row=self.header_row)

    def letter(self, column: int) -> str:
        """Return the letter that a spreadsheet gives the column."""
        return column_letter(self._first_column + column)

    def place(self, column: int) -> str:
        """Return the column as error messages want it: C (“sex”)."""
        name = self.headers[column] if column < len(self.headers) and self.header_row else ""
        letter = self.letter(column)
        return N_("Error", "{letter} (“{name}”)").format(letter=letter, name=name) if name else letter

    def check_headers(self) -> None:
        """Make sure that every name is there once.

        Raises:
            DuplicateHeaderError: if two columns have one name.
        """
        seen: dict[str, int] = {}
        for column, name in enumerate(self.headers):
            if name and seen.setdefault(name, column) != column:
                raise DuplicateHeaderError(
                    file=self.source.path,
                    sheet=self.source.sheet_words,
                    row=self.header_row,
                    column=self.letter(column),
                    first=self.letter(seen[name]),
                    name=name,
                )

    def column(self, name: str) -> int:
        """Return the column called `name`.

        Raises:
            MissingColumnError: if there is none; names the closest.
            UnreadableFileError: if the file has it, but its cells cannot be read.
        """
        self._widen(name)
        if name in self.headers:
            return self.headers.index(name)
        self._check_usable(name)
        close = get_close_matches(name, self.headers)
        known = ", ".join(header for header in self.headers if header)
        hint = (
            N_("Error", "Did you mean “{name}”?").format(name=close[0])
            if close
            else N_("Error", "The columns are: {known}.").format(known=known)
        )
        raise self._no_column(name, hint)

    def _check_usable(self, name: str) -> None:
        error = self.source.unusable(name)
        if error is not None:
            raise error

    def _widen(self, name: str) -> None:
        """Make a column without a header one of the table, though no row may reach so far: none may decide that."""
        if self.header_row or self.source.ragged or not re.fullmatch("[A-Z]{1,3}", name):
            return
        last = column_number(name)
        if last < self._n_cells or (self._range.last_column is not None and last > self._range.last_column):
            return
        self._n_cells = last + 1
        self.headers = tuple(map(self.letter, range(self._n_cells - self._first_column)))

    def columns(self, names: Sequence[str]) -> list[int]:
        """Return the columns called `names`.

        Raises:
            MissingColumnError: if one is not there. If none is, the row is hardly a header but somebody's record: then
                the message repeats nothing of it.
        """
        for name in names:
            self._widen(name)
            if name not in self.headers:
                self._check_usable(name)
        if names and not set(names) & set(self.headers):
            hint = N_(
                "Error",
                "Nor is any other column of the plan: this row may not be the header. "
                "Choose the header row, for a text file the delimiter too, or check that it is the right file.",
            )
            raise self._no_column(names[0], hint)
        return [self.column(name) for name in names]

    def blocks(self, wanted: Sequence[int]) -> Iterator[Block]:
        """Yield the columns `wanted` of all records, in order.

        Raises:
            RaggedRowError: at a row with fewer or more cells than the header.
            NamelessColumnError: if there is something below an empty header.
            NoRowsError: if there is no record.
        """
        n = 0
        for chunk in self.records():
            columns = list(zip(*chunk.rows, strict=True))
            for column in self._nameless:
                filled = next((place for place, cell in enumerate(columns[column]) if not is_blank(cell)), None)
                if filled is not None:
                    place = self._place_of_header(column)
                    raise NamelessColumnError(**place, filled=chunk.numbers[filled])
            n += len(chunk.rows)
            yield Block(tuple(columns[column] for column in wanted), chunk.numbers)
        if not n:
            raise NoRowsError(file=self.source.path, sheet=self.source.sheet_words, row=self.header_row)

    def records(self) -> Iterator[Chunk]:
        """Yield the records, all as wide as the header, cut to the range, without rows that have nothing in them."""
        for chunk in self.source.chunks():
            below = self._below_header(chunk)
            if below.rows and (cut := self._rectangular(below)).rows:
                yield cut
            if self._range.last_row is not None and chunk.numbers[-1] >= self._range.last_row:
                return

    def first_as_they_come(self) -> Chunk:
        """Return the first rows below the header, cut or filled up to its width: a preview of a faulty file."""
        below = self._below_header(next(self.source.chunks()))
        rows = [[*row, *[None] * self._n_cells][self._first_column : self._n_cells] for row in below.rows]
        return Chunk(rows, below.numbers)

    def n_rows(self) -> int:
        """Return the number of rows below the header, as well as the source knows without reading everything."""
        first = max(self.header_row, self._range.first_row - 1)
        last = self.source.n_rows()
        return max(min(last, self._range.last_row or last) - first, 0)

    def last(self, n: int) -> list[Sequence[Cell]]:
        """Return the last `n` records or fewer, as they come."""
        if self._range.last_row is None:
            rows = [row for row in self.source.last(4 * n) if not all(map(is_blank, row))]
            return [row[self._first_column : self._n_cells] for row in rows[-n:]]
        last: deque[Sequence[Cell]] = deque(maxlen=n)
        for chunk in self.records():
            last.extend(chunk.rows)
        return list(last)

    def last_numbers(self, n: int) -> list[int]:
        """Return the rows of the last `n` records or fewer.

        Raises:
            RaggedRowError: at a row with fewer or more cells than the header.
        """
        numbers: deque[int] = deque(maxlen=n)
        for chunk in self.records():
            numbers.extend(chunk.numbers)
        return list(numbers)

    def range_to(self, last_row: int) -> str:
        """Return the range from the header to `last_row`, as a person enters it."""
        return f"{self.letter(0)}{self.header_row}:{self.letter(len(self.headers) - 1)}{last_row}"

    @property
    def _first_column(self) -> int:
        return self._range.first_column

    @property
    def _nameless(self) -> tuple[int, ...]:
        return tuple(column for column, name in enumerate(self.headers) if not name)

    def _top(self) -> Chunk:
        """Return the first rows within the range with anything in them, and the header row if it has been chosen."""
        chosen = self.source.layout.header_row
        rows: list[Sequence[Cell]] = []
        numbers: list[int] = []
        for chunk in self.source.chunks():
            for row, number in zip(chunk.rows, chunk.numbers, strict=True):
                if number == chosen or (
                    number >= self._range.first_row and len(rows) < LOOKED_AT and not all(map(is_blank, row))
                ):
                    rows.append(row)
                    numbers.append(number)
            if len(rows) >= LOOKED_AT and chunk.numbers[-1] >= (chosen or 0):
                break
        return Chunk(rows, numbers)

    def _find_header(self, top: Chunk) -> int:
        if self.source.layout.header_row is not None:
            return self.source.layout.header_row
        if self.source.layout.range is not None:
            return self._range.first_row
        return top.numbers[header_row_of(top.rows) or 0]

    def _header_cells(self, top: Chunk) -> list[str]:
        """Return the names in the header row, or as many "" as the first record has cells where there is no header."""
        if self.header_row == 0:
            row, self._first = top.rows[0], top.numbers[0]
        elif self.header_row in top.numbers:
            row = top.rows[top.numbers.index(self.header_row)]
        else:
            self.headers = ()
            raise MissingHeaderRowError(**self._place_of_header(0))
        end = None if self._range.last_column is None else self._range.last_column + 1
        return [" ".join(cell_text(cell).split()) for cell in row[self._first_column : end]]

    def _below_header(self, chunk: Chunk) -> Chunk:
        first = max(self.header_row, self._range.first_row - 1)
        start = bisect_right(chunk.numbers, first)
        last = self._range.last_row
        stop = len(chunk.rows) if last is None else bisect_right(chunk.numbers, last)
        if (start, stop) == (0, len(chunk.rows)):
            return chunk
        return Chunk(chunk.rows[start:stop], chunk.numbers[start:stop])

    def _rectangular(self, chunk: Chunk) -> Chunk:
        """Return the rows with anything in them, cut to the columns of the header."""
        rows, numbers = chunk.rows, chunk.numbers
        if self.source.blank_rows:
            kept = [place for place, row in enumerate(rows) if not _starts_blank(row) or not _is_empty(row)]
            if len(kept) < len(rows):
                rows, numbers = [rows[place] for place in kept], [numbers[place] for place in kept]
        if set(map(len, rows)) - {self._n_cells}:
            rows = [self._fitted(row, number) for row, number in zip(rows, numbers, strict=True)]
        if self._first_column:
            rows = [row[self._first_column :] for row in rows]
        return Chunk(rows, numbers)

    def _fitted(self, row: Sequence[Cell], number: int) -> Sequence[Cell]:
        """Return the row with as many cells as the header; cells beyond it may only be empty."""
        if len(row) < self._n_cells:
            if not self.source.ragged:
                return [*row, *[None] * (self._n_cells - len(row))]
        elif self._range.last_column is not None or all(map(is_blank, row[self._n_cells :])):
            return row[: self._n_cells]
        raise self._ragged(row, number)

    def _ragged(self, row: Sequence[Cell], number: int) -> RaggedRowError:
        facts: dict[str, Any] = {
            "file": self.source.path,
            "sheet": self.source.sheet_words,
            "row": number,
            "column": self.place(max(min(len(row), self._n_cells) - self._first_column, 0)),
            "found": len(row),
            "expected": self._n_cells,
        }
        return RaggedRowError(**facts) if self.header_row else UnequalRowsError(**facts, first=self._first)

    def _no_column(self, name: str, hint: str) -> MissingColumnError:
        row = self.header_row or self._first
        return MissingColumnError(file=self.source.path, sheet=self.source.sheet_words, row=row, name=name, hint=hint)

    def _place_of_header(self, column: int) -> dict[str, Any]:
        """Return the facts of an error about the header of a column."""
        source, letter = self.source, self.letter(column)
        return {"file": source.path, "sheet": source.sheet_words, "row": self.header_row, "column": letter}


def _starts_blank(row: Sequence[Cell]) -> bool:
    """Return whether the first cell is blank: the cheap question that spares most rows the full one."""
    return not row or is_blank(row[0])


def _is_empty(row: Sequence[Cell]) -> bool:
    """Return whether all cells are blank; at once where there is nothing in them, as in most rows of a sparse sheet."""
    return 0 not in row if not any(row) else all(map(is_blank, row))
