"""Count all marginals of a plan in one pass through the rows, which are forgotten as they pass by.

Rows that come as Arrow batches are decided by their different cells, with arrays; others cell by cell. Both give equal
counts, prints and refusals: where anything is wrong with a batch, it is read again cell by cell, which tells what.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import NamedTuple

import numpy as np

from core.arrays import Codes, Counts
from core.data.code_table import CodeTable
from core.data.count_task import CountTask
from core.data.distinct_columns import DistinctColumn
from core.data.fingerprints import RowsPrinter, label_hashes
from core.data.label_codes import LabelCodes
from core.data.marginal_counter import MarginalCounter
from core.data.piece_counter import PieceCounter
from core.domain.attribute import Attribute
from core.domain.marginal import Marginal
from core.sources.arrow_source import ArrowSource, DoubtfulRowsError
from core.sources.reading.block import Block
from core.sources.reading.counting_there import unmatched_there
from core.sources.reading.encoded import encoded
from core.sources.reading.reader import SourceReader
from core.sources.reading.whole_tables import count_task, takes_all
from core.sources.server_source import CountingServer


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
    if isinstance(source, ArrowSource) and takes_all(reader.grid):
        try:
            return _in_pieces(reader, source, count_task(reader, attributes, marginals, key.hex()))
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
    if isinstance(source, CountingServer):
        return unmatched_there(reader, source, attribute)
    labels = LabelCodes(attribute, reader.marks)
    if isinstance(source, ArrowSource) and takes_all(reader.grid):
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


@contextmanager
def _from_there(source: ArrowSource) -> Iterator[None]:
    """Let the records before the doubtful piece pass unread."""
    source.doubt()
    try:
        yield
    finally:
        source.n_passed = 0


class _InBlocks:
    """Any rows, cell by cell, and the sums that they are added to."""

    def __init__(
        self, reader: SourceReader, attributes: Sequence[Attribute], marginals: Sequence[Marginal], key: bytes
    ) -> None:
        self._reader, self._grid = reader, reader.grid
        self._wanted = self._grid.columns([attribute.header for attribute in attributes])
        self._labels = [LabelCodes(attribute, reader.marks) for attribute in attributes]
        self._tables = [CodeTable(labels) for labels in self._labels]
        self._counter = MarginalCounter([attribute.size for attribute in attributes], marginals)
        self._sketcher = reader.sketcher(key) if key else None
        self._printer = RowsPrinter(key)
        self._hashes = [label_hashes(each.name, each.labels, key) for each in attributes] if key else []

    def counted(self) -> Counted:
        """Return what a pass through all blocks finds."""
        for block in self._reader.records():
            distinct = [] if self._sketcher is None else self._sketcher.take(block.columns)
            self._reader.seen(block, distinct)
            codes = self._codes(block, distinct)
            self._counter.take(codes)
            if self._sketcher is not None:
                hashes = (table[own] for table, own in zip(self._hashes, codes, strict=True))
                self._printer.take(sum(hashes, start=np.zeros(len(block.numbers), dtype=np.uint64)))
        if self._sketcher is None:
            return Counted(self._counter.counts(), "", "")
        return Counted(self._counter.counts(), self._sketcher.sketch().text, self._printer.text())

    def _codes(self, block: Block, distinct: Sequence[DistinctColumn | None]) -> list[Codes | Counts]:
        """Return the codes of a block; `distinct`: its columns by their different cells, as far as that is at hand."""
        known = [distinct[place] if distinct else None for place in self._wanted]
        codes = [table.codes(column) for table, column in zip(self._tables, known, strict=True)]
        left = [number for number, own in enumerate(codes) if own is None]
        own_labels, places = [self._labels[number] for number in left], [self._wanted[number] for number in left]
        found = dict(zip(left, encoded(self._grid, block, own_labels, places), strict=True))
        return [
            np.frombuffer(found[number], np.dtype(found[number].typecode)) if own is None else own
            for number, own in enumerate(codes)
        ]


def _in_pieces(reader: SourceReader, source: ArrowSource, task: CountTask) -> Counted:
    """Return what a pass through all batches finds, by their different cells.

    Raises:
        DoubtfulRowsError: if a cell has no label, or cannot be read, or there is no row.
    """
    pieces = PieceCounter(task)
    for columns in _reported(reader, source):
        tables = pieces.tables(columns)
        if any(table.min(initial=0) < 0 for table in tables):
            raise DoubtfulRowsError
        pieces.take(columns, tables)
    if pieces.sketcher is None:
        return Counted(pieces.counter.counts(), "", "")
    return Counted(pieces.counter.counts(), pieces.sketcher.sketch().text, pieces.printer.text())
