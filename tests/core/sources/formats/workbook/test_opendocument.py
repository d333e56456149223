"""OpenDocument spreadsheets: what they are known by, and which of their sheets counts."""

from __future__ import annotations

import re

import pytest
from odf.opendocument import OpenDocumentSpreadsheet
from odf.style import Style
from odf.table import Table, TableCell, TableColumn, TableRow, TableRowGroup
from odf.text import P

from core.domain.reading_layout import ReadingLayout
from core.errors import UnreadableFileError
from core.sources.file_content import FileContent
from core.sources.formats.workbook.opendocument import OpenDocument
from tests.core.sources.written_files import reading, with_part, write


def test_it_is_known_by_what_it_says_it_is(tmp_path):
    path = write(tmp_path / "a.ods", [["a"], ["x"]])
    assert OpenDocument.recognises(FileContent(str(path)))
    with_part(path, "mimetype", lambda _: b"application/vnd.oasis.opendocument.text")
    assert not OpenDocument.recognises(FileContent(str(path)))


def test_it_is_known_by_its_manifest_where_no_part_says_it(tmp_path):
    path = with_part(write(tmp_path / "a.ods", [["a"], ["x"]]), "mimetype", lambda _: None)
    assert reading(path).preview()["first"] == [["x"]]


def test_without_its_content_it_is_damaged(tmp_path):
    path = with_part(write(tmp_path / "a.ods", [["a"], ["x"]]), "content.xml", lambda _: None)
    with pytest.raises(UnreadableFileError, match="damaged"):
        OpenDocument(str(path), ReadingLayout())


@pytest.mark.parametrize("said", [b"", b"x", b"-1", b"9" * 30])
def test_a_cell_that_spans_no_number_of_others_spans_none(tmp_path, said):
    spanning = b'<table:table-cell table:number-columns-spanned="%b"' % said
    path = write(tmp_path / "a.ods", [["a"], ["x"]])
    with_part(path, "content.xml", lambda xml: xml.replace(b"<table:table-cell", spanning))
    found = reading(path).preview()
    assert (found["first"], found["questions"]) == ([["x"]], [])


def test_in_an_ods_file_the_sheet_with_most_cells_is_the_largest(tmp_path):
    path = tmp_path / "a.ods"
    book = OpenDocumentSpreadsheet()
    for name, rows, columns in (("Long", 10, 1), ("Most", 4, 3), ("Wide", 1, 11)):
        page = Table(name=name)
        for _ in range(rows):
            line = TableRow()
            for _ in range(columns):
                cell = TableCell(valuetype="string")
                cell.addElement(P(text="x"))
                line.addElement(cell)
            page.addElement(line)
        book.spreadsheet.addElement(page)
    book.save(str(path))
    assert reading(path).grid.source.layout.sheet == "Most"


@pytest.mark.parametrize(("choice", "shown"), [(None, "01067"), ("keep", "01067"), ("drop", "1067")])
def test_numbers_are_read_with_the_zeros_they_are_shown_with(tmp_path, choice, shown):
    book, page = OpenDocumentSpreadsheet(), Table(name="S")
    cells = [("string", "", "plz"), ("float", "1067", "01067"), ("float", "7.5", "07"), ("float", "12", "12")]
    for kind, value, text in cells:
        line, cell = TableRow(), TableCell(valuetype=kind, **({"value": value} if value else {}))
        cell.addElement(P(text=text))
        line.addElement(cell)
        page.addElement(line)
    book.spreadsheet.addElement(page)
    book.save(str(tmp_path / "a.ods"))
    found = reading(tmp_path / "a.ods", ReadingLayout(leading_zeros=choice)).preview()
    assert found["first"] == [[shown], ["7.5"], ["12"]]
    assert found["layout"]["leading_zeros"] == (choice or "keep")


def test_hidden_columns_are_asked_about(tmp_path):
    book, page = OpenDocumentSpreadsheet(), Table(name="S")
    for said in ({}, {"visibility": "collapse", "numbercolumnsrepeated": 2}):
        page.addElement(TableColumn(**said))
    for texts in (("a", "b", "c"), *[("1", "2", "3")] * 3):
        line = TableRow()
        for text in texts:
            cell = TableCell(valuetype="string")
            cell.addElement(P(text=text))
            line.addElement(cell)
        page.addElement(line)
    book.spreadsheet.addElement(page)
    book.save(str(tmp_path / "a.ods"))
    found = reading(tmp_path / "a.ods").preview()
    assert found["layout"]["questions"] == ("hidden_columns",)
    assert found["problems"] == ["2 columns are hidden, B, C, and 1 are shown."]


def flat_rows(path, change=lambda xml: xml):
    """Write two sheets; three rows, a column and a sheet have a style, and two rows are in a group."""
    book = OpenDocumentSpreadsheet()
    for name, family in (("low", "table-row"), ("narrow", "table-column"), ("unseen", "table")):
        book.automaticstyles.addElement(Style(name=name, family=family))
    for name, style in (("S", {}), ("Codes", {"stylename": "unseen"})):
        page = Table(name=name, **style)
        page.addElement(TableColumn(numbercolumnsrepeated=2))
        page.addElement(TableColumn(stylename="narrow"))
        group = TableRowGroup()
        for number in range(12):
            line = TableRow(stylename="low") if number in (3, 4, 5) else TableRow()
            for text in ("a", "b", "c"):
                cell = TableCell(valuetype="string")
                cell.addElement(P(text=f"{text}{number if number < 1 else number % 2}"))
                line.addElement(cell)
            (group if number in (7, 8) else page).addElement(line)
            if number == 8:
                page.addElement(group)
        book.spreadsheet.addElement(page)
    book.save(str(path))
    return with_part(path, "content.xml", change)


def styled(name, said):
    whole = re.compile(rb'(<style:style style:name="%b"[^>]*?)/>' % name)
    return lambda xml: whole.sub(rb"\1>%b</style:style>" % said, xml)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda xml: xml, []),
        (
            styled(b"low", b'<style:table-row-properties style:row-height="0cm"/>'),
            ["3 rows are hidden, first row 4, and 8 are shown."],
        ),
        (styled(b"low", b'<style:table-row-properties style:row-height="0.178in"/>'), []),
        (
            styled(b"narrow", b'<style:table-column-properties style:column-width="0.0in"/>'),
            ["One column is hidden, C, and 2 are shown."],
        ),
        (
            lambda xml: xml.replace(b"<table:table-row-group", b'<table:table-row-group table:display="false"'),
            ["2 rows are hidden, first row 8, and 9 are shown."],
        ),
    ],
    ids=["nothing", "low", "as high as others", "narrow", "closed"],
)
def test_rows_and_columns_that_are_not_shown_are_told(tmp_path, change, told):
    found = reading(flat_rows(tmp_path / "a.ods", change)).preview()
    assert [words for words in found["problems"] if "hidden" in words] == told


def test_sheets_that_are_not_shown_are_told(tmp_path):
    change = styled(b"unseen", b'<style:table-properties table:display="false"/>')
    found = reading(flat_rows(tmp_path / "a.ods", change)).preview()
    assert any(
        "Only sheet “S” is read. These have columns of the same names, or nearly: “Codes”." in each
        for each in found["problems"]
    )
    assert "The workbook has hidden sheets: “Codes”." in found["problems"]
