"""The steps from measurements to publishable numbers: in order, named, and only those asked for."""

from __future__ import annotations

import itertools
from dataclasses import replace

import numpy as np
import pytest

from core.domain.marginal import Marginal
from core.errors import ConsistencyUnfitError
from core.linear.hadamard import HadamardCoefficients
from core.linear.marginal_cells import MarginalCells
from core.measuring.measurement import Measurement
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from core.recovery.consistency import Consistency
from core.recovery.output_rules import OutputRules
from core.recovery.pipeline import check_consistency, direct_table, recover
from tests.oracle.test_against_dense import workload_of

WANTED = [(0, 1), (1,)]
CELLS = np.array([3, -4, 10, 0, 7, -9])
SUMS = np.array([12, -2, 5])


@pytest.fixture
def noise_plan():
    return make_noise_plan(
        workload_of((2, 3), WANTED), "marginals", BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.pure(1))
    )


@pytest.fixture
def measurements(noise_plan):
    answers = (CELLS, SUMS)
    return [
        Measurement(block, values.copy(), float(variance))
        for block, values, variance in zip(noise_plan.design.blocks, answers, noise_plan.variances, strict=True)
    ]


def made(noise_plan, measurements, recovery, *, non_negative=False, whole_numbers=False):
    return recover(noise_plan, measurements, recovery, OutputRules(non_negative, whole_numbers, 0.95))


@pytest.mark.parametrize("recovery", list(Recovery))
def test_without_post_processing_the_unbiased_numbers_are_published(noise_plan, measurements, recovery):
    recovered = made(noise_plan, measurements, recovery)
    for unbiased, published in zip(recovered.unbiased, recovered.published, strict=True):
        assert published == pytest.approx(unbiased)
    assert len(recovered.steps) == 1


def test_direct_tables_are_their_own_answers(noise_plan, measurements):
    recovered = made(noise_plan, measurements, Recovery.DIRECT)
    assert recovered.unbiased[0].ravel().tolist() == CELLS.tolist()
    assert recovered.unbiased[1].tolist() == SUMS.tolist()


def test_optimal_tables_agree(noise_plan, measurements):
    recovered = made(noise_plan, measurements, Recovery.LEAST_SQUARES)
    assert recovered.unbiased[0].sum(axis=0) == pytest.approx(recovered.unbiased[1])


@pytest.mark.parametrize(
    ("recovery", "non_negative", "whole"), list(itertools.product(Recovery, [True, False], [True, False]))
)
def test_numbers_look_as_asked_and_every_step_is_named(noise_plan, measurements, recovery, non_negative, whole):
    recovered = made(noise_plan, measurements, recovery, non_negative=non_negative, whole_numbers=whole)
    for table in recovered.published:
        assert not non_negative or table.min() >= 0
        assert not whole or (table == np.rint(table)).all()
        assert not np.signbit(table[table == 0]).any(), "-0 is no number to publish"
    apart = recovery is Recovery.LEAST_SQUARES and non_negative and not whole
    assert len(recovered.steps) == 1 + non_negative + whole + apart


@pytest.mark.parametrize("recovery", list(Recovery))
@pytest.mark.parametrize(("non_negative", "whole"), list(itertools.product([True, False], repeat=2)))
@pytest.mark.parametrize("add_up", [True, False])
def test_where_sums_may_differ_between_tables_a_step_says_so(
    noise_plan, measurements, recovery, non_negative, whole, add_up
):
    recovered = recover(noise_plan, measurements, recovery, OutputRules(non_negative, whole, 0.95, add_up))
    cells, sums = recovered.published
    said = "; ".join(recovered.steps)
    told = "sums may differ slightly" in said or "each table from its own measurements" in said
    if recovered.records is None:
        assert np.allclose(cells.sum(axis=0), sums, atol=1e-9) or told
    assert ("sums may differ slightly between tables" in said) == (
        recovery is Recovery.LEAST_SQUARES and non_negative and not whole
    )


@pytest.mark.parametrize("recovery", list(Recovery))
def test_whole_numbers_that_add_up_are_tables_of_records(noise_plan, measurements, recovery):
    rules = OutputRules(non_negative=True, whole_numbers=True, coverage=0.95, add_up=True)
    recovered = recover(noise_plan, measurements, recovery, rules)
    cells, sums = recovered.published
    assert recovered.records is not None
    assert cells.sum(axis=0).tolist() == sums.tolist()
    assert (cells == np.rint(cells)).all()
    assert cells.min() >= 0
    assert len(recovered.steps) == 2


@pytest.mark.parametrize("consistency", [way for way in Consistency if way.method is not None])
def test_tables_agree_by_other_distances_too(noise_plan, measurements, consistency):
    rules = OutputRules(non_negative=False, whole_numbers=False, coverage=0.95, consistency=consistency)
    recovered = recover(noise_plan, measurements, Recovery.LEAST_SQUARES, rules)
    squares = recover(
        noise_plan,
        measurements,
        Recovery.LEAST_SQUARES,
        replace(rules, consistency=Consistency.LEAST_SQUARES),
    )
    assert recovered.published[0].sum(axis=0) == pytest.approx(recovered.published[1], abs=1e-6)
    assert recovered.published[1] != pytest.approx(squares.published[1])
    assert recovered.unbiased[0].tolist() == squares.unbiased[0].tolist(), "intervals are of the unbiased estimates"
    assert recovered.steps[0] == consistency.method.step


