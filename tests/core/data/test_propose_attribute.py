"""Proposals cover the column they come from, with round edges, and keep identifiers out of plans."""

from __future__ import annotations

import sys
from dataclasses import replace
from datetime import date, timedelta
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.data.column_profiler import ColumnProfiler
from core.data.label_codes import LabelCodes
from core.data.propose_attribute import calendar_edges, propose, round_edges
from core.data.raw_cells import Marks
from core.domain.attribute import Kind, Provenance
from core.sources.source import NEVER_CALCULATED


def proposal(cells, header="x"):
    look = ColumnProfiler(Marks())
    look.take(cells)
    return propose(look.profile(header))


@pytest.mark.parametrize(
    ("low", "high", "edges"),
    [
        (17, 90, (10, 20, 30, 40, 50, 60, 70, 80, 90)),
        (0, 1, (0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1)),
        (12_285, 1_484_705, (0, 200_000, 400_000, 600_000, 800_000, 1_000_000, 1_200_000, 1_400_000, 1_600_000)),
        (-3.2, 4.1, (-4, -3, -2, -1, 0, 1, 2, 3, 4, 5)),
    ],
)
def test_edges_are_round(low, high, edges):
    assert round_edges(low, high) == edges


@given(st.floats(-1e200, 1e200), st.floats(-1e200, 1e200))
def test_edges_cover_what_there_is(one, two):
    low, high = sorted((one, two))
    edges = round_edges(low, high)
    assert edges[0] <= low <= high <= edges[-1]
    assert list(edges) == sorted(set(edges))
    assert 1 <= len(edges) - 1 <= 21


@pytest.mark.parametrize(
    "numbers",
    [(61, 62, 64), (61, 63, 64, 66, 67, 69), (36.1, 36.2, 36.4, 36.7, 36.9), (1_700_003, 1_700_004, 1_700_009)],
)
def test_bins_of_few_numbers_are_wider_than_one_value(numbers):
    found = proposal([*numbers], "size")
    step = min(b - a for a, b in zip(sorted(numbers), sorted(numbers)[1:], strict=False))
    assert found.kind is Kind.NUMBER
    assert all(b - a > 1.5 * step for a, b in zip(found.edges, found.edges[1:], strict=False))


def test_the_largest_floats_do_no_harm():
    edges = round_edges(-sys.float_info.max, sys.float_info.max)
    assert (edges[0], edges[-1]) == (-sys.float_info.max, sys.float_info.max)


@given(st.dates(), st.integers(0, 400_000))
def test_calendar_edges_cover_what_there_is(low, days):
    high = min(date.max - timedelta(days=1), low) if low.year > 8000 else min(low + timedelta(days=days), date.max)
    edges = calendar_edges(low, max(low, high))
    assert edges[0] <= low
    assert high <= edges[-1]
    assert list(edges) == sorted(set(edges))
    assert 2 <= len(edges) <= 14


def test_dates_get_calendar_bins():
    cells = [date(2023, 2, 10) + timedelta(days=9 * place) for place in range(50)]
    found = proposal(cells)
    assert found.kind is Kind.DATE
    assert found.edges[:3] == (date(2023, 1, 1), date(2023, 4, 1), date(2023, 7, 1))


@pytest.mark.parametrize(("days", "n_bins"), [(20, 4), (29, 5), (60, 2)])
def test_dates_of_a_few_weeks_come_by_weeks(days, n_bins):
    found = proposal([date(2024, 3, 1) + timedelta(days=place % (days + 1)) for place in range(200)])
    assert len(found.edges) - 1 == n_bins
    assert (found.edges[0].weekday() == 0) is (days < 56)


def test_categories_in_natural_order():
    assert proposal(["10-19", "5-9", "20-29", "b", "A"] * 2).categories == ("5-9", "10-19", "20-29", "A", "b")
    assert proposal(["10", "9", "-11"] * 2).categories == ("-11", "9", "10")
    assert proposal(["1e-05", "0.25", "3E+2"] * 2).categories == ("1e-05", "0.25", "3E+2")


def test_raised_figures_and_endless_numbers_are_in_order_too():
    endless = "9" * 5000  # more digits than Python makes a number of
    assert proposal(["1²", f"a{endless}", "a9", "1"] * 2).categories == ("1", "1²", "a9", f"a{endless}")


def test_codes_keep_their_zeros():
    found = proposal(["00123", "01", "7"] * 3)
    assert found.kind is Kind.CATEGORIES
    assert "00123" in found.categories


def test_a_formula_that_was_never_calculated_is_missing_and_no_label():
    found = proposal(["no", NEVER_CALCULATED, "yes", "no", "yes"])
    assert (found.labels, found.missing_values) == (("yes", "no", "Missing"), (NEVER_CALCULATED,))


