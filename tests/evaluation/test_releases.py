"""The evaluation measures what section V of the paper says, on real releases."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from core.data.memory_records import MemoryRecords
from core.domain.marginal import Marginal
from core.planning.noise_planner import priced_design
from core.planning.strategy_ranking import SPLIT_RECOVERY_PAIRS
from core.strategies.catalogue import every, find
from core.strategies.feasibility import why_unusable
from tests.evaluation.releases import DATA, CountedOnce, Task, Truth, price_of, records, rows_of, workload_of
from tests.evaluation_data import section_v
from tests.oracle.test_against_dense import workload_of as small_workload

SIZES, WANTED = (2, 3, 4), [(0, 1), (1, 2), (2,)]
PURE, APPROXIMATE = Fraction(0), Fraction(1, 10**6)


@pytest.fixture
def table():
    generator = np.random.default_rng(3)
    codes = tuple(generator.integers(0, n, 500).astype(np.uint8) for n in SIZES)
    return CountedOnce(MemoryRecords(small_workload(SIZES, WANTED).domain, codes))


def made(table, strategy, delta=PURE, repeats=2, patience=60.0, epsilons=(Fraction(1, 2), Fraction(1))):
    workload = small_workload(SIZES, WANTED)
    task = Task("nltcs", "Q1", strategy, epsilons, delta, repeats, patience)
    return list(rows_of(task, workload, table, Truth(table, workload)))


def test_relative_error_is_that_of_the_paper(table):
    """Every cell's absolute error, scaled by the mean true cell of its own table, averaged over all cells."""
    truth = Truth(table, small_workload(SIZES, WANTED))
    wrong = [exact + 1 + np.arange(exact.size).reshape(exact.shape) * (-1) ** n for n, exact in enumerate(truth.tables)]
    scaled = [
        abs(found - exact) / (500 / released.size)
        for released, true in zip(wrong, truth.tables, strict=True)
        for found, exact in zip(released.flat, true.flat, strict=True)
    ]
    squares = [((a - b) ** 2).ravel() for a, b in zip(wrong, truth.tables, strict=True)]
    found = truth.errors(wrong)
    assert found["relative_error"] == pytest.approx(np.mean(scaled))
    assert found["variance"] == pytest.approx(np.concatenate(squares).mean())
    ends = np.cumsum([released.size for released in wrong])
    assert found["relative_error_of_tables"] == pytest.approx(
        np.mean([np.mean(part) for part in np.split(scaled, ends[:-1])])
    )


def test_predictions_are_of_the_same_things(table):
    """Where the variance of a cell is 1, the mean of normal absolute errors is √(2/π)."""
    truth = Truth(table, small_workload(SIZES, WANTED))
    found = truth.predicted(np.ones(3))
    assert found["variance_predicted"] == pytest.approx(1)
    cells = np.array([6, 12, 4])
    assert found["relative_error_predicted"] == pytest.approx((np.sqrt(2 / np.pi) / 500 * cells) @ cells / 22)


@pytest.mark.parametrize("delta", [PURE, APPROXIMATE])
def test_every_strategy_takes_every_road(table, delta):
    for strategy in every():
        if why_unusable(strategy, small_workload(SIZES, WANTED), price_of(Fraction(1), delta).noise_terms):
            continue
        rows = made(table, strategy.info.key, delta)
        roads = [(row.epsilon, row.budget, row.recovery, row.repeat) for row in rows]
        assert sorted(roads) == sorted(
            (e, *road, n) for e in (0.5, 1.0) for road in SPLIT_RECOVERY_PAIRS for n in range(2)
        )
        for row in rows:
            assert row.variance > 0
            assert 0 < row.relative_error < 100 * row.relative_error_predicted
            assert min(row.plan, row.count, row.noise, row.recover) >= 0


def test_budgets_that_come_to_the_same_noise_share_their_releases(table):
    rows = made(table, "base")
    released = {(row.epsilon, row.repeat, row.recovery, row.variance) for row in rows}
    assert len(rows) == 2 * 2 * len(SPLIT_RECOVERY_PAIRS)
    assert len(released) == 2 * 2 * 2


def test_out_of_patience_each_budget_is_released_once(table):
    rows = made(table, "marginals", repeats=3, patience=0.0)
    assert {row.repeat for row in rows} == {0}


def test_counts_are_made_once_and_cannot_be_changed(table):
    first = table.count(Marginal((0, 1)))
    spent = table.seconds
    assert table.count(Marginal((0, 1))) is first
    assert table.seconds == spent
    with pytest.raises(ValueError, match="read-only"):
        first[0, 0] = 0


@pytest.mark.parametrize(("data", "people"), [("nltcs", 21574), ("adult", 32561)])
def test_the_records_are_those_of_the_paper(data, people):
    assert records(data).count(Marginal()).item() == people
    sizes = {"nltcs": (2,) * 16, "adult": (9, 16, 7, 15, 6, 5, 2, 2)}[data]
    assert records(data).domain.sizes == sizes
    tables = [len(workload_of(data, name).tables) for name in section_v(DATA[data])]
    assert tables == {"nltcs": [16, 76, 31, 120, 400, 225], "adult": [8, 22, 15, 28, 56, 49]}[data]


def test_planning_is_timed_from_nothing(table):
    workload, privacy_terms = small_workload(SIZES, WANTED), price_of(Fraction(1), PURE)
    recipe = find("clusters")
    first = priced_design(workload, recipe, privacy_terms.noise_terms)
    made(table, "clusters")
    assert priced_design(workload, recipe, privacy_terms.noise_terms) is not first
