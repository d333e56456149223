"""Complete a release that was charged and then interrupted, from the step where it stopped."""

from __future__ import annotations

from core.domain.location import Location
from core.errors import ForeignRequestError
from core.measuring.drawn import noise_mark
from core.measuring.measure import measure
from core.measuring.receipt import Receipt
from core.mechanisms.randomness import SystemBits
from core.privacy.entry_facts import Facts
from core.privacy.ledger import Ledger
from core.privacy.privacy_unit import charged_unit
from core.progress import Progress, reporting
from core.project.request import ChargedRequest
from core.release.release import Release
from core.session.charged_before import charged_request
from core.session.choices.suggested_tables import chosen_before
from core.session.keeping import drawn_before, keep_drawn, keep_tables
from core.session.planned_release import PlannedRelease, plan_release
from core.session.recognised_rows import check_own_rows, when_read
from core.session.release_request import crowd_of, row_source
from core.sources.frames.frame import DataFrame
from core.threads import one_thread
from core.words import N_


@one_thread()
def complete(
    ledger: Ledger, number: int, source: Location | DataFrame | None = None, progress: Progress | None = None
) -> Release:
    """Continue a pending charge where it stopped, keep its tables in the ledger, and return them; costs nothing.

    Args:
        ledger: of the owner.
        number: of the charge.
        source: the file or the frame with the rows; None: the file of the charge. Not read if noise was drawn.
        progress: may cancel.

    Raises:
        NotPendingError: if no charge of that number is pending.
        ForeignRequestError: if what was charged cannot be done by this program, or is not what is asked.
        RivalReleaseError: if another process kept its draw or tables first; the draw of this process is lost.
        SourceError, Cancelled, ReleaseNotKeptError: see `release`; the charge stays pending.

    Privacy:
        At most one draw of a charge is kept, and only that one is ever seen; see `core.measuring.drawn`.
    """
    with reporting(progress):
        line = ledger.pending_charge(number)
        asked = charged_request(ledger, line)
        planned = plan_release(asked.plan)
        _check_planned_alike(planned, asked, number)
        # A kept draw is used, never repeated: a fault that depends on the numbers (a solver that fails at some) would
        # otherwise choose among draws, and what is published would no longer have the law that was charged.
        measurements = drawn_before(planned, ledger, number)
        if measurements is None:
            rows = row_source(asked.plan, source or asked.source, marginals=planned.noise_plan.counted)
            rows = rows.charged_before()
            # The unit of the charge, not of the plan: a release by rows may have been charged to a budget of persons.
            crowd = crowd_of(asked.plan, charged_unit(line.facts) or asked.plan.privacy_unit)
            read = rows.read(crowd, ledger.fingerprint_key() or b"", SystemBits())
            seen = check_own_rows(ledger, line, lambda key: rows.fingerprint(read, key))
            table = rows.counted(read, crowd, SystemBits())
            measurements = measure(planned.noise_plan, table, lambda: _paid_before(ledger, number), SystemBits())
            keep_drawn(planned, measurements, ledger, number, Facts({**seen, **when_read(read.when)}))
        before = chosen_before(ledger, line, planned.noise_plan.workload)
        return keep_tables(planned, measurements, ledger, line, before)


def _check_planned_alike(planned: PlannedRelease, asked: ChargedRequest, number: int) -> None:
    """Refuse to continue if this computer would draw noise of another cost or of another scale than was charged.

    Raises:
        ForeignRequestError: if it would.
    """
    # Searches compare floats: another processor, scipy or version may break a tie between designs otherwise.
    # Requests of older versions hold no mark of the noise (""); for them the cost alone is compared.
    same_cost = planned.cost == asked.plan.privacy.cost
    if not same_cost or (asked.noise and asked.noise != noise_mark(planned.noise_plan)):
        why = N_("Error", "this computer would draw other noise than was charged")
        cure = N_("Error", "Complete it with the version and on the computer that charged it.")
        raise ForeignRequestError(number, why, cure)


def _paid_before(ledger: Ledger, number: int) -> Receipt:
    """Charge nothing: a pending charge has paid, and what was drawn for it before was seen by nobody."""
    # Read again just before the draw: another process may have completed it while this one read the rows.
    return Receipt(ledger.pending_charge(number).number)
