"""A workload with matrices along ordered attributes: its tables and queries are those of the owner."""

from __future__ import annotations

import numpy as np
import pytest

from core.workload.axis_queries import Ask
from core.workload.factored import factored
from core.workload.refined import refined
from tests.core.linear.test_factor import FACTORS
from tests.oracle.test_against_dense import workload_of

OWNED = workload_of((2, 5, 3), [(1, 0), (2, 0), (1, 2)], [((1,), ()), ((), ()), ((), (1,))])
MADE = factored(refined(OWNED), {1: FACTORS["a tree"]})


def test_tables_are_the_owners():
    assert MADE.marginals == OWNED.marginals
    assert MADE.weights == OWNED.weights
    assert MADE.domain == OWNED.domain
    assert MADE.queries == refined(OWNED).queries
    assert not MADE.asks_for_ranges


def test_queries_are_those_asked_for():
    assert [axis.ask for axis in MADE.axis_queries(0)] == [Ask.CELLS, Ask.RANGES]
    assert MADE.axis_queries(1) == ()
    assert MADE.typical(1) is None
    assert [axis.ask for axis in MADE.axis_queries(2)] == [Ask.PREFIXES, Ask.CELLS]
    assert MADE.typical(2).shape == (2, 2)


def test_what_takes_memory_is_shared():
    several = workload_of((5, 2, 3), [(0,), (0, 1), (0, 2)], [((0,), ())] * 3)
    made = factored(refined(several), {0: FACTORS["a tree"]})
    assert made.asked[0][0] is made.asked[1][0] is made.asked[2][0]


def test_tables_go_there_and_back():
    table = np.random.default_rng(1).normal(size=(2, 5))
    changed = MADE.labels_to_digits(0, table)
    assert changed.sum(axis=1) == pytest.approx(table.sum(axis=1))
    assert changed != pytest.approx(table)
    assert MADE.digits_to_labels(0, changed) == pytest.approx(table)
    assert MADE.digits_to_labels(1, table).tolist() == table.tolist()


def test_two_with_other_matrices_are_not_equal():
    assert factored(refined(OWNED), {1: FACTORS["cells"]}) != MADE
