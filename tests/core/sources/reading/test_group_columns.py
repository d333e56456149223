"""Groups that are named once are asked about; dates and numbers known of few records are not, nor is it twice."""

from __future__ import annotations

import random
from datetime import date, timedelta

import pytest
import xlsxwriter

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

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


IN_ORDER = "once, in order, and blanks between"
SIZES = [3, 1, 1, 4, 1, 4, 2, 2, 1, 3, 1, 1, 4, 2]
"""Rows of each group."""


def in_order(tmp_path, values, sizes=SIZES):
    rows = [
        f"{'' if n else value};{'MK'[size % 2]};{20 + n}"
        for value, size in zip(values, sizes, strict=False)
        for n in range(size)
    ]
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["customer;sex;age", *rows]) + "\n")
    asked = preview(path)
    assert ("as_written" in asked.layout.unanswered) == any(IN_ORDER in text for text in asked.problems)
    return "as_written" in asked.layout.unanswered


@pytest.mark.parametrize(
    "values",
    [range(5000, 5014), range(14, 0, -1), [f"K{n}" for n in range(3, 17)], [f"{name}." for name in "ABDEGKLMNPRSTW"]],
)
def test_groups_named_once_are_told_by_their_order_though_some_have_one_row(tmp_path, values):
    assert in_order(tmp_path, values)


def test_days_of_groups_in_order_are_asked_about_though_some_have_one_row(tmp_path):
    assert in_order(tmp_path, days(14, in_order=True))


@pytest.mark.parametrize(
    ("values", "sizes"),
    [
        (random.Random(1).sample(range(5000, 6000), 14), SIZES),
        ([5000, 5001, 5002, 5003, 5004, 5005, 5006, 5007, 5007, 5008, 5009, 5010, 5011, 5012], SIZES),
        (range(5000, 5030), [1] * 26 + [2, 3, 2, 2]),
        (range(5000, 5005), SIZES),
    ],
    ids=["in no order", "one twice", "few blanks", "few values"],
)
def test_numbers_that_only_some_have_are_not_asked_about(tmp_path, values, sizes):
    assert not in_order(tmp_path, values, sizes)


def laid_out(tmp_path, groups, each):
    """Write records with a number, a sex, and a group: the cells of `each` in turn below a name of `groups`."""
    sizes = [each[n % len(each)] for n in range(len(groups))]
    column = [name if n == 0 else "" for name, size in zip(groups, sizes, strict=True) for n in range(size)]
    return with_column(tmp_path, column)


def with_column(tmp_path, column):
    rows = [f"P{n:04};{'MK'[n % 5 % 2]};{20 + n * 7 % 50};{cell};{n * 37 % 900}" for n, cell in enumerate(column)]
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["id;sex;age;x;points", *rows]) + "\n")
    return path


def drawn(values, n, seed=5):
    return random.Random(seed).choices(values, k=n)


@pytest.mark.parametrize(
    "values", [["North", "South", "East", "West"], ["Klasse A", "Klasse B"], ["都市", "郊外", "村"]]
)
@pytest.mark.parametrize("each", [[5], [4], [3, 7, 4, 5, 2, 6]])
def test_names_of_groups_that_recur_are_asked_about(tmp_path, values, each):
    assert told(laid_out(tmp_path, drawn(values, 48), each))


def test_names_that_are_left_blank_from_some_row_on_are_asked_about(tmp_path):
    values = ["North", "South", "East"]
    habit = [cell for name in drawn(values, 45) for cell in (name, "", "", "")]
    assert told(with_column(tmp_path, drawn(values, 61) + habit))


@pytest.mark.parametrize("share", [0.05, 0.2, 0.35])
@pytest.mark.parametrize("values", [["yes", "no"], ["yes", "yes", "yes", "no"], ["bus", "car", "bike", "tram"]])
def test_answers_that_some_left_out_are_not_asked_about(tmp_path, share, values):
    chance = random.Random(2)
    column = [chance.choice(values) if chance.random() < share else "" for _ in range(300)]
    assert not told(with_column(tmp_path, [values[0], "", *column]))


@pytest.mark.parametrize("n", [2, 5])
def test_one_answer_and_few_ones_far_apart_are_not_asked_about(tmp_path, n):
    assert not told(laid_out(tmp_path, ["yes"] * 48, [3, 7, 4, 5, 2, 6]))
    assert not told(laid_out(tmp_path, drawn(["yes", "no"], n), [23, 31, 17]))


def test_values_measured_at_times_are_not_asked_about(tmp_path):
    assert not told(laid_out(tmp_path, drawn(["1.2", "1.4", "3.5", "2.2"], 48), [3, 7, 4, 5, 2, 6]))


def test_texts_of_several_lines_name_no_group(tmp_path):
    notes = ["" if n % 3 else f'"note {n}\nmore"' for n in range(90)]
    rows = [f"{'MF'[n % 2]},{20 + n * 7 % 50},{note}" for n, note in enumerate(notes)]
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["sex,age,comment", *rows]) + "\n")
    assert not told(path)


def children(names, n_kids):
    """Return records with so many children each, of whom sex and age are said below the names."""
    rows = [names]
    for row, n in enumerate(n_kids):
        kids = ((("boy", "girl")[(row + kid) % 7 % 2], 3 + row % 14) if kid < n else (None, None) for kid in range(3))
        rows.append([row, n, *(cell for kid in kids for cell in kid)])
    return rows


CHILDREN = ["id", "n", "child1_sex", "child1_age", "child2_sex", "child2_age", "child3_sex", "child3_age"]
KIDS = [3 if n % 15 == 0 else n * 7 % 11 % 3 for n in range(180)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
def test_what_is_said_of_a_third_child_names_no_group(tmp_path, suffix):
    path = tmp_path / f"a.{suffix}"
    write(path, children(CHILDREN, KIDS))
    assert not told(path)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_a_column_is_asked_about_where_no_other_explains_its_blanks(tmp_path, suffix):
    path = tmp_path / f"a.{suffix}"
    names = [*CHILDREN[:6], "ward", "beds"]
    write(path, children(names, KIDS))
    assert told(path)
    rows = children(CHILDREN, KIDS)
    rows[1][2] = rows[1][4] = None  # a third child without another one
    write(path, rows)
    assert told(path)


def with_days(path, days, *others):
    rows = [
        [f"P{n}", "mf"[n % 2], 20 + n % 50, day, *more]
        for n, (day, *more) in enumerate(zip(days, *others, strict=True))
    ]
    write(path, [["id", "sex", "age", "visit", *(f"x{n}" for n in range(len(others)))], *rows])
    seen = preview(path)
    return IN_ORDER in " ".join(seen.problems)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "ods"])
def test_days_named_once_are_told_in_any_column(tmp_path, suffix):
    firsts, day = {0, 3, 4, 9, 14, 15, 21, 26, 30, 37, 41}, date(2024, 3, 1)
    days = [day + timedelta(n) if n in firsts else None for n in range(48)]
    every = [day + timedelta(n) for n in range(48)]
    assert with_days(tmp_path / f"a.{suffix}", days)
    assert not with_days(tmp_path / f"b.{suffix}", [None, *days[:0:-1]])  # nothing to repeat in the first row
    assert not with_days(tmp_path / f"c.{suffix}", days, every)  # on some days, something happened
    assert not with_days(
        tmp_path / f"d.{suffix}", [day, *(each and each - timedelta(n * 7 % 40) for n, each in enumerate(days[1:]))]
    )
