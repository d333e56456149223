"""A column that ends where another one of its kind begins is asked about; those of groups are not."""

from __future__ import annotations

import json
import random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 60


def asked(path, names, values, further=None, at=N // 2):
    """Return what is asked where the first name has the values up to a row, and the second from there on."""
    chance = random.Random(1)
    further = further or [chance.choice("mf") for _ in range(N)]
    if path.suffix == ".json":
        rows = [{"pid": f"P{n}", "sex": sex, names[n >= at]: values[n]} for n, sex in enumerate(further)]
        path.write_text(json.dumps(rows))
    else:
        parts = [[values[n], None] if n < at else [None, values[n]] for n in range(N)]
        rows = [["pid", "sex", *names], *([f"P{n}", sex, *parts[n]] for n, sex in enumerate(further))]
        write(path, rows)
    return " ".join(each.text for each in preview(path).questions)


def numbers(low=18, high=90):
    chance = random.Random(2)
    return [chance.randint(low, high) for _ in range(N)]


WORDS = [("east", "west", "north")[n % 3] for n in numbers()]
DAYS = [f"2025-{1 + n % 9:02}-{1 + n % 28:02}" for n in numbers()]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "json", "parquet"])
@pytest.mark.parametrize(
    ("names", "values"),
    [
        (("age", "age_years"), numbers()),
        (("ageYears", "age"), numbers()),
        (("score", "points"), numbers()),
        (("area", "district"), WORDS),
        (("seen", "visited"), DAYS),
        (("bmi", "bmi_kg"), [*numbers(20, 30)[: N // 2], *numbers(2000, 3000)[N // 2 :]]),
    ],
)
def test_a_column_that_goes_on_under_another_name_is_asked_about(tmp_path, suffix, names, values):
    text = asked(tmp_path / f"a.{suffix}", names, values)
    assert f"Each row has only one of the columns “{names[0]}”, “{names[1]}”" in text
    assert text.count("Each row has only one") == 1


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "json"])
@pytest.mark.parametrize(
    ("names", "values", "further"),
    [
        (("births", "prostate"), numbers(), ["f" if n < N // 2 else "m" for n in range(N)]),
        (("weight", "answer"), [*numbers()[: N // 2], *WORDS[N // 2 :]], None),
        (("weight", "income"), [*numbers(40, 90)[: N // 2], *numbers(1000, 9000)[N // 2 :]], None),
        (("drug", "region"), [*("A", "B", "C") * (N // 6), *WORDS[N // 2 :]], None),
    ],
    ids=["groups", "kinds", "sizes", "words"],
)
def test_columns_of_groups_and_of_other_values_are_not(tmp_path, suffix, names, values, further):
    assert "Each row has only one" not in asked(tmp_path / f"a.{suffix}", names, values, further)


def test_so_is_one_without_its_first_and_last_values(tmp_path):
    values = [None if n in (0, 1, 9, 35, N - 1) else size for n, size in enumerate(numbers())]
    assert "Each row has only one of the columns" in asked(tmp_path / "a.csv", ("age", "age_years"), values)


def test_few_cells_of_one_are_not(tmp_path):
    assert "Each row has only one" not in asked(tmp_path / "a.csv", ("age", "age_years"), numbers(), at=5)


def test_columns_that_are_filled_in_turn_are_not(tmp_path):
    path = tmp_path / "a.csv"
    rows = [[n, *((size, None) if n % 3 == 0 else (None, size))] for n, size in enumerate(numbers())]
    write(path, [["pid", "old", "new"], *rows])
    assert "Each row has only one" not in " ".join(preview(path).problems)
