"""On the domains of NLTCS (65,536 cells) and Adult (1.8 million) too, predictions equal the referee's."""

from __future__ import annotations

import itertools
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from tests.covering import sample
from tests.evaluation_data import document_of, section_v
from tests.oracle import overlaps

EPSILON = Fraction(1, 10)
"""So small that noise on whole numbers is that on real ones, for which the referee's split is the best."""
DATA = {
    "nltcs.csv": ("a1", ("marginals", "clusters", "fourier")),
    "adult.csv": (
        "workclass",
        ("marginals", "clusters"),
    ),  # the referee writes out characters of yes/no attributes only
}
"""For each file the fixed attribute of Q1a and Q2a, and the strategies."""
QUICK = {"nltcs.csv": ("Q1", "Q1*", "Q1a", "Q2"), "adult.csv": ("Q1", "Q1a")}
LONG = {"nltcs.csv": ("Q2a", "Q2*"), "adult.csv": ("Q1*", "Q2")}
QUICK_CASES, LONG_CASES = (
    [
        (data, key, strategy, split)
        for data, keys in several.items()
        for key in keys
        for strategy in DATA[data][1]
        for split in (BudgetSplit.UNIFORM, BudgetSplit.DIRECT_OPTIMAL)
    ]
    for several in (QUICK, LONG)
)
CASES = [*sample(QUICK_CASES), *(pytest.param(*case, marks=pytest.mark.slow) for case in LONG_CASES)]


@pytest.mark.parametrize(("data", "key", "strategy", "split"), CASES)
def test_least_squares(data, key, strategy, split):
    workload = replace(document_of(data), families=section_v(DATA[data][0])[key]).workload()
    sizes = workload.domain.sizes
    noise_plan = make_noise_plan(workload, strategy, split, PrivacyTerms(ReleaseCost.pure(EPSILON)))
    tables = [tuple(marginal) for marginal in workload.marginals]
    rows = rows_of(strategy, noise_plan, tables, sizes)
    shares = overlaps.shares_of(rows, float(EPSILON), optimal=split is BudgetSplit.DIRECT_OPTIMAL)
    expected = overlaps.least_squares_variances(rows, tables, sizes, shares)
    for cells, variance in zip(expected, noise_plan.cell_variances(Recovery.LEAST_SQUARES), strict=True):
        assert cells == pytest.approx(np.full(len(cells), variance), rel=1e-4)


def rows_of(strategy, noise_plan, tables, sizes):
    """What the strategy measures; of clusters only which they are is taken from the engine."""
    weights = noise_plan.workload.weights
    if strategy == "fourier":
        inside = {sub for table in tables for k in range(len(table) + 1) for sub in itertools.combinations(table, k)}
        return [overlaps.character(axes, tables, weights) for axes in sorted(inside)]
    measured = [tuple(block.axes) for block in noise_plan.design.blocks]
    homes = [home for (home,) in noise_plan.design.direct]
    if strategy == "marginals":
        measured, homes = tables, list(range(len(tables)))
    pulls = np.zeros(len(measured))
    for home, weight in zip(homes, weights, strict=True):  # every cell of the home is added to one cell of the table
        pulls[home] += weight * np.prod([sizes[a] for a in measured[home]])
    return [overlaps.cells(axes, sizes, pull) for axes, pull in zip(measured, pulls, strict=True)]
