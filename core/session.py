"""The verbs behind the window and the command line; the only file that sees both the records and what is published."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from core.data.bound_rows import bounded
from core.data.histogram import Histogram as Histogram  # noqa: PLC0414  handed on by the front door
from core.data.made_up import made_up_table
from core.data.profile import ColumnProfile as ColumnProfile  # noqa: PLC0414  the same
from core.data.propose import propose as proposed
from core.data.table import Table
from core.domain.attribute import Attribute
from core.errors import BudgetRecoveryError, FileMovedOnError, LedgerFileError, ReleaseNotKeptError, StrangeReleaseError
from core.measuring.measure import measure
from core.mechanisms.randomness import SystemBits
from core.planning.allocation import Allocation
from core.planning.compare import ROADS, compare_strategies, recommend
from core.planning.comparison import Comparison
from core.planning.goal import least_budget
from core.planning.plan import Plan, Recovery
from core.planning.planner import make_plan
from core.planning.price import Price
from core.privacy.accounting import cost_text
from core.privacy.budget import Budget
from core.privacy.entry import RELEASED
from core.privacy.ledger import Entry, Ledger, Total
from core.progress import Progress, watched
from core.project.document import Document
from core.recovery.nearest import Consistency
from core.recovery.pipeline import Recovered, Shape, check_consistency, recover
from core.release.kept import pack, unpack
from core.release.publish import publish
from core.release.quote import Quote
from core.release.rehearsal import Rehearsal, rehearsed
from core.release.release import Release
from core.release.reworded import reworded
from core.release.statement import Occasion, claim, public_facts, ranges_asked, told_of
from core.sources.file_state import FileState, file_state
from core.sources.read import read_table
from core.strategies import catalogue
from core.strategies.strategy import StrategyInfo
from core.version import VERSION
from core.words import N_

RECOMMENDED = "recommended"
MADE_UP_ROWS = 10_000
"""People invented for a rehearsal."""


@dataclass(frozen=True, slots=True)
class ReleaseRequest:
    """What to release.

    Attributes:
        document: the plan.
        folder: the plan's folder; a relative source is looked for there.
        dataset: the name in the ledger.
        total: the budget of a dataset that is new to the ledger; for a known one it must agree; None: it is known.
        seen: state of the file when its owner looked at it; None: nobody has.
    """

    document: Document
    folder: Path
    dataset: str
    total: Total | None = None
    seen: FileState | None = None

    @property
    def source(self) -> Path:
        """The file with the rows."""
        return self.folder / self.document.source


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
    return Ledger(path, make=make)


def compare(document: Document, progress: Progress | None = None) -> Comparison:
    """Return what every strategy would make of the plan; opens no data file.

    Raises:
        PlanError: if the plan asks for nothing, or for what cannot be had.
    """
    workload, shape = document.workload(), _shape(document)
    found = compare_strategies(workload, _price(document), shape.coverage, progress or Progress(), document.named())
    shaping = {recovery: shape.seconds(workload, recovery) for recovery in Recovery}
    outcomes = tuple(
        replace(each, seconds=each.seconds + shaping[Recovery(each.recovery)]) if each.fits else each
        for each in found.outcomes
    )
    return replace(found, outcomes=outcomes)


def seek(document: Document, goals: Mapping[int, float], progress: Progress | None = None) -> Budget:
    """Return the least budget of the plan's kind under which tables are as exact as wanted; opens no data file.

    Args:
        document: the plan; what it says of strategy and budget's kind holds, its amount does not matter.
        goals: ± wanted of one cell at the plan's coverage, > 0, by number of table; at least one.
        progress: may cancel.

    Raises:
        PlanError: as `compare`; GoalError if no amount is enough.
    """

    def margins(budget: Budget) -> Sequence[float]:
        return _half_widths(replace(document, privacy=replace(document.privacy, budget=budget)))

    return least_budget(margins, document.privacy.budget, goals, progress or Progress())


def quote(document: Document, ledger: Ledger, dataset: str, total: Total | None = None) -> Quote:
    """Return what a release would publish and cost; charges nothing and opens no data file.

    Args:
        document: the plan.
        ledger: of the owner.
        dataset: the name in the ledger.
        total: the budget that would be given to a dataset new to the ledger.
    """
    plan, recovery = _plan(document)
    workload, budget = plan.workload, plan.price.budget
    preview = ledger.preview(dataset, budget, total)
    n_tables, n_cells = len(workload.tables), sum(workload.cells)
    words = N_(
        "Quote", "{tables} tables with {cells:,} numbers in all will be published, each with its margin of error."
    )
    if n_tables == 1:
        words = N_("Quote", "One table with {cells:,} numbers will be published, each with its margin of error.")
    lines = (
        words.format(tables=n_tables, cells=n_cells),
        *ranges_asked(workload),
        _shape(document).sentence(workload),
        claim(budget, plan.price.neighbours, document.unit),
        *public_facts(told_of(plan), plan.price.neighbours, document.unit),
        N_("Quote", "Not promised: that nothing can be learned about groups of people."),
        N_("Quote", "Once the ledger is charged, the cost stands, even if you stop or throw the tables away."),
    )
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
        strategy=plan.strategy,
        budget=plan.allocation,
        recovery=recovery,
        n_tables=n_tables,
        n_cells=n_cells,
        lines=lines,
    )


def release(
    request: ReleaseRequest,
    ledger: Ledger,
    progress: Progress | None = None,
    charged: Callable[[int], object] | None = None,
) -> Release:
    """Read the rows, charge the ledger, draw the noise, keep the tables in the ledger, and return them.

    Args:
        request: what to release.
        ledger: of the owner.
        progress: may cancel.
        charged: told the number of the charge as soon as it is on disk: whatever happens then, it stands.

    Raises:
        PlanError, SourceError, LedgerError: before anything is charged.
        Cancelled: if the user stopped; a charge that was made stands.
        ReleaseNotKeptError: if the tables could not be kept; the error carries them.

    Privacy:
        The whole budget of the plan is charged, and on disk, before the first draw.
    """
    watch = progress or Progress()
    document = request.document
    with watched(watch):
        plan, recovery = _plan(document)
    what = RELEASED.format(tables=len(plan.workload.tables), strategy=plan.strategy)
    ledger.check(request.dataset, plan.price.budget, request.total)
    table = _records(request, watch)
    watch.check()
    charges: list[Entry] = []

    def charge() -> None:
        if request.total is not None:
            ledger.set_budget(request.dataset, request.total)
        charges.append(ledger.charge(request.dataset, plan.price.budget, what))
        if charged is not None:
            charged(charges[0].number)

    measurements = measure(plan, table, charge, SystemBits(), watch)
    recovered = recover(plan, measurements, recovery, _shape(document), watch)
    line = charges[0]
    occasion = Occasion(
        request.dataset, document.unit, line.when, VERSION, str(line.number), rehearsal=False, seal=line.hash
    )
    published = publish(plan, recovered, _shape(document), occasion)
    _keep(ledger, line.number, published)
    return published


def kept_release(ledger: Ledger, number: int) -> Release:
    """Return the tables of an earlier release, the same numbers as then; costs nothing.

    Args:
        ledger: of the owner.
        number: of the charge.

    Raises:
        UnknownReleaseError: if the ledger keeps no tables under that number.
        StrangeReleaseError: if a newer version of this program kept them.
        LedgerFileError: if they were changed since.
    """
    content = ledger.kept(number)
    try:
        return reworded(unpack(content))
    except ValueError as error:
        raise StrangeReleaseError(number) from error


def rehearse(document: Document, repeats: int = 1, progress: Progress | None = None) -> Rehearsal:
    """Return releases of people made up from the plan alone; costs nothing, opens no data file and no ledger.

    Args:
        document: the plan.
        repeats: how many releases, at least 1.
        progress: may cancel.
    """
    watch = progress or Progress()
    with watched(watch):
        plan, recovery = _plan(document)
    people = made_up_table(plan.workload.domain, MADE_UP_ROWS, SystemBits())
    truth = [people.count(marginal).astype(float) for marginal in plan.workload.marginals]
    occasion = Occasion("", document.unit, _now(), VERSION, "", rehearsal=True)
    runs: list[Recovered] = []
    for done in range(repeats):
        watch.check()
        watch.report(done, repeats, N_("Progress", "Rehearsing"))
        measurements = measure(plan, people, _nothing, SystemBits(), watch)
        runs.append(recover(plan, measurements, recovery, _shape(document), watch))
    last = publish(plan, runs[-1], _shape(document), occasion)
    return Rehearsal(last, rehearsed(plan, runs, truth, last), repeats)


def strategies() -> tuple[StrategyInfo, ...]:
    """Return key, title and summary of every strategy, in catalogue order."""
    return tuple(strategy.info for strategy in catalogue.every())


def makes_records(document: Document) -> bool:
    """Return whether a release of the plan will carry made-up records that have its tables."""
    return _shape(document).has_records(document.workload())


def choose(document: Document) -> tuple[str, Allocation, Recovery]:
    """Return strategy, split and recovery that the plan means: its own, or those recommended for it.

    Raises:
        BudgetRecoveryError: if its split is not for its recovery.
    """
    wish = document.strategy
    if wish.name != RECOMMENDED:
        allocation, recovery = Allocation(wish.budget), Recovery(wish.recovery)
        if (allocation, recovery) not in ROADS:
            raise BudgetRecoveryError(budget=wish.budget, recovery=wish.recovery)
        return wish.name, allocation, recovery
    comparison = compare(document)
    best = comparison.recommended
    if document.output.consistency != Consistency.LEAST_SQUARES:  # it starts from plain tables, which "best" may lack
        best = recommend([each for each in comparison.outcomes if each.budget != Allocation.BEST])
    return best.strategy, Allocation(best.budget), Recovery(best.recovery)


def _half_widths(document: Document) -> Sequence[float]:
    if document.strategy.name == RECOMMENDED:
        comparison = compare(document)
        best = comparison.recommended
        return comparison.find(best.strategy, best.budget, best.recovery).half_widths
    plan, recovery = _plan(document)
    return tuple(plan.half_widths(recovery, document.output.interval).tolist())


def _price(document: Document) -> Price:
    return Price(document.privacy.budget, document.privacy.neighbours, document.unit.at_most)


def _plan(document: Document) -> tuple[Plan, Recovery]:
    strategy, allocation, recovery = choose(document)
    plan = make_plan(document.workload(), strategy, allocation, _price(document), document.named())
    check_consistency(plan, recovery, _shape(document).consistency)
    return plan, recovery


def _shape(document: Document) -> Shape:
    output = document.output
    consistency = Consistency(output.consistency)
    return Shape(output.non_negative, output.whole_numbers, output.interval, output.add_up, consistency)


def _records(request: ReleaseRequest, progress: Progress) -> Table:
    document = request.document
    _check_unchanged(request)
    table = read_table(request.source, document.layout, document.attributes, document.unit, progress)
    _check_unchanged(request)
    return bounded(table, document.unit.at_most, SystemBits())


def _check_unchanged(request: ReleaseRequest) -> None:
    """Refuse a file that is not the one its owner looked at; one that is gone is told by whoever reads it."""
    now = file_state(request.source)
    if request.seen is not None and now is not None and now != request.seen:
        raise FileMovedOnError(str(request.source))


def _keep(ledger: Ledger, number: int, published: Release) -> None:
    try:
        ledger.keep(number, pack(published))
    except LedgerFileError as error:
        raise ReleaseNotKeptError(number, error.why, error.cure).carrying(published) from error


def _nothing() -> None:
    """Charge nothing: made-up people need no protection."""


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
