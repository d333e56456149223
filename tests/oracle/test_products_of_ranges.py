"""Matrices along ordered attributes, crossed with others: predictions and estimates against dense matrices.

S: the answers of every block to one record in each cell of the owner's attributes, with the covariance of the noise
that is kept. The referee's estimate is that of generalised least squares by a pseudo-inverse, and the referee's
variances are those of all ranges, cumulative counts and cells written out. Nothing here uses the engine's coordinates.
"""

from __future__ import annotations

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest

from core.data.memory_records import MemoryRecords
from core.linear.factored_map import FactoredMap
from core.measuring.measure import measure
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.recovery.pipeline import OutputRules, recover
from core.release.accuracy import Accuracy
from tests.oracle.test_against_dense import workload_of
from tests.oracle.test_ranges_against_dense import CASES as OTHERS
from tests.oracle.test_ranges_against_dense import product, queries
from tests.paid import paid
from tests.seeded_bits import SeededBits

CASES = OTHERS | {
    "crossed with two": ((6, 2, 3), [(0, 1, 2), (0, 2), (1,)], [((0,), ()), ((), (0,))]),
    "ranges crossed with ranges": ((5, 4), [(0, 1), (1,)], [((0, 1), ()), ((), (1,))]),
    "cells beside ranges": ((6, 3), [(0,), (0, 1)], [((0,), ()), ((), ())]),
}
PRICES = [
    PrivacyTerms(budget, neighbours)
    for budget in (ReleaseCost.pure(1), ReleaseCost.concentrated(Fraction(1, 2)))
    for neighbours in Neighbours
]
EXACT = OutputRules(non_negative=False, whole_numbers=False, coverage=0.95)
EVERY = pytest.mark.parametrize(
    ("case", "privacy_terms"),
    [
        pytest.param(case, terms, id=f"{case}-{terms.norm}-{terms.neighbours}")
        for case, terms in itertools.product(CASES, PRICES)
    ],
)


def planned(case, privacy_terms, split=BudgetSplit.DIRECT_OPTIMAL):
    return make_noise_plan(workload_of(*CASES[case]), "ranges", split, privacy_terms)


def answers_of(block, sizes):
    """The answers kept, shape (answers, cells of all attributes)."""
    units = np.eye(math.prod(sizes), dtype=np.int64).reshape(-1, *sizes)
    away = tuple(1 + axis for axis in range(len(sizes)) if axis not in block.axes)
    return np.array([block.finish(block.apply(np.asarray(unit))) for unit in units.sum(axis=away)]).T


def measured(noise_plan):
    """S and the covariance of the noise, block by block; a block without noise has next to none."""
    sizes = noise_plan.workload.domain.sizes
    for block, variance in zip(noise_plan.design.blocks, noise_plan.variances, strict=True):
        noise = np.array([block.finish(row) for row in np.eye(block.n_answers, dtype=np.int64)])
        scale = variance * block.grain**2 if math.isfinite(variance) else 1e18
        yield answers_of(block, sizes).astype(float), noise.T @ noise * max(scale, 1e-5)


def covariance(noise_plan, number, recovery):
    """Of the estimated cells of a table."""
    sizes, target = noise_plan.workload.domain.sizes, noise_plan.workload.marginals[number]
    used = noise_plan.design.direct[number]
    blocks = [b for place, b in enumerate(measured(noise_plan)) if recovery is Recovery.LEAST_SQUARES or place in used]
    information = sum(s.T @ np.linalg.solve(c, s) for s, c in blocks)
    q = product([np.eye(n) if axis in target else np.ones((1, n)) for axis, n in enumerate(sizes)])
    return q @ np.linalg.pinv(information, hermitian=True, rcond=1e-13) @ q.T


@EVERY
@pytest.mark.parametrize("recovery", list(Recovery))
def test_every_query_has_the_error_of_the_referee(case, privacy_terms, recovery):
    noise_plan = planned(case, privacy_terms)
    workload, accuracy = noise_plan.workload, Accuracy(noise_plan, recovery, 0.95)
    for number, table in enumerate(workload.tables):
        asks = [
            "ranges" if a in table.ranges else "prefixes" if a in table.prefixes else "cells" for a in table.marginal
        ]
        shape, expected = workload.domain.shape(table.marginal), covariance(noise_plan, number, recovery)
        w = product(queries(ask, n) for ask, n in zip(asks, shape, strict=True))
        assert noise_plan.query_variances(recovery)[number] == pytest.approx(
            np.diag(w @ expected @ w.T).mean(), rel=1e-5
        )
        assert noise_plan.refined.queries[number] == len(w)
        assert noise_plan.cell_variances(recovery)[number] == pytest.approx(
            np.diag(expected).mean(), rel=1e-5, abs=1e-4
        )
        made = accuracy.released(number, np.zeros(shape), np.zeros(shape), EXACT)
        order = [table.marginal.index(axis) for axis in table.axes]
        cells = np.diag(expected).reshape(shape).transpose(order)
        assert made.standard_deviation**2 == pytest.approx(cells, rel=1e-5, abs=1e-4)
        for cumulative in made.cumulative:
            place = table.marginal.index(workload.domain.names.index(cumulative.name))
            sums = product(np.tri(n) if at == place else np.eye(n) for at, n in enumerate(shape))
            variances = np.diag(sums @ expected @ sums.T).reshape(shape).transpose(order)
            assert cumulative.standard_deviation**2 == pytest.approx(variances, rel=1e-5, abs=1e-4)
        for margin in made.margins:
            kept = [axis in [workload.domain.names.index(name) for name in margin.names] for axis in table.marginal]
            sums = product(np.eye(n) if keep else np.ones((1, n)) for keep, n in zip(kept, shape, strict=True))
            worst = np.diag(sums @ expected @ sums.T).max()
            assert margin.standard_deviation**2 == pytest.approx(worst, rel=1e-5, abs=1e-4)


