"""Releases together: sound, never worse than adding up, and as other programs have it."""

from __future__ import annotations

from decimal import Decimal, localcontext
from fractions import Fraction

import mpmath
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.privacy.compose import _bound, _divergence, composed_epsilon
from core.privacy.convert import Order, epsilon_for

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


@pytest.mark.parametrize(("pures", "rho", "delta", "epsilon"), DP_ACCOUNTING)
def test_as_dp_accounting_has_it(pures, rho, delta, epsilon):
    found = composed_epsilon(listed(pures), Fraction(rho), Fraction(delta))
    assert epsilon * (1 - 1e-6) <= found <= epsilon


@pytest.mark.parametrize(("epsilon", "order", "divergence"), AUTODP)
def test_divergences_as_autodp_has_them(epsilon, order, divergence):
    assert _divergence(order - 1, epsilon) == pytest.approx(divergence, rel=1e-9)


def real(x):
    return mpmath.mpf(x.numerator) / x.denominator


def least_epsilon(pures, rho, delta):
    """The slow twin: the same minimum over 400 orders, with 80 digits."""
    with mpmath.workdps(80):
        best = mpmath.inf
        for k in range(-100, 300):
            a = mpmath.exp(mpmath.mpf(k) / 10)
            odds = ((mpmath.exp((a + 1) * e) + mpmath.exp(-a * e)) / (1 + mpmath.exp(e)) for e in map(real, pures))
            worst = sum(map(mpmath.log, odds)) / a
            tail = (mpmath.log(1 / real(delta)) - mpmath.log(1 + a)) / a - mpmath.log(1 + 1 / a)
            best = min(best, (a + 1) * real(rho) + worst + tail)
        return max(best, 0)


@given(st.lists(epsilons, min_size=1, max_size=3), rhos, deltas)
@settings(max_examples=20)
def test_it_is_the_minimum_over_all_orders(pures, rho, delta):
    found, slow = composed_epsilon(pures, rho, delta), least_epsilon(pures, rho, delta)
    with mpmath.workdps(80):
        assert real(found) <= slow * (1 + mpmath.mpf(10) ** -14)
        assert real(found) >= slow * mpmath.mpf("0.98") - mpmath.mpf(10) ** -12 or found >= sum(pures)


@given(st.lists(epsilons, max_size=5), rhos, deltas)
def test_never_worse_than_the_two_simple_ways(pures, rho, delta):
    found = composed_epsilon(pures, rho, delta)
    assert found <= sum(pures) + epsilon_for(rho, delta)
    concentrated = rho + sum((epsilon**2 for epsilon in pures), Fraction(0)) / 2
    assert found <= epsilon_for(concentrated, delta) * (1 + Fraction(1, 10**12))


@pytest.mark.parametrize("epsilon", [Fraction(1, 10**90), Fraction(1, 10**30), Fraction(10**40)])
@pytest.mark.parametrize("rho", [Fraction(0), Fraction(1, 10**80), Fraction(10**20)])
def test_amounts_beyond_all_reason_are_added_up_too(epsilon, rho):
    found = composed_epsilon([epsilon] * 3, rho, Fraction(1, 10**9))
    assert 0 <= found <= 3 * epsilon + epsilon_for(rho, Fraction(1, 10**9))


@pytest.mark.parametrize(
    "epsilon", [Fraction(1, 10**9), Fraction(1, 10**6), Fraction(1, 3), Fraction(3), Fraction(200)]
)
@pytest.mark.parametrize("a", ["1e-20", "1e-6", "0.125", "1", "5", "1e4", "1e9"])
def test_a_divergence_is_found_in_floats_and_bounded_from_above_by_a_hair(epsilon, a):
    with localcontext(prec=80):
        bound = _bound(Order(Decimal(a)), epsilon)
    with mpmath.workdps(250):
        order, x = mpmath.mpf(a), real(epsilon)
        far, near = mpmath.exp(-(2 * order + 1) * x), mpmath.exp(-x)
        exact = x + (mpmath.log1p(far) - mpmath.log1p(near)) / order
        hair = mpmath.mpf("1e-55") * (x + 1 / order)
        assert 0.99 * hair <= mpmath.mpf(str(bound)) - exact <= 1.01 * hair
        assert _divergence(float(a), float(epsilon)) == pytest.approx(float(exact), rel=1e-4, abs=0)
