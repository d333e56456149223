"""The table inside a file: its header, its edges, and what its faults say of their place."""

from __future__ import annotations

import pytest

from core.domain.reading_choices import RowChoice
from core.domain.reading_layout import ReadingLayout
from core.errors import (
    EmptyFileError,
    MissingColumnError,
    MissingHeaderRowError,
    NoRowsError,
    RaggedRowError,
    UnequalRowsError,
    UnreadableFileError,
)
from core.sources.formats.delimited.delimited_text import FIRST_ROWS, Delimited
from core.sources.formats.workbook.excel import Excel
from core.sources.reading.column_names import column_names
from core.sources.reading.grid import LOOKED_AT, Grid
from core.sources.source import Chunk
from tests.core.sources.written_files import write, write_text

SHEET = ", sheet “Data”"


@pytest.fixture
def text(tmp_path):
    """Return a function that opens lines of text."""

    def opened(*lines, **layout):
        path = write_text(tmp_path / "a.csv", "\n".join(lines))
        return Grid(Delimited(str(path), ReadingLayout(encoding="utf-8", delimiter=",", **layout)))

    return opened


@pytest.fixture
def sheet(tmp_path):
    """Return a function that opens rows of a workbook."""

    def opened(*rows, **layout):
        return Grid(Excel(str(write(tmp_path / "a.xlsx", rows)), ReadingLayout(**layout)))

    return opened


def rows_of(grid):
    return [list(row) for chunk in grid.records() for row in chunk.rows]


def columns_of(grid, names):
    return [list(column) for block in grid.blocks(grid.columns(names)) for column in block.columns]


# ------------------------------------------------------------------ names


def test_names_that_are_missing_or_there_twice_are_made(sheet):
    grid = sheet([None, "sex", "age", "sex"], [None, "f", 1, "m"])
    assert grid.headers == ("Column A", "sex (1)", "age", "sex (2)")
    assert grid.said == ("", "sex", "age", "sex")
    assert grid.written_names == ("", "sex (1)", "age", "sex (2)")
    assert columns_of(grid, ["sex (2)"]) == [["m"]]


@pytest.mark.parametrize(
    ("said", "names"),
    [
        (("a", "a", "a"), ("a (1)", "a (2)", "a (3)")),
        (("a", "a", "a (2)"), ("a (1)", "a (3)", "a (2)")),
        (("", "Column A"), ("Column A (1)", "Column A")),
    ],
)
def test_a_made_name_is_none_that_is_there(said, names):
    assert column_names(said, "ABC"[: len(said)]) == names


@pytest.mark.parametrize(
    ("name", "hint"),
    [("agee", "Did you mean “age”?"), ("income", "The columns are: sex, age.")],
)
def test_a_name_that_is_not_there_is_told_with_those_that_are(sheet, name, hint):
    grid = sheet(["title"], ["sex", None, "age"], ["f", None, 1])
    with pytest.raises(MissingColumnError) as caught:
        grid.column(name)
    assert vars(caught.value) == {"file": grid.source.path, "sheet": SHEET, "row": 2, "name": name, "hint": hint}


def test_where_no_name_is_there_the_header_is_doubted_and_not_repeated(text):
    grid = text("Ann,7", "Bo,8")
    assert grid.columns([]) == []
    with pytest.raises(MissingColumnError, match="this row may not be the header") as caught:
        grid.columns(["name", "age"])
    assert (caught.value.name, caught.value.row) == ("name", 1)
    assert "Ann" not in str(caught.value)


def test_what_stands_below_an_empty_header_can_be_read(sheet):
    grid = sheet(["a", None, "c"], [1, None, 2], [1, "x", 2])
    assert columns_of(grid, ["a", "Column B"])[1][1] == "x"


def test_a_header_row_that_is_not_there_is_told(sheet):
    with pytest.raises(MissingHeaderRowError, match=r"no names start there\. Choose another") as caught:
        sheet(["a"], ["x"], header_row=9)
    assert (caught.value.sheet, caught.value.row, caught.value.column) == (SHEET, 9, "A")


