"""What a ledger says of earlier charges of a plan: those whose release is pending, and those released already."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from core.domain.location import Location, is_address, located
from core.errors import (
    BeingReleasedError,
    ForeignRequestError,
    PaidAlreadyError,
    PlanError,
    ReleasedAlreadyError,
    RowsReleasedAlreadyError,
    SameRowsReleasedError,
)
from core.errors.unmeant_errors import LiveReleasedError
from core.privacy.fingerprint import Fingerprint, counted_rows
from core.privacy.ledger_entry import REQUEST, EntryDraft, LedgerEntry
from core.privacy.ledger_reader import LedgerReader, LedgerView, kept_charges
from core.privacy.privacy_unit import PrivacyUnit
from core.project.asked_alike import asks_the_same, reads_the_same
from core.project.plan import Plan
from core.project.request import ChargedRequest
from core.session.charging import abandoned
from core.session.planned_release import PlannedRelease
from core.sources.file_state import file_state, is_same_file
from core.words import N_


def charged_request(ledger: LedgerReader, line: LedgerEntry) -> ChargedRequest:
    """Return the request that was packed with a pending charge.

    Raises:
        ForeignRequestError: if another version packed it, or it asks for more or other than was charged.
        LedgerFileError: if it was changed after the charge.
    """
    try:
        asked = ChargedRequest.unpack(ledger.request(line))
    except ValueError as error:
        why = N_("Error", "another version of this program charged it")
        raise ForeignRequestError(line.number, why, N_("Error", "Install the newest version.")) from error
    # A seal proves that line and request belong together, not that their amounts agree: a program with a fault could
    # have charged ε = 1 for a request of ε = 2, and completing it would spend the difference unseen.
    if not _is_charged(asked.plan, line):
        why = N_("Error", "its plan has another dataset, another unit or another cost than was charged")
        raise ForeignRequestError(line.number, why, N_("Error", "Put back the newest copy of the ledger."))
    return asked


def pending_like(planned: PlannedRelease, ledger: LedgerReader, dataset: str) -> Iterator[LedgerEntry]:
    """Yield the pending charges of an equal plan to `dataset`, whose release was paid for already."""
    lines = (line for line in ledger.pending() if line.dataset == dataset)
    # The source is not compared: a pending charge may be completed from a copy under another name, and
    # `check_own_rows` decides by content.
    for line, asked in _asked_alike(planned, ledger, dataset, lines):
        if reads_the_same(asked.plan.layout, planned.plan.layout):
            yield line


def released_like(planned: PlannedRelease, ledger: LedgerReader, dataset: str, folder: Path) -> LedgerEntry | None:
    """Return the newest charge of an equal plan whose tables are kept and whose data file is unchanged since.

    A file counts as changed if its last change is later than the charge; a file that is gone counts as unchanged.

    Args:
        planned: the release.
        ledger: of the owner.
        dataset: its name in the ledger.
        folder: the plan's folder; a relative source is looked for there.
    """
    return next(_of_same_file(planned, ledger, dataset, folder, asks_the_same), None)


def released_but_for_rows(
    planned: PlannedRelease, ledger: LedgerReader, dataset: str, folder: Path
) -> LedgerEntry | None:
    """Return the newest such charge of a plan that differs from this one only in what a row stands for."""
    return next(_of_same_file(planned, ledger, dataset, folder, _differ_in_rows), None)


def _differ_in_rows(one: Plan, other: Plan) -> bool:
    by_row = one.unit.id is None and other.unit.id is None
    return by_row and one.unit != other.unit and asks_the_same(replace(one, unit=other.unit), other)


def _of_same_file(
    planned: PlannedRelease, ledger: LedgerReader, dataset: str, folder: Path, is_alike: Callable[[Plan, Plan], bool]
) -> Iterator[LedgerEntry]:
    """Yield the charges of plans that are alike whose tables are kept and whose file is unchanged, newest first."""
    # By date, as a quote opens no data file. A wrong answer only adds or omits a warning: it charges nothing, and
    # `check_rows_unpaid` decides by content.
    kept = ledger.kept_charges()
    lines = (line for line in reversed(ledger.history(dataset)) if line.number in kept and REQUEST in line.facts)
    for line, asked in _asked_alike(planned, ledger, dataset, lines, is_alike):
        if _is_of_same_file(planned.plan, folder, asked) and not is_changed_since(asked.source, line.when):
            yield line


def check_unpaid(
    planned: PlannedRelease,
    ledger: LedgerReader,
    dataset: str,
    folder: Path,
    entries: tuple[LedgerEntry, ...],
) -> None:
    """Refuse to pay for a plan that one of these entries has paid for.

    Args:
        planned: the release.
        ledger: of the owner.
        dataset: its name in the ledger.
        folder: the plan's folder.
        entries: those that were added since the release was quoted.

    Raises:
        ReleasedAlreadyError: if its tables are kept, and its data file is unchanged since.
        PaidAlreadyError: if its release is pending; BeingReleasedError: a process is at work on it.
    """
    asked = (line for line in entries if line.dataset == dataset and REQUEST in line.facts)
    added = LedgerView(ledger.path, entries, {line.number: ledger.request(line) for line in asked})
    released = released_like(planned, added, dataset, folder)
    if released is not None:
        raise released_already(planned.plan)(dataset, released.number)
    # At work or not: the owner who confirmed this release did not know of the other one.
    for line in pending_like(planned, added, dataset):
        is_at_work = abandoned(ledger.path, [line]) is None
        raise (BeingReleasedError if is_at_work else PaidAlreadyError)(dataset, line.number)


def check_rows_unpaid(
    planned: PlannedRelease,
    ledger: LedgerReader,
    dataset: str,
    entries: tuple[LedgerEntry, ...],
    rows: Fingerprint,
) -> None:
    """Refuse to pay for tables that are kept, made by an equal plan from equal rows, wherever these were.

    Args:
        planned: the release.
        ledger: of the owner.
        dataset: its name in the ledger.
        entries: those to look at; the owner knows of all others.
        rows: those of the release, with the key of the ledger.

    Raises:
        SameRowsReleasedError: if there are such tables.
    """
    kept = kept_charges(entries)
    for line in reversed(entries):
        made = counted_rows(entries, line) if line.dataset == dataset and line.number in kept else None
        if made is not None and made.is_of_same_rows(rows) and any(_asked_alike(planned, ledger, dataset, [line])):
            raise SameRowsReleasedError(dataset, line.number)


def released_already(plan: Plan) -> type[ReleasedAlreadyError]:
    """Return the error for a plan that was released; the rows of a frame or a database may be others than then."""
    if not plan.source:
        return RowsReleasedAlreadyError
    return LiveReleasedError if is_address(plan.source) else ReleasedAlreadyError


def _asked_alike(
    planned: PlannedRelease,
    ledger: LedgerReader,
    dataset: str,
    lines: Iterable[LedgerEntry],
    is_alike: Callable[[Plan, Plan], bool] = asks_the_same,
) -> Iterator[tuple[LedgerEntry, ChargedRequest]]:
    """Yield those of the charges whose plan is alike, with their requests."""
    wanted = planned.charged_to(dataset)
    for line in lines:
        # A charge that this version cannot read is no match; raising would keep its owner from every other quote.
        with suppress(ForeignRequestError, PlanError):
            asked = charged_request(ledger, line)
            if is_alike(asked.plan, wanted):
                yield line, asked


def _is_of_same_file(plan: Plan, folder: Path, asked: ChargedRequest) -> bool:
    """Return whether a plan reads the file of an earlier charge, and reads it alike; all frames count as one file."""
    if not plan.source or not asked.plan.source:
        is_one = plan.source == asked.plan.source
    else:
        # By file, not by path: a file has many paths, and a relative path names another file in each folder.
        is_one = is_same_file(located(plan.source, folder), asked.source)
    return is_one and reads_the_same(plan.layout, asked.plan.layout)


def is_changed_since(source: Location, when: str) -> bool:
    """Return whether a file was changed after the time of an entry; False for a file that is gone."""
    state = file_state(source)
    # Nanoseconds are cut to seconds, which is all that ledger entries tell: else a file written 0.3 s before its own
    # charge would count as changed after it, and its owner would be asked to pay twice.
    return state is not None and state[1] // 10**9 > datetime.fromisoformat(when).timestamp()


def _is_charged(plan: Plan, line: LedgerEntry) -> bool:
    """Return whether dataset, unit and cost are those of the charge."""
    privacy = plan.privacy
    # None: entries of the first versions do not name the unit.
    if PrivacyUnit.of(line.facts) not in (None, plan.privacy_unit):
        return False
    asked = EntryDraft.charge(line.dataset, privacy.cost, "")
    amounts = (line.definition, line.epsilon, line.delta, line.rho)
    return (asked.definition, asked.epsilon, asked.delta, asked.rho) == amounts and privacy.dataset == line.dataset
