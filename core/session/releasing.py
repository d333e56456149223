"""The one verb that spends: read the rows, charge the ledger, draw the noise, keep the tables."""

from __future__ import annotations

from collections.abc import Callable

from core.data.memory_records import MemoryRecords
from core.errors import ReleasedAlreadyError, RowsReleasedAlreadyError, SamePeopleError
from core.exports.room import Outlet, check_fits
from core.measuring.measure import measure
from core.measuring.receipt import Receipt
from core.mechanisms.randomness import SystemBits
from core.privacy.charge_order import ChargeOrder
from core.privacy.entry_facts import Facts
from core.privacy.fingerprint import KEY_BYTES
from core.privacy.ledger import Ledger, LedgerEntry
from core.privacy.ledger_entry import RELEASED
from core.privacy.ledger_reader import LedgerView, dataset_named
from core.privacy.privacy_unit import PrivacyUnit, charge_facts
from core.progress import Progress, check_cancelled, reporting
from core.release.release import Release
from core.session.charged_before import check_unpaid
from core.session.keeping import at_work, keep_drawn, keep_tables
from core.session.planned_release import PlannedRelease
from core.session.rehearsing import try_release
from core.session.release_request import ReleaseRequest, crowd_of
from core.threads import one_thread


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
        request: what to release, as it was planned and confirmed: nothing of it is decided again.
        ledger: of the owner.
        progress: may cancel.
        charged: receives the number of the charge as soon as it is on disk; the charge stands whatever happens next.
        into: where the caller exports the tables afterwards; if they cannot be written there, nothing is charged.

    Raises:
        OutputError: before the charge, if a release of this plan cannot be exported to `into`.
        PlanError, SourceError, LedgerError: before the charge; TrialError (a PlanError) if the program fails in a trial
            of the plan on made-up rows, which precedes the charge if its forecast is seconds.
        ReleasedAlreadyError, PaidAlreadyError: before the charge, if another program has paid for an equal plan since
            the quote, and the request does not say `again`; OtherLedgerError, if it was quoted from another ledger.
        Cancelled: if the user stopped; a charge that was made is pending, and `complete` continues it.
        ReleaseNotKeptError: if the ledger could not keep the tables; the charge is pending, as after Cancelled.

    Privacy:
        The whole budget of the plan is charged, and on disk, before the first draw. Nothing that was drawn is returned
        or shown before the ledger keeps it.
    """
    with reporting(progress):
        planned = request.planned
        unit = planned.plan.privacy_unit
        # Cheapest refusal first: the plan alone, the ledger, the disks, a trial of seconds, and last the rows, which
        # may take minutes. All of it is before the charge, which cannot be taken back.
        planned.check_answered()
        view = ledger.view()
        _check_quoted(request, ledger, view.entries)
        protected = view.check(request.dataset, planned.cost, request.total, unit).before.unit or unit
        check_fits(planned.size, ledger.path, into)
        try_release(planned, into)
        rows, seen = _read(request, view, protected)
        # Again: made-up records in the export are as many as the rows, whose number is known only now.
        check_fits(planned.size, ledger.path, into, rows=len(rows.codes[0]))
        check_cancelled()  # the last moment at which stopping is free
        pending = planned.request(request.source, view.known_as(request.dataset))
        charges: list[LedgerEntry] = []

        def charge() -> Receipt:
            facts = Facts({**seen, **charge_facts(unit, protected)})
            charges.append(ledger.carry_out(_order(request, ledger, facts, pending)))
            if charged is not None:
                charged(charges[0].number)
            return Receipt(charges[0].number)

        # Marked before the charge: a window that reads the ledger between charge and mark would call it abandoned.
        with at_work(ledger.path, pending):
            measurements = measure(planned.noise_plan, rows, charge, SystemBits())
            keep_drawn(planned, measurements, ledger, charges[0].number)
            return keep_tables(planned, measurements, ledger, charges[0])


def _check_quoted(request: ReleaseRequest, ledger: Ledger, entries: tuple[LedgerEntry, ...]) -> None:
    """Refuse a ledger that is not the quoted one, and one that an equal plan was charged to since."""
    if request.ledger_mark is None:
        return
    added = request.ledger_mark.added(ledger.path, entries)
    if not request.again:
        refusal = ReleasedAlreadyError if request.frame is None else RowsReleasedAlreadyError
        check_unpaid(request.planned, ledger, dataset_named(entries, request.dataset), added, refusal)


def _read(request: ReleaseRequest, view: LedgerView, protected: PrivacyUnit) -> tuple[MemoryRecords, Facts]:
    """Return the rows that count, and the fingerprint by which the ledger recognises all rows of the file."""
    source, crowd = request.rows, crowd_of(request.planned.plan, protected)
    key = view.fingerprint_key() or SystemBits().take(KEY_BYTES)
    table = source.read(crowd, key)
    # Of all rows, before they are bounded: which rows of a person count is random, and differs between two releases.
    seen = _recognised(request, table, view, key)
    return source.counted(table, crowd, SystemBits()), seen


def _recognised(request: ReleaseRequest, table: MemoryRecords, view: LedgerView, key: bytes) -> Facts:
    """Return the fingerprint of the rows, for the ledger only; refuse rows that may be those of another dataset."""
    # `Ledger.charge` compares again in its own transaction: another process may have charged while this one read.
    found = request.rows.fingerprint(table, key)
    others = view.resembling(request.dataset, found)
    if others and not request.other_people:
        raise SamePeopleError.naming(others)
    return found.facts(None if view.fingerprint_key() == key else key, others)


def _order(request: ReleaseRequest, ledger: Ledger, facts: Facts, pending: bytes) -> ChargeOrder:
    """Return what the ledger is to be charged, and what it keeps for a completion."""
    planned = request.planned
    return ChargeOrder(
        dataset=request.dataset,
        cost=planned.cost,
        what=_purpose(planned),
        facts=facts,
        request=pending,
        total=request.total,
        # Again, in the transaction of the charge: of two that were quoted at once, the second one sees the first.
        objection=lambda entries: _check_quoted(request, ledger, entries),
    )


def _purpose(planned: PlannedRelease) -> str:
    """Return a few words for the history, such as "28 tables by marginals"."""
    n_tables = len(planned.noise_plan.workload.tables)
    return RELEASED.format(tables=n_tables, strategy=planned.noise_plan.strategy)
