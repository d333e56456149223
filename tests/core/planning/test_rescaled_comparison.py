"""Estimates at another budget are what the engine itself predicts, as far as whole numbers allow."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.planning.outcomes import ComparedQuestion
from core.planning.privacy_terms import PrivacyTerms
from core.planning.rescaled_comparison import estimated_at
from core.planning.strategy_ranking import compare_strategies
from core.privacy.release_cost import ReleaseCost
from tests.oracle.test_against_dense import workload_of
from tests.released_tables import comparison

WORKLOAD = workload_of((2, 3, 4), [(0, 1), (1, 2)])
DELTA = Fraction(1, 10**9)


def compared(budget):
    return compare_strategies(ComparedQuestion(WORKLOAD, PrivacyTerms(budget), 0.95))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (ReleaseCost.pure(Fraction(1, 100)), ReleaseCost.pure(Fraction(1, 30))),
        (ReleaseCost.concentrated(Fraction(1, 1000)), ReleaseCost.concentrated(Fraction(1, 5000))),
        (ReleaseCost.approximate(Fraction(1, 10), DELTA), ReleaseCost.approximate(Fraction(1, 20), DELTA * 100)),
    ],
)
def test_where_the_noise_is_large_the_engine_predicts_the_same(before, after):
    estimated, exact = estimated_at(compared(before), before, after), compared(after)
    assert exact.question is not None
    assert estimated.question is None, "an estimate is no answer to the question of before"
    assert [each.key for each in estimated.outcomes] == [each.key for each in exact.outcomes]
    for mine, true in zip(estimated.outcomes, exact.outcomes, strict=True):
        assert mine.variances == pytest.approx(true.variances, rel=0.01)
        assert mine.half_widths == pytest.approx(true.half_widths, rel=0.02, abs=1)
        assert mine.total_variance == pytest.approx(true.total_variance, rel=0.01)
        assert mine.continuous_variance == pytest.approx(true.continuous_variance, rel=1e-6)
        assert mine.typical_half_width == pytest.approx(true.typical_half_width, rel=0.01, abs=0.5)
        assert (mine.seconds, mine.bytes) == (true.seconds, true.bytes)


@settings(max_examples=30)
@given(st.fractions(Fraction(1, 1000), 100), st.fractions(Fraction(1, 1000), 100))
def test_there_and_back_is_where_one_was(one, other):
    first = comparison()
    there = estimated_at(first, ReleaseCost.pure(one), ReleaseCost.pure(other))
    back = estimated_at(there, ReleaseCost.pure(other), ReleaseCost.pure(one))
    for mine, before in zip(back.outcomes, first.outcomes, strict=True):
        assert mine.variances == pytest.approx(before.variances)
        assert mine.typical_half_width == pytest.approx(before.typical_half_width)
        assert replace(mine, **dict.fromkeys(CHANGED)) == replace(before, **dict.fromkeys(CHANGED))
    assert back.recommended == first.recommended


def test_what_is_scaled_when_it_is_read_is_what_scaling_all_of_it_gives():
    before, after = ReleaseCost.pure(1), ReleaseCost.pure(Fraction(1, 3))
    first, there = comparison(), estimated_at(comparison(), before, after)
    again = estimated_at(comparison(), before, after)
    for mine, same, direct in zip(there.outcomes, again.outcomes, first.outcomes, strict=True):
        assert mine.variances == tuple(each * 9.0 for each in direct.variances)
        assert mine.half_widths == tuple(each * 3.0 for each in direct.half_widths)
        assert list(mine.half_widths) == [mine.half_widths[place] for place in range(len(direct.half_widths))]
        assert mine.variances[1:] == tuple(mine.variances)[1:]
        assert (mine, hash(mine)) == (same, hash(same))
        assert bool(mine.variances) == mine.fits


def test_the_loss_of_an_objective_is_scaled_like_a_variance():
    first = comparison()
    first = replace(first, outcomes=tuple(replace(each, loss=each.total_variance) for each in first.outcomes))
    there = estimated_at(first, ReleaseCost.pure(1), ReleaseCost.pure(Fraction(1, 3)))
    assert [each.loss for each in there.outcomes] == [each.total_variance for each in there.outcomes]


CHANGED = ("total_variance", "continuous_variance", "variances", "half_widths", "typical_half_width")


def test_another_kind_of_noise_cannot_be_estimated():
    assert estimated_at(comparison(), ReleaseCost.pure(1), ReleaseCost.concentrated(1)) is None
    assert estimated_at(comparison(), ReleaseCost.approximate(1, DELTA), ReleaseCost.pure(1)) is None
    assert estimated_at(comparison(), ReleaseCost.approximate(1, DELTA), ReleaseCost.concentrated(1)) is None
