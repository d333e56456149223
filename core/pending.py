"""A charge on its way to a release: what was drawn for it is kept first, and then the tables made of that.

Until the tables are kept, the charge is pending: nothing is shown, returned or written. `core.measuring.drawn` says why
it may be completed at no further cost.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.errors import (
    ForeignRequestError,
    LedgerFileError,
    ReleaseNotKeptError,
    SamePeopleError,
    StrangeReleaseError,
    UnansweredUnitError,
)
from core.measuring.drawn import pack_drawn, unpack_drawn
from core.measuring.measurement import Measurement
from core.measuring.receipt import Receipt
from core.planning.noise_plan import NoisePlan, Recovery
from core.planning.noise_planner import forecast
from core.privacy.entry_facts import NO_FACTS, Facts
from core.privacy.fingerprint import Fingerprint
from core.privacy.ledger import DatasetBudget, Ledger
from core.privacy.ledger_entry import REQUEST, EntryDraft, LedgerEntry
from core.privacy.privacy_unit import PrivacyUnit, needs_look
from core.progress import Progress
from core.project.plan import Plan, StrategyChoice
from core.project.request import ChargedRequest
from core.project.writer import says_the_same
from core.recovery.pipeline import OutputRules, recover
from core.release.kept import pack, unpack
from core.release.publish import publish
from core.release.release import Release
from core.release.reworded import reworded
from core.release.size import ReleaseSize, release_size
from core.release.statement import Occasion
from core.release.trial import NO_EXPORT, whole_estimate
from core.sources.asking.counted_rows import RowSource
from core.sources.file_state import FileState, file_state
from core.sources.frames.frame import NAME, DataFrame
from core.sources.frames.frame_rows import FrameRows
from core.staging import clear_mark, marked
from core.strategies.feasibility import Estimate
from core.version import VERSION
from core.words import N_, quoted


@dataclass(frozen=True, slots=True)
class ReleaseRequest:
    """What to release.

    Attributes:
        plan: the plan.
        folder: the plan's folder; a relative source is looked for there.
        dataset: the name in the ledger.
        total: the budget of a dataset that is new to the ledger; for a known one it must agree; None: it is known.
        seen: state of the file when its owner looked at it; None: nobody has.
        other_people: whether the owner has said that rows which look like those of another dataset are about others.
        frame: has the rows, in place of a file; None: the plan's source has.
    """

    plan: Plan
    folder: Path
    dataset: str
    total: DatasetBudget | None = None
    seen: FileState | None = None
    other_people: bool = False
    frame: DataFrame | None = None

    @property
    def source(self) -> Path:
        """The file with the rows; for a frame its name, which no file has."""
        return self.folder / self.plan.source if self.frame is None else Path(NAME)

    @property
    def rows(self) -> RowSource:
        """What to read."""
        asked = self.plan
        if self.frame is not None:
            return FrameRows(self.source, asked.layout, asked.attributes, asked.unit, frame=self.frame)
        return RowSource(self.source, asked.layout, asked.attributes, asked.unit, self.seen)


def privacy_unit(plan: Plan) -> PrivacyUnit:
    """Return whom a release of the plan protects, as the ledger counts it."""
    return PrivacyUnit(plan.unit.id, plan.unit.at_most, plan.privacy.neighbours)


def crowd_of(plan: Plan, protected: PrivacyUnit) -> ProtectedUnit | None:
    """Return the persons who may not have more rows than that: a release by rows, a budget that protects persons."""
    return ProtectedUnit(protected.by, protected.at_most) if needs_look(privacy_unit(plan), protected) else None


def check_answered(plan: Plan) -> None:
    """Refuse a plan that asks who is protected: a claim must not be about persons that nobody spoke of."""
    if plan.unit.rows is RowMeaning.UNANSWERED:
        raise UnansweredUnitError


@dataclass(frozen=True, slots=True)
class PlannedRelease:
    """What a release does, all of it decided.

    Attributes:
        plan: the plan.
        noise_plan: what is measured, with how much noise.
        recovery: how tables are made of the answers.
        shape: what the published numbers look like.
    """

    plan: Plan
    noise_plan: NoisePlan
    recovery: Recovery
    rules: OutputRules

    @property
    def size(self) -> ReleaseSize:
        """What the release will hold."""
        return release_size(self.noise_plan, self.recovery, self.rules, self.plan.unit)

    def estimate(self, export: Estimate = NO_EXPORT) -> Estimate:
        """Return what the whole release takes, with such an export."""
        noise = forecast(self.noise_plan, self.plan.named())
        return whole_estimate(noise, self.noise_plan.workload, self.recovery, self.rules, export)

    def request(self, source: Path, dataset: str) -> bytes:
        """Return what the ledger keeps with the charge, so that it can be completed; see `ChargedRequest`."""
        return ChargedRequest(self.decided(dataset), source, VERSION).pack()

    def decided(self, dataset: str) -> Plan:
        """Return the plan with strategy, split, recovery and cost as decided, and the dataset's name in the ledger."""
        strategy, privacy = self.plan.strategy, self.plan.privacy
        choice = StrategyChoice(self.noise_plan.strategy, self.noise_plan.split, self.recovery, strategy.marginals)
        decided = replace(privacy, dataset=dataset, cost=self.noise_plan.privacy_terms.cost)
        return replace(self.plan, strategy=choice, privacy=decided)


