"""A release with everything decided, from the plan alone: made once, then quoted, rehearsed, confirmed and released."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from core.domain.location import Location
from core.domain.reading_layout import RowMeaning
from core.errors import BudgetRecoveryError, UnansweredUnitError
from core.errors.use_errors import UnmetCriteriaError
from core.exports.exporter import Exporter
from core.exports.exporter import find as find_exporter
from core.measuring.drawn import noise_mark
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import NoisePlan, Recovery
from core.planning.noise_planner import for_recovery, forecast, make_noise_plan
from core.planning.outcomes import Comparison
from core.planning.strategy_ranking import SPLIT_RECOVERY_PAIRS, recommend
from core.planning.usefulness import GradeShares, grade_shares
from core.privacy.release_cost import ReleaseCost
from core.progress import Progress, reporting, silenced
from core.project.criteria import listed
from core.project.plan import RECOMMENDED, Plan
from core.project.request import ChargedRequest
from core.recovery.consistency import Consistency
from core.recovery.output_rules import OutputRules
from core.recovery.pipeline import check_consistency
from core.release import sentences
from core.release.size import ReleaseSize, release_size
from core.release.trial import NO_EXPORT, whole_estimate
from core.session.comparing_strategies import compare
from core.session.unmet_criteria import unmet, unmet_told
from core.strategies.feasibility import Estimate
from core.threads import one_thread
from core.version import VERSION


@dataclass(frozen=True, slots=True)
class PlannedRelease:
    """Everything that a release does, decided. The object that is confirmed is the object that runs.

    Attributes:
        plan: the plan.
        noise_plan: what is measured, with how much noise.
        recovery: how tables are made of the answers.
        rules: what the published numbers look like.
        made_of: plan, noise plan and recovery as decided together; a copy with one of them changed is refused.
        size: what the release will hold; computed once, as is `noise_estimate`: quote, trial and charge ask for them.
        noise_estimate: time and memory of counting and noise, without the steps of `rules`, a trial and an export.

    Raises:
        ValueError: if the parts were not decided together, or the noise plan is of another plan.
    """

    plan: Plan
    noise_plan: NoisePlan
    recovery: Recovery
    rules: OutputRules
    made_of: tuple[Plan, NoisePlan, Recovery] = field(repr=False, compare=False)
    size: ReleaseSize = field(init=False, repr=False, compare=False)
    noise_estimate: Estimate = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Refuse parts that were decided for different plans: one would be confirmed, and another one run."""
        # The whole plan: what noise it gets says nothing of its file, its rows, or the marginals that it names.
        # `kinds`, not equality: where a strategy needs no δ, its noise is pure and claims less than the plan allows.
        chosen, choice = self.plan.strategy, (self.noise_plan.strategy, self.noise_plan.split, self.recovery)
        if (
            (self.plan, self.noise_plan, self.recovery) != self.made_of
            or self.noise_plan.workload != self.plan.workload()
            or self.noise_plan.privacy_terms not in self.plan.privacy_terms.kinds
            or self.rules != self.plan.output_rules
            or (chosen.name != RECOMMENDED and (chosen.name, chosen.split, chosen.recovery) != choice)
        ):
            raise ValueError("the noise plan is of another plan")
        size = release_size(self.noise_plan, self.recovery, self.rules, self.plan.unit, self.plan.publication.texts)
        object.__setattr__(self, "size", size)
        object.__setattr__(self, "noise_estimate", forecast(self.noise_plan, self.plan.named()))

    @property
    def cost(self) -> ReleaseCost:
        """What the ledger is charged: at most the cost in the plan."""
        return self.noise_plan.privacy_terms.cost

    @property
    def typical_half_width(self) -> float:
        """± of a typical number of the tables, as `Outcome.typical_half_width`."""
        return self.noise_plan.typical_half_width(self.recovery, self.rules.coverage)

    @property
    def decided(self) -> Plan:
        """The plan with strategy, split, recovery and cost as decided."""
        strategy, privacy = self.plan.strategy, self.plan.privacy
        choice = replace(strategy, name=self.noise_plan.strategy, split=self.noise_plan.split, recovery=self.recovery)
        return replace(self.plan, strategy=choice, privacy=replace(privacy, cost=self.cost))

    def charged_to(self, dataset: str) -> Plan:
        """Return `decided` with the dataset's name in the ledger, without what a release does not depend on."""
        # Sensitive marks are for the owner's check alone: a plan with other marks would count as another one, unpaid.
        decided, people = self.decided, self.plan.people if self.plan.acceptance.needs_people else None
        privacy = replace(decided.privacy, dataset=dataset)
        return replace(decided, privacy=privacy, sensitive=(), places=(), people=people)

    def request(self, source: Location, dataset: str) -> bytes:
        """Return what the ledger keeps with the charge, so that it can be completed; see `ChargedRequest`."""
        # The strategy as decided, never "recommended": a later version could recommend another one.
        return ChargedRequest(self.charged_to(dataset), source, VERSION, noise_mark(self.noise_plan)).pack()

    @property
    def half_widths(self) -> tuple[float, ...]:
        """± of a typical query of each table."""
        return tuple(self.noise_plan.half_widths(self.recovery, self.rules.coverage).tolist())

    def grades_for(self, people: int) -> GradeShares:
        """Return the predicted share of all numbers of each grade for so many people."""
        return grade_shares(self.half_widths, self.noise_plan.workload.cells, people)

    @property
    def grades(self) -> GradeShares | None:
        """The predicted share of all numbers of each grade; None if the plan does not say how many people there are."""
        return None if self.plan.people is None else self.grades_for(self.plan.people)

    def unmet(self) -> tuple[str, ...]:
        """Return the criteria of the plan that do not hold, as it says them; NoPeopleError, NoSuchTableError."""
        asked = self.plan.acceptance.criteria
        return tuple(each.text for each in unmet(self.plan, self.half_widths)) if asked else ()

    def check_accepted(self) -> None:
        """Refuse a plan whose criteria do not hold and are not overridden; UnmetCriteriaError, and as `unmet`."""
        if self.unmet() and self.plan.acceptance.override is None:
            raise UnmetCriteriaError(listed(unmet_told(self.plan, self.half_widths)))

    @property
    def criteria_told(self) -> tuple[str, ...]:
        """The sentence of a statement about the criteria; () if the plan has none."""
        asked, missed = self.plan.acceptance, self.unmet()
        if missed and asked.override is not None:
            return (sentences.OVERRIDDEN.format(criteria="; ".join(missed), why=asked.override),)
        return (sentences.ACCEPTED.format(criteria="; ".join(asked.texts())),) if asked.texts() else ()

    def check_answered(self) -> None:
        """Refuse a plan that leaves open who is protected: the claim of privacy would be about unnamed persons."""
        if self.plan.unit.rows is RowMeaning.UNANSWERED:
            raise UnansweredUnitError