def test_signs_of_offices_are_missing_beside_numbers_and_answers_elsewhere():
    numbers = [f"{n * n % 97}" for n in range(100)]
    found = proposal([*numbers, *["x", "/", ":"] * 4])
    assert (found.kind, set(found.missing_values)) == (Kind.NUMBER, {"x", "/", ":"})
    assert proposal(["x", None] * 9).categories == ("x",)
    assert proposal(["x", "y"] * 9).missing_values == ()


def test_codes_for_no_answer_beside_measurements():
    found = proposal([*[f"{4 + n / 10:.1f}" for n in range(40)], *["-99"] * 9, "999", "999"])
    assert (found.kind, found.edges[0] >= 0, set(found.missing_values)) == (Kind.NUMBER, True, {"-99", "999"})
    assert proposal([f"{60.5 + n}" for n in range(20)] + ["99", "99"]).missing_values == ()


@pytest.mark.parametrize(
    ("codes", "others", "are_codes"),
    [
        ((-1, -2, -7, -9), range(16, 90), True),
        ((-1, -2), (1, 2, 3, 4, 5), True),
        ((-1,), range(1, 40), True),
        ((-1, -2, -8, -9), range(6), True),
        ((-1,), range(40), False),
        ((-1, -4, -5, -7), range(25), False),
        ((-1,), (0, 1), False),
        ((-2, -1), (1, 2), False),
        ((-1, -9), (0, 1, 2), False),
        ((999.9,), (61.5, 80.2, 75.1), True),
        ((88,), (0, 22, 44), False),
        ((999,), (0, 25, 50, 75), True),
        ((99,), (0, 11, 22), True),
        ((99,), (0, 10, 20), True),
    ],
)
def test_codes_of_surveys_are_told_from_small_numbers(codes, others, are_codes):
    found = proposal([*others] * 6 + [*codes] * 3)
    assert set(found.missing_values) == ({str(code) for code in codes} if are_codes else set())


@pytest.mark.parametrize(
    ("values", "are_codes"),
    [
        ([-2, -1, 1, 2, 3] * 20, False),  # changes of a temperature
        ([-2, -1, 1, 2, 3, 5, 8] * 2, False),
        ([-1, 1, 2, 3, 4] * 2, False),
        ([-1, 1, 2, 2, 3, 4, 5] * 20, True),
        ([*[1, 2, 3, 4, 5] * 20, *[-2] * 300, *[-1] * 4], True),
        ([*range(18, 30), -1] * 2, True),
    ],
)
def test_small_negative_numbers_are_codes_only_apart_from_the_others(values, are_codes):
    found = proposal([str(value) for value in values])
    assert {"-1", "-2"}.issuperset(found.missing_values)
    assert bool(found.missing_values) == are_codes


def test_days_that_never_come_are_missing_far_from_others():
    days = [date(2024, 1, 1) + timedelta(days=11 * place) for place in range(30)]
    found = proposal([*days, *[date(9999, 12, 31)] * 3, *["0000-00-00", "00000000"] * 2, date(1900, 1, 1)])
    assert (found.kind, set(found.missing_values)) == (Kind.DATE, {"9999-12-31", "0000-00-00", "00000000"})
    assert (found.edges[-1].year, found.other) == (2024, "Anything else")
    born = [date(1899, 1, 1) + timedelta(days=400 * place) for place in range(30)]
    assert proposal([*born, *[date(1900, 1, 1)] * 3]).missing_values == ()


@pytest.mark.parametrize("texts", [["Beekeeper"], ["Beekeeper", "Diver"]])
def test_texts_that_few_added_are_no_list(texts):
    found = proposal([*texts, *[None] * 30])
    assert (found.categories, found.merges) == ((), ())


def test_blanks_become_missing_under_a_free_name():
    assert proposal(["a", None]).missing == "Missing"
    assert proposal(["+", "+", "missing", "Missing ", None]).labels == ("+", "Missing")


def test_spellings_of_no_answer_count_as_blanks():
    found = proposal(["yes", "no", "n/a", "k. A."] * 9)
    assert (found.labels, found.missing_values) == (("yes", "no", "Missing"), ("n/a", "k. A."))
    found = proposal([*range(16, 79), 99, "."] * 3, "age")
    assert (found.kind, found.edges[-2:], found.missing_values) == (Kind.NUMBER, (70, 120), (".", "99"))
    assert found.other is None


