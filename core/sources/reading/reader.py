"""What the reading process does when asked: look at a file, profile it, check a column, read it all."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

from core.data.column_profile import ColumnProfiler
from core.data.label_codes import LabelCodes, PersonNumbers, Unmatched, UnmatchedCellError
from core.data.raw_cells import Cell, Marks, cell_text, is_blank
from core.domain.attribute import Attribute
from core.domain.reading_layout import DateOrder, ReadingLayout
from core.errors import (
    AmbiguousDateError,
    BlankCellError,
    BlankIdentifierError,
    CellError,
    ErrorIdentifierError,
    NotADateError,
    NotANumberError,
    OutsideEdgesError,
    SourceError,
    UncertainIdentifierError,
    UnknownCategoryError,
)
from core.sources.formats.recognise import format_of
from core.sources.reading.grid import Block, Grid
from core.sources.reading.marks_and_dates import dates_of, marks_of
from core.sources.reading.totals import n_strays
from core.sources.source import Chunk, Problem, Source
from core.sources.wire import profile_facts
from core.words import N_

if TYPE_CHECKING:
    from core.data.row_sketch import RowSketcher

Report = Callable[[float], None]
FIRST, LAST = 50, 5
"""Rows of a preview: a screen of the first, and enough of the last to show a total or a note."""
LOOKED_AT = 1000
"""Records from which open settings are detected: marks in numbers, order of dates. Fewer may hold no date after the
12th; a release requires these settings in the plan, so that no record decides them."""
_DAY_FIRST = {DateOrder.DAY_FIRST: True, DateOrder.MONTH_FIRST: False}
_ERRORS: dict[Unmatched, type[CellError]] = {
    Unmatched.BLANK: BlankCellError,
    Unmatched.UNKNOWN_CATEGORY: UnknownCategoryError,
    Unmatched.NOT_A_NUMBER: NotANumberError,
    Unmatched.NOT_A_DATE: NotADateError,
    Unmatched.AMBIGUOUS_DATE: AmbiguousDateError,
    Unmatched.OUTSIDE_EDGES: OutsideEdgesError,
    Unmatched.UNCERTAIN: UncertainIdentifierError,
    Unmatched.NOBODY: BlankIdentifierError,
    Unmatched.ERROR_FOR_PERSON: ErrorIdentifierError,
}


class SourceReader:
    """One file, open as the layout says, with a verb for each question.

    Attributes:
        grid: its header and records.
        marks: how numbers and dates are written in its texts.
    """

    def __init__(self, source: Source, asked: ReadingLayout, report: Report) -> None:
        """Complete the layout of an open source.

        Args:
            source: the rows.
            asked: the layout that it was opened with; None in it means that it may be guessed.
            report: gets the part of the file that is read.

        Raises:
            SourceError: if it cannot be read as asked.
        """
        self._report = report
        self._header_is_guessed = asked.header_row is None
        self.grid = Grid(source)
        top, self._faults = self._first_records()
        self._top, self._numbers = top.rows, top.numbers
        columns = list(zip(*self._top, strict=True))
        self.marks = self._marks(asked, columns)
        order, self._undated = (asked.dates, []) if asked.dates else dates_of(columns)
        self.marks = replace(self.marks, day_first=_DAY_FIRST.get(DateOrder(order)) if order else None)
        self.grid.source.fill(decimal=self.marks.decimal, thousands=self.marks.thousands, dates=order)

    def _marks(self, layout: ReadingLayout, columns: list[tuple[Cell, ...]]) -> Marks:
        found, self._unclear = marks_of(columns, self.grid.source.layout.delimiter)
        decimal = layout.decimal or ("," if layout.thousands == "." else found.decimal)
        thousands = layout.thousands if layout.thousands is not None else found.thousands
        if layout.decimal or layout.thousands:
            self._unclear = []
        return Marks(decimal, "" if thousands == decimal else thousands)

    def quick_preview(self) -> dict[str, Any]:
        """Return what the first rows tell of a preview: layout, names, these rows as text, and where they begin."""
        grid, shown = self.grid, self._shown()
        return {
            "layout": asdict(grid.source.layout),
            "sheets": grid.source.sheets,
            "headers": [grid.headers[place] for place in shown],
            "letters": [grid.letter(place) for place in shown],
            "first": [_texts(row, shown) for row in self._top[:FIRST]],
            "first_rows": list(self._numbers[:FIRST]),
        }

    def preview(self) -> dict[str, Any]:
        """Return what a preview shows: layout, names, the first and last rows as text, and what looks wrong."""
        shown = self._shown()
        problems = self._problems(shown)
        return {
            **self.quick_preview(),
            "last": [_texts(row, shown) for row in self._last_records()],
            "last_rows": list(self._numbers[-LAST:]) if self._is_all else [],
            "n_rows": self._n_rows(),
            "n_columns": len(shown),
            "problems": [problem.text for problem in problems],
            "spots": [[problem.row, list(problem.columns)] for problem in problems],
            "stops": [problem.stops for problem in problems],
        }

    def profile(self) -> list[dict[str, Any]]:
        """Return the profile of every column that has a name.

        Raises:
            SourceError: if the file is not one clean table.
        """
        self.grid.check_headers()
        wanted = [place for place, name in enumerate(self.grid.headers) if name]
        looks = [ColumnProfiler(self.marks) for _ in wanted]
        for block in self._blocks(wanted):
            for number, column in enumerate(block.columns):
                looks[number].take(column)
        return [profile_facts(looks[number].profile(self.grid.headers[place])) for number, place in enumerate(wanted)]

    def texts(self) -> list[tuple[str, list[str]]]:
        """Return every column as (name, texts): a code list, which is public and short."""
        wanted = range(len(self.grid.headers))
        columns: list[list[str]] = [[] for _ in wanted]
        for block in self._blocks(wanted):
            for place, column in enumerate(block.columns):
                columns[place].extend(map(cell_text, column))
        return [(name, columns[place]) for place, name in enumerate(self.grid.headers)]

    def check(self, attribute: Attribute) -> int:
        """Return how many records have no label under `attribute`."""
        self.grid.check_headers()
        column = self.grid.column(attribute.header)
        codes = LabelCodes(attribute, self.marks)
        return sum(codes.n_unmatched(block.columns[0]) for block in self._blocks([column]))

    def read(
        self, attributes: Sequence[Attribute], identifier: str | None, key: bytes | None = None
    ) -> tuple[list[array[int]], str]:
        """Return the codes of each attribute, with the person of each record if there is an identifier, and the sketch.

        The person is a dense number, the last array. The sketch is of all columns; without a key there is none.

        Raises:
            SourceError: if the file is not one clean table; CellError at the first cell without a label.
        """
        self.grid.check_headers()
        wanted = self.grid.columns([attribute.header for attribute in attributes])
        encoders: list[LabelCodes | PersonNumbers] = [LabelCodes(attribute, self.marks) for attribute in attributes]
        if identifier is not None:
            wanted.append(self.grid.column(identifier))
            encoders.append(PersonNumbers())
        codes = [encoder.encode(()) for encoder in encoders]
        sketcher = self._sketcher(key, identifier) if key else None
        for block in self._blocks(range(len(self.grid.headers))):
            for place, column in enumerate(wanted):
                try:
                    codes[place] += encoders[place].encode(block.columns[column])
                except UnmatchedCellError as unmatched:
                    raise self._cell_error(unmatched, block, column) from None
            if sketcher is not None:
                sketcher.take(block.columns)
        return codes, sketcher.sketch().text if sketcher else ""

    def _sketcher(self, key: bytes, identifier: str | None) -> RowSketcher:
        from core.data.row_sketch import RowSketcher  # noqa: PLC0415  a preview does without arrays

        place = None if identifier is None else self.grid.column(identifier)
        return RowSketcher(self.grid.headers, self.marks, key, place)

    def _cell_error(self, unmatched: UnmatchedCellError, block: Block, column: int) -> CellError:
        source = self.grid.source
        return _ERRORS[unmatched.why](
            file=source.path,
            sheet=source.sheet_words,
            row=block.numbers[unmatched.position],
            column=self.grid.place(column),
        )

    def _blocks(self, wanted: Sequence[int]) -> Iterator[Block]:
        for block in self.grid.blocks(wanted):
            yield block
            self._report(self.grid.source.part_done())

    def _first_records(self) -> tuple[Chunk, list[SourceError]]:
        """Return the first records, and the fault that ends them early if there is one."""
        rows: list[Sequence[Cell]] = []
        numbers: list[int] = []
        try:
            for chunk in self.grid.records():
                rows.extend(chunk.rows)
                numbers.extend(chunk.numbers)
                if len(rows) > LOOKED_AT:
                    break
        except SourceError as error:
            return Chunk(rows, numbers) if rows else self.grid.first_as_they_come(), [error]
        return Chunk(rows, numbers), []

    @property
    def _is_all(self) -> bool:
        """Whether the first records are all there are, or all that come before a fault."""
        return len(self._top) <= LOOKED_AT

    def _last_records(self) -> Sequence[Sequence[Cell]]:
        return self._top[-LAST:] if self._is_all else self.grid.last(LAST)

    def _n_rows(self) -> int:
        return len(self._top) if self._is_all and not self._faults else self.grid.n_rows()

    def _shown(self) -> list[int]:
        """Return the columns with a name or something in them."""
        return [place for place, name in enumerate(self.grid.headers) if name or self._has_values(place)]

    def _has_values(self, place: int) -> bool:
        return any(not is_blank(row[place]) for row in self._top)

    def _problems(self, shown: Sequence[int]) -> list[Problem]:
        grid = self.grid
        problems = [*map(_fault, self._faults), *grid.source.problems()]
        problems += self._doubts(shown) if self._header_is_guessed and grid.header_row else []
        problems += self._nameless(shown)
        unclear = N_(
            "Source",
            "Column {column}: numbers written like 1,234 can be read in two ways. "
            "Choose the decimal or the thousands mark.",
        )
        problems += [
            Problem(unclear.format(column=grid.place(place)), columns=(grid.letter(place),)) for place in self._unclear
        ]
        undated = N_(
            "Source",
            "Column {column}: dates written like 3/4/2024 can be read in two ways. Choose the order of dates.",
        )
        problems += [
            Problem(undated.format(column=grid.place(place)), columns=(grid.letter(place),)) for place in self._undated
        ]
        if not self._top and not self._faults:
            nothing = N_(
                "Source",
                "There are no rows below row {row}, the header. Choose another header row, or a file with rows.",
            )
            problems.append(Problem(nothing.format(row=grid.header_row), stops=True))
        try:
            grid.check_headers()
        except SourceError as error:
            problems.append(_fault(error))
        return problems + self._ending()

    def _nameless(self, shown: Sequence[int]) -> list[Problem]:
        """Return what there is to say of the columns without a name, if there are any."""
        letters = tuple(self.grid.letter(place) for place in shown if not self.grid.headers[place])
        if not letters:
            return []
        words = (
            N_("Source", "Column {columns} has no name. Give it one in the file, or choose another header row.")
            if len(letters) == 1
            else N_("Source", "Columns {columns} have no name. Name them in the file, or choose another header row.")
        )
        return [Problem(words.format(columns=", ".join(letters)), columns=letters)]

    def _ending(self) -> list[Problem]:
        """Return what there is to say if the table ends with what is hardly a record."""
        last = [] if self._faults else self._last_records()
        n = n_strays(last, self._top)
        if n in (0, len(last)):  # a table of nothing else is what it is
            return []
        try:
            numbers = self.grid.last_numbers(n + 1)
        except SourceError:  # told when the file is opened, with its place
            return []
        if not self.grid.source.sheets or not self.grid.header_row:
            words = N_(
                "Source",
                "The end of the table, from row {row}, looks like a total or a note, but would be counted like "
                "records. To leave it out, delete it in the file.",
            )
            return [Problem(words.format(row=numbers[1]), numbers[1])]
        words = N_(
            "Source",
            "The end of the table, from row {row}, looks like a total or a note, but would be counted like records. "
            "To leave it out, enter {range} as the range, or delete it in the file.",
        )
        return [Problem(words.format(row=numbers[1], range=self.grid.range_to(numbers[0])), numbers[1])]

    def _doubts(self, shown: Sequence[int]) -> list[Problem]:
        """Return a doubt if the header may be a record: a name is said of a column once, a value again and again."""
        grid = self.grid
        named = [place for place in shown if grid.headers[place]]
        doubtful = next((p for p in named if any(cell_text(row[p]) == grid.headers[p] for row in self._top)), None)
        if doubtful is None:
            return []
        words = N_(
            "Source",
            "Row {row} was taken for the header, but what it says in column {column} occurs again below, as if it were "
            "a record. Check the header row; 0 means that there is none.",
        )
        letter = grid.letter(doubtful)
        return [Problem(words.format(row=grid.header_row, column=letter), grid.header_row, (letter,))]


def open_reader(path: str, layout: ReadingLayout, report: Report, content: bytes | None = None) -> SourceReader:
    """Open a file, or what stands in for it (see `Source.beginning`), for the questions about it.

    Raises:
        SourceError: if it cannot be read as asked.
    """
    return SourceReader(format_of(path, layout.encoding)(path, layout, content), layout, report)


def _fault(error: SourceError) -> Problem:
    """Return what a fault says, and where it is: its column, or both of one name; a name may follow the letter."""
    columns = (str(getattr(error, field, "")) for field in ("first", "column"))
    letters = tuple(column.split()[0] for column in columns if column)
    return Problem(str(error), int(getattr(error, "row", 0)), letters, stops=True)


def _texts(row: Sequence[Cell], shown: Sequence[int]) -> list[str]:
    return [cell_text(row[place]) if place < len(row) else "" for place in shown]
