"""Thousands of real releases of one small table: unbiased, and as noisy as predicted, on every road.

Every table's mean squared error over all draws is compared with the prediction, every cell's mean error with 0. The
standard error is estimated from the draws themselves, and a test fails at 6 of them: a false alarm in about 500 million
comparisons for a normal statistic; with some 1,500 comparisons in this file and the heavier tails of squares, under one
run in a thousand fails by chance.
"""

from __future__ import annotations

import itertools
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from core.data.memory_records import MemoryRecords
from core.domain.marginal import Marginal
from core.domain.reading_layout import ProtectedUnit
from core.measuring.measure import measure
from core.mechanisms.randomness import SystemBits
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.recovery.output_rules import OutputRules
from core.recovery.pipeline import recover
from core.release.publish import publish
from core.release.statement import Occasion
from core.strategies.catalogue import every
from core.workload.workload import Objective
from tests.covering import sample
from tests.oracle.test_against_dense import workload_of
from tests.paid import paid

DRAWS = 1000
SIZES, WANTED = (2, 3, 5), [(0, 1), (2,), (1, 2)]
SLOW_SIZES = {"cone": (2, 2, 3)}
"""Of fewer labels where a draw is slow: cone noise is then 3 matrices of order 3 instead of 15 of order 2."""
NAMED = (Marginal((0, 1)), Marginal((1, 2)))
BUDGETS = {
    "laplace": ReleaseCost.pure(Fraction(3, 2)),
    "gaussian": ReleaseCost.concentrated(Fraction(1, 4)),
    "approximate": ReleaseCost.approximate(Fraction(1), Fraction(1, 10**6)),
}
UNBIASED = OutputRules(non_negative=False, whole_numbers=False, coverage=0.95)


def people(sizes) -> MemoryRecords:
    """Two hundred people, anyhow."""
    generator = np.random.default_rng(11)
    codes = tuple(generator.integers(0, n, 200).astype(np.uint8) for n in sizes)
    return MemoryRecords(workload_of(sizes, WANTED).domain, codes)


def noise_plan_of(road, objective=Objective.TOTAL):
    """The plan of a strategy under a budget, a neighbour relation and a split."""
    strategy, budget, neighbours, split = road
    workload = replace(workload_of(SLOW_SIZES.get(strategy, SIZES), WANTED), objective=objective)
    return make_noise_plan(workload, strategy, split, PrivacyTerms(BUDGETS[budget], neighbours), NAMED)


UNIFORM, BEST = BudgetSplit.UNIFORM, BudgetSplit.LEAST_SQUARES_OPTIMAL
EQUALLY = [
    (strategy.info.key, budget, neighbours, UNIFORM)
    for strategy, budget, neighbours in itertools.product(every(), BUDGETS, Neighbours)
    if strategy.naming(NAMED).applies(PrivacyTerms(BUDGETS[budget], neighbours).noise_terms)
    if strategy.serves(workload_of(SIZES, WANTED))
]
BETTER = [(*road[:3], BEST) for road in EQUALLY]
ROADS = EQUALLY + [
    better
    for equally, better in zip(EQUALLY, BETTER, strict=True)
    if noise_plan_of(equally).scales != noise_plan_of(better).scales  # else its draws would be those of the other
]


@pytest.mark.parametrize("road", sample(ROADS, lambda *road: road), ids=lambda road: "-".join(map(str, road)))
def test_every_road(road):
    check(noise_plan_of(road), road)


OTHER_OBJECTIVES = [
    (objective, (strategy, budget, Neighbours.ADD_REMOVE, BEST))
    for objective in (Objective.EVEN, Objective.RELATIVE)
    for strategy, budget in (("marginals", "laplace"), ("fourier", "laplace"), ("effects", "gaussian"))
]


@pytest.mark.parametrize(("objective", "road"), sample(OTHER_OBJECTIVES))
def test_every_objective(objective, road):
    noise_plan = noise_plan_of(road, objective)
    assert not np.allclose(noise_plan.variances, noise_plan_of(road).variances), "it would be the draws of the other"
    check(noise_plan, road)


def check(noise_plan, road):
    """Draw, and compare errors with their prediction."""
    table = people(noise_plan.workload.domain.sizes)
    truth = [table.count(marginal) for marginal in noise_plan.workload.marginals]
    draws = [measure(noise_plan, table, paid, SystemBits()) for _ in range(DRAWS)]
    for recovery in [Recovery.LEAST_SQUARES, Recovery.DIRECT][: 2 if road[-1] is UNIFORM else 1]:
        runs = [recover(noise_plan, draw, recovery, UNBIASED).unbiased for draw in draws]
        for number, variance in enumerate(noise_plan.cell_variances(recovery)):
            errors = np.array([run[number] - truth[number] for run in runs]).reshape(DRAWS, -1)
            agree(errors.mean(axis=1), 0.0)
            agree((errors**2).mean(axis=1), variance)
            for cell in errors.T:
                agree(cell, 0.0)


