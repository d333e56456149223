"""Make a plan: design, split of the budget, noise scales, predicted variances."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from core.errors import StrategyUnfitError
from core.mechanisms.catalogue import mechanism_for
from core.planning.allocation import Allocation, optimal_shares, uniform_shares
from core.planning.fit import unfit
from core.planning.plan import Plan, Price
from core.planning.variance import ErrorModel
from core.privacy.convert import noise_money
from core.strategies.catalogue import find
from core.strategies.design import Design
from core.workload.workload import Workload


@dataclass(frozen=True, slots=True, eq=False)
class Draft:
    """A design and its error model, before a budget is split."""

    workload: Workload
    strategy: str
    design: Design
    model: ErrorModel


def draft(workload: Workload, strategy: str) -> Draft:
    """Return the draft of one strategy.

    Raises:
        UnknownStrategyError: if there is no such strategy.
        StrategyUnfitError: if it needs more memory than it may take; nothing has been taken.
    """
    recipe = find(strategy)
    reason = unfit(recipe.size(workload))
    if reason is not None:
        raise StrategyUnfitError(strategy=strategy, why=reason)
    design = recipe.design(workload)
    return Draft(workload, strategy, design, ErrorModel(workload, design))


def make_plan(workload: Workload, strategy: str, allocation: Allocation, price: Price) -> Plan:
    """Return the plan of one strategy under one split of the budget; raises as `draft` does."""
    return price_draft(draft(workload, strategy), allocation, price)


def price_draft(sketch: Draft, allocation: Allocation, price: Price) -> Plan:
    """Return the plan of a draft: one noise scale per block, rounded up, so that the cost never exceeds the budget."""
    law, norm = mechanism_for(price.norm), price.norm
    blocks = sketch.design.blocks
    sensitivities = [block.sensitivity.under(norm, price.neighbours, price.at_most) for block in blocks]
    shares = _shares(sketch, sensitivities, allocation, price)
    scales = tuple(
        Fraction(0) if delta == 0 else law.scale(share, delta) if share else None
        for share, delta in zip(shares, sensitivities, strict=True)
    )
    variances = np.array([np.inf if scale is None else law.variance(scale) if scale else 0.0 for scale in scales])
    return Plan(
        sketch.workload, sketch.strategy, allocation, price, sketch.design, sketch.model, scales, variances, shares
    )


def _shares(sketch: Draft, sensitivities: list[Fraction], allocation: Allocation, price: Price) -> tuple[Fraction, ...]:
    workload, money = sketch.workload, noise_money(price.budget)
    importance = np.array(workload.weights) * np.array(workload.cells)
    weights = np.asarray(sketch.model.shares.T @ importance) * np.array([delta > 0 for delta in sensitivities])
    n_groups = [block.n_groups for block in sketch.design.blocks]
    if not weights.any():
        return (Fraction(0),) * len(n_groups)
    if allocation is Allocation.UNIFORM:
        return uniform_shares(money, n_groups, (weights > 0).tolist())
    return optimal_shares(money, n_groups, weights, sensitivities, price.norm)