@pytest.mark.parametrize("blank_rows", [None, *RowChoice])
@pytest.mark.parametrize(("lines", "row"), [(["a,b", "", "1,2"], 2), (["", "a,b", "1,2"], 1), (["a,b", "1,2", ""], 3)])
def test_a_header_row_without_a_cell_is_told(text, lines, row, blank_rows):
    with pytest.raises(MissingHeaderRowError) as caught:
        text(*lines, header_row=row, blank_rows=blank_rows)
    assert (caught.value.row, caught.value.column) == (row, "A")


def test_nothing_and_nothing_below_are_told(sheet):
    with pytest.raises(EmptyFileError) as empty:
        sheet([" ", None])
    assert empty.value.file.endswith("a.xlsx" + SHEET)
    grid = sheet(["title"], ["a", "b"], header_row=2)
    with pytest.raises(NoRowsError) as caught:
        columns_of(grid, ["a"])
    assert vars(caught.value) == {"file": grid.source.path, "sheet": SHEET, "row": 2}
    assert grid.n_rows() == 0


# ------------------------------------------------------------------ letters in place of names


def test_without_a_header_letters_are_names_also_where_no_row_reaches(sheet):
    grid = sheet(["f", 1], ["m", 2], header_row=0)
    assert grid.headers == ("A", "B")
    assert grid.columns(["C"]) == [2]
    assert grid.column("E") == 4
    assert grid.headers == ("A", "B", "C", "D", "E")
    assert rows_of(grid) == [["f", 1, None, None, None], ["m", 2, None, None, None]]
    for name in ("ABCD", "f", "AX1"):
        with pytest.raises(MissingColumnError):
            grid.column(name)


def test_within_a_range_no_column_is_added_beyond_it(sheet):
    rows = [["", "f", 1, 5], ["", "m", 2, 6]]
    grid = sheet(*rows, header_row=0, range="B1:C2")
    assert grid.headers == ("B", "C")
    assert grid.column("C") == 1
    with pytest.raises(MissingColumnError) as caught:
        grid.column("D")
    assert (caught.value.row, grid.headers) == (1, ("B", "C"))
    open_end = sheet(*rows, header_row=0, range="B1:E9")
    assert open_end.headers == ("B", "C", "D")
    assert open_end.column("E") == 3
    assert open_end.headers == ("B", "C", "D", "E")
    assert rows_of(open_end) == [["f", 1, 5, None], ["m", 2, 6, None]]


def test_text_has_no_columns_but_those_of_its_first_row(text):
    grid = text("f,1", "m,2", header_row=0)
    with pytest.raises(MissingColumnError) as caught:
        grid.column("C")
    assert caught.value.row == 1


# ------------------------------------------------------------------ rows


def test_cells_beyond_a_range_do_not_count_and_rows_that_end_before_are_told(text):
    grid = text("a,b,c", "1,2,3", "4,5,6,7", "8,9", range="A1:B4")
    assert rows_of(grid) == [["1", "2"], ["4", "5"], ["8", "9"]]
    for line, column in (("8", "C (“c”)"), ("8,9,10", "D (“d”)")):
        grid = text("a,b,c,d", "1,2,3,4", line, range="C1:D3")
        with pytest.raises(RaggedRowError) as caught:
            rows_of(grid)
        error = caught.value
        assert (error.row, error.column, error.found, error.expected) == (3, column, len(line.split(",")), 4)
        assert (error.file, error.sheet) == (grid.source.path, "")


def test_without_a_header_the_first_row_says_how_long_rows_are(text):
    grid = text("", "f,1", "m", header_row=0)
    with pytest.raises(UnequalRowsError) as caught:
        rows_of(grid)
    error = caught.value
    assert (error.row, error.column, error.found, error.expected, error.first) == (3, "B", 1, 2, 2)


def test_a_row_is_empty_only_where_nothing_is_in_it(sheet):
    rows = [["a", "b"], [None, 0], [None, None], [" ", ""], [None, "x"], ["y", None], ["", False]]
    assert rows_of(sheet(*rows)) == [["", 0], ["", "x"], ["y", ""], ["", "FALSE"]]


