"""Blocks that no table is added up from: least squares learns from them, direct recovery does not."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from core.domain.marginal import Marginal
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import for_recovery, make_noise_plan, plans_of_kinds
from core.planning.outcomes import ComparedQuestion
from core.planning.privacy_terms import PrivacyTerms
from core.planning.strategy_ranking import compare_strategies
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.strategies.catalogue import find
from tests.oracle.test_against_dense import workload_of

PURE, GAUSSIAN = PrivacyTerms(ReleaseCost.pure(1)), PrivacyTerms(ReleaseCost.concentrated(1))
PAIRS = workload_of((2, 2, 2), [(0, 1), (0, 2), (1, 2)])
NAMED = (*PAIRS.marginals, Marginal((0, 1, 2)))
"""The tables themselves, and a marginal that holds all of them, but is larger."""


def planned(split, privacy_terms=PURE, workload=PAIRS, named=NAMED):
    return make_noise_plan(workload, "custom", split, privacy_terms, named)


def total(noise_plan, recovery=Recovery.LEAST_SQUARES):
    return noise_plan.total_variance(noise_plan.query_variances(recovery))


@pytest.mark.parametrize("privacy_terms", [PURE, GAUSSIAN])
def test_a_uniform_split_gives_every_named_marginal_its_share(privacy_terms):
    noise_plan = planned(BudgetSplit.UNIFORM, privacy_terms)
    assert noise_plan.shares == (Fraction(1, 4),) * 4
    assert np.isfinite(noise_plan.variances).all()
    assert for_recovery(noise_plan, Recovery.LEAST_SQUARES) is noise_plan


@pytest.mark.parametrize("privacy_terms", [PURE, GAUSSIAN])
def test_under_direct_recovery_they_get_none(privacy_terms):
    drafted = planned(BudgetSplit.UNIFORM, privacy_terms)
    noise_plan = for_recovery(drafted, Recovery.DIRECT)
    assert noise_plan.shares == (Fraction(1, 3),) * 3 + (0,)
    assert (drafted.counted, noise_plan.counted) == (NAMED, PAIRS.marginals)
    tables = make_noise_plan(PAIRS, "marginals", BudgetSplit.UNIFORM, privacy_terms)
    assert noise_plan.query_variances(Recovery.DIRECT).tolist() == tables.query_variances(Recovery.DIRECT).tolist()
    kept = "workload", "refined", "strategy", "split", "privacy_terms", "design", "model"
    assert [getattr(noise_plan, each) for each in kept] == [getattr(drafted, each) for each in kept]


def test_a_block_that_covers_several_charges_keeps_the_sum_at_the_budget():
    drafted = planned(BudgetSplit.UNIFORM)
    first, *others = drafted.design.noise_groups
    design = replace(drafted.design, noise_groups=(replace(first, n_charges=3), *others))
    shares = for_recovery(replace(drafted, design=design), Recovery.DIRECT).shares
    assert shares == (Fraction(1, 5),) * 3 + (0,)


def test_a_plan_without_unused_blocks_stays_as_it_is():
    tables = make_noise_plan(PAIRS, "marginals", BudgetSplit.UNIFORM, PURE)
    optimal = planned(BudgetSplit.DIRECT_OPTIMAL)
    assert optimal.shares[3] == 0
    best = planned(BudgetSplit.LEAST_SQUARES_OPTIMAL, GAUSSIAN)
    assert best.shares[3] > 0
    for noise_plan in (tables, optimal, best):
        assert for_recovery(noise_plan, Recovery.DIRECT) is noise_plan


def test_what_tells_nothing_that_is_not_known_gets_no_share():
    """The number of records is public, and it is all that the labels of another attribute tell of the table."""
    told = workload_of((2, 3), [(0,)]), (Marginal((0,)), Marginal((1,)), Marginal())
    replaced = PrivacyTerms(ReleaseCost.pure(1), Neighbours.REPLACE)
    for split in BudgetSplit:
        assert planned(split, replaced, *told).shares == (1, 0, 0)
    assert planned(BudgetSplit.UNIFORM, PURE, *told).shares == (Fraction(1, 3),) * 3
    nothing = workload_of((2, 3), [()]), told[1]
    for recovery in Recovery:
        assert for_recovery(planned(BudgetSplit.UNIFORM, replaced, *nothing), recovery).shares == (0, 0, 0)


def test_the_best_split_finds_that_the_large_marginal_alone_is_better():
    """Laplace noise of share 1 on 8 cells: a cell of a pair adds up 2 of them, where 3 pairs share the budget."""
    best, tables = (
        make_noise_plan(PAIRS, key, BudgetSplit.LEAST_SQUARES_OPTIMAL, PURE, NAMED) for key in ("custom", "marginals")
    )
    assert best.shares == (0, 0, 0, 1)
    assert total(best) == pytest.approx(2 * best.variances[3] * 4 * (1 + 2 + 3))
    assert total(best) < total(tables) / 2


def test_the_best_split_keeps_what_is_found_from_equal_shares():
    """From the split for direct recovery the search ends at 813, with twice the share for the unused ones at 559."""
    chain = workload_of((2, 2, 2, 3), [(0, 1), (0, 2), (1, 2), (2, 3)])
    named = (*chain.marginals, Marginal((0, 1, 2)), Marginal((1, 2, 3)))
    fine = PrivacyTerms(ReleaseCost.pure(Fraction(1, 100)))
    best = planned(BudgetSplit.LEAST_SQUARES_OPTIMAL, fine, chain, named)
    assert [share > 0 for share in best.shares] == [False, False, False, True, True, False]
    assert total(best) / 10**4 == pytest.approx(443.38, rel=1e-3)


@pytest.mark.parametrize("privacy_terms", [PURE, GAUSSIAN])
def test_the_best_split_is_never_worse_for_naming_more(privacy_terms):
    own, tables = (
        planned(BudgetSplit.LEAST_SQUARES_OPTIMAL, privacy_terms, named=named) for named in (NAMED, PAIRS.marginals)
    )
    assert total(own) <= total(tables)
    for split in (BudgetSplit.UNIFORM, BudgetSplit.DIRECT_OPTIMAL):
        assert total(own) <= total(planned(split, privacy_terms))


@pytest.mark.parametrize("delta", [0, Fraction(1, 10**6)])
def test_the_comparison_predicts_each_recovery_with_the_shares_made_for_it(delta):
    privacy_terms = PrivacyTerms(ReleaseCost.approximate(1, delta) if delta else ReleaseCost.pure(1))
    found = compare_strategies(ComparedQuestion(PAIRS, privacy_terms, 0.95, NAMED))
    for recovery, n_shares in ((Recovery.DIRECT, 3), (Recovery.LEAST_SQUARES, 4)):
        outcome = found.find("custom", BudgetSplit.UNIFORM, recovery)
        noise_plan = for_recovery(planned(BudgetSplit.UNIFORM, privacy_terms), recovery)
        assert outcome.total_variance == total(noise_plan, recovery)
        assert [part for _, part in outcome.shares] == [1 / n_shares] * n_shares
        kinds = plans_of_kinds(PAIRS, find("custom").naming(NAMED), BudgetSplit.UNIFORM, privacy_terms)
        variances = [total(for_recovery(each, recovery), recovery) for each in kinds]
        assert [kind.variance for kind in outcome.kinds] == (variances if delta else [])
