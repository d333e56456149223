"""A table that was pasted twice is asked about: each of its records would count twice."""

from __future__ import annotations

import random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

HEADER = ["age", "sex", "kg"]
DRAWN = random.Random(5)
ROWS = [[DRAWN.randint(18, 90), DRAWN.choice("fm"), round(DRAWN.uniform(50, 99), 1)] for _ in range(700)]
CODES = [[DRAWN.randint(1, 5), DRAWN.choice("fm"), DRAWN.randint(1, 9)] for _ in range(90)]
TOLD_BY_TOWN = [[town, f"county {town % 40}", town % 2] for town in (DRAWN.randint(1, 90) for _ in range(200))]
FEW = [[n % 3, "fm"[n % 2], n % 2] for n in range(30)]


def text(path, rows):
    write(path, [HEADER, *rows])
    return " ".join(each for each in preview(path).problems if "count twice" in each)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "ods", "parquet", "sqlite"])
def test_a_table_that_was_pasted_twice_is_asked_about(tmp_path, suffix):
    assert "From row 42 on" in text(tmp_path / f"a.{suffix}", ROWS[:40] * 2)
    assert "as_written" in preview(tmp_path / f"a.{suffix}").layout.unanswered


def test_it_is_so_with_the_names_once_more_between_and_in_a_long_table(tmp_path):
    assert "From row 43 on" in text(tmp_path / "a.csv", [*ROWS[:40], HEADER, *ROWS[:40]])
    assert "From row 702 on" in text(tmp_path / "a.csv", ROWS * 2)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet", "sqlite"])
def test_rows_that_are_there_twice_in_another_order_are_asked_about(tmp_path, suffix):
    each_twice = [row for row in ROWS[:40] for _ in range(2)]
    assert "Of the first 80 rows, 40 say the same" in text(tmp_path / f"a.{suffix}", each_twice)
    assert "Of the first 80 rows, 40 say" in text(tmp_path / f"b.{suffix}", [*ROWS[:40], *reversed(ROWS[:40])])
    assert "Of the first 150 rows, 50 say" in text(tmp_path / f"c.{suffix}", [*ROWS[:100], *ROWS[50:100]])
    but_one = [*ROWS[:40], *ROWS[:39], ROWS[50]]
    assert "Of the first 80 rows, 39 say" in text(tmp_path / f"d.{suffix}", but_one)


def test_rows_pasted_three_times_are_asked_about(tmp_path):
    assert "From row 42 on" in text(tmp_path / "a.csv", ROWS[:40] * 3)
    assert "Of the first 120 rows, 80 say" in text(tmp_path / "b.csv", [row for row in ROWS[:40] for _ in range(3)])
    mixed = random.Random(7).sample(ROWS[:40] * 3, 120)
    assert "Of the first 120 rows, 80 say" in text(tmp_path / "c.csv", mixed)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
@pytest.mark.parametrize("times", [4, 5, 6, 10])
def test_rows_pasted_more_often_are_asked_about(tmp_path, suffix, times):
    assert "From row 102 on" in text(tmp_path / f"a.{suffix}", ROWS[:100] * times)
    each = [row for row in ROWS[:60] for _ in range(times)]
    assert f"Of the first {60 * times} rows, {60 * times - 60} say the same" in text(tmp_path / f"b.{suffix}", each)
    again = len(ROWS[:100] * times) - 100
    with_own = [*ROWS[:97], ROWS[4], ROWS[20], ROWS[70]]
    assert "From row 102 on" in text(tmp_path / f"c.{suffix}", with_own * times)
    mixed = random.Random(7).sample(ROWS[:100] * times, 100 * times)
    assert f"rows, {again} say the same" in text(tmp_path / f"d.{suffix}", mixed)


@pytest.mark.parametrize("times", [4, 10])
def test_a_plan_of_trials_is_none(tmp_path, times):
    crossed = [[a, "fm"[b], c] for a in range(8) for b in range(2) for c in range(6)]
    assert text(tmp_path / "a.csv", crossed * times) == ""
    assert text(tmp_path / "b.csv", [row for row in crossed for _ in range(times)]) == ""
    assert text(tmp_path / "c.csv", ROWS[:20] * times) == ""


def test_rows_of_all_blocks_that_are_there_again_are_counted(tmp_path):
    rows = [*ROWS[:200], *ROWS[60:90], *ROWS[200:300], *ROWS[10:50], *ROWS[300:400], *ROWS[10:50]]
    assert "Of the first 510 rows, 110 say the same" in text(tmp_path / "a.csv", rows)


@pytest.mark.parametrize("numbered", [False, True])
def test_a_block_that_was_pasted_again_is_asked_about(tmp_path, numbered):
    rows = [*ROWS[:200], *ROWS[60:90], *ROWS[200:300]]
    rows = [[n, *row] if numbered else row for n, row in enumerate(rows, 1)]
    write(tmp_path / "a.csv", [[*["no"] * numbered, *HEADER], *rows])
    assert any("Of the first 330 rows, 30 say" in each for each in preview(tmp_path / "a.csv").problems)


def test_rows_that_were_mixed_and_numbered_anew_are_asked_about(tmp_path):
    mixed = random.Random(7).sample(ROWS[:100] * 2, 200)
    write(tmp_path / "a.csv", [["no", *HEADER], *([n, *row] for n, row in enumerate(mixed, 1))])
    (said,) = (each for each in preview(tmp_path / "a.csv").problems if "count twice" in each)
    assert (
        "Of the first 200 rows, 100 say the same as a row above, but for the running number. The first is row 28."
        in said
    )


def test_a_few_rows_with_values_of_their_own_are_there_again_by_no_chance(tmp_path):
    own = [[*row, 1000 + n * 7 % 997] for n, row in enumerate(ROWS[:300])]
    mixed = random.Random(7).sample([*own, *own[:30]], 330)
    write(tmp_path / "a.csv", [[*HEADER, "mark"], *mixed])
    assert any("Of the first 330 rows, 30 say" in each for each in preview(tmp_path / "a.csv").problems)


def test_a_running_number_that_goes_on_hides_nothing(tmp_path):
    write(tmp_path / "a.csv", [["no", *HEADER], *([n, *row] for n, row in enumerate(ROWS[:40] * 2, 1))])
    assert any("From row 42 on" in each for each in preview(tmp_path / "a.csv").problems)


@pytest.mark.parametrize("numbered", [False, True])
def test_rows_of_a_few_codes_are_told_by_their_order(tmp_path, numbered):
    rows = [[n, *row] if numbered else row for n, row in enumerate(CODES * 2, 1)]
    write(tmp_path / "a.csv", [[*["no"] * numbered, *HEADER], *rows])
    assert any("From row 92 on" in each for each in preview(tmp_path / "a.csv").problems)


@pytest.mark.parametrize(
    "rows",
    [
        *(ROWS, ROWS[:19] * 2, [*ROWS[:40], *ROWS[:9], *ROWS[50:60]], FEW * 2),
        *(CODES, TOLD_BY_TOWN, [row for row in ROWS[:9] for _ in range(3)]),
        [[row[0], "", ""] for row in ROWS[:40] for _ in range(2)],
    ],
    ids=["once", "few", "another at the end", "categories", "codes", "towns", "three visits", "blanks"],
)
def test_other_tables_are_not(tmp_path, rows):
    assert text(tmp_path / "a.csv", rows) == ""
