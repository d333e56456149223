"""The amount of budget at which a uniform split would be as exact as another outcome of the same strategy.

Where a δ is allowed, a plan takes Gaussian noise or noise without δ, whichever has less error by least squares. The
variance of the one falls as 1/ρ(ε, δ), that of the other as 1/ε², which is faster: from some ε on the second is taken.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from core.planning.outcomes import NoiseKind, Outcome
from core.privacy.interpretation import as_exact_as
from core.privacy.release_cost import Definition, ReleaseCost
from core.privacy.zcdp_conversion import noise_budget_of

CLOSE = 1e-9
"""Part by which the ε where the kinds of noise change places may be off."""


def uniform_amount(outcome: Outcome, uniform: Outcome, budget: ReleaseCost) -> float | None:
    """Return ε, or ρ where the budget is one of ρ, at which `uniform` would have the total error of `outcome`.

    Args:
        outcome: of any split.
        uniform: of the same strategy and recovery.
        budget: at which both were predicted.

    Returns:
        None where one of them has no error, or does not fit.
    """
    wanted, now = outcome.total_variance, uniform.total_variance
    if not wanted or not now:
        return None
    if not uniform.kinds:
        pure = uniform.spares_delta and budget.definition is Definition.APPROXIMATE
        return as_exact_as(ReleaseCost.pure(budget.epsilon) if pure else budget, wanted, now)
    kinds = [replace(kind, cost=_at(kind.cost, budget)) for kind in uniform.kinds]
    amounts = [as_exact_as(kind.cost, wanted, kind.variance) for kind in kinds]
    taken = [amount for kind, amount in zip(kinds, amounts, strict=True) if _taken(kinds, amount) is kind]
    return min(taken) if taken else _changed_between(kinds, min(amounts), max(amounts))


def _at(kind: ReleaseCost, budget: ReleaseCost) -> ReleaseCost:
    """Return the budget of a kind with the δ of `budget`, which an estimate may have moved."""
    return replace(kind, delta=budget.delta) if kind.delta else kind


def _taken(kinds: Sequence[NoiseKind], amount: float) -> NoiseKind:
    """Return the kind of noise that is taken at an ε."""

    def deciding(kind: NoiseKind) -> float:
        if kind.cost.definition is Definition.PURE:
            return kind.deciding * (float(kind.cost.epsilon) / amount) ** 2
        more = replace(kind.cost, epsilon=type(kind.cost.epsilon)(amount))
        return kind.deciding * float(noise_budget_of(kind.cost) / noise_budget_of(more))

    return min(kinds, key=deciding)


def _changed_between(kinds: Sequence[NoiseKind], low: float, high: float) -> float:
    """Return the ε, between two at which different kinds are taken, where the second begins."""
    first = _taken(kinds, low)
    while high > low * (1 + CLOSE):
        middle = math.sqrt(low * high)
        low, high = (middle, high) if _taken(kinds, middle) is first else (low, middle)
    return high
