"""A comparison rescaled to another cost without planning again: an estimate while a slider moves."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from operator import mul

from core.planning.lazy_numbers import LazyNumbers
from core.planning.outcomes import Comparison, Outcome
from core.privacy.release_cost import Definition, ReleaseCost
from core.privacy.zcdp_conversion import noise_budget_of


def estimated_at(comparison: Comparison, before: ReleaseCost, after: ReleaseCost) -> Comparison | None:
    """Return the comparison at another cost, if all variances scale as 1/ε² or 1/ρ.

    Continuous noise scales so. Discrete noise has slightly less variance at large ε, and scales are rounded up, so
    exact variances differ: by less than a hundredth where the ± is above ten. Recommendation and feasibility are not
    updated.

    Args:
        comparison: as predicted under `before`.
        before: the cost of the prediction.
        after: the cost of the estimate.

    Returns:
        None if the two costs have different definitions of privacy.
    """
    if before.definition is not after.definition:
        return None
    # Outcomes of pure noise under a δ scale as 1/ε², all others as the noise of the cost's own definition.
    pure = float(before.epsilon / after.epsilon) ** 2 if before.epsilon else 1.0
    usual = pure if before.definition is Definition.PURE else float(noise_budget_of(before) / noise_budget_of(after))
    scaled = (_scaled(each, pure if each.spares_delta else usual) for each in comparison.outcomes)
    return replace(comparison, outcomes=tuple(scaled), question=None)


def _scaled(outcome: Outcome, ratio: float) -> Outcome:
    if not outcome.fits:
        return outcome
    # Variances scale by `ratio`, half widths (but for the half step) by its root.
    root = ratio**0.5
    total, continuous, typical = outcome.total_variance, outcome.continuous_variance, outcome.typical_half_width
    return replace(
        outcome,
        total_variance=None if total is None else total * ratio,
        continuous_variance=None if continuous is None else continuous * ratio,
        variances=LazyNumbers(outcome.variances, partial(mul, ratio)),
        loss=None if outcome.loss is None else outcome.loss * ratio,
        half_widths=LazyNumbers(outcome.half_widths, partial(mul, root)),
        typical_half_width=None if typical is None else typical * root,
    )
