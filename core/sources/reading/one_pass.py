"""Count all marginals of a plan in one pass through the rows, which are forgotten as they pass by.

Rows that come as Arrow batches are decided by their different cells, with arrays; others cell by cell. Both give equal
counts, prints and refusals: where anything is wrong with a batch, it is read again cell by cell, which tells what.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from core.arrays import Codes, Counts
from core.data.distinct_columns import DistinctColumn, packed
from core.data.fingerprints import RowsPrinter, label_hashes
from core.data.label_codes import LabelCodes
from core.data.marginal_counter import MarginalCounter
from core.domain.attribute import Attribute
from core.domain.marginal import Marginal
from core.sources.arrow_source import ArrowSource, DoubtfulRowsError
from core.sources.reading.encoded import encoded
from core.sources.reading.grid import Grid
from core.sources.reading.reader import SourceReader
from core.sources.source import CHUNK_ROWS

if TYPE_CHECKING:
    from core.data.row_sketch import RowSketcher


_NARROW = 1 << 16
"""Codes of 16 bits are looked up and combined faster than wider ones."""


class Counted(NamedTuple):
    """What one pass found.

    Attributes:
        counts: of all marginals, one after the other, each in row order.
        sketch: of all columns; "" without a key.
        rows: keyed hash of all rows; "" without a key.
    """

    counts: Counts
    sketch: str
    rows: str


def counted(
    reader: SourceReader, attributes: Sequence[Attribute], marginals: Sequence[Marginal], key: bytes
) -> Counted:
    """Return the counts of `marginals` over `attributes`, and by what a ledger with that key knows the rows again.

    Raises:
        SourceError: that of `SourceReader.read`.
    """
    source = reader.grid.source
    if isinstance(source, ArrowSource) and _takes_all(reader.grid):
        try:
            return _InPieces(reader, attributes, marginals, key).counted(source)
        except DoubtfulRowsError:
            with _from_there(source):
                _InBlocks(reader, attributes, marginals, b"").counted()  # tells what is wrong, if anything is
    return _InBlocks(reader, attributes, marginals, key).counted()


def unmatched(reader: SourceReader, attribute: Attribute) -> int:
    """Return how many records have no label under an attribute.

    Raises:
        SourceError: if the file is not one clean table.
    """
    source, column = reader.grid.source, reader.grid.column(attribute.header)
    labels = LabelCodes(attribute, reader.marks)
    if isinstance(source, ArrowSource) and _takes_all(reader.grid):
        with suppress(DoubtfulRowsError):  # told below
            return sum(_without_label(labels, columns[column]) for columns in _reported(reader, source))
    return sum(labels.n_unmatched(block.columns[0]) for block in reader.blocks([column]))


def _reported(reader: SourceReader, source: ArrowSource) -> Iterator[list[DistinctColumn]]:
    """Yield the pieces of a table, and report how much is read."""
    for columns in source.distinct():
        yield columns
        reader.report()


def _without_label(labels: LabelCodes, column: DistinctColumn) -> int:
    are_strange = np.array(labels.codes(column.cells)) < 0
    return int(np.count_nonzero(are_strange.take(column.places)))


def _takes_all(grid: Grid) -> bool:
    """Return whether all rows below row 1, which has the names, are records as the source yields them."""
    is_first = (grid.header_row, grid.last_header, grid.source.layout.range) == (1, 1, None)
    return is_first and grid.rules.take_all


@contextmanager
def _from_there(source: ArrowSource) -> Iterator[None]:
    """Let the records before the doubtful piece pass unread."""
    source.doubt()
    try:
        yield
    finally:
        source.n_passed = 0


class _Pass:
    """Sums that rows are added to."""

    def __init__(
        self, reader: SourceReader, attributes: Sequence[Attribute], marginals: Sequence[Marginal], key: bytes
    ) -> None:
        self._reader, self._grid = reader, reader.grid
        self._wanted = self._grid.columns([attribute.header for attribute in attributes])
        self._labels = [LabelCodes(attribute, reader.marks) for attribute in attributes]
        self._counter = MarginalCounter([attribute.size for attribute in attributes], marginals)
        self._sketcher = reader.sketcher(key) if key else None
        self._printer = RowsPrinter(key)
        self._hashes = [label_hashes(each.name, each.labels, key) for each in attributes] if key else []

    def _found(self) -> Counted:
        if self._sketcher is None:
            return Counted(self._counter.counts(), "", "")
        return Counted(self._counter.counts(), self._sketcher.sketch().text, self._printer.text())


class _InBlocks(_Pass):
    """Any rows, cell by cell."""

    def counted(self) -> Counted:
        """Return what a pass through all blocks finds."""
        for block in self._reader.blocks(range(len(self._grid.headers))):
            found = encoded(self._grid, block, self._labels, self._wanted)
            codes = [np.frombuffer(own, np.dtype(own.typecode)) for own in found]
            self._counter.take(codes)
            if self._sketcher is not None:
                self._sketcher.take(block.columns)
                hashes = (table[own] for table, own in zip(self._hashes, codes, strict=True))
                self._printer.take(sum(hashes, start=np.zeros(len(block.numbers), dtype=np.uint64)))
        return self._found()


class _InPieces(_Pass):
    """Rows of Arrow batches, by their different cells."""

    def counted(self, source: ArrowSource) -> Counted:
        """Return what a pass through all batches finds.

        Raises:
            DoubtfulRowsError: if a cell has no label, or cannot be read, or there is no row.
        """
        for columns in _reported(self._reader, source):
            tables = [
                self._table(labels, columns[place]) for labels, place in zip(self._labels, self._wanted, strict=True)
            ]
            codes = [table.take(columns[place].places) for table, place in zip(tables, self._wanted, strict=True)]
            self._counter.take(codes)
            if self._sketcher is not None:
                self._mark(columns, tables, self._sketcher)
        return self._found()

    def _table(self, labels: LabelCodes, column: DistinctColumn) -> Codes:
        """Return the code of each cell; 0 of a cell that is in no row, whether it has a label or not."""
        codes = np.array(labels.codes(column.cells), dtype=np.int64)
        unmatched = np.flatnonzero(codes < 0)
        if len(unmatched):
            if np.isin(unmatched, column.places).any():
                raise DoubtfulRowsError
            codes[unmatched] = 0
        return codes.astype(np.uint16 if codes.max(initial=0) < _NARROW else np.uint32)

    def _mark(self, columns: Sequence[DistinctColumn], tables: Sequence[Codes], sketcher: RowSketcher) -> None:
        """Add a piece to the sketch, and to the print of its labels."""
        summands = [np.zeros((3, len(column.cells)), dtype=np.uint64) for column in columns]
        for place, column in enumerate(columns):
            summands[place][:2] = sketcher.summands(place, column.cells)
            self._number(place, column, sketcher)
        for hashes, table, place in zip(self._hashes, tables, self._wanted, strict=True):
            summands[place][2] += hashes[table]
        sums = np.zeros((3, len(columns[0].places)), dtype=np.uint64)
        for group in packed(columns):
            group.add_to(sums, summands)
            for place, times in zip(group.columns, group.times(), strict=True):
                sketcher.take_repeated(place, summands[place][0], times)
        sketcher.take_sums(sums[:2])
        self._printer.take(sums[2])

    @staticmethod
    def _number(place: int, column: DistinctColumn, sketcher: RowSketcher) -> None:
        """Look whether a column numbers its rows, as far as that is open."""
        for first in range(0, len(column.places), CHUNK_ROWS):
            if not sketcher.may_number(place):
                return
            sketcher.take_numbers(place, column.rows(first, CHUNK_ROWS))
