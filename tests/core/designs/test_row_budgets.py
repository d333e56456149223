"""The budgets of rows are the optimum of the convex programme, which a solver that knows no dual finds, too."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from scipy.optimize import minimize

from core.designs import row_budgets as module
from core.designs.row_budgets import Exchanges, row_budgets
from core.errors import Cancelled
from core.privacy.release_cost import Norm
from core.progress import reporting
from tests.core.designs.test_range_root import Counting
from tests.core.test_progress import Impatient


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


def apart(rows, norm):
    """What every pair of columns spends, per budget."""
    places = np.triu_indices(rows.shape[1], 1)
    return np.abs(rows[:, places[0]] - rows[:, places[1]]).T ** (1 if norm is Norm.L1 else 2)


@pytest.mark.parametrize("norm", Norm)
def test_of_many_pairs_few_decide(norm):
    generator = np.random.default_rng(5)
    rows, losses = generator.integers(0, 3, (30, 60)).astype(float), generator.uniform(0.01, 5, 30)
    power = 2 if norm is Norm.L1 else 1
    few, all_pairs = Exchanges(rows, norm).budgets(losses, np.ones(30)), row_budgets(losses, apart(rows, norm), norm)
    assert (losses / few**power).sum() == pytest.approx((losses / all_pairs**power).sum(), rel=1e-3)


@pytest.mark.parametrize("norm", Norm)
def test_a_row_is_held_by_its_largest_difference_alone(norm):
    """The first and the second column are too far apart at the start, the third is within reach of both."""
    rows = np.array([[0.0, 100, 50], [0, 0, 1]])
    budgets = Exchanges(rows, norm).budgets(np.ones(2), np.array([0.015, 0.001]) ** (1 if norm is Norm.L1 else 2))
    power = 2 if norm is Norm.L1 else 1
    assert (1 / budgets**power).sum() == pytest.approx(optimum(np.ones(2), apart(rows, norm), power), rel=1e-3)


def test_alike_rows_get_equal_budgets_at_once_and_rows_without_loss_none():
    counting = Counting()
    with reporting(counting):
        budgets = Exchanges(np.eye(3), Norm.L1).budgets(np.array([1.0, 1, 0]), np.ones(3))
    assert budgets.tolist() == [0.5, 0.5, 0]
    assert counting.n_rounds == 2


@pytest.mark.parametrize("norm", Norm)
def test_however_early_it_ends_no_pair_is_too_far_apart(norm, monkeypatch):
    monkeypatch.setattr(module, "EXCHANGES", 1)
    rows = np.array([[0.0, 100, 50], [0, 0, 1]])
    budgets = Exchanges(rows, norm).budgets(np.ones(2), np.array([0.015, 0.001]) ** (1 if norm is Norm.L1 else 2))
    assert (apart(rows, norm) @ budgets).max() == pytest.approx(1)


def test_it_can_be_cancelled():
    with reporting(Impatient()), pytest.raises(Cancelled):
        Exchanges(np.array([[0.0, 1]]), Norm.L1).budgets(np.ones(1), np.ones(1))
    with reporting(Impatient()), pytest.raises(Cancelled):
        row_budgets(np.array([1.0, 2]), np.array([[1.0, 2], [2, 1]]), Norm.L1)
