"""Counts, prints and sketch of rows that come in pieces, wherever they are; what several counters found adds up."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from core.arrays import Codes, Counts, Words64
from core.data.count_task import CountTask
from core.data.distinct_columns import DistinctColumn, packed
from core.data.fingerprints import RowsPrinter, label_hashes
from core.data.label_codes import LabelCodes
from core.data.marginal_counter import MarginalCounter
from core.data.raw_cells import Cell
from core.data.row_sketch import RowSketcher
from core.domain.marginal import Marginal

_NARROW = 1 << 16
"""Codes of 16 bits are looked up and combined faster than wider ones."""
_LOOKED_AT = 1 << 11
"""Rows that are looked at together for numbers of rows: most columns are decided by the first."""


class PieceCounter:
    """Counts rows by the different cells of their columns, with arrays.

    Attributes:
        counter: what was counted of the marginals.
        printer: the hash of all rows as labels, and their number; without a key, the number alone.
        sketcher: the sketch of all columns; None without a key.
    """

    def __init__(self, task: CountTask) -> None:
        """Start with no rows."""
        key = bytes.fromhex(task.key)
        self._places = task.places
        self._labels = [LabelCodes(attribute, task.marks) for attribute in task.attributes]
        self._hashes = [label_hashes(each.name, each.labels, key) for each in task.attributes] if key else []
        self.counter = MarginalCounter([each.size for each in task.attributes], [*map(Marginal, task.marginals)])
        self.printer = RowsPrinter(key)
        # Of the list of cells that came last, which a source may yield again; see `core.sources.distinct_cells`.
        self._decided: dict[int, tuple[Sequence[Cell], Counts, bool]] = {}
        self._summands: dict[int, tuple[Sequence[Cell], Words64]] = {}
        self.sketcher = RowSketcher(task.names, task.marks, key, task.identifier) if key else None

    def tables(self, columns: Sequence[DistinctColumn]) -> list[Counts]:
        """Return the code of each cell of each attribute's column, or why it has none, which is negative.

        A cell that is in no row has code 0, whether it has a label or not.
        """
        return [self._table(number, columns[place]) for number, place in enumerate(self._places)]

    def take(self, columns: Sequence[DistinctColumn], tables: Sequence[Counts]) -> None:
        """Add a piece: all columns, and the codes that `tables` found, none of them negative."""
        narrow: list[Codes] = [
            table.astype(np.uint16 if table.max(initial=0) < _NARROW else np.uint32) for table in tables
        ]
        codes = [table.take(columns[place].places) for table, place in zip(narrow, self._places, strict=True)]
        self.counter.take(codes)
        if self.sketcher is None:
            self.printer.take_summed(0, len(columns[0].places))
        else:
            self._mark(columns, narrow, self.sketcher)

    def _table(self, number: int, column: DistinctColumn) -> Counts:
        known = self._decided.get(number)
        if known is None or known[0] is not column.cells:
            codes = np.array(self._labels[number].codes(column.cells), dtype=np.int64)
            known = self._decided[number] = column.cells, codes, bool(codes.min(initial=0) < 0)
        _, codes, has_strange = known
        if not has_strange:
            return codes
        counts = codes >= 0
        counts[column.places] = True
        return np.where(counts, codes, 0)

    def _mark(self, columns: Sequence[DistinctColumn], tables: Sequence[Codes], sketcher: RowSketcher) -> None:
        """Add a piece to the sketch, and to the print of its labels."""
        summands = [self._of_cells(place, column, tables, sketcher) for place, column in enumerate(columns)]
        for place, column in enumerate(columns):
            self._number(place, column, sketcher)
        sums = np.zeros((3, len(columns[0].places)), dtype=np.uint64)
        for group in packed(columns):
            group.add_to(sums, summands)
            for place, times in zip(group.columns, group.times(), strict=True):
                sketcher.take_repeated(place, summands[place][0], times)
        sketcher.take_sums(sums[:2])
        self.printer.take(sums[2])

    def _of_cells(self, place: int, column: DistinctColumn, tables: Sequence[Codes], sketcher: RowSketcher) -> Words64:
        """Return what each cell of a column adds to the sums of its row: two of the sketch, and that of its labels."""
        known = self._summands.get(place)
        if known is None or known[0] is not column.cells:
            summands = np.zeros((3, len(column.cells)), dtype=np.uint64)
            summands[:2] = sketcher.summands(place, column.cells)
            known = self._summands[place] = column.cells, summands
            for hashes, table, own in zip(self._hashes, tables, self._places, strict=True):
                if own == place:
                    summands[2] += hashes[table]
        return known[1]

    @staticmethod
    def _number(place: int, column: DistinctColumn, sketcher: RowSketcher) -> None:
        """Look whether a column numbers its rows, as far as that is open."""
        for first in range(0, len(column.places), _LOOKED_AT):
            if not sketcher.may_number(place):
                return
            sketcher.take_numbers(place, column.rows(first, _LOOKED_AT))
