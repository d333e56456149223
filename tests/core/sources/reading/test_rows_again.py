"""A table that was pasted twice is asked about: each of its records would count twice."""

from __future__ import annotations

import random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

HEADER = ["age", "sex", "kg"]
DRAWN = random.Random(5)
ROWS = [[DRAWN.randint(18, 90), DRAWN.choice("fm"), round(DRAWN.uniform(50, 99), 1)] for _ in range(700)]
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


@pytest.mark.parametrize(
    "rows",
    [ROWS, ROWS[:19] * 2, [*ROWS[:40], *ROWS[:39], ROWS[50]], FEW * 2],
    ids=["once", "few", "another at the end", "categories"],
)
def test_other_tables_are_not(tmp_path, rows):
    assert text(tmp_path / "a.csv", rows) == ""
