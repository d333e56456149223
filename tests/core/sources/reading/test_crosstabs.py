"""A table whose columns count men and women, or those of each age, is asked about; one of households is not."""

from __future__ import annotations

import pytest

from tests.core.sources.reading.counting import asks

TOWNS = [f"town {n}" for n in range(12)]
MEN, WOMEN = [100 + 37 * n % 91 for n in range(12)], [90 + 53 * n % 97 for n in range(12)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    "names",
    [
        ["town", "Men", "Women", "Total"],
        ["Gemeinde", "Männer", "Frauen", "Insgesamt"],
        ["commune", "Hommes", "Femmes", "Ensemble"],
        ["town", "Number of men", "Number of women", "All"],
        ["town", "m", "w", "Summe"],
        ["Klasse", "Mädchen", "Buben", "Summe"],
        ["Ward", "F", "M", "Total Result"],
        ["町", "男", "女", "総数"],
    ],
)
def test_men_and_women_beside_their_sum_are_asked_about(tmp_path, suffix, names):
    rows = [[town, men, women, men + women] for town, men, women in zip(TOWNS, MEN, WOMEN, strict=True)]
    assert asks(tmp_path / f"a.{suffix}", names, rows)


def test_so_are_they_without_a_sum(tmp_path):
    rows = [
        [f"{10 * n}-{10 * n + 9}", f"1,{men}", women] for n, (men, women) in enumerate(zip(MEN, WOMEN, strict=True))
    ]
    assert asks(tmp_path / "a.csv", ["age group", "Men", "Women"], rows)


@pytest.mark.parametrize("names", [["", "F", "M"], ["Alter", "m", "w"]])
def test_so_are_letters_where_each_row_is_that_of_other_ages(tmp_path, names):
    ages = ["0-17", "18-29", "30-44", "45-59", "60-74", "75+"]
    assert asks(tmp_path / "a.csv", names, [[age, 26 + 7 * n, 31 - 3 * n] for n, age in enumerate(ages)])


def test_those_of_the_same_ages_again_are_not(tmp_path):
    rows = [["0-17" if n % 2 else "18+", 26 + 7 * n, 31 - n] for n in range(12)]
    assert not asks(tmp_path / "a.csv", ["", "F", "M"], rows)


def test_so_are_those_of_each_age_beside_their_sum(tmp_path):
    rows = [[town, n, 30 + n, 7 * n % 5, 30 + 2 * n + 7 * n % 5, n / 7] for n, town in enumerate(TOWNS)]
    assert asks(tmp_path / "a.csv", ["town", "0-17", "18-64", "65+", "Total", "% of all"], rows)


@pytest.mark.parametrize(
    ("names", "rows"),
    [
        (["town", "men", "women", "total"], [[t, n % 3, n % 2, n % 3 + n % 2] for n, t in enumerate(TOWNS)]),
        (["town", "men", "women"], [[t, 60 + n % 7, 65 + n % 5] for n, t in enumerate(TOWNS)]),
        (["town", "male", "female"], [[t, n % 2, 1 - n % 2] for n, t in enumerate(TOWNS)]),
        (["town", "men", "women"], [[TOWNS[n % 3], 200 + n, 190 + n] for n in range(12)]),
        (["town", "m", "f"], [[t, 200 + n, 190 + n] for n, t in enumerate(TOWNS)]),
        (["town", "men", "women", "income"], [[t, 200 + n, 190 + n, 37 * n % 97 + 5] for n, t in enumerate(TOWNS)]),
        (["town", "men", "total"], [[t, 200 + n, 390 + n] for n, t in enumerate(TOWNS)]),
        (["name", "9-10", "10-11", "11-12"], [[t, 20 + n, 30 + n, 7 * n % 5] for n, t in enumerate(TOWNS)]),
        (["name", "Q1", "Q2", "Total"], [[t, 20 + n, 30 + n, 50 + 2 * n] for n, t in enumerate(TOWNS)]),
    ],
    ids=[
        "households",
        "percentages",
        "marks",
        "towns again",
        "letters",
        "measures",
        "men",
        "no sum",
        "marks of pupils",
    ],
)
def test_other_tables_are_not(tmp_path, names, rows):
    assert not asks(tmp_path / "a.csv", names, rows)
