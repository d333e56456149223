"""The matrix of every attribute whose ranges are wanted."""

from __future__ import annotations

import math

import numpy as np
import pytest

from core.designs import range_factors as module
from core.designs.p_identity import whole
from core.designs.range_factors import p_identity_loss, range_factors, range_grams
from core.designs.range_gram import RangeGram
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm
from core.workload.axis_queries import Ask
from core.workload.refined import refined
from tests.oracle.test_against_dense import workload_of

PURE, GAUSSIAN = (NoiseTerms(norm, Neighbours.ADD_REMOVE) for norm in Norm)
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
    found = mean_variance(range_factors(wanted(n, kind), PURE)[0].rows, kind)
    assert found <= 1.005 * BEST_KNOWN[kind, n]


def test_no_column_is_longer_than_another():
    rows = range_factors(wanted(40, "ranges"), PURE)[0].rows
    assert len(set(np.abs(rows).sum(axis=0).tolist())) == 1


def test_every_ordered_attribute_has_one_and_no_other():
    workload = refined(workload_of((6, 4, 5), [(0, 1), (1, 2)], [((0,), ()), ((), (2,))]))
    assert sorted(range_factors(workload, GAUSSIAN)) == [0, 2]


def digits(workload, terms):
    """The binary digits of the longest column of every matrix."""
    found = range_factors(refined(workload), terms).values()
    return [math.log2(each.l1 if terms.norm is Norm.L1 else math.sqrt(each.inner[1])) for each in found]


def test_matrices_that_are_multiplied_share_the_digits():
    """Whoever asks for the ranges: the table of both attributes multiplies the matrices of both."""
    alone = workload_of((6, 5), [(0,), (1,)], [((0,), ()), ((1,), ())])
    crossed = workload_of((6, 6), [(0, 1)], [((0, 1), ())])
    nested = workload_of((6, 5), [(0,), (0, 1)], [((0,), ()), ((1,), ())])
    assert digits(alone, GAUSSIAN) == pytest.approx([13, 13], abs=0.01)
    for workload in (crossed, nested):
        assert digits(workload, GAUSSIAN) == pytest.approx([9, 9], abs=0.01)


def test_merged_tables_multiply_matrices_too():
    pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    apart = digits(workload_of((20,) * 4, pairs, [((a,), ()) for a, _ in pairs[:3]]), PURE)
    merged = digits(workload_of((20, 2, 2, 2), pairs, [((pair), ()) for pair in pairs]), PURE)
    assert apart == pytest.approx([13], abs=0.2)
    assert merged == pytest.approx([8] * 4, abs=0.2)
    assert digits(workload_of((6,) * 3, [(0, 1, 2)], [((0, 1, 2), ())]), PURE) == pytest.approx([10] * 3, abs=0.2)


def test_what_a_matrix_is_crossed_with_takes_digits():
    beside = [(0, 1)], [((0,), ())]
    assert digits(workload_of((20, 40), *beside), GAUSSIAN) == pytest.approx([13], abs=0.01)
    assert digits(workload_of((20, 1024), *beside), GAUSSIAN) == pytest.approx([8], abs=0.01)
    assert digits(workload_of((20, 1024), *beside), NoiseTerms(Norm.L2, Neighbours.REPLACE, 9)) == pytest.approx(
        [5], abs=0.05
    )
    assert digits(workload_of((20, 20, 2), [(0, 1, 2)], [((0, 1), ())]), GAUSSIAN) == pytest.approx([8] * 2, abs=0.01)


def test_many_matrices_have_whole_digits():
    workload = workload_of((4, *(2,) * 6), [tuple(range(7))], [(tuple(range(7)), ())])
    assert digits(workload, GAUSSIAN)[0] == pytest.approx(2, abs=0.1)


def test_many_labels_have_digits_enough_in_any_product():
    workload = workload_of((300, 2, 2, 2), [(0, 1, 2, 3)], [((0, 1, 2, 3), ())])
    assert digits(workload, GAUSSIAN)[0] == pytest.approx(7, abs=0.05)


def test_a_single_label_is_counted_as_it_is():
    workload = refined(workload_of((1, 6), [(0, 1)], [((0, 1), ())]))
    assert range_factors(workload, GAUSSIAN)[0].rows.tolist() == [[1]]
    assert digits(workload_of((1, 6), [(0, 1)], [((0, 1), ())]), GAUSSIAN) == pytest.approx([0, 13], abs=0.01)


def test_queries_are_weighted_by_those_they_are_crossed_with():
    workload = refined(workload_of((4, 3, 2), [(0,), (0, 1), (0, 2)], [((0,), ()), ((), (0,)), ((), (0,))]))
    (gram,) = range_grams(workload).values()
    # weights 1, and 2 × 3 and 3 × 2 labels
    assert dict(gram.weights) == pytest.approx({Ask.RANGES: 1 / 13, Ask.PREFIXES: 12 / 13})


def test_the_loss_of_further_rows_is_that_of_the_matrix():
    gram, theta = RangeGram(9, 9, ((Ask.RANGES, 1.0),)).full(), np.random.default_rng(1).uniform(0, 2, (3, 9))
    rows = np.vstack([np.eye(9), theta]) / (1 + theta.sum(axis=0))
    assert p_identity_loss(theta, gram) == pytest.approx(np.sum(gram * np.linalg.inv(rows.T @ rows)))


@pytest.mark.parametrize(
    ("n", "widths"), [(40, [[26]]), (300, [[40, 160], [26, 104]]), (1000, [[40, 160, 640], [26, 104, 416]])]
)
def test_windows_are_tried_from_two_widths_up_to_most_of_the_labels_and_the_best_taken(n, widths, monkeypatch):
    tried, heights = [], iter(np.arange(1, 3) / 2)

    def descended(gram, windows, steps):
        tried.append(windows)
        return np.full((1, gram.n), next(heights)), -float(len(tried))

    monkeypatch.setattr(module, "descend_windows", descended)
    # Weights that no other test has: matrices are kept.
    workload = workload_of((n, 7), [(0,), (0, 1)], [((0,), ()), ((), (0,))])
    rows = range_factors(refined(workload), PURE)[0].rows
    assert tried == [tuple((width, 2) for width in each) for each in widths]
    assert rows.tolist() == whole(np.full((1, n), len(tried) / 2), 2**13).tolist()
