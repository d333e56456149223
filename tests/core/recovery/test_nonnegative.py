"""Removing negative numbers: none left, tables still agree, the total stays, and the truth comes no further away."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.optimize import nnls

from core.domain.marginal import Marginal
from core.errors import Cancelled
from core.linear.marginal_cells import MarginalCells
from core.progress import Progress, reporting
from core.recovery.least_squares import least_squares
from core.recovery.nonnegative import TOLERANCE, nonnegative

SIZES = (3, 4, 2, 5)
PAIRS = [Marginal(pair) for pair in itertools.combinations(range(4), 2)]


def sparse_case(seed, people=60, noise=6.0):
    """True tables of few people, and consistent noisy estimates of them."""
    generator = np.random.default_rng(seed)
    counts = generator.multinomial(people, generator.dirichlet(np.full(120, 0.05))).reshape(SIZES)
    truth = [counts.sum(axis=tuple(set(range(4)) - set(pair))).astype(float) for pair in PAIRS]
    answers = [
        (MarginalCells(pair, SIZES), (table + generator.normal(0, noise, table.shape)).ravel(), noise**2)
        for pair, table in zip(PAIRS, truth, strict=True)
    ]
    return truth, least_squares(answers, PAIRS, SIZES)


def cleaned(tables):
    return nonnegative(tables, PAIRS, [36.0] * len(PAIRS), SIZES)


@given(st.integers(0, 2**32))
@settings(max_examples=40)
def test_no_negatives_and_nearly_consistent(seed):
    _, tables = sparse_case(seed)
    made = cleaned(tables)
    assert min(table.min() for table in made) >= 0
    for (a, first), (b, second) in itertools.combinations(zip(PAIRS, made, strict=True), 2):
        shared = set(a) & set(b)
        sums = [
            table.sum(axis=tuple(place for place, axis in enumerate(axes) if axis not in shared))
            for axes, table in ((a, first), (b, second))
        ]
        assert np.abs(sums[0] - sums[1]).max() <= TOLERANCE + 1e-9


@given(st.integers(0, 2**32))
@settings(max_examples=40)
def test_the_total_stays(seed):
    _, tables = sparse_case(seed)
    for before, after in zip(tables, cleaned(tables), strict=True):
        assert -1e-6 <= after.sum() - max(0.0, before.sum()) <= TOLERANCE + 1e-6


def test_the_truth_comes_nearer_on_average():
    def squares(tables, truth):
        return sum(((a - b) ** 2).sum() for a, b in zip(tables, truth, strict=True))

    cases = [sparse_case(seed) for seed in range(30)]
    before = sum(squares(tables, truth) for truth, tables in cases)
    after = sum(squares(cleaned(tables), truth) for truth, tables in cases)
    clipped = sum(squares([np.maximum(table, 0) for table in tables], truth) for truth, tables in cases)
    assert after < clipped < before


def test_two_tables_are_those_of_the_nearest_base_counts():
    """Two tables that share one attribute agree if and only if they are tables of the same base counts."""
    targets, sizes = [Marginal((0, 1)), Marginal((1, 2))], (3, 4, 2)
    generator = np.random.default_rng(4)
    tables = [generator.normal(2, 5, (3, 4)), generator.normal(3, 5, (4, 2))]
    deviations, heavy = (2.0, 3.0), 1e5
    cells = np.eye(24).reshape(3, 4, 2, 24)
    maps = [cells.sum(axis=2).reshape(12, 24), cells.sum(axis=0).reshape(8, 24)]
    total = least_squares(
        [(MarginalCells(t, sizes), x.ravel(), d**2) for t, x, d in zip(targets, tables, deviations, strict=True)],
        [Marginal()],
        sizes,
    )[0]
    rows = [*(m / d for m, d in zip(maps, deviations, strict=True)), np.full((1, 24), heavy)]
    goal = [*(t.ravel() / d for t, d in zip(tables, deviations, strict=True)), np.array([heavy * total])]
    counts, _ = nnls(np.vstack(rows), np.concatenate(goal))
    made = nonnegative(tables, targets, [d**2 for d in deviations], sizes)
    for table, of_counts in zip(made, maps, strict=True):
        assert table.ravel() == pytest.approx(of_counts @ counts, abs=TOLERANCE)


def test_tables_without_negatives_are_left_alone():
    truth, _ = sparse_case(1)
    shifted = [table + 8 * 15 / table.size for table in truth]
    for before, after in zip(shifted, cleaned(shifted), strict=True):
        assert after == pytest.approx(before)


def test_a_negative_population_becomes_nobody():
    tables = [
        np.full([SIZES[axis] for axis in pair], -120.0) / np.prod([SIZES[axis] for axis in pair]) for pair in PAIRS
    ]
    assert max(table.max() for table in cleaned(tables)) == pytest.approx(0, abs=TOLERANCE)


def test_can_be_stopped():
    class Stopped(Progress):
        def cancelled(self):
            return True

    _, tables = sparse_case(2)
    with pytest.raises(Cancelled), reporting(Stopped()):
        cleaned(tables)
