"""Rows are told in which cells are struck through, even one among others, such as the name of who has left."""

from __future__ import annotations

import time

import pytest
import xlsxwriter

from core.sources.formats.workbook.package import Package
from core.sources.formats.workbook.struck_rows import rows_with, struck_styles
from tests.core.sources.written_files import reading, with_part

STYLES = "xl/styles.xml"
ROWS = [("name", "age"), *[("Ann", 34), ("Bob", 41), ("Cid", 29)] * 4]


def people(path, struck, cells=2):
    """Write rows of which some are struck through, in their first cells."""
    with xlsxwriter.Workbook(path) as book:
        plain, line = book.add_format({"bold": True}), book.add_format({"font_strikeout": True})
        page = book.add_worksheet("S")
        for number, row in enumerate(ROWS):
            for column, value in enumerate(row):
                page.write(number, column, value, line if number in struck and column < cells else plain)
    return path


def said_of(path):
    return [words for words in reading(path).preview()["problems"] if "struck" in words]


@pytest.mark.parametrize(
    ("struck", "words"),
    [
        ((), None),
        ((0,), None),
        ((5,), "In row 6 cells are struck through. It is read; delete it if it does not count."),
        (
            (0, 5, 7),
            "In 2 rows cells are struck through, first row 6. They are read; delete them if they do not count.",
        ),
    ],
)
def test_rows_struck_through_are_told(tmp_path, struck, words):
    assert said_of(people(tmp_path / "a.xlsx", struck)) == ([words] if words else [])


def test_a_name_struck_through_among_other_cells_is_told(tmp_path):
    (told,) = said_of(people(tmp_path / "a.xlsx", (5, 7), cells=1))
    assert told.startswith("In 2 rows cells are struck through, first row 6.")


@pytest.mark.parametrize("value", [b"0", b"false"])
def test_a_font_may_say_that_it_is_not_struck_through(tmp_path, value):
    path = people(tmp_path / "a.xlsx", (5,))
    with_part(path, STYLES, lambda xml: xml.replace(b"<strike/>", b'<strike val="%b"/>' % value))
    assert said_of(path) == []


def test_a_workbook_without_styles_has_none(tmp_path):
    path = with_part(people(tmp_path / "a.xlsx", (5,)), STYLES, lambda _: b"<styleSheet/>")
    assert struck_styles(Package(str(path))) == frozenset()


def test_a_row_that_stands_in_two_pieces_is_looked_at_as_one():
    struck, plain, blank = b'<c r="A%d" s="3"><v>1</v></c>', b'<c r="B%d" s="4"><v>1</v></c>', b'<c r="C%d" s="4"/>'
    pieces = [plain % 1, plain % 2, struck % 2 + blank % 2 + struck % 3 + blank % 3, struck % 4, plain % 4, plain % 5]
    assert rows_with(lambda: iter(pieces), frozenset((b"3",)), wholly=True) == {3}
    assert rows_with(lambda: iter(pieces), frozenset((b"3",)), wholly=False) == {2, 3, 4}


def test_tags_without_an_end_take_no_time():
    start = time.monotonic()
    rows_with(lambda: iter([b'<c s="3" ' * 200_000]), frozenset((b"3",)), wholly=True)
    assert time.monotonic() - start < 5
