"""The table inside a file: which row is the header, which rows and columns are data; strict about both."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from core.data.raw_cells import Cell, is_blank
from core.domain.reading_choices import Ragged, RowChoice
from core.errors import (
    EmptyFileError,
    MalformedRecordError,
    MissingHeaderRowError,
    NoRowsError,
    RaggedRowError,
    UnequalRowsError,
)
from core.sources.header_row import header_row_of
from core.sources.letters import column_letter, column_number, parse_range
from core.sources.reading.block import Block
from core.sources.reading.column_names import column_names, joined_names, with_unnamed
from core.sources.reading.gaps import Gaps, all_begin
from core.sources.reading.header_doubts import blank_above, header_below, is_record
from core.sources.reading.named_columns import NamedColumns
from core.sources.reading.row_rules import RowRules, held_back
from core.sources.reading.usual_rows import UsualRows
from core.sources.source import Chunk, PlainRows, Source
from core.words import N_

LOOKED_AT = 100
"""Rows searched for the header: titles and notes above a table are fewer, and the usual width needs many records."""


class Grid:
    """Header and records of an open source.

    Attributes:
        source: the file; its layout is complete once this is made.
        said: what the header says of each column of the range, "" where it is empty.
        headers: the name of each column, unlike those of all others (see `column_names`).
        header_row: the row of the names, 0 if there is none and letters stand in.
        row_above: the first row of a preamble above the header, which may be the header itself; 0 if there is none.
        rules: which rows are records.
        left_out: the last rows that the layout leaves out, once a pass has come to them; () before, and if it does not.
        gaps: blank rows below the header, as far as the last pass through the rows has come.
    """

    def __init__(self, source: Source) -> None:
        """Find the header.

        Raises:
            EmptyFileError: if there is nothing in the sheet or range.
            RangeError: if the range is none.
            MissingHeaderRowError: if the chosen header row is not there, or has no cell.
        """
        self.source = source
        self._first = 0  # the row that tells how many columns there are, where none has their names
        self.row_above = 0
        self.gaps = Gaps()
        self.left_out: Sequence[Sequence[Cell]] = ()
        self._range = parse_range(source.path, source.layout.range)
        top = self._top()
        if not any(not is_blank(cell) for row in top.rows for cell in row):
            raise EmptyFileError(file=source.path + source.sheet_words)
        self.header_row = self._find_header(top)
        self.said, self._last_header = self._names(top)
        self._n_cells = self.first_column + len(self.said)
        letters = tuple(map(self.letter, range(len(self.said))))
        self.headers = column_names(self.said, letters) if self.header_row else letters
        source.fill(header_row=self.header_row)
        self._named = self.named_width
        self._refuses_strays = self._named < self._n_cells and source.layout.ragged == Ragged.REFUSE
        self.rules = RowRules(source, self._last_header, self.first_column, self.said)

    def letter(self, column: int) -> str:
        """Return the letter that a spreadsheet gives the column."""
        return column_letter(self.first_column + column)

    def place(self, column: int) -> str:
        """Return the column as error messages want it: C (“sex”)."""
        name = self.said[column] if column < len(self.said) and self.header_row else ""
        letter = self.letter(column)
        return N_("Error", "{letter} (“{name}”)").format(letter=letter, name=name) if name else letter

    def column(self, name: str) -> int:
        """Return the column called `name`.

        Raises:
            MissingColumnError: if there is none; names the closest.
            UnreadableFileError: if the file has it, but its cells cannot be read.
            UnansweredColumnError: if it is hidden, and the layout refuses such columns.
        """
        self._widen(name)
        if name not in self.headers:
            raise self._named_columns.missing(name)
        place = self.headers.index(name)
        self._named_columns.check_shown(name, self.first_column + place, self.place(place))
        return place

    def _widen(self, name: str) -> None:
        """Make a column without a header one of the table, though no row may reach so far: none may decide that."""
        if self.header_row or self.source.ragged or not re.fullmatch("[A-Z]{1,3}", name):
            return
        last = column_number(name)
        if last < self._n_cells or (self._range.last_column is not None and last > self._range.last_column):
            return
        self._n_cells = last + 1
        self.headers = tuple(map(self.letter, range(self._n_cells - self.first_column)))

    def columns(self, names: Sequence[str]) -> list[int]:
        """Return the columns called `names`.

        Raises:
            MissingColumnError: if one is not there. If none is, the row is hardly a header but somebody's record: then
                the message repeats nothing of it.
        """
        for name in names:
            self._widen(name)
            if name not in self.headers:
                self._named_columns.check_usable(name)
        if names and not set(names) & set(self.headers):
            raise self._named_columns.none(names[0])
        return [self.column(name) for name in names]

    def blocks(self, wanted: Sequence[int]) -> Iterator[Block]:
        """Yield the columns `wanted` of all records, in order.

        Raises:
            RaggedRowError: at a row with fewer or more cells than the header.
            UnansweredRowError: at a row of which the layout has to say how it is read.
            NoRowsError: if there is no record.
        """
        n = 0
        for chunk in self.records():
            columns = list(zip(*chunk.rows, strict=True))
            n += len(chunk.rows)
            yield Block(tuple(columns[column] for column in wanted), chunk.numbers)
        if not n:
            raise NoRowsError(file=self.source.path, sheet=self.source.sheet_words, row=self.header_row)

    def records(self) -> Iterator[Chunk]:
        """Yield the records, all as wide as the header, cut to the range, without rows that have nothing in them."""
        self.left_out = ()
        held = Chunk((), ())
        for below in self.below():
            chosen = self.rules.below_blanks(self.rules.chosen(below), self.gaps.above)
            cut = self._rectangular(chosen)
            if cut.rows and (n_last := self.rules.n_last):
                cut, held = held_back(held, cut, n_last)
            if cut.rows:
                yield cut
        self.left_out = held.rows

    def below(self) -> Iterator[Chunk]:
        """Yield the rows below the header within the range as they come, without those that have nothing in them."""
        return (part for part in self._below(self.source.all_chunks()) if isinstance(part, Chunk))

    def _below(self, parts: Iterable[Chunk | PlainRows]) -> Iterator[Chunk | PlainRows]:
        self.gaps = gaps = Gaps(2 if self.source.ragged and self._n_cells > 1 else 0)  # an empty line has one cell
        for part in parts:
            if isinstance(part, PlainRows) and self._are_records(part):
                yield part
                continue
            for chunk in part.chunks() if isinstance(part, PlainRows) else (part,):
                rows = self._filled(self.rules.repeated(self._below_header(chunk)), gaps)
                below = self.rules.up_to_gap(rows, gaps.below)
                if below.rows:
                    yield gaps.read(below, self._n_cells) if self.rules.reads_blanks else below
                if gaps.below and self.source.layout.below_gap == RowChoice.SKIP:
                    return
                if self._range.last_row is not None and chunk.numbers[-1] >= self._range.last_row:
                    return

    def _are_records(self, part: PlainRows) -> bool:
        """Return whether rows are nothing but records, below others and no blank one, so that nobody need see them."""
        return part.number > self._last_header and self.gaps.are_none and self._usual.are_records(part)

    def skimmed(self) -> Iterator[Chunk | PlainRows]:
        """Yield what `below` does; of rows that are surely records, their first cells where nothing else is at hand."""
        is_cut = self.source.layout.range is not None or self.named_width < self._n_cells
        self._usual = UsualRows(self.said)
        if is_cut or not self._n_cells or any(map(str.isdecimal, self.said)):
            return self.below()
        return self._below(self.source.skimmed(self._n_cells, self._usual.fewest, self._usual.names))

    def first_as_they_come(self) -> Chunk:
        """Return the first rows below the header, cut or filled up to its width: a preview of a faulty file."""
        below = self._below_header(next(self.source.chunks()))
        rows = [[*row, *[None] * self._n_cells][self.first_column : self._n_cells] for row in below.rows]
        return Chunk(rows, below.numbers)

    def n_rows(self) -> int:
        """Return the number of rows below the header, as well as the source knows without reading everything."""
        first = max(self._last_header, self._range.first_row - 1)
        last = self.source.n_rows()
        return max(min(last, self._range.last_row or last) - first, 0)

    def last(self, n: int) -> list[Sequence[Cell]]:
        """Return the last `n` records or fewer, as they come."""
        if self._range.last_row is None and self.source.layout.below_gap != RowChoice.SKIP:
            rows = [row for row in self.source.last(4 * n) if not all(map(is_blank, row))]
            return [row[self.first_column : self._n_cells] for row in rows[-n:]]
        last: deque[Sequence[Cell]] = deque(maxlen=n)
        for chunk in self.records():
            last.extend(chunk.rows)
        return list(last)

    @property
    def written_names(self) -> tuple[str, ...]:
        """The names for a mark of the rows: "" for a column without one, as it was before such columns had names."""
        named = zip(self.headers, self.said, strict=True)
        return tuple(name if said else "" for name, said in named) if self.header_row else self.headers

    @property
    def first_row(self) -> int:
        """The row that tells how many columns there are, where no row has names; 0 where one has."""
        return self._first

    @property
    def last_header(self) -> int:
        """The last row before the records."""
        return self._last_header

    @property
    def first_column(self) -> int:
        """The first column of the range, from 0."""
        return self._range.first_column

    @property
    def width(self) -> int:
        """The cells that a row has, from the first one of the file to the last one of the table."""
        return self._n_cells

    @property
    def named_width(self) -> int:
        """The cells up to the last one with a name; `width` itself in a format where any cell may be used."""
        named = [place for place, name in enumerate(self.said, start=1) if name]
        return self.first_column + named[-1] if named and self.header_row and self.source.ragged else self._n_cells

    def is_stray(self, row: Sequence[Cell]) -> bool:
        """Return whether a row has anything in it beyond the last name."""
        return any(row[self._named :]) and not _is_empty(row[self._named :])

    @property
    def is_cut(self) -> bool:
        """Whether the range says where a row ends, so that nothing beyond counts."""
        return self._range.last_column is not None and self.source.layout.ragged != Ragged.FURTHER

    def _top(self) -> Chunk:
        """Return the first rows within the range with anything in them, and the header row if it has been chosen."""
        chosen, wanted = self.source.layout.header_row, LOOKED_AT + self._n_header_rows - 1
        rows: list[Sequence[Cell]] = []
        numbers: list[int] = []
        try:
            for chunk in self.source.chunks():
                for row, number in zip(chunk.rows, chunk.numbers, strict=True):
                    if number == chosen or (
                        number >= self._range.first_row and len(rows) < wanted and not _is_empty(row)
                    ):
                        rows.append(row)
                        numbers.append(number)
                if len(rows) >= wanted and chunk.numbers[-1] >= (chosen or 0):
                    break
        except MalformedRecordError:  # told when the records are read
            if not rows:
                raise
        return Chunk(rows, numbers)

    def _find_header(self, top: Chunk) -> int:
        if self.source.layout.header_row is not None:
            return self.source.layout.header_row
        if self.source.layout.range is not None:
            return self._range.first_row
        place = header_row_of(top.rows) or 0
        cut = [self._cut(row) for row in top.rows]
        gaps = blank_above(top, takes_several=self.source.ragged and self.source.layout.range is None)
        if self.source.blank_rows and (better := header_below(cut, gaps, place)) is not None:
            self.row_above = top.numbers[place]
            return top.numbers[better]
        return 0 if not place and is_record(cut[0], cut[1:]) else top.numbers[place]

    @property
    def _n_header_rows(self) -> int:
        """How many rows from the header row on are no records."""
        layout = self.source.layout
        return (layout.header_rows or 1) + (layout.skip_below_header or 0)

    def _names(self, top: Chunk) -> tuple[tuple[str, ...], int]:
        """Return the names, and the last row before the records; "" for each cell of the first where none has names."""
        if self.header_row == 0:
            skipped = self.source.layout.skip_below_header or 0
            first = min(skipped, len(top.rows) - 1)
            self._first = top.numbers[first]
            unsaid = ["" for _ in self._cut(top.rows[first])]
            return tuple(unsaid), top.numbers[skipped - 1] if skipped else 0
        if self.header_row not in top.numbers or not self._cut(top.rows[top.numbers.index(self.header_row)]):
            self.headers = self.said = ()
            raise MissingHeaderRowError(**self._place_of_header(0))
        place = top.numbers.index(self.header_row)
        last = min(place + self._n_header_rows, len(top.rows)) - 1
        said = [self._cut(row) for row in top.rows[place : place + (self.source.layout.header_rows or 1)]]
        names = with_unnamed(joined_names(said), self.source.layout.ragged, self._range.n_columns)
        return names, max(top.numbers[last], self.header_row)

    def _cut(self, row: Sequence[Cell]) -> Sequence[Cell]:
        """Return the cells of the range."""
        last = self._range.last_column
        return row[self.first_column : None if last is None else last + 1]

    def _below_header(self, chunk: Chunk) -> Chunk:
        first = max(self._last_header, self._range.first_row - 1)
        start = bisect_right(chunk.numbers, first)
        last = self._range.last_row
        stop = len(chunk.rows) if last is None else bisect_right(chunk.numbers, last)
        if (start, stop) == (0, len(chunk.rows)):
            return chunk
        return Chunk(chunk.rows[start:stop], chunk.numbers[start:stop])

    def _filled(self, chunk: Chunk, gaps: Gaps) -> Chunk:
        """Return the rows with anything in them, where rows without are no records."""
        if not self.source.blank_rows:
            return chunk
        # What is beside the range fills no row of it; plans of before blank rows were asked about mean it otherwise.
        is_within = self.source.layout.range is not None and (
            self.source.is_fresh or self.source.layout.blank_rows is not None
        )
        rows = [self._cut(row) for row in chunk.rows] if is_within else chunk.rows
        if all_begin(rows):
            gaps.take_full(chunk)
            return chunk
        kept = [
            place
            for place, row in enumerate(rows)
            # the first cell spares most rows the question; its type is asked here, as a call would cost a tenth
            if (row and (first := row[0]) and (type(first) is not str or not first.isspace())) or not _is_empty(row)
        ]
        if len(kept) == len(rows):
            gaps.take_full(chunk)
            return chunk
        gaps.take(chunk, kept)
        return Chunk([chunk.rows[place] for place in kept], [chunk.numbers[place] for place in kept])

    def _rectangular(self, chunk: Chunk) -> Chunk:
        """Return the rows cut to the columns of the header."""
        chunk = self.rules.without_longer(chunk, self._n_cells)
        rows, numbers = chunk.rows, chunk.numbers
        if self._refuses_strays:
            for row, number in zip(rows, numbers, strict=True):
                if self.is_stray(row):
                    raise self._ragged(row, number)
        if set(map(len, rows)) - {self._n_cells}:
            rows = [self._fitted(row, number) for row, number in zip(rows, numbers, strict=True)]
        if self.first_column:
            rows = [row[self.first_column :] for row in rows]
        return Chunk(rows, numbers)

    def _fitted(self, row: Sequence[Cell], number: int) -> Sequence[Cell]:
        """Return the row with as many cells as the header; cells beyond it may only be empty."""
        if len(row) == self._n_cells:
            return row
        if len(row) < self._n_cells:
            if not self.source.ragged or self.source.layout.ragged in (Ragged.FILL, Ragged.DROP):
                return [*row, *[None] * (self._n_cells - len(row))]
        elif self.is_cut or (self._may_cut and all(map(is_blank, row[self._n_cells :]))):
            return row[: self._n_cells]
        raise self._ragged(row, number)

    @property
    def _may_cut(self) -> bool:
        """Whether a surplus of blank cells is left out; in a workbook some are beyond the last cell with a value."""
        return not self.source.ragged or self.source.layout.ragged not in (Ragged.REFUSE, Ragged.FURTHER)

    def _ragged(self, row: Sequence[Cell], number: int) -> RaggedRowError:
        facts: dict[str, Any] = {
            "file": self.source.path,
            "sheet": self.source.sheet_words,
            "row": number,
            "column": self.place(max(min(len(row), self._n_cells) - self.first_column, 0)),
            "found": len(row),
            "expected": self._named if len(row) == self._n_cells else self._n_cells,
        }
        return RaggedRowError(**facts) if self.header_row else UnequalRowsError(**facts, first=self._first)

    @property
    def _named_columns(self) -> NamedColumns:
        said = self.said if self.header_row else ()
        return NamedColumns(self.source, self.header_row or self._first, said, self.headers)

    def _place_of_header(self, column: int) -> dict[str, Any]:
        """Return the facts of an error about the header of a column."""
        source, letter = self.source, self.letter(column)
        return {"file": source.path, "sheet": source.sheet_words, "row": self.header_row, "column": letter}


def _is_empty(row: Sequence[Cell]) -> bool:
    """Return whether all cells are blank; at once where there is nothing in them, as in most rows of a sparse sheet."""
    return 0 not in row if not any(row) else all(map(is_blank, row))
