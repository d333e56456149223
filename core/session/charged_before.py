"""What a ledger says of earlier charges of a plan: those whose release is pending, and those released already."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from core.errors import ForeignRequestError
from core.privacy.ledger_entry import REQUEST, EntryDraft, LedgerEntry
from core.privacy.ledger_reader import LedgerReader
from core.privacy.privacy_unit import PrivacyUnit
from core.project.plan import Plan
from core.project.request import ChargedRequest
from core.project.writer import says_the_same
from core.session.planned_release import PlannedRelease
from core.sources.file_state import file_state
from core.words import N_


def charged_request(ledger: LedgerReader, line: LedgerEntry) -> ChargedRequest:
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


def pending_like(planned: PlannedRelease, ledger: LedgerReader, dataset: str) -> Iterator[LedgerEntry]:
    """Yield the pending charges of the same plan to `dataset`, whose release was paid for already."""
    wanted = planned.charged_to(dataset)
    for line in ledger.pending():
        if line.dataset == dataset:
            with suppress(ForeignRequestError):
                if says_the_same(replace(charged_request(ledger, line).plan, source=wanted.source), wanted):
                    yield line


def released_like(planned: PlannedRelease, ledger: LedgerReader, dataset: str) -> LedgerEntry | None:
    """Return the newest charge of the same plan whose tables are kept, if its data file has not been changed since.

    A file counts as changed by the time of its last change; one that is gone cannot have been.
    """
    wanted, kept = planned.charged_to(dataset), ledger.kept_charges()
    for line in reversed(ledger.history(dataset)):
        if line.number in kept and REQUEST in line.facts:
            with suppress(ForeignRequestError):
                asked = charged_request(ledger, line)
                if says_the_same(asked.plan, wanted) and not _changed_since(asked.source, line.when):
                    return line
    return None


def _changed_since(source: Path, when: str) -> bool:
    state = file_state(source)
    return state is not None and state[1] // 10**9 > datetime.fromisoformat(when).timestamp()  # lines tell seconds


def _is_charged(plan: Plan, line: LedgerEntry) -> bool:
    """Return whether dataset, unit and cost are those of the charge."""
    privacy = plan.privacy
    if PrivacyUnit.of(line.facts) not in (None, plan.privacy_unit):
        return False
    asked = EntryDraft.charge(line.dataset, privacy.cost, "")
    amounts = (line.definition, line.epsilon, line.delta, line.rho)
    return (asked.definition, asked.epsilon, asked.delta, asked.rho) == amounts and privacy.dataset == line.dataset
