"""The one verb that spends: read the rows, charge the ledger, draw the noise, keep the tables."""

from __future__ import annotations

from core.exports.room import Outlet, check_fits
from core.measuring.measure import measure
from core.measuring.receipt import Receipt
from core.mechanisms.randomness import SystemBits
from core.privacy.charge_order import ChargeOrder
from core.privacy.entry_facts import Facts
from core.privacy.fingerprint import Fingerprint
from core.privacy.ledger import Ledger, LedgerEntry
from core.privacy.ledger_entry import RELEASED
from core.privacy.ledger_reader import LedgerView, dataset_named
from core.privacy.privacy_unit import charge_facts
from core.progress import Progress, check_cancelled, reporting
from core.release.release import Release
from core.session.charged_before import check_rows_unpaid, check_unpaid
from core.session.charging import Charged, at_work, carry_out, check_found
from core.session.choices.suggested_tables import chosen_before
from core.session.keeping import keep_drawn, keep_tables
from core.session.planned_release import PlannedRelease
from core.session.recognised_rows import recognised_rows, under_one_key
from core.session.rehearsing import try_release
from core.session.release_request import ReleaseRequest
from core.sources.asking.records import Rows
from core.threads import one_thread


@one_thread()
def release(
    request: ReleaseRequest,
    ledger: Ledger,
    progress: Progress | None = None,
    charged: Charged | None = None,
    into: Outlet | None = None,
) -> Release:
    """Read the rows, charge the ledger, draw the noise, keep the tables in the ledger, and return them.

    Args:
        request: what to release, as it was planned and confirmed: nothing of it is decided again.
        ledger: of the owner.
        progress: may cancel.
        charged: see `Charged`; also called if the charge is interrupted when it is on disk.
        into: where the caller exports the tables afterwards; if they cannot be written there, nothing is charged.

    Raises:
        OutputError: before the charge, if a release of this plan cannot be exported to `into`.
        PlanError, SourceError, LedgerError: before the charge; TrialError (a PlanError) if the program fails in a trial
            of the plan on made-up rows, which precedes the charge if its forecast is seconds.
        ReleasedAlreadyError, PaidAlreadyError: before the charge, if another program has paid for an equal plan since
            the quote, or the ledger keeps its tables of equal rows, and the request does not say `again`;
            OtherLedgerError, if it was quoted from another ledger.
        Cancelled: if the user stopped; a charge that was made is pending, and `complete` continues it.
        ReleaseNotKeptError: if the ledger could not keep the tables; the charge is pending, as after Cancelled.

    Privacy:
        The whole budget of the plan is charged, and on disk, before the first draw. Nothing that was drawn is returned
        or shown before the ledger keeps it.
    """
    with reporting(progress):
        return under_one_key(lambda: _release(request, ledger, charged, into))


def _release(request: ReleaseRequest, ledger: Ledger, charged: Charged | None, into: Outlet | None) -> Release:
    """Do what `release` does, for a ledger that keeps its key or gets it from this charge."""
    planned = request.planned
    planned.check_answered()
    planned.check_accepted()
    view = ledger.view()
    rows, facts = _checked_rows(request, ledger, view, into)
    check_cancelled()  # the last moment at which stopping is free
    pending = planned.request(request.source, view.known_as(request.dataset))
    order = _order(request, ledger, facts, pending)
    charges: list[LedgerEntry] = []

    def charge() -> Receipt:
        charges.append(carry_out(ledger, order, charged))
        return Receipt(charges[0].number, planned.cost)

    # Marked before the charge: a window that reads the ledger between charge and mark would call it abandoned.
    with at_work(ledger.path, pending):
        measurements = measure(planned.noise_plan, rows, charge, SystemBits())
        keep_drawn(planned, measurements, ledger, charges[0].number)
        before = chosen_before(ledger, charges[0], planned.noise_plan.workload)
        return keep_tables(planned, measurements, ledger, charges[0], before)


def _checked_rows(request: ReleaseRequest, ledger: Ledger, view: LedgerView, into: Outlet | None) -> tuple[Rows, Facts]:
    """Return the rows that count and the facts of their charge, after all that can be refused before it.

    Cheapest refusal first: the ledger, the disks, a trial of seconds, and last the rows, which may take minutes. A
    charge cannot be taken back.
    """
    planned, unit = request.planned, request.plan.privacy_unit
    _check_quoted(request, ledger, view.entries)
    check_found(planned.plan, view, view.known_as(request.dataset))
    protected = view.check(request.dataset, planned.cost, request.total, unit).before.unit or unit
    check_fits(planned.size, ledger.path, into)
    # The trial takes a processor of its own, and is over before most files are read.
    rows, seen = recognised_rows(request, view, protected, lambda: try_release(planned, into))
    _check_rows(request, ledger, view.entries, seen)
    # Again: made-up records in the export are as many as the rows, whose number is known only now.
    check_fits(planned.size, ledger.path, into, rows=rows.n_rows)
    return rows, Facts({**seen, **charge_facts(unit, protected)})


def _check_quoted(request: ReleaseRequest, ledger: Ledger, entries: tuple[LedgerEntry, ...]) -> None:
    """Refuse a ledger that is not the quoted one, and one that an equal plan was charged to since."""
    if request.ledger_mark is None:
        return
    added = request.ledger_mark.added(ledger.path, entries)
    if not request.again:
        check_unpaid(request.planned, ledger, dataset_named(entries, request.dataset), request.folder, added)


def _check_rows(request: ReleaseRequest, ledger: Ledger, entries: tuple[LedgerEntry, ...], seen: Facts) -> None:
    """Refuse rows that the ledger recognises as those of an earlier release of an equal plan."""
    rows, mark = Fingerprint.of(seen), request.ledger_mark
    if rows is None or mark is None or request.again:
        return
    count = mark.added(ledger.path, entries) if request.knows_earlier else entries
    check_rows_unpaid(request.planned, ledger, dataset_named(entries, request.dataset), count, rows)


def _order(request: ReleaseRequest, ledger: Ledger, facts: Facts, pending: bytes) -> ChargeOrder:
    """Return what the ledger is to be charged, and what it keeps for a completion."""
    planned = request.planned

    # Again, in the transaction of the charge: of two that were quoted at once, the second one sees the first.
    def object_to(entries: tuple[LedgerEntry, ...]) -> None:
        _check_quoted(request, ledger, entries)
        _check_rows(request, ledger, entries, facts)

    return ChargeOrder(
        dataset=request.dataset,
        cost=planned.cost,
        what=_purpose(planned),
        facts=facts,
        request=pending,
        total=request.total,
        objection=object_to,
    )


def _purpose(planned: PlannedRelease) -> str:
    """Return a few words for the history, such as "28 tables by marginals"."""
    n_tables = len(planned.noise_plan.workload.tables)
    return RELEASED.format(tables=n_tables, strategy=planned.noise_plan.strategy)
