"""Groups that are named once are asked about; dates and numbers known of few records are not, nor is it twice."""

from __future__ import annotations

import random
from datetime import date, timedelta

import pytest
import xlsxwriter

from core.sources.asking.preview import preview

N = 120
BLANK_BELOW = "is blank below each of its values"


def told(path):
    return [problem for problem in preview(path).problems if BLANK_BELOW in problem]


def days(n, *, in_order):
    found = [date(2023, 1, 2) + timedelta(days=after) for after in random.Random(7).sample(range(700), n)]
    return [f"{day:%d-%m-%Y}" for day in (sorted(found) if in_order else found)]


def table(tmp_path, values, each):
    """Write records with a number, a value of `values` in one of `each` rows, and a sex."""
    rows = [f"{n + 1};{'' if n % each else values[n // each]};{'MK'[n % 5 % 2]}" for n in range(each * len(values))]
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["patnr;x;sex", *rows]) + "\n")
    return path


@pytest.mark.parametrize("each", [5, 6, 9])
def test_dates_and_numbers_known_of_few_records_are_not_asked_about(tmp_path, each):
    n = N // each
    numbers = [str(number) for number in random.Random(3).sample(range(30, 400), n)]
    assert [*map(told, (table(tmp_path, numbers, each), table(tmp_path, days(n, in_order=False), each)))] == [[], []]


@pytest.mark.parametrize("n", [2, 3])
def test_so_few_dates_in_many_records_are_in_order_by_chance(tmp_path, n):
    assert not told(table(tmp_path, days(n, in_order=True), 20))


@pytest.mark.parametrize("each", [3, 6])
def test_days_of_groups_follow_one_another_and_are_asked_about(tmp_path, each):
    assert told(table(tmp_path, days(N // each, in_order=True), each))
    assert told(table(tmp_path, [*reversed(days(N // each, in_order=True))], each))


def test_names_and_numbers_of_groups_are_asked_about(tmp_path):
    assert told(table(tmp_path, [f"Household {place}" for place in range(20)], 6))
    assert told(table(tmp_path, ["701", "702", "703"] * 7, 6))
    assert told(table(tmp_path, [*map(str, range(4711, 4731))], 6))


@pytest.mark.parametrize("is_merged", [False, True])
def test_blanks_of_merged_cells_are_asked_about_once(tmp_path, is_merged):
    path = tmp_path / "a.xlsx"
    with xlsxwriter.Workbook(path) as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, ["household", "age", "sex"])
        for n in range(60):
            sheet.write_row(n + 1, 1, [20 + n * 7 % 41, "mf"[n % 3 % 2]])
        for first in range(1, 60, 3):
            sheet.write(first, 0, f"H{first}")
            if is_merged:
                sheet.merge_range(first, 0, first + 2, 0, f"H{first}")
    asked = [question.key for question in preview(path).questions]
    assert asked == (["merged"] if is_merged else ["as_written"])


def test_a_merged_cell_elsewhere_answers_nothing_for_a_column_of_groups(tmp_path):
    path = tmp_path / "a.xlsx"
    with xlsxwriter.Workbook(path) as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, ["household", "age", "sex"])
        for n in range(60):
            sheet.write_row(n + 1, 0, ["" if n % 3 else f"H{n}", 20 + n * 7 % 41, "mf"[n % 3 % 2]])
        sheet.merge_range(10, 2, 12, 2, "m")
    assert [question.key for question in preview(path).questions] == ["merged", "as_written"]
