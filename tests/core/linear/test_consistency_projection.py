"""The nearest consistent tables: those of least squares, and left alone when consistent already."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.domain.marginal import Marginal
from core.linear.consistency_projection import ConsistencyProjection
from core.linear.marginal_cells import MarginalCells
from core.recovery.least_squares import least_squares

SIZES = (3, 1, 2, 4)
SUBSETS = [Marginal(axes) for axes in ((), (0,), (0, 2), (2, 3), (0, 1, 3), (1,), (0, 2, 3))]
cases = st.tuples(
    st.lists(st.sampled_from(SUBSETS), min_size=1, unique=True),
    st.lists(st.sampled_from([0.0, 0.5, 3.0, 40.0]), min_size=len(SUBSETS), max_size=len(SUBSETS)),
    st.integers(0, 2**32),
)


def tables_of(targets, seed):
    generator = np.random.default_rng(seed)
    return [generator.normal(5, 9, [SIZES[axis] for axis in target]) for target in targets]


@given(cases)
@settings(max_examples=60)
def test_it_is_what_least_squares_says(case):
    targets, variances, seed = case
    variances = variances[: len(targets)]
    if variances.count(0.0) > 1:
        variances = [variance or 1.0 for variance in variances]  # two exact tables would agree anyway
    tables = tables_of(targets, seed)
    answers = [
        (MarginalCells(target, SIZES), table.ravel(), variance)
        for target, table, variance in zip(targets, tables, variances, strict=True)
    ]
    space = ConsistencyProjection(targets, SIZES, variances)
    made = space.tables(space.nearest(space.flat(tables)))
    for mine, theirs in zip(made, least_squares(answers, targets, SIZES), strict=True):
        assert mine == pytest.approx(theirs, abs=1e-9)


@given(cases)
@settings(max_examples=30)
def test_consistent_tables_are_left_alone(case):
    targets, variances, seed = case
    counts = np.random.default_rng(seed).poisson(3, SIZES).astype(float)
    tables = [counts.sum(axis=tuple(axis for axis in range(4) if axis not in target)) for target in targets]
    space = ConsistencyProjection(targets, SIZES, variances[: len(targets)])
    flat = space.flat(tables)
    assert space.nearest(flat) == pytest.approx(flat)
    assert space.total(flat) == pytest.approx(counts.sum())


def test_the_total_can_be_prescribed():
    targets = [Marginal((0, 2)), Marginal((2, 3))]
    space = ConsistencyProjection(targets, SIZES, [1.0, 2.0])
    made = space.tables(space.nearest(space.flat(tables_of(targets, 1)), 77.0))
    assert [table.sum() for table in made] == pytest.approx([77.0, 77.0])
    assert made[0].sum(axis=0) == pytest.approx(made[1].sum(axis=1))


def test_tables_come_back_as_they_went_in():
    targets = [Marginal((0, 2, 3)), Marginal((0,)), Marginal(), Marginal((2, 3))]
    tables = tables_of(targets, 2)
    space = ConsistencyProjection(targets, SIZES, [1.0] * 4)
    for before, after in zip(tables, space.tables(space.flat(tables)), strict=True):
        assert before.tolist() == after.tolist()


@pytest.mark.parametrize("tiny", [5e-324, 1e-309, 1e-291])
def test_a_variance_whose_reciprocal_is_no_number_is_exact(tiny):
    """A large ε leaves variances that a double can hardly hold; random plans found one."""
    targets = [Marginal((0,)), Marginal((0, 1))]
    flat = np.arange(ConsistencyProjection(targets, SIZES, [0.0, 1.0]).starts[-1], dtype=np.float64)
    exact, nearly = (ConsistencyProjection(targets, SIZES, [least, 1.0]) for least in (0.0, tiny))
    assert np.array_equal(exact.nearest(flat), nearly.nearest(flat))
