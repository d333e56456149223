"""Budgets: only amounts that fit their definition, and the norm that goes with each."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.privacy.release_cost import Definition, Norm, ReleaseCost

HALF, NOTHING = Fraction(1, 2), Fraction(0)
PURE, APPROXIMATE, CONCENTRATED, SELECTION = Definition


def test_what_ledgers_and_plans_call_the_definitions_stays():
    assert [str(definition) for definition in Definition] == ["pure", "approximate", "concentrated", "selection"]


@pytest.mark.parametrize(
    ("definition", "epsilon", "delta", "rho"),
    [
        (PURE, HALF, NOTHING, NOTHING),
        (APPROXIMATE, HALF, HALF, NOTHING),
        (APPROXIMATE, Fraction(9), Fraction(10**9 - 1, 10**9), NOTHING),
        (CONCENTRATED, NOTHING, NOTHING, HALF),
        (SELECTION, HALF, HALF, NOTHING),
    ],
)
def test_amounts_that_fit_are_kept_exactly(definition, epsilon, delta, rho):
    made = ReleaseCost(definition, epsilon, delta, rho)
    assert (made.epsilon, made.delta, made.rho) == (epsilon, delta, rho)


@pytest.mark.parametrize(
    ("definition", "epsilon", "delta", "rho", "words"),
    [
        (PURE, NOTHING, NOTHING, NOTHING, "amounts must fit"),
        (PURE, -HALF, NOTHING, NOTHING, "amounts must fit"),
        (PURE, HALF, NOTHING, HALF, "amounts must fit"),
        (PURE, HALF, HALF, NOTHING, "and be 0 otherwise"),
        (PURE, HALF, -HALF, NOTHING, "and be 0 otherwise"),
        (APPROXIMATE, NOTHING, HALF, NOTHING, "amounts must fit"),
        (APPROXIMATE, HALF, HALF, HALF, "amounts must fit"),
        (APPROXIMATE, HALF, NOTHING, NOTHING, "delta must lie in"),
        (APPROXIMATE, HALF, Fraction(1), NOTHING, "delta must lie in"),
        (CONCENTRATED, NOTHING, NOTHING, NOTHING, "amounts must fit"),
        (CONCENTRATED, NOTHING, NOTHING, -HALF, "amounts must fit"),
        (CONCENTRATED, HALF, NOTHING, HALF, "amounts must fit"),
        (CONCENTRATED, NOTHING, HALF, HALF, "and be 0 otherwise"),
        (SELECTION, NOTHING, HALF, NOTHING, "amounts must fit"),
        (SELECTION, HALF, HALF, HALF, "amounts must fit"),
        (SELECTION, HALF, NOTHING, NOTHING, "delta must lie in"),
    ],
)
def test_amounts_that_do_not_fit_are_refused(definition, epsilon, delta, rho, words):
    with pytest.raises(ValueError, match=words):
        ReleaseCost(definition, epsilon, delta, rho)


def test_a_selection_without_delta_is_pure():
    assert ReleaseCost.selection(HALF) == ReleaseCost.pure(HALF)
    assert ReleaseCost.selection(1, HALF) == ReleaseCost(SELECTION, Fraction(1), HALF)


def test_only_pure_privacy_is_served_by_l1_noise():
    norms = [
        budget.norm for budget in (ReleaseCost.pure(1), ReleaseCost.approximate(1, HALF), ReleaseCost.concentrated(1))
    ]
    assert norms == [Norm.L1, Norm.L2, Norm.L2]
