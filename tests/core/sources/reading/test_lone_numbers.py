"""A number alone in a first column of numbers is asked about where all other rows are whole; a person's is not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview

PEOPLE = [f"{n + 11},{('Ulm', 'Bonn')[n % 2]},{20 + 7 * n % 40}" for n in range(40)]
AGES = [f"{20 + 7 * n % 30},{('Ulm', 'Bonn')[n % 2]},cook" for n in range(40)]


def asks(path, names, rows):
    path.write_text("\n".join([names, *rows]) + "\n")
    return preview(path).layout.unanswered


@pytest.mark.parametrize("place", [10, 39, 40])
@pytest.mark.parametrize("number", ["2", "40"])
def test_a_page_or_a_count_alone_is_asked_about(tmp_path, place, number):
    for names, rows in (("nr,town,age", PEOPLE), ("age,town,job", AGES)):
        told = asks(tmp_path / "a.csv", names, [*rows[:place], f"{number},,", *rows[place:]])
        assert told == ("as_written",)
        problems = preview(tmp_path / "a.csv").problems
        assert [each for each in problems if f"Row {place + 2} has little in it" in each]


@pytest.mark.parametrize(
    "rows",
    [
        [*PEOPLE[:10], "21,,", *PEOPLE[11:]],
        [*PEOPLE, "51,,"],
        [*PEOPLE, "90,,"],
        [*PEOPLE[:10], "2,Ulm,", *PEOPLE[10:]],
        [*PEOPLE[:5], "16,Ulm,", *PEOPLE[6:20], "2,,", *PEOPLE[20:]],
        PEOPLE,
    ],
    ids=["counts-on", "last", "new", "more", "others-have-blanks", "whole"],
)
def test_a_person_who_left_the_rest_blank_is_a_record(tmp_path, rows):
    assert asks(tmp_path / "a.csv", "nr,town,age", rows) == ()
