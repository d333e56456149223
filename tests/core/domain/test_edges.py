"""Edges are read as people write them, and laid out evenly."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.domain.attribute import Kind
from core.domain.edges import calendar_edges, edges_text, even_edges, parse_edges
from core.errors import EdgeError, EdgesError


@pytest.mark.parametrize("text", ["0, 18, 30.5", "0;18;30,5", "0 18 30.5", "0\n18\n30,5\n", "0, 18; 30.5"])
def test_numbers_in_any_usual_writing(text):
    assert parse_edges(text, Kind.NUMBER) == (0, 18, 30.5)


def test_numbers_between_bare_commas():
    assert parse_edges("0,18,30", Kind.NUMBER) == (0, 18, 30)


def test_dates():
    assert parse_edges("2024-01-01, 2025-01-01", Kind.DATE) == (date(2024, 1, 1), date(2025, 1, 1))


@pytest.mark.parametrize(
    ("text", "kind", "why"),
    [
        ("0", Kind.NUMBER, "at least two"),
        ("", Kind.NUMBER, "at least two"),
        ("0, 3, 2", Kind.NUMBER, "must increase"),
        ("0, 0", Kind.NUMBER, "must increase"),
    ],
)
def test_what_cannot_be_used_says_why(text, kind, why):
    with pytest.raises(EdgesError, match=why):
        parse_edges(text, kind)


@pytest.mark.parametrize(
    ("text", "kind", "edge", "why"),
    [
        ("0, x", Kind.NUMBER, "x", "it is not a number such as 18."),
        ("0, inf", Kind.NUMBER, "inf", "it is not a number such as 18."),
        ("0, 1_0", Kind.NUMBER, "1_0", "it is not a number such as 18."),
        ("0, ١٢", Kind.NUMBER, "١٢", "it is not a number such as 18."),
        ("2025-01-01, 2026-W05-3", Kind.DATE, "2026-W05-3", "it is not a date. Write year, month and day, such as"),
        ("2025-01-01, ٢٠٢٦-01-01", Kind.DATE, "٢٠٢٦-01-01", "it is not a date. Write year, month and day, such as"),
        ("2025-01-01, 2025-13-01", Kind.DATE, "2025-13-01", "there is no month 13. A date is written such as"),
        ("2025-01-01, 2025-02-29", Kind.DATE, "2025-02-29", "there is no such day. A date is written such as"),
        ("2025-01-01, 1.2.2025", Kind.DATE, "1.2.2025", "it is not a date. Write year, month and day, such as"),
    ],
)
def test_the_edge_that_is_none_is_named_with_an_example_of_its_kind(text, kind, edge, why):
    with pytest.raises(EdgeError) as caught:
        parse_edges(text, kind)
    assert str(caught.value).startswith(f"The edge “{edge}” cannot be used: {why}")
    assert ("2024-01-31" in str(caught.value)) == (kind is Kind.DATE)


def test_even_edges_are_round_where_they_can_be():
    assert even_edges(0, 1, 10) == (0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1)


@pytest.mark.parametrize(("low", "high", "n"), [(1, 1, 3), (2, 1, 3), (0, 1, 0), (0, 1, 20_000)])
def test_even_edges_refuse_what_makes_no_bins(low, high, n):
    with pytest.raises(EdgesError):
        even_edges(low, high, n)


def test_calendar_edges():
    assert calendar_edges(date(2024, 2, 5), date(2024, 8, 1), "quarter") == (
        date(2024, 1, 1),
        date(2024, 4, 1),
        date(2024, 7, 1),
        date(2024, 10, 1),
    )
    with pytest.raises(EdgesError):
        calendar_edges(date(2024, 2, 5), date(2024, 2, 4), "year")


@given(
    st.dates(date(1900, 1, 1), date(2100, 1, 1)), st.integers(0, 4000), st.sampled_from(["month", "quarter", "year"])
)
def test_calendar_edges_hold_first_and_last(first, days, step):
    last = first + timedelta(days=days)
    edges = calendar_edges(first, last, step)
    assert edges[0] <= first < edges[1]
    assert edges[-2] <= last < edges[-1]
    assert all(low < high for low, high in pairwise(edges))


@given(st.lists(st.integers(-(10**6), 10**6), min_size=2, unique=True))
def test_round_trip(numbers):
    edges = tuple(float(number) for number in sorted(numbers))
    assert parse_edges(edges_text(edges), Kind.NUMBER) == edges


@pytest.mark.parametrize("step", ["month", "quarter", "year"])
def test_calendar_edges_do_not_go_beyond_the_calendar(step):
    """The last day is often written where no end is known."""
    for closed in (False, True):
        with pytest.raises(EdgesError, match="after the year 9999"):
            calendar_edges(date(9998, 2, 5), date(9999, 12, 31), step, closed=closed)
    assert calendar_edges(date(9998, 1, 1), date(9999, 1, 1), step, closed=True)[-1] == date(9999, 1, 1)


def test_calendar_edges_end_on_a_closed_last_edge():
    assert calendar_edges(date(2023, 1, 1), date(2025, 1, 1), "year", closed=True)[-1] == date(2025, 1, 1)
    assert calendar_edges(date(2023, 1, 1), date(2025, 1, 2), "year", closed=True)[-1] == date(2026, 1, 1)
