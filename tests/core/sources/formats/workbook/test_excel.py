"""Zip workbooks: the right sheet, honest error cells, and no workbook that can end the program."""

from __future__ import annotations

import re
import zipfile
from datetime import date, datetime, time

import msoffcrypto.format.ooxml
import openpyxl
import pytest
import xlsxwriter
from openpyxl.worksheet.table import Table

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.errors import (
    DamagedWorkbookError,
    EmptyFileError,
    EncryptedFileError,
    InflatedWorkbookError,
    MissingSheetError,
    TooManyCellsError,
    UnknownCategoryError,
    UnplacedErrorCellsError,
    UnreadableFileError,
    WrongFormatError,
)
from core.sources.asking.pins import unpinned
from core.sources.asking.preview import preview
from core.sources.asking.records import ReadRequest, read_rows
from core.sources.formats.workbook import package
from core.sources.formats.workbook.excel import Excel
from core.sources.formats.workbook.package import Package
from core.sources.formats.workbook.sheet_marks import SheetMarks
from core.sources.source import CHUNK_ROWS, NEVER_CALCULATED
from tests.core.sources.written_files import codes, reading, text_cell, with_part, with_sheet, write

SHEET = "xl/worksheets/sheet1.xml"
A = Attribute("a", Kind.CATEGORIES, ("x", "y"))


def test_the_largest_visible_sheet_is_taken_unless_one_is_chosen(tmp_path):
    path = tmp_path / "a.xlsx"
    book = xlsxwriter.Workbook(path)
    for name, n in (("Notes", 2), ("Data", 40), ("Hidden", 400)):
        page = book.add_worksheet(name)
        page.write_column("A1", ["a", *["x"] * n])
    page.hide()
    book.close()
    found = reading(path).preview()
    assert found["sheets"] == ("Notes", "Data", "Hidden")
    assert (found["layout"]["sheet"], found["n_rows"]) == ("Data", 40)
    assert reading(path, ReadingLayout(sheet="Hidden")).preview()["n_rows"] == 400
    with pytest.raises(MissingSheetError, match=r"“Nots”.*“Notes”, “Data”, “Hidden”"):
        reading(path, ReadingLayout(sheet="Nots"))


def test_cells_are_what_excel_shows(tmp_path):
    path = tmp_path / "a.xlsx"
    book = openpyxl.Workbook()
    page = book.active
    page.append(["n", "b", "d", "m", "t", "s", "f"])
    page.append([5.0, True, date(2024, 1, 31), datetime(2024, 1, 31, 12, 30), time(6), "005", 0.1])  # noqa: DTZ001
    book.save(path)
    first = reading(path).preview()["first"]
    assert first == [["5", "TRUE", "2024-01-31", "2024-01-31 12:30:00", "06:00:00", "005", "0.1"]]


def test_a_table_that_does_not_begin_in_a1(tmp_path):
    path = with_sheet(
        tmp_path / "a.xlsx",
        f'<row r="4">{text_cell("D4", "a")}{text_cell("E4", "b")}</row>'
        f'<row r="6">{text_cell("D6")}{text_cell("E6")}</row>',
    )
    found = reading(path).preview()
    assert (found["headers"], found["letters"], found["layout"]["header_row"]) == (["a", "b"], ["D", "E"], 4)
    with pytest.raises(Exception, match=r"row 6, column E \(“b”\)"):
        codes(path, [Attribute("b", Kind.CATEGORIES, ("y",))])


def test_error_cells_across_pieces_of_the_part(tmp_path, monkeypatch):
    rows = "".join(f'<row r="{n}">{text_cell(f"A{n}", "a" if n == 1 else "x")}</row>' for n in range(1, 40))
    rows += '<row r="40"><c t="e" r="A40"><f>NA()</f><v>#N/A</v></c></row>'
    path = with_sheet(tmp_path / "a.xlsx", rows)
    for size in (17, 64, 1000):
        monkeypatch.setattr(package, "BLOCK", size)
        assert Package(str(path)).look_at("xl/worksheets/sheet1.xml", SheetMarks()) == {40: {0: "#N/A"}}


@pytest.mark.parametrize(
    "cell",
    [
        '<c r="A2" t="e"><v>#N/A</v></c>',
        "<c r='A2' t='e'><v>#N/A</v></c>",
        '<c r="A2" s="1" t="e"><f>NA()</f><v>#N/A</v></c>',
        "<c t = 'e' r\n=\n'A2' ><v>#N/A</v></c>",
        '<c s="1" r="A2"><f>NA()</f></c>',
        '<c r="A2" t="e"/>',
    ],
)
def test_error_cells_however_they_are_written(tmp_path, cell):
    path = with_sheet(tmp_path / "a.xlsx", f'<row r="1">{text_cell("A1", "a")}</row><row r="2">{cell}</row>')
    found = Package(str(path)).look_at("xl/worksheets/sheet1.xml", SheetMarks())
    assert (found == {}) == cell.endswith("/>")


