"""Years that a workbook shows as dates become days of 1905, which are asked about, as texts, too."""

from __future__ import annotations

from datetime import date

import pytest
import xlsxwriter

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def asked_of(folder, cells):
    path = folder / "a.xlsx"
    with xlsxwriter.Workbook(path) as book:
        sheet, dated = book.add_worksheet(), book.add_format({"num_format": "dd.mm.yyyy"})
        sheet.write_row(0, 0, ["id", "born"])
        for row, cell in enumerate(cells, start=1):
            sheet.write_row(row, 0, [f"p{row * 7 % 40}"])
            sheet.write(row, 1, cell, dated)
    return {each.key: each.text for each in preview(path).questions}


@pytest.mark.parametrize("years", [range(1940, 1980), range(1900, 1930), range(2070, 2101)])
def test_years_that_are_shown_as_days_are_asked_about(tmp_path, years):
    asked = asked_of(tmp_path, years)
    assert "Column B (“born”) has days of 1905 alone" in asked.pop("as_written")
    assert asked == {}


@pytest.mark.parametrize(
    "days",
    [
        [date(1905, 1 + n % 12, 1 + n % 28) for n in range(40)],
        [date(1904, 5, 1 + n % 28) for n in range(40)],
        [date(2024, 5, 1 + n % 28) for n in range(40)],
        [*range(1940, 1980), date(2024, 5, 1)],
        [1950, 1951],
    ],
    ids=["all of the year", "another year", "of today", "a day of today", "two"],
)
def test_other_days_are_not(tmp_path, days):
    asked = asked_of(tmp_path, days)
    assert not any("1905" in text for text in asked.values())


def asks(path, texts):
    write(path, [["id", "born"], *([f"p{row}", text] for row, text in enumerate(texts))])
    seen = preview(path)
    said = any("has days of 1905 alone" in text for text in seen.problems)
    assert said == ("as_written" in seen.layout.unanswered)
    return said


@pytest.mark.parametrize("suffix", ["csv", "json", "xlsx"])
@pytest.mark.parametrize("form", ["{d:02}.{m:02}.1905", "1905-{m:02}-{d:02}", "{m}/{d}/1905", "{d}/{m}/1905"])
def test_so_are_texts_of_such_days(tmp_path, suffix, form):
    assert asks(tmp_path / f"a.{suffix}", [form.format(d=13 + n % 9, m=5 + n % 3) for n in range(40)])
    assert asks(tmp_path / f"b.{suffix}", [form.format(d=20 + n, m=6) if n < 6 else "" for n in range(9)])


@pytest.mark.parametrize(
    "texts",
    [
        [f"{1 + n % 28}.{1 + n % 12}.1905" for n in range(40)],
        [*(f"1905-05-{10 + n}" for n in range(10)), "1906-01-01"],
        [f"1905-05-1{n}" for n in range(4)],
        [f"1905-05-1{n % 2}" for n in range(40)],
        [*(f"1905-05-{10 + n}" for n in range(10)), "unknown"],
        [f"{n % 28 + 1}.5.05" for n in range(40)],
        [1905 for n in range(40)],
    ],
    ids=["all of the year", "another year", "four rows", "two days", "a word", "two digits", "years"],
)
def test_other_texts_are_not(tmp_path, texts):
    assert not asks(tmp_path / "a.csv", texts)
