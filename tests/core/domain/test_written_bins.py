"""Bins are written as people write them, and a short label never says more than its bin holds."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.domain.bins import bin_labels
from core.domain.edges import calendar_edges
from core.domain.written_bins import written


@pytest.mark.parametrize(
    ("edges", "more", "said"),
    [
        ((16, 25, 35, 100), ("not usable",), ("16–24", "25–34", "35–100", "not usable")),
        ((0, 6, 18, 100, 120), (), ("under 6", "6–17", "18–99", "100 and over")),
        ((0, 1, 2, 5), ("not stated",), ("0", "1", "2–5", "not stated")),
        ((0, 0.5, 2.5), (), ("under 0.5", "0.5 and over")),
        ((0, 0.5, 2.5), ("other",), ("0 to under 0.5", "0.5 to 2.5", "other")),
        ((-10, 0, 10), (), ("-10 to under 0", "0 and over")),
        ((0, 10), (), ("0–10",)),
        ((1990, 2000, 2010), ("not stated",), ("1990–1999", "2000–2010", "not stated")),
        ((0, 6, 18), ("under 6",), ("0–5", "6–18", "under 6")),
        ((0, 6, 12, 18), ("6–11",), ("0 to under 6", "6 to under 12", "12 to 18", "6–11")),
    ],
)
def test_bins_of_numbers(edges, more, said):
    assert written((*bin_labels(edges), *more)) == said


@pytest.mark.parametrize(
    ("edges", "said"),
    [
        (
            calendar_edges(date(2025, 1, 3), date(2025, 7, 9), "quarter"),
            ("Jan–Mar 2025", "Apr–Jun 2025", "from Jul 2025"),
        ),
        ((date(2025, 1, 1), date(2025, 2, 1), date(2025, 2, 28)), ("Jan 2025", "Feb 2025")),
        ((date(2023, 1, 1), date(2024, 1, 1), date(2025, 12, 31)), ("2023", "2024–2025")),
        ((date(2024, 11, 1), date(2025, 2, 1), date(2025, 3, 9)), ("Nov 2024–Jan 2025", "from Feb 2025")),
        (
            (date(2025, 1, 6), date(2025, 1, 13), date(2025, 1, 19)),
            ("2025-01-06 to under 2025-01-13", "2025-01-13 to 2025-01-19"),
        ),
    ],
)
def test_bins_of_days(edges, said):
    assert written(bin_labels(edges)) == said


def test_labels_that_an_owner_has_typed_stay():
    assert written(("16 to under 25", "f")) == ("16 to under 25", "f")


@given(st.lists(st.integers(0, 400), min_size=2, max_size=6, unique=True).map(sorted), st.booleans())
def test_every_whole_number_is_in_the_bin_whose_label_holds_it(edges, has_more):
    labels = written((*bin_labels(edges), *(("not stated",) if has_more else ())))
    for place, label in enumerate(labels[: len(edges) - 1]):
        ends = [int(end) for end in label.replace("under ", "0–").replace(" and over", f"–{edges[-1]}").split("–")]
        first, last = ends[0], ends[-1] - label.startswith("under")
        assert (first, last) == (edges[place], edges[place + 1] - (place + 2 < len(edges)))
        assert has_more is False or (label[0].isdigit() and label[-1].isdigit())


@given(st.dates(date(1900, 1, 1), date(2100, 1, 1)), st.integers(1, 1500))
def test_a_bin_that_ends_in_the_middle_of_a_month_is_told_by_its_days(first, n_days):
    (label,) = written(bin_labels((first, first + timedelta(days=n_days))))
    starts_month = first.day == 1
    ends_month = (first + timedelta(days=n_days + 1)).day == 1
    assert (" to " in label) is not (starts_month and ends_month)