RANGE_CASES = {
    "ranges by two": ((6, 2), [(0, 1), (1,)], [((0,), ())]),
    "ranges by cumulative counts": ((4, 5), [(0, 1)], [((0,), (1,))]),
}
RANGE_ROADS = [
    (strategy, case, budget, neighbours)
    for strategy, case, budget, neighbours in itertools.product(
        ("hierarchy", "wavelet", "ranges"), RANGE_CASES, ("laplace", "gaussian"), Neighbours
    )
]


@pytest.mark.parametrize(("strategy", "case", "budget", "neighbours"), sample(RANGE_ROADS))
def test_every_range_is_as_exact_as_predicted(strategy, case, budget, neighbours):
    """All ranges or cumulative counts of the first table: those of one draw are one observation."""
    sizes, wanted, asked = RANGE_CASES[case]
    workload = workload_of(sizes, wanted, asked)
    generator = np.random.default_rng(12)
    table = MemoryRecords(workload.domain, tuple(generator.integers(0, n, 200).astype(np.uint8) for n in sizes))
    noise_plan = make_noise_plan(
        workload, strategy, BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(BUDGETS[budget], neighbours)
    )
    truth, seen = table.count(workload.marginals[0]), np.ones((1, 1))
    for axis in workload.marginals[0]:
        n = sizes[axis]
        spans = {
            axis in workload.tables[0].ranges: [(a, b) for a in range(n) for b in range(a, n)],
            axis in workload.tables[0].prefixes: [(0, b) for b in range(n)],
        }.get(True, [(a, a) for a in range(n)])
        seen = np.kron(seen, [[float(a <= i <= b) for i in range(n)] for a, b in spans])
    for recovery in Recovery:
        draws = (measure(noise_plan, table, paid, SystemBits()) for _ in range(DRAWS))
        errors = np.array(
            [seen @ np.ravel(recover(noise_plan, draw, recovery, UNBIASED).unbiased[0] - truth) for draw in draws]
        )
        agree(errors.mean(axis=1), 0.0)
        agree((errors**2).mean(axis=1), noise_plan.query_variances(recovery)[0])


def agree(observed, expected) -> None:
    """Fail if the mean of independent observations is 6 standard errors off."""
    error = observed.std(ddof=1) / np.sqrt(len(observed))
    assert abs(observed.mean() - expected) <= 6 * error + 1e-9


def test_a_scale_ten_percent_off_is_noticed():
    workload, table = workload_of(SIZES, WANTED), people(SIZES)
    privacy_terms = PrivacyTerms(BUDGETS["laplace"])
    noise_plan = make_noise_plan(workload, "marginals", BudgetSplit.UNIFORM, privacy_terms)
    louder = make_noise_plan(
        workload, "marginals", BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.pure(Fraction(27, 20)))
    )
    truth = table.count(workload.marginals[2])
    errors = []
    for _ in range(DRAWS):
        draw = measure(louder, table, paid, SystemBits())
        errors.append(recover(louder, draw, Recovery.DIRECT, UNBIASED).unbiased[2] - truth)
    squares = (np.array(errors).reshape(DRAWS, -1) ** 2).mean(axis=1)
    with pytest.raises(AssertionError):
        agree(squares, noise_plan.cell_variances(Recovery.DIRECT)[2])


EITHER = list(dict.fromkeys(road[:2] for road in ROADS))


@pytest.mark.parametrize(("strategy", "budget"), sample(EITHER, lambda strategy, _: (strategy,)))
def test_intervals_hold_at_least_what_they_claim(strategy, budget):
    noise_plan = noise_plan_of((strategy, budget, Neighbours.ADD_REMOVE, BudgetSplit.DIRECT_OPTIMAL))
    table = people(noise_plan.workload.domain.sizes)
    truth = [table.count(marginal) for marginal in noise_plan.workload.marginals]
    held, shape = [], OutputRules(non_negative=True, whole_numbers=True, coverage=0.9)
    for _ in range(300):
        draw = measure(noise_plan, table, paid, SystemBits())
        made = release_of(noise_plan, draw, shape)
        held.append(np.mean([_part_inside(made.tables[i], exact) for i, exact in enumerate(truth)]))
    error = np.std(held, ddof=1) / np.sqrt(len(held))
    assert np.mean(held) >= 0.9 - 5 * error


def release_of(noise_plan, draw, shape):
    """The release as the program would make it."""
    occasion = Occasion("test", ProtectedUnit(), "2026-01-01T00:00:00+00:00", "0", "1", rehearsal=False)
    return publish(noise_plan, recover(noise_plan, draw, Recovery.LEAST_SQUARES, shape), shape, occasion)


def _part_inside(table, exact) -> float:
    assert (table.low <= table.published.values).all()
    assert (table.published.values <= table.high).all()
    return float(((table.low <= exact) & (exact <= table.high)).mean())