@one_thread()
def plan_release(plan: Plan, progress: Progress | None = None, comparison: Comparison | None = None) -> PlannedRelease:
    """Decide everything about a release; opens no data file and no ledger.

    Args:
        plan: the plan.
        progress: may cancel.
        comparison: an earlier one, used if the plan leaves the choice and the comparison is of an equal question.

    Raises:
        PlanError: if the plan asks for nothing, or for what cannot be had.
    """
    # Silenced: a caller shows one bar for a quote or a release; the reports of a comparison would fill it twice.
    with reporting(progress), silenced():
        strategy, split, recovery = choose(plan, comparison)
        drafted = make_noise_plan(plan.workload(), strategy, split, plan.privacy_terms, plan.named())
        noise_plan = for_recovery(drafted, recovery)
        check_consistency(noise_plan, recovery, plan.output_rules.consistency)
    return PlannedRelease(plan, noise_plan, recovery, plan.output_rules, (plan, noise_plan, recovery))


def choose(plan: Plan, comparison: Comparison | None = None) -> tuple[str, BudgetSplit, Recovery]:
    """Return strategy, split and recovery of the plan: its own, or the recommended ones; see `plan_release`.

    Raises:
        BudgetRecoveryError: if its split is not for its recovery.
    """
    choice = plan.strategy
    if choice.name != RECOMMENDED:
        pair = next((each for each in SPLIT_RECOVERY_PAIRS if each == (choice.split, choice.recovery)), None)
        if pair is None:
            raise BudgetRecoveryError(budget=choice.split, recovery=choice.recovery)
        return choice.name, *pair
    if comparison is None or comparison.question != plan.question:
        comparison = compare(plan)
    best = comparison.recommended
    # The other two consistencies start from direct tables. The split "best" may leave a table unmeasured, its variance
    # infinite; `check_consistency` would then refuse a plan for what was recommended to it.
    if plan.output.consistency is not Consistency.LEAST_SQUARES:
        direct = [each for each in comparison.outcomes if each.split is not BudgetSplit.LEAST_SQUARES_OPTIMAL]
        best = recommend(direct, objective=comparison.objective)
    return best.strategy, best.split, best.recovery


def forecast_release(planned: PlannedRelease, key: str | Exporter = "") -> Estimate:
    """Return time and memory of a whole release with its trial and, unless `key` is "", the export in that format."""
    export = find_exporter(key).estimate(planned.size) if key else NO_EXPORT
    workload = planned.noise_plan.workload
    return whole_estimate(planned.noise_estimate, workload, planned.recovery, planned.rules, export)
