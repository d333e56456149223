"""Profiles the columns of a table, all of them in one pass."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.answers_apart import with_answers_apart
from core.data.codes_of_others import with_codes_of_others
from core.data.column_profile import ColumnProfile
from core.data.column_profiler import ColumnProfiler
from core.data.ends_of_forms import with_ends
from core.data.names_of_accounts import with_accounts
from core.data.person_looks import PersonLooks
from core.sources.reading.kept_lists import with_lists
from core.sources.reading.odd_cells import with_odd_rows
from core.sources.reading.record_reader import RecordReader


def profiled(reader: RecordReader, wanted: Sequence[int]) -> list[ColumnProfile]:
    """Return the profiles of the columns `wanted`, of a very large table from a sample of its rows.

    Raises:
        SourceError: if the file is not one clean table.
    """
    source = reader.grid.source
    source.samples = True
    headers = [reader.grid.headers[place] for place in wanted]
    looks, persons = [ColumnProfiler(reader.marks) for _ in wanted], PersonLooks(headers)
    for block in reader.blocks(wanted):
        persons.take(block.columns)
        for look, column in zip(looks, block.columns, strict=True):
            look.take(column)
    told = persons.told([look.profile(header) for header, look in zip(headers, looks, strict=True)])
    found = with_odd_rows(reader.blocks, wanted, looks, told)
    source.samples = False
    return [
        with_lists(each, source) for each in with_answers_apart(with_codes_of_others(with_ends(with_accounts(found))))
    ]
