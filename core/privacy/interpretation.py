"""What an amount of privacy means for one person, as figures that can be put in words."""

from __future__ import annotations

import math
from fractions import Fraction

from core.privacy.release_cost import Definition, ReleaseCost
from core.privacy.zcdp_conversion import epsilon_for, noise_budget_of


def surest_guess(epsilon: Fraction) -> float:
    """Return how sure somebody can become, in [1/2, 1], that a given person is in the data, who was undecided before.

    exp(ε) / (1 + exp(ε)): the posterior of an even prior when the likelihood ratio is as large as ε allows.

    Args:
        epsilon: > 0.

    References:
        Wasserman and Zhou, "A statistical framework for differential privacy" (JASA 2010), section 2.
    """
    return 1 / (1 + math.exp(-float(epsilon)))


def as_exact_as(budget: ReleaseCost, variance: float, other_variance: float) -> float:
    """Return the amount at which a plan of `other_variance` would reach `variance`.

    The variance of the noise falls as 1/ε² under pure privacy, as 1/ρ with Gaussian noise.

    Args:
        budget: at which both variances were predicted.
        variance: what is to be reached, > 0.
        other_variance: the variance of the other plan, > 0.

    Returns:
        ε, at the same δ if there is one; ρ where the budget is one of ρ.
    """
    more = other_variance / variance
    if budget.definition is Definition.PURE:
        return float(budget.epsilon) * math.sqrt(more)
    if budget.definition is Definition.CONCENTRATED:
        return float(budget.rho) * more
    return float(epsilon_for(noise_budget_of(budget) * Fraction(more), budget.delta))
