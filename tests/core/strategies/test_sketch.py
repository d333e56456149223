"""Sketches: the same throw for ever, one bucket per record and repetition, and an honest comparison."""

from __future__ import annotations

import itertools
from fractions import Fraction

import numpy as np
import pytest

from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm, ReleaseCost
from core.strategies.catalogue import find
from core.strategies.feasibility import why_unusable
from core.strategies.sketch import hashed_buckets
from tests.oracle.test_against_dense import CASES, workload_of

PLACES = [[1, 2, 3, 4, 4, 0, 4], [2, 5, 6, 3, 6, 6, 4]]
SIGNS = [[1, -1, -1, -1, -1, 1, 1], [1, 1, 1, -1, -1, 1, 1]]


def test_the_throw_is_part_of_what_a_plan_means():
    places, signs = hashed_buckets(7, 2)
    assert places.tolist() == PLACES
    assert signs.tolist() == SIGNS


def test_throws_look_random():
    places, signs = hashed_buckets(1000, 4)
    assert abs(signs.mean()) < 5 / np.sqrt(signs.size)
    filled = [len(set(row)) for row in places.tolist()]
    assert filled == pytest.approx([1000 * (1 - np.exp(-1))] * 4, abs=60)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("norm", list(Norm))
def test_a_record_is_in_one_bucket_a_repetition(case, norm):
    design = find("sketch").design(workload_of(*CASES[case]), NoiseTerms(norm, Neighbours.ADD_REMOVE))
    (block,), (noise_group,) = design.blocks, design.noise_groups
    for group in np.split(block.rows, noise_group.n_charges):
        assert (np.abs(group).sum(axis=0) == 1).all()
    assert np.linalg.matrix_rank(block.rows) == block.rows.shape[1]


@pytest.mark.parametrize("budget", [ReleaseCost.pure(Fraction(1, 100)), ReleaseCost.concentrated(Fraction(1, 100))])
def test_the_comparison_says_that_all_cells_are_better_for_tables(budget):
    workload = workload_of((8, 8), list(itertools.combinations(range(2), 1)))
    losses = [
        noise_plan.total_variance(noise_plan.cell_variances(Recovery.LEAST_SQUARES))
        for key in ("sketch", "base")
        for noise_plan in [make_noise_plan(workload, key, BudgetSplit.LEAST_SQUARES_OPTIMAL, PrivacyTerms(budget))]
    ]
    assert losses[0] > losses[1]


def test_more_cells_than_a_matrix_holds_are_refused_in_words():
    reason = why_unusable(find("sketch"), workload_of((65, 64), [(0, 1)]), NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE))
    assert "4,160; the limit is 4,096" in reason
