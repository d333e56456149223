"""A shortened workbook has the cells of the first rows, or there is none."""

from __future__ import annotations

import re

import pytest
import xlsxwriter
from hypothesis import given, settings
from hypothesis import strategies as st

from core.domain.reading_layout import ReadingLayout
from core.sources.formats.workbook import package, shortened
from core.sources.formats.workbook.excel import Excel
from core.sources.reading.quick_preview import first_look
from tests.core.sources.written_files import reading, text_cell, with_part, with_sheet, write

SHEET = "xl/worksheets/sheet1.xml"
ROWS = [["name", "n"], *[[f"P{n:05}", n] for n in range(3000)]]


def cut(path):
    """Return the workbook of the first rows; None if there is none."""
    return Excel.beginning(str(path), None)


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
}


@settings(max_examples=80, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(sorted(SHEETS)), st.integers(1, 91), st.booleans()), min_size=1, max_size=4))
def test_any_sheets(tmp_path_factory, sheets):
    path = tmp_path_factory.mktemp("sheets") / "a.xlsx"
    with xlsxwriter.Workbook(path) as book:
        for place, (name, n, is_hidden) in enumerate(sheets):
            page = book.add_worksheet(f"{name} {place}")
            for row, cells in enumerate(SHEETS[name][:n]):
                page.write_row(row, 0, cells if row != 1 else [name + str(place), *cells[1:]])
            if is_hidden and place < len(sheets) - 1:
                page.hide()
        book.worksheets()[-1].activate()
    found, whole = first_look(str(path), ReadingLayout()), reading(path).preview()
    assert found or not whole["first"]
    if found:
        del found["layout"]  # further questions may come of all sheets
        assert found == {key: whole[key] for key in found}


def test_a_list_of_columns_is_looked_at_where_it_is_asked_for(tmp_path):
    path = tmp_path / "a.xlsx"
    with xlsxwriter.Workbook(path) as book:
        for name in ("codebook", "table"):
            page = book.add_worksheet(name)
            for row, cells in enumerate(SHEETS[name]):
                page.write_row(row, 0, cells)
    assert first_look(str(path), ReadingLayout())["headers"] == ["sex", "age", "ward"]
    assert first_look(str(path), ReadingLayout(sheet="codebook"))["headers"] == ["Variable", "Label"]