def test_marks_of_offices_beside_numbers_are_no_answer():
    found = proposal([*range(5, 200, 5), "[c]", "[low]", "(D)"] * 3, "civil servants")
    assert (found.kind, found.missing_values) == (Kind.NUMBER, ("[c]", "[low]", "(D)"))
    assert proposal(["[c]", "a", "b"] * 9).missing_values == ()


@pytest.mark.parametrize(
    "cells",
    [
        ["+", "-"] * 9,
        [*range(96), 99],
        [*range(10)] * 9,
        ["ND", *map("{}A".format, "BCDFGHIJKL")] * 9,
        ["ND", "Mn", "MT ", *map("{}A".format, "BCDFGHIJKL")] * 9,
        ["none", "two"] * 9,
    ],
)
def test_what_looks_like_no_answer_beside_values_that_it_fits_is_one_of_them(cells):
    assert proposal(cells).missing_values == ()


def test_spellings_of_one_text_are_one_category():
    found = proposal(["f", "F", "m", "f", "M", "m", "m", "Inc."] * 3 + ["inc"])
    assert (found.categories, found.merges) == (("f", "Inc.", "m"), (("F", "f"), ("M", "m"), ("inc", "Inc.")))


@pytest.mark.parametrize(
    ("usual", "other"),
    [
        ("Bonn", "Bonn\u200b"),
        ("A", "\u0410"),
        ("\u0410", "A"),
        ("\u041c\u043e\u0441\u043a\u0432\u0430", "M\u043e\u0441\u043a\u0432a"),
        ("B", "\u0392"),
        ("18-25", "18\u201325"),
        ("Don't know", "Don\u2019t know"),
        ("Lehrer", "Leh\u00adrer"),
        ("\u0422\u041e\u041c", "\u0442\u043e\u043c"),
        ("New York", "new\u00a0York"),
    ],
)
def test_texts_that_look_alike_are_one_category(usual, other):
    found = proposal([*[usual] * 9, *[other] * 5, *["Ulm", "Kiel"] * 6])
    assert {*found.categories} == {"Kiel", "Ulm", usual}
    assert found.merges == ((other, usual),)


@pytest.mark.parametrize("texts", [("\u0410", "\u0411"), ("\u0412", "V"), ("\u00c4", "A"), ("O", "0"), ("1-4", "14")])
def test_texts_that_look_unlike_are_several(texts):
    assert proposal([*texts] * 9).merges == ()


@pytest.mark.parametrize(
    "cells",
    [
        [f"a remark on person {place} of the year" for place in range(40)] + ["fine, thank you"] * 200,
        [f"Town {place}" for place in range(40)],
        [f"road {place % 30}" for place in range(50)],
    ],
)
def test_free_text_and_nearly_unique_values_stay_out_of_the_plan(cells):
    found = proposal(cells, "remark")
    assert (found.categories, found.missing_values) == ((), ())


def test_unmatched_get_a_bucket():
    found = proposal([*range(40), "many"])
    assert (found.kind, found.other) == (Kind.NUMBER, "Anything else")


