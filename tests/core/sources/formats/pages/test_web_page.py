"""Tables of web pages: cells that span others, tables in tables, tags that nobody closed, encodings."""

from __future__ import annotations

import pytest

from core.domain.reading_layout import ReadingLayout
from core.errors import DamagedWorkbookError, MissingSheetError, RefusedContentError
from core.sources.formats.pages.web_page import WebPage
from core.sources.sheet_facts import MergedRegion
from tests.core.sources.written_files import reading


@pytest.fixture
def page(tmp_path):
    def opened(text, sheet=None, encoding="utf-8"):
        path = tmp_path / "a.html"
        path.write_bytes(text.encode(encoding))
        return WebPage(str(path), ReadingLayout(sheet=sheet))

    return opened


def rows_of(source):
    return [list(row) for chunk in source.chunks() for row in chunk.rows]


def test_cells_that_span_others_leave_room_for_them(page):
    source = page("<table><tr><td rowspan=3>a<td colspan=2>b<td>c<tr><td>d<td>e<td>f<tr><td>g<td>h<td>i</table>")
    assert rows_of(source) == [["a", "b", None, "c"], [None, "d", "e", "f"], [None, "g", "h", "i"]]
    assert source.facts.merged == (MergedRegion(1, 0, 3, 0), MergedRegion(1, 1, 1, 2))


def test_a_table_in_a_cell_is_one_of_its_own(page):
    text = "<table><tr><td><table><tr><td>x<td>y</tr><tr><td>1<td>2</tr></table></td><td>b</td></tr></table>"
    assert page(text).sheets == ("Table 1", "Table 2")
    assert rows_of(page(text, "Table 2")) == [["x", "y"], ["1", "2"]]
    with pytest.raises(MissingSheetError, match="It has: “Table 1”, “Table 2”"):
        page(text, "Table 3")


def test_entities_line_ends_and_hidden_rows(page):
    source = page('<table><tr><td>a&amp;b<td>c<br>d\n  e</tr><tr style="display: none"><td>x<td>&nbsp;</table>')
    assert rows_of(source) == [["a&b", "c d e"], ["x", ""]]
    assert source.facts.hidden_rows == {2}


@pytest.mark.parametrize(
    ("said", "is_hidden"),
    [
        ("style='DISPLAY:none;height:0'", True),
        ("style='visibility: collapse'", True),
        ("hidden", True),
        ("style='display:block'", False),
        ("class=hidden", False),
    ],
)
def test_rows_and_columns_that_are_not_shown(page, said, is_hidden):
    cells = "<td>x<td>y<td>z<td>w"
    columns = f"<colgroup><col><col span=2 {said}><col></colgroup>"
    facts = page(f"<table>{columns}<tr>{cells}</tr><tr {said}>{cells}</tr><tr>{cells}</tr></table>").facts
    assert (facts.hidden_rows, facts.hidden_columns) == (({2}, {1, 2}) if is_hidden else (set(), set()))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_encodings_a_page_names_or_begins_with(page, encoding):
    named = f"<meta charset={encoding}>" if encoding == "cp1252" else ""
    assert rows_of(page(f"<html>{named}<table><tr><td>Köln<td>€</table>", encoding=encoding)) == [["Köln", "€"]]


def test_a_page_may_be_declared_as_xml(tmp_path):
    path = tmp_path / "a.html"
    path.write_bytes(
        '<?xml version="1.0" encoding="ISO-8859-1"?>\n<!DOCTYPE html><table><tr><td>ä</table>'.encode("latin-1")
    )
    assert reading(path).preview()["sheets"] == ("Table 1",)
    assert rows_of(WebPage(str(path), ReadingLayout())) == [["ä"]]


def test_an_odd_byte_changes_nothing_but_its_cell(page):
    assert rows_of(page("<table><tr><td>K\xf6ln<tr><td>D\xc3\xbcren</table>", encoding="latin-1")) == [
        ["Köln"],
        ["Düren"],
    ]


def test_an_odd_byte_in_utf_16_is_refused(tmp_path):
    path = tmp_path / "a.html"
    path.write_bytes("<table><tr><td>a<tr><td>b</table>".encode("utf-16") + b"x")
    with pytest.raises(DamagedWorkbookError):
        WebPage(str(path), ReadingLayout())


def test_a_page_without_a_table(page):
    with pytest.raises(RefusedContentError, match="a web page without a table"):
        page("<html><p>Nothing here</p></html>")


def test_a_row_wider_than_the_names_has_columns_without_one(tmp_path):
    path = tmp_path / "a.html"
    path.write_text("<table><tr><td>a<td>b<tr><td>1<td>2<tr><td>3<td>4<td>5</table>")
    found = reading(path).preview()
    assert (found["headers"], found["stops"]) == (["a", "b", "Column C"], [False])


@pytest.mark.parametrize("n", [0, 2])
def test_another_table_of_equal_columns_is_told_if_it_has_records(page, n):
    table = "<table><tr><th>sex<th>age</tr>{}</table>".format
    record = "<tr><td>f<td>41</tr>"
    source = page(table(record * 3) + table(record * n))
    assert source.like_sheets() == (("Table 2",) if n else ())
