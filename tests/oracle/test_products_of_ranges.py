"""Matrices along ordered attributes, crossed with others: predictions and estimates against dense matrices.

The referee is `range_referee.py`, over labels: no neighbour may change its answers by more than is charged either.
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
from core.recovery.pipeline import recover
from core.release.accuracy import Accuracy
from tests.oracle.range_referee import EXACT, check_errors, covariance_over_labels, measured, noise_of, product
from tests.oracle.test_against_dense import workload_of
from tests.oracle.test_ranges_against_dense import CASES as OTHERS
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
EVERY = pytest.mark.parametrize(
    ("case", "privacy_terms"),
    [
        pytest.param(case, terms, id=f"{case}-{terms.norm}-{terms.neighbours}")
        for case, terms in itertools.product(CASES, PRICES)
    ],
)


def planned(case, privacy_terms, split=BudgetSplit.DIRECT_OPTIMAL):
    return make_noise_plan(workload_of(*CASES[case]), "ranges", split, privacy_terms)


@EVERY
@pytest.mark.parametrize("recovery", list(Recovery))
def test_every_query_has_the_error_of_the_referee(case, privacy_terms, recovery):
    check_errors(planned(case, privacy_terms), recovery, covariance_over_labels, least=0)


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
    keep = noise_of(block)
    units = np.eye(math.prod(sizes), dtype=np.int64).reshape(-1, *sizes)
    away = tuple(1 + axis for axis in range(len(sizes)) if axis not in block.axes)
    noised = np.array([block.apply(np.asarray(unit)) for unit in units.sum(axis=away)]).T
    return np.linalg.pinv(keep) @ keep @ noised / block.grain


def test_any_range_has_its_own_error():
    workload = workload_of((2, 11), [(1, 0)], [((1,), ())])
    noise_plan = make_noise_plan(workload, "ranges", BudgetSplit.DIRECT_OPTIMAL, PRICES[2])
    expected = covariance_over_labels(noise_plan, 0, Recovery.LEAST_SQUARES)
    values = np.arange(22.0).reshape(2, 11)
    made = Accuracy(noise_plan, Recovery.LEAST_SQUARES, 0.95).released(0, values, values, EXACT)
    for first, last in itertools.combinations_with_replacement(range(11), 2):
        for span in ({"a": (1, 1)}, {}):
            found = made.range_sum({"b": (first, last)} | span)
            row = np.zeros((2, 11))
            row[1 if span else slice(None), first : last + 1] = 1
            assert found.value == pytest.approx((row * values).sum())
            assert found.standard_deviation**2 == pytest.approx(row.ravel() @ expected @ row.ravel(), rel=1e-5)
