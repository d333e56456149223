"""A later file of which a column is not what the plan says is refused, and not counted as “anything else”."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest
from xlsxwriter import Workbook

from core.domain.attribute import Attribute, Kind
from core.domain.reading_choices import AsWritten
from core.domain.reading_layout import DateOrder, ProtectedUnit
from core.errors import UnpinnedLayoutError
from core.sources.asking.preview import preview
from core.sources.asking.records import RowSource
from tests.core.sources.reader_here import read_here
from tests.core.sources.written_files import write

OTHER = "Anything else"
LEAD = Attribute("lead", Kind.NUMBER, edges=(0.0, 10.0, 20.0, 30.0), other="Anything else")
TOWN = Attribute("town", Kind.CATEGORIES, ("Bonn", "Ulm"), other="Anything else")


def _lead(n, decimal=","):
    return f'"{n * 17 % 29}{decimal}{n * n % 9}"' if n % 15 else "unknown"


UNLIKE, IN_DOUBT = "are not what the plan says", "Some cells may mean something else"


@pytest.mark.parametrize(
    ("own", "column", "told"),
    [
        (LEAD, lambda n: _lead(n, "."), IN_DOUBT),
        (LEAD, lambda n: _lead(n) if n < 50 else "see annex", f"“lead” {UNLIKE}"),
        (LEAD, lambda n: _lead(n) if n < 60 else f"{n * 7} ng/ml", IN_DOUBT),  # as a new plan would ask
        (TOWN, lambda n: (53, 89)[n * n % 7 % 2], f"“town” {UNLIKE}"),
    ],
)
def test_columns_that_have_become_something_else_are_no_anything_else(tmp_path, monkeypatch, own, column, told):
    read_here(monkeypatch)
    path = tmp_path / "a.csv"

    def write_rows(lead, town):
        rows = [f"p{n}x;{lead(n)};{town(n)}" for n in range(1, 100)]
        path.write_text("\n".join(["person;lead;town", *rows]) + "\n")

    def town(n):
        return ("Bonn", "Ulm", "Ulm", "Köln")[n * n % 11 % 4]

    write_rows(_lead, town)
    source = RowSource(path, preview(path).layout, (LEAD, TOWN), ProtectedUnit())
    assert source.read(None).n_rows == 99
    write_rows(column if own is LEAD else _lead, column if own is TOWN else town)
    with pytest.raises(UnpinnedLayoutError, match=f"{told}.*as_written"):
        source.read(None)
    counted = replace(source, layout=replace(source.layout, as_written=AsWritten.COUNT))
    assert counted.read(None).n_rows == 99


DAY = date(2024, 3, 1)
MINUTES = Attribute("stay", Kind.NUMBER, edges=(0.0, 15.0, 30.0, 45.0, 60.0), other=OTHER)
WEIGHT = Attribute("stay", Kind.NUMBER, edges=(40.0, 60.0, 80.0, 100.0), other=OTHER)
VISIT = Attribute("stay", Kind.DATE, edges=(date(2024, 1, 1), date(2024, 7, 1), date(2025, 1, 1)), other=OTHER)
CODE = Attribute("stay", Kind.CATEGORIES, ("01067", "04109", "10115"), other=OTHER)
GRADE = Attribute("stay", Kind.NUMBER, edges=(1.0, 3.0, 6.0), other=OTHER)
KINDS = ["csv", "xlsx", "parquet"]


def later(tmp_path, monkeypatch, own, suffix, cells):
    """Return what reads a file of these cells by a plan for the attribute; what a new plan asks of them is nothing."""
    read_here(monkeypatch)
    rows = [["person", "stay"], *([f"p{n * 7}x", cell] for n, cell in enumerate(cells))]
    path = write(tmp_path / f"a.{suffix}", rows)
    layout = preview(path).layout
    assert layout.questions == ()
    layout = replace(layout, dates=layout.dates or DateOrder.YEAR_FIRST)
    return RowSource(path, layout, (own,), ProtectedUnit())


@pytest.mark.parametrize("suffix", KINDS)
@pytest.mark.parametrize(
    ("own", "cell"),
    [
        (MINUTES, lambda n: 60 * (5 + n * 17 % 53)),
        (GRADE, lambda n: 7 + n * 7 % 4),
        (WEIGHT, lambda n: round(10 + 0.0173 * (n * n % 311), 4)),
        (VISIT, lambda n: 45_300 + n * 29 % 300),
        (VISIT, lambda n: date(1950, 1, 1) + timedelta(days=n * 311 % 9000)),
        (CODE, lambda n: ("1067", "4109", "10115")[n * n % 7 % 3]),
    ],
)
def test_another_unit_or_spelling_is_refused(tmp_path, monkeypatch, own, cell, suffix):
    source = later(tmp_path, monkeypatch, own, suffix, [cell(n) for n in range(300)])
    with pytest.raises(UnpinnedLayoutError, match=r"“stay” are not what the plan says.*as_written"):
        source.read(None)
    counted = replace(source, layout=replace(source.layout, as_written=AsWritten.COUNT))
    assert counted.read(None).n_rows == 300


@pytest.mark.parametrize("suffix", KINDS)
@pytest.mark.parametrize(
    ("own", "cell"),
    [
        (MINUTES, lambda n: 5 + n * 17 % 101),
        (GRADE, lambda n: 4 + n * 7 % 5),
        (WEIGHT, lambda n: round(75 + 0.173 * (n * n % 311), 4)),
        (VISIT, lambda n: DAY + timedelta(days=n * 29 % 500)),
        (CODE, lambda n: ("01067", "20095", "10115")[n * n % 7 % 3]),
        (CODE, lambda n: "1067" if n == 70 else ("01067", "04109", "10115")[n * n % 7 % 3]),
    ],
)
def test_what_lies_beyond_the_bins_or_is_new_is_anything_else(tmp_path, monkeypatch, own, cell, suffix):
    assert later(tmp_path, monkeypatch, own, suffix, [cell(n) for n in range(300)]).read(None).n_rows == 300


def test_formulas_without_a_value_are_no_anything_else(tmp_path, monkeypatch):
    read_here(monkeypatch)
    path = tmp_path / "a.xlsx"
    with Workbook(path) as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, ["person", "stay"])
        for row in range(1, 121):
            sheet.write(row, 0, f"p{row * 7}x")
            sheet.write(row, 1, 5 + row * 17 % 53)
        sheet.write_formula(60, 1, "=2+3", None, "")
    source = RowSource(path, preview(path).layout, (MINUTES,), ProtectedUnit())
    with pytest.raises(UnpinnedLayoutError, match=r"Formulas of “stay” have no value.*save it"):
        source.read(None)
