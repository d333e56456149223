"""A height of 0 is no answer; incomes, losses and changes of 0 are numbers."""

from __future__ import annotations

import pytest

from core.data.never_zero import is_never_zero
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview, readable
from tests.core.sources.written_files import write


@pytest.mark.parametrize("header", ["Height cm", "SBP", "Gewicht (kg)", "poids", "Presión", "身長", "bodyWeight"])
def test_what_nobody_lacks_is_never_zero(header):
    assert is_never_zero(header, 48, 195, 60)


@pytest.mark.parametrize(
    ("header", "low", "high"),
    [("temperature", 5, 25), ("weight loss", 1, 20), ("income", 48, 195), ("weight", -3, 8), ("height", 9, 1)],
)
def test_other_numbers_may_be_zero(header, low, high):
    assert not is_never_zero(header, low, high, 60)


@pytest.mark.parametrize(("low", "high", "n"), [(1, 1, 1), (1, 3, 3), (2, 5, 4)])
def test_few_different_numbers_are_answers(low, high, n):
    assert not is_never_zero("above_average_weight", low, high, n)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
def test_a_height_of_zero_is_missing_and_an_income_is_not(tmp_path, suffix):
    rows = [[0 if n % 8 == 0 else 150 + n % 45, 0 if n % 8 == 0 else 900 + n] for n in range(160)]
    path = write(tmp_path / f"a.{suffix}", [["Height", "Income"], *rows])
    seen = preview(path)
    height, income = profile(path, readable(seen.layout, seen.questions))
    assert height.missing == (("0", 20),)
    assert height.low == 150
    assert income.missing == ()
    assert income.low == 0
