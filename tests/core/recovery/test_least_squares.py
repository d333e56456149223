"""Least squares: consistent tables, equal to the textbook formula, from whatever determines them."""

from __future__ import annotations

import itertools
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.domain.marginal import Marginal
from core.linear.marginal_cells import MarginalCells
from core.planning.budget_split import BudgetSplit
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from core.recovery.least_squares import least_squares
from tests.oracle import dense
from tests.oracle.test_against_dense import CASES, workload_of


@st.composite
def noisy_tables(draw):
    """A small domain, one to four tables, and noisy answers of different variance for each of them."""
    sizes = tuple(draw(st.lists(st.integers(1, 4), min_size=2, max_size=4)))
    every = [Marginal(c) for k in range(len(sizes) + 1) for c in itertools.combinations(range(len(sizes)), k)]
    targets = draw(st.lists(st.sampled_from(every), min_size=1, max_size=4, unique=True))
    generator = np.random.default_rng(draw(st.integers(0, 2**32)))
    variances = [draw(st.sampled_from([0.01, 0.5, 1.0, 40.0, 1e4])) for _ in targets]
    maps = [MarginalCells(target, sizes) for target in targets]
    values = [generator.normal(100, 1 + v**0.5, m.n_answers) for m, v in zip(maps, variances, strict=True)]
    return sizes, targets, list(zip(maps, values, variances, strict=True))


def margin(table, axes, kept):
    return table.sum(axis=tuple(place for place, axis in enumerate(axes) if axis not in kept))


@given(noisy_tables())
def test_sums_agree_over_shared_attributes(case):
    sizes, targets, answers = case
    tables = least_squares(answers, targets, sizes)
    for (a, first), (b, second) in itertools.combinations(zip(targets, tables, strict=True), 2):
        shared = set(a) & set(b)
        largest = max(np.abs(first).max(), np.abs(second).max(), 1)
        assert np.abs(margin(first, a, shared) - margin(second, b, shared)).max() <= 1e-9 * largest * 64


@given(noisy_tables())
@settings(max_examples=50)
def test_equals_the_textbook_formula(case):
    sizes, targets, answers = case
    referee = dense.marginals(sizes, targets)
    noise = np.concatenate([np.full(m.n_answers, v) for m, _, v in answers])
    scale = np.sqrt(noise)[:, None]
    x, *_ = np.linalg.lstsq(referee.s / scale, np.concatenate([v for _, v, _ in answers]) / scale[:, 0], rcond=1e-13)
    found = np.concatenate([table.ravel() for table in least_squares(answers, targets, sizes)])
    assert found == pytest.approx(referee.q @ x, rel=1e-6, abs=1e-5)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("strategy", ["base", "marginals", "fourier"])
def test_estimates_of_every_strategy_equal_the_dense_ones(case, strategy):
    sizes, wanted = CASES[case]
    workload = workload_of(sizes, wanted)
    noise_plan = make_noise_plan(
        workload, strategy, BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(Fraction(4, 5)))
    )
    referee = dense.STRATEGIES[strategy](sizes, wanted)
    shares = dense.budgets(referee, workload.weights, 0.8, "add-remove", "L1", optimal=True)
    noise = dense.noise_variances(referee, shares, "add-remove", "L1")
    exact = referee.s @ np.random.default_rng(3).integers(0, 90, referee.s.shape[1])
    noisy = np.rint(exact + np.random.default_rng(4).normal(0, np.sqrt(noise)))
    answers, unused = [], list(range(len(noisy)))
    for block, variance in zip(noise_plan.design.blocks, noise_plan.variances, strict=True):
        rows = [_row(referee, column, unused) for column in _rows_of(block, sizes)]
        answers.append((block, noisy[rows], variance))
    expected = referee.estimate(noisy, noise, fitted=True)
    tables = least_squares(answers, workload.marginals, sizes)
    for number, ((axes, table), marginal) in enumerate(
        zip(zip(wanted, tables, strict=True), workload.marginals, strict=True)
    ):
        seen = np.transpose(table, [marginal.index(axis) for axis in axes])
        assert seen.ravel() == pytest.approx(expected[referee.table == number], rel=1e-5, abs=1e-5)


def _rows_of(block, sizes):
    """The rows of the strategy matrix that a block stands for, by giving it one record at a time."""
    columns = []
    for record in itertools.product(*map(range, sizes)):
        counts = np.zeros(block.shape, dtype=np.int64)
        counts[tuple(record[axis] for axis in block.axes)] = 1
        columns.append(block.apply(counts))
    return np.array(columns).T


def _row(referee, wanted, unused):
    """The first unused row of the referee's matrix that equals `wanted`."""
    found = next(row for row in unused if np.array_equal(referee.s[row], wanted))
    unused.remove(found)
    return found


def test_exact_answers_stay_exact():
    sizes, (both, one) = (2, 3), (Marginal((0, 1)), Marginal((1,)))
    exact, noisy = np.array([10, 20, 30]), np.array([1, 2, 3, 4, 5, 600])
    answers = [(MarginalCells(both, sizes), noisy, 7.0), (MarginalCells(one, sizes), exact, 0.0)]
    (table,) = least_squares(answers, [both], sizes)
    assert table.sum(axis=0) == pytest.approx(exact, abs=1e-9)


@pytest.mark.parametrize("unit", [1e-310, 1e-200, 1.0, 1e200])
def test_only_the_ratio_of_variances_matters(unit):
    sizes, both, one = (2, 3), Marginal((0, 1)), Marginal((1,))
    cells, sums = np.arange(6), np.array([7, 8, 9])

    def fitted(factor):
        answers = [(MarginalCells(both, sizes), cells, 2 * factor), (MarginalCells(one, sizes), sums, factor)]
        return least_squares(answers, [both], sizes)[0]

    assert fitted(unit) == pytest.approx(fitted(1.0))


def test_sixteen_attributes_at_once():
    sizes, everything = (2,) * 16, Marginal(range(16))
    cells = np.random.default_rng(1).normal(size=2**16)
    (table,) = least_squares([(MarginalCells(everything, sizes), cells, 1.0)], [everything], sizes)
    assert table.ravel() == pytest.approx(cells, abs=1e-10)


def test_many_attributes_with_one_label_cost_nothing():
    sizes, everything = (1,) * 14 + (3,), Marginal(range(15))
    (table,) = least_squares([(MarginalCells(everything, sizes), np.arange(3), 1.0)], [everything], sizes)
    assert table.ravel() == pytest.approx(np.arange(3))
