"""Numbers that a comma cuts in two are told as the reason why rows are too wide; a comma in a name is none."""

from __future__ import annotations

import pytest

CUT = "seem to be cut in two"


def lines(n, each):
    return "sex,weight,age\n" + "".join(f"{'fm'[row % 2]},{each(row)},{20 + row % 50}\n" for row in range(n))


@pytest.mark.parametrize(
    ("each", "said"),
    [
        (lambda row: f"{60 + row % 30},{row % 9 + 1}", "Each row has more cells"),
        (lambda row: f"{60 + row % 30}" + f",{row % 9}" * (row % 4 == 0), "50 rows have more cells"),
        (lambda row: f"{1 + row % 3},{100 + row}" if row % 3 == 0 else "900", "67 rows have more cells"),
    ],
)
def test_the_reason_and_the_cure_are_told(inside, reticent, each, said):
    reticent.write("a.csv", lines(200, each))
    ended = inside("describe", "a.csv")
    assert ended.status == 1
    assert said in ended.err
    assert CUT in ended.err


@pytest.mark.parametrize(
    "each", [lambda row: "60, or so" if row % 4 == 0 else "60", lambda row: "6,5" if row == 9 else "7"]
)
def test_other_rows_that_are_too_wide_are_told_otherwise(inside, reticent, each):
    reticent.write("a.csv", lines(200, each))
    ended = inside("describe", "a.csv")
    assert CUT not in ended.err + ended.out


def test_names_with_a_comma_beside_whole_numbers_are_told_otherwise(inside, reticent):
    rows = "".join(f"Doe, Ann,{'fm'[row % 2]},{1 + row % 5},{2 + row % 3}\n" for row in range(60))
    reticent.write("a.csv", f"name,sex,maths,english\n{rows}")
    assert CUT not in inside("describe", "a.csv").err
