"""Raw cells become codes: those of a slow reading of the rules; a cell without a label is told by its place."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.data.label_codes import LabelCodes, PersonNumbers, Unmatched, UnmatchedCellError
from core.data.raw_cells import Marks
from core.domain.attribute import Attribute, Kind
from core.sources.source import NEVER_CALCULATED

SEX = Attribute("sex", Kind.CATEGORIES, ("f", "m", "TRUE", "5"), merges=(("female", "f"), ("F", "f")))
AGE = Attribute("age", Kind.NUMBER, edges=(0.0, 18.0, 65.0, 120.0))
VISIT = Attribute("visit", Kind.DATE, edges=(date(2024, 1, 1), date(2024, 7, 1), date(2024, 12, 31)))


def softened(attribute):
    buckets = {"other": "Anything else", "missing": "Missing"}
    return Attribute(attribute.name, attribute.kind, attribute.categories, attribute.edges, attribute.merges, **buckets)


def codes(attribute, cells, marks=Marks()):  # noqa: B008
    return LabelCodes(attribute, marks).encode(cells).tolist()


def unmatched(attribute, cells, marks=Marks()):  # noqa: B008
    with pytest.raises(UnmatchedCellError) as caught:
        LabelCodes(attribute, marks).encode(cells)
    return caught.value.position, caught.value.why


def test_categories_are_exact_texts_and_their_merges():
    assert codes(SEX, ["m", " f ", "female", "F", 5, 5.0, "5", "TRUE"]) == [1, 0, 0, 0, 3, 3, 3, 2]


@pytest.mark.parametrize("cell", ["M", "fem", "005", "5.0", "0", 6, "f\u200b"])
def test_strangers(cell):
    assert unmatched(SEX, ["m", "m", cell]) == (2, Unmatched.UNKNOWN_CATEGORY)


def test_bins_are_closed_below_and_the_last_one_above():
    assert codes(AGE, [0, 17.999, 18, "64.5", 65, 120, "120"]) == [0, 0, 1, 1, 2, 2, 2]


@pytest.mark.parametrize("cell", [-0.001, 120.001, "1e6"])
def test_numbers_outside_the_edges(cell):
    assert unmatched(AGE, [cell]) == (0, Unmatched.OUTSIDE_EDGES)


@pytest.mark.parametrize("cell", ["n/a", "1,5", date(2024, 1, 1), float("nan"), "#N/A", "TRUE"])
def test_what_is_no_number(cell):
    assert unmatched(AGE, [1, cell]) == (1, Unmatched.NOT_A_NUMBER)


def test_the_marks_of_the_layout_decide():
    assert codes(AGE, ["17,9", "18,0"], Marks(",", "")) == [0, 1]
    money = Attribute("income", Kind.NUMBER, edges=(0.0, 1000.0, 1e6))
    assert codes(money, ["1.234,5", "999,9"], Marks(",", ".")) == [1, 0]


def test_dates_fall_into_bins():
    cells = [date(2024, 1, 1), "2024-06-30", "01.07.2024", "31/12/2024", "2024-12-31T23:59"]
    assert codes(VISIT, cells) == [0, 0, 1, 1, 1]


def test_dates_outside_and_what_is_no_date():
    assert unmatched(VISIT, ["2025-01-01"]) == (0, Unmatched.OUTSIDE_EDGES)
    assert unmatched(VISIT, ["2024-01-01", 45292]) == (1, Unmatched.NOT_A_DATE)


def test_a_date_that_could_be_two_is_a_question_not_a_stranger():
    assert unmatched(VISIT, ["5/5/2024", "3/10/2024"]) == (1, Unmatched.AMBIGUOUS_DATE)
    assert unmatched(softened(VISIT), ["3/10/2024"]) == (0, Unmatched.AMBIGUOUS_DATE)
    assert codes(VISIT, ["3/10/2024"], Marks(day_first=True)) == [1]
    assert codes(VISIT, ["3/10/2024"], Marks(day_first=False)) == [0]
    assert unmatched(VISIT, ["1/31/2024"], Marks(day_first=True)) == (0, Unmatched.NOT_A_DATE)


@pytest.mark.parametrize("attribute", [SEX, AGE, VISIT])
@pytest.mark.parametrize("blank", [None, "", "  "])
def test_blanks(attribute, blank):
    assert unmatched(attribute, [blank]) == (0, Unmatched.BLANK)
    assert codes(softened(attribute), [blank]) == [softened(attribute).size - 1]


@pytest.mark.parametrize("attribute", [SEX, AGE, VISIT])
def test_anything_else_takes_every_cell_but_blanks(attribute):
    other = softened(attribute).size - 2
    assert codes(softened(attribute), ["?", "1e9", "2099-01-01", "#N/A"]) == [other] * 4
    only_other = Attribute(attribute.name, attribute.kind, attribute.categories, attribute.edges, other="Else")
    assert unmatched(only_other, [None]) == (0, Unmatched.BLANK)


@pytest.mark.parametrize("attribute", [SEX, AGE, VISIT])
def test_values_that_mean_missing_are_blanks(attribute):
    told = replace(softened(attribute), missing_values=("n/a", "999"))
    blank = told.labels.index("Missing")
    assert codes(told, ["n/a", " n/a ", 999, 999.0, "999", None, "N/A"])[:6] == [blank] * 6
    assert codes(told, ["N/A"]) == [told.labels.index("Anything else")]
    assert unmatched(replace(attribute, missing_values=("n/a",)), ["n/a"]) == (0, Unmatched.BLANK)


def test_a_value_that_means_missing_is_a_number_however_it_is_written():
    told = replace(softened(AGE), missing_values=("99,0", "?"))
    assert codes(told, ["99", "99,00", 99.0, "9", "?"], Marks(",")) == [4, 4, 4, 0, 4]
    assert codes(replace(softened(SEX), missing_values=("m", "x")), ["m", "x"]) == [1, 5]


def test_unmatched_are_counted():
    assert LabelCodes(SEX, Marks()).n_unmatched(["f", "?", None, "m", "?"]) == 3


@pytest.mark.parametrize(("n", "typecode"), [(256, "B"), (257, "H"), (65_536, "H"), (65_537, "I")])
def test_codes_take_as_little_room_as_they_can(n, typecode):
    attribute = Attribute("a", Kind.CATEGORIES, tuple(map(str, range(n))))
    encoded = LabelCodes(attribute, Marks()).encode([str(n - 1)])
    assert (encoded.typecode, encoded.tolist()) == (typecode, [n - 1])


@pytest.mark.parametrize("turned", [False, True])
def test_numbers_that_are_equal_and_written_differently_are_told_apart_in_any_order(turned):
    """From 2 ** 53 on a float may stand for several whole numbers, and is written as one of many digits."""
    certain, uncertain = 1 << 53, float(1 << 53)
    attribute = Attribute("a", Kind.CATEGORIES, ("9007199254740992", "9.00719925474099e+15"))
    cells = [uncertain, certain] if turned else [certain, uncertain]
    assert codes(attribute, cells * 2) == ([1, 0] if turned else [0, 1]) * 2


def test_memory_stays_bounded_when_every_cell_is_new(monkeypatch):
    monkeypatch.setattr("core.data.label_codes.MOST_CACHED", 10)
    encoder = LabelCodes(AGE, Marks())
    assert encoder.encode([place / 1000 for place in range(1000)]).tolist() == [0] * 1000
    assert len(encoder) == 10


@given(st.lists(st.floats(-50, 200) | st.sampled_from(AGE.edges)))
def test_bins_agree_with_a_slow_twin(numbers):
    edges = AGE.edges

    def slow(number):
        inside = [place for place in range(3) if edges[place] <= number < edges[place + 1]]
        return inside[0] if inside else 2 if number == edges[-1] else 3

    with_other = Attribute("age", Kind.NUMBER, edges=edges, other="Else")
    assert codes(with_other, numbers) == [slow(number) for number in numbers]


def test_persons_are_numbered_in_order_of_appearance():
    persons = PersonNumbers()
    assert persons.encode(["b", " a", 7, "b"]).tolist() == [0, 1, 2, 0]
    assert persons.encode([7.0, "c", "007"]).tolist() == [2, 3, 4]


def test_a_person_without_identifier_is_refused():
    with pytest.raises(UnmatchedCellError) as caught:
        PersonNumbers().encode(["b", None])
    assert (caught.value.position, caught.value.why) == (1, Unmatched.NOBODY)


def test_not_a_number_identifies_nobody():
    with pytest.raises(UnmatchedCellError) as caught:
        PersonNumbers().encode(["b", 1.5, float("nan")])
    assert (caught.value.position, caught.value.why) == (2, Unmatched.NOBODY)


@pytest.mark.parametrize(
    "shown",
    [
        "#N/A",
        "#NV",
        "#REF!",
        " #BEZUG! ",
        "#DIV/0!",
        "#NAME?",
        "#ÜBERLAUF!",
        "#¡REF!",
        "Err:502",
        "####",
        NEVER_CALCULATED,
    ],
)
def test_an_error_identifies_nobody(shown):
    with pytest.raises(UnmatchedCellError) as caught:
        PersonNumbers().encode(["b", "#12", "#a", "#", "Erich", shown, shown])
    assert (caught.value.position, caught.value.why) == (5, Unmatched.ERROR_FOR_PERSON)


def test_unmatched_are_negative_and_told_apart():
    assert len(Unmatched) == 9
    assert max(Unmatched) < 0


def test_a_blank_can_be_a_category():
    assert codes(Attribute("a", Kind.CATEGORIES, ("x", "")), [None, "x", " "]) == [1, 0, 1]


def test_an_identifier_with_more_digits_than_floats_keep_is_refused():
    certain, uncertain = float((1 << 53) - 1), float(1 << 53)
    assert PersonNumbers().encode([certain, str(1 << 53)]).tolist() == [0, 1]
    for cell in (uncertain, -uncertain):
        with pytest.raises(UnmatchedCellError) as caught:
            PersonNumbers().encode(["b", certain, cell])
        assert (caught.value.position, caught.value.why) == (2, Unmatched.UNCERTAIN)


@pytest.mark.parametrize(
    "cells",
    [
        [0.3, 0.1 + 0.2, "0.3", " 0.3"],
        [5, 5.0, "5", "5\u00a0"],
        [date(2024, 1, 31), datetime(2024, 1, 31, tzinfo=UTC).replace(tzinfo=None), "2024-01-31"],
        [datetime(2024, 1, 31, 12, 30, tzinfo=UTC).replace(tzinfo=None), "2024-01-31 12:30:00"],
    ],
    ids=["noise of floats", "whole", "date", "time"],
)
def test_one_value_in_several_spellings_of_a_spreadsheet_is_one_person(cells):
    assert set(PersonNumbers().encode(cells)) == {0}


def test_texts_of_one_value_are_persons_of_their_own():
    assert PersonNumbers().encode(["5", "05", "5.0", "2024-01-31", "31.1.2024"]).tolist() == [0, 1, 2, 3, 4]


def test_an_accent_as_one_character_or_two_is_the_same_person():
    assert PersonNumbers().encode(["Zoé", "Zoe\u0301", "Zoe", "zoé"]).tolist() == [0, 0, 1, 2]


def test_one_of_several_answers_is_looked_for_between_the_marks():
    attribute = Attribute("bus", Kind.CATEGORIES, ("yes", "no"), missing="-", contains="bus", between=",")
    column = ["bus", "tram, bus", "tram", "omnibus", "bus stop, tram", "", None, " bus ", ",bus,"]
    assert [*LabelCodes(attribute, Marks()).encode(column)] == [0, 0, 1, 1, 1, 2, 2, 0, 0]
