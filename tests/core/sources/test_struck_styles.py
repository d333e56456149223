"""Rows of OpenDocument spreadsheets are told in which cells are struck through, even one among others."""

from __future__ import annotations

import zipfile

import pytest
from odf.opendocument import OpenDocumentSpreadsheet
from odf.style import Style, TextProperties
from odf.table import Table, TableCell, TableColumn, TableRow
from odf.text import P

from core.sources.asking.preview import preview
from core.sources.struck_styles import MOST_ROWS, StruckStyles
from tests.core.sources.written_files import with_part

ROWS = [("name", "town"), *[("Ann", "Ulm"), ("Bob", "Bonn"), ("Cid", "Kiel")] * 4]
TOLD = "In row 6 cells are struck through. It is read; delete it if it does not count."
KIND = 'office:mimetype="application/vnd.oasis.opendocument.spreadsheet"'
STRUCK = {"style:text-line-through-style": "solid"}


def with_style(family="table-cell", line="solid", *, is_named=False, is_child=False):
    """Return an empty document with a style called “struck”, perhaps one with a name, or the child of such a style."""
    document = OpenDocumentSpreadsheet()
    style = Style(name="struck", family=family)
    style.addElement(TextProperties(textlinethroughstyle=line))
    (document.styles if is_named or is_child else document.automaticstyles).addElement(style)
    if is_child:
        document.automaticstyles.addElement(Style(name="own", family=family, parentstylename="struck"))
    return document


def people(path, document, cell=lambda row, place: {}, line=lambda row: {}, column=None):
    """Write the rows, with what functions say of cells and rows, and the style of all columns; flat as .fods."""
    table = Table(name="Data")
    table.addElement(TableColumn(numbercolumnsrepeated=2, **(column or {})))
    for number, row in enumerate(ROWS):
        written = TableRow(**line(number))
        for place, text in enumerate(row):
            each = TableCell(valuetype="string", **cell(number, place))
            each.addElement(P(text=text))
            written.addElement(each)
        written.addElement(TableCell(numbercolumnsrepeated=1000))
        table.addElement(written)
    document.spreadsheet.addElement(table)
    document.spreadsheet.addElement(Table(name="Other"))
    package = path.with_suffix(".ods")
    document.save(str(package))
    if path.suffix == ".fods":
        with zipfile.ZipFile(package) as opened:
            content = opened.read("content.xml").decode()
        content = content.replace("<office:document-content", f"<office:document {KIND}").replace("-content>", ">")
        path.write_text(content, encoding="utf-8")
    return [text for text in preview(path).problems if "struck" in text]


@pytest.mark.parametrize("suffix", ["ods", "fods"])
@pytest.mark.parametrize(
    ("line", "rows", "places", "told"),
    [
        ("solid", {5}, {0, 1}, [TOLD]),
        (
            *("solid", {0, 5, 7}, {0, 1}),
            ["In 2 rows cells are struck through, first row 6. They are read; delete them if they do not count."],
        ),
        ("solid", {0}, {0, 1}, []),
        ("solid", {5}, {1}, [TOLD]),
        ("none", {5}, {0, 1}, []),
    ],
    ids=["row", "rows", "header", "cell", "none"],
)
def test_rows_struck_through_are_told(tmp_path, suffix, line, rows, places, told):
    def cell(row, place):
        return {"stylename": "struck"} if row in rows and place in places else {}

    assert people(tmp_path / f"a.{suffix}", with_style(line=line), cell) == told


@pytest.mark.parametrize("suffix", ["ods", "fods"])
def test_a_cell_without_a_style_has_that_of_its_row_or_column(tmp_path, suffix):
    def line(row):
        return {"defaultcellstylename": "struck"} if row == 5 else {}

    path = tmp_path / f"a.{suffix}"
    assert people(path, with_style(), line=line) == [TOLD]
    plain = {"stylename": "plain"}
    document = with_style()
    document.automaticstyles.addElement(Style(name="plain", family="table-cell"))
    told = people(path, document, lambda row, _: {} if row == 5 else plain, column={"defaultcellstylename": "struck"})
    assert told == [TOLD]


@pytest.mark.parametrize(("name", "is_child"), [("struck", False), ("own", True)])
def test_styles_with_a_name_and_their_children_are_known(tmp_path, name, is_child):
    def cell(row, _):
        return {"stylename": name} if row == 5 else {}

    assert people(tmp_path / "a.ods", with_style(is_named=True, is_child=is_child), cell) == [TOLD]


def test_the_style_of_a_part_of_a_text_is_none_of_cells(tmp_path):
    assert people(tmp_path / "a.ods", with_style("text"), lambda row, _: {"stylename": "struck"} if row else {}) == []


def test_no_more_rows_are_found_than_a_sheet_has():
    struck = StruckStyles()
    struck.style("style:style", {"style:family": "table-cell", "style:name": "s"})
    struck.style("style:text-properties", STRUCK)
    struck.sheet()
    struck.row({}, 1, 10**9)
    struck.cell({"office:value-type": "string", "table:style-name": "s"}, 0)
    assert len(struck.rows()) == MOST_ROWS


def test_usual_properties_and_those_of_numbers_are_of_no_style():
    struck = StruckStyles()
    struck.style("style:style", {"style:family": "table-cell", "style:name": "s"})
    for name in ("style:default-style", "number:text-style"):
        struck.style(name, {})
        struck.style("style:text-properties", STRUCK)
    assert struck.are_none


def test_damaged_styles_are_told_as_far_as_they_can_be_read(tmp_path):
    path = tmp_path / "a.ods"
    people(path, with_style(is_named=True), lambda row, _: {"stylename": "struck"} if row == 5 else {})
    with_part(path, "styles.xml", lambda xml: xml[:-20])
    assert [text for text in preview(path).problems if "struck" in text] == [TOLD]
