"""What a ledger says of earlier charges of a plan: those whose release is pending, and those released already."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from core.errors import ForeignRequestError, PaidAlreadyError, ReleasedAlreadyError
from core.privacy.ledger_entry import REQUEST, EntryDraft, LedgerEntry
from core.privacy.ledger_reader import LedgerReader, LedgerView
from core.privacy.privacy_unit import PrivacyUnit
from core.project.content import says_the_same
from core.project.plan import Plan
from core.project.request import ChargedRequest
from core.session.planned_release import PlannedRelease
from core.sources.file_state import file_state
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
    wanted = planned.charged_to(dataset)
    for line in ledger.pending():
        if line.dataset == dataset:
            # A charge that this version cannot read is no match; raising would keep its owner from every other quote.
            with suppress(ForeignRequestError):
                # The source is not compared: a pending charge may be completed from a copy under another name, and
                # `check_own_rows` decides by content.
                if says_the_same(replace(charged_request(ledger, line).plan, source=wanted.source), wanted):
                    yield line


def released_like(planned: PlannedRelease, ledger: LedgerReader, dataset: str) -> LedgerEntry | None:
    """Return the newest charge of an equal plan whose tables are kept and whose data file is unchanged since.

    A file counts as changed if its last change is later than the charge; a file that is gone counts as unchanged.
    """
    # By date, as a quote opens no data file. A wrong answer only adds or omits a warning: it charges nothing.
    wanted, kept = planned.charged_to(dataset), ledger.kept_charges()
    for line in reversed(ledger.history(dataset)):
        if line.number in kept and REQUEST in line.facts:
            with suppress(ForeignRequestError):
                asked = charged_request(ledger, line)
                if says_the_same(asked.plan, wanted) and not _changed_since(asked.source, line.when):
                    return line
    return None


def check_unpaid(
    planned: PlannedRelease,
    ledger: LedgerReader,
    dataset: str,
    entries: tuple[LedgerEntry, ...],
    refusal: type[ReleasedAlreadyError] = ReleasedAlreadyError,
) -> None:
    """Refuse to pay for a plan that one of these entries has paid for.

    Args:
        planned: the release.
        ledger: of the owner.
        dataset: its name in the ledger.
        entries: those that were added since the release was quoted.
        refusal: what to raise if its tables are kept; of a frame it is not known whether its rows are those of then.

    Raises:
        ReleasedAlreadyError: if its tables are kept, and its data file is unchanged since.
        PaidAlreadyError: if its release is pending.
    """
    asked = (line for line in entries if line.dataset == dataset and REQUEST in line.facts)
    added = LedgerView(ledger.path, entries, {line.number: ledger.request(line) for line in asked})
    released = released_like(planned, added, dataset)
    if released is not None:
        raise refusal(dataset, released.number)
    # At work or not: who confirmed this release did not know of the other one.
    for line in pending_like(planned, added, dataset):
        raise PaidAlreadyError(dataset, line.number)


def _changed_since(source: Path, when: str) -> bool:
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
