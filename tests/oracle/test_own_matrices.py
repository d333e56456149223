"""Matrices of the owner's own against dense matrices: random whole-number rows, groupable or not, square or not.

The referee knows the rows that are measured and the paper's formulas. That each is a multiple of a row of S is checked;
that budgets are optimal, by a solver of the programme (1)-(3) of Yaroslavtsev et al. (ICDE 2013) that knows no dual.
"""

from __future__ import annotations

import itertools
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as some

from core.data.memory_records import MemoryRecords
from core.errors import StrategyUnfitError
from core.linear.strategy_matrix import matrix_of_numbers
from core.measuring.measure import measure
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.recovery.output_rules import OutputRules
from core.recovery.pipeline import recover
from tests.oracle import dense
from tests.oracle.test_against_dense import workload_of
from tests.oracle.test_convex_programme import optimum
from tests.paid import paid
from tests.seeded_bits import SeededBits

SIZES, WANTED = (2, 3, 2), [(0, 1), (2,)]
PRICES = [
    PrivacyTerms(budget, neighbours, at_most)
    for budget in (ReleaseCost.pure(Fraction(4, 5)), ReleaseCost.concentrated(Fraction(1, 3)))
    for neighbours, at_most in itertools.product(Neighbours, (1, 3))
]
EXACT = OutputRules(non_negative=False, whole_numbers=False, coverage=0.95)
Q = dense.marginals(SIZES, WANTED)


def matrices():
    """Some rows that determine the tables, most of them by chance; others are refused, which is checked, too."""
    rows = some.tuples(some.integers(1, 9), some.integers(0, 2**32 - 1), some.sampled_from(["sums", "signs", "tables"]))
    return rows.map(_drawn)


def _drawn(case):
    n, seed, kind = case
    generator = np.random.default_rng(seed)
    own = generator.integers(-2, 3, (n, 12)) if kind == "signs" else generator.integers(0, 2, (n, 12))
    rows = own if kind == "sums" else np.concatenate([own, Q.q.astype(np.int64) * generator.integers(1, 4)])
    return rows if rows.any() else rows + 1


@settings(deadline=None, max_examples=150)
@given(rows=matrices(), terms=some.sampled_from(PRICES), split=some.sampled_from(list(BudgetSplit)))
def test_every_cell_has_the_variance_of_the_referee(rows, terms, split):
    workload = workload_of(SIZES, WANTED)
    known = np.linalg.matrix_rank(np.vstack([rows, Q.q])) == np.linalg.matrix_rank(rows)
    if not known:
        with pytest.raises(StrategyUnfitError, match="do not determine the table"):
            make_noise_plan(workload, "custom", split, terms, matrix_of_numbers(rows))
        return
    noise_plan = make_noise_plan(workload, "custom", split, terms, matrix_of_numbers(rows))
    (block,), (noise_group,), (scale,) = noise_plan.design.blocks, noise_plan.design.noise_groups, noise_plan.scales
    assert all(any(_is_multiple(measured, own) for own in rows) for measured in block.rows)
    referee = dense.Dense(
        block.rows.astype(float), Q.q, Q.q @ np.linalg.pinv(block.rows), np.zeros(len(block.rows), int), Q.table
    )
    charged = noise_group.sensitivity.under(terms.norm, terms.neighbours, terms.at_most)
    assert charged == _moved(block.rows, terms)
    assume(charged > 0)
    money = terms.cost.epsilon or terms.cost.rho
    assert (charged / scale if terms.norm == "L1" else charged / (2 * scale)) <= money
    noise = np.full(len(block.rows), dense.discrete_variance(float(charged), float(money), terms.norm))
    expected = referee.variances(noise, fitted=True)
    for recovery in Recovery:
        for number, mean in enumerate(noise_plan.cell_variances(recovery)):
            cells = (mean * noise_plan.model.profile(number)).reshape(-1)
            assert cells == pytest.approx(expected[Q.table == number], rel=2e-5)


def _is_multiple(row, other):
    return other.any() and (np.outer(row, other) == np.outer(other, row)).all() and (row * other).sum() > 0


