"""The objective `even` under Gaussian noise comes within 2 % of a bound that no linear mechanism can beat.

For weights λ >= 0 of the tables, Σ λ = 1, the largest of the c V is at least Σ λ c V, which is at least its optimum
over all linear Gaussian mechanisms: (Σ_β √(s_β Δ_β))² / (2ρ), s_β the sum over the tables of λ c × (variance of a
cell per unit of the variance factor of effect β), Δ_β = ∏ (1 - 1/n) its squared sensitivity (Xiao et al., NeurIPS
2023). The bound below uses these formulas alone, none of the engine's code, and an optimiser of its own for λ.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from scipy.optimize import minimize

from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery, smooth_variances
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from core.workload.workload import Objective
from tests.oracle.test_against_dense import workload_of

RHO = Fraction(1, 50)
WORKLOADS = {
    "all pairs of eight, as on Adult": ((9, 16, 7, 15, 6, 5, 2, 2), list(itertools.combinations(range(8), 2)), None),
    "all singles": ((2, 5, 30), [(0,), (1,), (2,)], None),
    "small in large": ((3, 40), [(0,), (1,), (0, 1)], None),
    "pairs of yes and no": ((2,) * 7, list(itertools.combinations(range(7), 2)), None),
    "triples": ((3, 4, 2, 5), list(itertools.combinations(range(4), 3)), None),
    "one of all": ((4, 3, 2), [(0, 1, 2), (0,), (1, 2)], None),
    "chain": ((5, 6, 7, 8), [(0, 1), (1, 2), (2, 3)], None),
    "star": ((10, 2, 3, 4, 20), [(0, 1), (0, 2), (0, 3), (0, 4)], None),
    "targets": ((9, 16, 7, 5), [(0, 1), (1, 2), (2, 3), (0, 3)], (10.0, 80.0, 25.0, 40.0)),
    "one table": ((6, 6), [(0, 1)], None),
}


def bound(sizes, tables, targets):
    """The largest Σ λ c V at the optimum for λ, over λ, by projected ascent of an optimiser of scipy."""
    inside = (itertools.combinations(table, k) for table in tables for k in range(len(table) + 1))
    effects = sorted({effect for several in inside for effect in several})
    delta = np.array([math.prod(1 - 1 / sizes[i] for i in effect) for effect in effects])
    per_table = np.array(
        [
            [
                math.prod(1 - 1 / sizes[i] for i in effect) / math.prod(sizes[i] ** 2 for i in table if i not in effect)
                if set(effect) <= set(table)
                else 0.0
                for effect in effects
            ]
            for table in tables
        ]
    )
    per_table /= np.array(targets or [1.0] * len(tables))[:, None] ** 2

    def least(parameters):
        weights = np.exp(parameters - parameters.max())
        weights /= weights.sum()
        return np.sqrt((weights @ per_table) * delta).sum() ** 2 / (2 * float(RHO))

    scale = least(np.zeros(len(tables)))
    found = minimize(lambda x: -least(x) / scale, np.zeros(len(tables)), method="L-BFGS-B", options={"maxfun": 10**5})
    return least(found.x)


@pytest.mark.parametrize("case", WORKLOADS)
def test_within_two_percent_of_the_bound(case):
    sizes, tables, targets = WORKLOADS[case]
    usual = workload_of(sizes, tables)
    wanted = usual.tables if targets is None else aimed(usual.tables, targets)
    workload = replace(usual, tables=wanted, objective=Objective.EVEN)
    found = []
    for strategy in ("effects", "weighted"):
        terms = PrivacyTerms(ReleaseCost.concentrated(RHO))
        noise_plan = make_noise_plan(workload, strategy, BudgetSplit.LEAST_SQUARES_OPTIMAL, terms)
        found.append(noise_plan.loss(noise_plan.predicted(Recovery.LEAST_SQUARES, smooth_variances(noise_plan))))
    # The usual workload of the tests has weights; a target is divided by the root of a weight.
    effective = [target / math.sqrt(table.weight) for target, table in zip(targets or [1] * 99, wanted, strict=False)]
    least = bound(sizes, tables, effective)
    assert least * (1 - 1e-3) <= min(found) <= least * 1.02


def aimed(tables, targets):
    return tuple(replace(table, target=target) for table, target in zip(tables, targets, strict=True))
