"""The cost of several releases together, as tight as Rényi divergences have it, and rounded against the user.

At order a + 1 > 1 a ρ-zero-concentrated release has a Rényi divergence of at most (a + 1) ρ, and an ε-private one of at
most that of randomised response, the worst of its kind,

    D(a, ε) = ln((e^((a + 1) ε) + e^(-a ε)) / (1 + e^ε)) / a <= min(ε, (a + 1) ε² / 2).

Divergences add up, and one order serves all releases: so the sum is never above the ε of the pure releases plus that of
the Gaussian ones, nor above what it would be with every pure release counted as ε² / 2 zero-concentrated.

References:
    Mironov, Rényi Differential Privacy (CSF 2017), Propositions 1 and 5.
    Bun, Steinke, Concentrated Differential Privacy (TCC 2016), Proposition 3 and Lemma 7.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache

from core.privacy.convert import Order, epsilon_for, epsilon_of

_TINY = Decimal("1e-55")
"""Relative error of the terms of D(a, ε) in sixty digits, with room to spare."""

_FLAT = 1e-4
"""Below, the divergence is as flat as floats can tell, and the formula loses its digits."""


def composed_epsilon(pures: Iterable[Fraction], rho: Fraction, delta: Fraction) -> Fraction:
    """Return the least ε found, rounded up, such that all releases together are (ε, δ)-private.

    Args:
        pures: the ε > 0 of every pure release.
        rho: the ρ >= 0 of all Gaussian releases together.
        delta: in (0, 1).
    """
    return _composed(tuple(sorted(Counter(pures).items())), rho, delta)


@lru_cache(maxsize=1024)
def _composed(pures: tuple[tuple[Fraction, int], ...], rho: Fraction, delta: Fraction) -> Fraction:
    floats = [(float(epsilon), times) for epsilon, times in pures]
    together = epsilon_of(
        lambda a: (1 + a) * float(rho) + sum(times * _divergence(a, epsilon) for epsilon, times in floats),
        lambda order: sum(
            (times * _bound(order, epsilon) for epsilon, times in pures), (1 + order.a) * order.real(rho)
        ),
        delta,
    )
    alone = sum((times * epsilon for epsilon, times in pures), Fraction(0))
    return min(together, alone + epsilon_for(rho, delta))


def _divergence(a: float, epsilon: float) -> float:
    """Return D(a, ε) in floats, to search with."""
    if (1 + a) * epsilon < _FLAT or a < _FLAT:
        return (1 + a) * epsilon * math.tanh(epsilon / 2)  # exact at order 1
    return epsilon + (math.log1p(math.exp(-(2 * a + 1) * epsilon)) - math.log1p(math.exp(-epsilon))) / a


def _bound(order: Order, epsilon: Fraction) -> Decimal:
    """Return a number that is not below D(a, ε)."""
    a, e = order.a, order.real(epsilon)
    divergence = e + ((1 + (-(2 * a + 1) * e).exp()).ln() - (1 + (-e).exp()).ln()) / a
    return divergence + _TINY * (e + 1 / a)
