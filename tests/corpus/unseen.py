"""Spreadsheets with rows, columns and sheets that nobody sees, in each of the ways in which they can be hidden."""

from __future__ import annotations

import zipfile

from odf.opendocument import OpenDocumentSpreadsheet
from odf.style import Style, TableRowProperties
from odf.table import Table, TableCell, TableRow
from odf.text import P

from tests.core.sources.binary_workbook import write_xlsb
from tests.corpus.case import asked, told
from tests.corpus.office_books import ROWS, book, old, page, with_page, with_parts, xml_workbook
from tests.corpus.offices import TABLE
from tests.corpus.texts import text

SHOWN = (*TABLE[:3], *TABLE[9:])
NARROW = tuple(line.rpartition("|")[0] for line in TABLE)


def changed(old, new, make=None):
    """Return what writes an .xlsx file of which a text is another one."""
    return with_parts(make or book(), str, lambda content: content.replace(old, new))


def flat(sheet, _):
    """Make rows 4 to 9 low, by a height that `changed` takes away."""
    for row in range(3, 9):
        sheet.set_row(row, 7.5)


def narrow(sheet, _):
    sheet.set_column("C:C", 3)


def opened(path):
    """Write an .ods file in whose styles the rows 4 to 9 have no height."""
    document = OpenDocumentSpreadsheet()
    low = Style(name="low", family="table-row")
    low.addElement(TableRowProperties(rowheight="0cm", useoptimalrowheight="false"))
    document.automaticstyles.addElement(low)
    table = Table(name="Data")
    for number, row in enumerate(ROWS):
        line = TableRow(stylename="low") if 3 <= number < 9 else TableRow()
        for value in row:
            cell = TableCell(valuetype="string")
            cell.addElement(P(text=str(value)))
            line.addElement(cell)
        table.addElement(line)
    document.spreadsheet.addElement(table)
    document.save(str(path))


def flat_file(path):
    """Write the same in one file of XML."""
    opened(path)
    with zipfile.ZipFile(path) as package:
        content = package.read("content.xml").decode()
    said = 'office:mimetype="application/vnd.oasis.opendocument.spreadsheet"'
    path.write_text(content.replace("<office:document-content", f"<office:document {said}").replace("-content>", ">"))


def old_flat(path):
    def change(sheet):
        for row in range(3, 9):
            sheet.row(row).height = 0

    old(path, change)


def very_hidden(sheet, written):
    with_page("Codes", [["code"], [1]])(sheet, written)
    written.worksheets()[1].very_hidden()


def old_very_hidden(path):
    def change(sheet):
        codes = sheet.get_parent().add_sheet("Codes")
        codes.write(0, 0, "code")
        codes.visibility = 2

    old(path, change)


def struck(sheet, written):
    """Strike out all cells of rows 4 and 5."""
    line = written.add_format({"font_strikeout": True})
    for number in (3, 4):
        sheet.write_row(number, 0, ROWS[number], line)


CASES = (
    told(
        "struck-out.xlsx", book(struck), "In 2 rows cells are struck through, first row 4", *TABLE, as_written="count"
    ),
    told("very-hidden.xlsx", book(very_hidden), "hidden sheets: .Codes.", *TABLE),
    told("very-hidden.xls", old_very_hidden, "hidden sheets: .Codes.", *TABLE),
    asked("no-height.xls", old_flat, ("hidden_rows",), *SHOWN, hidden_rows="skip"),
    asked(
        "no-height.xlsb",
        lambda path: write_xlsb(path, ROWS, flat=range(3, 9)),
        ("hidden_rows",),
        *SHOWN,
        hidden_rows="skip",
    ),
    asked(
        "no-width.xlsb",
        lambda path: write_xlsb(path, ROWS, wide_as=[(0, 1, 2304), (2, 2, 0)]),
        ("hidden_columns",),
        *NARROW,
        hidden_columns="skip",
    ),
    asked("no-height.ods", opened, ("hidden_rows",), *SHOWN, hidden_rows="skip"),
    asked("no-height.fods", flat_file, ("hidden_rows",), *SHOWN, hidden_rows="skip"),
    asked(
        "no-height.xlsx",
        changed(b'ht="7.5"', b'ht="0"', book(flat)),
        ("hidden_rows",),
        *SHOWN,
        hidden_rows="skip",
    ),
    asked(
        "no-width.xlsx",
        changed(b'width="3.7109375"', b'width="0"', book(narrow)),
        ("hidden_columns",),
        *NARROW,
        hidden_columns="skip",
    ),
    asked(
        "no-width.xml",
        text(xml_workbook().replace("<Table>", '<Table><Column ss:Index="3" ss:Width="0"/>')),
        ("hidden_columns",),
        *NARROW,
        hidden_columns="skip",
    ),
    asked(
        "no-display.html",
        text(page().replace("<table border=1>", "<table><col><col><col style='display:none'>")),
        ("hidden_columns",),
        *NARROW,
        hidden_columns="skip",
    ),
)
