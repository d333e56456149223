"""Edges become words: every bin half-open but the last."""

from __future__ import annotations

from datetime import date
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.domain.bins import bin_labels, bin_of, edge_text
from core.words import N_, Figures, ToldText

EDGES = st.lists(st.integers(-1000, 1000), min_size=2, max_size=8, unique=True).map(sorted)


@given(EDGES)
def test_one_label_per_bin_all_different(edges):
    labels = bin_labels(edges)
    assert len(set(labels)) == len(edges) - 1
    for (low, high), label in zip(pairwise(edges[:-1]), labels, strict=False):
        assert label == f"{low} to under {high}"
    assert labels[-1] == f"{edges[-2]} to {edges[-1]}"


@pytest.mark.parametrize(
    ("edge", "text"),
    [(18.0, "18"), (0.5, "0.5"), (0.1 + 0.2, "0.3"), (-4, "-4"), (date(2024, 1, 31), "2024-01-31")],
)
def test_edges_are_written_as_people_do(edge, text):
    assert edge_text(edge) == text


@pytest.mark.parametrize("edges", [(), (1,), (1, 1), (2, 1)])
def test_edges_that_do_not_increase_are_refused(edges):
    with pytest.raises(ValueError, match="edges"):
        bin_labels(edges)


def test_labels_can_be_said_in_another_language():
    first, last = bin_labels((16, 19.5, 100))
    assert (first, last) == ("16 to under 19.5", "19.5 to 100")
    assert (first.template, last.template) == ("{low} to under {high}", "{low} to {high}")
    assert first.facts == {"low": "16", "high": "19.5"}
    assert all(isinstance(edge, Figures) for edge in first.facts.values())


def test_the_same_edges_share_their_labels():
    assert bin_labels((1.0, 2.0)) is bin_labels([1, 2])


def test_a_bin_is_told_from_what_somebody_typed():
    (label,) = bin_labels((1, 2))
    assert bin_of(label) is label
    assert bin_of(str(label)) is None
    assert bin_of(ToldText.of(label, lambda text: "1 bis 2")) is label
    assert bin_of(ToldText.of("1 to 2", str)) is None
    assert bin_of(N_("Test", "1 to 2")) is None
