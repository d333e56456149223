"""Wavelets: made for ranges, and better the more labels there are."""

from __future__ import annotations

import numpy as np
import pytest

from core.linear.split_coefficients import SplitCoefficients
from core.planning.budget_split import BudgetSplit
from core.planning.noise_planner import make_noise_plan
from core.strategies.catalogue import find
from core.strategies.feasibility import why_unusable
from core.workload.refined import refined
from tests.core.strategies.test_hierarchy import GAUSSIAN, PREFIXES, PURE, RANGES, error
from tests.oracle.test_against_dense import workload_of


def test_tables_without_ranges_have_no_use_for_it():
    assert not find("wavelet").serves(refined(workload_of((16,), [(0,)])))


@pytest.mark.parametrize("asked", [RANGES, PREFIXES])
def test_for_a_thousand_labels_it_beats_the_labels_themselves(asked):
    assert error("wavelet", 1024, asked) < error("marginals", 1024, asked) / 2
    for split in BudgetSplit:
        assert error("wavelet", 1024, asked, GAUSSIAN, split) < error("marginals", 1024, asked, GAUSSIAN) / 15


@pytest.mark.parametrize("asked", [RANGES, PREFIXES])
@pytest.mark.parametrize("n", [2, 4, 6, 16])
def test_where_the_labels_themselves_are_better_it_still_shows_itself(n, asked):
    noise_plan = make_noise_plan(workload_of((n,), [(0,)], [asked]), "wavelet", BudgetSplit.DIRECT_OPTIMAL, PURE)
    assert any(isinstance(block, SplitCoefficients) for block in noise_plan.design.blocks)
    assert error("wavelet", n, asked) > 1.1 * error("marginals", n, asked)


def test_where_another_table_has_the_labels_it_still_shows_itself():
    """The labels are measured for a table that asks for no ranges: under the best split they are not all."""
    tables = [(0, 1), (0, 1, 2), (1, 2), (0,)]
    workload = workload_of((4, 3, 1), tables, [((), (0,)), ((), ()), ((), ()), ((0,), ())])
    for split in BudgetSplit:
        noise_plan = make_noise_plan(workload, "wavelet", split, PURE)
        pairs = zip(noise_plan.design.blocks, noise_plan.shares, strict=True)
        assert any(share and isinstance(block, SplitCoefficients) for block, share in pairs)


def test_the_coarse_bins_are_the_best_of_those_that_leave_a_difference():
    """Sixteen labels, Haar levels written out: eight bins and their halves have less error than any wider bins."""
    found = []
    for n_bins in (1, 2, 4, 8):
        levels = [np.kron(np.eye(n_bins), np.ones(16 // n_bins))]
        while len(levels[-1]) < (8 if len(levels) > 1 else 16) and sum(map(len, levels)) < 16:
            n = sum(map(len, levels))
            levels.append(np.kron(np.eye(n), np.repeat([1.0, -1.0], 8 // n)))
        spread = np.linalg.inv(np.vstack(levels))
        ranges = np.array([[float(a <= i <= b) for i in range(16)] for a in range(16) for b in range(a, 16)])
        shares = np.split((ranges @ spread) ** 2, np.cumsum([len(level) for level in levels])[:-1], axis=1)
        # Laplace noise, optimal shares: 2 (Σ K^(1/3))³.
        found.append(2 * sum(part.sum(axis=1).mean() ** (1 / 3) for part in shares) ** 3)
    assert min(found) == found[-1]
    assert error("wavelet", 16, RANGES, split=BudgetSplit.DIRECT_OPTIMAL) == pytest.approx(min(found), rel=0.1)


def test_it_refuses_where_nothing_can_be_halved():
    for n in (1, 3, 5, 7):
        workload = refined(workload_of((n,), [(0,)], [RANGES]))
        assert "no halves" in str(why_unusable(find("wavelet"), workload, PURE.noise_terms))
    crossed = refined(workload_of((5, 4), [(0, 1)], [((0, 1), ())]))
    assert why_unusable(find("wavelet"), crossed, PURE.noise_terms) is None


def test_one_attribute_with_differences_is_enough():
    """Sixteen labels beside a thousand: the thousand are halved, the sixteen counted, as before."""
    workload = workload_of((1024, 16), [(0,), (1,)], [((0,), ()), ((1,), ())])
    noise_plan = make_noise_plan(workload, "wavelet", BudgetSplit.DIRECT_OPTIMAL, PURE)
    halved = [block.axes[0] < 10 for block in noise_plan.design.blocks if isinstance(block, SplitCoefficients)]
    assert halved
    assert all(halved)


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
