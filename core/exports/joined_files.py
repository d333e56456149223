"""Two releases side by side as one file: CSV for programs, or an Excel workbook in the manner of a release."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from itertools import product

from core.domain.domain import EVERYBODY
from core.errors import UnwritableOutputError
from core.exports.csv_text import csv_content
from core.exports.exporter import OTHER_FORMAT, too_much_memory
from core.exports.joined_sheets import write_joined
from core.exports.long_form import headers, known, plain
from core.exports.workbook.sheet import SheetSettings
from core.release.joined import JoinedReleases, JoinedTable
from core.strategies.available_memory import memory
from core.words import Tell

JOINED_KINDS = ("xlsx", "csv")
"""Endings of the files that can be written, the default first."""

MEASURES = (
    "first_count",
    "first_plus_minus",
    "second_count",
    "second_plus_minus",
    "difference",
    "difference_standard_deviation",
    "difference_plus_minus",
    "beyond",
)
"""Names of the numbers of a line, for programs; renaming one breaks readers of earlier files."""

_TABLE = "table"

_BYTES_A_LINE = 2_300
"""Bytes of memory of a line of a workbook; of a release, two lines take as much."""


def joined_content(joined: JoinedReleases, kind: str, file: str, tell: Tell = str) -> bytes:
    """Return the content of the file.

    Args:
        joined: two releases side by side.
        kind: one of `JOINED_KINDS`.
        file: its name, for messages.
        tell: translates texts for people; those of CSV are for programs.

    Raises:
        UnwritableOutputError: if a workbook cannot hold it, or the memory.
    """
    if kind == "csv":
        return csv_content(_lines(joined))
    needed = _BYTES_A_LINE * sum(map(len, joined.tables))
    if needed > (most := memory()):
        raise UnwritableOutputError(file, too_much_memory(needed, most), OTHER_FORMAT)
    return _workbook(joined, SheetSettings(file, streaming=False, tell=tell))


def _lines(joined: JoinedReleases) -> Iterator[tuple[object, ...]]:
    """Yield a header, and one line per cell: its table, a column per attribute, blank where it is added up."""
    names = tuple(attribute.name for attribute in joined.attributes if attribute.labels)
    words = headers(names, (_TABLE, *MEASURES))
    n_names = len(names)
    yield (words[n_names], *words[:n_names], *words[n_names + 1 :])
    for table in joined.tables:
        for of_cell, numbers in zip(product(*table.labels), _numbers(table), strict=True):
            labels = dict(zip(table.names, of_cell, strict=True))
            yield (table.title or EVERYBODY, *(labels.get(name, "") for name in names), *numbers)


def _numbers(table: JoinedTable) -> Iterator[tuple[object, ...]]:
    numbers = table.first, table.second, table.difference
    first_width, second_width = table.half_widths
    errors = table.standard_deviation, table.half_width
    columns = (*map(known, numbers), *map(plain, errors), table.beyond.ravel().tolist())
    for first, second, difference, deviation, half_width, is_beyond in zip(*columns, strict=True):
        sides = first, first_width, second, second_width
        yield (*sides, difference, deviation, half_width, "yes" if is_beyond else "no")


def _workbook(joined: JoinedReleases, settings: SheetSettings) -> bytes:
    import xlsxwriter  # noqa: PLC0415  takes 0.1 s, needed for this format only

    content = BytesIO()
    workbook = xlsxwriter.Workbook(content, {"in_memory": True, "use_zip64": True})
    write_joined(workbook, joined, settings)
    workbook.close()
    return content.getvalue()
