"""Read all records of a table: codes of labels, texts, and the sketch by which rows are known again."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Self

from core.data.label_codes import LabelCodes, PersonNumbers
from core.data.raw_cells import Cell, Marks, cell_text
from core.data.unlisted_texts import UnlistedTexts
from core.domain.attribute import Attribute
from core.domain.reading_choices import LastRow
from core.domain.reading_layout import ReadingLayout
from core.sources.reading.block import Block
from core.sources.reading.encoded import Encoder, encoded
from core.sources.reading.end_of_table import LOOKED_AT, EndOfTable
from core.sources.reading.first_row import check_first
from core.sources.reading.grid import Grid
from core.sources.reading.last_row import check_last

if TYPE_CHECKING:
    from core.data.distinct_columns import DistinctColumn
    from core.data.row_sketch import RowSketcher

Report = Callable[[float], None]
Watch = Callable[[Sequence[Sequence[Cell]], "Sequence[DistinctColumn | None]"], None]
MOST_KEPT = 1 << 19
"""Cells that are kept for a second pass, at most; they take some 40 MB."""


class RecordReader:
    """The records of one table.

    Attributes:
        grid: its header and records.
        marks: how numbers and dates are written in its texts.
        keeps_records: whether a pass through all records keeps them for the next ones, if they are few.
        watch: gets the records while they are read: all columns, and these by their different cells, as far as known.
    """

    grid: Grid
    marks: Marks
    keeps_records = False
    watch: Watch | None = None

    def __init__(self, report: Report) -> None:
        """`report` gets the part of the file that is read."""
        self._report = report
        self._top: Sequence[Sequence[Cell]] = ()  # the first records
        self._kept: list[Block] = []
        self._opened = ReadingLayout()  # the layout with which the first records were read

    def reporting_to(self, report: Report) -> Self:
        """Return this reader, which reports to another one from now on."""
        self._report = report
        return self

    def is_planned(self, layout: ReadingLayout) -> bool:
        """Return whether a settled table, read as its plan says, has the records that it has as a new one."""
        now, opened = (replace(each, as_written=None) for each in (self.grid.source.layout, self._opened))
        # What is beside a range fills no row of a new plan, and may fill one of an older plan.
        return now == opened and layout.range is None

    def has_settled(self, layout: ReadingLayout) -> bool:
        """Return whether a preview that asks nothing has settled the table so, with the records that it has."""
        now = self.grid.source.layout
        is_read = now.last_row == LastRow.REFUSE  # a last row that is a record, as it was before it was looked at
        last = now.last_row if is_read else self._opened.last_row
        opened = replace(self._opened, as_written=now.as_written, last_row=last)
        return layout == now == opened and now.range is None

    def texts(self) -> list[tuple[str, list[str]]]:
        """Return every column as (name, texts): a code list, which is public and short."""
        wanted = range(len(self.grid.headers))
        columns: list[list[str]] = [[] for _ in wanted]
        for block in self.blocks(wanted):
            for place, column in enumerate(block.columns):
                columns[place].extend(map(cell_text, column))
        return [(name, columns[place]) for place, name in enumerate(self.grid.said)]

    def read(
        self, attributes: Sequence[Attribute], identifier: str | None, key: bytes | None = None
    ) -> tuple[list[array[int]], str]:
        """Return the codes of each attribute, with the person of each record if there is an identifier, and the sketch.

        The person is a dense number, the last array. The sketch is of all columns; without a key there is none.

        Raises:
            SourceError: if the file is not one clean table; CellError at the first cell without a label.
        """
        return self._read(attributes, [LabelCodes(attribute, self.marks) for attribute in attributes], identifier, key)

    def read_unlisted(
        self, attributes: Sequence[Attribute], unlisted: Collection[str], identifier: str | None, key: bytes | None
    ) -> tuple[list[array[int]], str, dict[str, list[str]]]:
        """Return what `read` does, and the texts behind the codes of the attributes `unlisted`, which have no list.

        Raises:
            SourceError: as `read`.
        """
        texts = {attribute.name: UnlistedTexts() for attribute in attributes if attribute.name in unlisted}
        encoders = [texts[each.name] if each.name in texts else LabelCodes(each, self.marks) for each in attributes]
        codes, sketch = self._read(attributes, encoders, identifier, key)
        return codes, sketch, {name: found.texts for name, found in texts.items()}

    def _read(
        self, attributes: Sequence[Attribute], encoders: Sequence[Encoder], identifier: str | None, key: bytes | None
    ) -> tuple[list[array[int]], str]:
        wanted = self.grid.columns([attribute.header for attribute in attributes])
        if identifier is not None:
            wanted.append(self.grid.column(identifier))
            encoders = [*encoders, PersonNumbers()]
        codes = [encoder.encode(()) for encoder in encoders]
        sketcher = self.sketcher(key, identifier) if key else None
        for block in self.records():
            for place, own in enumerate(encoded(self.grid, block, encoders, wanted)):
                codes[place] += own
            self.seen(block, sketcher.take(block.columns) if sketcher else ())
        return codes, sketcher.sketch().text if sketcher else ""

    def seen(self, block: Block, distinct: Sequence[DistinctColumn | None]) -> None:
        """Pass a block of the records on to who watches them."""
        if self.watch is not None:
            self.watch(block.columns, distinct)

    def sketcher(self, key: bytes, identifier: str | None = None) -> RowSketcher:
        """Return what makes the sketch of all columns."""
        from core.data.row_sketch import RowSketcher  # noqa: PLC0415  a preview does without arrays

        place = None if identifier is None else self.grid.column(identifier)
        return RowSketcher(self.grid.written_names, self.marks, key, place)

    def records(self) -> Iterator[Block]:
        """Yield all columns of all records.

        Raises:
            SourceError: if the file is not one clean table, or its first or last row not what the plan takes it for.
        """
        last: list[Sequence[Cell]] = []
        n, row, below = 0, 0, 0
        for block in self.blocks(range(len(self.grid.headers))):
            yield block
            n, row, below = n + len(block.numbers), row or block.numbers[0], block.numbers[-1]
            last = [*last, *zip(*(column[-LOOKED_AT:] for column in block.columns), strict=True)][-LOOKED_AT:]
        if last:
            check_first(self.grid, self._top, row, self.marks)
            last = [*last, *self.grid.left_out][-LOOKED_AT:]
            end = EndOfTable(self.grid, self._top[:n], last, self.marks, is_all=n <= len(self._top))
            check_last(self.grid, end, below)

    def blocks(self, wanted: Sequence[int]) -> Iterator[Block]:
        """Yield the columns `wanted` of all records, and report how much is read."""
        n_columns = len(self.grid.headers)
        is_kept = bool(self._kept) and len(self._kept[0].columns) == n_columns
        for block in self._kept if is_kept else self._blocks_of_all(n_columns):
            yield Block(tuple(block.columns[place] for place in wanted), block.numbers)

    def _blocks_of_all(self, n_columns: int) -> Iterator[Block]:
        """Yield all columns of all records, as the source has them."""
        # Of a typed table this may be a sample; of texts and workbooks, every pass is through all records.
        keeps = self.keeps_records and (self.grid.source.blank_rows or not self.grid.source.samples)
        kept, room = list[Block](), MOST_KEPT if keeps else 0
        for block in self.grid.blocks(range(n_columns)):
            yield block
            room -= n_columns * len(block.numbers)
            kept.append(block) if room > 0 else kept.clear()
            self.report()
        self._kept = kept

    def report(self) -> None:
        """Report how much is read."""
        self._report(self.grid.source.part_done())
