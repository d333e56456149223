"""A table with a locked share gets exactly that part of the budget, and all shares never cost more than the budget."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from core.errors import AmountError, StrategyUnfitError
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import for_recovery, make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.privacy.zcdp_conversion import noise_budget_of
from core.workload.workload import Objective
from tests.oracle.test_against_dense import workload_of

SHARE = Fraction(1, 5)
COSTS = (ReleaseCost.pure(1), ReleaseCost.concentrated(Fraction(1, 2)))
ALONE = ("base", "marginals", "fourier", "clusters", "joint", "weighted", "cone")


def locked(share=SHARE, *, objective=Objective.TOTAL):
    workload = workload_of((3, 4, 2), [(0, 1), (1, 2), (0, 2)])
    first, *others = workload.tables
    return replace(workload, tables=(replace(first, share=share), *others), objective=objective)


def spent(noise_plan):
    groups = noise_plan.design.noise_groups
    return sum(group.n_charges * share for group, share in zip(groups, noise_plan.shares, strict=True))


@pytest.mark.parametrize("cost", COSTS, ids=["pure", "rho"])
@pytest.mark.parametrize("strategy", ALONE)
@pytest.mark.parametrize("split", BudgetSplit)
def test_the_locked_table_has_its_share_and_the_rest_what_is_left(strategy, split, cost):
    terms = PrivacyTerms(cost, Neighbours.ADD_REMOVE, 1)
    try:
        noise_plan = make_noise_plan(locked(), strategy, split, terms)
    except StrategyUnfitError:
        pytest.skip("not for this kind of privacy")
    budget = noise_budget_of(noise_plan.privacy_terms.cost)
    own = {
        number
        for number, group in enumerate(noise_plan.design.noise_groups)
        if len(group.blocks) == 1 and noise_plan.design.blocks[group.blocks[0]].axes == noise_plan.refined.marginals[0]
    }
    assert SHARE * budget in {noise_plan.shares[number] for number in own}
    assert spent(noise_plan) == budget
    assert spent(for_recovery(noise_plan, Recovery.DIRECT)) == budget


@pytest.mark.parametrize("strategy", ALONE)
def test_tables_of_any_sizes_may_be_locked_beside_any_others(strategy):
    # A strategy that takes the tables apart, by the sizes of their attributes, meets the locked ones without the rest.
    workload = workload_of((6, 2, 4), [(0, 1), (2,), (1, 2)])
    terms = PrivacyTerms(ReleaseCost.pure(1), Neighbours.ADD_REMOVE, 1)
    for number in range(3):
        tables = tuple(replace(table, share=SHARE if n == number else None) for n, table in enumerate(workload.tables))
        noise_plan = make_noise_plan(replace(workload, tables=tables), strategy, BudgetSplit.DIRECT_OPTIMAL, terms)
        assert SHARE in noise_plan.shares
        assert spent(noise_plan) == 1


@pytest.mark.parametrize("objective", Objective)
def test_its_error_is_at_most_that_of_its_share_alone(objective):
    alone = make_noise_plan(
        workload_of((3, 4, 2), [(0, 1)]),
        "marginals",
        BudgetSplit.UNIFORM,
        PrivacyTerms(ReleaseCost.pure(SHARE), Neighbours.ADD_REMOVE, 1),
    ).query_variances(Recovery.DIRECT)[0]
    terms = PrivacyTerms(ReleaseCost.pure(1), Neighbours.ADD_REMOVE, 1)
    for split in BudgetSplit:
        noise_plan = make_noise_plan(locked(objective=objective), "joint", split, terms)
        assert noise_plan.query_variances(Recovery.DIRECT)[0] == pytest.approx(alone)
        assert noise_plan.query_variances(Recovery.LEAST_SQUARES)[0] <= alone * (1 + 1e-9)


def test_errors_fall_with_the_budget_as_without_a_lock():
    one, four = (
        make_noise_plan(locked(), "marginals", BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(cost, Neighbours.REPLACE, 1))
        for cost in (ReleaseCost.concentrated(Fraction(1, 100)), ReleaseCost.concentrated(Fraction(4, 100)))
    )
    ratio = one.query_variances(Recovery.LEAST_SQUARES) / four.query_variances(Recovery.LEAST_SQUARES)
    assert np.allclose(ratio, 4, rtol=1e-3)


@pytest.mark.parametrize("strategy", ["matrix", "sketch"])
def test_what_measures_by_a_matrix_refuses_a_lock(strategy):
    terms = PrivacyTerms(ReleaseCost.pure(1), Neighbours.ADD_REMOVE, 1)
    with pytest.raises(StrategyUnfitError, match="cannot count a table by itself"):
        make_noise_plan(locked(), strategy, BudgetSplit.UNIFORM, terms)


@pytest.mark.parametrize(
    ("shares", "why"),
    [
        ((Fraction(1, 2), Fraction(1, 2), None), "sum of all locked shares"),
        ((Fraction(1, 3),) * 3, "number of tables with a locked share"),
    ],
)
def test_shares_that_no_split_can_keep_are_refused(shares, why):
    workload = workload_of((3, 4, 2), [(0, 1), (1, 2), (0, 2)])
    tables = tuple(replace(table, share=share) for table, share in zip(workload.tables, shares, strict=True))
    with pytest.raises(AmountError, match=why):
        replace(workload, tables=tables)


def test_a_share_is_not_locked_for_ranges():
    workload = workload_of((2, 6), [(0, 1), (1,)], [((1,), ()), ((), ())])
    first, second = workload.tables
    with pytest.raises(AmountError, match="asks for ranges"):
        replace(workload, tables=(replace(first, share=SHARE), second))
