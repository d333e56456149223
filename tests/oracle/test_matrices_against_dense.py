"""The strategies that measure a matrix: every predicted variance of every cell and total is the referee's."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours
from tests.oracle import dense
from tests.oracle.test_against_dense import BUDGETS, CASES, workload_of


def referee_of(sizes, wanted, noise_plan) -> dense.Dense:
    """The paper's matrices for the rows that the plan measures, written over all cells of the domain."""
    (block,), (noise_group,) = noise_plan.design.blocks, noise_plan.design.noise_groups
    s = block.rows @ dense.indicator(sizes, block.axes)
    tables = dense.marginals(sizes, [sorted(axes) for axes in wanted])  # cells as the engine orders them
    group = np.repeat(np.arange(noise_group.n_charges), len(s) // noise_group.n_charges)
    return dense.Dense(s, tables.q, tables.q @ np.linalg.pinv(s), group, tables.table)


def prices():
    """Every budget under both relations."""
    return [PrivacyTerms(budget, neighbours) for budget in BUDGETS.values() for neighbours in Neighbours]


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("strategy", ["matrix", "sketch"])
@pytest.mark.parametrize(
    "privacy_terms", prices(), ids=lambda privacy_terms: f"{privacy_terms.norm}-{privacy_terms.neighbours}"
)
def test_variances_of_every_cell(case, strategy, privacy_terms):
    sizes, wanted = CASES[case]
    noise_plan = make_noise_plan(workload_of(sizes, wanted), strategy, BudgetSplit.UNIFORM, privacy_terms)
    referee, (noise_group,) = referee_of(sizes, wanted, noise_plan), noise_plan.design.noise_groups
    noise_budget = float(privacy_terms.cost.epsilon or privacy_terms.cost.rho)
    delta = max(
        dense.sensitivity(referee, g, privacy_terms.neighbours, privacy_terms.norm)
        for g in range(noise_group.n_charges)
    )
    assert delta == noise_group.sensitivity.under(privacy_terms.norm, privacy_terms.neighbours, 1)
    if delta == 0:
        assert noise_plan.cell_variances(Recovery.DIRECT).max() == 0
        return
    noise = np.full(
        len(referee.s), dense.discrete_variance(float(delta), noise_budget / noise_group.n_charges, privacy_terms.norm)
    )
    for recovery, fitted in ((Recovery.DIRECT, False), (Recovery.LEAST_SQUARES, True)):
        expected = referee.variances(noise, fitted=fitted)
        for number, mean in enumerate(noise_plan.cell_variances(recovery)):
            cells = (mean * noise_plan.model.profile(number)).reshape(-1)
            assert cells == pytest.approx(expected[referee.table == number], rel=2e-5)


@pytest.mark.parametrize("strategy", ["matrix", "sketch"])
def test_variances_of_totals_are_the_largest_of_their_kind(strategy):
    sizes, wanted = (2, 3, 4), [(0, 1, 2), (1, 2)]
    for privacy_terms in prices():
        noise_plan = make_noise_plan(
            workload_of(sizes, wanted), strategy, BudgetSplit.LEAST_SQUARES_OPTIMAL, privacy_terms
        )
        referee = referee_of(sizes, wanted, noise_plan)
        noise = np.full(len(referee.s), noise_plan.variances[0])
        for recovery in Recovery:
            totals = noise_plan.total_variances(recovery, 0)
            for corner in itertools.product((0, 1), repeat=3):
                q = dense.indicator(sizes, [axis for axis in range(3) if corner[axis]])
                asked = dense.Dense(referee.s, q, q @ np.linalg.pinv(referee.s), referee.group, np.zeros(len(q)))
                assert totals[corner] == pytest.approx(asked.variances(noise, fitted=True).max(), rel=1e-5)
