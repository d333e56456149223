"""What the parser of workbooks says is passed on: faults with the file's name, and no sheet read without need."""

from __future__ import annotations

import pytest
import python_calamine
import xlsxwriter

from core.domain.reading_choices import RowChoice
from core.domain.reading_layout import ReadingLayout
from core.errors import EncryptedFileError, UnreadableFileError
from core.sources.asking.preview import preview
from core.sources.formats.workbook.excel import Excel
from core.sources.formats.workbook.opendocument import OpenDocument
from tests.core.sources.written_files import reading, text_cell, with_part, with_sheet, write


class Watched:
    """A workbook of the parser that remembers which sheets it was asked for, and may fail at them."""

    def __init__(self, book, fault=None):
        self._book, self._fault, self.asked = book, fault, []

    def __getattr__(self, name):
        return getattr(self._book, name)

    def get_sheet_by_name(self, name):
        self.asked.append(name)
        if self._fault is not None:
            raise self._fault
        return self._book.get_sheet_by_name(name)


@pytest.fixture
def watched(monkeypatch):
    """Return a function that lets the parser fail at sheets, and a list of the workbooks it has opened."""
    books, load = [], python_calamine.load_workbook

    def failing_with(fault=None):
        monkeypatch.setattr(
            python_calamine, "load_workbook", lambda file: books.append(Watched(load(file), fault)) or books[-1]
        )
        return books

    return failing_with


def ods(path, **sheets):
    """Write rows of one cell each, so many in each sheet."""
    write(path, [["x"]], "First")
    page = '<table:table table:name="{}">{}</table:table>'
    cell = '<table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell>'
    row = f"<table:table-row>{cell}</table:table-row>"
    pages = "".join(page.format(name, row * n) for name, n in sheets.items())

    def change(content):
        start, end = content.index(b"<table:table "), content.rindex(b"</office:spreadsheet>")
        return content[:start] + pages.encode() + content[end:]

    return with_part(path, "content.xml", change)


@pytest.mark.parametrize("fault", [python_calamine.CalamineError("x"), OSError("x"), ValueError("x")])
def test_a_sheet_that_cannot_be_parsed_is_told(tmp_path, watched, fault):
    watched(fault)
    path = write(tmp_path / "a.xlsx", [["a"], ["x"]])
    with pytest.raises(UnreadableFileError, match="damaged") as caught:
        Excel(str(path), ReadingLayout())
    assert caught.value.file == str(path)


def test_a_password_is_told(tmp_path, monkeypatch):
    def locked(_):
        raise python_calamine.PasswordError

    monkeypatch.setattr(python_calamine, "load_workbook", locked)
    path = write(tmp_path / "a.xlsx", [["a"], ["x"]])
    with pytest.raises(EncryptedFileError) as caught:
        Excel(str(path), ReadingLayout())
    assert caught.value.file == str(path)


def test_an_ods_file_without_its_end_is_told_before_it_is_parsed(tmp_path, watched):
    books = watched()
    path = write(tmp_path / "a.ods", [["a"], ["x"]])
    with_part(path, "content.xml", lambda content: content[:-40])
    with pytest.raises(UnreadableFileError, match="damaged"):
        OpenDocument(str(path), ReadingLayout())
    assert not books


def test_of_two_sheets_the_larger_is_taken_and_each_is_parsed_once(tmp_path, watched):
    books = watched()
    assert OpenDocument(str(ods(tmp_path / "a.ods", Small=1, Large=3)), ReadingLayout()).layout.sheet == "Large"
    assert OpenDocument(str(ods(tmp_path / "b.ods", Only=2)), ReadingLayout()).layout.sheet == "Only"
    assert [book.asked for book in books] == [["Small", "Large"], ["Only"]]


def test_a_sheet_of_one_row_is_passed_with_it(tmp_path):
    opened = Excel(str(write(tmp_path / "a.xlsx", [["a"]])), ReadingLayout())
    assert [opened.part_done() for _ in opened.chunks()] == [1]


def test_an_error_beyond_all_values_makes_every_row_as_wide(tmp_path):
    rows = (
        f'<row r="1">{text_cell("B1", "a")}</row><row r="2">{text_cell("B2", "x")}<c r="D2"><f>A1</f></c></row>'
        f'<row r="3">{text_cell("B3", "y")}</row>'
    )
    (chunk,) = Excel(str(with_sheet(tmp_path / "a.xlsx", rows)), ReadingLayout()).chunks()
    assert [len(row) for row in chunk.rows] == [4, 4, 4]


def test_a_hidden_sheet_is_taken_where_those_that_are_shown_hold_nothing(tmp_path):
    path = tmp_path / "a.xlsx"
    with xlsxwriter.Workbook(path) as book:
        book.add_worksheet("Chart")
        page = book.add_worksheet("Numbers")
        page.write_column("A1", ["a", "x", "y"])
        page.hide()
    found = reading(path).preview()
    assert (found["layout"]["sheet"], found["first"]) == ("Numbers", [["x"], ["y"]])
    assert "The workbook has hidden sheets: “Numbers”." in found["problems"]


@pytest.mark.parametrize("function", ["count", "average", "countNums"])
def test_the_row_of_totals_of_a_table_is_no_record(tmp_path, function):
    """Excel keeps in the table that it has such a row: no word need stand in it, nor a sum."""
    path = tmp_path / "a.xlsx"
    with xlsxwriter.Workbook(path) as book:
        page = book.add_worksheet("Data")
        columns = [{"header": "age", "total_function": function, "total_value": 32.5}, {"header": "sex"}]
        records = [[20 + n % 30, "fm"[n % 2]] for n in range(24)]
        page.add_table(0, 0, 25, 1, {"data": records, "columns": columns, "total_row": True})
    seen = preview(path, ReadingLayout(is_new=True))
    assert any(text.startswith("Row 26 looks like a total") for text in seen.problems)
    assert (seen.n_rows, seen.layout.footers, seen.layout.unanswered) == (24, RowChoice.SKIP, ())


def test_a_table_without_totals_is_read_to_its_end(tmp_path):
    path = tmp_path / "a.xlsx"
    with xlsxwriter.Workbook(path) as book:
        page = book.add_worksheet("Data")
        columns = [{"header": "age"}, {"header": "sex"}]
        page.add_table(0, 0, 24, 1, {"data": [[20 + n % 30, "fm"[n % 2]] for n in range(24)], "columns": columns})
    seen = preview(path, ReadingLayout(is_new=True))
    assert (seen.n_rows, seen.problems, seen.layout.unanswered) == (24, (), ())
