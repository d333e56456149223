"""Columns of names and numbers of persons are found by their names and cells; those of places and answers are not."""

from __future__ import annotations

import pytest

from core.sources.reading.person_columns import person_columns

FIRST = ("Anna", "Paul", "Laura", "Max", "Emma", "Felix", "Nina", "Peter", "Clara", "Hugo")
LAST = ("Wolf", "Krüger", "Müller", "Braun", "Lang", "Fuchs", "Weber")
N = 40
NAMES = [f"{FIRST[n % 10]} {LAST[n % 7]}" for n in range(N)]


def found(name, cells):
    """Return what is found of a table of one column beside a number."""
    return person_columns(("no", name), [*enumerate(cells)])


@pytest.mark.parametrize(
    ("name", "cells", "has_names"),
    [
        ("Name", NAMES, True),
        ("x", NAMES, True),
        ("Surname", [LAST[n % 7] for n in range(N)], True),
        ("Kunde", [f"{name} (left)" for name in NAMES], True),
        ("Kunde", [f"K{n:03d}" for n in range(N)], False),
    ],
)
def test_persons_are_found(name, cells, has_names):
    (column,) = found(name, cells)
    assert (column.place, column.has_names) == (1, has_names)
    assert [*column.cells] == cells


def test_words_are_without_case_and_accents():
    (column,) = found("Name", NAMES)
    assert {"kruger", "muller", "anna"} <= column.words


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("Town", [f"Bad {LAST[n % 7]}{'abcdefgh'[n % 8]}" for n in range(N)]),
        ("Name", [("yes", "no", "maybe")[n % 3] for n in range(N)]),
        ("customer", [("new", "regular")[n % 2] for n in range(N)]),
        ("x", [f"K{n:03d}" for n in range(N)]),
        ("Name", [None] * N),
        ("Name", NAMES[:8]),
    ],
    ids=["places", "answers", "kinds", "codes", "blanks", "few"],
)
def test_others_are_not(name, cells):
    assert found(name, cells) == []


def test_a_table_without_names_of_columns_is_looked_at():
    assert [each.place for each in person_columns((), [*enumerate(NAMES)])] == [1]
