"""Years that a workbook shows as dates become days of 1905, which are asked about."""

from __future__ import annotations

from datetime import date

import pytest
import xlsxwriter

from core.sources.asking.preview import preview


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
