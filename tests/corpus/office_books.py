"""Workbooks, pages and packed files as offices, clinics, schools and survey programs send them."""

from __future__ import annotations

import gzip
import json
import zipfile
from datetime import date

import xlsxwriter
import xlwt
from odf.opendocument import OpenDocumentSpreadsheet
from odf.style import Style
from odf.table import CoveredTableCell, Table, TableCell, TableRow
from odf.text import P

from tests.core.sources.binary_workbook import write_xlsb
from tests.corpus.case import asked, settled, told
from tests.corpus.offices import NAMES, RECORDS, TABLE, WHOLE
from tests.corpus.texts import text

ROWS = [[*NAMES], *[[sex, int(age), place] for sex, age, place in RECORDS]]
INTS = "urn:schemas-microsoft-com:office:spreadsheet"


def book(change=lambda sheet, book: None, rows=ROWS, sheet="Data"):
    """Return what writes an .xlsx file with these rows, changed."""

    def make(path):
        with xlsxwriter.Workbook(path, {"default_date_format": "yyyy-mm-dd"}) as written:
            page = written.add_worksheet(sheet)
            for number, row in enumerate(rows):
                page.write_row(number, 0, row)
            change(page, written)

    return make


def with_parts(make, name_of, content_of=bytes):
    """Return what writes an .xlsx file with other names of its parts, and what these say of each other."""

    def rename(path):
        make(path)
        with zipfile.ZipFile(path) as old:
            parts = {name_of(name): content_of(old.read(name)) for name in old.namelist()}
        with zipfile.ZipFile(path, "w") as new:
            for name, content in parts.items():
                new.writestr(name, content)

    return rename


def in_no_folder(make):
    """Return what writes an .xlsx file whose list of sheets is in no folder of the package, as some programs do."""
    return with_parts(
        make,
        lambda name: name.removeprefix("xl/"),
        lambda content: content.replace(b'"/xl/', b'"/').replace(b'"xl/', b'"'),
    )


def with_page(name, rows, first=False):
    """Return what adds another sheet."""

    def add(_, written):
        page = written.add_worksheet(name)
        for number, row in enumerate(rows):
            page.write_row(number, 0, row)
        if first:
            written.worksheets_objs.insert(0, written.worksheets_objs.pop())

    return add


def hidden(sheet, _):
    sheet.autofilter("A1:C25")
    for row in range(3, 9):
        sheet.set_row(row, None, None, {"hidden": True})


def zeros(sheet, written):
    for row in range(1, len(ROWS)):
        sheet.write(row, 1, 1067 + row, written.add_format({"num_format": "00000"}))


def old(path, change=lambda sheet: None):
    """Write an .xls file."""
    written = xlwt.Workbook()
    sheet = written.add_sheet("Data")
    for number, row in enumerate(ROWS):
        for place, value in enumerate(row):
            sheet.write(number, place, value)
    change(sheet)
    written.save(str(path))


def old_hidden(path):
    def hide(sheet):
        for row in range(3, 9):
            sheet.row(row).hidden = True

    old(path, hide)


def open_document(path, *, merged=False, hidden=False):
    """Write an .ods file, the first two records perhaps with one merged cell, perhaps with hidden rows."""
    document = OpenDocumentSpreadsheet()
    document.automaticstyles.addElement(Style(name="s", family="table-row"))
    table = Table(name="Data")
    for number, row in enumerate(ROWS):
        line = TableRow(visibility="collapse") if hidden and 3 <= number < 9 else TableRow()
        for place, value in enumerate(row):
            covered = merged and number == 2 and place == 0
            said = {"numberrowsspanned": 2, "numbercolumnsspanned": 1} if merged and number == 1 and place == 0 else {}
            kind = {"valuetype": "float", "value": value} if isinstance(value, int) else {"valuetype": "string"}
            cell = CoveredTableCell() if covered else TableCell(**kind, **said)
            if not covered:
                cell.addElement(P(text=str(value)))
            line.addElement(cell)
        table.addElement(line)
    document.spreadsheet.addElement(table)
    document.save(str(path))


