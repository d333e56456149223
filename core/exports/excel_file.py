"""An Excel workbook: cover, contents, one sheet per table, everything in long form, method, notes."""

from __future__ import annotations

import io
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.errors import UnwritableOutputError
from core.exports.exporter import OTHER_FORMAT, Exporter, ExporterInfo, register, too_much_memory
from core.exports.statement_words import WATERMARK, cumulative_title, release_title
from core.exports.workbook.front_sheets import write_contents, write_cover
from core.exports.workbook.limits import obstacle
from core.exports.workbook.list_sheets import cumulative_sheets, write_cumulative
from core.exports.workbook.method_sheets import write_method, write_notes
from core.exports.workbook.sheet import Sheet, SheetSettings
from core.exports.workbook.sheet_names import CONTENTS, COVER, METHOD, NOTES, legal_name, sheet_name
from core.exports.workbook.styles import Styles
from core.exports.workbook.table_sheet import write_table
from core.exports.workbook.tidy_sheets import n_lines, tidy_names, write_tidy
from core.release.labels import with_told_labels
from core.release.release import Release, Statement
from core.release.size import ReleaseSize
from core.strategies.available_memory import memory
from core.words import N_, Tell

if TYPE_CHECKING:
    from xlsxwriter import Workbook

_STREAM_FROM = 100_000
"""Published cells above which finished rows go straight to disk; in memory they would need about 150 MB."""

_BYTES_OF_LIBRARY, _BYTES_A_SHEET, _BYTES_IN_MEMORY = 12_000_000, 70_000, 2_300
"""Bytes of memory: of the library, per sheet, and per published number (two lines) that is not streamed to disk."""

_BYTES_UNPACKED, _NUMBERS = 80, 6
"""Bytes on disk per cell of a sheet, which exists twice while a sheet is finished; numbers per line beside the
labels."""

_STREAM_SHEETS = 200
"""Tables above which rows stay in memory: the library holds one file open per sheet, and some systems allow 256."""


@register
class ExcelFile(Exporter):
    """A workbook that follows the rules of official statistics: no merged cells, one table per sheet, plain names."""

    info = ExporterInfo(
        "xlsx",
        N_("Export", "Excel workbook"),
        N_("Export", "For reading, calculating and passing on, in the language of this window."),
        ".xlsx",
        is_folder=False,
    )
    seconds_a_table, seconds_a_number = 2e-3, 1.3e-4
    bytes_a_table, bytes_a_number = 2_000, (50, 90)

    def bytes(self, size: ReleaseSize) -> int:
        """Return the estimated bytes; rows streamed to disk are not compressed at first."""
        return super().bytes(size) + (_unpacked(size) if _streams(size.cells, len(size.tables)) else 0)

    def check(self, size: ReleaseSize, file: str) -> None:
        """Refuse a release that exceeds the limits of sheets and cells, or the memory."""
        if (why := obstacle(size)) is not None:
            raise UnwritableOutputError(file, why, OTHER_FORMAT)
        if (needed := self.memory(size)) > (most := memory()):
            raise UnwritableOutputError(file, too_much_memory(needed, most), OTHER_FORMAT)

    def memory(self, size: ReleaseSize) -> int:
        """Return the estimated bytes of memory; rows streamed to disk take none."""
        numbers = 0 if _streams(size.cells, len(size.tables)) else size.cells + size.sums
        return _BYTES_OF_LIBRARY + _BYTES_A_SHEET * len(size.tables) + _BYTES_IN_MEMORY * numbers

    def write(self, release: Release, target: Path, tell: Tell = str) -> None:
        """Write the workbook; its properties hold the title and the date of the statement, and nothing else."""
        import xlsxwriter  # noqa: PLC0415  takes 0.1 s, needed for this format only

        streaming = _streams(n_lines(release), len(release.tables))
        where = {"tmpdir": str(target.parent)} if streaming else {"in_memory": True}
        options = {"constant_memory": streaming, "use_zip64": True, **where}
        with io.BufferedWriter(_WorkbookDraft(target, "w")) as draft:
            workbook = xlsxwriter.Workbook(draft, options)
            workbook.set_properties(_properties(release.statement, tell))
            workbook.set_size(2400, 1600)
            _Writer(workbook, with_told_labels(release, tell), _settings(workbook, target, streaming, tell)).write()
            if (refusal := _refusal(workbook)) is not None:
                raise refusal


