"""Read Excel workbooks before 2007 (.xls) through xlrd: calamine can abort the process on damaged ones."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from typing import Any

from core.data.raw_cells import Cell
from core.errors import DamagedWorkbookError, EmptyFileError, EncryptedFileError, MissingSheetError
from core.sources import library_faults
from core.sources.alike_sheets import alike_sheets
from core.sources.file_content import FileContent
from core.sources.formats.old_workbook.old_formulas import uncalculated
from core.sources.formats.old_workbook.record_stream import BARE, SECTOR, cells_alone, record_stream
from core.sources.leading_zeros import LARGEST, PaddedCells, digits_shown, kept_zeros
from core.sources.sheet_facts import MergedRegion, SheetFacts
from core.sources.sheet_guess import LOOKED_AT, table_sheet
from core.sources.source import CHUNK_ROWS, NEVER_CALCULATED, Chunk, Problem, Source, error_problems, register
from core.words import N_, quoted

_AS_THEY_ARE = frozenset((1, 2))
"""XL_CELL_TEXT and XL_CELL_NUMBER of xlrd, as numbers: xlrd is loaded only for such a file."""
_EMPTY = frozenset((0, 6))
"""XL_CELL_EMPTY and XL_CELL_BLANK."""
_WHITE = (255, 255, 255)
_MENDED = N_(
    "Source",
    "The workbook is not written as it should be: one reader refused it, another found its cells. Compare the rows "
    "with those that your spreadsheet program shows; to be sure, save it there as .xlsx.",
)


@register
class OldWorkbook(Source):
    """One sheet of an .xls file; the largest visible one unless a sheet is chosen."""

    key = "old workbook"
    words = N_("Error", "an old Excel workbook (.xls)")
    suffixes = (".xls",)
    settings = ("sheet", "header_row")
    tells_facts = True

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether there is a workbook in an OLE container, or its records without one."""
        return bool(content.ole_streams & {"workbook", "book"}) or content.start.startswith(BARE)

    def open(self) -> None:
        """Load the workbook and choose the sheet."""
        self._load()
        self.sheets = tuple(self._book.sheet_names())
        if not self.sheets:
            raise EmptyFileError(file=self.path)
        name = self.layout.sheet or self._largest()
        if name not in self.sheets:
            raise MissingSheetError(file=self.path, sheet=name, sheets=quoted(self.sheets))
        self.fill(sheet=name, encoding=None, delimiter=None)
        self._sheet = self._book.sheet_by_name(name)
        self.facts = self._facts()
        self._padded = kept_zeros(self, self._zeros_shown)
        self._uncalculated = uncalculated(self._records, self._sheet.number)
        self._row = 0

    def chunks(self) -> Iterator[Chunk]:
        """Yield the rows from A1 on; truth values as TRUE and FALSE, error cells as the text they show."""
        for first in range(0, self._sheet.nrows, CHUNK_ROWS):
            numbers = range(first + 1, min(first + CHUNK_ROWS, self._sheet.nrows) + 1)
            rows = [self._cells(number - 1) for number in numbers]
            self._row = numbers[-1]
            yield Chunk(rows, numbers)

    def n_rows(self) -> int:
        """Return the number of the last row with anything in it."""
        return int(self._sheet.nrows)

    def part_done(self) -> float:
        """Return the current row over the last."""
        return self._row / max(self.n_rows(), 1)

    def problems(self) -> list[Problem]:
        """Return the problems of a container not as it should be, and of cells that show an error."""
        import xlrd  # noqa: PLC0415  only where such a workbook is read

        never = ((row, column) for row, columns in self._uncalculated.items() for column in columns)
        places = dict.fromkeys(never, NEVER_CALCULATED)
        for row in range(self._sheet.nrows):
            kinds = self._sheet.row_types(row)
            errors = ((row, column) for column, kind in enumerate(kinds) if kind == xlrd.XL_CELL_ERROR)
            places = dict.fromkeys(errors, "#ERROR") | places
        said = [Problem(_MENDED)] if self._is_mended else []
        return said + error_problems((row + 1, column, text) for (row, column), text in places.items())

    def like_sheets(self) -> tuple[str, ...]:
        """Return the other sheets of equal names, hidden ones too."""
        own = (str(sheet.name) for sheet in self._book.sheets())
        return alike_sheets(str(self._sheet.name), own, self._first_rows)

    def _load(self) -> None:
        """Load the workbook; where xlrd refuses its container, as it does those of PHPExcel, its records alone.

        Where it refuses these, too, as it does some names of ranges and notes, those of cells.
        """
        try:
            with self.raw() as file:
                content = file.read()
        except OSError as error:
            raise DamagedWorkbookError(self.path) from error
        self._records, self._is_mended = record_stream(content), False
        try:
            self._book = self._opened(content)
        except DamagedWorkbookError:
            if self._records in (b"", content) or len(content) % SECTOR:
                raise
            self._is_mended = True
            with suppress(DamagedWorkbookError):
                self._book = self._opened(self._records)
                return
            self._book = self._opened(cells_alone(self._records))

    def _opened(self, content: bytes) -> Any:  # noqa: ANN401  the library has no types
        import xlrd  # noqa: PLC0415  only where such a workbook is read

        try:
            return xlrd.open_workbook(
                file_contents=content, logfile=io.StringIO(), ragged_rows=True, formatting_info=True
            )
        except (
            *(xlrd.XLRDError, xlrd.compdoc.CompDocError, xlrd.formula.FormulaError),
            *library_faults.TRUSTING,
        ) as error:
            if "encrypted" in str(error).lower():
                raise EncryptedFileError(file=self.path) from None
            raise DamagedWorkbookError(self.path) from error

    def _largest(self) -> str:
        """Return the visible table that is likeliest."""
        shown = [sheet for sheet in self._book.sheets() if sheet.visibility == 0] or self._book.sheets()
        sizes = {str(sheet.name): sheet.nrows * sheet.ncols for sheet in shown}
        return table_sheet(sizes, self._first_rows)

    def _facts(self) -> SheetFacts:
        """Return what the workbook says beside the cells."""
        sheet, formats = self._sheet, self._book.xf_list
        white = {place for place in self._styles_of(self._is_white) if not formats[place].background.fill_pattern}
        return SheetFacts(
            merged=tuple(MergedRegion(top + 1, left, end, right - 1) for top, end, left, right in sheet.merged_cells),
            hidden_rows=frozenset(row + 1 for row, info in sheet.rowinfo_map.items() if _is_unseen(info)),
            hidden_columns=_hidden_columns(sheet),
            hidden_sheets=tuple(str(each.name) for each in self._book.sheets() if each.visibility != 0),
            struck_rows=self._rows_with(self._styles_of(lambda font: font.struck_out), wholly=False),
            white_rows=self._rows_with(white, wholly=True),
        )

    def _is_white(self, font: Any) -> bool:  # noqa: ANN401  the library has no types
        return bool(self._book.colour_map.get(font.colour_index) == _WHITE)

    def _styles_of(self, is_such: Callable[[Any], bool]) -> set[int]:
        """Return the styles of cells with such a font."""
        fonts = {place for place, font in enumerate(self._book.font_list) if is_such(font)}
        return {place for place, each in enumerate(self._book.xf_list) if each.font_index in fonts}

    def _rows_with(self, styles: set[int], *, wholly: bool) -> frozenset[int]:
        """Return the rows, from 1, of whose filled cells one, or all if `wholly`, has one of these styles."""
        sheet, found = self._sheet, set()
        for row in range(sheet.nrows if styles else 0):
            cells = enumerate(sheet.row_types(row))
            filled = {sheet.cell_xf_index(row, column) for column, kind in cells if kind not in _EMPTY}
            if filled & styles and not (wholly and filled - styles):
                found.add(row + 1)
        return frozenset(found)

    def _zeros_shown(self) -> PaddedCells:
        """Return the text of the whole numbers that are shown with zeros before them."""
        sheet, formats = self._sheet, self._book.format_map  # which has none of Excel 4
        shown = (
            digits_shown(getattr(formats.get(each.format_key), "format_str", None) or "") for each in self._book.xf_list
        )
        widths = {place: width for place, width in enumerate(shown) if width}
        found: PaddedCells = {}
        for row in range(sheet.nrows if widths else 0):
            for column, value in enumerate(sheet.row_values(row)):
                width = widths.get(sheet.cell_xf_index(row, column), 0)
                if width and isinstance(value, float) and value.is_integer() and 0 <= value < LARGEST:
                    found.setdefault(row + 1, {})[column] = str(int(value)).zfill(width)
        return found

    def _first_rows(self, name: str) -> list[list[Cell]]:
        sheet = self._book.sheet_by_name(name)
        return [sheet.row_values(row) for row in range(min(sheet.nrows, LOOKED_AT))]

    def _cells(self, row: int) -> list[Cell]:
        """Return one row, as wide as the sheet: one cell far away makes all wide, so empty ones must cost little."""
        cells: list[Cell] = self._sheet.row_values(row)
        if not cells and row not in self._uncalculated:
            return cells
        for column, kind in enumerate(self._sheet.row_types(row)):
            if kind not in _AS_THEY_ARE:
                cells[column] = self._cell(cells[column], kind)
        cells += [None] * (self._sheet.ncols - len(cells))
        for column, shown in self._padded.get(row + 1, {}).items():
            cells[column] = shown
        for column in self._uncalculated.get(row, ()):
            cells[column : column + 1] = [NEVER_CALCULATED]
        return cells

    def _cell(self, value: Any, kind: int) -> Cell:  # noqa: ANN401  the library has no types
        import xlrd  # noqa: PLC0415  only where such a workbook is read

        if kind == xlrd.XL_CELL_DATE:
            return self._date(float(value))
        if kind == xlrd.XL_CELL_BOOLEAN:
            return "TRUE" if value else "FALSE"
        if kind == xlrd.XL_CELL_ERROR:
            return str(xlrd.error_text_from_code.get(value, "#ERROR"))
        return None

    def _date(self, serial: float) -> Cell:
        """Return a date; a time of day without a date as text, a serial beyond the calendar as the number it is."""
        import xlrd  # noqa: PLC0415  only where such a workbook is read

        if serial < 0:
            return serial
        if serial < 1:
            return str(xlrd.xldate_as_datetime(serial, 0).time())
        try:
            moment: datetime = xlrd.xldate_as_datetime(serial, self._book.datemode)
        except (ValueError, OverflowError, xlrd.xldate.XLDateError):
            return serial
        return moment


def _is_unseen(row: Any) -> bool:  # noqa: ANN401  the library has no types
    """Return whether what is said of a row hides it: a mark, or that it has no height, which is not the usual one."""
    return bool(row.hidden or (row.height == 0 and not row.has_default_height))


def _hidden_columns(sheet: Any) -> frozenset[int]:  # noqa: ANN401  the library has no types
    """Return the columns with such a mark or no width; those of which nothing is said may have none, either."""
    said = sheet.colinfo_map
    others = set(range(sheet.ncols)).difference(said) if said and sheet.standardwidth == 0 else ()
    return frozenset((*(column for column, info in said.items() if info.hidden or info.width == 0), *others))
