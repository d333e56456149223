"""Releases together: at one fixed order, never below the truth, and as other programs have it."""

from __future__ import annotations

from decimal import Decimal, localcontext
from fractions import Fraction
from itertools import pairwise

import mpmath
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.privacy.composition import _bound, composed_epsilon, fixed_order
from core.privacy.zcdp_conversion import Order, best_order, epsilon_for, rho_for

# RdpAccountant of dp-accounting 0.6.0 over 3001 orders: RandomizedResponseDpEvent(2 / (1 + e^ε), 2) for every pure ε,
# ZCDpEvent(ρ), neighbours by replacement; never below the optimum, and hardly above.
DP_ACCOUNTING = [
    ([(1, 1)], "0.001", "1e-9", 1.2426216629466502),
    ([("0.5", 10)], "0", "1e-9", 5.0),  # the orders of the accountant end before the best one, which gives the sum
    ([("0.5", 10)], "0.1", "1e-9", 7.336692965369105),
    ([("0.01", 1000)], "0", "1e-9", 1.8754563735793217),
    ([(3, 4)], "0.5", "1e-6", 17.18178441799249),
    ([("0.1", 20), (2, 1)], "0.02", "1e-6", 4.163505391430294),
    ([(8, 1)], "0", "1e-12", 8.0),  # the same
]

# RDP_randresponse of autodp 0.2.3.1
AUTODP = [
    (0.01, 2.0, 9.99958335859974e-05),
    (0.5, 1.5, 0.17836940667623236),
    (0.5, 10.0, 0.4473330960942805),
    (1.0, 3.0, 0.8467268304854476),
    (3.0, 2.0, 2.951536050615982),
    (3.0, 50.0, 2.999008421396455),
    (8.0, 1.1, 7.9973232007010635),
]

epsilons = st.fractions(min_value=Fraction(1, 10**6), max_value=100, max_denominator=10**6)
rhos = st.just(Fraction(0)) | st.fractions(min_value=Fraction(1, 10**6), max_value=10, max_denominator=10**6)
deltas = st.integers(1, 40).map(lambda k: Fraction(1, 10**k))


def listed(pures):
    return [Fraction(epsilon) for epsilon, times in pures for _ in range(times)]


def at(order, *args):
    """The sum at an order, given as dp-accounting and autodp do: a + 1."""
    return composed_epsilon(*args, Order(Decimal(repr(order - 1))))


@pytest.mark.parametrize(("pures", "rho", "delta", "epsilon"), DP_ACCOUNTING)
def test_as_dp_accounting_has_it(pures, rho, delta, epsilon):
    """It takes the best of 3001 orders; ours is never below that, and at the best of them hardly above."""
    orders = [1 + 1.02**k for k in range(-100, 1000)]
    found = [at(order, listed(pures), Fraction(rho), Fraction(delta)) for order in orders]
    assert epsilon * (1 - 1e-6) <= min(found) <= epsilon * (1 + 1e-3)


@pytest.mark.parametrize(("epsilon", "order", "divergence"), AUTODP)
def test_divergences_as_autodp_has_them(epsilon, order, divergence):
    with localcontext(prec=80):
        found = _bound(Order(Decimal(repr(order)) - 1), Fraction(repr(epsilon)))
    assert float(found) == pytest.approx(divergence, rel=1e-9)


def real(x):
    return mpmath.mpf(x.numerator) / x.denominator


def slow_epsilon(pures, rho, delta, a):
    """The slow twin, with 80 digits."""
    with mpmath.workdps(80):
        a = mpmath.mpf(str(a))
        odds = ((mpmath.exp((a + 1) * e) + mpmath.exp(-a * e)) / (1 + mpmath.exp(e)) for e in map(real, pures))
        worst = sum(map(mpmath.log, odds)) / a
        tail = (mpmath.log(1 / real(delta)) - mpmath.log(1 + a)) / a - mpmath.log(1 + 1 / a)
        return max((a + 1) * real(rho) + worst + tail, 0)


@given(st.lists(epsilons, min_size=1, max_size=3), rhos, deltas, st.sampled_from([1, 7, 300]))
@settings(max_examples=20)
def test_it_is_the_sum_at_its_order(pures, rho, delta, total):
    order = fixed_order(Fraction(total), delta)
    found, slow = composed_epsilon(pures, rho, delta, order), slow_epsilon(pures, rho, delta, order.a)
    with mpmath.workdps(80):
        assert slow <= real(found) <= slow * (1 + mpmath.mpf(10) ** -14) + mpmath.mpf(10) ** -40


@given(rhos.filter(bool), deltas)
def test_gaussian_releases_that_use_a_total_up_lose_nothing(rho, delta):
    total = epsilon_for(rho, delta)
    if total:
        found = composed_epsilon([], rho_for(total, delta), delta, fixed_order(total, delta))
        assert found == epsilon_for(rho_for(total, delta), delta) <= total


def test_the_order_does_not_depend_on_what_was_released():
    """Were it the best for what came out, an owner who goes on by what came out would spend more than is told."""
    tiny, order = Fraction(1, 10**9), fixed_order(Fraction(3), Fraction(1, 10**9))
    sums = [composed_epsilon([Fraction(1, 2)] * n, Fraction(1, 100), tiny, order) for n in range(1, 5)]
    steps = [after - before for before, after in pairwise(sums)]
    assert max(steps) == pytest.approx(min(steps), rel=1e-9)  # at one order, equal releases cost equal amounts


@pytest.mark.parametrize("epsilon", [Fraction(1, 10**90), Fraction(1, 10**30), Fraction(10**40)])
@pytest.mark.parametrize("rho", [Fraction(1, 10**80), Fraction(10**20)])
def test_amounts_beyond_all_reason_are_added_up_too(epsilon, rho):
    tiny = Fraction(1, 10**9)
    found = composed_epsilon([epsilon] * 3, rho, tiny, best_order(rho, tiny))
    assert 0 <= found <= (3 * epsilon + epsilon_for(rho, tiny)) * (1 + Fraction(1, 10**14))


@pytest.mark.parametrize(
    "epsilon", [Fraction(1, 10**9), Fraction(1, 10**6), Fraction(1, 3), Fraction(3), Fraction(200)]
)
@pytest.mark.parametrize("a", ["1e-20", "1e-6", "0.125", "1", "5", "1e4", "1e9"])
def test_a_divergence_is_bounded_from_above_by_a_hair(epsilon, a):
    with localcontext(prec=80):
        bound = _bound(Order(Decimal(a)), epsilon)
    with mpmath.workdps(250):
        order, x = mpmath.mpf(a), real(epsilon)
        far, near = mpmath.exp(-(2 * order + 1) * x), mpmath.exp(-x)
        exact = x + (mpmath.log1p(far) - mpmath.log1p(near)) / order
        hair = mpmath.mpf("1e-55") * (x + 1 / order)
        assert 0.99 * hair <= mpmath.mpf(str(bound)) - exact <= 1.01 * hair
