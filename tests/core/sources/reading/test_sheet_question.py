"""Which of several sheets, files or tables is read is asked where it was guessed, and told where it was named."""

from __future__ import annotations

import sqlite3
import zipfile
from contextlib import closing
from dataclasses import replace

import duckdb
import openpyxl
import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.reading_choices import AsWritten
from core.domain.reading_layout import ProtectedUnit, ReadingLayout, RowMeaning
from core.errors import UnpinnedLayoutError
from core.sources.asking.preview import preview
from core.sources.asking.records import RowSource
from tests.core.sources.reader_here import read_here

NAMES = ["sex", "age", "town"]
RECORDS = [["f", 34, "Ulm"], ["m", 41, "Bern"], ["f", 27, "Ulm"]] * 5


def book(path, **sheets):
    made = openpyxl.Workbook()
    made.remove(made.active)
    for name, names in sheets.items():
        page = made.create_sheet(name)
        for row in [names, *RECORDS, *RECORDS[: 3 * (not made.worksheets[1:])]] if names else ():
            page.append(row)
    made.save(path)
    return path


def zipped(path, *files):
    with zipfile.ZipFile(path, "w") as archive:
        for file in files:
            archive.write(file, file.name)
    return path


def database(path, tables):
    link = sqlite3.connect(path) if path.suffix == ".sqlite" else duckdb.connect(str(path))
    with closing(link):
        for name, (columns, n) in tables.items():
            link.execute(f"create table {name} ({', '.join(f'{column} text' for column in columns)})")
            marks = ", ".join("?" * len(columns))
            link.executemany(f"insert into {name} values ({marks})", [["x"] * len(columns)] * n)  # noqa: S608
        link.commit()
    return path


def asked(path, layout=None):
    """Return the sheets that are offered; [] if it is not asked which one is read."""
    seen = preview(path, layout or ReadingLayout(is_new=True))
    keys = [question.key for question in seen.questions]
    assert ("sheet" in seen.layout.unanswered) == ("sheet" in keys) == (seen.layout.sheet is None)
    answers = [answer.settings for question in seen.questions if question.key == "sheet" for answer in question.answers]
    return [value for ((_, value),) in answers]


@pytest.mark.parametrize("others", [NAMES, ["Sex", "AGE ", "town"]])
def test_a_sheet_a_year_is_asked_about_the_guess_first(tmp_path, others):
    assert asked(book(tmp_path / "a.xlsx", y2022=NAMES, y2023=others)) == ["y2022", "y2023"]


@pytest.mark.parametrize("others", [None, ["sex", "age"], ["code", "label", "note"], [*NAMES, "day"]])
def test_sheets_of_other_columns_are_not_asked_about(tmp_path, others):
    assert asked(book(tmp_path / "a.xlsx", people=NAMES, other=others)) == []


@pytest.mark.parametrize("state", ["hidden", "veryHidden"])
def test_a_hidden_sheet_of_equal_columns_is_asked_about(tmp_path, state):
    path = book(tmp_path / "a.xlsx", y2022=NAMES, y2023=NAMES)
    made = openpyxl.load_workbook(path)
    made["y2022"].sheet_state = state
    made.active = 1
    made.save(path)
    assert asked(path) == ["y2023", "y2022"]


def test_many_sheets_are_not_all_offered_but_told(tmp_path):
    path = book(tmp_path / "a.xlsx", **{f"week {n}": NAMES for n in range(1, 20)})
    assert asked(path) == ["week 1", "week 2", "week 3", "week 4"]
    (text,) = preview(path, ReadingLayout(is_new=True)).problems
    assert "“week 13”, and 6 more" in text


def test_a_sheet_that_was_named_is_told_of_and_not_asked_about(tmp_path):
    path = book(tmp_path / "a.xlsx", y2022=NAMES, y2023=NAMES)
    layout = ReadingLayout(sheet="y2023", is_new=True)
    assert asked(path, layout) == []
    assert any("the same names, or nearly: “y2022”" in text for text in preview(path, layout).problems)