def _settings(workbook: Workbook, target: Path, streaming: bool, tell: Tell) -> SheetSettings:
    return SheetSettings(target.name, streaming, tell, workbook.add_chart)


def _streams(cells: int, tables: int) -> bool:
    return cells > _STREAM_FROM and tables <= _STREAM_SHEETS


def _unpacked(size: ReleaseSize) -> int:
    """Return the bytes of all cells of all sheets: those of the tables, and the long form."""
    lines = sum((len(table.names) + _NUMBERS) * table.cells for table in size.tables)
    lists = sum((len(table.names) + _NUMBERS) * sum(table.sums) for table in size.tables)
    lists += sum(_NUMBERS * table.cells for table in size.tables)
    letters = sum(2 * table.letters * table.cells for table in size.tables)
    return _BYTES_UNPACKED * (lines + lists) + int(letters)


def _refusal(workbook: Workbook) -> OSError | UnicodeError | None:
    """Close a workbook, and return the error if that failed, without frames: they hold the library's zip file open."""
    from xlsxwriter.exceptions import FileCreateError  # noqa: PLC0415  part of the library above

    try:
        workbook.close()
    except FileCreateError as error:  # wraps the system's error
        return OSError(*error.args[0].args)
    except UnicodeError as error:  # an unpaired surrogate in a text
        return error.with_traceback(None)
    return None


class _WorkbookDraft(io.FileIO):
    """A file that silently drops all writes after the first failed one.

    Workaround for xlsxwriter: after a failed close its zip file stays open and writes once more when it is collected,
    which prints a traceback to stderr. To see it: write a workbook to a full disk without this class.
    """

    _has_failed = False

    def write(self, content: Any, /) -> int:  # noqa: ANN401  any buffer, which Python 3.12 has a type for
        """Write, or drop."""
        if self._has_failed:
            return memoryview(content).nbytes
        try:
            return super().write(content)
        except OSError:
            self._has_failed = True
            raise


class _Writer:
    """Writes the sheets of one workbook in order."""

    def __init__(self, workbook: Workbook, release: Release, manner: SheetSettings) -> None:
        self._workbook = workbook
        self._release = release
        self._manner = manner
        self._styles = Styles.of(workbook)

    def write(self) -> None:
        """Write all sheets."""
        release, tell = self._release, self._manner.tell
        names = [sheet_name(number, table, tell) for number, table in enumerate(release.tables, start=1)]
        sums = tuple(cumulative_sheets(release, tell))
        further = [
            *((name, cumulative_title(counts)) for name, counts in sums),
            *((name, N_("Export", "All tables in long form, for pivoting")) for name in tidy_names(release)),
            (METHOD, N_("Export", "What was measured, with how much noise; attributes and categories")),
            (NOTES, N_("Export", "What is promised, and what is not")),
        ]
        write_cover(self._sheet(COVER), release)
        write_contents(self._sheet(CONTENTS), release, names, further)
        for number, (name, table) in enumerate(zip(names, release.tables, strict=True), start=1):
            write_table(self._sheet(name), table, release.statement, number)
        for number, (name, counts) in enumerate(sums, start=1):
            write_cumulative(self._sheet(name), counts, release.statement, number)
        write_tidy(release, self._sheet)
        write_method(self._sheet(METHOD), release.statement)
        write_notes(self._sheet(NOTES), release)

    def _sheet(self, name: str) -> Sheet:
        sheet = Sheet(self._workbook.add_worksheet(legal_name(self._manner.tell(name))), self._styles, self._manner)
        if self._release.statement.rehearsal:
            sheet.page_header(WATERMARK)
        return sheet


def _properties(statement: Statement, tell: Tell) -> dict[str, object]:
    """Return the document properties; a statement without a date gets 1 January 2000, not the date of the export."""
    try:
        created = datetime.fromisoformat(statement.date)
    except ValueError:
        created = datetime(2000, 1, 1, tzinfo=UTC)
    return {"title": tell(release_title(statement)), "created": created.replace(tzinfo=None)}