def _moved(rows, terms):
    """The most that one person with up to `at_most` records can change: exactly, by all pairs of records."""
    columns, more = list(rows.T), terms.at_most - 1
    alone = max(_length(c, terms.norm) for c in columns)
    if terms.neighbours is Neighbours.ADD_REMOVE:
        return terms.at_most * alone if terms.norm == "L1" else terms.at_most**2 * alone
    apart = max(_length(a - b, terms.norm) for a in columns for b in columns)
    if terms.norm == "L1":
        return max(terms.at_most * apart, apart + more * alone)
    if apart >= alone:
        return terms.at_most**2 * apart
    return pytest.approx((np.sqrt(float(apart)) + more * np.sqrt(float(alone))) ** 2, rel=1e-6)


def _length(change, norm):
    return int(np.abs(change).sum() if norm == "L1" else (change**2).sum())


@settings(deadline=None, max_examples=25)
@given(seed=some.integers(0, 2**32 - 1))
def test_the_optimal_split_is_the_optimum_of_the_programme(seed):
    """For the fixed recovery S⁺, within what whole weights and the gap that ends the optimiser cost."""
    rows = _drawn((5, seed, "tables"))
    rows = rows[rows.any(axis=1)]
    workload, terms = workload_of(SIZES, WANTED), PrivacyTerms(ReleaseCost.pure(Fraction(4, 5)))
    weights = np.array(workload.weights)[Q.table]
    recovery = Q.q @ np.linalg.pinv(rows.astype(float))
    losses = 2 * (weights[:, None] * recovery**2).sum(axis=0)
    used = losses > 1e-9
    least, _ = optimum(rows[used].astype(float), losses[used])
    noise_plan = make_noise_plan(workload, "custom", BudgetSplit.DIRECT_OPTIMAL, terms, matrix_of_numbers(rows))
    (block,), (scale,) = noise_plan.design.blocks, noise_plan.scales
    found = [np.flatnonzero([_is_multiple(measured, own) for own in rows]) for measured in block.rows]
    assume(all(len(places) == 1 for places in found))  # equal rows have budgets of their own, whichever is which
    spent = np.zeros(len(rows))
    for measured, (place,) in zip(block.rows, found, strict=True):
        spent[place] = (np.abs(measured).max() / np.abs(rows[place]).max()) / float(scale)
    assert (losses[used] / spent[used] ** 2).sum() == pytest.approx(least, rel=2e-3)


@pytest.mark.parametrize("terms", PRICES, ids=str)
@pytest.mark.parametrize("split", list(BudgetSplit))
def test_tables_are_the_best_estimates_and_as_noisy_as_predicted(terms, split):
    """800 draws: the mean squared error of all tables lies within 6 standard errors of the prediction."""
    rows, workload = _drawn((6, 4, "tables")), workload_of(SIZES, WANTED)
    noise_plan = make_noise_plan(workload, "custom", split, terms, matrix_of_numbers(rows))
    (block,), generator = noise_plan.design.blocks, np.random.default_rng(3)
    people = MemoryRecords(workload.domain, tuple(generator.integers(0, n, 90).astype(np.uint8) for n in SIZES))
    truth = Q.q @ people.count((0, 1, 2)).reshape(-1)
    estimate = Q.q @ np.linalg.pinv(block.rows.astype(float))
    errors, bits = [], SeededBits(7)
    for draw in range(800):
        measured = measure(noise_plan, people, paid, bits)
        tables = recover(noise_plan, measured, Recovery.LEAST_SQUARES, EXACT).unbiased
        made = np.concatenate([table.ravel() for table in tables])
        if draw < 5:
            assert made == pytest.approx(estimate @ measured[0].answers, abs=1e-5)
        errors.append((made - truth) ** 2)
    squares = np.mean(errors, axis=1)
    predicted = np.concatenate(
        [
            np.full(cells, mean)
            for cells, mean in zip(workload.cells, noise_plan.cell_variances(Recovery.LEAST_SQUARES), strict=True)
        ]
    ).mean()
    assert abs(squares.mean() - predicted) <= 6 * squares.std() / np.sqrt(len(squares))
