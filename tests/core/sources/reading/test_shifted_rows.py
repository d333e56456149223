"""Rows whose cells stand one column beside their own are asked about; a row without its first value is not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

NAMES = ["name", "unit", "town", "age", "seen", "note"]
UNITS, TOWNS = ("Sales", "Law", "IT"), ("Bonn", "Kiel", "Ulm")


def record(n):
    return [f"Ann {n}", UNITS[n % 3], TOWNS[n // 3 % 3], 20 + 7 * n % 50, f"2024-02-{1 + n % 28:02}"]


def told(path, rows):
    write(path, rows)
    seen = preview(path)
    return seen.layout.unanswered, [text for text in seen.problems if "beside their own" in text]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(("first", "said"), [(60, "In 40 rows"), (99, "In row 101 ")])
def test_rows_that_are_shifted_from_one_on_are_asked_about(tmp_path, suffix, first, said):
    rows = [[*record(n), None] if n < first else [None, *record(n)] for n in range(100)]
    asked, texts = told(tmp_path / f"a.{suffix}", [NAMES, *rows])
    assert asked == ("as_written",)
    assert len(texts) == 1
    assert texts[0].startswith(said)


def test_so_are_those_beyond_the_last_name(tmp_path):
    rows = [record(n) if n < 60 else [None, *record(n)] for n in range(100)]
    asked, texts = told(tmp_path / "a.xlsx", [NAMES[:5], *rows])
    assert asked == ("as_written",)
    assert len(texts) == 1


def test_so_are_texts_that_are_answers_of_the_column_before(tmp_path):
    rows = [[UNITS[n % 3], TOWNS[n // 3 % 3], "yn"[n % 2], None] for n in range(60)]
    rows += [[None, *row[:3]] for row in rows[:40]]
    assert told(tmp_path / "a.csv", [["unit", "town", "member", "note"], *rows])[0] == ("as_written",)


@pytest.mark.parametrize("n", [90, 12_000])
def test_one_far_down_a_long_text_is_found(tmp_path, n):
    rows = [[*record(each), None] for each in range(2 * n)]
    rows[n] = [None, *record(n)]
    assert told(tmp_path / "a.csv", [NAMES, *rows])[1][0].startswith(f"In row {n + 2} ")


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    "row",
    [
        [None, "Law", "Ulm", 30, "2024-02-01", None],
        [None, "Ulm", "Ulm", 30, "2024-02-01", None],
        [None, "Ann 7", "Ulm", 30, "2024-02-01", "late"],
    ],
)
def test_a_row_without_its_first_value_is_a_record(tmp_path, suffix, row):
    rows = [[*record(n), None] for n in range(100)]
    assert told(tmp_path / f"a.{suffix}", [NAMES, *rows[:60], row, *rows[60:]])[1] == []


def test_columns_of_one_kind_tell_nothing(tmp_path):
    rows = [[f"P{n}", n % 3, n % 2, n % 5] for n in range(60)]
    assert told(tmp_path / "a.csv", [["id", "one", "two", "three"], *rows, [None, 1, 1, 1]])[1] == []


def test_blanks_that_mean_the_value_above_are_no_shift(tmp_path):
    rows = [[f"Ann {n}" if n % 3 == 0 else None, f"Tom {n}", 20 + n % 7, None] for n in range(60)]
    assert told(tmp_path / "a.csv", [["name", "child", "age", "note"], *rows])[1] == []


def numbered(n):
    return [1000 + n, "MF"[n % 2], 20 + 7 * n % 50, TOWNS[n // 3 % 3], 1000 + 37.5 * n]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(("first", "n"), [(60, 1), (60, 30), (99, 1), (20_000, 1)])
def test_rows_that_begin_one_column_too_early_are_asked_about(tmp_path, suffix, first, n):
    rows = [numbered(each) for each in range(first + 500)]
    for each in range(first, first + n):
        rows[each] = [*rows[each][1:], None]
    asked, texts = told(tmp_path / f"a.{suffix}", [["no", "sex", "age", "town", "pay"], *rows])
    assert asked == ("as_written",)
    assert texts[0].startswith(f"In {n} rows" if n > 1 else f"In row {first + 2} ")


@pytest.mark.parametrize("row", [[1, "F", 30, "Bonn", None], [7, None, None, "Ulm", None]])
def test_a_row_without_its_last_value_is_a_record(tmp_path, row):
    rows = [numbered(each) for each in range(200)]
    rows[90] = row
    assert told(tmp_path / "a.csv", [["no", "sex", "age", "town", "pay"], *rows])[1] == []