def test_the_most_common_of_many_texts():
    cells = [f"w{place}" for place in range(70) for _ in range(2000 // (place + 1))]
    found = proposal(cells)
    assert len(found.categories) == 60
    assert found.other == "Anything else"
    assert "w0" in found.categories


@pytest.mark.parametrize("times", [1, 4])
def test_identifiers_stay_out_of_the_plan(times):
    found = proposal([f"NHS-{place}" for place in range(500)] * times)
    assert found.labels == ("Anything else",)


def test_an_empty_column_gets_a_label_all_the_same():
    assert proposal([None, ""]).labels == ("Missing",)


CELLS = (
    st.none()
    | st.text(max_size=5)
    | st.floats()
    | st.integers(-(10**18), 10**18)
    | st.dates()
    | st.sampled_from(["3/4/2024", "007", "1,5", "#N/A"])
)


@given(st.lists(CELLS, max_size=60), st.integers(1, 4))
def test_whatever_the_column_the_proposal_fits_all_of_it(cells, times):
    found = proposal(cells * times)
    assert found.provenance is Provenance.DATA
    marks = Marks(day_first=True)
    assert LabelCodes(found, marks).n_unmatched(cells) == 0


def test_fractions_are_exact_where_floats_would_not_be():
    assert all(Fraction(str(edge)) * 10 % 1 == 0 for edge in round_edges(0, 0.9))


@pytest.mark.parametrize(
    ("texts", "edges"),
    [
        ([f"{year}Q{quarter}" for year in (2023, 2024) for quarter in (1, 2, 3, 4)], 9),
        (["2024-01", "2024-02", "2024-03"], 4),
        (["2024-01-01", "2023-01-01", "2022-01-01"], 4),
    ],
)
def test_dates_of_quarters_months_and_years_are_cut_between_these(texts, edges):
    found = proposal(texts * 5).edges
    assert (len(found), {day.day for day in found}) == (edges, {1})


def test_categories_come_in_the_order_that_the_file_keeps():
    look = ColumnProfiler(Marks())
    look.take(["late", "early", "midway"] * 5)
    profile = replace(look.profile("when"), order=("early", "midway", "late", "never"))
    assert propose(profile).categories == ("early", "midway", "late")
    assert propose(replace(profile, declares_all=True)).categories == ("early", "midway", "late", "never")
    look.take(["Late", "n/a"])
    order = ("early", "midway", "Late", "late", "never", "n/a")
    made = propose(replace(look.profile("when"), order=order, declares_all=True))
    assert (made.categories, made.missing_values) == (("early", "midway", "Late", "never"), ("n/a",))


@pytest.mark.parametrize("codes", [("-77", "-88", "-99"), ("-77", "-66"), ("-99",)])
def test_codes_for_no_answer_count_as_missing(codes):
    made = proposal([*["1", "2", "3", "4", "5"] * 20, *codes * 4])
    assert set(made.missing_values) == set(codes)


@pytest.mark.parametrize("infinite", [float("inf"), float("-inf"), "Inf", "-inf", "Infinity", "∞"])
def test_what_was_divided_by_zero_is_missing_beside_numbers_alone(infinite):
    few, many = ([*numbers, infinite, infinite] for numbers in ([1.5, 2.5, 3.5] * 9, [n + 0.5 for n in range(60)]))
    assert proposal(few).categories == ("1.5", "2.5", "3.5")
    made = proposal(many)
    assert (made.kind, made.other, len(made.missing_values)) == (Kind.NUMBER, None, 1)
    assert made.missing_values[0] == str(infinite)
    assert LabelCodes(made, Marks())[infinite] == made.labels.index(made.missing)
    words = proposal(["Inf", "Art", "Cav"] * 9)
    assert (words.categories, words.missing) == (("Art", "Cav", "Inf"), None)


@pytest.mark.parametrize(
    ("texts", "label"),
    [
        (["MALE", "MALE", "male", "Male"], "Male"),
        (["male", "male", "MALE"], "male"),
        (["NEW YORK", "NEW YORK", "new york", "New York"], "New York"),
        (["f", "f", "F"], "f"),
    ],
)
def test_of_several_spellings_that_with_one_capital_is_the_category_or_the_most_common_one(texts, label):
    made = proposal([*texts, "Other", "Other"] * 5)
    assert {*made.categories} == {label, "Other"}
    assert {*made.merges} == {(text, label) for text in texts if text != label}


def test_codes_of_states_stay_as_most_write_them():
    made = proposal([*["CA", "NY", "TX", "FL", "NRW"] * 9, "Ca", "tx", "Tx", "Other"], "State")
    assert {*made.categories} == {"CA", "NY", "TX", "FL", "NRW", "Other"}
    assert {*made.merges} == {("Ca", "CA"), ("tx", "TX"), ("Tx", "TX")}
    few = proposal([*["YES", "NO"] * 9, "Yes", "No"], "ill")
    assert {*few.categories} == {"Yes", "No"}


def test_a_category_is_as_common_as_all_of_its_spellings():
    rare = [f"kind {chr(97 + n // 26)}{chr(97 + n % 26)}" for n in range(70)]
    assert "Male" in proposal([*["male"] * 4000, "Male", *rare * 40], "kind").categories


@pytest.mark.parametrize(
    ("hours", "edges"),
    [
        (range(8, 18), [*range(8, 19)]),
        (range(6, 21), [*range(6, 23, 2)]),
        (range(24), [*range(0, 25, 3)]),
    ],
    ids=["office", "shop", "all day"],
)
def test_times_of_a_part_of_the_day_have_bins_of_whole_hours(hours, edges):
    found = proposal([f"{hour:02}:{minute}" for hour in hours for minute in (10, 25, 40)])
    assert [*found.edges] == edges


def test_what_one_person_wrote_is_no_category_beside_a_common_answer():
    written = [
        "We lost the boat in the storm and nobody from the port has ever asked us about it since then",
        "There should be a doctor for the children in the village, as the next one is three hours away",
    ]
    attribute = proposal([*["No"] * 12, *["Yes"] * 4, *written])
    assert attribute.categories == ("Yes", "No")
    assert attribute.other == "Anything else"
    option = "Rather satisfied with the quality of care"
    scale = [*["Very satisfied with the quality of care"] * 9, *["Not satisfied at all"] * 4, option]
    assert option in proposal(scale).categories