def test_a_program_that_is_not_solved_in_time_leaves_least_squares_and_says_so(noise_plan, measurements, monkeypatch):
    late = replace(Consistency.LEAST_ABSOLUTE.method, agreed=lambda *_: None)
    monkeypatch.setattr(Consistency.LEAST_ABSOLUTE, "method", late)
    rules = OutputRules(False, False, 0.95, consistency=Consistency.LEAST_ABSOLUTE)
    recovered = recover(noise_plan, measurements, Recovery.LEAST_SQUARES, rules)
    assert recovered.published[0] == pytest.approx(recovered.unbiased[0])
    assert "not solved within 120 seconds, generalised least squares" in recovered.steps[0]


@pytest.mark.parametrize(
    ("split", "recovery", "cells", "why"),
    [
        (BudgetSplit.DIRECT_OPTIMAL, Recovery.DIRECT, 10_000, "the recovery “optimal”"),
        (BudgetSplit.LEAST_SQUARES_OPTIMAL, Recovery.LEAST_SQUARES, 10_000, "the budget “optimal”"),
        (BudgetSplit.DIRECT_OPTIMAL, Recovery.LEAST_SQUARES, 8, "9 numbers it may take more"),
    ],
)
def test_what_cannot_be_made_to_agree_is_refused_beforehand(monkeypatch, split, recovery, cells, why):
    smaller = replace(Consistency.LEAST_LARGEST.method, most_cells=cells)
    monkeypatch.setattr(Consistency.LEAST_LARGEST, "method", smaller)
    wanted = workload_of((2, 3), WANTED)
    noise_plan = make_noise_plan(wanted, "marginals", split, PrivacyTerms(ReleaseCost.pure(1)))
    check_consistency(noise_plan, recovery, Consistency.LEAST_SQUARES)
    with pytest.raises(ConsistencyUnfitError, match=why):
        check_consistency(noise_plan, recovery, Consistency.LEAST_LARGEST)


@pytest.mark.parametrize("rules", [OutputRules(False, True, 0.95, True), OutputRules(True, False, 0.95, True)])
def test_records_are_looked_for_only_for_whole_numbers_that_are_not_negative(noise_plan, measurements, rules):
    assert recover(noise_plan, measurements, Recovery.LEAST_SQUARES, rules).records is None


def test_the_time_it_takes_grows_with_what_is_asked(noise_plan):
    shapes = OutputRules(False, True, 0.95), OutputRules(True, True, 0.95), OutputRules(True, True, 0.95, add_up=True)
    for recovery in Recovery:
        rounded, lifted, records = (rules.seconds(noise_plan.workload, recovery) for rules in shapes)
        assert rounded == 0
        assert (lifted > 0) == (recovery is Recovery.LEAST_SQUARES)
        assert records > lifted


def test_post_processing_leaves_the_unbiased_numbers_alone(noise_plan, measurements):
    shaped = made(noise_plan, measurements, Recovery.LEAST_SQUARES, non_negative=True, whole_numbers=True)
    direct = made(noise_plan, measurements, Recovery.LEAST_SQUARES)
    for a, b in zip(shaped.unbiased, direct.unbiased, strict=True):
        assert a.tolist() == b.tolist()


def test_a_small_negative_number_is_not_rounded_to_minus_zero(noise_plan, measurements):
    measurements[1] = Measurement(noise_plan.design.blocks[1], np.array([0, 0, 0]), 1e-9)
    recovered = made(noise_plan, measurements, Recovery.LEAST_SQUARES, whole_numbers=True)
    assert not np.signbit(recovered.published[1]).any()


def test_a_block_that_was_not_measured_adds_nothing(noise_plan, measurements):
    recovered = made(noise_plan, [measurements[0], None], Recovery.LEAST_SQUARES)
    assert recovered.unbiased[1] == pytest.approx(recovered.unbiased[0].sum(axis=0))


def test_the_owner_is_told_beforehand(noise_plan):
    whole = OutputRules(non_negative=True, whole_numbers=True, coverage=0.95, add_up=True)
    assert "the same in every table" in whole.sentence(noise_plan.workload)
    assert "rounded by itself" in replace(whole, add_up=False).sentence(noise_plan.workload)
    assert "decimals, none below 0; the same total may differ" in replace(whole, whole_numbers=False).sentence(
        noise_plan.workload
    )
    with_decimals = replace(whole, whole_numbers=False, non_negative=False)
    assert with_decimals.sentence(noise_plan.workload) == "The numbers will have decimals."


SIZES = (3, 2)


def test_cells_are_added_up_over_the_attributes_that_are_not_wanted():
    cells = MarginalCells(Marginal((0, 1)), SIZES)
    table = direct_table([(cells, np.arange(6))], Marginal((0,)), SIZES)
    assert table == pytest.approx(np.array([1, 5, 9]))


def test_coefficients_turn_back_into_cells():
    counts, target = np.array([[4, 0], [1, 7], [3, 5]]), Marginal((0, 1))
    parts = []
    for effect in target.subsets():
        coefficients = HadamardCoefficients(effect, SIZES)
        outside = tuple(axis for axis in target if axis not in effect)
        parts.append((coefficients, coefficients.apply(np.asarray(counts.sum(axis=outside)))))
    assert direct_table(parts, target, SIZES) == pytest.approx(counts)


def test_nothing_measured_is_nothing_known():
    assert direct_table([], Marginal((1,)), SIZES).tolist() == [0, 0]
