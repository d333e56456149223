"""What spreadsheet programs do to rows: hide them, merge cells, count days from 1904, and write equal rows once."""

from __future__ import annotations

from itertools import groupby, takewhile

from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow

from tests.core.sources.written_files import _ods_cell, _xlsx, write

HIDDEN, MERGED, FROM_1904, REPEATED = "hidden rows", "merged cells", "days from 1904", "repeated rows"
WAYS = {"xlsx": (HIDDEN, MERGED, FROM_1904), "ods": (REPEATED,)}
MOST_ROWS = 1 << 20  # of a sheet: LibreOffice writes the empty ones below as one


def write_book(path, lines, first, ways):
    """Write a workbook in these ways; the rows of the table begin at the place `first` of the lines."""
    if REPEATED in ways:
        return _write_repeated(path, lines)
    if not ways:
        return write(path, lines, "Data")
    _xlsx(path, lines, "Data", {"date_1904": FROM_1904 in ways}, lambda page: _dress(page, lines, first, ways))
    return path


def _dress(page, lines, first, ways):
    """Hide every third row, and merge each empty cell with the one above it, whose value alone counts."""
    for place in range(first, len(lines)) if HIDDEN in ways else ():
        if place % 3 == 0:
            page.set_row(place, None, None, {"hidden": True})
    width = max(map(len, lines), default=0) if MERGED in ways else 0
    for column in range(width):
        cells = [line[column] if column < len(line) else None for line in lines]
        for place in range(first, len(lines)):
            if cells[place] is not None:
                n_empty = sum(1 for _ in takewhile(lambda cell: cell is None, cells[place + 1 :]))
                if n_empty:
                    page.merge.append([place, column, place + n_empty, column])


def _write_repeated(path, lines):
    book = OpenDocumentSpreadsheet()
    page = Table(name="Data")
    for _, equal in groupby(lines, key=repr):
        same = list(equal)
        row = TableRow(numberrowsrepeated=len(same)) if len(same) > 1 else TableRow()
        for cell in same[0]:
            row.addElement(_ods_cell(cell))
        page.addElement(row)
    below = TableRow(numberrowsrepeated=MOST_ROWS - len(lines))
    below.addElement(TableCell(numbercolumnsrepeated=1024))
    page.addElement(below)
    book.spreadsheet.addElement(page)
    book.save(str(path))
    return path