@pytest.mark.parametrize("cell", [b'<c r="A2"t="e"><v>#N/A</v></c>', b'<c s="1"r="A2"><f>NA()</f></c>'])
def test_errors_beyond_the_first_piece_are_found_as_the_parser_reads_them(tmp_path, monkeypatch, cell):
    rows = f'<row r="1">{text_cell("A1", "a")}</row><row r="2">CELL</row>'
    path = with_part(with_sheet(tmp_path / "a.xlsx", rows), SHEET, lambda text: text.replace(b"CELL", cell))
    with zipfile.ZipFile(path) as archive:
        monkeypatch.setattr(package, "BLOCK", archive.read(SHEET).index(cell))
    assert Package(str(path)).look_at(SHEET, SheetMarks())


def test_error_cells_that_do_not_say_where_they_are(tmp_path):
    path = with_sheet(tmp_path / "a.xlsx", '<row><c t="e"><v>#N/A</v></c></row>')
    with pytest.raises(UnplacedErrorCellsError, match="does not say where"):
        Package(str(path)).look_at("xl/worksheets/sheet1.xml", SheetMarks())


def test_a_small_workbook_that_spreads_over_the_whole_sheet(tmp_path):
    far = f'<row r="1">{text_cell("A1", "a")}</row><row r="1048576">{text_cell("XFD1048576")}</row>'
    path = with_sheet(tmp_path / "bomb.xlsx", far)
    for ask in (preview, lambda file: read_rows(ReadRequest(file, ReadingLayout(), (A,), ProtectedUnit()))):
        with pytest.raises(TooManyCellsError, match="spread over 1,048,576 rows and 16,384 columns, to XFD1048576"):
            ask(path)


def test_a_row_beyond_the_last_of_any_sheet_is_refused_at_once(tmp_path):
    far = f'<row r="1">{text_cell("A1", "a")}</row><row r="12000000">{text_cell("B12000000")}</row>'
    path = with_sheet(tmp_path / "far.xlsx", far, '<dimension ref="A1:B2"/>')
    with pytest.raises(TooManyCellsError, match="spread over 12,000,000 rows and 2 columns, to B12000000"):
        preview(path)


def test_the_same_with_a_lie_about_it_ends_only_the_reader(tmp_path):
    far = f'<row r="1">{text_cell("A1", "a")}</row><row r="1048576">{text_cell("XFD1048576")}</row>'
    path = with_sheet(tmp_path / "bomb.xlsx", far, '<dimension ref="A1:B2"/>')
    with pytest.raises(UnreadableFileError, match="more memory than reading may take"):
        preview(path)


def test_formats_far_away_are_no_cells(tmp_path):
    path = with_sheet(
        tmp_path / "a.xlsx",
        f'<row r="1">{text_cell("A1", "a")}</row><row r="2">{text_cell("A2")}</row>'
        '<row r="1048576"><c r="XFD1048576" s="0"/></row>',
        '<dimension ref="A1:XFD1048576"/>',
    )
    assert codes(path, [A]) == [[0]]


def test_a_zip_bomb(tmp_path):
    path = with_sheet(tmp_path / "a.xlsx", f'<row r="1">{text_cell("A1", " " * 200_000_000)}</row>')
    assert path.stat().st_size < 1_000_000
    with pytest.raises(InflatedWorkbookError, match=r"unpacked it would take 19\d MB"):
        preview(path)


def test_an_ods_bomb_ends_only_the_reader(tmp_path):
    path = write(tmp_path / "a.ods", [["a", "b"], ["x", "y"]])
    with zipfile.ZipFile(path) as old:
        parts = {name: old.read(name) for name in old.namelist()}
    parts["content.xml"] = (
        parts["content.xml"]
        .replace(b"<table:table-row>", b'<table:table-row table:number-rows-repeated="1048576">')
        .replace(b"<table:table-cell ", b'<table:table-cell table:number-columns-repeated="16384" ')
    )
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as new:
        for name, content in parts.items():
            new.writestr(name, content)
    with pytest.raises(UnreadableFileError):
        preview(path)


def test_an_encrypted_workbook(tmp_path):
    plain = write(tmp_path / "plain.xlsx", [["a"], ["x"]])
    path = tmp_path / "locked.xlsx"
    with plain.open("rb") as source, path.open("wb") as target:
        msoffcrypto.format.ooxml.OOXMLFile(source).encrypt("secret", target)
    with pytest.raises(EncryptedFileError, match=r"locked.xlsx: the workbook is protected by a password. Save a copy"):
        preview(path)


