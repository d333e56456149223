"""Typical queries are the averages over all of them, one by one."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.linear.digits import digits_of
from core.workload import axis_queries
from core.workload.axis_queries import Ask, AxisQueries
from tests.core.insides import forget_typical_shares


def rows(queries):
    """Every query as a row over the labels."""
    n, ordered = queries.digits.n, queries.n_ordered
    others = np.eye(n)[ordered:]
    if queries.ask is Ask.CELLS:
        return np.eye(n)
    if queries.ask is Ask.PREFIXES:
        return np.vstack((np.tri(ordered, n), others))
    pairs = [(a, b) for a in range(ordered) for b in range(a, ordered)]
    return np.vstack((*([np.r_[a <= np.arange(n)] * (np.arange(n) <= b) for a, b in pairs]), others)) * 1.0


@given(st.integers(1, 20), st.integers(0, 2), st.sampled_from(Ask))
def test_the_typical_query_is_the_average(n, others, ask):
    queries = AxisQueries(digits_of(n + others), n, ask)
    every = rows(queries)
    assert queries.count == len(every)
    assert queries.typical() == pytest.approx(queries.digits.shares(every).mean(axis=0), abs=1e-9)


@pytest.mark.parametrize("n", [8, 9])
def test_labels_and_cumulative_counts_one_by_one(n):
    queries = AxisQueries(digits_of(n), n, Ask.PREFIXES)
    assert queries.prefixes() == pytest.approx(queries.digits.shares(np.tri(n)))
    cells = np.broadcast_to(queries.cells(), (n, *queries.cells().shape[1:]))
    assert cells == pytest.approx(queries.digits.shares(np.eye(n)))


def test_many_labels_are_handled_some_at_a_time(monkeypatch):
    queries = AxisQueries(digits_of(23), 22, Ask.RANGES)
    expected = queries.digits.shares(rows(queries)).mean(axis=0)
    monkeypatch.setattr(axis_queries, "CHUNK", 60)
    forget_typical_shares()
    assert queries.typical() == pytest.approx(expected)
    assert len(queries.prefixes()) == 22
