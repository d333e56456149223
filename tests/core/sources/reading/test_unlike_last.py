"""A last row of another kind than all others, or with their means, is asked about; a record is not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_choices import RowChoice
from core.errors import UnansweredRowError
from core.sources.asking.preview import preview
from core.sources.reading.one_pass import counted
from tests.core.sources.written_files import reading, write

NAMES = ["nr", "name", "age", "seen"]
RECORDS = [[n + 1, f"Ann {n}", 20 + 7 * n % 50, f"2024-02-{1 + n:02}"] for n in range(24)]
AGE = Attribute("age", Kind.NUMBER, edges=(0.0, 40.0, 99.0))


def asks(path, rows):
    write(path, rows)
    return preview(path).layout.unanswered


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    ("row", "is_asked"),
    [
        (["Checked by", "Weber", None, "2024-03-01"], True),
        (["Printed:", "2024-03-01", None, "1 of 1"], True),
        (["Note:", "Ann", 30, "2024-03-01"], True),
        (["T", 24, 1234.5, None], True),
        ([25, "Ann", 30, "2024-03-01"], False),
        ([25, "Ann", "old", "2024-03-01"], False),
        ([25, 17, 30, "2024-03-01"], False),
        (["n/a", "Ann", 30, "2024-03-01"], False),
        (["7b", "Ann", 30, "2024-03-01"], False),
        ([None, "Ann", 30, "2024-03-01"], False),
    ],
)
def test_a_last_row_of_another_kind_is_asked_about(tmp_path, suffix, row, is_asked):
    assert asks(tmp_path / f"a.{suffix}", [NAMES, *RECORDS, row]) == (("last_row",) if is_asked else ())


@pytest.mark.parametrize(
    ("row", "is_asked"), [([None, 24], True), ([None, 25], False), (["Seen by:", "Weber"], True), (["Zoe", 9], False)]
)
def test_so_is_one_of_two_columns(tmp_path, row, is_asked):
    rows = [[f"Ann{n}", 20 + 7 * n % 50] for n in range(24)]
    assert asks(tmp_path / "a.csv", [["name", "age"], *rows, row]) == (("last_row",) if is_asked else ())


MARKS = [["name", "first", "second"], *([f"Ann{n}", 1 + n % 4, 2 + n % 3] for n in range(24))]


@pytest.mark.parametrize(
    ("row", "is_asked"),
    [(["Class", 2.5, 3], True), (["Class", "2.5", "3.0"], True), (["Zoe", 2, 3], False), (["Zoe", 2.5, 4], False)],
)
def test_means_without_a_word_for_them_are_asked_about(tmp_path, row, is_asked):
    assert asks(tmp_path / "a.csv", [*MARKS, row]) == (("last_row",) if is_asked else ())


@pytest.mark.parametrize(("mean", "is_asked"), [(2.5, True), (2.4, False), (3, False)])
def test_one_mean_alone_is_told_by_its_decimal_place(tmp_path, mean, is_asked):
    rows = [[f"Ann{n}", 1 + n % 4, "fm"[n * n % 3 % 2]] for n in range(24)]
    asked = asks(tmp_path / "a.csv", [["name", "points", "sex"], *rows, ["Zoe", mean, "f"]])
    assert asked == (("last_row",) if is_asked else ())


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    ("row", "n_lacking", "is_asked"),
    [
        *(([54.2, None, None], 0, True), ([54.2, None, None], 1, True), ([54.2, None, None], 9, False)),
        *(([54, None, None], 0, False), ([54.2, "f", None], 0, False)),
    ],
)
def test_so_is_a_fraction_alone_below_whole_numbers(tmp_path, suffix, row, n_lacking, is_asked):
    rows = [[20 + 7 * n % 50, "fm"[n % 2], None if n < n_lacking else f"w{n % 5}"] for n in range(40)]
    asked = "last_row" in asks(tmp_path / f"a.{suffix}", [["age", "sex", "ward"], *rows, row])
    assert asked == is_asked


def test_numbers_whose_sum_is_beyond_all_have_no_mean(tmp_path):
    rows = [[f"Ann{n}", "1.7e308" if n % 2 else 1.5, n + 0.25] for n in range(24)]
    assert asks(tmp_path / "a.csv", [MARKS[0], *rows, ["Zoe", 2.5, 3.75]]) == ()


def test_a_row_that_lacks_its_first_cell_and_half_of_the_others_is_told(tmp_path):
    rows = [NAMES, *RECORDS[:12], [None, "Street", None, None], *RECORDS[12:]]
    assert asks(tmp_path / "a.csv", rows) == ("as_written",)
    rows[13] = [None, "Ann", 30, None]
    assert asks(tmp_path / "a.csv", rows) == ("as_written",)
    rows[13] = [None, "Ann", 30, "2024-03-01"]
    assert asks(tmp_path / "a.csv", rows) == ()


def test_a_release_waits_for_the_answer(tmp_path):
    path = tmp_path / "a.csv"
    write(path, [NAMES, *RECORDS])
    layout = preview(path).layout
    write(path, [NAMES, *RECORDS, ["Checked by", "Weber", 30, "2024-03-01"]])
    with pytest.raises(UnansweredRowError, match="of another kind than all rows above"):
        counted(reading(path, layout), [AGE], [Marginal((0,))], b"key")
    for choice, n in ((RowChoice.READ, 25), (RowChoice.SKIP, 24)):
        answered = replace(layout, last_row=choice)
        assert sum(counted(reading(path, answered), [AGE], [Marginal((0,))], b"key").counts) == n


PUPILS = [
    [f"{['Ann', 'Ben', 'Eva', 'Tim'][n % 4]} M{'aeiou'[n % 5]}ier", "5a" if n % 3 else "5b", 20 + n] for n in range(24)
]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("begins", ["DS", "moy.", "śr.", "50 Schüler", "Present", "Team hours"])
def test_a_row_of_no_full_name_that_lacks_what_others_have_is_asked_about(tmp_path, suffix, begins):
    rows = [["name", "class", "points"], *PUPILS]
    assert asks(tmp_path / f"a.{suffix}", [*rows, [begins, None, 41]]) == ("last_row",)
    assert not asks(tmp_path / f"b.{suffix}", [*rows, [begins, "5b", 41]])
    assert not asks(tmp_path / f"c.{suffix}", [*rows, ["Zoe Berg", None, 41]])


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_so_is_one_that_has_another_kind_of_it(tmp_path, suffix):
    rows = [["name", "class", "points"], *PUPILS]
    assert asks(tmp_path / f"a.{suffix}", [*rows, ["50 members", "2 units", "av. 44"]]) == ("last_row",)
    assert not asks(tmp_path / f"b.{suffix}", [*rows, ["50 members", "2 units", "k. A."]])


def test_so_are_two_of_them(tmp_path):
    rows = [["name", "class", "points"], *PUPILS, ["Klassenschnitt 5a", None, 41], ["Klassenschnitt 5b", None, 40]]
    assert asks(tmp_path / "a.csv", rows) == ("last_row",)
