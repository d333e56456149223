"""Quote, release, complete, reopen: what touches the ledger, under the rules of the command line."""

from __future__ import annotations

from dataclasses import replace
from os import PathLike
from pathlib import Path
from typing import Literal, TypedDict, Unpack

from core import session
from core.errors import (
    MissingLedgerError,
    PaidAlreadyError,
    ReleasedAlreadyError,
    RowsReleasedAlreadyError,
    SamePeopleError,
    UnconfirmedReleaseError,
)
from core.library.planning import Amount
from core.library.released import ReleaseResult
from core.library.settings import check_known
from core.privacy.amount_text import parse_amount, parse_delta
from core.privacy.dataset_account import DatasetBudget
from core.privacy.ledger import Ledger
from core.project.dataset_name import dataset_name
from core.project.plan import Plan
from core.session import Quote
from core.sources.frames.frame import DataFrame

_INSTEAD: dict[type[BaseException], str] = {
    UnconfirmedReleaseError: "yes=True confirms it.",
    ReleasedAlreadyError: "reopen(number, ledger=…) gives its tables again; again=True pays again.",
    PaidAlreadyError: "complete(number, rows, ledger=…) goes on with it; again=True pays again.",
    SamePeopleError: "dataset=… names the dataset that they belong to; other_people=True says that they are others.",
}
"""Notes by refusal. The engine's sentences name options of the command line, such as --yes, which no call here has."""


class LedgerSettings(TypedDict, total=False):
    """Where a release is charged.

    ledger: the file; without it, the ledger of this user.
    dataset: the name of the rows in the ledger; without it, that of the plan, else the name of the file with the rows.
    budget: of a dataset that is new to the ledger, decided once for all its releases: ε, or (ε, δ).
    """

    ledger: str | PathLike[str]
    dataset: str
    budget: Amount | tuple[Amount, Amount]


class ReleaseSettings(LedgerSettings, total=False):
    """How a release is made, besides `LedgerSettings`.

    yes: True: release. A charge cannot be taken back, so nothing is released without it.
    again: True: pay a second time for a plan that was released or charged before.
    other_people: True: rows that resemble those of another dataset are about other people.
    """

    yes: bool
    again: bool
    other_people: bool


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
    ledger = _present(where)
    return session.quote(session.plan_release(plan), ledger, _dataset(plan, where, ledger), _budget(where))


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
    yes, again, other_people = (_is_said(how, name) for name in ("yes", "again", "other_people"))
    plan, frame = _with_rows(plan, rows)
    ledger, total = _present(how), _budget(how)
    charges: list[int] = []
    with _ToldInPython(charges):
        offer = session.quote(session.plan_release(plan), ledger, _dataset(plan, how, ledger), total)
        # What cannot be afforded or is paid already is refused before consent is asked for: it would be given in vain.
        offer.check()
        if not again:
            _check_new(offer, is_frame=frame is not None)
        if not yes:
            cost, after, budget = offer.cost_text, offer.spent_after_text, offer.budget_text or ""
            raise UnconfirmedReleaseError(offer.dataset, cost, after, budget)
        request = session.ReleaseRequest(
            planned=offer.planned,
            folder=Path(),
            dataset=offer.dataset,
            total=offer.total,
            other_people=other_people,
            frame=frame,
            ledger_mark=offer.ledger_mark,
            again=again,
        )
        into = ledger or _opened(how.get("ledger"), make=True)
        return ReleaseResult(session.release(request, into, charged=charges.append))


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
    source = None if rows is None else Path(rows) if isinstance(rows, str | PathLike) else DataFrame(rows)
    return ReleaseResult(session.complete(_opened(ledger, make=False), number, source))


def reopen(number: int, *, ledger: str | PathLike[str] | None = None) -> ReleaseResult:
    """Return the tables of an earlier release, number for number; costs nothing.

    Args:
        number: of the release.
        ledger: the file; None: the ledger of this user.

    Raises:
        LedgerError: if the ledger does not keep it.
    """
    return ReleaseResult(session.kept_release(_opened(ledger, make=False), number))


def _with_rows(plan: Plan, rows: object) -> tuple[Plan, DataFrame | None]:
    """Return the plan with the file that it is released from, and the frame if the rows are in one."""
    if rows is None:
        if not plan.source:
            raise TypeError("give rows: a path or a data frame")
        return plan, None
    if isinstance(rows, str | PathLike):
        return replace(plan, source=str(Path(rows))), None
    # Without a source: the ledger keeps the plan, and a file named in it did not provide these rows.
    return replace(plan, source=""), DataFrame(rows)


def _is_said(how: ReleaseSettings, name: Literal["yes", "again", "other_people"]) -> bool:
    # Any text is true in Python: yes="no" would charge.
    said = how.get(name, False)
    if not isinstance(said, bool):
        raise TypeError(f"{name} is True or False, not {type(said).__name__}")
    return said


def _present(where: LedgerSettings) -> Ledger | None:
    """Return the ledger; None if it is to be made at the first charge, so that a refusal leaves no file over."""
    path = where.get("ledger")
    try:
        return _opened(path, make=False)
    except MissingLedgerError:
        # A named ledger is made only with a budget: a misspelt path would else become a second ledger.
        if path is not None and "budget" not in where:
            raise
        return None


def _opened(path: str | PathLike[str] | None, *, make: bool) -> Ledger:
    return session.open_ledger(None if path is None else Path(path), make=make)


def _dataset(plan: Plan, where: LedgerSettings, ledger: Ledger | None) -> str:
    name = where.get("dataset")
    if not isinstance(name, str | None):
        raise TypeError(f"dataset is a text, not {type(name).__name__}")
    name = name or dataset_name(plan, None, lambda known: ledger is not None and ledger.account(known) is not None)
    if not name:
        raise TypeError("give dataset, the name of the rows in the ledger")
    return name


def _budget(where: LedgerSettings) -> DatasetBudget | None:
    if "budget" not in where:
        return None
    given = where["budget"]
    if isinstance(given, tuple) and len(given) != 2:
        raise TypeError("budget is ε, or (ε, δ)")
    epsilon, delta = given if isinstance(given, tuple) else (given, 0)
    return DatasetBudget(parse_amount(str(epsilon), "ε"), parse_delta(str(delta)))


def _check_new(offer: Quote, *, is_frame: bool) -> None:
    """Refuse to pay a second time for tables that are kept, or that a pending charge has paid for."""
    if offer.released_as is not None:
        kind = RowsReleasedAlreadyError if is_frame else ReleasedAlreadyError
        raise kind(offer.dataset, offer.released_as)
    if offer.pending_as is not None:
        raise PaidAlreadyError(offer.dataset, offer.pending_as)


class _ToldInPython:
    """Adds to a refusal, whose words are those of the command line, the names that its options have in Python.

    An error that ends a release after its charge gets a note that the charge stands, and how to complete it.
    """

    def __init__(self, charges: list[int]) -> None:
        """Take the list that will hold the number of the charge."""
        self._charges = charges

    def __enter__(self) -> None:
        """Do nothing: errors are met at the end."""

    # KeyboardInterrupt gets its note, too. `sys.exception()` in a generator would also find, after a release without
    # fault, an error that the caller is just handling.
    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        """Add the note, and let the error pass."""
        if error is not None and self._charges:
            number = self._charges[0]
            error.add_note(f"The ledger was charged before that. Go on at no further cost: complete({number}, …)")
        elif error is not None and type(error) in _INSTEAD:
            error.add_note(f"In Python: {_INSTEAD[type(error)]}")
