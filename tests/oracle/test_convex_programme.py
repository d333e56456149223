"""The closed form of the optimal budgets is the optimum of the paper's convex programme (1)-(3), solved numerically.

Yaroslavtsev et al. (ICDE 2013), section III-B: minimise Σ_i b_i / ε_i² over one budget per query, so that every column
of the strategy matrix spends at most ε. The solver knows nothing of groups: that they share one budget it finds out.
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from scipy.optimize import minimize

from core.designs.lots import continuous_variances
from core.planning.allocation import Allocation
from core.planning.plan import Recovery
from core.planning.planner import make_plan
from core.planning.price import Price
from core.privacy.budget import Budget, Norm
from tests.oracle import dense
from tests.oracle.test_against_dense import CASES, workload_of

MONEY = Fraction(4, 5)
WITHOUT_TOTAL = [case for case in CASES if case != "the total alone"]


def optimum(strategy, losses):
    """The least Σ losses_i / ε_i² under |S|ᵀ ε <= MONEY, by sequential quadratic programming."""
    columns, money = np.unique(np.abs(strategy).T, axis=0), float(MONEY)
    start = np.full(len(losses), money / columns.sum(axis=1).max())
    scale = (losses / start**2).sum()
    found = minimize(
        lambda budgets: (losses / budgets**2).sum() / scale,
        start,
        jac=lambda budgets: -2 * losses / budgets**3 / scale,
        method="SLSQP",
        bounds=[(1e-4 * money, money)] * len(losses),
        constraints={"type": "ineq", "fun": lambda budgets: money - columns @ budgets, "jac": lambda _: -columns},
        options={"maxiter": 500, "ftol": 1e-12},
    )
    assert found.success, found.message
    return found.fun * scale, found.x


@pytest.mark.parametrize("case", WITHOUT_TOTAL)
@pytest.mark.parametrize("strategy", ["base", "marginals", "fourier"])
def test_no_budget_per_query_does_better_than_the_closed_form_per_group(case, strategy):
    sizes, wanted = CASES[case]
    referee, workload = dense.STRATEGIES[strategy](sizes, wanted), workload_of(sizes, wanted)
    weights = np.array(workload.weights)[referee.table]
    losses = 2 * (weights[:, None] * referee.r**2).sum(axis=0)
    used = losses > 0
    plan = make_plan(workload, strategy, Allocation.OPTIMAL, Price(Budget.pure(MONEY)))
    smooth = continuous_variances(plan.design, plan.scales, Norm.L1)
    ours = plan.total_variance(plan.predicted(Recovery.DIRECT, smooth))
    least, budgets = optimum(referee.s[used], losses[used])
    assert ours == pytest.approx(least, rel=1e-5)
    for group in np.unique(referee.group[used]):
        alike = budgets[referee.group[used] == group]
        assert alike == pytest.approx(np.full(len(alike), alike.mean()), rel=2e-2)


def test_the_solver_does_better_where_there_are_no_groups():
    """Three queries, of which every record meets two: as three groups each would get a third, and not a half."""
    strategy, losses = np.array([[1.0, 1.0, 0.0], [0.0, 1.0, 1.0], [1.0, 0.0, 1.0]]), np.ones(3)
    _, budgets = optimum(strategy, losses)
    assert budgets == pytest.approx(np.full(3, float(MONEY) / 2))
