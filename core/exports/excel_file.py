"""An Excel workbook: cover, contents, one sheet per table, everything in long form, method, notes."""

from __future__ import annotations

import io
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.errors import UnwritableOutputError
from core.exports.exporter import Exporter, ExporterInfo, register
from core.exports.statement_words import WATERMARK, cumulative_title, release_title
from core.exports.workbook.cumulative_sheet import cumulative_sheets, write_cumulative
from core.exports.workbook.front_sheets import write_contents, write_cover
from core.exports.workbook.method_sheets import write_method, write_notes
from core.exports.workbook.sheet import LETTERS, OTHER_FORMAT, TOO_LONG, Manner, Sheet
from core.exports.workbook.sheet_names import CONTENTS, COVER, METHOD, NOTES, legal_name, sheet_name
from core.exports.workbook.styles import Styles
from core.exports.workbook.table_sheet import write_table
from core.exports.workbook.tidy_sheets import n_lines, tidy_names, write_tidy
from core.release.labels import with_told_labels
from core.release.release import Release, Statement
from core.words import N_, Tell

if TYPE_CHECKING:
    from xlsxwriter import Workbook

_STREAM_FROM = 100_000
"""Published cells above which finished rows go straight to disk; about 150 MB would be needed without."""

_STREAM_SHEETS = 200
"""Tables above which they do not: the library holds one file open per sheet, and systems allow 256 and more."""


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

    def check_texts(self, texts: Iterable[str], file: str) -> None:
        """Refuse what is longer than a cell."""
        if any(len(text) > LETTERS for text in texts):
            raise UnwritableOutputError(file, TOO_LONG, OTHER_FORMAT)

    def write(self, release: Release, target: Path, tell: Tell = str) -> None:
        """Write the workbook; its properties hold the title and the date of the statement, and nothing else."""
        import xlsxwriter  # noqa: PLC0415  a tenth of a second that the other formats need not pay

        streaming = n_lines(release) > _STREAM_FROM and len(release.tables) <= _STREAM_SHEETS
        where = {"tmpdir": str(target.parent)} if streaming else {"in_memory": True}
        options = {"constant_memory": streaming, "use_zip64": True, **where}
        with io.BufferedWriter(_Draft(target, "w")) as draft:
            workbook = xlsxwriter.Workbook(draft, options)
            workbook.set_properties(_properties(release.statement, tell))
            workbook.set_size(2400, 1600)
            _Writer(workbook, with_told_labels(release, tell), Manner(target.name, streaming, tell)).write()
            if (refusal := _refusal(workbook)) is not None:
                raise refusal


def _refusal(workbook: Workbook) -> OSError | UnicodeError | None:
    """Close a workbook, and return why that failed; without its frames, which hold the zip file of the library."""
    from xlsxwriter.exceptions import FileCreateError  # noqa: PLC0415  as the library itself

    try:
        workbook.close()
    except FileCreateError as error:  # it wraps the system's own error
        return OSError(*error.args[0].args)
    except UnicodeError as error:  # half a letter
        return error.with_traceback(None)
    return None


class _Draft(io.FileIO):
    """A file that takes and drops everything after the first write that failed.

    The library leaves its zip file open then, and that writes once more when it is thrown away: a traceback on stderr.
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

    def __init__(self, workbook: Workbook, release: Release, manner: Manner) -> None:
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
    """Return the document properties; without a date of the statement's own, one that says nothing."""
    try:
        created = datetime.fromisoformat(statement.date)
    except ValueError:
        created = datetime(2000, 1, 1, tzinfo=UTC)
    return {"title": tell(release_title(statement)), "created": created.replace(tzinfo=None)}
