"""Conversion between (ε, δ) and the ρ of Gaussian noise, tight and rounded against the user.

Noise of ρ-zero-concentrated privacy satisfies, for every order a + 1 > 1,

    ε = (a + 1) ρ + (ln(1/δ) - a ln(1 + 1/a) - ln(1 + a)) / a.

Every order gives a valid bound. So the best order is searched with floats; the formula is then evaluated at that order
with sixty digits and rounded to the safe side.

References:
    Canonne, Kamath, Steinke, The Discrete Gaussian for Differential Privacy (NeurIPS 2020),
    Proposition 12 and Corollary 13.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from decimal import ROUND_CEILING, ROUND_FLOOR, Context, Decimal, localcontext
from fractions import Fraction
from functools import lru_cache

from core.privacy.release_cost import Definition, ReleaseCost

FIGURES = 15
"""Significant figures kept of a result; the rest is rounded against the user. Fewer would waste budget."""

_DIGITS = 60
"""Decimal digits of the arithmetic. Fewer than about 50 would break the promise of `_SLACK`."""

_SLACK = Decimal("1e-40")
"""Relative amount added to ε before it is rounded up; rounding errors of sixty digits are far smaller."""

_BARELY_LESS = 1 - Decimal("1e-13")
"""Factor that lowers ρ by about a hundred units of its last figure; nearer to 1 would take more rounds."""

_SEARCHED = (-80.0, 300.0)
"""Range of ln a: holds the best order for ε and ρ from 1e-100 to 1e50. A narrower range would overstate ε."""

_GOLDEN = (math.sqrt(5) - 1) / 2


def noise_budget_of(cost: ReleaseCost) -> Fraction:
    """Return what the noise groups of a release may cost together: ε for pure privacy, ρ for Gaussian noise."""
    if cost.definition in (Definition.PURE, Definition.SELECTION):
        return cost.epsilon
    if cost.definition is Definition.CONCENTRATED:
        return cost.rho
    return rho_for(cost.epsilon, cost.delta)


@lru_cache(maxsize=1024)
def rho_for(epsilon: Fraction, delta: Fraction) -> Fraction:
    """Return the largest ρ that is (ε, δ)-private, rounded down to 15 figures and consistent with `epsilon_for`.

    Args:
        epsilon: > 0.
        delta: in (0, 1).

    Returns:
        ρ > 0 with epsilon_for(ρ, δ) <= ε.
    """
    if epsilon <= 0 or not 0 < delta < 1:
        raise ValueError("epsilon must be positive and delta lie in (0, 1)")
    target, log = float(epsilon), float(_log_inverse(delta, _DIGITS))
    a = _best_order(lambda a: -(target - _penalty(a, log)) / (1 + a))
    with localcontext(_context(a)) as context:
        order = Decimal(a)
        rho = (_decimal(epsilon) - _exact_penalty(order, delta, context.prec)) / (1 + order)
    result = _rounded(rho, ROUND_FLOOR)
    # Both directions are rounded; ρ is lowered until the round trip does not exceed ε.
    while epsilon_for(result, delta) > epsilon:
        result = _rounded(_decimal(result) * _BARELY_LESS, ROUND_FLOOR)
    return result


@lru_cache(maxsize=1024)
def epsilon_for(rho: Fraction, delta: Fraction) -> Fraction:
    """Return the least ε such that ρ is (ε, δ)-private, rounded up to 15 figures.

    Args:
        rho: >= 0.
        delta: in (0, 1).

    Returns:
        ε >= 0; 0 if ρ is 0, or so small that δ covers it.
    """
    if rho < 0 or not 0 < delta < 1:
        raise ValueError("rho must not be negative, and delta must lie in (0, 1)")
    if rho == 0:
        return Fraction(0)
    return epsilon_at(best_order(rho, delta), lambda order: (1 + order.a) * order.real(rho), delta)


@dataclass(frozen=True, slots=True)
class Order:
    """The order a + 1 of a Rényi divergence, for arithmetic with at least sixty digits."""

    a: Decimal

    @staticmethod
    def real(amount: Fraction) -> Decimal:
        """Return an exact amount in the digits of the current decimal context."""
        return _decimal(amount)


def best_order(rho: Fraction, delta: Fraction) -> Order:
    """Return the order that gives the least ε for Gaussian noise of ρ > 0 alone."""
    log, target = float(_log_inverse(delta, _DIGITS)), float(rho)
    return Order(Decimal(_best_order(lambda a: (1 + a) * target + _penalty(a, log))))


def epsilon_at(order: Order, bound: Callable[[Order], Decimal], delta: Fraction) -> Fraction:
    """Return the ε, rounded up to 15 figures, of releases with a known Rényi divergence at one order.

    Args:
        order: any order; each gives a valid ε.
        bound: the divergence of all releases together at that order, correct to fifty figures or rounded up.
        delta: in (0, 1).
    """
    with localcontext(_context(order.a)) as context:
        penalty = _exact_penalty(order.a, delta, context.prec)
        epsilon = bound(order) * (1 + _SLACK) + penalty + _SLACK * abs(penalty)
    return max(Fraction(0), _rounded(epsilon, ROUND_CEILING))


def _best_order(loss: Callable[[float], float]) -> float:
    """Return the a that minimises `loss`, by golden section over ln a.

    The loss has one minimum: the orders at which a given ρ satisfies a given (ε, δ) form an interval, as ln δ is convex
    in a.
    """
    low, high = _SEARCHED
    left, right = high - _GOLDEN * (high - low), low + _GOLDEN * (high - low)
    at_left, at_right = loss(math.exp(left)), loss(math.exp(right))
    while high - low > 1e-9:  # of ln a; near the minimum the loss changes by the square of the error
        if at_left <= at_right:
            high, right, at_right = right, left, at_left
            left = high - _GOLDEN * (high - low)
            at_left = loss(math.exp(left))
        else:
            low, left, at_left = left, right, at_right
            right = low + _GOLDEN * (high - low)
            at_right = loss(math.exp(right))
    return math.exp((low + high) / 2)


def _penalty(a: float, log: float) -> float:
    """Return (ln(1/δ) - a ln(1 + 1/a) - ln(1 + a)) / a."""
    return (log - math.log1p(a)) / a - math.log1p(1 / a)


def _exact_penalty(a: Decimal, delta: Fraction, digits: int) -> Decimal:
    return (_log_inverse(delta, digits) - (1 + a).ln()) / a - (1 + 1 / a).ln()


def _log_inverse(delta: Fraction, digits: int) -> Decimal:
    """Return ln(1/δ)."""
    with localcontext(Context(prec=digits)):
        return (Decimal(delta.denominator) / Decimal(delta.numerator)).ln()


def _context(a: float | Decimal) -> Context:
    """Return sixty digits, and two more per power of ten of a: 1 + 1/a loses that many."""
    return Context(prec=_DIGITS + 2 * max(0, round(math.log10(a))))


def _decimal(amount: Fraction) -> Decimal:
    return Decimal(amount.numerator) / Decimal(amount.denominator)


def _rounded(value: Decimal, rounding: str) -> Fraction:
    return Fraction(Context(prec=FIGURES, rounding=rounding).plus(value))
