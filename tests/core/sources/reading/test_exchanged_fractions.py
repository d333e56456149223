"""Whole numbers in a column with decimals, and decimals in one of whole numbers, in one row, are exchanged."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write, write_text

DRAW = Random(8)
PEOPLE = [(n, DRAW.randint(18, 80), round(DRAW.uniform(45, 110), 1)) for n in range(1, 121)]


def said(path, people):
    write(path, [["id", "age", "weight"], *map(list, people)])
    return [text for text in preview(path).problems if "each other’s values" in text]


@pytest.mark.parametrize("places", [range(90, 120), range(0, 110, 9)], ids=["the last ones", "here and there"])
@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
def test_they_are_asked_about_where_both_columns_have_such_values(tmp_path, places, ending):
    mixed = [(n, weight, age) if at in places else (n, age, weight) for at, (n, age, weight) in enumerate(PEOPLE)]
    (text,) = said(tmp_path / f"a{ending}", mixed)
    assert "“age”, “weight”" in text


@pytest.mark.parametrize(
    "people",
    [
        PEOPLE,
        [(n, age + 0.5 * (n % 9 == 0), weight) for n, age, weight in PEOPLE],
        [(n, age, round(weight) if n % 4 == 0 else weight) for n, age, weight in PEOPLE],
        [(n, age, round(weight) if n > 90 else weight) for n, age, weight in PEOPLE],
        [(n, 1000 + 0.5 * (n > 100), round(weight) if n > 100 else weight) for n, _, weight in PEOPLE],
    ],
    ids=["as they are", "half years", "rounded at times", "rounded from some row on", "of another size"],
)
def test_others_are_not(tmp_path, people):
    assert said(tmp_path / "a.csv", people) == []


def test_a_column_without_other_numbers_is_no_home(tmp_path):
    """Rows that are short have the numbers of one column in the other."""
    rows = "".join([*(f",North,{n},{n}.5\n" for n in range(3)), ",N2,2.5\n" * 75])
    assert preview(write_text(tmp_path / "a.csv", f"sex,place,n,paid\n{rows}")).layout.unanswered