def charged_request(ledger: Ledger, line: LedgerEntry) -> ChargedRequest:
    """Return what a pending charge was made for.

    Raises:
        ForeignRequestError: if that cannot be understood, or is not what was charged.
        LedgerFileError: if it was changed since.
    """
    try:
        asked = ChargedRequest.unpack(ledger.request(line))
    except ValueError as error:
        why = N_("Error", "another version of this program charged it")
        raise ForeignRequestError(line.number, why, N_("Error", "Install the newest version.")) from error
    if not _is_charged(asked.plan, line):
        why = N_("Error", "its plan has another dataset, another unit or another cost than was charged")
        raise ForeignRequestError(line.number, why, N_("Error", "Put back the newest copy of the ledger."))
    return asked


def rows_again(asked: ChargedRequest, source: Path | DataFrame | None) -> RowSource:
    """Return what a pending charge counts: `source`; None: the file that it was charged for."""
    plan = replace(asked.plan, source="")
    if isinstance(source, DataFrame):
        return ReleaseRequest(plan, Path(), "", frame=source).rows
    return ReleaseRequest(plan, source or asked.source, "").rows


def check_cost(planned: PlannedRelease, number: int) -> None:
    """Refuse to go on where this computer would choose noise that costs something else than the plan says.

    Raises:
        ForeignRequestError: if it would.
    """
    if planned.noise_plan.privacy_terms.cost != planned.plan.privacy.cost:
        why = N_("Error", "this computer would draw other noise than was charged")
        cure = N_("Error", "Complete it with the version and on the computer that charged it.")
        raise ForeignRequestError(number, why, cure)


def recognised(request: ReleaseRequest, fingerprint: Fingerprint, ledger: Ledger, key: bytes) -> Facts:
    """Return the fingerprint of the rows, for the ledger only; refuse those of another dataset that may be the same."""
    others = ledger.resembling(request.dataset, fingerprint)
    if others and not request.other_people:
        raise SamePeopleError.naming(others)
    return fingerprint.facts(None if ledger.fingerprint_key() == key else key, others)


def check_own_rows(ledger: Ledger, line: LedgerEntry, fingerprint: Callable[[bytes], Fingerprint]) -> Facts:
    """Refuse to complete a charge with rows unlike those it was made for: it did not pay for these people.

    `core.measuring.drawn` says why. A charge of an older version tells too little of its rows: it may be completed with
    any that look like nobody's.

    Returns:
        What the ledger keeps of the rows where some were corrected since; nothing where they are the same.

    Args:
        ledger: of the owner.
        line: the pending charge.
        fingerprint: of the rows read for it, given the ledger's key.

    Raises:
        ForeignRequestError: if they are refused.
    """
    key, charged = ledger.fingerprint_key(), Fingerprint.of(line.facts)
    if key is None or charged is None:
        return NO_FACTS
    found = fingerprint(key)
    is_alike = charged.resembles(found)
    others = () if is_alike else ledger.resembling(line.dataset, found)
    if others or (charged.sketch and not is_alike):
        why = N_("Error", "the rows look like those of {others}, which did not pay for it")
        why = why.format(others=quoted(others))
        if not others:
            why = N_("Error", "the rows look unlike those that it was charged for")
        raise ForeignRequestError(line.number, why, N_("Error", "Choose the file that it was charged for."))
    return NO_FACTS if found == charged else found.facts(None, ())


def at_work(ledger: Ledger, request: bytes) -> AbstractContextManager[None]:
    """Tell other programs meanwhile that a charge with that request is not abandoned; it is once this process dies."""
    return marked(_mark(ledger, hashlib.sha256(request).hexdigest()))


def abandoned(ledger: Ledger, lines: Sequence[LedgerEntry]) -> int | None:
    """Return the number of the first of some pending charges that no program is at work on; None: there is none."""
    return next((line.number for line in lines if clear_mark(_mark(ledger, line.facts[REQUEST]))), None)


