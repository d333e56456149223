"""The budgets of rows are the optimum of the convex programme, which a solver that knows no dual finds, too."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from scipy.optimize import minimize

from core.designs.row_budgets import Exchanges, row_budgets
from core.privacy.release_cost import Norm


def optimum(losses, spent, power):
    """The least Σ losses / x ** power under spent x <= 1, by sequential quadratic programming."""
    start = np.full(len(losses), 1 / spent.sum(axis=1).max())
    scale = (losses / start**power).sum()
    found = minimize(
        lambda x: (losses / x**power).sum() / scale,
        start,
        jac=lambda x: -power * losses / x ** (power + 1) / scale,
        method="SLSQP",
        bounds=[(1e-3 * start[0], None)] * len(losses),
        constraints={"type": "ineq", "fun": lambda x: 1 - spent @ x, "jac": lambda _: -spent},
        options={"maxiter": 500, "ftol": 1e-13},
    )
    return found.fun * scale


def matrices(largest=9):
    shapes = some.tuples(some.integers(1, 6), some.integers(2, 6))
    return some.tuples(shapes, some.integers(0, 2**32 - 1)).map(
        lambda drawn: np.random.default_rng(drawn[1]).integers(-3, largest, drawn[0]).astype(float)
    )


@settings(deadline=None, max_examples=60)
@given(rows=matrices(), norm=some.sampled_from(list(Norm)), seed=some.integers(0, 99))
def test_no_budgets_do_better(rows, norm, seed):
    rows = rows[rows.any(axis=1)]
    if not len(rows):
        return
    losses = np.random.default_rng(seed).uniform(0.01, 5, len(rows))
    power = 2 if norm is Norm.L1 else 1
    spent = np.abs(rows).T ** (3 - power)
    budgets = row_budgets(losses, spent, norm)
    assert (budgets > 0).all()
    assert (spent @ budgets).max() == pytest.approx(1)
    assert (losses / budgets**power).sum() <= optimum(losses, spent, power) * (1 + 2e-4)


@settings(deadline=None, max_examples=40)
@given(rows=matrices(), norm=some.sampled_from(list(Norm)), seed=some.integers(0, 99))
def test_no_budgets_do_better_where_records_are_exchanged(rows, norm, seed):
    rows = rows[np.ptp(rows, axis=1) > 0]
    if not len(rows):
        return
    losses = np.random.default_rng(seed).uniform(0.01, 5, len(rows))
    power, places = (2 if norm is Norm.L1 else 1), np.triu_indices(rows.shape[1], 1)
    spent = np.abs(rows[:, places[0]] - rows[:, places[1]]).T ** (3 - power)
    budgets = Exchanges(rows, norm).budgets(losses, np.ones(len(rows)))
    assert (spent @ budgets).max() == pytest.approx(1)
    assert (losses / budgets**power).sum() <= optimum(losses, spent, power) * (1 + 3e-3)


def test_three_queries_of_which_every_record_meets_two_get_half_each():
    spent = np.array([[1.0, 1.0, 0.0], [0.0, 1.0, 1.0], [1.0, 0.0, 1.0]])
    for norm in Norm:
        assert row_budgets(np.ones(3), spent, norm) == pytest.approx(np.full(3, 0.5), rel=1e-3)


def test_groups_get_the_closed_form_of_corollary_3_3():
    """Two groups of disjoint rows: ε proportional to the cube root of the mean loss, ρ to the square root."""
    spent = np.kron(np.ones((1, 2)), np.eye(4))
    losses = np.repeat([1.0, 27.0], 4)
    assert row_budgets(losses, spent, Norm.L1) == pytest.approx(np.repeat([0.25, 0.75], 4), rel=1e-3)
    losses = np.repeat([1.0, 9.0], 4)
    assert row_budgets(losses, spent, Norm.L2) == pytest.approx(np.repeat([0.25, 0.75], 4), rel=1e-3)
