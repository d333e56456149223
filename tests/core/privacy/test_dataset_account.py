"""Adding up costs: exact for pure noise, tight for Gaussian noise, never below the truth."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import NoDeltaError
from core.privacy.dataset_account import ChargePreview, DatasetAccount, DatasetBudget, NoiseCost, cost_text, spent
from core.privacy.release_cost import ReleaseCost
from core.privacy.zcdp_conversion import epsilon_for, rho_for

TINY = Fraction(1, 10**9)
PURE = DatasetBudget(Fraction(1))
BOTH = DatasetBudget(Fraction(1), TINY)
fractions = st.fractions(min_value=Fraction(1, 1000), max_value=2, max_denominator=1000)


def pure(epsilon):
    return NoiseCost(Fraction(epsilon), Fraction(0))


def gaussian(rho):
    return NoiseCost(Fraction(0), Fraction(rho))


@given(st.lists(fractions))
def test_pure_costs_add_up_exactly(amounts):
    assert spent("x", map(pure, amounts), PURE) == sum(amounts)


@given(
    st.lists(fractions, max_size=4),
    st.lists(fractions, max_size=4),
    st.one_of(fractions.map(pure), fractions.map(gaussian)),
)
def test_one_more_release_never_makes_the_sum_smaller(pures, rhos, more):
    costs = [*map(pure, pures), *map(gaussian, rhos)]
    assert spent("x", [*costs, more], BOTH) >= spent("x", costs, BOTH) * (1 - Fraction(1, 10**12))


def test_many_small_pure_releases_after_a_gaussian_one_are_cheaper_than_their_sum():
    costs = [gaussian("0.001"), *[pure(Fraction(1, 100))] * 1000]
    assert spent("x", costs, BOTH) < 3


@given(st.lists(fractions, max_size=4), fractions)
def test_pure_releases_leave_a_gaussian_one_all_that_they_did_not_spend(pures, left):
    total = DatasetBudget(sum(pures) + left, TINY)
    costs = [*map(pure, pures), gaussian(rho_for(left, TINY))]
    assert sum(pures) < spent("x", costs, total) <= total.epsilon


def test_the_order_stays_when_the_total_is_raised():
    raised = DatasetBudget(Fraction(3), TINY)
    assert spent("x", [gaussian("0.001")], raised, BOTH) == spent("x", [gaussian("0.001")], BOTH)
    assert spent("x", [gaussian("0.001")], raised) > spent("x", [gaussian("0.001")], raised, BOTH)


@pytest.mark.parametrize("epsilon", [BOTH.epsilon, 2 * BOTH.epsilon])
def test_a_total_spent_by_pure_releases_has_nothing_left_for_a_gaussian_one(epsilon):
    assert spent("x", [pure(epsilon), gaussian("0.001")], BOTH) == epsilon + epsilon_for(Fraction("0.001"), TINY)


def test_a_gaussian_release_that_asks_for_all_fits_exactly():
    for epsilon in (Fraction(1, 3), Fraction(1), Fraction(7)):
        total = DatasetBudget(epsilon, TINY)
        assert spent("x", [gaussian(rho_for(epsilon, TINY))], total) <= epsilon
        assert spent("x", [gaussian(rho_for(epsilon, TINY) * Fraction(1001, 1000))], total) > epsilon


def test_gaussian_noise_without_delta_is_refused_in_words():
    with pytest.raises(NoDeltaError, match=r"“Adult” has a budget of ε = 1, without a δ"):
        spent("Adult", [gaussian("1e-9")], PURE)


@pytest.mark.parametrize(("epsilon", "delta"), [(0, 0), (-1, 0), (1, 1), (1, -1)])
def test_impossible_totals_are_refused(epsilon, delta):
    with pytest.raises(ValueError, match="epsilon"):
        DatasetBudget(Fraction(epsilon), Fraction(delta))


def test_costs_of_each_definition():
    assert NoiseCost.of(ReleaseCost.pure(2)) == pure(2)
    assert NoiseCost.of(ReleaseCost.concentrated(2)) == gaussian(2)
    assert NoiseCost.of(ReleaseCost.approximate(2, TINY)) == gaussian(rho_for(Fraction(2), TINY))


def test_an_account_in_words_is_rounded_against_the_owner():
    account = DatasetAccount("x", BOTH, Fraction(1, 3), 2)
    assert account.total_text == "ε = 1, δ = 1e-9"
    assert account.spent_text == "ε = 0.333334, δ = 1e-9"
    assert account.left_text == "ε = 0.666666, δ = 1e-9"
    assert account.part_spent == pytest.approx(1 / 3)
    assert (account.n_charges, account.n_choices) == (2, 0)


def test_the_part_spent_is_one_of_the_total():
    assert DatasetAccount("x", DatasetBudget(Fraction(4)), Fraction(1), 1).part_spent == 0.25


def test_an_overspent_account_has_nothing_left():
    account = DatasetAccount("x", PURE, Fraction(3), 2)
    assert (account.left, account.part_spent, account.left_text) == (0, 1.0, "ε = 0")


def test_a_preview_tells_before_and_after():
    preview = ChargePreview(
        DatasetAccount("x", PURE, Fraction(1, 4), 1), DatasetAccount("x", PURE, Fraction(3, 4), 2), pure("1/2")
    )
    assert preview.enough
    assert (preview.before.left, preview.afterwards.left) == (Fraction(3, 4), Fraction(1, 4))
    words = (preview.total_text, preview.before.left_text, preview.afterwards.left_text)
    assert words == ("ε = 1", "ε = 0.75", "ε = 0.25")


@pytest.mark.parametrize(
    ("budget", "text"),
    [
        (ReleaseCost.pure(Fraction(1, 3)), "ε = 1/3"),
        (ReleaseCost.approximate(1, TINY), "ε = 1, δ = 1e-9"),
        (ReleaseCost.concentrated(Fraction(1, 2)), "ρ = 0.5"),
    ],
)
def test_costs_are_told_exactly(budget, text):
    assert cost_text(budget) == text
