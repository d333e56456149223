"""The tables themselves: one block each, and least squares gains from what they share."""

from __future__ import annotations

import pytest

from core.designs.noise_scale import Exact
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm, ReleaseCost
from core.strategies.catalogue import find
from tests.oracle.test_against_dense import workload_of

TERMS = NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE)


def test_one_block_per_table_in_order():
    design = find("marginals").design(workload_of((2, 3, 4), [(2, 1), (0,)]), TERMS)
    assert [block.axes for block in design.blocks] == [(1, 2), (0,)]
    assert design.direct == ((0,), (1,))


def test_least_squares_never_adds_error():
    noise_plan = make_noise_plan(
        workload_of((2, 3, 4), [(0, 1), (1, 2), (1,)]),
        "marginals",
        BudgetSplit.DIRECT_OPTIMAL,
        PrivacyTerms(ReleaseCost.pure(1)),
    )
    direct, fitted = noise_plan.cell_variances(Recovery.DIRECT), noise_plan.cell_variances(Recovery.LEAST_SQUARES)
    assert (fitted < direct).all()


def test_a_single_table_cannot_gain():
    noise_plan = make_noise_plan(
        workload_of((2, 3), [(0, 1)]), "marginals", BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1))
    )
    assert noise_plan.cell_variances(Recovery.LEAST_SQUARES) == pytest.approx(
        noise_plan.cell_variances(Recovery.DIRECT)
    )


def test_a_table_inside_another_is_measured_all_the_same():
    noise_plan = make_noise_plan(
        workload_of((2, 3), [(0,), (0, 1)]), "marginals", BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.pure(1))
    )
    assert noise_plan.scales == (2, 2)


def test_the_total_is_exact_when_records_are_exchanged():
    privacy_terms = PrivacyTerms(ReleaseCost.pure(1), Neighbours.REPLACE)
    noise_plan = make_noise_plan(
        workload_of((5, 2), [(), (0, 1)]), "marginals", BudgetSplit.DIRECT_OPTIMAL, privacy_terms
    )
    assert isinstance(noise_plan.scales[0], Exact)
    assert noise_plan.cell_variances(Recovery.LEAST_SQUARES)[0] == 0
    assert noise_plan.scales[1] == 2


def test_the_total_is_not_exact_when_people_with_several_rows_are_exchanged():
    privacy_terms = PrivacyTerms(ReleaseCost.pure(1), Neighbours.REPLACE, at_most=3)
    noise_plan = make_noise_plan(workload_of((5, 2), [(), (0, 1)]), "marginals", BudgetSplit.UNIFORM, privacy_terms)
    assert noise_plan.scales == (2 * 2, 2 * 6)
