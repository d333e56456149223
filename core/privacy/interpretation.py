"""Figures that explain an amount of privacy: the posterior it allows, and the amount another accuracy would take."""

from __future__ import annotations

import math
from fractions import Fraction

from core.privacy.release_cost import Definition, ReleaseCost
from core.privacy.zcdp_conversion import epsilon_for, noise_budget_of


def surest_guess(epsilon: Fraction) -> float:
    """Return the largest posterior probability, in [1/2, 1], that a given person is in the data, from a prior of 1/2.

    exp(ε) / (1 + exp(ε)), as ε bounds the likelihood ratio by exp(ε).

    Args:
        epsilon: > 0.

    References:
        Wasserman and Zhou, "A statistical framework for differential privacy" (JASA 2010), section 2.
    """
    return 1 / (1 + math.exp(-float(epsilon)))


def as_exact_as(cost: ReleaseCost, variance: float, other_variance: float) -> float:
    """Return the amount that a plan of `other_variance` would need to reach `variance`.

    The variance of the noise is proportional to 1/ε² under pure privacy, to 1/ρ with Gaussian noise.

    Args:
        cost: at which both variances were predicted.
        variance: the target, > 0.
        other_variance: the variance of the other plan, > 0.

    Returns:
        ε, at the δ of `cost`; ρ if it is one of ρ.
    """
    more = other_variance / variance
    if cost.definition is Definition.PURE:
        return float(cost.epsilon) * math.sqrt(more)
    if cost.definition is Definition.CONCENTRATED:
        return float(cost.rho) * more
    return float(epsilon_for(noise_budget_of(cost) * Fraction(more), cost.delta))
