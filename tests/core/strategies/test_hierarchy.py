"""Trees of counts: made for ranges, and better the more labels there are."""

from __future__ import annotations

from itertools import product

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
@pytest.mark.parametrize("n", [2, 5, 16])
def test_where_the_labels_themselves_are_better_it_still_shows_itself(n, asked):
    """Wide bins are measured under every split, though least squares would do better without."""
    for split, terms in product(BudgetSplit, (PURE, GAUSSIAN)):
        noise_plan = make_noise_plan(workload_of((n,), [(0,)], [asked]), "hierarchy", split, terms)
        assert len([share for share in noise_plan.shares if share]) == len(noise_plan.design.blocks) > 1
        if terms is PURE:
            assert error("hierarchy", n, asked, PURE, split) > error("marginals", n, asked)


def test_twelve_bins_under_the_best_split():
    """The plan that showed it: all is best spent on the bins themselves, which another strategy is for."""
    workload = workload_of((12,), [(0,)], [RANGES])
    noise_plan = make_noise_plan(workload, "hierarchy", BudgetSplit.LEAST_SQUARES_OPTIMAL, PURE)
    spent = {block.n_answers: share for block, share in zip(noise_plan.design.blocks, noise_plan.shares, strict=True)}
    assert max(spent) == 12
    assert all(share > sum(spent.values()) / 20 for share in spent.values())
    assert len(spent) > 1


def test_one_attribute_with_wide_bins_is_enough():
    """Sixteen labels beside a thousand: a tree over the thousand, the sixteen counted one by one, as before."""
    workload = workload_of((1024, 16), [(0,), (1,)], [((0,), ()), ((1,), ())])
    noise_plan = make_noise_plan(workload, "hierarchy", BudgetSplit.DIRECT_OPTIMAL, PURE)
    assert len(noise_plan.design.direct[0]) > 1
    assert len(noise_plan.design.direct[1]) == 1


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
