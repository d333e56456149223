"""Every strategy × budget × recovery of one workload, ranked; looks at no record."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

import numpy as np

from core.domain.marginal import Marginal
from core.errors import NoiseTooLargeError, StrategyUnfitError
from core.mechanisms.catalogue import mechanism_for
from core.planning.allocation import Allocation
from core.planning.comparison import ComparedTable, Comparison, NoiseKind, Outcome, Recommendation
from core.planning.plan import Plan, Recovery, half_width, lot_title, smooth_variances
from core.planning.planner import as_seen, least_squares_variance, plans_of_kinds
from core.planning.price import Price
from core.progress import Progress, heed, watched
from core.strategies.catalogue import every, find
from core.strategies.fit import Estimate, less, needs, unfit
from core.strategies.strategy import Strategy
from core.words import N_
from core.workload.refined import refined
from core.workload.workload import Workload

ROADS = tuple(
    (allocation, recovery)
    for allocation in Allocation
    for recovery in Recovery
    if (allocation, recovery) != (Allocation.BEST, Recovery.DIRECT)
)
"""Every split of the budget with every recovery it is made for."""

TOO_NOISY = N_("Fit", "the budget is so small that some answers would need more noise than 64-bit numbers hold.")
ROUNDING = 1e-9
"""Variances that differ by less than this part are the same."""


def compare_strategies(
    workload: Workload, price: Price, coverage: float, progress: Progress, named: tuple[Marginal, ...] = ()
) -> Comparison:
    """Return all outcomes and the recommended one.

    Args:
        workload: the tables wanted.
        price: the budget and the neighbour relation.
        coverage: of the half widths, in (0, 1).
        progress: is told before each strategy, shown what is there after each, and may cancel.
        named: the marginals that the owner names, for the strategy that measures these.

    Raises:
        StrategyUnfitError: if no strategy fits.
    """
    outcomes: list[Outcome] = []
    wanted, offered = refined(workload), (each.naming(as_seen(named, workload)) for each in every())
    strategies = [each for each in offered if _kinds(each, price) and each.serves(wanted)]
    tables = tuple(_tables(workload))
    for done, strategy in enumerate(strategies):
        progress.report(done, len(strategies), strategy.info.title)
        with watched(progress):
            outcomes.extend(_outcomes(strategy, workload, price, coverage))
        pending = tuple(each.info.key for each in strategies[done + 1 :])
        if pending and any(outcome.fits for outcome in outcomes):
            progress.show(Comparison(tables, tuple(outcomes), recommend(outcomes), coverage, pending))
    return Comparison(tables, tuple(outcomes), recommend(outcomes, less(workload)), coverage)


def _tables(workload: Workload) -> Iterator[ComparedTable]:
    names = workload.domain.names
    for table, cells, queries in zip(workload.tables, workload.cells, refined(workload).queries, strict=True):
        attributes, ranges, prefixes = (
            tuple(names[axis] for axis in axes) for axes in (table.axes, table.ranges, table.prefixes)
        )
        yield ComparedTable(attributes, cells, table.weight, ranges, prefixes, queries)


def recommend(outcomes: list[Outcome], cure: str = "") -> Recommendation:
    """Return the outcome of least total variance; of equals the one whose tables agree, by least squares.

    Args:
        outcomes: all of them, at least one.
        cure: a sentence on what to do where none fits.

    Raises:
        StrategyUnfitError: if no outcome fits.
        NoiseTooLargeError: if they would fit for a larger budget.
    """
    fitting = [outcome for outcome in outcomes if outcome.total_variance is not None]
    if not fitting:
        if any(outcome.reason == TOO_NOISY for outcome in outcomes):
            raise NoiseTooLargeError
        raise StrategyUnfitError(strategy="recommended", why=outcomes[0].reason or "", cure=cure)
    least = min(map(_loss, fitting))
    equals = [outcome for outcome in fitting if _loss(outcome) <= least * (1 + ROUNDING)]
    best = max(equals, key=lambda each: (each.recovery == Recovery.OPTIMAL, each.budget == Allocation.OPTIMAL))
    return Recommendation(best.strategy, best.budget, best.recovery, _why(best, fitting))


def _why(best: Outcome, fitting: list[Outcome]) -> str:
    """Return the reason, and whether δ is needed."""
    why = _reason(best, fitting)
    return N_("Recommendation", "{why} δ is not needed.").format(why=why) if best.spares_delta else why


def _reason(best: Outcome, fitting: list[Outcome]) -> str:
    """Return the reason in one sentence; errors are compared as root mean squares, and never belittled."""
    others = [outcome for outcome in fitting if outcome.strategy != best.strategy]
    if not others:
        return N_("Recommendation", "It is the only strategy that fits these tables and this kind of privacy.")
    second = min(others, key=_loss)
    percent = int(100 * (1 - math.sqrt(_loss(best) / _loss(second)))) if _loss(second) else 0
    if _loss(second) <= _loss(best) * (1 + ROUNDING):
        words = N_("Recommendation", "No strategy has less predicted error; “{second}” has as little.")
    elif not percent:
        words = N_("Recommendation", "It has the least predicted error; “{second}” is less than 1 % behind.")
    else:
        words = N_(
            "Recommendation",
            "It has the least predicted error: a typical number is off by {percent} % less than with “{second}”.",
        )
    return words.format(percent=percent, second=find(second.strategy).info.title)


def _loss(outcome: Outcome) -> float:
    return math.inf if outcome.total_variance is None else outcome.total_variance


def _outcomes(strategy: Strategy, workload: Workload, price: Price, coverage: float) -> Iterator[Outcome]:
    heed()
    wanted, kinds = refined(workload), _kinds(strategy, price)
    reasons = [unfit(strategy, wanted, kind.terms) for kind in kinds]
    reason = None if None in reasons else reasons[0]
    needed = {kind: needs(strategy, wanted, kind.terms) for kind in kinds}
    plans: dict[Allocation, list[Plan]] = {}
    if reason is None:
        try:
            plans = {each: plans_of_kinds(workload, strategy, each, price) for each in Allocation}
        except NoiseTooLargeError:
            reason = TOO_NOISY
    for allocation, recovery in ROADS:
        heed()
        if reason is None:
            plan = min(plans[allocation], key=least_squares_variance)
            found = _outcome(plan, recovery, coverage, needed[plan.price])
            own = plans[allocation] if allocation is Allocation.UNIFORM and len(plans[allocation]) > 1 else ()
            yield replace(
                found, spares_delta=plan.price != price, kinds=tuple(_noise_kind(each, recovery) for each in own)
            )
        else:
            yield _refused(strategy.info.key, allocation, recovery, reason, needed[kinds[0]])


def _noise_kind(plan: Plan, recovery: Recovery) -> NoiseKind:
    variance = plan.total_variance(plan.query_variances(recovery))
    return NoiseKind(plan.price.budget, variance, least_squares_variance(plan))


def _kinds(strategy: Strategy, price: Price) -> list[Price]:
    """Return the prices that keep `price` and that the strategy goes with."""
    return [kind for kind in price.kinds if strategy.applies(kind.terms)]


def _refused(key: str, allocation: Allocation, recovery: Recovery, reason: str, needs: Estimate) -> Outcome:
    return Outcome(key, allocation, recovery, False, reason, None, None, (), (), needs.seconds, needs.bytes)


def _outcome(plan: Plan, recovery: Recovery, coverage: float, needs: Estimate) -> Outcome:
    law = mechanism_for(plan.price.norm)
    cells = plan.query_variances(recovery)
    continuous = plan.total_variance(plan.predicted(recovery, smooth_variances(plan)))
    whole = plan.total_variance(np.ones(len(cells)))
    return Outcome(
        strategy=plan.strategy,
        budget=plan.allocation,
        recovery=recovery,
        fits=True,
        reason=None,
        total_variance=plan.total_variance(cells),
        continuous_variance=continuous,
        variances=tuple(cells.tolist()),
        half_widths=tuple(plan.half_widths(recovery, coverage).tolist()),
        seconds=needs.seconds,
        bytes=needs.bytes,
        work=needs.work,
        shares=_titled_shares(plan),
        typical_half_width=float(half_width(np.array(continuous / whole), law.width(coverage))),
        definition=plan.price.budget.definition,
    )


@lru_cache(maxsize=4)
def _titled_shares(plan: Plan) -> tuple[tuple[str, float], ...]:
    spent = [float(share) * lot.n_groups for lot, share in zip(plan.design.lots, plan.shares, strict=True)]
    whole = math.fsum(spent)
    parts = [(lot_title(plan, lot), part / whole) for lot, part in zip(plan.design.lots, spent, strict=True) if part]
    return tuple(sorted(parts, key=lambda part: -part[1]))