def test_an_encrypted_ods(tmp_path):
    path = write(tmp_path / "a.ods", [["a"], ["x"]])
    with zipfile.ZipFile(path, "a") as archive, pytest.warns(UserWarning, match="Duplicate"):
        archive.writestr("META-INF/manifest.xml", "<manifest:encryption-data/>")
    with pytest.raises(EncryptedFileError):
        preview(path)


@pytest.mark.parametrize("part", [0.3, 0.6, 0.95, 0.999])
@pytest.mark.parametrize("suffix", ["xlsx", "ods", "xls", "parquet"])
def test_a_truncated_file(tmp_path, suffix, part):
    path = write(tmp_path / f"a.{suffix}", [["a", "b"], *[["x", place] for place in range(2000)]])
    content = path.read_bytes()
    path.write_bytes(content[: int(part * len(content))])
    with pytest.raises((UnreadableFileError, WrongFormatError)):
        preview(path)


@pytest.mark.parametrize("suffix", ["xlsx", "ods"])
def test_damage_inside_the_zip(tmp_path, suffix):
    path = write(tmp_path / f"a.{suffix}", [["a", "b"], *[["x", place] for place in range(2000)]])
    content = bytearray(path.read_bytes())
    for place in range(200, len(content) - 2000, 97):
        content[place] ^= 0xFF
    path.write_bytes(content)
    with pytest.raises((UnreadableFileError, WrongFormatError)):
        preview(path)


def test_a_sheet_without_a_name(tmp_path):
    path = write(tmp_path / "a.xlsx", [["a", "b"], ["x", 1]])
    path = with_part(path, "xl/workbook.xml", lambda text: text.replace(b'<sheet name="Data"', b'<sheet nme="Data"'))
    with pytest.raises(UnreadableFileError, match="damaged"):
        reading(path).preview()


def test_a_workbook_with_nothing_in_it(tmp_path):
    path = write(tmp_path / "a.xlsx", [])
    with pytest.raises(Exception, match=r"a.xlsx, sheet “Data”: there is nothing in it"):
        preview(path)


# ------------------------------------------------------------------ which sheet


def chart(book, name):
    line = book.add_chart({"type": "line"})
    line.add_series({"values": "=Data!$A$1:$A$2"})
    book.add_chartsheet(name).set_chart(line)


def test_a_sheet_that_is_a_chart_is_none(tmp_path):
    path = tmp_path / "a.xlsx"
    book = xlsxwriter.Workbook(path)
    chart(book, "Chart")
    book.add_worksheet("Data").write_column("A1", ["a", "x"])
    book.close()
    assert reading(path).grid.source.sheets == ("Data",)
    with pytest.raises(MissingSheetError) as caught:
        reading(path, ReadingLayout(sheet="Chart"))
    assert vars(caught.value) == {"file": str(path), "sheet": "Chart", "sheets": "“Data”"}
    with_part(path, "xl/workbook.xml", lambda text: re.sub(b'<sheet name="Data".*?/>', b"", text))
    with pytest.raises(EmptyFileError) as caught:
        reading(path)
    assert caught.value.file == str(path)


def test_where_all_sheets_are_hidden_the_largest_is_taken(tmp_path):
    path = tmp_path / "a.xlsx"
    book = xlsxwriter.Workbook(path)
    for name, n in (("One", 2), ("Two", 40), ("Three", 4)):
        book.add_worksheet(name).write_column("A1", ["a", *["x"] * n])
    book.close()
    with_part(path, "xl/workbook.xml", lambda text: text.replace(b'<sheet name="', b'<sheet state="hidden" name="'))
    assert reading(path).grid.source.layout.sheet == "Two"


def test_what_is_said_about_text_does_not_matter(tmp_path):
    path = write(tmp_path / "a.xlsx", [["a"], ["x"]])
    assert Excel(str(path), ReadingLayout(encoding="latin-1", delimiter=";")).layout == ReadingLayout(sheet="Data")


@pytest.mark.parametrize("suffix", ["xlsx", "xlsm", "ods"])
def test_where_the_cells_of_any_workbook_are_has_to_be_said(suffix):
    assert unpinned(f"a.{suffix}", ReadingLayout(), []) == ("sheet", "header_row")


# ------------------------------------------------------------------ where things are


def test_rows_are_numbered_as_the_program_numbers_them(tmp_path):
    n = 256 + CHUNK_ROWS + 5
    opened = Excel(str(write(tmp_path / "a.xlsx", [[number] for number in range(1, n + 1)])), ReadingLayout())
    numbers, cells, parts = [], [], []
    for chunk in opened.chunks():
        assert len(chunk.numbers) == len(chunk.rows)
        numbers += chunk.numbers
        cells += [row[0] for row in chunk.rows]
        parts.append(opened.part_done())
    assert numbers == cells == [*range(1, n + 1)]
    assert opened.n_rows() == n
    assert parts == [256 / n, (256 + CHUNK_ROWS) / n, 1]


