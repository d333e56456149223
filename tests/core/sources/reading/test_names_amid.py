"""The names of another table amid the records are told, and no row of persons is taken for them."""

from __future__ import annotations

import pytest

from core.domain.reading_layout import ReadingLayout
from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

NAMES = ["id", "sex", "age", "region"]
REGIONS = ["north", "south", "west"]
PEOPLE = [[n, "mf"[n % 2], 20 + 7 * n % 50, REGIONS[n % 3]] for n in range(1, 31)]
RATES = [[REGIONS[n % 3], 10 + n, 1.5 * n, 2010 + n] for n in range(12)]
INCOMES = [[n, "mf"[n % 2], 1800 + 70 * n, REGIONS[n % 3]] for n in range(31, 43)]
LAST = len(PEOPLE) + 1
"""The row that the last person is in."""


def says(path, rows):
    write(path, rows)
    seen = preview(path)
    said = [place for place, text in enumerate(seen.problems) if "the names of another table" in text]
    assert not said or "as_written" in seen.layout.unanswered
    return [seen.spots[place][0] for place in said]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "ods"])
@pytest.mark.parametrize(
    "below",
    [
        [["district", "cases", "rate", "year"], *RATES],
        [["region", "cases", "", ""], *([*row[:2], "", ""] for row in RATES)],
        [["ID", "Sex", "Income", "Region"], *INCOMES],
        [["id", "sex", "age", "wage"], *INCOMES],
        [["District", "Cases", "Rate", "Year"], *RATES[:2]],
        [["district", "cases", "rate", "x"], *RATES],
    ],
    ids=["other kinds", "narrower", "names in part", "one other name", "two records", "a letter for a name"],
)
def test_a_table_right_below_another_is_told_by_its_names(tmp_path, suffix, below):
    assert says(tmp_path / f"a.{suffix}", [NAMES, *PEOPLE, *below]) == [LAST + 1]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_a_range_of_cells_leaves_the_other_table_out(tmp_path, suffix):
    path = tmp_path / f"a.{suffix}"
    assert says(path, [NAMES, *PEOPLE, ["district", "cases", "rate", "year"], *RATES])
    seen = preview(path, ReadingLayout(range=f"A1:D{LAST}"))
    assert (seen.n_rows, seen.problems) == (len(PEOPLE), ())


def test_one_table_is_told_where_it_begins_however_many_follow(tmp_path):
    rows = [NAMES, *PEOPLE, ["district", "cases", "rate", "year"], *RATES, ["ward", "n", "share", "page"], *RATES]
    assert says(tmp_path / "a.csv", rows) == [LAST + 1]


ODD = [
    ["unknown", "x", "refused", "abroad"],
    ["Anna", "f", "refused", "elsewhere"],
    ["Anna", "divers", "verweigert", "Ausland"],
]


@pytest.mark.parametrize("row", ODD)
@pytest.mark.parametrize("n_below", [0, 1, 15])
def test_answers_in_words_are_those_of_persons(tmp_path, row, n_below):
    assert says(tmp_path / "a.csv", [NAMES, *PEOPLE[:15], row, *PEOPLE[15 : 15 + n_below]]) == []


def test_a_column_of_numbers_may_go_on_in_words(tmp_path):
    rows = [[n, "mf"[n % 2], 20 + n if n < 15 else f"over {n}", REGIONS[n % 3]] for n in range(1, 31)]
    assert says(tmp_path / "a.csv", [NAMES, *rows]) == []
    assert says(tmp_path / "b.csv", [NAMES, *PEOPLE[:15], ["Anna", "x", "refused", "abroad"], *rows[15:]]) == []


@pytest.mark.parametrize(
    "rows",
    [
        [NAMES, *PEOPLE],
        [NAMES, *PEOPLE, NAMES, *PEOPLE],
        [["age", "ill"], *[[34, "yes"], [41, "no"]] * 6, ["ill", "age"], *[["yes", 29], ["no", 50]] * 6],
        [["sex", "region"], *(["mf"[n % 2], REGIONS[n % 3]] for n in range(30)), ["colour", "size"], ["red", "big"]],
        [["what", "value"], *(["age", 20 + n] for n in range(15)), *([f"sex {n}", "mf"[n % 2]] for n in range(15))],
        [["id", "answer"], *([n, "yes" if n % 3 else "no"] for n in range(30)), ["Total", "n/a"]],
    ],
    ids=["one table", "names once more", "in another order", "texts alone", "long form", "total"],
)
def test_other_tables_are_not_told(tmp_path, rows):
    assert says(tmp_path / "a.csv", rows) == []


def numbered(n):
    return [n, 1 + n % 2, 20 + 7 * n % 50, 3 + n % 4]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("at", [250, 9_000])
@pytest.mark.parametrize("names", [["no", "grade", "size", "school"], ["child", "grade", "size", "school"]])
def test_names_far_down_are_told(tmp_path, suffix, at, names):
    rows = [["no", "sex", "age", "district"], *map(numbered, range(at)), names, *map(numbered, range(300))]
    assert says(tmp_path / f"a.{suffix}", rows) == [at + 2]


@pytest.mark.parametrize(
    "row",
    [
        ["n/a", "refused", "unknown", "don't know"],
        ["none", "none", "none", "none"],
        [400, "other", "old", 7],
        ["late", "other", "", 4],
    ],
)
def test_a_row_with_words_for_some_numbers_is_a_record(tmp_path, row):
    rows = [["no", "sex", "age", "district"], *map(numbered, range(250)), row, *map(numbered, range(300))]
    assert says(tmp_path / "a.csv", rows) == []


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "ods"])
def test_names_once_more_in_another_language_are_told(tmp_path, suffix):
    people = [[f"p{n}", *row[1:], 150 + n] for n, row in enumerate(PEOPLE * 2)]
    rows = [[*NAMES, "height"], *people, ["Nr", "Geschlecht", "Alter", "Gebiet", "Größe"], *people[:9]]
    assert says(tmp_path / f"a.{suffix}", rows) == [len(people) + 2]
    unasked = ["NR", "f", "unknown", "west", "refused"]
    assert says(tmp_path / f"b.{suffix}", [rows[0], *people, unasked, *people[:9]]) == []