def page(rows=ROWS, before="", cell="td"):
    """Return HTML of a table."""
    inside = "".join("<tr>" + "".join(f"<{cell}>{value}</{cell}>" for value in row) + "</tr>\n" for row in rows)
    return f"<html><head><meta charset=utf-8></head><body>{before}<table border=1>{inside}</table></body></html>"


def xml_workbook(rows=ROWS):
    """Return the XML of Excel 2003."""
    kinds = {str: "String", int: "Number"}
    inside = "".join(
        "<Row>"
        + "".join(f'<Cell><Data ss:Type="{kinds[type(value)]}">{value}</Data></Cell>' for value in row)
        + "</Row>"
        for row in rows
    )
    return (
        f'<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="{INTS}" xmlns:ss="{INTS}">'
        f'<Worksheet ss:Name="Data"><Table>{inside}</Table></Worksheet></Workbook>'
    )


def flat(rows=ROWS):
    """Return a flat OpenDocument spreadsheet, with the blank rows that LibreOffice writes at its end."""
    kind, cell = "application/vnd.oasis.opendocument.spreadsheet", "table:table-cell"
    inside = "".join(
        "<table:table-row>"
        + "".join(
            f'<{cell} office:value-type="float" office:value="{value}"><text:p>{value}</text:p></{cell}>'
            if isinstance(value, int)
            else f'<{cell} office:value-type="string"><text:p>{value}</text:p></{cell}>'
            for value in row
        )
        + "</table:table-row>"
        for row in rows
    )
    end = '<table:table-row table:number-rows-repeated="1048000"/>'
    return (
        '<?xml version="1.0"?><office:document xmlns:office="o" xmlns:table="t" xmlns:text="x" '
        f'office:mimetype="{kind}"><office:body><office:spreadsheet><table:table table:name="Data">'
        f"{inside}{end}</table:table>"
        "</office:spreadsheet></office:body></office:document>"
    )


def packed(**parts):
    """Return what writes a zip; the names of its parts have _ for a dot."""

    def make(path):
        with zipfile.ZipFile(path, "w") as archive:
            for name, content in parts.items():
                archive.writestr(name.replace("_", "."), content)

    return make


RECORD = [dict(zip(NAMES, row, strict=True)) for row in RECORDS]
TEXTS = [[*NAMES], *[list(row) for row in RECORDS]]
GROUPS = [["place", "people", None, "homes", None], [None, "m", "f", "1", "2+"]]
GROUPED = [[place, int(age), int(age), int(age), int(age)] for _, age, place in RECORDS]

