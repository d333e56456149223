"""Make a noise plan: design, split of the budget, noise scales, predicted variances."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, partial

import numpy as np
from numpy.typing import NDArray

from core.designs import noise_groups
from core.designs.design import Design
from core.designs.locked_shares import Locks, with_locked
from core.designs.predicted_loss import PredictedLoss
from core.errors import NoiseTooLargeError, StrategyUnfitError
from core.linear.strategy_matrix import StrategyMatrix
from core.planning.budget_split import BudgetSplit, exact_shares, uniform_shares
from core.planning.noise_plan import NoisePlan, Recovery
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import NoiseTerms
from core.privacy.zcdp_conversion import noise_budget_of
from core.strategies.catalogue import find
from core.strategies.feasibility import Estimate, estimate_release, suggestion, why_unusable
from core.strategies.strategy import Named, Strategy
from core.workload.objective import by_objective
from core.workload.refined import refined
from core.workload.workload import Workload


@dataclass(frozen=True, slots=True, eq=False)
class PricedDesign:
    """A design with its predicted loss, before a budget is split; `refined`: the workload as the design sees it.

    The weights of `refined` are those that the objective gives the tables. `locks`: noise groups whose share is locked.
    """

    workload: Workload
    refined: Workload
    strategy: str
    design: Design
    predicted_loss: PredictedLoss
    locks: Locks = ()


@lru_cache(maxsize=64)
def priced_design(workload: Workload, recipe: Strategy, terms: NoiseTerms) -> PricedDesign:
    """Return the priced design of one strategy; cached, as it does not depend on the amount of the budget.

    Raises:
        StrategyUnfitError: if it does not go with this kind of privacy, or needs more memory than it may take; nothing
            has been taken.
    """
    wanted = by_objective(workload)
    reason = why_unusable(recipe, wanted, terms)
    if reason is not None:
        raise StrategyUnfitError(strategy=recipe.info.key, why=reason, cure=suggestion(wanted, terms))
    design = recipe.design(wanted, terms)
    seen = design.seen or wanted
    design, locks = with_locked(design, seen)
    return PricedDesign(workload, seen, recipe.info.key, design, PredictedLoss(seen, design, terms), locks=locks)


def make_noise_plan(
    workload: Workload, strategy: str, split: BudgetSplit, privacy_terms: PrivacyTerms, named: Named = ()
) -> NoisePlan:
    """Return the plan of one strategy under one split of the budget.

    Args:
        workload: the tables wanted.
        strategy: its key.
        split: how the budget is split.
        privacy_terms: the cost and the neighbour relation; those of the plan may be pure ones that satisfy them.
        named: the marginals or the matrix that the owner names, for the strategy that measures these.

    Raises:
        UnknownStrategyError: if there is no such strategy.
        StrategyUnfitError: as `priced_design` does.
    """
    return best_kind(workload, find(strategy).naming(as_seen(named, workload)), split, privacy_terms)


def best_kind(workload: Workload, recipe: Strategy, split: BudgetSplit, privacy_terms: PrivacyTerms) -> NoisePlan:
    """Return the plan of least predicted error, by least squares, among the kinds of noise that the terms allow.

    Raises:
        NoiseTooLargeError: if some kind of noise would fit for a larger budget, and none does for this.
        StrategyUnfitError: as `priced_design` does.
    """
    return min(plans_of_kinds(workload, recipe, split, privacy_terms), key=least_squares_loss)


def least_squares_loss(noise_plan: NoisePlan) -> float:
    """Return the loss of the objective by least squares, which decides between the kinds of noise."""
    return noise_plan.loss(noise_plan.query_variances(Recovery.LEAST_SQUARES))


def plans_of_kinds(
    workload: Workload, recipe: Strategy, split: BudgetSplit, privacy_terms: PrivacyTerms
) -> list[NoisePlan]:
    """Return one plan for every kind of noise that is allowed and fits, at least one; errors of `best_kind`."""
    plans: list[NoisePlan] = []
    faults: list[StrategyUnfitError | NoiseTooLargeError] = []
    for kind in [each for each in privacy_terms.kinds if recipe.applies(each.noise_terms)] or [privacy_terms]:
        try:
            plans.append(
                split_priced_design(priced_design(workload, recipe.splitting(split), kind.noise_terms), split, kind)
            )
        except (StrategyUnfitError, NoiseTooLargeError) as fault:
            faults.append(fault)
    if not plans:
        # A larger budget helps only against noise that is too large, so that error is the more useful one.
        raise next((fault for fault in faults if isinstance(fault, NoiseTooLargeError)), faults[0])
    return plans


def forecast(noise_plan: NoisePlan, named: Named = ()) -> Estimate:
    """Return time and memory of a release of the plan, without reading; `named`: as in `make_noise_plan`."""
    recipe = find(noise_plan.strategy).naming(as_seen(named, noise_plan.workload))
    return estimate_release(recipe, by_objective(noise_plan.workload), noise_plan.privacy_terms.noise_terms)


def as_seen(named: Named, workload: Workload) -> Named:
    """Return what the owner names as the strategies see it: marginals over digits where attributes are refined."""
    if isinstance(named, StrategyMatrix):
        return named
    wanted = refined(workload)
    return tuple(wanted.refine(marginal) for marginal in named)


def split_priced_design(priced: PricedDesign, split: BudgetSplit, privacy_terms: PrivacyTerms) -> NoisePlan:
    """Return the noise plan: one scale per noise group, rounded up, so that the cost never exceeds the budget."""
    noise_plan = _plan(priced, split, privacy_terms, _shares(priced, split, privacy_terms))
    if split is not BudgetSplit.LEAST_SQUARES_OPTIMAL:
        return noise_plan
    # The optimisation starts at the direct-optimal split, so that split is the one to compare with.
    start = _plan(priced, split, privacy_terms, _shares(priced, BudgetSplit.DIRECT_OPTIMAL, privacy_terms))
    first, second = map(least_squares_loss, (start, noise_plan))
    # The optimum is that of continuous noise and real scales; rounding may make the start better by very little.
    return noise_plan if second < first else start


def for_recovery(noise_plan: NoisePlan, recovery: Recovery) -> NoisePlan:
    """Return the noise plan without the shares that are wasted under a recovery; the plan itself if there are none.

    A uniform split gives a share to every noise group that least squares learns from. Direct recovery ignores blocks
    that no table is added up from, so the others get their shares.
    """
    if recovery is Recovery.LEAST_SQUARES or noise_plan.split is not BudgetSplit.UNIFORM:
        return noise_plan
    priced, privacy_terms = _priced_again(noise_plan), noise_plan.privacy_terms
    used = (priced.predicted_loss.direct_losses > 0).tolist()
    if not any(share and not needed for share, needed in zip(noise_plan.shares, used, strict=True)):
        return noise_plan
    n_charges = [noise_group.n_charges for noise_group in noise_plan.design.noise_groups]
    shares = _with_locks(priced, noise_budget_of(privacy_terms.cost), partial(_uniform, n_charges, used))
    return _plan(priced, noise_plan.split, privacy_terms, shares)


def _priced_again(noise_plan: NoisePlan) -> PricedDesign:
    wanted, design, terms = noise_plan.refined, noise_plan.design, noise_plan.privacy_terms.noise_terms
    predicted_loss = PredictedLoss(wanted, design, terms, noise_plan.model)
    _, locks = with_locked(design, wanted)  # counted by themselves already, so the design stays
    return PricedDesign(noise_plan.workload, wanted, noise_plan.strategy, design, predicted_loss, locks=locks)


def _plan(
    priced: PricedDesign, split: BudgetSplit, privacy_terms: PrivacyTerms, shares: tuple[Fraction, ...]
) -> NoisePlan:
    scales = noise_groups.scales(priced.design, shares, privacy_terms.noise_terms)
    variances = noise_groups.variances(priced.design, scales, privacy_terms.norm)
    return NoisePlan(
        workload=priced.workload,
        refined=priced.refined,
        strategy=priced.strategy,
        split=split,
        privacy_terms=privacy_terms,
        design=priced.design,
        model=priced.predicted_loss.model,
        scales=scales,
        variances=variances,
        shares=shares,
    )


def _shares(priced: PricedDesign, split: BudgetSplit, privacy_terms: PrivacyTerms) -> tuple[Fraction, ...]:
    noise_budget, predicted_loss = noise_budget_of(privacy_terms.cost), priced.predicted_loss
    n_charges = [noise_group.n_charges for noise_group in priced.design.noise_groups]
    # All answers are exact (no neighbour changes them), so no share is needed.
    if not predicted_loss.direct_losses.any():
        return (Fraction(0),) * len(n_charges)
    if split is BudgetSplit.UNIFORM:
        used = predicted_loss.informative.tolist()
        return _with_locks(priced, noise_budget, partial(_uniform, n_charges, used))
    is_direct = split is BudgetSplit.DIRECT_OPTIMAL
    proportions = predicted_loss.optimal_proportions if is_direct else predicted_loss.best_proportions
    return _with_locks(priced, noise_budget, partial(_in_proportion, n_charges, proportions))


Splitter = Callable[[Fraction, frozenset[int]], tuple[Fraction, ...]]
"""Returns the shares of an amount, 0 for the noise groups that it is told to leave out."""


def _with_locks(priced: PricedDesign, noise_budget: Fraction, split: Splitter) -> tuple[Fraction, ...]:
    """Return the shares: locked groups get theirs, the others what is left; all charges add up to the budget."""
    # Proportional optima of independent groups stay optimal for any amount that is left to them (Corollary 3.3).
    locked = dict(priced.locks)
    left = noise_budget * (1 - sum(locked.values(), Fraction(0)))
    shares = split(left, frozenset(locked))
    return tuple(locked[n] * noise_budget if n in locked else share for n, share in enumerate(shares))


def _uniform(
    n_charges: Sequence[int], used: Sequence[bool], amount: Fraction, but: frozenset[int]
) -> tuple[Fraction, ...]:
    others = [wanted and number not in but for number, wanted in enumerate(used)]
    return uniform_shares(amount, n_charges, others) if any(others) else (Fraction(0),) * len(used)


def _in_proportion(
    n_charges: Sequence[int], proportions: NDArray[np.float64], amount: Fraction, but: frozenset[int]
) -> tuple[Fraction, ...]:
    is_left_out = np.isin(np.arange(len(proportions)), list(but))
    others = np.where(is_left_out, 0, proportions)
    if not others.any():  # what is measured besides tells nothing that is wanted
        others = np.where(is_left_out, 0, 1)
    return exact_shares(amount, n_charges, others) if others.any() else (Fraction(0),) * len(proportions)
