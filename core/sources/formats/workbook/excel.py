"""Excel workbooks since 2007 (.xlsx, .xlsm)."""

from __future__ import annotations

from functools import cache, cached_property
from typing import BinaryIO

from core.domain.reading_layout import ReadingLayout
from core.errors import DamagedWorkbookError
from core.sources.file_content import FileContent
from core.sources.formats.workbook.areas import named_areas, totals_rows
from core.sources.formats.workbook.mended_package import mended_excel
from core.sources.formats.workbook.package import ErrorCells, Package, workbook_folder
from core.sources.formats.workbook.scaled_formats import scaled_columns, scaled_styles
from core.sources.formats.workbook.sheet_marks import SheetMarks, has_unseen
from core.sources.formats.workbook.shortened import MOST_ROWS, STRINGS, UncutError, shortened, shown_sheets
from core.sources.formats.workbook.struck_rows import rows_with, struck_styles, white_styles
from core.sources.formats.workbook.trimmed_numbers import trimmed
from core.sources.formats.workbook.unit_formats import unit_styles, units_shown
from core.sources.formats.workbook.word_formats import word_styles, worded_columns
from core.sources.formats.workbook.zero_formats import padded_cells, zero_widths
from core.sources.formats.workbook.zipped_workbook import ZippedWorkbook
from core.sources.letters import parse_range
from core.sources.sheet_facts import NamedArea
from core.sources.sheet_guess import LOOKED_AT, Rows, table_sheet
from core.sources.source import register
from core.words import N_


@register
class Excel(ZippedWorkbook):
    """A workbook whose sheets are parts of their own, so that what they hold can be weighed before they are parsed."""

    key = "workbook"
    words = N_("Error", "an Excel workbook (.xlsx)")
    suffixes = (".xlsx", ".xlsm")
    tells_facts = True

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether the list of sheets is where Excel keeps it."""
        return workbook_folder(content.zip_parts) is not None

    @classmethod
    def beginning(cls, path: str, layout: ReadingLayout) -> bytes | None:
        """Return a workbook of the first rows of one sheet, and of the rows above those that are asked for."""
        package = Package(path)
        n_above = max(layout.header_row or 1, parse_range(path, layout.range).first_row) - 1
        try:
            part = package.sheets()[layout.sheet or cls._likeliest(package)].part
            return shortened(package, part, n_above + MOST_ROWS)
        except (UncutError, KeyError):
            return None

    @classmethod
    def _likeliest(cls, package: Package) -> str:
        """Return the sheet that `open` would choose, by the beginnings of those that are shown.

        Raises:
            UncutError: if beginnings do not tell, or it may be a hidden one.
        """
        parts = shown_sheets(package)

        @cache
        def first_rows(name: str) -> Rows:
            content = shortened(package, parts[name].part, LOOKED_AT)
            rows = cls(package.path, ReadingLayout(sheet=name), content, whole=False).first_rows()
            if len(rows) < LOOKED_AT and package.is_long(parts[name].part):  # more of them may stand beyond
                raise UncutError
            return rows

        if not parts:
            raise UncutError
        found = table_sheet({name: part.size for name, part in parts.items()}, first_rows)
        if len(parts) < len(package.sheets()) and len(first_rows(found)) <= 1:
            raise UncutError
        return found

    def sheet_sizes(self, package: Package) -> dict[str, int]:
        """Return the size of the part of each sheet, in bytes."""
        self._parts = package.sheets()
        if not self._parts:
            raise DamagedWorkbookError(self.path)
        return {name: part.size for name, part in self._parts.items()}

    def error_cells(self, package: Package, sheet: str) -> ErrorCells:
        """Return what the part of the sheet says, and keep what it says beside its cells."""
        if sheet not in self._parts:  # the parser makes up a name where the list of sheets has none
            raise DamagedWorkbookError(self.path)
        marks, part = SheetMarks(), self._parts[sheet].part
        errors = package.look_at(part, marks)
        self._has_unseen, self._is_padded = marks.has_unseen, marks.is_padded
        struck = rows_with(lambda: package.cells(part), struck_styles(package), wholly=False)
        white = rows_with(lambda: package.cells(part), white_styles(package), wholly=True)
        # Only who makes a plan is asked about units and words.
        is_asked = self.is_fresh and self.is_whole
        units = units_shown(package.cells(part), unit_styles(package)) if is_asked else ()
        worded = worded_columns(package.cells(part), word_styles(package)) if is_asked else ()
        scaled = scaled_columns(package.cells(part), scaled_styles(package)) if is_asked else ()
        self.facts = marks.facts()._replace(
            hidden_sheets=self._hidden_sheets,
            struck_rows=struck,
            white_rows=white,
            shown_units=units,
            worded_columns=worded,
            scaled_columns=scaled,
            totals_rows=totals_rows(package, part)
            if any("tables/" in name for name in package.names())
            else frozenset(),
        )
        return errors

    def is_padded(self) -> bool:
        """Return whether blanks were seen around what cells hold."""
        return self._is_padded

    def trimmed(self, sheet: str) -> BinaryIO | None:
        """Return it written again, where a number has blanks."""
        if sheet not in self._parts:  # without a name in the list of sheets
            return None
        return trimmed(Package(self.path, self.content), self._parts[sheet].part)

    def mended(self) -> BinaryIO | None:
        """Return it without the sheets that have no part, as modules of macros are."""
        return mended_excel(Package(self.path, self.content))

    def padded_cells(self, package: Package, sheet: str) -> ErrorCells:
        """Return the text of the numbers that are shown with zeros before them."""
        widths = zero_widths(package)
        return padded_cells(package.cells(self._parts[sheet].part), widths) if widths else {}

    def has_unseen(self) -> bool:
        """Return whether a shared text has such a character, which is written as its number."""
        if not (self.is_fresh and self.is_whole):
            return False
        return self._has_unseen or any(map(has_unseen, Package(self.path, self.content).read(STRINGS)))

    def areas(self) -> tuple[NamedArea, ...]:
        """Return the tables, named ranges and print areas of the workbook."""
        return self._areas

    @cached_property
    def _areas(self) -> tuple[NamedArea, ...]:
        return named_areas(Package(self.path, self.content))

    @property
    def _hidden_sheets(self) -> tuple[str, ...]:
        return tuple(name for name, each in self._parts.items() if each.part and not each.visible)