NOTES = [["Patients of", None, None], ["the clinic,", None, "and"], ["as of", "spring", None]]
CASES = (
    asked("notes-above-without-a-blank-row.xlsx", book(rows=[*NOTES, *ROWS]), ("header_row",), *TABLE, header_row=4),
    # which sheet
    settled(
        "page-of-text-first.xlsx",
        book(with_page("Readme", [["A survey of all people, for whoever reads it. " * 3]] * 60)),
        *TABLE,
    ),
    settled(
        "pivot-beside.xlsx",
        book(with_page("Pivot", [["Row Labels", "Count"], *[[f"g{n}", n] for n in range(99)]])),
        *TABLE,
    ),
    told(
        "hidden-sheet.xlsx",
        book(lambda sheet, written: written.add_worksheet("Codes").hide()),
        "hidden sheets: .Codes.",
        *TABLE,
    ),
    asked(
        "hidden-column.xlsx",
        book(lambda sheet, written: sheet.set_column("B:B", None, None, {"hidden": True})),
        ("hidden_columns",),
        *TABLE,
        hidden_columns="read",
    ),
    # merged, hidden, filtered
    asked("filtered.xlsx", book(hidden), ("hidden_rows",), *TABLE, hidden_rows="read"),
    asked("filtered-out.xlsx", book(hidden), ("hidden_rows",), *TABLE[:3], *TABLE[9:], hidden_rows="skip"),
    asked("hidden.xls", old_hidden, ("hidden_rows",), *TABLE[:3], *TABLE[9:], hidden_rows="skip"),
    asked(
        "hidden.ods",
        lambda path: open_document(path, hidden=True),
        ("hidden_rows",),
        *TABLE[:3],
        *TABLE[9:],
        hidden_rows="skip",
    ),
    asked(
        "merged.ods",
        lambda path: open_document(path, merged=True),
        ("merged",),
        *TABLE[:2],
        TABLE[1][0] + TABLE[2][1:],
        *TABLE[3:],
        merged="repeat",
    ),
    asked(
        "merged-below.xlsx",
        book(lambda sheet, _: sheet.merge_range("C2:C5", "Here")),
        ("merged",),
        TABLE[0],
        *[f"{sex}|{age}|{'Here' if n < 4 else place}" for n, (sex, age, place) in enumerate(RECORDS)],
        merged="repeat",
    ),
    asked(
        "merged-groups-above-names.xlsx",
        book(
            lambda page, _: (page.merge_range("B1:C1", "Votes"), page.merge_range("D1:E1", "Seats")),
            [[], ["Ward", "Red", "Blue", "Green", "Grey"], *[[f"W{n}", n, n + 7, 2 * n, 3] for n in range(24)]],
        ),
        ("header_row",),
        "Ward|Votes Red|Votes Blue|Seats Green|Seats Grey",
        *[f"W{n}|{n}|{n + 7}|{2 * n}|3" for n in range(24)],
        header_row=1,
        header_rows=2,
    ),
    asked(
        "merged-names.xlsx",
        book(rows=[*GROUPS, *GROUPED]),
        ("skip_below_header",),
        "place|people m|people f|homes 1|homes 2+",
        *["|".join(map(str, row)) for row in GROUPED],
        header_rows=2,
        skip_below_header=0,
    ),
    # totals, notes, another table
    settled("total-below.xlsx", book(lambda sheet, _: sheet.write_row(25, 0, ["Total", 1000])), *TABLE),
    told(
        "total-never-calculated.xlsx",
        book(lambda sheet, _: sheet.write_formula("B27", "=SUM(B2:B25)", None, "") or sheet.write("A27", "Total")),
        "one formula has no value, in B27",
        *TABLE,
    ),
    asked(
        "legend-below.xlsx",
        book(
            lambda sheet, _: (
                sheet.write_column("A28", ["Legend:", "f", "m"]) or sheet.write_column("B29", ["female", "male"])
            )
        ),
        ("below_gap",),
        *TABLE,
        below_gap="skip",
    ),
    settled("title-above.xlsx", book(rows=[["People of 2024"], [], *ROWS]), *TABLE),
    settled("not-at-the-corner.xlsx", book(rows=[[], [], *[[None, None, *row] for row in ROWS]]), *TABLE),
    settled(
        "note-beside.xlsx",
        book(lambda sheet, _: sheet.write("F3", "provisional")),
        "sex|age|district|Column F",
        *[f"{row}|{'provisional' if n == 1 else ''}" for n, row in enumerate(TABLE[1:])],
    ),
    # cells
    *(
        settled(name, make, TABLE[0], *[f"{sex}|{1067 + n:05}|{place}" for n, (sex, _, place) in enumerate(RECORDS, 1)])
        for name, make in (("zeros-by-format.xlsx", book(zeros)), ("no-folder.xlsx", in_no_folder(book(zeros))))
    ),
    settled("backslashes.xlsx", with_parts(book(), lambda name: name.replace("/", "\\")), *TABLE),
    settled("numbers-as-texts.xlsx", book(rows=TEXTS), *TABLE),
    settled(
        "dates.xlsx",
        book(rows=[["sex", "day"], *[[sex, date(2024, 1 + n % 12, 1 + n)] for n, (sex, *_) in enumerate(RECORDS)]]),
        "sex|day",
        *[f"{sex}|2024-{1 + n % 12:02}-{1 + n:02}" for n, (sex, *_) in enumerate(RECORDS)],
    ),
    settled(
        "dates-and-texts.xlsx",
        book(
            rows=[
                ["sex", "day"],
                *[[sex, date(2024, 1, 1 + n) if n % 2 else f"{1 + n}.1.2024"] for n, (sex, *_) in enumerate(RECORDS)],
            ]
        ),
        "sex|day",
        *[f"{sex}|2024-01-{1 + n:02}" if n % 2 else f"{sex}|{1 + n}.1.2024" for n, (sex, *_) in enumerate(RECORDS)],
    ),
    settled(
        "table-with-a-name.xlsx",
        book(
            lambda sheet, _: sheet.add_table(
                "A1:C25", {"name": "People", "columns": [{"header": name} for name in NAMES], "data": ROWS[1:]}
            )
        ),
        *TABLE,
    ),
    settled("office.ods", open_document, *TABLE),
    settled("office.xls", old, *TABLE),
    settled("office.xlsb", lambda path: write_xlsb(path, ROWS), *TABLE),
    asked(
        "hidden.xlsb",
        lambda path: write_xlsb(path, ROWS, hidden=range(3, 9)),
        ("hidden_rows",),
        *TABLE[:3],
        *TABLE[9:],
        hidden_rows="skip",
    ),
    # pages, and what is only called a workbook
    settled("page.html", text(page()), *TABLE),
    settled("page-below-comments.html", text(f"<!-- made by -->\n<!-- a program -->\n{page()}"), *TABLE),
    settled("page-of-heads.xls", text(page(cell="th")), *TABLE),
    settled("page-in-utf-16.xls", text(page(), "utf-16"), *TABLE),
    settled(
        "page-with-menu.html", text(page(before="<table><tr><td>Home<td>Data<td>Help</table><p>People</p>")), *TABLE
    ),
    settled(
        "page-without-ends.html",
        text("<table>" + "".join("<tr>" + "".join(f"<td>{value}" for value in row) for row in ROWS) + "</table>"),
        *TABLE,
    ),
    settled(
        "page-in-latin.html",
        text(page().replace("charset=utf-8", "charset=iso-8859-1").replace("North", "Köln"), "latin-1"),
        *[row.replace("North", "Köln") for row in TABLE],
    ),
    asked(
        "page-with-spans.html",
        text(
            page()
            .replace("<td>f</td><td>20</td>", "<td rowspan=2>f</td><td>20</td>")
            .replace("<tr><td>m</td><td>27</td>", "<tr><td>27</td>")
        ),
        ("merged",),
        *TABLE[:2],
        TABLE[2].replace("m|", "f|"),
        *TABLE[3:],
        merged="repeat",
    ),
    settled("xml-of-2003.xls", text(xml_workbook()), *TABLE),
    settled(
        "xml-of-2003.xml",
        text(xml_workbook([["People"], [], *ROWS]).replace("<Row></Row><Row>", '<Row ss:Index="3">')),
        *TABLE,
    ),
    settled("flat.fods", text(flat()), *TABLE),
    settled("tabs.xls", text(WHOLE.replace(",", "\t")), *TABLE),
    settled("tabs-in-utf-16.xls", text(WHOLE.replace(",", "\t"), "utf-16"), *TABLE),
    settled("commas.xls", text(WHOLE), *TABLE),
    # packed
    settled("packed.csv.gz", lambda path: path.write_bytes(gzip.compress(WHOLE.encode())), *TABLE),
    settled("packed-alone.zip", packed(people_csv=WHOLE), *TABLE),
    settled("packed-with-note.zip", packed(note_txt="read me first\n", people_csv=WHOLE), *TABLE),
    settled("packed-folder.zip", packed(**{"data/people_csv": WHOLE, "__MACOSX/._people_csv": "x"}), *TABLE),
    # JSON
    settled("list.json", text(json.dumps(RECORD)), *TABLE),
    settled("records.jsonl", text("\n".join(map(json.dumps, RECORD))), *TABLE),
    settled("wrapped.json", text(json.dumps({"meta": {"n": 24}, "data": RECORD})), *TABLE),
    settled(
        "features.json",
        text(
            json.dumps(
                {
                    "type": "FeatureCollection",
                    "features": [{"type": "Feature", "properties": each, "geometry": None} for each in RECORD],
                }
            )
        ),
        *TABLE,
    ),
)
