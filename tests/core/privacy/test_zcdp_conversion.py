"""From (ε, δ) to ρ and back: sound, tight, and as other programs have it."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

import mpmath
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.privacy.release_cost import ReleaseCost
from core.privacy.zcdp_conversion import Order, epsilon_at, epsilon_for, noise_budget_of, rho_for

epsilons = st.fractions(min_value=Fraction(1, 10**6), max_value=1000, max_denominator=10**9)
deltas = st.integers(1, 80).map(lambda k: Fraction(1, 10**k)) | st.fractions(
    min_value=Fraction(1, 10**6), max_value=Fraction(999, 1000), max_denominator=10**6
)

DP_ACCOUNTING = [  # RdpAccountant of dp-accounting 0.6.0 over 4001 orders: never below the optimum, and hardly above
    ("0.001", "1e-9", 0.24511925607578147),
    ("0.0149730576735885", "1e-9", 1.000000000013781),
    ("0.1", "1e-6", 2.141938947602183),
    ("0.5", "1e-5", 4.728387543022596),
    ("2", "1e-12", 16.20616821993787),
    ("0.02", "0.01", 0.3449953624750659),
    ("10", "1e-9", 37.63745510550521),
]


def least_delta(rho, epsilon):
    """The slow twin: Corollary 13 of Canonne, Kamath, Steinke, with the best order found by bisection, to 80 digits."""
    with mpmath.workdps(80):
        r, e = (mpmath.mpf(x.numerator) / x.denominator for x in (rho, epsilon))

        def slope(a):
            return (2 * a + 1) * r - e + mpmath.log(a / (1 + a))

        low, high = mpmath.mpf(10) ** -40, mpmath.mpf(10) ** 40
        for _ in range(400):
            middle = mpmath.sqrt(low * high)
            low, high = (low, middle) if slope(middle) > 0 else (middle, high)
        return mpmath.exp(low * ((low + 1) * r - e) + (low + 1) * mpmath.log(low / (1 + low))) / low


def real(x):
    return mpmath.mpf(x.numerator) / x.denominator


@given(epsilons, deltas)
@settings(max_examples=60)
def test_rho_is_sound_and_hardly_more_would_not_be(epsilon, delta):
    rho = rho_for(epsilon, delta)
    with mpmath.workdps(80):
        assert rho > 0
        assert least_delta(rho, epsilon) <= real(delta)
        assert least_delta(rho * (1 + Fraction(1, 10**9)), epsilon) > real(delta) or rho * Fraction(1, 10**9) < 1e-16


def best_epsilon(rho, delta):
    """Another slow twin: ε at the order where its slope is 0, that is where ρ a² + ln(1 + a) = ln(1/δ)."""
    log, low, high = mpmath.log(1 / real(delta)), mpmath.mpf(-200), mpmath.mpf(400)
    for _ in range(150):
        middle = (low + high) / 2
        a = mpmath.exp(middle)
        low, high = (middle, high) if real(rho) * a**2 + mpmath.log1p(a) < log else (low, middle)
    return max(0, (1 + a) * real(rho) + (log - mpmath.log1p(a)) / a - mpmath.log1p(1 / a))


@pytest.mark.parametrize("delta", [Fraction(1, 10**100), Fraction(1, 10**9), Fraction(7, 10**6), Fraction(999, 1000)])
@pytest.mark.parametrize("rho", [Fraction(1, 10**200), Fraction(1, 10**20), Fraction(1, 7), 1, 3, Fraction(10**20)])
def test_epsilon_is_the_next_number_of_15_figures(rho, delta):
    found = epsilon_for(Fraction(rho), delta)
    with mpmath.workdps(250):
        exact = best_epsilon(Fraction(rho), delta)
        assert exact <= real(found) <= exact * (1 + mpmath.mpf("1.01e-14"))
    assert len((Decimal(found.numerator) / found.denominator).normalize().as_tuple().digits) <= 15


@pytest.mark.parametrize("epsilon", [Fraction(1, 3), Fraction(2, 7), Fraction(1), Fraction(100, 7)])
def test_rho_is_the_largest_of_about_13_figures(epsilon):
    """Both ways are rounded, so what is asked for may lie between two numbers of 15 figures."""
    rho, delta = rho_for(epsilon, Fraction(1, 10**9)), Fraction(1, 10**9)
    assert epsilon_for(rho, delta) <= epsilon < epsilon_for(rho * (1 + Fraction(3, 10**13)), delta)


@given(epsilons, deltas)
@settings(max_examples=60)
def test_epsilon_is_sound_and_hardly_less_would_not_be(rho, delta):
    epsilon = epsilon_for(rho, delta)
    with mpmath.workdps(80):
        assert least_delta(rho, epsilon) <= real(delta) * (1 + mpmath.mpf(10) ** -60)
        if epsilon > 0:
            assert least_delta(rho, epsilon * (1 - Fraction(1, 10**9))) > real(delta)


@given(epsilons, deltas)
def test_there_and_back(epsilon, delta):
    """A plan that asks for the whole budget must find it enough: never above, not even in the last digit."""
    back = epsilon_for(rho_for(epsilon, delta), delta)
    assert back <= epsilon
    rho = rho_for(epsilon, delta)
    assert rho_for(epsilon * (1 + Fraction(1, 10**8)), delta) > rho


@given(st.fractions(min_value=Fraction(1, 1000), max_value=50, max_denominator=10**6), st.integers(3, 40))
def test_there_and_back_is_exact_to_nine_digits_for_usual_budgets(epsilon, digits):
    delta = Fraction(1, 10**digits)
    assert epsilon_for(rho_for(epsilon, delta), delta) >= epsilon * (1 - Fraction(1, 10**9))


@pytest.mark.parametrize(("rho", "delta", "epsilon"), DP_ACCOUNTING)
def test_dp_accounting_has_the_same(rho, delta, epsilon):
    ours = float(epsilon_for(Fraction(rho), Fraction(delta)))
    assert epsilon * (1 - 2e-7) <= ours <= epsilon * (1 + 1e-12)


def test_better_than_the_simple_formula():
    """ε = ρ + 2 sqrt(ρ ln(1/δ)), as Bun and Steinke have it."""
    rho, delta = Fraction(1, 10), Fraction(1, 10**6)
    assert float(epsilon_for(rho, delta)) < 0.1 + 2 * (0.1 * 13.8155) ** 0.5


@pytest.mark.parametrize("epsilon", [Fraction(1, 10**50), Fraction(1, 10**9), Fraction(10**9), Fraction(10**40)])
@pytest.mark.parametrize("delta", [Fraction(1, 10**100), Fraction(1, 10**9), Fraction(999, 1000)])
def test_extremes(epsilon, delta):
    rho = rho_for(epsilon, delta)
    assert rho > 0
    assert epsilon_for(rho, delta) <= epsilon


def test_no_noise_costs_nothing_and_little_is_covered_by_delta():
    assert epsilon_for(Fraction(0), Fraction(1, 10**9)) == 0
    assert epsilon_for(Fraction(1, 10**9), Fraction(1, 2)) == 0
    assert epsilon_for(Fraction(1), Fraction(1, 10**9)) > 1


@pytest.mark.parametrize(("epsilon", "delta"), [(0, "0.1"), (-1, "0.1"), (1, "0"), (1, "1"), (1, "-0.1")])
def test_impossible_budgets_are_refused(epsilon, delta):
    with pytest.raises(ValueError, match="epsilon must be positive and delta"):
        rho_for(Fraction(epsilon), Fraction(delta))


@pytest.mark.parametrize(("rho", "delta"), [(-1, "0.1"), (1, "0"), (1, "1")])
def test_impossible_costs_are_refused(rho, delta):
    with pytest.raises(ValueError, match="delta"):
        epsilon_for(Fraction(rho), Fraction(delta))


def test_money_of_each_definition():
    third, tiny = Fraction(1, 3), Fraction(1, 10**9)
    assert noise_budget_of(ReleaseCost.pure(third)) == third
    assert noise_budget_of(ReleaseCost.concentrated(third)) == third
    assert noise_budget_of(ReleaseCost.approximate(third, tiny)) == rho_for(third, tiny)


@pytest.mark.parametrize("least", ["0.1", "1", "30"])
def test_a_bound_that_is_true_to_fifty_figures_is_never_taken_for_exact(least):
    """The true ε may lie a hair above the one computed, which has fifteen figures to the digit: the next one is told.

    The larger part of it is the penalty of the order in the first case, and the bound in the others.
    """
    with mpmath.workdps(100):
        penalty = (mpmath.log(10**6) - mpmath.log(101)) / 100 - mpmath.log(mpmath.mpf(101) / 100)
        bound = Decimal(mpmath.nstr(mpmath.mpf(least) - penalty, 80))
    told = epsilon_at(Order(Decimal(100)), lambda _: bound, Fraction(1, 10**6))
    assert 0 < told / Fraction(least) - 1 <= Fraction(1, 10**14)
