"""Nearest consistent tables in L1 and L∞: those of the program over all base counts, and within the paper's factor."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from scipy.optimize import linprog

from core.domain.marginal import Marginal
from core.recovery.nearest_tables import TIES, Distance, links, nearest

CASES = [
    ((2, 3, 2), [Marginal((0, 1)), Marginal((1, 2)), Marginal((0, 2)), Marginal((1,))]),
    ((3, 2, 2), [Marginal((0,)), Marginal((1, 2)), Marginal(())]),
    ((2, 2, 2, 3), [Marginal((0, 1, 2)), Marginal((1, 2, 3)), Marginal((0, 3)), Marginal((2,))]),
    ((2, 1, 4), [Marginal((0, 1, 2)), Marginal((1, 2))]),
]
NORMS = [Distance.SUM, Distance.LARGEST]
every_case = pytest.mark.parametrize(("sizes", "targets"), CASES)
every_norm = pytest.mark.parametrize("norm", NORMS)


def noisy_case(sizes, targets, seed):
    generator = np.random.default_rng(seed)
    counts = generator.poisson(20, sizes).astype(float)
    outside = [tuple(axis for axis in range(len(sizes)) if axis not in target) for target in targets]
    truth = [counts.sum(axis=axes) for axes in outside]
    deviations = generator.uniform(1, 6, len(targets)).tolist()
    tables = [table + generator.normal(0, d, table.shape) for table, d in zip(truth, deviations, strict=True)]
    return truth, tables, deviations


def distance(tables, others, deviations, norm):
    """What is minimised, written down once more."""
    parts = [np.abs(a - b) / d for a, b, d in zip(tables, others, deviations, strict=True)]
    if norm is Distance.SUM:
        return sum(part.sum() for part in parts)
    return max(part.max() for part in parts)


def by_base_counts(tables, deviations, sizes, targets, norm):
    """The least distance by the program over all base counts."""
    cells = np.eye(int(np.prod(sizes))).reshape(*sizes, -1)
    outside = [tuple(axis for axis in range(len(sizes)) if axis not in target) for target in targets]
    rows = np.vstack([cells.sum(axis=axes).reshape(-1, cells.shape[-1]) for axes in outside])
    widths = np.repeat(deviations, [table.size for table in tables])
    goal = np.concatenate([table.ravel() for table in tables])
    n, m = rows.shape
    slack = np.eye(n) if norm is Distance.SUM else np.ones((n, 1))
    scaled = rows / widths[:, None]
    matrix = np.vstack([np.hstack([scaled, -slack]), np.hstack([-scaled, -slack])])
    limits = np.concatenate([goal / widths, -goal / widths])
    costs = np.concatenate([np.zeros(m), np.ones(slack.shape[1])])
    bounds = [(None, None)] * m + [(0, None)] * slack.shape[1]
    return linprog(costs, A_ub=matrix, b_ub=limits, bounds=bounds, method="highs").fun


@every_norm
@every_case
def test_it_is_the_least_distance_of_all(sizes, targets, norm):
    for seed in range(5):
        _, tables, deviations = noisy_case(sizes, targets, seed)
        made = nearest(tables, targets, deviations, sizes, norm)
        least = by_base_counts(tables, deviations, sizes, targets, norm)
        assert distance(made, tables, deviations, norm) == pytest.approx(
            least, rel=1e-6 if norm is Distance.SUM else TIES, abs=1e-6
        )


@every_norm
@every_case
def test_the_tables_agree(sizes, targets, norm):
    _, tables, deviations = noisy_case(sizes, targets, 9)
    made = nearest(tables, targets, deviations, sizes, norm)
    for (a, first), (b, second) in itertools.combinations(zip(targets, made, strict=True), 2):
        shared = set(a) & set(b)
        one, other = (
            table.sum(axis=tuple(place for place, axis in enumerate(axes) if axis not in shared))
            for axes, table in ((a, first), (b, second))
        )
        assert np.abs(one - other).max() < 1e-6


@every_norm
@every_case
def test_at_most_twice_as_far_from_the_truth(sizes, targets, norm):
    for seed in range(20):
        truth, tables, deviations = noisy_case(sizes, targets, seed)
        made = nearest(tables, targets, deviations, sizes, norm)
        error = distance(tables, truth, deviations, norm)
        assert distance(made, truth, deviations, norm) <= 2 * error * (1 + TIES)


@every_norm
def test_an_exact_table_stays(norm):
    sizes, targets = CASES[0]
    truth, tables, deviations = noisy_case(sizes, targets, 3)
    tables[3], deviations[3] = truth[3], 0.0
    made = nearest(tables, targets, deviations, sizes, norm)
    assert made[3] == pytest.approx(truth[3], abs=1e-6)
    assert made[0].sum(axis=0) == pytest.approx(truth[3], abs=1e-6)


@every_norm
def test_a_single_table_agrees_with_itself(norm):
    table = np.array([[3.5, -1.0], [2.0, 4.0]])
    (made,) = nearest([table], [Marginal((0, 1))], [2.0], (2, 2), norm)
    assert made == pytest.approx(table)


def test_tables_are_linked_by_what_they_share():
    linked = links([Marginal((0, 1, 2)), Marginal((1, 2, 3)), Marginal((3, 4))])
    assert set(linked.marginals[3:]) == {Marginal((3,)), Marginal((1, 2)), Marginal(())}
    names = [{linked.marginals[number] for number in below} for below in linked.below[:3]]
    assert names == [{Marginal((1, 2))}, {Marginal((1, 2)), Marginal((3,))}, {Marginal((3,))}]
