"""What an amount of privacy means for one person, as figures that can be put in words."""

from __future__ import annotations

import math
from fractions import Fraction


def surest_guess(epsilon: Fraction) -> float:
    """Return how sure somebody can become, in [1/2, 1], that a given person is in the data, who was undecided before.

    exp(ε) / (1 + exp(ε)): the posterior of an even prior when the likelihood ratio is as large as ε allows.

    Args:
        epsilon: > 0.

    References:
        Wasserman and Zhou, "A statistical framework for differential privacy" (JASA 2010), section 2.
    """
    return 1 / (1 + math.exp(-float(epsilon)))


def as_exact_as(epsilon: Fraction, variance: float, other_variance: float) -> float:
    """Return the ε at which a plan of `other_variance` would reach `variance`: the noise variance falls as 1/ε².

    Args:
        epsilon: the ε at which both variances were predicted, > 0.
        variance: what is to be reached, > 0.
        other_variance: the variance of the other plan, > 0.
    """
    return float(epsilon) * math.sqrt(other_variance / variance)