def test_workbooks_of_a_zip_are_asked_about_by_the_names_that_a_plan_has(tmp_path):
    first, second = book(tmp_path / "2022.xlsx", data=NAMES), book(tmp_path / "2023.xlsx", a=NAMES, b=NAMES)
    found = asked(zipped(tmp_path / "a.zip", first, second))
    assert found == ["2023.xlsx/a", "2023.xlsx/b", "2022.xlsx"]
    for sheet in found:
        assert asked(tmp_path / "a.zip", ReadingLayout(sheet=sheet, is_new=True)) == []


def test_a_text_beside_a_workbook_of_a_zip_is_asked_about(tmp_path):
    text = tmp_path / "2021.csv"
    text.write_text("\n".join(",".join(map(str, row)) for row in [NAMES, *RECORDS]))
    other = tmp_path / "codes.csv"
    other.write_text("code,label\n1,Ulm\n2,Bern\n")
    path = zipped(tmp_path / "a.zip", book(tmp_path / "2022.xlsx", data=NAMES), text, other)
    assert asked(path) == ["2022.xlsx/data", "2021.csv"]


@pytest.mark.parametrize("suffix", ["sqlite", "duckdb"])
@pytest.mark.parametrize(
    ("other", "columns", "n", "is_asked"),
    [
        ("customers", ["id", "sex", "town"], 30, True),
        ("towns", ["id", "name"], 30, False),
        ("states", ["id", "code", "name"], 5, False),
        ("django_migrations", ["id", "app", "name"], 30, False),
    ],
)
def test_tables_that_may_hold_records_are_asked_about(tmp_path, suffix, other, columns, n, is_asked):
    path = database(tmp_path / f"a.{suffix}", {other: (columns, n), "orders": (["id", "customer", "day"], 60)})
    assert asked(path) == (["orders", other] if is_asked else [])
    assert asked(path, ReadingLayout(sheet="orders", is_new=True)) == []


PLAN = Attribute("sex", Kind.CATEGORIES, ("f", "m"))


def planned(path, sheet=None):
    """Return what reads the sheet that a new plan names, or that its owner names for it, as the plan says."""
    layout = preview(path, ReadingLayout(sheet=sheet, is_new=True)).layout
    answered = replace(layout, sheet=layout.sheet or "y2022", is_new=False)
    return RowSource(path, answered, (PLAN,), ProtectedUnit(rows=RowMeaning.RECORDS))


def test_a_sheet_that_is_new_in_a_later_workbook_is_refused(tmp_path, monkeypatch):
    read_here(monkeypatch)
    path = book(tmp_path / "a.xlsx", y2022=NAMES, notes=["code", "label", "note"])
    source = planned(path)
    n_rows = source.read(None).n_rows
    book(path, y2022=NAMES, notes=["code", "label", "note"], y2023=NAMES)
    with pytest.raises(UnpinnedLayoutError, match=r"the same names, or nearly: “y2023”.*questions = \[\"sheet\"\]"):
        source.read(None)
    for known in ({"questions": ("sheet",)}, {"as_written": AsWritten.COUNT}):
        assert replace(source, layout=replace(source.layout, **known)).read(None).n_rows == n_rows
    assert source.charged_before().read(None).n_rows == n_rows


@pytest.mark.parametrize("sheet", [None, "y2022"])
def test_sheets_that_the_owner_left_out_are_not_refused(tmp_path, monkeypatch, sheet):
    read_here(monkeypatch)
    path = book(tmp_path / "a.xlsx", y2022=NAMES, y2023=NAMES)
    assert planned(path, sheet).read(None).n_rows > 0


def test_later_sheets_of_other_columns_are_not_refused(tmp_path, monkeypatch):
    read_here(monkeypatch)
    path = book(tmp_path / "a.xlsx", y2022=NAMES)
    source = planned(path)
    book(path, y2022=NAMES, codes=["code", "label"], other=["sex", "day"])
    assert source.read(None).n_rows > 0