def pending_like(planned: PlannedRelease, ledger: Ledger, dataset: str) -> Iterator[LedgerEntry]:
    """Yield the pending charges of the same plan, whose release was paid for already."""
    noise_plan = planned.decided(dataset)
    for line in ledger.pending():
        with suppress(ForeignRequestError):
            if says_the_same(replace(charged_request(ledger, line).plan, source=noise_plan.source), noise_plan):
                yield line


def released_like(planned: PlannedRelease, ledger: Ledger, dataset: str) -> LedgerEntry | None:
    """Return the newest charge of the same plan whose tables are kept, if its data file has not been changed since.

    A file counts as changed by the time of its last change; one that is gone cannot have been.
    """
    noise_plan, kept = planned.decided(dataset), ledger.kept_charges()
    for line in reversed(ledger.history(dataset)):
        if line.number in kept and REQUEST in line.facts:
            with suppress(ForeignRequestError):
                asked = charged_request(ledger, line)
                if says_the_same(asked.plan, noise_plan) and not _changed_since(asked.source, line.when):
                    return line
    return None


def _changed_since(source: Path, when: str) -> bool:
    state = file_state(source)
    return state is not None and state[1] // 10**9 > datetime.fromisoformat(when).timestamp()  # lines tell seconds


def keep_drawn(
    planned: PlannedRelease,
    measurements: Sequence[Measurement | None],
    ledger: Ledger,
    number: int,
    facts: Facts = NO_FACTS,
) -> None:
    """Keep what was drawn for a charge, before anything is made of it; `facts` tell of rows that were corrected since.

    Raises:
        ReleaseNotKeptError: if the ledger cannot.
        RivalReleaseError: if there is a draw already.
    """
    with _kept_or_pending(number):
        ledger.draw(number, pack_drawn(planned.noise_plan, measurements), facts)


def drawn_before(planned: PlannedRelease, ledger: Ledger, number: int) -> tuple[Measurement | None, ...] | None:
    """Return what was drawn for a charge and kept; None if there is nothing.

    Raises:
        ForeignRequestError: if this program would draw otherwise, and so cannot go on from there.
    """
    content = ledger.drawn(number)
    if content is None:
        return None
    try:
        return unpack_drawn(planned.noise_plan, content)
    except ValueError as error:
        why = N_("Error", "its noise was drawn by a version of this program, or on a computer, that plans otherwise")
        cure = N_("Error", "Complete it with the version and on the computer that charged it.")
        raise ForeignRequestError(number, why, cure) from error


def keep_tables(
    planned: PlannedRelease,
    measurements: Sequence[Measurement | None],
    ledger: Ledger,
    line: LedgerEntry,
    progress: Progress,
) -> Release:
    """Make the tables of what was drawn, keep them, and only then return them.

    Raises:
        Cancelled: if the user stopped; the charge is pending.
        ReleaseNotKeptError: if the ledger cannot keep them.
        RivalReleaseError: if tables are kept already.
    """
    recovered = recover(planned.noise_plan, measurements, planned.recovery, planned.rules, progress)
    unit, number = planned.plan.unit, str(line.number)
    occasion = Occasion(line.dataset, unit, line.when, VERSION, number, rehearsal=False, seal=line.hash)
    published = publish(planned.noise_plan, recovered, planned.rules, occasion)
    with _kept_or_pending(line.number):
        ledger.keep(line.number, pack(published))
    abandoned(ledger, [line])  # of a process that died before this one completed it
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


def paid_before(ledger: Ledger, number: int) -> Receipt:
    """Charge nothing: a pending charge has paid, and what was drawn for it before was seen by nobody."""
    return Receipt(ledger.pending_charge(number).number)


def _mark(ledger: Ledger, digest: str) -> Path:
    path = ledger.path.resolve()  # through whatever link: another program may know the ledger by another name
    return path.with_name(f".{path.name}.{digest[:16]}.at-work")


def _is_charged(plan: Plan, line: LedgerEntry) -> bool:
    """Return whether dataset, unit and cost are those of the charge."""
    privacy, unit = plan.privacy, plan.unit
    if PrivacyUnit.of(line.facts) not in (None, PrivacyUnit(unit.id, unit.at_most, privacy.neighbours)):
        return False
    asked = EntryDraft.charge(line.dataset, privacy.cost, "")
    amounts = (line.definition, line.epsilon, line.delta, line.rho)
    return (asked.definition, asked.epsilon, asked.delta, asked.rho) == amounts and privacy.dataset == line.dataset


@contextmanager
def _kept_or_pending(number: int) -> Iterator[None]:
    try:
        yield
    except LedgerFileError as error:
        raise ReleaseNotKeptError(number, error.why, error.cure) from error
