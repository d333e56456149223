"""A shortened workbook has the cells of the first rows, or there is none."""

from __future__ import annotations

import re

import pytest
import xlsxwriter
from hypothesis import given, settings
from hypothesis import strategies as st

from core.domain.reading_layout import ReadingLayout
from core.errors import EmptyFileError
from core.sources.formats.workbook import package, shortened
from core.sources.formats.workbook.excel import Excel
from core.sources.reading.quick_preview import first_look
from tests.core.sources.written_files import reading, text_cell, with_part, with_sheet, write

SHEET = "xl/worksheets/sheet1.xml"
ROWS = [["name", "n"], *[[f"P{n:05}", n] for n in range(3000)]]


def cut(path):
    """Return the workbook of the first rows; None if there is none."""
    return Excel.beginning(str(path), ReadingLayout())


def first(path):
    """Return the first rows of the shortened workbook; None if there is none."""
    content = cut(path)
    return content and reading(path, content=content).quick_preview()["first"]


def shuffled(path, n=3000):
    """Write texts whose places in the shared list run against the rows."""
    with xlsxwriter.Workbook(path) as book:
        page = book.add_worksheet("Data")
        other = book.add_worksheet("Other")
        other.write_column("A1", [f"P{place:05}" for place in reversed(range(n))])
        other.hide()
        page.write_column("A1", ["name", *(f"P{place:05}" for place in range(n))])
        page.write_column("B1", ["n", *range(n)])
    return path


def test_texts_are_found_wherever_they_stand_in_the_shared_list(tmp_path, monkeypatch):
    path = shuffled(tmp_path / "a.xlsx")
    for size in (9000, 20_000, 1 << 20):
        monkeypatch.setattr(package, "BLOCK", size)
        assert first(path)[:3] == [["P00000", "0"], ["P00001", "1"], ["P00002", "2"]]
    assert first(path) == reading(path).preview()["first"]


def test_a_long_sheet_is_shown_by_some_more_rows_than_tell_how_it_is_written(tmp_path):
    path = write(tmp_path / "a.xlsx", ROWS)
    found = reading(path, content=cut(path)).profile()
    assert [each["n_distinct"] for each in found] == [shortened.MOST_ROWS - 1] * 2
    whole = write(tmp_path / "b.xlsx", ROWS[:40])
    assert reading(whole, content=cut(whole)).preview()["n_rows"] == 39


@pytest.mark.parametrize("late", [["31/1/2024", "1.234,50"], ["1/31/2024", "1,234.50"]])
def test_what_tells_how_dates_and_numbers_are_written_is_seen_at_once(tmp_path, late):
    rows = [["seen", "paid"], *[["1/2/2024", str(n)] for n in range(6000)]]
    rows[2200] = late
    path = write(tmp_path / "a.xlsx", rows)
    whole = reading(path).preview()["layout"]
    quick = reading(path, content=cut(path)).quick_preview()["layout"]
    told = [(layout["dates"], layout["decimal"], layout["thousands"]) for layout in (quick, whole)]
    assert told[0] == told[1]
    assert all(told[0])


def test_a_shared_list_that_is_too_long_to_be_searched(tmp_path, monkeypatch):
    path = shuffled(tmp_path / "a.xlsx")
    monkeypatch.setattr(shortened, "MOST_STRINGS", 10_000)
    monkeypatch.setattr(package, "BLOCK", 9000)
    assert cut(path) is None
    assert first(write(tmp_path / "b.xlsx", ROWS))[0] == ["P00000", "0"]  # found near its beginning


