"""The amount of ε or ρ at which a uniform split reaches the error of another outcome of its strategy.

If a δ is allowed, a plan uses Gaussian or pure noise, whichever has less error by least squares. The variance of
Gaussian noise falls as 1/ρ(ε, δ), that of pure noise as 1/ε², which is faster: from some ε on pure noise is used.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from core.planning.outcomes import NoiseKind, Outcome
from core.privacy.interpretation import as_exact_as
from core.privacy.release_cost import Definition, ReleaseCost
from core.privacy.zcdp_conversion import noise_budget_of

ACCURACY = 1e-9
"""Relative accuracy of the ε at which the kinds of noise change places: far below the three digits shown."""


def uniform_amount(outcome: Outcome, uniform: Outcome, cost: ReleaseCost) -> float | None:
    """Return ε, or ρ for concentrated privacy, at which `uniform` has the total error of `outcome`.

    Args:
        outcome: of any split.
        uniform: the uniform outcome of its strategy and recovery.
        cost: of both predictions.

    Returns:
        None if one of them has no error, or does not fit.
    """
    wanted, now = outcome.total_variance, uniform.total_variance
    if not wanted or not now:
        return None
    if not uniform.kinds:
        pure = uniform.spares_delta and cost.definition is Definition.APPROXIMATE
        return as_exact_as(ReleaseCost.pure(cost.epsilon) if pure else cost, wanted, now)
    kinds = [replace(kind, cost=_at(kind.cost, cost)) for kind in uniform.kinds]
    amounts = [as_exact_as(kind.cost, wanted, kind.variance) for kind in kinds]
    taken = [amount for kind, amount in zip(kinds, amounts, strict=True) if _taken(kinds, amount) is kind]
    # If no kind is used at its own amount, the error jumps where the kinds change places.
    return min(taken) if taken else _changed_between(kinds, min(amounts), max(amounts))


def _at(kind: ReleaseCost, cost: ReleaseCost) -> ReleaseCost:
    """Return the cost of a kind with the δ of `cost`, which a rescaled comparison may have changed."""
    return replace(kind, delta=cost.delta) if kind.delta else kind


def _taken(kinds: Sequence[NoiseKind], amount: float) -> NoiseKind:
    """Return the kind of noise that is used at an ε."""

    def deciding(kind: NoiseKind) -> float:
        if kind.cost.definition is Definition.PURE:
            return kind.deciding * (float(kind.cost.epsilon) / amount) ** 2
        more = replace(kind.cost, epsilon=type(kind.cost.epsilon)(amount))
        return kind.deciding * float(noise_budget_of(kind.cost) / noise_budget_of(more))

    return min(kinds, key=deciding)


def _changed_between(kinds: Sequence[NoiseKind], low: float, high: float) -> float:
    """Return the ε at which the second kind begins, by bisection between two ε with different kinds."""
    first = _taken(kinds, low)
    while high > low * (1 + ACCURACY):
        # Geometric bisection: ε spans many powers of ten.
        middle = math.sqrt(low * high)
        low, high = (middle, high) if _taken(kinds, middle) is first else (low, middle)
    return high
