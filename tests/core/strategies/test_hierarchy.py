"""Trees of counts: made for ranges, and better the more labels there are."""

from __future__ import annotations

import pytest

from core.errors import StrategyUnfitError
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from core.strategies.catalogue import find
from core.workload.refined import refined
from tests.oracle.test_against_dense import workload_of

PURE, GAUSSIAN = PrivacyTerms(ReleaseCost.pure(1)), PrivacyTerms(ReleaseCost.concentrated(1))
RANGES, PREFIXES = ((0,), ()), ((), (0,))


def error(key, n, asked, privacy_terms=PURE, split=BudgetSplit.LEAST_SQUARES_OPTIMAL):
    """Variance of a typical query under least squares."""
    noise_plan = make_noise_plan(workload_of((n,), [(0,)], [asked]), key, split, privacy_terms)
    return noise_plan.query_variances(Recovery.LEAST_SQUARES)[0]


def test_tables_without_ranges_have_no_use_for_it():
    workload = workload_of((16,), [(0,)])
    assert not find("hierarchy").serves(refined(workload))
    with pytest.raises(StrategyUnfitError, match="no table asks for any"):
        make_noise_plan(workload, "hierarchy", BudgetSplit.DIRECT_OPTIMAL, PURE)


@pytest.mark.parametrize("asked", [RANGES, PREFIXES])
@pytest.mark.parametrize("split", list(BudgetSplit))
def test_for_a_thousand_labels_it_beats_the_labels_themselves(asked, split):
    assert error("hierarchy", 1024, asked, PURE, split) < error("marginals", 1024, asked) / 3
    assert error("hierarchy", 1024, asked, GAUSSIAN, split) < error("marginals", 1024, asked, GAUSSIAN) / 9


@pytest.mark.parametrize("asked", [RANGES, PREFIXES])
def test_for_sixteen_labels_it_is_the_labels_themselves(asked):
    assert error("hierarchy", 16, asked) == pytest.approx(error("marginals", 16, asked), rel=0.01)


def test_figures_do_not_get_worse():
    assert error("hierarchy", 256, RANGES) <= 77.4
    assert error("hierarchy", 1024, RANGES) <= 153
    assert error("hierarchy", 1024, PREFIXES) <= 117.9
    assert error("hierarchy", 1024, RANGES, PrivacyTerms(ReleaseCost.concentrated("0.5"))) <= 18.1


def test_a_tree_is_crossed_with_categories():
    noise_plan = make_noise_plan(
        workload_of((256, 3), [(0, 1)], [RANGES]), "hierarchy", BudgetSplit.DIRECT_OPTIMAL, PURE
    )
    assert all(8 in block.axes for block in noise_plan.design.blocks)
    assert len(noise_plan.design.blocks) > 1
