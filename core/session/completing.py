"""A release that was charged and did not come to its end, finished where it stopped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from core.errors import ForeignRequestError
from core.measuring.drawn import noise_mark
from core.measuring.measure import measure
from core.measuring.receipt import Receipt
from core.mechanisms.randomness import SystemBits
from core.privacy.entry_facts import NO_FACTS, Facts
from core.privacy.fingerprint import Fingerprint
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import LedgerEntry
from core.privacy.privacy_unit import charged_unit
from core.progress import Progress
from core.project.request import ChargedRequest
from core.release.release import Release
from core.session.charged_before import charged_request
from core.session.keeping import drawn_before, keep_drawn, keep_tables
from core.session.planned_release import PlannedRelease, plan_release
from core.session.release_request import crowd_of, row_source
from core.sources.frames.frame import DataFrame
from core.threads import one_thread
from core.words import N_, quoted


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
    planned = plan_release(asked.plan, watch)
    _check_planned_alike(planned, asked, number)
    measurements = drawn_before(planned, ledger, number)
    if measurements is None:
        rows = row_source(asked.plan, source or asked.source)
        crowd = crowd_of(asked.plan, charged_unit(line.facts) or asked.plan.privacy_unit)
        read = rows.read(crowd, watch, ledger.fingerprint_key() or b"")
        seen = check_own_rows(ledger, line, lambda key: rows.fingerprint(read, key))
        table = rows.counted(read, crowd, SystemBits())
        measurements = measure(planned.noise_plan, table, lambda: _paid_before(ledger, number), SystemBits(), watch)
        keep_drawn(planned, measurements, ledger, number, seen)
    return keep_tables(planned, measurements, ledger, line, watch)


def _check_planned_alike(planned: PlannedRelease, asked: ChargedRequest, number: int) -> None:
    """Refuse to go on where this computer would choose noise of another cost, or other noise, than was charged.

    Requests of older versions do not tell the noise.

    Raises:
        ForeignRequestError: if it would.
    """
    same_cost = planned.cost == asked.plan.privacy.cost
    if not same_cost or (asked.noise and asked.noise != noise_mark(planned.noise_plan)):
        why = N_("Error", "this computer would draw other noise than was charged")
        cure = N_("Error", "Complete it with the version and on the computer that charged it.")
        raise ForeignRequestError(number, why, cure)


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


def _paid_before(ledger: Ledger, number: int) -> Receipt:
    """Charge nothing: a pending charge has paid, and what was drawn for it before was seen by nobody."""
    return Receipt(ledger.pending_charge(number).number)
