"""Quote, release, complete, reopen: what touches the ledger, under the rules of the command line."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import Unpack

from core.errors import (
    PaidAlreadyError,
    ReleasedAlreadyError,
    RowsReleasedAlreadyError,
    UnconfirmedReleaseError,
)
from core.library.ledgers import (
    LedgerSettings,
    ReleaseSettings,
    ToldInPython,
    budget_of,
    dataset_of,
    is_said,
    number_of,
    opened_ledger,
    path_of,
    present_ledger,
    with_rows,
)
from core.library.released import ReleaseResult
from core.library.settings import check_known
from core.project.plan import Plan
from core.session import completing, keeping, planned_release, quoting, release_request, releasing
from core.session.quoting import Quote
from core.sources.frames.frame import DataFrame


def quote(plan: Plan, **where: Unpack[LedgerSettings]) -> Quote:
    """Return what a release would publish and cost, in figures and sentences; opens no rows, and charges nothing.

    Args:
        plan: the plan.
        where: see `LedgerSettings`.

    Raises:
        PlanError: if the plan asks for nothing, or for what cannot be had.
        LedgerError: if the ledger cannot be read, or the budget disagrees with it.
    """
    check_known(where, LedgerSettings)
    ledger = present_ledger(where)
    return quoting.quote(planned_release.plan_release(plan), ledger, dataset_of(plan, where, ledger), budget_of(where))


def release(plan: Plan, rows: object = None, **how: Unpack[ReleaseSettings]) -> ReleaseResult:
    """Read the rows, charge the ledger, draw the noise once, and return the tables.

    Args:
        plan: the plan.
        rows: a path, or a frame of pandas, polars or Arrow; without, the plan's source. They are not kept.
        how: see `LedgerSettings` and `ReleaseSettings`.

    Raises:
        UnconfirmedReleaseError: without yes=True; tells what it would cost.
        ReleasedAlreadyError, PaidAlreadyError: if this was paid before, without again=True.
        PlanError, SourceError, LedgerError: if anything else is wrong; nothing is charged then.
        TypeError: if a setting is not of its kind, such as yes="no".

    Privacy:
        The cost of the plan is charged, and on disk, before the first draw.
    """
    check_known(how, ReleaseSettings)
    yes, again, other_people = (is_said(how, name) for name in ("yes", "again", "other_people"))
    plan, frame = with_rows(plan, rows)
    ledger, total = present_ledger(how), budget_of(how)
    charges: list[int] = []
    with ToldInPython(charges):
        offer = quoting.quote(planned_release.plan_release(plan), ledger, dataset_of(plan, how, ledger), total)
        # What cannot be afforded or is paid already is refused before consent is asked for: it would be given in vain.
        offer.check()
        if not again:
            _check_new(offer, is_frame=frame is not None)
        if not yes:
            cost, after, budget = offer.cost_text, offer.spent_after_text, offer.budget_text or ""
            raise UnconfirmedReleaseError(offer.dataset, cost, after, budget)
        request = release_request.ReleaseRequest(
            planned=offer.planned,
            folder=Path(),
            dataset=offer.dataset,
            total=offer.total,
            other_people=other_people,
            frame=frame,
            ledger_mark=offer.ledger_mark,
            again=again,
            knows_earlier=offer.released_as is not None,
        )
        into = ledger or opened_ledger(how.get("ledger"), make=True)
        return ReleaseResult(releasing.release(request, into, charged=charges.append))


def complete(number: int, rows: object = None, *, ledger: str | PathLike[str] | None = None) -> ReleaseResult:
    """Complete a release that was interrupted after its charge, at no further cost.

    Args:
        number: of the charge.
        rows: the rows of the charge; None: the file of the charge is read. Not needed if noise was drawn already.
        ledger: the file; None: the ledger of this user.

    Raises:
        NotPendingError, ForeignRequestError, SourceError: if it cannot be completed; the charge stays pending.
    """
    # make=False here and in `reopen`: a misspelt path must not become a new, empty ledger beside the real one.
    source = None if rows is None else path_of(rows) if isinstance(rows, str | PathLike) else DataFrame(rows)
    return ReleaseResult(completing.complete(opened_ledger(ledger, make=False), number_of(number), source))


def reopen(number: int, *, ledger: str | PathLike[str] | None = None) -> ReleaseResult:
    """Return the tables of an earlier release, number for number; costs nothing.

    Args:
        number: of the release.
        ledger: the file; None: the ledger of this user.

    Raises:
        LedgerError: if the ledger does not keep it.
    """
    return ReleaseResult(keeping.kept_release(opened_ledger(ledger, make=False), number_of(number)))


def _check_new(offer: Quote, *, is_frame: bool) -> None:
    """Refuse to pay a second time for tables that are kept, or that a pending charge has paid for."""
    if offer.released_as is not None:
        kind = RowsReleasedAlreadyError if is_frame else ReleasedAlreadyError
        raise kind(offer.dataset, offer.released_as)
    if offer.pending_as is not None:
        raise PaidAlreadyError(offer.dataset, offer.pending_as)
