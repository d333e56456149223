"""The cost of several releases together, at an order of Rényi divergence that is fixed before any Gaussian one.

At order a + 1 > 1 a ρ-zero-concentrated release has a Rényi divergence of at most (a + 1) ρ, and an ε-private one of at
most that of randomised response, the worst of its kind,

    D(a, ε) = ln((e^((a + 1) ε) + e^(-a ε)) / (1 + e^ε)) / a <= min(ε, (a + 1) ε² / 2).

Why the order is fixed. The owner chooses each release, its kind and its amount after seeing those before. At one order
divergences add up all the same, and releases may go on while their sum is within the bound (Feldman and Zrnic; Lécuyer;
Whitehouse et al. for ρ): by induction over the releases, the expectation of exp(a (L - S)) is at most 1, with L the
privacy loss and S the sum of divergences so far. For the best order, chosen when all is done, that proof fails: the
choice depends on what was published, each order may fail with δ on the outcomes for which it is chosen, and these add
up. Choosing afterwards is free only for releases that can be ordered by how private they are (Regehr et al.); mixtures
of pure and Gaussian ones cannot.

When it is fixed. Before anything Gaussian is released, likelihoods of neighbours differ by a factor of at most exp(P)
for certain, P the sum of the ε so far. Let p1, q1 be the likelihoods of all that was published till then, p2, q2 those
of the rest. The order is chosen then, as a function of the total and of P: the one at which Gaussian noise alone spends
what is left. Given what was published, the rest is (ε - P, δ)-private at that order; so the whole is (ε, δ)-private:

    ∫ (p1 p2 - e^ε q1 q2)+ <= ∫ p1 ∫ (p2 - e^(ε - P) q2)+ <= δ,  as q1 >= e^-P p1.

A total that is raised later holds for what came before, too: the order stays, and the sum at it goes on. Gaussian
releases that use up a total lose nothing; before that, and with pure releases after them, more is told as spent than at
the best order.

References:
    Mironov, Rényi Differential Privacy (CSF 2017), Propositions 1 and 5.
    Bun, Steinke, Concentrated Differential Privacy (TCC 2016), Proposition 3 and Lemma 7.
    Rogers, Roth, Ullman, Vadhan, Privacy Odometers and Filters: Pay-as-you-Go Composition (NeurIPS 2016).
    Feldman, Zrnic, Individual Privacy Accounting via a Rényi Filter (NeurIPS 2021).
    Lécuyer, Practical Privacy Filters and Odometers with Rényi Differential Privacy (arXiv 2103.01379).
    Whitehouse, Ramdas, Rogers, Wu, Fully-Adaptive Composition in Differential Privacy (ICML 2023).
    Regehr, Hu, Leeman, Manurangsi, Tholoniat, Lécuyer, Privacy Filters are Captured by Residues (arXiv 2602.15815).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache

from core.privacy.zcdp_conversion import Order, best_order, epsilon_at, rho_for

_TINY = Decimal("1e-55")
"""Relative error of the terms of D(a, ε) in sixty digits, with room to spare."""


@lru_cache(maxsize=1024)
def fixed_order(epsilon: Fraction, delta: Fraction) -> Order:
    """Return the order for releases that may cost (ε, δ) from now on: the one at which Gaussian noise uses all of it.

    Args:
        epsilon: > 0.
        delta: in (0, 1).
    """
    return best_order(rho_for(epsilon, delta), delta)


def composed_epsilon(pures: Iterable[Fraction], rho: Fraction, delta: Fraction, order: Order) -> Fraction:
    """Return an ε, rounded up, such that all releases from the first Gaussian one on are (ε, δ)-private together.

    Args:
        pures: the ε > 0 of every pure release among them.
        rho: the ρ > 0 of all Gaussian releases together.
        delta: in (0, 1).
        order: fixed before the first of them.
    """
    return _composed(tuple(sorted(Counter(pures).items())), rho, delta, order)


@lru_cache(maxsize=1024)
def _composed(pures: tuple[tuple[Fraction, int], ...], rho: Fraction, delta: Fraction, order: Order) -> Fraction:
    def bound(at: Order) -> Decimal:
        return sum((times * _bound(at, epsilon) for epsilon, times in pures), (1 + at.a) * at.real(rho))

    return epsilon_at(order, bound, delta)


def _bound(order: Order, epsilon: Fraction) -> Decimal:
    """Return a number that is not below D(a, ε)."""
    a, e = order.a, order.real(epsilon)
    divergence = e + ((1 + (-(2 * a + 1) * e).exp()).ln() - (1 + (-e).exp()).ln()) / a
    return divergence + _TINY * (e + 1 / a)
