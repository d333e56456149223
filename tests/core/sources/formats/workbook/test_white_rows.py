"""Rows written in white on no colour of their own are told; a header on a dark one, and single cells, tell nothing."""

from __future__ import annotations

import pytest
import xlsxwriter

from tests.core.sources.written_files import reading, with_part

STYLES = "xl/styles.xml"
ROWS = [("name", "age"), *[("Ann", 34), ("Bob", 41), ("Cid", 29)] * 4]
TOLD = "Row 6 is written in white. It is read; delete it if it does not count."


def said_of(path):
    return [words for words in reading(path).preview()["problems"] if "white" in words]


def people(path, white, cells=2, **style):
    """Write rows of which some are white, in their first cells."""
    with xlsxwriter.Workbook(path) as book:
        plain, line = book.add_format({"bold": True}), book.add_format({"font_color": "white", **style})
        page = book.add_worksheet("S")
        for number, row in enumerate(ROWS):
            for column, value in enumerate(row):
                page.write(number, column, value, line if number in white and column < cells else plain)
    return path


@pytest.mark.parametrize(
    ("white", "words"),
    [
        ((), []),
        ((0,), []),
        ((5,), [TOLD]),
        ((5, 7), ["2 rows are written in white, first row 6. They are read; delete them if they do not count."]),
    ],
)
def test_white_rows_are_told(tmp_path, white, words):
    assert said_of(people(tmp_path / "a.xlsx", white)) == words


def test_white_on_a_colour_and_a_single_cell_are_not(tmp_path):
    assert said_of(people(tmp_path / "a.xlsx", (5,), bg_color="#104080")) == []
    assert said_of(people(tmp_path / "b.xlsx", (5,), cells=1)) == []


@pytest.mark.parametrize(
    ("color", "words"),
    [
        (b'theme="0"', [TOLD]),
        (b'theme="1"', []),
        (b'theme="0" tint="-0.499984740745262"', []),
        (b'rgb="ffffffff"', [TOLD]),
        (b'indexed="8"', []),
    ],
)
def test_the_background_of_a_theme_is_white(tmp_path, color, words):
    path = people(tmp_path / "a.xlsx", (5,))
    with_part(path, STYLES, lambda xml: xml.replace(b'<color rgb="FFFFFFFF"/>', b"<color %b/>" % color))
    assert said_of(path) == words
