"""An age of 340 stretches no bins, and is told; what only looks like a bounded number keeps all its bins."""

from __future__ import annotations

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.known_ranges import is_impossible, known_range
from core.data.label_codes import LabelCodes, Unmatched
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks
from core.domain.attribute import Provenance

AGES = [str(18 + n * 7 % 71) for n in range(200)]


def looked(header, cells):
    look = ColumnProfiler(Marks())
    look.take(cells)
    return look.profile(header)


FURTHER = ["ასაკი", "उम्र", "आयु", "Umri", "Mosha", "Տարիք", "سن", "Нас", "Жасы", "வயது", "Aois", "Oed", "Adina", "Edat"]


@pytest.mark.parametrize(
    "header", ["age", "Alter (Jahre)", "ageAtVisit", "Edad", "Âge", "возраст", "年齢", "Leeftijd", *FURTHER]
)
def test_ages_are_known_in_many_languages(header):
    assert known_range(header) == known_range("Age")


@pytest.mark.parametrize("header", FURTHER)
def test_their_bins_are_those_of_ages(header):
    assert propose(looked(header, AGES)).edges == propose(looked("age", AGES)).edges


@pytest.mark.parametrize("header", ["आय", "Откуда узнали о нас", "வய", "Edatezza", "msn"])
def test_words_that_look_so_are_others(header):
    assert known_range(header) is None


@pytest.mark.parametrize("header", ["age in months", "age group", "tree age", "growth in %", "income", "BMI z-score"])
def test_other_units_and_things_have_no_known_range(header):
    assert known_range(header) is None


@pytest.mark.parametrize("slip", ["340", "200", "1975", "-30", "121"])
def test_one_impossible_age_leaves_the_bins_as_they_are(slip):
    tidy, slipped = looked("age", AGES), looked("age", [*AGES, slip])
    assert propose(slipped).edges == propose(tidy).edges
    assert slipped.missing == ((slip, 1),)
    assert (slipped.low, slipped.high) == (tidy.low, tidy.high)


def test_an_impossible_age_of_one_row_is_in_no_plan_and_counts_as_anything_else():
    attribute = propose(looked("age", [*AGES, "340"]))
    assert attribute.missing_values == ()
    codes = LabelCodes(attribute, Marks())
    assert codes.encode(["340"]) == codes.encode(["no number"])


@pytest.mark.parametrize(
    ("header", "of", "slip"),
    [
        ("correct (%)", lambda n: n % 101, 450),
        ("Body mass index", lambda n: 18 + n % 20, 245),
        ("Körpergröße", lambda n: 150 + n % 45, 1720),
        ("systolic", lambda n: 95 + n % 80, 1300),
        ("diastolic", lambda n: 55 + n % 50, 790),
    ],
)
def test_other_measurements_are_as_bounded_as_ages(header, of, slip):
    numbers = [of(n) for n in range(200)]
    tidy, slipped = looked(header, numbers), looked(header, [*numbers, slip, slip])
    assert propose(slipped).edges == propose(tidy).edges
    assert propose(slipped).missing_values == (str(slip),)


def test_an_impossible_age_hides_no_code_of_no_answer():
    assert dict(looked("age", [*AGES, "340", *["999"] * 5]).missing) == {"340": 1, "999": 5}


@pytest.mark.parametrize(
    ("header", "cells"),
    [
        ("age", [str(n * 7 % 400) for n in range(200)]),
        ("percent", [str(n % 101) for n in range(200)] + ["108", "115", "230"]),
        ("height", [str(1.5 + n % 45 / 100) for n in range(200)]),
        ("income", [*AGES, "340"]),
        ("age", AGES),
    ],
)
def test_ages_of_trees_and_percent_beyond_a_hundred_are_numbers_as_all_others(header, cells):
    found = looked(header, cells)
    assert found.missing == ()
    assert found.high == max(map(float, cells))


@pytest.mark.parametrize(
    ("header", "text", "is_such"),
    [
        ("age", "230", True),
        ("age", "-30", True),
        ("age", "999", False),
        ("age", "-9", False),
        ("age", "120", False),
        ("age", "n/a", False),
        ("income", "230", False),
        ("Anteil (%)", "450,5", True),
    ],
)
def test_slips_are_told_from_codes_of_no_answer(header, text, is_such):
    assert is_impossible(header, text) is is_such


@pytest.mark.parametrize(
    ("header", "cells", "edges"),
    [
        ("age", AGES, (0, 20, 30, 40, 50, 60, 70, 80, 120)),
        ("share in %", range(12, 93), (0, 20, 30, 40, 50, 60, 70, 80, 90, 100)),
    ],
)
def test_outer_bins_go_up_to_what_everybody_knows(header, cells, edges):
    """Next month somebody is 94: she counts in the last bin, and her row stops nothing."""
    found = propose(looked(header, [*map(str, cells)]))
    assert (found.edges, found.provenance, found.other) == (edges, Provenance.DATA, None)
    n_bins = len(edges) - 1
    codes = LabelCodes(found, Marks()).codes(["0", "3", "94", str(int(edges[-1])), "121", "-1"])
    assert [*codes[:4]] == [0, 0, n_bins - 1, n_bins - 1]
    assert [*codes[4:]] == [Unmatched.OUTSIDE_EDGES] * 2


@pytest.mark.parametrize(
    ("header", "cells"),
    [
        ("age", [str(6 + n % 13) for n in range(200)]),
        ("age", [str(30 + n % 30) for n in range(200)]),
        ("score", AGES),
        ("growth in %", AGES),
        ("discount in %", [str(n % 30) for n in range(200)]),
        ("BMI", [str(16 + n % 80) for n in range(200)]),
    ],
)
def test_of_a_part_of_what_there_may_be_bins_are_around_the_numbers(header, cells):
    found = propose(looked(header, cells))
    numbers = [*map(float, cells)]
    width = found.edges[1] - found.edges[0]
    assert found.edges[0] > min(numbers) - width
    assert found.edges[-1] < max(numbers) + width + 1