def test_parts_beside_that_are_too_long(tmp_path, monkeypatch):
    path = write(tmp_path / "a.xlsx", ROWS)
    monkeypatch.setattr(shortened, "MOST_COPIED", 20_000)
    assert cut(path)
    assert cut(with_part(path, "xl/pivotCache/records1.xml", lambda _: b" " * 30_000))
    assert cut(with_part(path, "xl/styles.xml", lambda text: text + b" " * 30_000)) is None


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace(b"<si><t>P00001</t></si>", b"<si/>"),
        lambda text: text.replace(b"<si>", b"<!-- <si></si> --><si>", 1),
        lambda text: text.replace(b"<t>P00001</t>", b"<t><![CDATA[</si>]]></t>"),
        lambda text: text[:40],
        lambda text: re.sub(b"<si>.*</si>", b"", text),
        lambda text: b"",
        lambda text: None,
    ],
)
def test_a_shared_list_that_cannot_be_trusted(tmp_path, change):
    path = write(tmp_path / "a.xlsx", ROWS)
    assert cut(path)
    assert cut(with_part(path, "xl/sharedStrings.xml", change)) is None


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace(b"<sheetData>", b"<!-- </row> --><sheetData>"),
        lambda text: text.replace(b't="s"><v>0<', b't="s"><f>A2</f><v>0<'),
        lambda text: text.replace(b't="s"><v>0<', b't="s"><v>99999999999<'),
        lambda text: text.replace(b't="s"><v>0<', b't="s"><v>7777777<'),
        lambda text: text.replace(b"</row>", b"</row >"),
        lambda text: text.replace(b'" t="s"><v>0<', b'"t="s"><v>0<'),
        lambda text: text.decode().encode("utf-16"),
        lambda text: b"",
        lambda text: None,
    ],
)
def test_a_sheet_that_cannot_be_cut(tmp_path, change):
    path = write(tmp_path / "a.xlsx", ROWS)
    assert cut(path)
    assert cut(with_part(path, SHEET, change)) is None


def test_tags_with_a_name_space(tmp_path):
    def named(text):
        text = re.sub(rb"<(/?)(\w)", rb"<\1x:\2", text)
        return text.replace(b"xmlns=", b"xmlns:x=")

    path = write(tmp_path / "a.xlsx", ROWS)
    with_part(with_part(path, SHEET, named), "xl/sharedStrings.xml", named)
    assert first(path) == reading(path).preview()["first"]


def test_texts_with_formats_and_spaces(tmp_path):
    path = tmp_path / "a.xlsx"
    with xlsxwriter.Workbook(path) as book:
        page, bold = book.add_worksheet(), book.add_format({"bold": True})
        page.write_column("A1", ["name", "  x ", "a\nb", "<&>", 't="s"'])
        page.write_rich_string("A6", "one ", bold, "two", " three")
    assert first(path) == reading(path).preview()["first"]
    assert first(path)[-1] == ["one two three"]


def test_texts_that_stand_in_their_cells(tmp_path):
    rows = "".join(f'<row r="{n}">{text_cell(f"A{n}", f"x{n}")}</row>' for n in range(1, 40))
    path = with_sheet(tmp_path / "a.xlsx", rows)
    assert first(path) == reading(path).preview()["first"]
    assert first(with_sheet(tmp_path / "b.xlsx", rows.replace(">x3<", '>x t="s"<'))) is None


def test_a_row_longer_than_what_is_looked_at(tmp_path, monkeypatch):
    path = write(tmp_path / "a.xlsx", [[f"column {n}" for n in range(900)], list(range(900))])
    monkeypatch.setattr(package, "BLOCK", 5000)
    assert cut(path) is None


def test_other_packages(tmp_path):
    assert cut(write(tmp_path / "a.ods", ROWS[:9])) is None


SHEETS = {
    "table": [["sex", "age", "ward"], *(["fm"[n % 2], 20 + n % 50, "abc"[n % 3]] for n in range(90))],
    "codebook": [["Variable", "Label"], *([f"v{n}", f"question {n} of the survey"] for n in range(90))],
    "summary": [["Row Labels", "Count"], *([f"ward {n}", n] for n in range(90))],
    "prose": [[f"Paragraph {n} of a report on the survey."] for n in range(90)],
    "title": [["Report 2024"]] * 90,
    "number": [[2024]] * 90,
    "empty": [],
    "wide": [[f"name{column:03}" for column in range(99)], *([column + n for column in range(99)] for n in range(90))],
}


