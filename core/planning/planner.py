"""Make a plan: design, split of the budget, noise scales, predicted variances."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from core.errors import StrategyUnfitError
from core.planning import lots
from core.planning.allocation import Allocation, exact_shares, optimal_shares, uniform_shares
from core.planning.best_allocation import MOST_LOTS, FittedLoss
from core.planning.fit import unfit
from core.planning.plan import Plan, Recovery
from core.planning.price import Price
from core.planning.variance import ErrorModel
from core.privacy.budget import Norm
from core.privacy.convert import noise_money
from core.privacy.neighbours import Terms
from core.strategies.catalogue import find
from core.strategies.design import Design
from core.workload.workload import Workload

Reals = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Draft:
    """A design and its error model, before a budget is split."""

    workload: Workload
    strategy: str
    design: Design
    model: ErrorModel


def draft(workload: Workload, strategy: str, terms: Terms) -> Draft:
    """Return the draft of one strategy.

    Raises:
        UnknownStrategyError: if there is no such strategy.
        StrategyUnfitError: if it does not go with this kind of privacy, or needs more memory than it may take; nothing
            has been taken.
    """
    recipe = find(strategy)
    reason = unfit(recipe, workload, terms)
    if reason is not None:
        raise StrategyUnfitError(strategy=strategy, why=reason)
    design = recipe.design(workload, terms)
    return Draft(workload, strategy, design, ErrorModel(workload, design))


def make_plan(workload: Workload, strategy: str, allocation: Allocation, price: Price) -> Plan:
    """Return the plan of one strategy under one split of the budget; raises as `draft` does."""
    return price_draft(draft(workload, strategy, price.terms), allocation, price)


def price_draft(sketch: Draft, allocation: Allocation, price: Price) -> Plan:
    """Return the plan of a draft: one noise scale per lot, rounded up, so that the cost never exceeds the budget."""
    shares = _shares(sketch, allocation, price)
    plan = _plan(sketch, allocation, price, shares)
    if allocation is not Allocation.BEST or len(sketch.design.lots) > MOST_LOTS or not any(plan.scales):
        return plan
    better = _plan(sketch, allocation, price, _descended(sketch, price, shares))
    first, second = (each.total_variance(each.cell_variances(Recovery.OPTIMAL)) for each in (plan, better))
    return better if second < first else plan


def _plan(sketch: Draft, allocation: Allocation, price: Price, shares: tuple[Fraction, ...]) -> Plan:
    scales = lots.scales(sketch.design, shares, price)
    variances = lots.variances(sketch.design, scales, price.norm)
    return Plan(
        sketch.workload, sketch.strategy, allocation, price, sketch.design, sketch.model, scales, variances, shares
    )


def _shares(sketch: Draft, allocation: Allocation, price: Price) -> tuple[Fraction, ...]:
    """Return the shares of the closed forms; "best" starts from the optimal ones."""
    design, money = sketch.design, noise_money(price.budget)
    weights = np.asarray(sketch.model.shares.T @ _importance(sketch.workload))
    lot = lots.lot_of_block(design)
    losses = np.bincount(lot, weights * _at_one(design, price), len(design.lots)).astype(np.float64)
    n_groups = [each.n_groups for each in design.lots]
    if not losses.any():
        return (Fraction(0),) * len(n_groups)
    if allocation is Allocation.UNIFORM:
        return uniform_shares(money, n_groups, (losses > 0).tolist())
    return optimal_shares(money, n_groups, losses, price.norm)


def _descended(sketch: Draft, price: Price, shares: tuple[Fraction, ...]) -> tuple[Fraction, ...]:
    design, model = sketch.design, sketch.model
    n_groups = [lot.n_groups for lot in design.lots]
    at_one = _at_one(design, price)
    exact = at_one == 0
    unknown = np.asarray(model.precisions.T @ exact.astype(np.float64)) == 0
    loss = FittedLoss(
        precisions=model.precisions,
        importance=np.asarray(model.parts.T @ _importance(sketch.workload)) * unknown,
        at_one=np.where(exact, 1.0, at_one),
        lot=lots.lot_of_block(design),
        n_groups=np.array(n_groups, dtype=np.float64),
        power=2 if price.norm is Norm.L1 else 1,
    )
    free = np.array([delta == 0 for delta in lots.sensitivities(design, price)])
    wish = loss.descend(np.array([float(share) for share in shares]))
    return exact_shares(noise_money(price.budget), n_groups, np.where(free, 0.0, wish))


def _importance(workload: Workload) -> Reals:
    return np.array(workload.weights) * np.array(workload.cells, dtype=np.float64)


def _at_one(design: Design, price: Price) -> Reals:
    """Return the noise variance of every block when each group of its lot gets share 1; 0 where it is exact."""
    delta = np.array([float(each) for each in lots.sensitivities(design, price)])
    power = delta**2 if price.norm is Norm.L1 else delta / 2
    return np.asarray(lots.factors(design, price.norm) * power[lots.lot_of_block(design)])