def test_an_empty_sheet_has_no_rows(tmp_path):
    opened = Excel(str(write(tmp_path / "a.xlsx", [])), ReadingLayout())
    assert (opened.n_rows(), opened.part_done(), [*opened.chunks()]) == (0, 0, [])


def test_error_cells_are_counted_and_the_first_is_named(tmp_path):
    """By rows, and then from left to right, however the file has them; they are seen where the parser sees nothing."""
    never = "<f>A1</f>"
    rows = (
        f'<row r="1">{text_cell("B1", "a")}{text_cell("C1", "b")}</row>'
        f'<row r="3"><c r="E3">{never}</c><c r="C3">{never}</c></row>'
        f'<row r="5"><c r="A5">{never}</c></row>'
    )
    opened = Excel(str(with_sheet(tmp_path / "a.xlsx", rows)), ReadingLayout())
    (problem,) = opened.problems()
    assert "3 formulas have no value, first in C3, as no program has calculated them." in problem.text
    assert (problem.row, problem.columns) == (3, ("C",))
    cells = {
        number: list(row) for chunk in opened.chunks() for row, number in zip(chunk.rows, chunk.numbers, strict=True)
    }
    assert cells[3][2:] == [NEVER_CALCULATED, None, NEVER_CALCULATED]
    assert cells[5][0] == NEVER_CALCULATED


def test_a_row_of_formulas_that_were_never_calculated_is_a_record_wherever_it_is(tmp_path):
    """The parser ends before it; left out, it would be a person less, in silence."""
    rows = f'<row r="1">{text_cell("A1", "a")}</row><row r="2">{text_cell("A2")}</row>'
    path = with_sheet(tmp_path / "a.xlsx", f'{rows}<row r="4"><c r="A4"><f>A2</f></c></row>')
    assert reading(path).preview()["first_rows"] == [2, 4]
    with pytest.raises(UnknownCategoryError, match="row 4, column A"):
        codes(path, [A])


# ------------------------------------------------------------------ what is damaged


def test_a_part_whose_sum_is_wrong_is_told_and_not_read(tmp_path):
    """Another letter in a cell, where nothing is compressed."""
    path = write(tmp_path / "a.xlsx", [["a", "b"], ["kept", 1]])
    plain = tmp_path / "plain.xlsx"
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(plain, "w", zipfile.ZIP_STORED) as new:
        for name in old.namelist():
            new.writestr(name, old.read(name))
    assert reading(plain).preview()["first"] == [["kept", "1"]]
    plain.write_bytes(plain.read_bytes().replace(b"kept", b"lept"))
    with pytest.raises(UnreadableFileError, match="damaged"):
        reading(plain)


def test_what_cannot_be_parsed_is_told(tmp_path):
    path = write(tmp_path / "a.xlsx", [["a", "b"], ["x", 1]])
    with_part(path, "xl/sharedStrings.xml", lambda _: b"<sst><si><t>a</t>")
    with pytest.raises(DamagedWorkbookError) as caught:
        reading(path)
    assert caught.value.facts == {"file": str(path)}


@pytest.mark.parametrize(("right", "wrong"), [(b'r="B2" ', b'r="B2"" '), (b't="s"', b't=s"'), (b"</row>", b"")])
def test_a_sheet_that_is_no_xml_is_refused_as_the_parser_would_read_other_cells(tmp_path, right, wrong):
    path = tmp_path / "a.xlsx"
    book = xlsxwriter.Workbook(path)
    page = book.add_worksheet()
    for column, cells in enumerate((["a", "x", "y"], ["day", date(2024, 1, 31), date(2024, 2, 1)])):
        page.write_column(0, column, cells, book.add_format({"num_format": "yyyy-mm-dd"}))
    book.close()
    with_part(path, SHEET, lambda text: text.replace(right, wrong, 1))
    with pytest.raises(DamagedWorkbookError):
        reading(path).preview()


def test_a_table_is_offered_however_the_program_that_wrote_it_links_to_it(tmp_path):
    """XlsxWriter and Excel link to a table from the folder of its sheet, openpyxl from that of the workbook."""
    ours, theirs = tmp_path / "a.xlsx", tmp_path / "b.xlsx"
    book = openpyxl.Workbook()
    for row in (["sex", "age"], ["f", 41], ["m", 37]):
        book.active.append(row)
    book.active.add_table(Table(displayName="People", ref="A1:B3"))
    book.save(ours)
    with xlsxwriter.Workbook(theirs) as other:
        page = other.add_worksheet("Sheet")
        page.add_table("A1:B3", {"name": "People", "data": [["f", 41], ["m", 37]]})
    assert [preview(path).areas for path in (ours, theirs)] == [(("People", "Sheet", "A1:B3"),)] * 2