def test_a_header_row_far_below_is_found(text):
    grid = text(*["title"] * 299, "a,b", "1,2", header_row=300)
    assert grid.headers == ("a", "b")
    assert rows_of(grid) == [["1", "2"]]


@pytest.mark.parametrize("header_row", [None, 1, FIRST_ROWS])
@pytest.mark.parametrize("blank", [0, FIRST_ROWS - LOOKED_AT])
def test_the_header_is_found_before_the_rest_is_read(text, header_row, blank):
    lines = ["a,b", *[","] * blank, *["1,2"] * (FIRST_ROWS - blank - 1), *["1,2"] * 400, '"1"2,']
    grid = text(*lines, header_row=header_row)
    assert len(grid.headers) == 2
    with pytest.raises(UnreadableFileError, match=f"row {FIRST_ROWS + 401}"):
        rows_of(grid)


def test_nothing_is_read_below_a_range(text):
    grid = text("a,b", *["1,2"] * 500, '"1"2,', range=f"A1:B{FIRST_ROWS}")
    assert len(rows_of(grid)) == FIRST_ROWS - 1


# ------------------------------------------------------------------ how many, and the last


@pytest.mark.parametrize(
    ("layout", "n"),
    [
        ({}, 9),
        ({"header_row": 3}, 7),
        ({"header_row": 0}, 10),
        ({"range": "A2:B5"}, 3),
        ({"range": "A2:B99"}, 8),
        ({"range": "A3:B5", "header_row": 0}, 3),
    ],
)
def test_rows_are_counted_from_the_header_to_the_end_of_the_range(text, layout, n):
    grid = text("a,b", *[f"{number},x" for number in range(9)], **layout)
    assert grid.n_rows() == n == len(rows_of(grid))
    assert [list(row) for row in grid.last(2)] == rows_of(grid)[-2:]


def test_the_last_rows_are_those_with_anything_in_them(sheet):
    rows = [["a", "b"], *[[number, None] for number in range(9)], [None, None], [None, "x"], [None, None]]
    assert [[cell or None for cell in row] for row in sheet(*rows).last(2)] == [[8, None], [None, "x"]]


# ------------------------------------------------------------------ what a preview shows


def test_columns_are_called_by_letter_and_name(text):
    grid = text("title,", "  the\tsex \xa0 of,", "f,1", range="A2:B3")
    assert grid.headers == ("the sex of", "Column B")
    assert [grid.place(column) for column in range(3)] == ["A (“the sex of”)", "B", "C"]
    assert grid.source.layout.header_row == 2
    assert text("f,1", header_row=0).place(1) == "B"


def test_of_a_faulty_file_the_first_rows_are_shown_as_wide_as_the_header(text):
    grid = text("a,b,c", "1", "", "1,2,3,4", range="B1:C9")
    shown = grid.first_as_they_come()
    assert ([list(row) for row in shown.rows], list(shown.numbers)) == (
        [[None, None], [None, None], ["2", "3"]],
        [2, 3, 4],
    )


# ------------------------------------------------------------------ what a format owes


class Miscounting(Delimited):
    """A format that loses the number of the last row of its second chunk, or of its first."""

    faulty = 1

    def chunks(self):
        for place, chunk in enumerate(super().chunks()):
            yield Chunk(chunk.rows, chunk.numbers[:-1]) if place == self.faulty else chunk


@pytest.mark.parametrize("faulty", [0, 1])
def test_a_row_without_its_number_is_a_fault_of_the_format(tmp_path, monkeypatch, faulty):
    """Messages would name rows that are not meant; a range would cut elsewhere."""
    monkeypatch.setattr(Miscounting, "faulty", faulty)
    path = write_text(tmp_path / "a.csv", "a,b\n" + "1,2\n" * 2 * FIRST_ROWS + "1,2,\n")
    with pytest.raises(ValueError, match="argument 2"):
        rows_of(Grid(Miscounting(str(path), ReadingLayout(encoding="utf-8", delimiter=","))))
