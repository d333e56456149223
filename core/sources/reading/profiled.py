"""Profiles the columns of a table, all of them in one pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.data.answers_apart import with_answers_apart
from core.data.codes_of_others import with_codes_of_others
from core.data.column_cells import FirstCells
from core.data.column_profile import ColumnProfile
from core.data.column_profiler import ColumnProfiler
from core.data.ends_of_forms import with_ends
from core.data.names_of_accounts import with_accounts
from core.data.person_looks import PersonLooks
from core.data.raw_cells import Cell
from core.sources.reading.kept_lists import with_lists
from core.sources.reading.odd_cells import with_odd_rows
from core.sources.reading.record_reader import RecordReader

if TYPE_CHECKING:
    from core.data.cell_times import CellTimes
    from core.data.distinct_columns import DistinctColumn


class TableProfiler:
    """Profiles columns of a table, block of records after block."""

    def __init__(self, reader: RecordReader, wanted: Sequence[int]) -> None:
        """Start with no record.

        Args:
            reader: of the table.
            wanted: numbers of the columns.
        """
        self._reader, self._wanted = reader, wanted
        self._headers = [reader.grid.headers[place] for place in wanted]
        self._looks, self._persons = [ColumnProfiler(reader.marks) for _ in wanted], PersonLooks(self._headers)
        self._times: dict[int, CellTimes] = {}

    def take(self, columns: Sequence[Sequence[Cell]], distinct: Sequence[DistinctColumn | None] = ()) -> None:
        """Look at further records.

        Args:
            columns: all of them.
            distinct: these by their different cells, as far as they are known so; later ones add to these cells.
        """
        self._persons.take([columns[place] for place in self._wanted])
        for number, place in enumerate(self._wanted):
            column = distinct[place] if distinct else None
            if column is None:
                self._pass_on(number)
                cells = columns[place]
                self._looks[number].take(cells.times if isinstance(cells, FirstCells) else cells)
            else:
                self._count(number, column)

    def _count(self, number: int, column: DistinctColumn) -> None:
        from core.data.cell_times import CellTimes  # noqa: PLC0415  a preview does without arrays

        self._times.setdefault(number, CellTimes()).add(column)

    def _pass_on(self, number: int) -> None:
        """Look at the cells of a column that were only counted so far."""
        if number in self._times:
            self._looks[number].take(self._times.pop(number).told())

    def profiles(self) -> list[ColumnProfile]:
        """Return the profiles of all records so far, which are all that the reader has.

        Raises:
            SourceError: that of reading some again.
        """
        for number in range(len(self._wanted)):
            self._pass_on(number)
        own = [look.profile(header) for header, look in zip(self._headers, self._looks, strict=True)]
        found = with_odd_rows(self._reader.blocks, self._wanted, self._looks, self._persons.told(own))
        told = with_answers_apart(with_codes_of_others(with_ends(with_accounts(found))))
        return [with_lists(each, self._reader.grid.source) for each in told]


def profiled(reader: RecordReader, wanted: Sequence[int]) -> list[ColumnProfile]:
    """Return the profiles of the columns `wanted`, of a very large table from a sample of its rows.

    Raises:
        SourceError: if the file is not one clean table.
    """
    source = reader.grid.source
    source.samples = True
    profiler = TableProfiler(reader, wanted)
    for block in reader.blocks(range(len(reader.grid.headers))):
        profiler.take(block.columns)
    profiles = profiler.profiles()
    source.samples = False
    return profiles
