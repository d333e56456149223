"""The variance of a difference between two releases is the referee's: dense covariances of both, added."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from core.data.memory_records import MemoryRecords
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
from core.release.join import common_attributes, join_tables
from core.release.publish import publish
from tests.core.release.releases import occasion
from tests.oracle import dense
from tests.oracle.test_against_dense import workload_of
from tests.paid import paid

PURE, GAUSSIAN = ReleaseCost.pure(Fraction(4, 5)), ReleaseCost.concentrated(Fraction(1, 3))
RAW = OutputRules(non_negative=False, whole_numbers=False, coverage=0.95)
CASES = {
    "the same tables": (
        ((2, 3), [(0, 1), (1,)], "marginals", PURE),
        ((2, 3), [(0, 1), (1,)], "marginals", PURE),
    ),
    "one shared attribute": (
        ((2, 3), [(0, 1)], "marginals", PURE),
        ((2, 3, 4), [(0, 2)], "base", GAUSSIAN),
    ),
    "overlapping tables": (
        ((2, 3, 2), [(0, 1), (1, 2)], "fourier", PURE),
        ((2, 3, 2), [(0, 1, 2)], "marginals", GAUSSIAN),
    ),
    "the effects of both": (
        ((2, 3, 2), [(0, 1), (0, 2)], "effects", GAUSSIAN),
        ((2, 3), [(1, 0), (0,)], "effects", GAUSSIAN),
    ),
}
"""Sizes, wanted tables, strategy and cost of each of the two releases; the attributes are a, b, c in both."""


def released(case, neighbours):
    """Return a release of twenty invented people, and how the referee sees its noise."""
    sizes, wanted, strategy, cost = case
    workload, terms = workload_of(sizes, wanted), PrivacyTerms(cost, neighbours)
    plan = make_noise_plan(workload, strategy, BudgetSplit.UNIFORM, terms)
    codes = tuple(np.random.default_rng(3).integers(0, size, 20).astype(np.uint8) for size in sizes)
    drawn = measure(plan, MemoryRecords(workload.domain, codes), paid, SystemBits())
    release = publish(plan, recover(plan, drawn, Recovery.LEAST_SQUARES, RAW), RAW, occasion())
    statement = replace(release.statement, definition=cost.definition.value)
    referee = dense.STRATEGIES[strategy](sizes, wanted)
    amount = float(cost.epsilon or cost.rho)
    shares = dense.budgets(referee, workload.weights, amount, neighbours, terms.norm, optimal=False)
    noise = dense.noise_variances(referee, shares, neighbours, terms.norm)
    return replace(release, statement=statement), referee, noise, sizes


@pytest.mark.parametrize("neighbours", list(Neighbours))
@pytest.mark.parametrize("case", CASES)
def test_the_variance_of_a_difference_is_that_of_the_referee(case, neighbours):
    sides = [released(side, neighbours) for side in CASES[case]]
    first, second = (release for release, *_ in sides)
    tables = join_tables(first, second, common_attributes(first, second))
    assert tables
    for table in tables:
        axes = ["abc".index(name) for name in table.names]
        expected = sum(
            replace(referee, q=dense.indicator(sizes, axes)).variances(noise, fitted=True)
            for _, referee, noise, sizes in sides
        )
        assert table.standard_deviation.ravel() ** 2 == pytest.approx(expected, rel=2e-5, abs=1e-4)
