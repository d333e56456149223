"""Rows and columns that an Excel sheet does not show, by a mark or because they are of no height or width."""

from __future__ import annotations

import time

import pytest

from core.sources.formats.workbook.sheet_marks import SheetMarks
from tests.core.sources.written_files import reading, text_cell, with_part, with_sheet

SHEET = "xl/worksheets/sheet1.xml"


def facts_of(*pieces):
    marks = SheetMarks()
    for piece in pieces:
        marks.take(piece)
    if marks.is_unnumbered:
        marks.count_rows(iter(pieces))
    return marks.facts()


@pytest.mark.parametrize(
    ("said", "found"),
    [
        (b'ht="0" customHeight="1"', {2}),
        (b'customHeight="1" ht="0.0"', {2}),
        (b"ht='0'", {2}),
        (b'hidden="1" ht="0"', {2}),
        (b'hidden="true" ht="15"', {2}),
        (b'ht="0.1" customHeight="1"', {2}),
        (b'ht="0.75" customHeight="1"', set()),
        (b'ht="05"', set()),
        (b'ht=""', set()),
        (b'ht="0pt"', set()),
        (b'ht="-0"', set()),
        (b'ht="nan"', set()),
        (b'ht="' + b"9" * 400 + b'"', set()),
        (b'x:ht="0"', set()),
    ],
)
def test_a_row_of_no_height_is_hidden(said, found):
    assert facts_of(b'<sheetData><row r="1"/><row r="2" %b/><row r="3"/>' % said).hidden_rows == found


def test_rows_of_no_height_are_counted_where_they_say_no_number():
    assert facts_of(b"<sheetData><row/><x:row ht='0'><c/></x:row>", b'<row/><row ht="0"/>').hidden_rows == {2, 4}


@pytest.mark.parametrize(
    ("said", "found"),
    [
        (b'width="0" customWidth="1"', {1, 2}),
        (b"width='0.00'", {1, 2}),
        (b'hidden="1" width="9"', {1, 2}),
        (b'width="0.5"', set()),
        (b'width="x"', set()),
    ],
)
def test_a_column_of_no_width_is_hidden(said, found):
    columns = b'<cols><col min="1" max="1" width="9"/><col min="2" max="3" %b/></cols>' % said
    assert facts_of(columns + b'<sheetData><row r="1"/>').hidden_columns == found


def test_columns_that_no_list_names_are_as_wide_as_the_sheet_says():
    unseen = b'<sheetFormatPr defaultColWidth="0" defaultRowHeight="15"/>'
    listed = b'<cols><col min="1" max="2" width="9"/><col min="4" max="4" width="9"/></cols>'
    found = facts_of(unseen + listed + b"<sheetData>").hidden_columns
    assert {0, 1, 2, 3, 4} & found == {2, 4}
    assert not facts_of(unseen + b"<sheetData>").hidden_columns


def test_rows_below_the_last_one_may_have_no_height():
    unseen = b'<sheetFormatPr defaultRowHeight="15" zeroHeight="1"/>'
    assert not facts_of(unseen + b'<sheetData><row r="1"/><row r="2"/>').hidden_rows


def test_tags_without_an_end_take_no_time():
    start = time.monotonic()
    facts_of(b"<sheetData>", b'ht="0 hidden' + b"<row " * 200_000 + b"<col " * 200_000)
    assert time.monotonic() - start < 5


def test_rows_and_columns_of_no_height_and_width_are_asked_about(tmp_path):
    names = f'<row r="1">{text_cell("A1", "a")}{text_cell("B1", "b")}</row>'
    rows = "".join(f'<row r="{n}">{text_cell(f"A{n}")}{text_cell(f"B{n}")}</row>' for n in range(2, 9))
    path = with_sheet(tmp_path / "a.xlsx", names + rows.replace('"4">', '"4" ht="0" customHeight="1">'))
    columns = b'<cols><col min="2" max="2" width="0" customWidth="1"/></cols><sheetData>'
    found = reading(with_part(path, SHEET, lambda xml: xml.replace(b"<sheetData>", columns))).preview()
    assert set(found["layout"]["questions"]) == {"hidden_rows", "hidden_columns"}
    assert found["problems"] == [
        "One column is hidden, B, and 1 are shown.",
        "One row is hidden, row 4, and 6 are shown.",
    ]
