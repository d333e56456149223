"""Sketches: the same throw for ever, one bucket per record and repetition, and an honest comparison."""

from __future__ import annotations

import itertools
from fractions import Fraction

import numpy as np
import pytest

from core.planning.allocation import Allocation
from core.planning.plan import Recovery
from core.planning.planner import make_plan
from core.planning.price import Price
from core.privacy.budget import Budget, Norm
from core.privacy.neighbours import Neighbours, Terms
from core.strategies.catalogue import find
from core.strategies.fit import unfit
from core.strategies.sketch import throws
from tests.oracle.test_against_dense import CASES, workload_of

PLACES = [[1, 2, 3, 4, 4, 0, 4], [2, 5, 6, 3, 6, 6, 4]]
SIGNS = [[1, -1, -1, -1, -1, 1, 1], [1, 1, 1, -1, -1, 1, 1]]


def test_the_throw_is_part_of_what_a_plan_means():
    places, signs = throws(7, 2)
    assert places.tolist() == PLACES
    assert signs.tolist() == SIGNS


def test_throws_look_random():
    places, signs = throws(1000, 4)
    assert abs(signs.mean()) < 5 / np.sqrt(signs.size)
    filled = [len(set(row)) for row in places.tolist()]
    assert filled == pytest.approx([1000 * (1 - np.exp(-1))] * 4, abs=60)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("norm", list(Norm))
def test_a_record_is_in_one_bucket_a_repetition(case, norm):
    design = find("sketch").design(workload_of(*CASES[case]), Terms(norm, Neighbours.ADD_REMOVE))
    (block,), (lot,) = design.blocks, design.lots
    for group in np.split(block.rows, lot.n_groups):
        assert (np.abs(group).sum(axis=0) == 1).all()
    assert np.linalg.matrix_rank(block.rows) == block.rows.shape[1]


@pytest.mark.parametrize("budget", [Budget.pure(Fraction(1, 100)), Budget.concentrated(Fraction(1, 100))])
def test_the_comparison_says_that_all_cells_are_better_for_tables(budget):
    workload = workload_of((8, 8), list(itertools.combinations(range(2), 1)))
    losses = [
        plan.total_variance(plan.cell_variances(Recovery.OPTIMAL))
        for key in ("sketch", "base")
        for plan in [make_plan(workload, key, Allocation.BEST, Price(budget))]
    ]
    assert losses[0] > losses[1]


def test_more_cells_than_a_matrix_holds_are_refused_in_words():
    reason = unfit(find("sketch"), workload_of((33, 32), [(0, 1)]), Terms(Norm.L1, Neighbours.ADD_REMOVE))
    assert "1,056; the limit is 1,024" in reason