@EVERY
def test_tables_are_the_best_estimates_of_the_referee(case, privacy_terms):
    noise_plan = planned(case, privacy_terms, BudgetSplit.UNIFORM)
    sizes = noise_plan.workload.domain.sizes
    generator = np.random.default_rng(5)
    people = MemoryRecords(
        noise_plan.workload.domain, tuple(generator.integers(0, n, 60).astype(np.uint8) for n in sizes)
    )
    draw = measure(noise_plan, people, paid, SeededBits(3))
    information, pulled = 0.0, 0.0
    for (s, c), each in zip(measured(noise_plan), draw, strict=True):
        solved = np.linalg.solve(c, s)
        information, pulled = information + s.T @ solved, pulled + solved.T @ each.answers
    best = np.linalg.pinv(information, hermitian=True, rcond=1e-13) @ pulled
    tables = recover(noise_plan, draw, Recovery.LEAST_SQUARES, EXACT).unbiased
    for target, table in zip(noise_plan.workload.marginals, tables, strict=True):
        q = product([np.eye(n) if axis in target else np.ones((1, n)) for axis, n in enumerate(sizes)])
        assert table.ravel() == pytest.approx(q @ best, abs=1e-4)


@EVERY
def test_no_neighbour_changes_answers_by_more_than_is_charged(case, privacy_terms):
    """The answers as they are noised, before any are dropped; of an effect only the part that is kept is charged."""
    noise_plan = planned(case, privacy_terms)
    for noise_group in noise_plan.design.noise_groups:
        block = noise_plan.design.blocks[noise_group.blocks[0]]
        assert isinstance(block, FactoredMap)
        kept = projected(block, noise_plan.workload.domain.sizes)
        people = kept.T
        moved = (
            people
            if privacy_terms.neighbours is Neighbours.ADD_REMOVE
            else (people[:, None] - people[None]).reshape(-1, len(kept))
        )
        norm = np.abs(moved).sum(axis=1) if privacy_terms.norm == "L1" else (moved**2).sum(axis=1)
        charged = float(noise_group.sensitivity.under(privacy_terms.norm, privacy_terms.neighbours, 1))
        assert norm.max() <= charged * (1 + 1e-12)
        assert charged <= 1.3 * norm.max() + 1e-12


def projected(block, sizes):
    """The part of the answers that the kept ones depend on, in units of counts; columns: all cells."""
    keep = np.array([block.finish(row) for row in np.eye(block.n_answers, dtype=np.int64)]).T
    units = np.eye(math.prod(sizes), dtype=np.int64).reshape(-1, *sizes)
    away = tuple(1 + axis for axis in range(len(sizes)) if axis not in block.axes)
    noised = np.array([block.apply(np.asarray(unit)) for unit in units.sum(axis=away)]).T
    return np.linalg.pinv(keep) @ keep @ noised / block.grain


def test_any_range_has_its_own_error():
    workload = workload_of((2, 11), [(1, 0)], [((1,), ())])
    noise_plan = make_noise_plan(workload, "ranges", BudgetSplit.DIRECT_OPTIMAL, PRICES[2])
    expected = covariance(noise_plan, 0, Recovery.LEAST_SQUARES)
    values = np.arange(22.0).reshape(2, 11)
    made = Accuracy(noise_plan, Recovery.LEAST_SQUARES, 0.95).released(0, values, values, EXACT)
    for first, last in itertools.combinations_with_replacement(range(11), 2):
        for span in ({"a": (1, 1)}, {}):
            found = made.range_sum({"b": (first, last)} | span)
            row = np.zeros((2, 11))
            row[1 if span else slice(None), first : last + 1] = 1
            assert found.value == pytest.approx((row * values).sum())
            assert found.standard_deviation**2 == pytest.approx(row.ravel() @ expected @ row.ravel(), rel=1e-5)
