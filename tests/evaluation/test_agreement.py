"""Releases of Adult and NLTCS are as wrong as predicted: every strategy, budget and recovery.

With some 150 roads here, most of them of hundreds of cells, under one run in a hundred fails by chance.
"""

from __future__ import annotations

import math
from fractions import Fraction

import pytest

from core.strategies.catalogue import every
from core.strategies.feasibility import why_unusable
from tests.evaluation.releases import DATA, Task, price_of, released, workload_of
from tests.evaluation.summary import ALARM, agreement

DRAWS = {"nltcs": 100, "adult": 50}


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("strategy", [strategy.info.key for strategy in every()])
@pytest.mark.parametrize("workload", ["Q1*", "Q2a"])
@pytest.mark.parametrize("data", DATA)
@pytest.mark.parametrize("delta", [Fraction(0), Fraction(1, 10**6)], ids=["pure", "approximate"])
def test_observed_is_predicted(data, workload, strategy, delta):
    (recipe,) = (each for each in every() if each.info.key == strategy)
    reason = why_unusable(recipe, workload_of(data, workload), price_of(Fraction(1), delta).noise_terms)
    if reason is not None:
        pytest.skip(f"{strategy} does not fit: {reason}")
    rows = released(Task(data, workload, strategy, (Fraction(1),), delta, DRAWS[data], math.inf))
    for fact in agreement(rows):
        assert abs(fact["t"]) <= ALARM, fact
