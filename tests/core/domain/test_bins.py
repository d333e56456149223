"""Edges become words: every bin half-open but the last."""

from __future__ import annotations

from datetime import date
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.domain.bins import bin_labels, edge_text

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
