"""Predictions for every strategy, split and recovery of one workload, and the recommendation; reads no record."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from core.errors import NoiseTooLargeError, StrategyUnfitError
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import NoisePlan, Recovery, noise_group_title, smooth_variances
from core.planning.noise_planner import as_seen, for_recovery, least_squares_loss, plans_of_kinds
from core.planning.outcomes import ComparedQuestion, ComparedTable, Comparison, NoiseKind, Outcome, Recommendation
from core.planning.privacy_terms import PrivacyTerms
from core.planning.same_measurements import EarlierPlans
from core.progress import check_cancelled, report, show
from core.strategies.catalogue import every, find
from core.strategies.feasibility import Estimate, estimate_release, suggest_smaller_request, why_unusable
from core.strategies.strategy import Strategy
from core.words import N_, phrase
from core.workload.objective import by_objective
from core.workload.refined import refined
from core.workload.workload import Objective, Workload

SPLIT_RECOVERY_PAIRS = tuple(
    (split, recovery)
    for split in BudgetSplit
    for recovery in Recovery
    if (split, recovery) != (BudgetSplit.LEAST_SQUARES_OPTIMAL, Recovery.DIRECT)
)
"""Every split with every recovery that it is meant for: a split made for least squares may leave tables unmeasured."""

TOO_NOISY = phrase(
    "fit.too-noisy",
    N_("Fit", "the budget is so small that some answers would need more noise than can be drawn exactly."),
)
SAME = N_("Comparison", "It measures the same as “{strategy}”.")
PLAIN = ("base", "marginals")
"""Compared first: of strategies with equal measurements, the one whose name says what is measured is recommended."""
ROUNDING = 1e-9
"""Relative difference below which variances are ties: floats must not decide a recommendation."""


_AHEAD = {
    Objective.TOTAL: phrase(
        "recommended.ahead",
        N_(
            "Recommendation",
            "It has the least predicted error: a typical number is off by {percent} % less than with “{second}”.",
        ),
    ),
    Objective.EVEN: phrase(
        "recommended.ahead-even",
        N_(
            "Recommendation",
            "It has the least predicted error: the least exact table is off by {percent} % less than with “{second}”.",
        ),
    ),
    Objective.RELATIVE: phrase(
        "recommended.ahead-relative",
        N_(
            "Recommendation",
            "It has the least predicted error: in parts of its size, a typical number is off by {percent} % less than "
            "with “{second}”.",
        ),
    ),
}


def compare_strategies(question: ComparedQuestion) -> Comparison:
    """Return all outcomes and the recommended one; each strategy is reported, and then the comparison so far is shown.

    Args:
        question: what is compared.

    Raises:
        StrategyUnfitError: if no strategy fits.
    """
    outcomes: list[Outcome] = []
    workload, privacy_terms, coverage = question.workload, question.privacy_terms, question.coverage
    wanted, offered = by_objective(workload), (each.naming(as_seen(question.named, workload)) for each in every())
    strategies = [each for each in offered if _kinds(each, privacy_terms) and each.serves(wanted)]
    strategies.sort(key=lambda each: each.info.key not in PLAIN)
    tables, earlier, objective = tuple(_tables(workload)), EarlierPlans(), workload.objective
    for done, strategy in enumerate(strategies):
        report(done, len(strategies), strategy.info.title)
        outcomes.extend(_outcomes(strategy, question, earlier))
        pending = tuple(each.info.key for each in strategies[done + 1 :])
        if pending and any(outcome.fits for outcome in outcomes):
            best = recommend(outcomes, objective=objective)
            show(Comparison(tables, tuple(outcomes), best, coverage, pending, objective=objective))
    recommended = recommend(outcomes, suggest_smaller_request(workload), objective)
    return Comparison(tables, tuple(outcomes), recommended, coverage, question=question, objective=objective)


def _tables(workload: Workload) -> Iterator[ComparedTable]:
    names = workload.domain.names
    for table, cells, queries in zip(workload.tables, workload.cells, refined(workload).queries, strict=True):
        attributes, ranges, prefixes = (
            tuple(names[axis] for axis in axes) for axes in (table.axes, table.ranges, table.prefixes)
        )
        yield ComparedTable(
            attributes=attributes,
            cells=cells,
            weight=table.weight,
            ranges=ranges,
            prefixes=prefixes,
            queries=queries,
            share=table.share,
        )


def recommend(outcomes: list[Outcome], cure: str = "", objective: Objective = Objective.TOTAL) -> Recommendation:
    """Return the outcome of least loss; of ties a least-squares one, whose tables are consistent.

    Args:
        outcomes: all of them, at least one.
        cure: a sentence that suggests what to do if none fits.
        objective: what their loss is, for the reason.

    Raises:
        StrategyUnfitError: if no outcome fits.
        NoiseTooLargeError: if some would fit for a larger budget.
    """
    fitting = [outcome for outcome in outcomes if outcome.total_variance is not None]
    if not fitting:
        if any(outcome.reason == TOO_NOISY for outcome in outcomes):
            raise NoiseTooLargeError
        raise StrategyUnfitError(strategy="recommended", why=outcomes[0].reason or "", cure=cure)
    least = min(map(_loss, fitting))
    equals = [outcome for outcome in fitting if _loss(outcome) <= least * (1 + ROUNDING)]
    # Among ties: consistent tables first, then the split of closed form (Corollary 3.3).
    best = max(
        equals, key=lambda each: (each.recovery == Recovery.LEAST_SQUARES, each.split == BudgetSplit.DIRECT_OPTIMAL)
    )
    return Recommendation(best.strategy, best.split, best.recovery, _why(best, fitting, objective))


def _why(best: Outcome, fitting: list[Outcome], objective: Objective) -> str:
    """Return the reason, and whether δ is needed."""
    why = _reason(best, fitting, objective)
    return (
        phrase("recommended.without-delta", N_("Recommendation", "{why} δ is not needed.")).format(why=why)
        if best.spares_delta
        else why
    )


def _reason(best: Outcome, fitting: list[Outcome], objective: Objective) -> str:
    """Return the reason in one sentence; errors are compared as root mean squares, the percentage rounded down."""
    others = [outcome for outcome in fitting if outcome.strategy != best.strategy]
    if not others:
        return phrase(
            "recommended.only",
            N_("Recommendation", "It is the only strategy that fits these tables and this kind of privacy."),
        )
    second = min(others, key=_loss)
    # A typical error is the root of the mean variance: variances of 4 : 1 mean errors of 2 : 1.
    percent = int(100 * (1 - math.sqrt(_loss(best) / _loss(second)))) if _loss(second) else 0
    if _loss(second) <= _loss(best) * (1 + ROUNDING):
        words = phrase(
            "recommended.as-good",
            N_("Recommendation", "No strategy has less predicted error; “{second}” has as little."),
        )
    elif not percent:
        words = phrase(
            "recommended.close",
            N_("Recommendation", "It has the least predicted error; “{second}” is less than 1 % behind."),
        )
    else:
        words = _AHEAD[objective]
    return words.format(percent=percent, second=find(second.strategy).info.title)


def _loss(outcome: Outcome) -> float:
    return math.inf if outcome.ranked is None else outcome.ranked


def _outcomes(strategy: Strategy, question: ComparedQuestion, earlier: EarlierPlans) -> Iterator[Outcome]:
    check_cancelled()
    workload, privacy_terms, coverage = question.workload, question.privacy_terms, question.coverage
    wanted, kinds = by_objective(workload), _kinds(strategy, privacy_terms)
    reasons = [why_unusable(strategy, wanted, kind.noise_terms) for kind in kinds]
    reason = None if None in reasons else reasons[0]
    # A strategy fits if one kind of noise fits; the reason shown is that of the kind asked for.
    needed = {kind: estimate_release(strategy, wanted, kind.noise_terms) for kind in kinds}
    plans: dict[BudgetSplit, list[NoisePlan]] = {}
    if reason is None:
        try:
            plans = {each: plans_of_kinds(workload, strategy, each, privacy_terms) for each in BudgetSplit}
        except NoiseTooLargeError:
            reason = TOO_NOISY
    for split, recovery in SPLIT_RECOVERY_PAIRS:
        check_cancelled()
        if reason is None:
            noise_plan = for_recovery(min(plans[split], key=least_squares_loss), recovery)
            found = _outcome(noise_plan, recovery, coverage, needed[noise_plan.privacy_terms])
            same_as = earlier.same_as(noise_plan, recovery)
            own = plans[split] if split is BudgetSplit.UNIFORM and len(plans[split]) > 1 else ()
            yield replace(
                found,
                spares_delta=noise_plan.privacy_terms != privacy_terms,
                kinds=tuple(_noise_kind(each, recovery) for each in own),
                same_as=same_as,
                remark="" if same_as is None else SAME.format(strategy=find(same_as).info.title),
            )
        else:
            yield _refused(strategy.info.key, split, recovery, reason, needed[kinds[0]])


def _noise_kind(noise_plan: NoisePlan, recovery: Recovery) -> NoiseKind:
    variance = noise_plan.total_variance(for_recovery(noise_plan, recovery).query_variances(recovery))
    return NoiseKind(noise_plan.privacy_terms.cost, variance, least_squares_loss(noise_plan))


def _kinds(strategy: Strategy, privacy_terms: PrivacyTerms) -> list[PrivacyTerms]:
    """Return the terms that satisfy `privacy_terms` and under which the strategy exists."""
    return [kind for kind in privacy_terms.kinds if strategy.applies(kind.noise_terms)]


def _refused(key: str, split: BudgetSplit, recovery: Recovery, reason: str, estimate: Estimate) -> Outcome:
    return Outcome(key, split, recovery, fits=False, reason=reason, seconds=estimate.seconds, bytes=estimate.bytes)


def _outcome(noise_plan: NoisePlan, recovery: Recovery, coverage: float, estimate: Estimate) -> Outcome:
    cells = noise_plan.query_variances(recovery)
    continuous = noise_plan.total_variance(noise_plan.predicted(recovery, smooth_variances(noise_plan)))
    return Outcome(
        strategy=noise_plan.strategy,
        split=noise_plan.split,
        recovery=recovery,
        fits=True,
        reason=None,
        total_variance=noise_plan.total_variance(cells),
        continuous_variance=continuous,
        variances=tuple(cells.tolist()),
        half_widths=tuple(noise_plan.half_widths(recovery, coverage).tolist()),
        seconds=estimate.seconds,
        bytes=estimate.bytes,
        work=estimate.work,
        shares=_titled_shares(noise_plan),
        typical_half_width=noise_plan.typical_half_width(recovery, coverage),
        definition=noise_plan.privacy_terms.cost.definition,
        loss=None if noise_plan.workload.objective is Objective.TOTAL else noise_plan.loss(cells),
    )


@lru_cache(maxsize=4)
def _titled_shares(noise_plan: NoisePlan) -> tuple[tuple[str, float], ...]:
    spent = [
        float(share) * noise_group.n_charges
        for noise_group, share in zip(noise_plan.design.noise_groups, noise_plan.shares, strict=True)
    ]
    whole = math.fsum(spent)
    parts = [
        (noise_group_title(noise_plan, noise_group), part / whole)
        for noise_group, part in zip(noise_plan.design.noise_groups, spent, strict=True)
        if part
    ]
    return tuple(sorted(parts, key=lambda part: -part[1]))
