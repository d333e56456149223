"""A comma within a number or a name pushes what follows into a blank column, which is asked about."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write_text

SEXES = ["male", "female"]
PEOPLE = [f"{20 + n * 7 % 50},{50 + n * 11 % 40},{SEXES[n * n % 3 % 2]}," for n in range(90)]
GIVEN = [f"P{n},{20 + n * 7 % 50},{100 + n * 37 % 890}," for n in range(90)]


def told(path, header, rows):
    problems = preview(write_text(path, "\n".join([header, *rows]) + "\n")).problems
    return [text for text in problems if "one column beside their own" in text]


def with_others(rows, others):
    """Return the rows with others in place of some, far apart."""
    return [others[n // 20] if n % 20 == 7 and n // 20 < len(others) else row for n, row in enumerate(rows)]


@pytest.mark.parametrize(
    ("rows", "letter"),
    [
        (with_others(PEOPLE, ["44,70,5,female", "31,66,5,male"]), "C"),
        (with_others(PEOPLE, ["44,70,5,female"]), "C"),
        (with_others([f"{row}moved" if n % 5 else row for n, row in enumerate(PEOPLE)], ["44,70,5,female"]), "C"),
        (with_others(GIVEN, ["P9,33,1,297", "P29,40,2,050"]), "C"),
    ],
    ids=["decimals", "one row", "remarks", "thousands"],
)
def test_pushed_cells_are_asked_about(tmp_path, rows, letter):
    (text,) = told(tmp_path / "a.csv", "one,two,three,remarks", rows)
    assert f"from column {letter} on" in text


@pytest.mark.parametrize(
    "rows",
    [
        PEOPLE,
        with_others(PEOPLE, ["44,70,female,5", "31,66,male,7"]),
        [f"{row}{SEXES[n % 2]}" for n, row in enumerate(PEOPLE)],
        with_others(PEOPLE, ["44,70,male,female"]),
        with_others(GIVEN, ["P9,33,450,297", "P29,40,220,050"]),
        with_others(GIVEN, ["P9,33,1,29"]),
    ],
    ids=[
        "nothing",
        "numbers as remarks",
        "the words of a second column",
        "a second answer",
        "extensions",
        "two digits",
    ],
)
def test_usual_tables_are_not(tmp_path, rows):
    assert told(tmp_path / "a.csv", "one,two,three,remarks", rows) == []
