"""A folder of CSV files, one per table in long form, with a readme, a list of contents and the method."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path

from core.exports.exporter import Exporter, ExporterInfo, register
from core.exports.folder_pages import file_names, write_csv, write_pages
from core.exports.long_form import MEASURES, cumulative_columns, cumulative_measures, headers, known, rows
from core.exports.statement_words import WATERMARK
from core.release.release import Release, ReleasedTable
from core.words import N_, Tell

_ABOUT = (
    N_(
        "Export",
        "One comma-separated file per table has one line per cell. Its columns: categories, count, standard "
        "deviation of the noise, ±, both ends of the interval. Cumulative counts and ranges that were asked for "
        "follow in columns of their own.",
    ),
    N_(
        "Export",
        "Text that begins with = + - @, a tab or a new line has an apostrophe (') in front. Without it, "
        "spreadsheets would run it as a formula. Numbers such as -1 have none. Remove it "
        "when you read the files with a program.",
    ),
    N_("Export", "The files are UTF-8, with a byte order mark where a letter outside ASCII occurs."),
)


@register
class CsvFiles(Exporter):
    """A folder of CSV files."""

    info = ExporterInfo(
        "csv",
        N_("Export", "Folder of CSV files"),
        N_(
            "Export",
            "For programs: commas between columns, points in numbers. For Excel, choose the workbook.",
        ),
        "",
        is_folder=True,
    )

    def write(self, release: Release, target: Path, tell: Tell = str) -> None:
        """Write the folder `target`."""
        target.mkdir()
        names = file_names(release, ".csv")
        for name, table in zip(names, release.tables, strict=True):
            texts = chain(table.published.names, *table.published.labels)
            write_csv(target / name, _lines(table, release.statement.rehearsal), texts)
        write_pages(release, target, names, _ABOUT, tell)


def _lines(table: ReleasedTable, rehearsal: bool) -> Iterator[tuple[object, ...]]:
    # The warning is a column: a comment line would break every reader.
    marks, mark = (("warning",), (WATERMARK,)) if rehearsal else ((), ())
    yield headers(table.published.names, (*MEASURES, *cumulative_measures(table), *marks))
    sums = zip(*map(known, cumulative_columns(table)), strict=True) if table.cumulative else repeat(())
    for (labels, numbers), up_to in zip(rows(table), sums, strict=False):  # one may never end
        yield (*labels, *numbers, *up_to, *mark)
