"""Make a plan: design, split of the budget, noise scales, predicted variances."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from core.designs import lots
from core.designs.design import Design
from core.designs.outlook import Outlook
from core.domain.marginal import Marginal
from core.errors import NoiseTooLargeError, StrategyUnfitError
from core.planning.allocation import Allocation, exact_shares, optimal_shares, uniform_shares
from core.planning.plan import Plan, Recovery
from core.planning.price import Price
from core.privacy.convert import noise_money
from core.privacy.neighbours import Terms
from core.strategies.catalogue import find
from core.strategies.fit import Estimate, cure, needs, unfit
from core.strategies.strategy import Strategy
from core.workload.refined import refined
from core.workload.workload import Workload

Reals = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Draft:
    """A design and what it promises, before a budget is split; `refined` is the workload as the design sees it."""

    workload: Workload
    refined: Workload
    strategy: str
    design: Design
    outlook: Outlook


@lru_cache(maxsize=64)
def draft(workload: Workload, recipe: Strategy, terms: Terms) -> Draft:
    """Return the draft of one strategy; kept, as it is the same for every amount of budget.

    Raises:
        StrategyUnfitError: if it does not go with this kind of privacy, or needs more memory than it may take; nothing
            has been taken.
    """
    wanted = refined(workload)
    reason = unfit(recipe, wanted, terms)
    if reason is not None:
        raise StrategyUnfitError(strategy=recipe.info.key, why=reason, cure=cure(wanted, terms))
    design = recipe.design(wanted, terms)
    return Draft(workload, wanted, recipe.info.key, design, Outlook(wanted, design, terms))


def make_plan(
    workload: Workload, strategy: str, allocation: Allocation, price: Price, named: tuple[Marginal, ...] = ()
) -> Plan:
    """Return the plan of one strategy under one split of the budget.

    Args:
        workload: the tables wanted.
        strategy: its key.
        allocation: how the budget is split.
        price: the budget and the neighbour relation; that of the plan may be a pure one that keeps it.
        named: the marginals that the owner names, for the strategy that measures these.

    Raises:
        UnknownStrategyError: if there is no such strategy.
        StrategyUnfitError: as `draft` does.
    """
    return best_kind(workload, find(strategy).naming(as_seen(named, workload)), allocation, price)


def best_kind(workload: Workload, recipe: Strategy, allocation: Allocation, price: Price) -> Plan:
    """Return the plan of least predicted error, by least squares, among the kinds of noise that keep the price.

    Raises:
        NoiseTooLargeError: if some kind of noise would fit for a larger budget, and none does for this.
        StrategyUnfitError: as `draft` does.
    """
    return min(plans_of_kinds(workload, recipe, allocation, price), key=least_squares_variance)


def least_squares_variance(plan: Plan) -> float:
    """Return what decides between the kinds of noise: the total variance by least squares."""
    return plan.total_variance(plan.query_variances(Recovery.OPTIMAL))


def plans_of_kinds(workload: Workload, recipe: Strategy, allocation: Allocation, price: Price) -> list[Plan]:
    """Return one plan for every kind of noise that keeps the price and fits; at least one; errors as `best_kind`."""
    plans: list[Plan] = []
    faults: list[StrategyUnfitError | NoiseTooLargeError] = []
    for kind in [each for each in price.kinds if recipe.applies(each.terms)] or [price]:
        try:
            plans.append(price_draft(draft(workload, recipe, kind.terms), allocation, kind))
        except (StrategyUnfitError, NoiseTooLargeError) as fault:
            faults.append(fault)
    if not plans:
        raise next((fault for fault in faults if isinstance(fault, NoiseTooLargeError)), faults[0])
    return plans


def forecast(plan: Plan, named: tuple[Marginal, ...] = ()) -> Estimate:
    """Return what a release of the plan will take, without reading; `named`: as for `make_plan`."""
    recipe = find(plan.strategy).naming(as_seen(named, plan.workload))
    return needs(recipe, plan.refined, plan.price.terms)


def as_seen(named: tuple[Marginal, ...], workload: Workload) -> tuple[Marginal, ...]:
    """Return marginals of the owner as the strategies see them."""
    wanted = refined(workload)
    return tuple(wanted.refine(marginal) for marginal in named)


def price_draft(sketch: Draft, allocation: Allocation, price: Price) -> Plan:
    """Return the plan of a draft: one noise scale per lot, rounded up, so that the cost never exceeds the budget."""
    plan = _plan(sketch, allocation, price, _shares(sketch, allocation, price))
    if allocation is not Allocation.BEST:
        return plan
    start = _plan(sketch, allocation, price, _shares(sketch, Allocation.OPTIMAL, price))
    first, second = (each.total_variance(each.query_variances(Recovery.OPTIMAL)) for each in (start, plan))
    return plan if second < first else start  # rounding and whole numbers may turn a hair's breadth around


def _plan(sketch: Draft, allocation: Allocation, price: Price, shares: tuple[Fraction, ...]) -> Plan:
    scales = lots.scales(sketch.design, shares, price.terms)
    variances = lots.variances(sketch.design, scales, price.norm)
    return Plan(
        sketch.workload,
        sketch.refined,
        sketch.strategy,
        allocation,
        price,
        sketch.design,
        sketch.outlook.model,
        scales,
        variances,
        shares,
    )


def _shares(sketch: Draft, allocation: Allocation, price: Price) -> tuple[Fraction, ...]:
    money, outlook = noise_money(price.budget), sketch.outlook
    n_groups = [lot.n_groups for lot in sketch.design.lots]
    if not outlook.plain_losses.any():
        return (Fraction(0),) * len(n_groups)
    if allocation is Allocation.UNIFORM:
        return uniform_shares(money, n_groups, (outlook.plain_losses > 0).tolist())
    if allocation is Allocation.OPTIMAL:
        return optimal_shares(money, n_groups, outlook.plain_losses, price.norm)
    return exact_shares(money, n_groups, outlook.best_wish)
