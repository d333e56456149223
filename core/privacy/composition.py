"""The cost of several releases together, at an order of Rényi divergence that is fixed before any Gaussian release.

At order a + 1 > 1, a ρ-zero-concentrated release has a Rényi divergence of at most (a + 1) ρ. An ε-private release has
at most that of randomised response, the worst ε-private mechanism:

    D(a, ε) = ln((e^((a + 1) ε) + e^(-a ε)) / (1 + e^ε)) / a <= min(ε, (a + 1) ε² / 2).

Why the order is fixed. The owner chooses each release, its kind and its amount after seeing those before. At one fixed
order, divergences of such adaptive releases still add up, and releases may continue while their sum is within the bound
(Feldman and Zrnic; Lécuyer; Whitehouse et al. for ρ): by induction over the releases, E exp(a (L - S)) <= 1, with L the
privacy loss and S the sum of divergences so far. That proof fails for the best order chosen after the last release: the
choice depends on what was published, each order may fail with probability δ on the outcomes for which it is chosen, and
these probabilities add up. A later choice is free only for releases that are ordered by how private they are (Regehr et
al.); mixtures of pure and Gaussian releases are not.

When it is fixed. Before the first Gaussian release, likelihoods of neighbours differ by a factor of at most exp(P), P
the sum of the ε so far. Let p1, q1 be the likelihoods of all that was published until then, p2, q2 those of the rest.
The order is chosen at that moment, as a function of the budget and of P: the order at which Gaussian noise alone spends
what is left. Given what was published, the rest is (ε - P, δ)-private at that order; so the whole is (ε, δ)-private:

    ∫ (p1 p2 - e^ε q1 q2)+ <= ∫ p1 ∫ (p2 - e^(ε - P) q2)+ <= δ,  as q1 >= e^-P p1.

Selections with a δ. A selection that is (ε', δ')-private does for two neighbours what an ε'-private one does, except
with probability at most δ' (Kairouz et al.). So before the first Gaussian release ε' is added to P, and δ' is taken off
the δ that is left for the rest; both are known when the order is chosen. In the formula above, what is published before
has the likelihoods p1, q1 of the ε'-private parts, and the exceptions add at most Σ δ'.
After a Gaussian release a selection with a δ is refused: how much of δ is left for the noise would depend on what the
noise has shown, and the failures of both need not add up to δ.

A budget that is raised later covers earlier releases, too: the order stays, and the sum at it continues. Gaussian
releases that use up a budget lose nothing by the fixed order. Before that, and with pure releases after them, the
ledger reports more as spent than the best order would.

References:
    Mironov, Rényi Differential Privacy (CSF 2017), Propositions 1 and 5.
    Bun, Steinke, Concentrated Differential Privacy (TCC 2016), Proposition 3 and Lemma 7.
    Kairouz, Oh, Viswanath, The Composition Theorem for Differential Privacy (ICML 2015), Section 4.
    Rogers, Roth, Ullman, Vadhan, Privacy Odometers and Filters: Pay-as-you-Go Composition (NeurIPS 2016).
    Feldman, Zrnic, Individual Privacy Accounting via a Rényi Filter (NeurIPS 2021).
    Lécuyer, Practical Privacy Filters and Odometers with Rényi Differential Privacy (arXiv 2103.01379).
    Whitehouse, Ramdas, Rogers, Wu, Fully-Adaptive Composition in Differential Privacy (ICML 2023).
    Regehr, Hu, Leeman, Manurangsi, Tholoniat, Lécuyer, Privacy Filters are Captured by Residues (arXiv 2602.15815).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from decimal import Context, Decimal, localcontext
from fractions import Fraction
from functools import lru_cache

from core.privacy.zcdp_conversion import Order, best_order, epsilon_at, rho_for

_TINY = Decimal("1e-55")
"""Bound of the relative error of D(a, ε) in sixty-digit arithmetic (ulp 1e-59). Too small a value could round the sum
below the true divergence, and understate what was spent."""

_SLACK = Decimal("1e-50")
"""Relative amount added to e^x, x <= `_FAR`, before it multiplies a δ; rounding errors of sixty digits are smaller."""

_FAR = 2300
"""Exponent beyond which δ counts as 1: no budget has a δ that e^-2300 could lower to one."""


@lru_cache(maxsize=1024)
def fixed_order(epsilon: Fraction, delta: Fraction) -> Order:
    """Return the order at which Gaussian noise alone uses up (ε, δ): for releases that may cost that from now on.

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
        order: what `fixed_order` returned before the first of them.
    """
    return _composed(tuple(sorted(Counter(pures).items())), rho, delta, order)


def group_delta(epsilon: Fraction, delta: Fraction, n_steps: int) -> Fraction:
    """Return the δ, rounded up, of an (ε, δ)-private choice for neighbours n steps apart: n e^((n - 1) ε) δ, at most 1.

    Args:
        epsilon: > 0.
        delta: in (0, 1).
        n_steps: n >= 1.

    References:
        Vadhan, The Complexity of Differential Privacy (2017), Lemma 2.2.
    """
    exponent = epsilon * (n_steps - 1)
    if exponent > _FAR:
        return Fraction(1)
    return min(Fraction(1), n_steps * Fraction(_exp_above(exponent)) * delta)


def _exp_above(exponent: Fraction) -> Decimal:
    """Return e^x or a little more; exact at 0."""
    with localcontext(Context(prec=60)):
        return Order.real(exponent).exp() * (1 + _SLACK) if exponent else Decimal(1)


@lru_cache(maxsize=1024)
def _composed(pures: tuple[tuple[Fraction, int], ...], rho: Fraction, delta: Fraction, order: Order) -> Fraction:
    def bound(at: Order) -> Decimal:
        return sum((times * _bound(at, epsilon) for epsilon, times in pures), (1 + at.a) * at.real(rho))

    return epsilon_at(order, bound, delta)


def _bound(order: Order, epsilon: Fraction) -> Decimal:
    """Return an upper bound of D(a, ε)."""
    a, e = order.a, order.real(epsilon)
    # exp((a + 1) ε) is factored out: exponents stay negative, so no amount overflows.
    divergence = e + ((1 + (-(2 * a + 1) * e).exp()).ln() - (1 + (-e).exp()).ln()) / a
    return divergence + _TINY * (e + 1 / a)
