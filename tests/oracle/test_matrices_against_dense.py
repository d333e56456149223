"""The strategies that measure a matrix: every predicted variance of every cell and total is the referee's."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from core.planning.allocation import Allocation
from core.planning.plan import Recovery
from core.planning.planner import make_plan
from core.planning.price import Price
from core.privacy.neighbours import Neighbours
from tests.oracle import dense
from tests.oracle.test_against_dense import BUDGETS, CASES, workload_of


def referee_of(sizes, wanted, plan) -> dense.Dense:
    """The paper's matrices for the rows that the plan measures, written over all cells of the domain."""
    (block,), (lot,) = plan.design.blocks, plan.design.lots
    s = block.rows @ dense.indicator(sizes, block.axes)
    tables = dense.marginals(sizes, [sorted(axes) for axes in wanted])  # cells as the engine orders them
    group = np.repeat(np.arange(lot.n_groups), len(s) // lot.n_groups)
    return dense.Dense(s, tables.q, tables.q @ np.linalg.pinv(s), group, tables.table)


def prices():
    """Every budget under both relations."""
    return [Price(budget, neighbours) for budget in BUDGETS.values() for neighbours in Neighbours]


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("strategy", ["matrix", "sketch"])
@pytest.mark.parametrize("price", prices(), ids=lambda price: f"{price.norm}-{price.neighbours}")
def test_variances_of_every_cell(case, strategy, price):
    sizes, wanted = CASES[case]
    plan = make_plan(workload_of(sizes, wanted), strategy, Allocation.UNIFORM, price)
    referee, (lot,) = referee_of(sizes, wanted, plan), plan.design.lots
    money = float(price.budget.epsilon or price.budget.rho)
    delta = max(dense.sensitivity(referee, g, price.neighbours, price.norm) for g in range(lot.n_groups))
    assert delta == lot.sensitivity.under(price.norm, price.neighbours, 1)
    if delta == 0:
        assert plan.cell_variances(Recovery.DIRECT).max() == 0
        return
    noise = np.full(len(referee.s), dense.discrete_variance(float(delta), money / lot.n_groups, price.norm))
    for recovery, fitted in ((Recovery.DIRECT, False), (Recovery.OPTIMAL, True)):
        expected = referee.variances(noise, fitted=fitted)
        for number, mean in enumerate(plan.cell_variances(recovery)):
            cells = (mean * plan.model.profile(number)).reshape(-1)
            assert cells == pytest.approx(expected[referee.table == number], rel=2e-5)


@pytest.mark.parametrize("strategy", ["matrix", "sketch"])
def test_variances_of_totals_are_the_largest_of_their_kind(strategy):
    sizes, wanted = (2, 3, 4), [(0, 1, 2), (1, 2)]
    for price in prices():
        plan = make_plan(workload_of(sizes, wanted), strategy, Allocation.BEST, price)
        referee = referee_of(sizes, wanted, plan)
        noise = np.full(len(referee.s), plan.variances[0])
        for recovery in Recovery:
            totals = plan.total_variances(recovery, 0)
            for corner in itertools.product((0, 1), repeat=3):
                q = dense.indicator(sizes, [axis for axis in range(3) if corner[axis]])
                asked = dense.Dense(referee.s, q, q @ np.linalg.pinv(referee.s), referee.group, np.zeros(len(q)))
                assert totals[corner] == pytest.approx(asked.variances(noise, fitted=True).max(), rel=1e-5)
