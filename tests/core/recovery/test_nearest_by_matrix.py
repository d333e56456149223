"""A single table with ranges is shaped by the errors of its matrix: the optimum, found densely, and less error."""

from __future__ import annotations

from fractions import Fraction
from functools import reduce
from itertools import product

import numpy as np
import pytest
from scipy.optimize import nnls

from core.data.memory_records import MemoryRecords
from core.measuring.measure import measure
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.recovery import nearest_by_matrix, pipeline
from core.recovery.nearest_by_matrix import by_matrix
from core.recovery.output_rules import OutputRules
from core.recovery.pipeline import recover
from core.workload.workload import WantedTable, Workload
from tests.benchmarks.ranges import workload_of
from tests.paid import paid
from tests.seeded_bits import SeededBits

COSTS = {"laplace": ReleaseCost.pure(Fraction(1, 10)), "gaussian": ReleaseCost.concentrated(Fraction(1, 200))}
ALONE = OutputRules(non_negative=True, whole_numbers=False, coverage=0.95)
WHOLE = OutputRules(non_negative=True, whole_numbers=True, coverage=0.95, add_up=True)
FIT = Recovery.LEAST_SQUARES


def planned(workload, cost, neighbours=Neighbours.ADD_REMOVE):
    terms = PrivacyTerms(COSTS[cost], neighbours)
    return make_noise_plan(workload, "ranges", BudgetSplit.LEAST_SQUARES_OPTIMAL, terms)


def covariance(noise_plan):
    """Return that of the only table's estimates, dense, by the definitions of effects and of the coordinates."""
    factors, shape = noise_plan.effect_variances(FIT, 0), noise_plan.workload.domain.sizes
    inside, outside = ([f(n) for n in shape] for f in (lambda n: np.eye(n) - 1 / n, lambda n: np.full((n, n), n**-2.0)))
    alike = np.zeros((np.prod(shape),) * 2)
    for corner in product((0, 1), repeat=len(shape)):
        parts = ((inside if within else outside)[axis] for axis, within in enumerate(corner))
        alike += factors[corner] * reduce(np.kron, parts)
    units = np.eye(len(alike)).reshape(-1, *shape)
    back = np.array([noise_plan.refined.digits_to_labels(0, unit).reshape(-1) for unit in units])
    return back.T @ alike @ back


@pytest.mark.parametrize("neighbours", Neighbours)
@pytest.mark.parametrize("cost", COSTS)
@pytest.mark.parametrize(
    ("sizes", "asked"),
    [
        ((20,), {"ranges": (0,)}),
        ((9, 3), {"ranges": (0,)}),
        ((4, 6), {"ranges": (0,), "prefixes": (1,)}),
        ((1, 8, 2), {"prefixes": (1,)}),
    ],
)
def test_it_is_the_optimum_that_a_dense_solver_finds(sizes, asked, cost, neighbours):
    noise_plan = planned(workload_of(sizes, **asked), cost, neighbours)
    estimates = np.random.default_rng(7).normal(3.0, 100.0, sizes)
    estimates.flat[0] += 2_000 - estimates.sum()
    (found,) = by_matrix(noise_plan, FIT, [estimates])
    assert (found >= 0).all()
    assert found.sum() == pytest.approx(2_000, abs=1)
    # pinv: where the number of rows is public, the total has no error.
    root = np.linalg.cholesky(np.linalg.pinv(covariance(noise_plan)) + 1e-9 / estimates.size).T
    rows = np.vstack([root, np.full((1, estimates.size), 100 * root.max())])
    best, _ = nnls(rows, rows @ estimates.reshape(-1), maxiter=10_000)

    def distance(table):
        return float(np.square(root @ (table.reshape(-1) - estimates.reshape(-1))).sum())

    assert distance(found) == pytest.approx(distance(best), rel=0.01)


@pytest.mark.parametrize("rules", [ALONE, WHOLE], ids=["decimals", "whole"])
@pytest.mark.parametrize("cost", COSTS)
def test_nearly_empty_labels_have_less_error_than_by_targets(monkeypatch, cost, rules):
    """Half of the error of ranges, in a run that repeats; a fifth less is asked for."""
    workload = workload_of((48, 4), ranges=(0,))
    truth = np.zeros((48, 4), dtype=np.int64)
    truth[0], truth[[7, 20, 21, 40], [0, 2, 1, 3]] = 3_000, 40
    codes = tuple(np.repeat(axis.reshape(-1), truth.reshape(-1)).astype(np.uint16) for axis in np.indices(truth.shape))
    noise_plan = planned(workload, cost)
    errors = np.zeros(2)
    for seed in range(6):
        answers = measure(noise_plan, MemoryRecords(workload.domain, codes), paid, SeededBits(seed))
        for way, shaped in enumerate((lambda *_: None, nearest_by_matrix.by_matrix)):
            monkeypatch.setattr(pipeline, "by_matrix", shaped)
            table = recover(noise_plan, answers, FIT, rules).published[0]
            assert (table >= 0).all()
            sums = np.cumsum(np.concatenate([np.zeros((1, 4)), table - truth]), axis=0)
            errors[way] += np.square(sums[:, None] - sums[None]).sum()
    assert errors[1] < 0.8 * errors[0]


def test_other_tables_are_left_to_their_targets(monkeypatch):
    several = workload_of((8, 3), ranges=(0,))
    several = Workload(several.domain, (*several.tables, WantedTable((0,), 1.0, (0,))))
    table = np.zeros((8, 3))
    assert by_matrix(planned(several, "laplace"), FIT, [table, table.sum(axis=1)]) is None
    cells = make_noise_plan(
        workload_of((8, 3)), "marginals", BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(COSTS["laplace"])
    )
    assert by_matrix(cells, FIT, [table]) is None
    alone = planned(workload_of((8, 3), ranges=(0,)), "laplace")
    assert by_matrix(alone, FIT, [table]) is not None
    monkeypatch.setattr(nearest_by_matrix, "MOST_LABELS", 7)
    assert by_matrix(alone, FIT, [table]) is None
