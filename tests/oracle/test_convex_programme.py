"""The closed form of the optimal budgets is the optimum of the paper's convex programme (1)-(3), solved numerically.

Yaroslavtsev et al. (ICDE 2013), section III-B: minimise Σ_i b_i / ε_i² over one budget per query, so that every column
of the strategy matrix spends at most ε. The solver knows nothing of groups: that they share one budget it finds out.
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from scipy.optimize import minimize

from core.designs.noise_groups import continuous_variances
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import Norm, ReleaseCost
from tests.oracle import dense
from tests.oracle.test_against_dense import CASES, workload_of

MONEY = Fraction(4, 5)
WITHOUT_TOTAL = [case for case in CASES if case != "the total alone"]


def optimum(strategy, losses):
    """The least Σ losses_i / ε_i² under |S|ᵀ ε <= MONEY, by sequential quadratic programming."""
    columns, noise_budget = np.unique(np.abs(strategy).T, axis=0), float(MONEY)
    start = np.full(len(losses), noise_budget / columns.sum(axis=1).max())
    scale = (losses / start**2).sum()
    found = minimize(
        lambda budgets: (losses / budgets**2).sum() / scale,
        start,
        jac=lambda budgets: -2 * losses / budgets**3 / scale,
        method="SLSQP",
        bounds=[(1e-4 * noise_budget, noise_budget)] * len(losses),
        constraints={
            "type": "ineq",
            "fun": lambda budgets: noise_budget - columns @ budgets,
            "jac": lambda _: -columns,
        },
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
    noise_plan = make_noise_plan(workload, strategy, BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(MONEY)))
    smooth = continuous_variances(noise_plan.design, noise_plan.scales, Norm.L1)
    ours = noise_plan.total_variance(noise_plan.predicted(Recovery.DIRECT, smooth))
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
