"""Removing negative numbers: none left, tables still agree, the total stays, and the truth comes no further away."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.domain.marginal import Marginal
from core.errors import Cancelled
from core.linear.marginal_cells import MarginalCells
from core.progress import Progress
from core.recovery.least_squares import least_squares
from core.recovery.nonnegative import ENOUGH, nonnegative

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


def cleaned(tables, progress=None):
    return nonnegative(tables, PAIRS, [36.0] * len(PAIRS), SIZES, progress or Progress())


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
        assert np.abs(sums[0] - sums[1]).max() <= ENOUGH * max(first.size, second.size)


@given(st.integers(0, 2**32))
@settings(max_examples=40)
def test_the_total_stays(seed):
    _, tables = sparse_case(seed)
    for before, after in zip(tables, cleaned(tables), strict=True):
        assert -1e-6 <= after.sum() - max(0.0, before.sum()) <= ENOUGH * after.size


def test_the_truth_comes_nearer_on_average():
    def squares(tables, truth):
        return sum(((a - b) ** 2).sum() for a, b in zip(tables, truth, strict=True))

    cases = [sparse_case(seed) for seed in range(30)]
    before = sum(squares(tables, truth) for truth, tables in cases)
    after = sum(squares(cleaned(tables), truth) for truth, tables in cases)
    clipped = sum(squares([np.maximum(table, 0) for table in tables], truth) for truth, tables in cases)
    assert after < clipped < before


def test_tables_without_negatives_are_left_alone():
    truth, _ = sparse_case(1)
    shifted = [table + 8 * 15 / table.size for table in truth]
    for before, after in zip(shifted, cleaned(shifted), strict=True):
        assert after == pytest.approx(before)


def test_a_negative_population_becomes_nobody():
    tables = [
        np.full([SIZES[axis] for axis in pair], -120.0) / np.prod([SIZES[axis] for axis in pair]) for pair in PAIRS
    ]
    assert max(table.max() for table in cleaned(tables)) == pytest.approx(0, abs=ENOUGH)


def test_can_be_stopped():
    class Stopped(Progress):
        def cancelled(self):
            return True

    _, tables = sparse_case(2)
    with pytest.raises(Cancelled):
        cleaned(tables, Stopped())
