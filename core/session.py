"""The verbs behind the window and the command line; the only file that sees both the records and what is published."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from core.data.column_profile import ColumnProfile as ColumnProfile  # noqa: PLC0414  the same
from core.data.histogram import Histogram as Histogram  # noqa: PLC0414  handed on by the front door
from core.data.made_up import made_up_table
from core.data.propose_attribute import propose as proposed
from core.domain.attribute import Attribute
from core.errors import BudgetRecoveryError
from core.exports.exporter import find as find_exporter
from core.exports.room import Outlet, check_fits, unfit_formats
from core.exports.write import try_export
from core.measuring.measure import measure
from core.measuring.receipt import Receipt, free
from core.mechanisms.randomness import SystemBits
from core.pending import (
    PlannedRelease,
    abandoned,
    at_work,
    charged_request,
    check_answered,
    check_cost,
    check_own_rows,
    crowd_of,
    drawn_before,
    keep_drawn,
    keep_tables,
    paid_before,
    pending_like,
    privacy_unit,
    recognised,
    released_like,
    rows_again,
)
from core.pending import ReleaseRequest as ReleaseRequest  # noqa: PLC0414  the same
from core.pending import kept_release as kept_release  # noqa: PLC0414  the same
from core.planning.budget_split import BudgetSplit
from core.planning.goal import least_budget
from core.planning.noise_plan import NoisePlan, Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.outcomes import Comparison
from core.planning.privacy_terms import PrivacyTerms
from core.planning.strategy_ranking import SPLIT_RECOVERY_PAIRS, compare_strategies, recommend
from core.privacy.dataset_account import cost_text
from core.privacy.entry_facts import Facts
from core.privacy.fingerprint import KEY_BYTES
from core.privacy.ledger import DatasetBudget, Ledger, LedgerEntry
from core.privacy.ledger_entry import RELEASED, RELEASED_ONE
from core.privacy.privacy_unit import charge_facts, looked_through
from core.privacy.release_cost import ReleaseCost
from core.progress import Progress, cancellable
from core.project.plan import Plan
from core.recovery.nearest_tables import Consistency
from core.recovery.pipeline import OutputRules, Recovered, check_consistency, recover
from core.release.kept import pack
from core.release.old_units import read_units
from core.release.publish import publish
from core.release.quote import PENDING, RELEASED_BEFORE, Quote, delta_spared, quote_lines
from core.release.rehearsal import Rehearsal, rehearsed
from core.release.release import Release
from core.release.statement import Occasion
from core.release.trial import NO_EXPORT, is_export_tried, seconds_of_trial, trial, with_output_rules
from core.release.unit_sentences import unit_sentences
from core.sources.frames.frame import DataFrame
from core.strategies import catalogue
from core.strategies.feasibility import Estimate
from core.strategies.strategy import StrategyInfo
from core.threads import one_thread
from core.version import VERSION
from core.words import N_

RECOMMENDED = "recommended"
MADE_UP_ROWS = 10_000
"""People invented for a rehearsal."""
TRIED_ROWS = 1_000
"""The same for a trial: what can fail depends on the plan, and hardly on how many rows there are."""


def propose(profile: ColumnProfile) -> Attribute:
    """Return an attribute for a column as it looks, for its owner to confirm or change."""
    return proposed(profile)


def open_ledger(path: Path | None = None, *, make: bool = True) -> Ledger:
    """Open the ledger at `path`; None: that of this user, where the system keeps such things.

    Raises:
        MissingLedgerError: if there is none at `path`, and `make` is False.
        LedgerFileError: if it cannot be used.
    """
    if path is None:
        import platformdirs  # noqa: PLC0415  only the usual place needs it

        path = platformdirs.user_data_path("reticent", appauthor=False) / "ledger.sqlite"
    ledger = Ledger(path, make=make)
    read_units(ledger)
    return ledger


@one_thread()
def compare(plan: Plan, progress: Progress | None = None) -> Comparison:
    """Return what every strategy would make of the plan; opens no data file.

    Raises:
        PlanError: if the plan asks for nothing, or for what cannot be had.
    """
    workload, rules = plan.workload(), _output_rules(plan)
    found = compare_strategies(workload, _privacy_terms(plan), rules.coverage, progress or Progress(), plan.named())
    outcomes = (with_output_rules(each, workload, rules) if each.fits else each for each in found.outcomes)
    return replace(found, outcomes=tuple(outcomes))


@one_thread()
def seek(plan: Plan, goals: Mapping[int, float], progress: Progress | None = None) -> ReleaseCost:
    """Return the least budget of the plan's kind under which tables are as exact as wanted; opens no data file.

    Args:
        plan: the plan; what it says of strategy and budget's kind holds, its amount does not matter.
        goals: ± wanted of one cell at the plan's coverage, > 0, by number of table; at least one.
        progress: may cancel.

    Raises:
        PlanError: as `compare`; GoalError if no amount is enough.
    """

    def margins(budget: ReleaseCost) -> Sequence[float]:
        return _half_widths(replace(plan, privacy=replace(plan.privacy, cost=budget)))

    return least_budget(margins, plan.privacy.cost, goals, progress or Progress())


@one_thread()
def quote(plan: Plan, ledger: Ledger, dataset: str, total: DatasetBudget | None = None) -> Quote:
    """Return what a release would publish and cost; charges nothing and opens no data file.

    Args:
        plan: the plan.
        ledger: of the owner.
        dataset: the name in the ledger.
        total: the budget that would be given to a dataset new to the ledger.

    Raises:
        UnansweredUnitError: if the plan does not say who is protected.
    """
    check_answered(plan)
    noise_plan, recovery = _plan(plan)
    workload, budget = noise_plan.workload, noise_plan.privacy_terms.cost
    unit = privacy_unit(plan)
    dataset = ledger.known_as(dataset)
    preview = ledger.preview(dataset, budget, total, unit)
    planned = PlannedRelease(plan, noise_plan, recovery, _output_rules(plan))
    lines = quote_lines(noise_plan, plan.unit, planned.rules)
    units = unit_sentences(preview, unit) if preview else ()
    before = released_like(planned, ledger, dataset)
    again = (RELEASED_BEFORE.format(date=before.when[:10], number=before.number),) if before else ()
    spared = delta_spared(plan.privacy.cost, budget)
    pending = [*pending_like(planned, ledger, dataset)]
    why_unusable = unfit_formats(planned.size)
    unfinished = (PENDING.format(number=line.number) for line in pending)
    return Quote(
        dataset=dataset,
        cost=budget,
        cost_text=cost_text(budget),
        budget_text=preview.total_text if preview else None,
        spent_text=preview.spent_text if preview else "",
        left_text=preview.left_text if preview else "",
        spent_after_text=preview.afterwards.spent_text if preview and preview.enough else "",
        after_text=preview.after_text if preview and preview.enough else "",
        enough=preview is not None and preview.enough,
        strategy=noise_plan.strategy,
        split=noise_plan.split,
        recovery=recovery,
        n_tables=len(workload.tables),
        n_cells=sum(workload.cells),
        lines=(*again, *lines, *why_unusable, *spared, *units, *unfinished),
        released_as=before.number if before else None,
        pending_as=abandoned(ledger, pending),
    )


@one_thread()
def release(
    request: ReleaseRequest,
    ledger: Ledger,
    progress: Progress | None = None,
    charged: Callable[[int], object] | None = None,
    into: Outlet | None = None,
) -> Release:
    """Read the rows, charge the ledger, draw the noise, keep the tables in the ledger, and return them.

    Args:
        request: what to release.
        ledger: of the owner.
        progress: may cancel.
        charged: told the number of the charge as soon as it is on disk: whatever happens then, it stands.
        into: where the tables are exported then, which is not done here: what cannot be written refuses the charge.

    Raises:
        OutputError: before anything is charged, if a release of this plan cannot be exported there.
        PlanError, SourceError, LedgerError: before anything is charged; TrialError (a PlanError) if the program itself
            fails at the plan, which it takes to the end on made-up rows first where the forecast is seconds.
        Cancelled: if the user stopped; a charge that was made is pending, and `complete` goes on with it.
        ReleaseNotKeptError: if the ledger could not keep the tables; the same.

    Privacy:
        The whole budget of the plan is charged, and on disk, before the first draw. Nothing that was drawn is returned
        or shown before the ledger keeps it.
    """
    watch = progress or Progress()
    check_answered(request.plan)
    planned = _planned(request.plan, watch)
    noise_plan = planned.noise_plan
    n_tables = len(noise_plan.workload.tables)
    what = (RELEASED_ONE if n_tables == 1 else RELEASED).format(tables=n_tables, strategy=noise_plan.strategy)
    unit = privacy_unit(request.plan)
    protected = ledger.check(request.dataset, noise_plan.privacy_terms.cost, request.total, unit).before.unit or unit
    check_fits(planned.size, ledger.path, into)
    _try(planned, watch, into)
    rows, crowd = request.rows, crowd_of(request.plan, protected)
    key = ledger.fingerprint_key() or SystemBits().take(KEY_BYTES)
    table = rows.read(crowd, watch, key)
    seen = recognised(request, rows.fingerprint(table, key), ledger, key)
    table = rows.counted(table, crowd, SystemBits())
    check_fits(planned.size, ledger.path, into, rows=len(table.codes[0]))
    watch.check()
    charges: list[LedgerEntry] = []
    pending = planned.request(request.source, ledger.known_as(request.dataset))

    def charge() -> Receipt:
        if request.total is not None:
            ledger.set_budget(request.dataset, request.total, unit)
        facts = Facts({**seen, **charge_facts(unit, protected)})
        charges.append(ledger.charge(request.dataset, noise_plan.privacy_terms.cost, what, facts, pending))
        if charged is not None:
            charged(charges[0].number)
        return Receipt(charges[0].number)

    with at_work(ledger, pending):
        measurements = measure(noise_plan, table, charge, SystemBits(), watch)
        keep_drawn(planned, measurements, ledger, charges[0].number)
        return keep_tables(planned, measurements, ledger, charges[0], watch)


@one_thread()
def complete(
    ledger: Ledger, number: int, source: Path | DataFrame | None = None, progress: Progress | None = None
) -> Release:
    """Go on with a pending charge where it stopped, keep its tables in the ledger, and return them; costs nothing.

    Args:
        ledger: of the owner.
        number: of the charge.
        source: the file or the frame with the rows; None: the file that it was then. Not read where noise was drawn.
        progress: may cancel.

    Raises:
        NotPendingError: if no charge of that number is pending.
        ForeignRequestError: if what was charged cannot be done by this program, or is not what is asked.
        RivalReleaseError: if another program was faster; what was drawn here is gone.
        SourceError, Cancelled, ReleaseNotKeptError: as `release`; the charge stays pending.

    Privacy:
        At most one draw of a charge is kept, and only that one is ever seen; see `core.measuring.drawn`.
    """
    watch = progress or Progress()
    line = ledger.pending_charge(number)
    asked = charged_request(ledger, line)
    planned = _planned(asked.plan, watch)
    check_cost(planned, number)
    measurements = drawn_before(planned, ledger, number)
    if measurements is None:
        rows = rows_again(asked, source)
        crowd = crowd_of(asked.plan, looked_through(line.facts) or privacy_unit(asked.plan))
        read = rows.read(crowd, watch, ledger.fingerprint_key() or b"")
        seen = check_own_rows(ledger, line, lambda key: rows.fingerprint(read, key))
        table = rows.counted(read, crowd, SystemBits())
        measurements = measure(planned.noise_plan, table, lambda: paid_before(ledger, number), SystemBits(), watch)
        keep_drawn(planned, measurements, ledger, number, seen)
    return keep_tables(planned, measurements, ledger, line, watch)


@one_thread()
def rehearse(plan: Plan, repeats: int = 1, progress: Progress | None = None) -> Rehearsal:
    """Return releases of people made up from the plan alone; costs nothing, opens no data file and no ledger.

    Args:
        plan: the plan.
        repeats: how many releases, at least 1.
        progress: may cancel.
    """
    watch = progress or Progress()
    with cancellable(watch):
        noise_plan, recovery = _plan(plan)
    people = made_up_table(noise_plan.workload.domain, MADE_UP_ROWS, SystemBits())
    truth = [people.count(marginal).astype(float) for marginal in noise_plan.workload.marginals]
    runs: list[Recovered] = []
    for done in range(repeats):
        watch.report(done, repeats, N_("Progress", "Rehearsing"))
        measurements = measure(noise_plan, people, free, SystemBits(), watch)
        runs.append(recover(noise_plan, measurements, recovery, _output_rules(plan), watch))
    last = publish(noise_plan, runs[-1], _output_rules(plan), _made_up(plan))
    return Rehearsal(last, rehearsed(noise_plan, runs, truth, last), repeats)


@one_thread()
def forecast_release(plan: Plan, key: str = "") -> Estimate:
    """Return what a whole release takes, with its trial and, unless `key` is "", the export in that format."""
    planned = _planned(plan, Progress())
    return planned.estimate(find_exporter(key).estimate(planned.size) if key else NO_EXPORT)


def strategies() -> tuple[StrategyInfo, ...]:
    """Return key, title and summary of every strategy, in catalogue order."""
    return tuple(strategy.info for strategy in catalogue.every())


def makes_records(plan: Plan) -> bool:
    """Return whether a release of the plan will carry made-up records that have its tables."""
    return _output_rules(plan).has_records(plan.workload())


def choose(plan: Plan) -> tuple[str, BudgetSplit, Recovery]:
    """Return strategy, split and recovery that the plan means: its own, or those recommended for it.

    Raises:
        BudgetRecoveryError: if its split is not for its recovery.
    """
    choice = plan.strategy
    if choice.name != RECOMMENDED:
        split, recovery = BudgetSplit(choice.split), Recovery(choice.recovery)
        if (split, recovery) not in SPLIT_RECOVERY_PAIRS:
            raise BudgetRecoveryError(budget=choice.split, recovery=choice.recovery)
        return choice.name, split, recovery
    comparison = compare(plan)
    best = comparison.recommended
    if plan.output.consistency != Consistency.LEAST_SQUARES:  # it starts from direct tables, which "best" may lack
        best = recommend([each for each in comparison.outcomes if each.split != BudgetSplit.LEAST_SQUARES_OPTIMAL])
    return best.strategy, BudgetSplit(best.split), Recovery(best.recovery)


def _half_widths(plan: Plan) -> Sequence[float]:
    if plan.strategy.name == RECOMMENDED:
        comparison = compare(plan)
        best = comparison.recommended
        return comparison.find(best.strategy, best.split, best.recovery).half_widths
    noise_plan, recovery = _plan(plan)
    return tuple(noise_plan.half_widths(recovery, plan.output.interval).tolist())


def _privacy_terms(plan: Plan) -> PrivacyTerms:
    return PrivacyTerms(plan.privacy.cost, plan.privacy.neighbours, plan.unit.at_most)


def _plan(plan: Plan) -> tuple[NoisePlan, Recovery]:
    strategy, split, recovery = choose(plan)
    noise_plan = make_noise_plan(plan.workload(), strategy, split, _privacy_terms(plan), plan.named())
    check_consistency(noise_plan, recovery, _output_rules(plan).consistency)
    return noise_plan, recovery


def _try(planned: PlannedRelease, progress: Progress, into: Outlet | None) -> None:
    """Take the plan to the end on made-up rows, so that a fault of the program shows before anything is charged."""
    noise_plan, recovery, rules = planned.noise_plan, planned.recovery, planned.rules
    work = planned.estimate().work
    if not seconds_of_trial(work):
        return
    with trial(progress) as silent:
        people = made_up_table(noise_plan.workload.domain, TRIED_ROWS, SystemBits())
        measurements = measure(noise_plan, people, free, SystemBits(), silent)
        recovered = recover(noise_plan, measurements, recovery, rules, silent)
        published = publish(noise_plan, recovered, rules, _made_up(planned.plan))
        pack(published)
        if into is not None and is_export_tried(work, find_exporter(into.key).seconds(planned.size)):
            try_export(published, into)


def _planned(plan: Plan, progress: Progress) -> PlannedRelease:
    with cancellable(progress):
        noise_plan, recovery = _plan(plan)
    return PlannedRelease(plan, noise_plan, recovery, _output_rules(plan))


def _output_rules(plan: Plan) -> OutputRules:
    output = plan.output
    consistency = Consistency(output.consistency)
    return OutputRules(output.non_negative, output.whole_numbers, output.interval, output.add_up, consistency)


def _made_up(plan: Plan) -> Occasion:
    now = datetime.now(UTC).isoformat(timespec="seconds")
    return Occasion("", plan.unit, now, VERSION, "", rehearsal=True)