@settings(max_examples=100, deadline=None)
@given(
    st.lists(
        st.tuples(st.sampled_from(sorted(SHEETS)), st.integers(1, 91), st.booleans()), min_size=1, max_size=4
    ).filter(lambda sheets: any(name != "empty" for name, *_ in sheets)),
    st.sampled_from([4500, 20_000, package.BLOCK]),
)
def test_any_sheets(tmp_path_factory, sheets, block):
    path = tmp_path_factory.mktemp("sheets") / "a.xlsx"
    with xlsxwriter.Workbook(path) as book:
        for place, (name, n, is_hidden) in enumerate(sheets):
            page = book.add_worksheet(f"{name} {place}")
            for row, cells in enumerate(SHEETS[name][:n]):
                page.write_row(row, 0, cells if row != 1 else [name + str(place), *cells[1:]])
            if is_hidden and place < len(sheets) - 1:
                page.hide()
        book.worksheets()[-1].activate()
    whole = reading(path).preview()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(package, "BLOCK", block)
        found = first_look(str(path), ReadingLayout())
    assert found or not whole["first"] or block < package.BLOCK or len(sheets) > 1
    if found:
        n = len(found["first"])  # further rows, and questions, may come of all
        assert (found["headers"], found["sheets"]) == (whole["headers"], whole["sheets"])
        assert (found["first"], found["first_rows"]) == (whole["first"][:n], whole["first_rows"][:n])


def test_a_list_of_columns_is_looked_at_where_it_is_asked_for(tmp_path):
    path = sheets(tmp_path / "a.xlsx", codebook=SHEETS["codebook"], table=SHEETS["table"])
    assert first_look(path, ReadingLayout())["headers"] == ["sex", "age", "ward"]
    assert first_look(path, ReadingLayout(sheet="codebook"))["headers"] == ["Variable", "Label"]


def sheets(path, **pages):
    with xlsxwriter.Workbook(path) as book:
        for name, rows in pages.items():
            page = book.add_worksheet(name)
            for row, cells in enumerate(rows):
                page.write_row(row, 0, cells)
    return str(path)


def test_a_first_sheet_whose_rows_are_too_long_to_tell_what_it_is(tmp_path, monkeypatch):
    path = sheets(tmp_path / "a.xlsx", wide=SHEETS["wide"], table=SHEETS["table"])
    assert first_look(path, ReadingLayout())["headers"][0] == "name000"
    for size in (4500, 9000):  # one row, and two
        monkeypatch.setattr(package, "BLOCK", size)
        assert first_look(path, ReadingLayout()) is None
        assert first_look(path, ReadingLayout(sheet="table"))["headers"] == ["sex", "age", "ward"]


def test_an_empty_sheet_beside_what_is_no_usual_table(tmp_path):
    path = sheets(tmp_path / "a.xlsx", Sheet1=[[n] for n in range(90)], Sheet2=[], Sheet3=[])
    assert len(first_look(path, ReadingLayout())["first"]) == 50
    with pytest.raises(EmptyFileError):
        first_look(path, ReadingLayout(sheet="Sheet2"))


def test_rows_from_far_down_are_as_many(tmp_path):
    path = write(tmp_path / "a.xlsx", ROWS)
    for layout in (ReadingLayout(header_row=2500), ReadingLayout(range="A2500:B"), ReadingLayout(header_row=2990)):
        found = first_look(str(path), layout)
        assert found["first"] == reading(path, layout).preview()["first"]


@pytest.mark.parametrize("cover", ["Report 2024", 2024])
@pytest.mark.parametrize("layout", [ReadingLayout(), ReadingLayout(header_row=0)])
def test_a_cover_of_one_row_beside_a_hidden_table(tmp_path, cover, layout):
    path = tmp_path / "a.xlsx"
    with xlsxwriter.Workbook(path) as book:
        book.add_worksheet("Cover").write("A1", cover)
        page = book.add_worksheet("Data")
        page.write_column("A1", ["a", 1, 2])
        page.write_column("B1", ["b", 1, 2])
        page.hide()
    assert first_look(str(path), layout) is None
    assert reading(path, layout).preview()["layout"]["sheet"] == "Data"
