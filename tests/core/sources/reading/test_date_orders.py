"""Dates with the day first beside dates with the month first are asked about, in one column and in two."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 24
DAYS = [(2023, 1 + n % 12, 1 + 5 * n % 28) for n in range(N)]
DAY_FIRST = [f"{day:02}/{month:02}/{year}" for year, month, day in DAYS]
MONTH_FIRST = [f"{month:02}/{day:02}/{year}" for year, month, day in DAYS]
ISO = [f"{year}-{month:02}-{day:02}" for year, month, day in DAYS]


def says(path, one, other):
    write(path, [["ward", "born", "seen"], *(["ab"[n % 2], one[n], other[n]] for n in range(N))])
    seen = preview(path)
    return "as_written" in seen.layout.unanswered, " ".join(seen.problems)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_two_columns_with_another_order_are_asked_about(tmp_path, suffix):
    asks, text = says(tmp_path / f"a.{suffix}", DAY_FIRST, MONTH_FIRST)
    assert asks
    assert "Column B (“born”) has dates with the day first, and column C (“seen”) with the month first" in text


def test_so_is_one_column_with_both(tmp_path):
    both = [(DAY_FIRST if n % 2 else MONTH_FIRST)[n] for n in range(N)]
    asks, text = says(tmp_path / "a.csv", ISO, both)
    assert asks
    assert "Column C (“seen”) has dates with the day first, and others with the month first" in text


@pytest.mark.parametrize(
    ("one", "other"), [(DAY_FIRST, DAY_FIRST[::-1]), (MONTH_FIRST, ISO), ([*DAY_FIRST[:-1], "12/31/2023"], ISO)]
)
def test_one_order_and_a_slip_are_not(tmp_path, one, other):
    assert not says(tmp_path / "a.csv", one, other)[0]
