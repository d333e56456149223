"""What means no answer is told by the values beside it, and by other columns: 0 among years, 9 where others have 99."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from core.data.column_profile import ColumnProfile
from core.data.column_profiler import ColumnProfiler
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview, readable

CHANCE = random.Random(9)
AGES = [str(CHANCE.choice([*range(20, 80), 999, 999, 999])) for _ in range(200)]
YEARS = [str(CHANCE.choice([0] * 10 + [*range(1940, 1990)])) for _ in range(200)]


def satisfied(*answers: int) -> list[str]:
    return [str(answers[row % len(answers)]) for row in range(200)]


def profiled(cells: list[object]) -> ColumnProfile:
    profiler = ColumnProfiler(Marks())
    profiler.take(cells)
    return profiler.profile("x")


def of_file(tmp_path: Path, ages: list[str], answers: list[str]) -> ColumnProfile:
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["age,satis", *map(",".join, zip(ages, answers, strict=True))]), encoding="utf-8")
    seen = preview(path)
    return profile(path, readable(seen.layout, seen.questions))[1]


def test_a_nought_among_years_is_missing():
    found = profiled(YEARS)
    assert [text for text, _ in found.missing] == ["0"]
    assert found.low == min(int(year) for year in YEARS if year != "0")
    assert propose(found).missing_values == ("0",)
    assert [text for text, _ in profiled([*YEARS, "9999", "9999"]).missing] == ["0", "9999"]


@pytest.mark.parametrize("low", [0, 1, 100, 1500, 2050])
def test_a_nought_among_other_numbers_is_a_number(low):
    cells = [*("0" for _ in range(30)), *map(str, range(low, low + 90))]
    found = profiled(cells)
    assert (found.missing, found.low) == ((), 0)


@pytest.mark.parametrize(
    ("answers", "codes"), [((1, 2, 3, 4, 5, 9), {"9"}), ((1, 2, 8, 9), {"8", "9"}), ((0, 1, 9), {"9"})]
)
def test_nine_beside_a_scale_is_missing_where_another_column_has_999(tmp_path, answers, codes):
    found = of_file(tmp_path, AGES, satisfied(*answers))
    assert {text for text, _ in found.missing} == codes
    assert set(propose(found).missing_values) == codes


@pytest.mark.parametrize("answers", [(1, 2, 3, 4, 5, 6, 7, 8, 9), (1, 3, 5, 9), (2, 4, 9), (3, 4, 5, 9), (1, 2, 6, 9)])
def test_nine_of_other_numbers_is_an_answer(tmp_path, answers):
    assert of_file(tmp_path, AGES, satisfied(*answers)).missing == ()


def test_nine_is_an_answer_where_no_other_column_has_such_a_code(tmp_path):
    ages = [age.replace("999", "33") for age in AGES]
    assert of_file(tmp_path, ages, satisfied(1, 2, 3, 4, 5, 9)).missing == ()


def of_both(tmp_path, answers: list[str], others: list[str], names: str = "q1,q2") -> list[ColumnProfile]:
    path = tmp_path / "a.csv"
    path.write_text("\n".join([names, *map(",".join, zip(answers, others, strict=True))]), encoding="utf-8")
    seen = preview(path)
    return profile(path, readable(seen.layout, seen.questions))


def test_nine_is_missing_where_two_scales_have_it_or_one_has_99_besides(tmp_path):
    scale, other = satisfied(1, 2, 3, 4, 5, 9), satisfied(1, 1, 2, 3, 4, 9, 4)
    for found in of_both(tmp_path, scale, other):
        assert propose(found).missing_values == ("9",)
        assert "9" not in propose(found).categories
    both, plain = of_both(tmp_path, satisfied(1, 2, 3, 4, 5, 9, 99), satisfied(1, 2, 3, 4))
    assert ({*propose(both).missing_values}, propose(plain).missing_values) == ({"9", "99"}, ())
    assert propose(both).categories == ("1", "2", "3", "4", "5")


@pytest.mark.parametrize("code", [999, 9999])
def test_nine_beside_a_wider_code_of_the_same_column_is_an_answer(tmp_path, code):
    grades, other = of_both(tmp_path, satisfied(0, 1, 2, 3, 4, 5, 9, code, code), satisfied(1, 2, 3, 4))
    assert propose(grades).missing_values == (str(code),)
    assert propose(grades).categories == ("0", "1", "2", "3", "4", "5", "9")
    assert propose(other).missing_values == ()
    apart = of_both(tmp_path, satisfied(1, 2, 3, 9, code), satisfied(1, 2, 3, 4, 5, 9))
    assert [propose(each).missing_values for each in apart] == [(str(code),), ("9",)]


@pytest.mark.parametrize("names", ["number of rooms,number of beds", "q1,n_visits"])
def test_nine_of_what_is_counted_is_a_number(tmp_path, names):
    found = of_both(tmp_path, satisfied(1, 2, 3, 4, 5, 9), satisfied(1, 1, 2, 3, 4, 9, 4), names)
    assert [each.missing for each in found] == [(), ()]


def test_a_nine_of_one_person_alone_tells_nothing(tmp_path):
    rare = [*satisfied(1, 2, 3, 4, 5)[:-1], "9"]
    assert [each.missing for each in of_both(tmp_path, rare, satisfied(1, 2, 3, 4, 5, 9))] == [(), ()]
