"""Wavelets: made for ranges, and better the more labels there are."""

from __future__ import annotations

import numpy as np
import pytest

from core.linear.split_coefficients import SplitCoefficients
from core.planning.budget_split import BudgetSplit
from core.planning.noise_planner import make_noise_plan
from core.strategies.catalogue import find
from core.workload.refined import refined
from tests.core.strategies.test_hierarchy import GAUSSIAN, PREFIXES, RANGES, error
from tests.oracle.test_against_dense import workload_of


def test_tables_without_ranges_have_no_use_for_it():
    assert not find("wavelet").serves(refined(workload_of((16,), [(0,)])))


@pytest.mark.parametrize("asked", [RANGES, PREFIXES])
def test_for_a_thousand_labels_it_beats_the_labels_themselves(asked):
    assert error("wavelet", 1024, asked) < error("marginals", 1024, asked) / 2
    for split in BudgetSplit:
        assert error("wavelet", 1024, asked, GAUSSIAN, split) < error("marginals", 1024, asked, GAUSSIAN) / 15


@pytest.mark.parametrize("asked", [RANGES, PREFIXES])
def test_for_sixteen_labels_it_is_the_labels_themselves(asked):
    assert error("wavelet", 16, asked) == pytest.approx(error("marginals", 16, asked))


def test_halving_starts_from_whole_bins_where_the_labels_cannot_be_halved():
    noise_plan = make_noise_plan(workload_of((96,), [(0,)], [RANGES]), "wavelet", BudgetSplit.DIRECT_OPTIMAL, GAUSSIAN)
    first, *others = noise_plan.design.blocks
    assert first.axes == (0,)
    assert [len(block.axes) for block in others] == [2, 3, 4, 5, 6]
    assert all(isinstance(block, SplitCoefficients) for block in others)


def test_differences_are_of_left_and_right_halves():
    noise_plan = make_noise_plan(workload_of((4,), [(0,)], [RANGES]), "wavelet", BudgetSplit.DIRECT_OPTIMAL, GAUSSIAN)
    counts = 10 ** np.arange(4)
    told = [
        block.apply(noise_plan.refined.count(block.axes, lambda axes: counts if axes else np.asarray(counts.sum())))
        for block in noise_plan.design.blocks
    ]
    assert [each.tolist() for each in told] == [[1111], [11 - 1100], [1 - 10, 100 - 1000]]
