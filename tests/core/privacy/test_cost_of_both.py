"""What it costs to be in two releases: basic composition where both are alike, never below the truth where not."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.privacy.cost_of_both import cost_of_both, rounded_cost_text
from core.privacy.dataset_account import NoiseCost
from core.privacy.release_cost import Definition, ReleaseCost
from core.privacy.zcdp_conversion import epsilon_for

NOTHING = Fraction(0)
amounts = st.fractions(min_value=Fraction(1, 100), max_value=10, max_denominator=1000)
deltas = st.integers(2, 20).map(lambda k: Fraction(1, 10**k))


def pure(epsilon):
    return NoiseCost(Fraction(epsilon), NOTHING)


def gaussian(rho):
    return NoiseCost(NOTHING, Fraction(rho))


@given(amounts, amounts, deltas | st.just(NOTHING))
def test_pure_costs_add_up(one, other, delta):
    assert cost_of_both(pure(one), pure(other), delta) == ReleaseCost.pure(one + other)


@given(amounts, amounts)
def test_rho_adds_up(one, other):
    assert cost_of_both(gaussian(one), gaussian(other), NOTHING) == ReleaseCost.concentrated(one + other)


@given(amounts, amounts, deltas)
def test_gaussian_costs_are_converted_once_and_never_cost_more_than_apart(one, other, delta):
    both = cost_of_both(gaussian(one), gaussian(other), delta)
    assert both == ReleaseCost.approximate(epsilon_for(one + other, delta), delta)
    assert both.epsilon <= epsilon_for(one, delta / 2) + epsilon_for(other, delta / 2)


@given(amounts, amounts)
def test_a_pure_release_is_concentrated_where_no_delta_is_claimed(epsilon, rho):
    """Bun and Steinke, Proposition 3: ε-private is ε²/2-zero-concentrated."""
    expected = ReleaseCost.concentrated(rho + epsilon**2 / 2)
    assert cost_of_both(pure(epsilon), gaussian(rho), NOTHING) == expected
    assert cost_of_both(gaussian(rho), pure(epsilon), NOTHING) == expected


@given(amounts, amounts, deltas)
def test_a_mixture_lies_between_the_gaussian_alone_and_the_sum(epsilon, rho, delta):
    alone = epsilon_for(rho, delta)
    assert cost_of_both(pure(epsilon), gaussian(rho), delta).epsilon == epsilon + alone
    later = cost_of_both(gaussian(rho), pure(epsilon), delta)
    assert (later.definition, later.delta) == (Definition.APPROXIMATE, delta)
    assert alone < later.epsilon <= (epsilon + alone) * (1 + Fraction(1, 10**9))


@pytest.mark.parametrize(
    ("cost", "text"),
    [
        (ReleaseCost.pure(Fraction(4, 3)), "ε = 1.33334"),
        (ReleaseCost.approximate(Fraction(1, 3), Fraction(1, 10**6)), "ε = 0.333334, δ = 1e-6"),
        (ReleaseCost.concentrated(Fraction(5, 8)), "ρ = 0.625"),
    ],
)
def test_amounts_are_rounded_against_the_reader(cost, text):
    assert rounded_cost_text(cost) == text
