"""A file of tables between marks, all of which are read at once: such files are small, or made for a small program."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar
from xml.parsers import expat

from core.data.raw_cells import Cell, is_blank
from core.errors import DamagedWorkbookError, EmptyFileError, MissingSheetError, RefusedContentError
from core.sources.alike_sheets import alike_sheets
from core.sources.leading_zeros import PaddedCells, kept_zeros
from core.sources.sheet_facts import MergedRegion, SheetFacts
from core.sources.sheet_guess import LOOKED_AT, table_sheet
from core.sources.source import CHUNK_ROWS, FIRST_ROWS, Chunk, Source
from core.words import N_, quoted

MOST_CELLS = 20_000_000
"""Cells of all tables: more would not fit into the memory of a reader."""
MOST_SPANNED = 1 << 14
"""Columns or rows that one cell spans or repeats, at most; a sheet has no more columns."""
BLOCK = 1 << 20
"""Bytes that a parser is given at a time."""


@dataclass(slots=True)
class MarkedTable:
    """One table.

    Attributes:
        name: what it is called, unlike the others.
        rows: its cells from A1 on.
        merged: regions that are shown as one cell.
        hidden: the rows that are not shown, from 1.
        hidden_columns: the columns that are not shown, from 0.
        struck: the rows in which cells are struck through, from 1.
        padded: the texts of numbers that are shown with leading zeros.
        is_shown: whether the table is.
    """

    name: str
    rows: list[list[Cell]] = field(default_factory=list)
    merged: list[MergedRegion] = field(default_factory=list)
    hidden: set[int] = field(default_factory=set)
    hidden_columns: set[int] = field(default_factory=set)
    struck: frozenset[int] = frozenset()
    padded: PaddedCells = field(default_factory=dict)
    is_shown: bool = True
    n_cells: int = 0

    def add_row(self, cells: list[Cell]) -> None:
        """Add a row below the others."""
        self.rows.append(cells)
        self.n_cells += len(cells) + 1

    def merge(self, row: int, column: int, across: int, down: int) -> None:
        """Note that a cell covers others: it is in `row` from 1 and `column` from 0, and spans so many."""
        if across > 1 or down > 1:
            self.merged.append(MergedRegion(row, column, row + down - 1, column + across - 1))


class MarkedTables(Source):
    """One table of such a file; the largest that looks like one unless another is chosen."""

    settings: ClassVar[tuple[str, ...]] = ("sheet", "header_row")
    tells_facts = True

    @abstractmethod
    def tables(self) -> Sequence[MarkedTable]:
        """Return all tables.

        Raises:
            UnreadableFileError: if the file is damaged.
        """

    def open(self) -> None:
        """Read the tables and choose one."""
        found = {table.name: table for table in self.tables() if table.rows}
        if not found:
            raise EmptyFileError(file=self.path)
        self.sheets = tuple(found)
        shown = [table for table in found.values() if table.is_shown] or list(found.values())
        # On a page, the first table is rarely the one that is meant.
        sizes = {table.name: table.n_cells for table in sorted(shown, key=lambda table: -table.n_cells)}
        name = self.layout.sheet or table_sheet(sizes, lambda name: found[name].rows[:LOOKED_AT])
        if name not in found:
            raise MissingSheetError(file=self.path, sheet=name, sheets=quoted(self.sheets))
        self._table, self._row = found[name], 0
        self._alike = alike_sheets(name, found, lambda name: found[name].rows[:LOOKED_AT])
        self._widen_header(max(map(len, self._table.rows)))
        hidden_sheets = tuple(table.name for table in found.values() if not table.is_shown)
        self.facts = SheetFacts(
            merged=tuple(self._table.merged),
            hidden_rows=frozenset(self._table.hidden),
            hidden_columns=frozenset(self._table.hidden_columns),
            hidden_sheets=hidden_sheets,
            struck_rows=self._table.struck,
        )
        for row, cells in kept_zeros(self, lambda: self._table.padded).items():
            kept = self._table.rows[row - 1]
            self._table.rows[row - 1] = [cells.get(column, cell) for column, cell in enumerate(kept)]
        self.fill(sheet=name, encoding=None, delimiter=None)

    def chunks(self) -> Iterator[Chunk]:
        """Yield the rows."""
        rows, first, size = self._table.rows, 0, FIRST_ROWS
        while first < len(rows):
            part = rows[first : first + size]
            self._row = first + len(part)
            yield Chunk(part, range(first + 1, self._row + 1))
            first, size = self._row, CHUNK_ROWS

    def like_sheets(self) -> tuple[str, ...]:
        """Return the other tables with equal names, hidden ones too."""
        return self._alike

    def _widen_header(self, width: int) -> None:
        """Make the first rows as wide as the widest one, as they are in other workbooks: one of them has the names."""
        for row in filter(None, self._table.rows[:LOOKED_AT]):
            row.extend([None] * (width - len(row)))

    def n_rows(self) -> int:
        """Return the number of the last row."""
        return len(self._table.rows)

    def part_done(self) -> float:
        """Return the current row over the last."""
        return self._row / max(self.n_rows(), 1)

    def parse(self, parser: expat.XMLParserType) -> None:
        """Feed the file to a parser of XML.

        Raises:
            DamagedWorkbookError: if it is not XML to its end.
        """
        try:
            with self.raw() as file:
                while block := file.read(BLOCK):
                    parser.Parse(block)
            parser.Parse(b"", True)
        except (expat.ExpatError, ValueError) as error:
            raise DamagedWorkbookError(self.path) from error

    def check_size(self, n_cells: int) -> None:
        """Make sure that there are not too many cells.

        Raises:
            RefusedContentError: if there are.
        """
        if n_cells > MOST_CELLS:
            raise RefusedContentError(self.path, N_("Error", "it is too large. Save it as .xlsx or .csv."))


def without_blank_end(table: MarkedTable) -> MarkedTable:
    """Return the table without blank rows below the last record, and blank cells at the end of rows."""
    while table.rows and all(map(is_blank, table.rows[-1])):
        table.rows.pop()
    return table


def number_in(text: str | None, least: int = 1) -> int:
    """Return a whole number that a mark says, between `least` and what a sheet could have; `least` if it says none."""
    return min(max(int(text), least), MOST_SPANNED) if text is not None and text.isdecimal() else least
