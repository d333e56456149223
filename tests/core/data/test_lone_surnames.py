"""A surname beside a plain number of the row is asked about only where persons seem to recur, or nothing tells."""

from __future__ import annotations

from random import Random

import pytest

from core.data.recurring_columns import recurring_column
from core.sources.asking.columns import profile
from core.sources.question import DETECT
from tests.core.sources.written_files import write

FAMILIES = [f"{start}{end}" for start in ("Ber", "Hol", "Kas", "Mor", "Wil") for end in ("ger", "mann", "son", "ton")]
HEADERS = ["id", "surname", "sex", "age", "ill"]


def persons(n, seed=3):
    chance = Random(seed)
    return [[chance.choice(FAMILIES), chance.choice("fm"), chance.randint(18, 90)] for _ in range(n)]


def asked(path, rows, headers=HEADERS):
    """Return the column that the owner is asked about."""
    write(path, [headers, *([n + 1, *row, "yn"[n * 7 % 3 % 2]] for n, row in enumerate(rows))])
    return recurring_column(profile(path, DETECT))


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
@pytest.mark.parametrize("name", ["surname", "Nachname", "last_name", "apellidos"])
def test_namesakes_of_other_sexes_and_ages_are_several_persons(tmp_path, suffix, name):
    headers = ["id", name, "sex", "age", "ill"]
    assert asked(tmp_path / f"a.{suffix}", persons(300), headers) is None


@pytest.mark.parametrize("n_again", [40, 150])
def test_persons_who_come_again_are_asked_about(tmp_path, n_again):
    rows = persons(150)
    again = [*rows, *rows[:n_again]]
    Random(5).shuffle(again)
    assert asked(tmp_path / "a.csv", again) == "surname"


@pytest.mark.parametrize(
    "headers",
    [
        ["id", "name", "sex", "age", "ill"],
        ["id", "surname", "town", "age", "ill"],
        ["row", "surname", "sex", "age", "ill"],
        ["id", "surname", "sex", "age", "visit"],
        ["id", "surname", "sex", "age", "year"],
    ],
)
def test_surnames_are_asked_about_where_nothing_tells_that_they_are_of_several(tmp_path, headers):
    assert asked(tmp_path / "a.csv", persons(300), headers) == headers[1]


def test_a_day_in_each_row_may_be_that_of_a_visit(tmp_path):
    rows = [[*row, f"2024-0{1 + n % 9}-1{n % 8}"] for n, row in enumerate(persons(300))]
    assert asked(tmp_path / "a.csv", rows, [*HEADERS[:4], "seen", "ill"]) == "surname"
