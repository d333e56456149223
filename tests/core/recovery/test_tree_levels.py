"""Ranges of shaped tables are as exact as those of unbiased ones: shaping does not add up along an attribute."""

from __future__ import annotations

import numpy as np
import pytest

from core.data.memory_records import MemoryRecords
from core.measuring.measure import measure
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from core.recovery.output_rules import OutputRules
from core.recovery.pipeline import recover
from core.recovery.tree_levels import whole, with_levels
from tests.oracle.test_against_dense import workload_of
from tests.paid import paid
from tests.seeded_bits import SeededBits

SHAPES = {
    "no negatives": OutputRules(non_negative=True, whole_numbers=False, coverage=0.95),
    "whole numbers": OutputRules(non_negative=False, whole_numbers=True, coverage=0.95),
    "both": OutputRules(non_negative=True, whole_numbers=True, coverage=0.95),
    "that add up": OutputRules(non_negative=True, whole_numbers=True, coverage=0.95, add_up=True),
}
RAW = OutputRules(non_negative=False, whole_numbers=False, coverage=0.95)


def case(n, key="hierarchy", recovery=Recovery.LEAST_SQUARES):
    """A plan for ranges of n labels crossed with two, the truth, and what was measured of a thousand people."""
    workload = workload_of((2, n), [(0, 1), (0,)], [((1,), ())])
    noise_plan = make_noise_plan(workload, key, BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1)))
    generator = np.random.default_rng(3)
    codes = generator.integers(0, 2, 1000), np.minimum(generator.gamma(2.0, n / 12, 1000), n - 1)
    table = MemoryRecords(workload.domain, tuple(column.astype(np.uint16) for column in codes))
    measured = measure(noise_plan, table, paid, SeededBits(7))
    return noise_plan, table.count(workload.marginals[0]).astype(float), measured


def range_error(table, truth):
    """Root mean square error of all ranges of every row."""
    errors = np.pad(np.cumsum(table - truth, axis=1), ((0, 0), (1, 0)))
    first, last = np.triu_indices(errors.shape[1], 1)
    return float(np.sqrt(((errors[:, last] - errors[:, first]) ** 2).mean()))


@pytest.mark.parametrize("n", [250, 256])
@pytest.mark.parametrize("name", SHAPES)
def test_ranges_stay_as_exact_as_unbiased_ones(n, name):
    noise_plan, truth, measured = case(n)
    raw, shaped = (
        recover(noise_plan, measured, Recovery.LEAST_SQUARES, shape).published[0] for shape in (RAW, SHAPES[name])
    )
    assert range_error(shaped, truth) <= 1.05 * range_error(raw, truth) + 0.5
    assert np.abs(shaped - truth).mean() <= np.abs(raw - truth).mean() + 0.1


@pytest.mark.parametrize("n", [9, 250])
def test_records_have_labels_of_the_owner(n):
    noise_plan, _, measured = case(n)
    made = recover(noise_plan, measured, Recovery.LEAST_SQUARES, SHAPES["that add up"])
    crossed, sex = made.published
    assert made.records.shape == (2, n)
    assert made.records.codes[1].max() < n
    assert crossed.sum(axis=1).tolist() == sex.tolist()
    assert (crossed >= 0).all()
    assert (crossed == np.rint(crossed)).all()


@pytest.mark.parametrize("n", [9, 16])
def test_direct_recovery_can_be_shaped_too(n):
    noise_plan, _, measured = case(n)
    for shape in SHAPES.values():
        made = recover(noise_plan, measured, Recovery.DIRECT, shape).published[0]
        assert made.shape == (2, n)
        assert not shape.non_negative or (made >= 0).all()


def test_levels_have_their_sums_and_their_variances():
    noise_plan, truth, _ = case(9)
    wanted = with_levels(noise_plan, Recovery.LEAST_SQUARES, [truth, truth.sum(axis=1)])
    assert wanted.targets == [(0, 1, 2), (0,), (0, 1)]
    assert wanted.tables[0].shape == (2, 5, 2)
    assert wanted.tables[0].reshape(2, 10)[:, :9].tolist() == truth.tolist()
    assert wanted.tables[2].tolist() == wanted.tables[0].sum(axis=2).tolist()
    assert wanted.importance == [1.0, 2.0, 1.0]
    assert all(variance > 0 for variance in wanted.variances)


def test_without_ranges_there_are_the_tables_alone():
    workload = workload_of((2, 3), [(0, 1), (0,)])
    noise_plan = make_noise_plan(workload, "marginals", BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1)))
    tables = [np.ones((2, 3)), np.ones(2)]
    wanted = with_levels(noise_plan, Recovery.LEAST_SQUARES, tables)
    assert wanted.targets == list(workload.marginals)
    assert all(one is other for one, other in zip(wanted.tables, tables, strict=True))
    assert wanted.variances == noise_plan.cell_variances(Recovery.LEAST_SQUARES).tolist()


def test_rounding_keeps_every_sum_from_the_first_label_within_a_half():
    noise_plan, _, _ = case(250)
    table = np.random.default_rng(5).normal(3, 2, (2, 250))
    made = whole(noise_plan, 0, table)
    assert (made == np.rint(made)).all()
    assert np.abs(np.cumsum(made - table, axis=1)).max() <= 0.5 + 1e-9
    assert whole(noise_plan, 1, table[:, 0]).tolist() == np.rint(table[:, 0]).tolist()
