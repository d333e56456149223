"""The matrix of every attribute whose ranges are wanted."""

from __future__ import annotations

import numpy as np
import pytest

from core.designs import range_factors as module
from core.designs.range_factors import p_identity_loss, range_factors, range_grams
from core.designs.range_gram import RangeGram
from core.privacy.release_cost import Norm
from core.workload.axis_queries import Ask
from core.workload.refined import refined
from tests.oracle.test_against_dense import workload_of

BEST_KNOWN = {("ranges", 16): 12.0, ("ranges", 32): 20.24, ("ranges", 64): 30.83, ("prefixes", 64): 28.33}
"""Mean variance of a query at ε = 1, continuous noise."""


def wanted(n, kind):
    return refined(workload_of((n,), [(0,)], [((0,), ()) if kind == "ranges" else ((), (0,))]))


def mean_variance(rows, kind):
    """At ε = 1, from the matrix written out."""
    n = rows.shape[1]
    spans = [(a, b) for a in range(n) for b in range(a, n)] if kind == "ranges" else [(0, b) for b in range(n)]
    queries = np.array([[float(a <= i <= b) for i in range(n)] for a, b in spans])
    real = rows.astype(float)
    spread = queries @ np.linalg.inv(real.T @ real) @ queries.T
    return 2 * np.diag(spread).mean() * np.abs(real).sum(axis=0).max() ** 2


@pytest.mark.parametrize(("kind", "n"), BEST_KNOWN)
def test_for_laplace_noise_it_comes_near_the_best_known(kind, n):
    found = mean_variance(range_factors(wanted(n, kind), Norm.L1)[0].rows, kind)
    assert found <= 1.005 * BEST_KNOWN[kind, n]


def test_no_column_is_longer_than_another():
    rows = range_factors(wanted(40, "ranges"), Norm.L1)[0].rows
    assert len(set(np.abs(rows).sum(axis=0).tolist())) == 1


def test_every_ordered_attribute_has_one_and_no_other():
    workload = refined(workload_of((6, 4, 5), [(0, 1), (1, 2)], [((0,), ()), ((), (2,))]))
    assert sorted(range_factors(workload, Norm.L2)) == [0, 2]


def test_several_in_one_table_share_the_digits():
    """Noise on products is as coarse as noise on one matrix at least, so that small budgets stay within 64 bits."""
    alone = range_factors(wanted(6, "ranges"), Norm.L2)[0]
    crossed = refined(workload_of((6, 6), [(0, 1)], [((0, 1), ())]))
    first, second = range_factors(crossed, Norm.L2).values()
    assert alone.inner[1] == pytest.approx(2**26, rel=1e-3)
    assert first.inner[1] * second.inner[1] == pytest.approx(2**40, rel=1e-2)


def test_queries_are_weighted_by_those_they_are_crossed_with():
    workload = refined(workload_of((4, 3), [(0,), (0, 1)], [((0,), ()), ((), (0,))]))
    (gram,) = range_grams(workload).values()
    assert dict(gram.weights) == pytest.approx({Ask.RANGES: 1 / 7, Ask.PREFIXES: 6 / 7})  # weights 1, and 2 × 3 labels


def test_of_many_labels_only_the_queries_that_weigh_most_count(monkeypatch):
    monkeypatch.setattr(module, "FULL", 8)
    workload = refined(workload_of((12, 3), [(0,), (0, 1)], [((0,), ()), ((), (0,))]))
    (gram,) = range_grams(workload).values()
    assert gram.weights == ((Ask.RANGES, 1.0),)


def test_the_loss_of_further_rows_is_that_of_the_matrix():
    gram, theta = RangeGram(9, 9, ((Ask.RANGES, 1.0),)).full(), np.random.default_rng(1).uniform(0, 2, (3, 9))
    rows = np.vstack([np.eye(9), theta]) / (1 + theta.sum(axis=0))
    assert p_identity_loss(theta, gram) == pytest.approx(np.sum(gram * np.linalg.inv(rows.T @ rows)))
