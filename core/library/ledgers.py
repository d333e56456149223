"""Where a verb of a script charges, what its settings mean, and what its refusals are called in Python."""

from __future__ import annotations

from dataclasses import replace
from numbers import Integral
from os import PathLike, fspath
from pathlib import Path
from typing import Literal, Self, TypedDict

from core.atomic_write import can_be_named
from core.domain.location import Location, location_of
from core.errors import (
    BeingReleasedError,
    MissingFileError,
    MissingLedgerError,
    PaidAlreadyError,
    ReleasedAlreadyError,
    SamePeopleError,
    SameRowsReleasedError,
    UnconfirmedChoiceError,
    UnconfirmedReleaseError,
)
from core.errors.unmeant_errors import LiveReleasedError
from core.library.planning import Amount
from core.privacy.amount_text import parse_amount, parse_delta
from core.privacy.dataset_account import DatasetBudget
from core.privacy.ledger import Ledger
from core.project.dataset_name import dataset_name
from core.project.plan import Plan
from core.session import opening
from core.sources.frames.frame import DataFrame

_INSTEAD: dict[type[BaseException], str] = {
    UnconfirmedReleaseError: "yes=True confirms it.",
    UnconfirmedChoiceError: "yes=True confirms it.",
    ReleasedAlreadyError: "reopen(number, ledger=…) gives its tables again; again=True pays again.",
    LiveReleasedError: "reopen(number, ledger=…) gives its tables again; again=True pays again.",
    SameRowsReleasedError: "reopen(number, ledger=…) gives its tables again; again=True pays again.",
    BeingReleasedError: "reopen(number, ledger=…) gives its tables once it is done; again=True pays again.",
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


def with_rows(plan: Plan, rows: object) -> tuple[Plan, DataFrame | None]:
    """Return the plan with the file that it is released from, and the frame if the rows are in one."""
    if rows is None:
        if not plan.source:
            raise TypeError("give rows: a path or a data frame")
        return plan, None
    if isinstance(rows, str | PathLike):
        return replace(plan, source=str(path_of(rows))), None
    # Without a source: the ledger keeps the plan, and a file named in it did not provide these rows.
    return replace(plan, source=""), DataFrame(rows)


def path_of(rows: str | PathLike[str]) -> Location:
    """Return the path of a file with rows, or the address of a database.

    Raises:
        MissingFileError: if no file can have that name; RefusedContentError: if it is no address.
        TypeError: if it is empty.
    """
    if not fspath(rows):
        raise TypeError("rows is empty: give a path or a data frame")
    path = location_of(fspath(rows))
    if isinstance(path, Path) and not can_be_named(path):
        raise MissingFileError(str(path).encode(errors="replace").decode())
    return path


def number_of(number: object) -> int:
    """Return a whole number, and refuse all else.

    Raises:
        TypeError: if it is none.
    """
    # True is 1 to Python, and 2.0 is 2.
    if isinstance(number, bool) or not isinstance(number, Integral):
        raise TypeError(f"number is a whole number, not {type(number).__name__}")
    return int(number)


def is_said(how: ReleaseSettings, name: Literal["yes", "again", "other_people"]) -> bool:
    """Return a setting that is True or False; False if it is not given.

    Raises:
        TypeError: if it is something else.
    """
    # Any text is true in Python: yes="no" would charge.
    said = how.get(name, False)
    if not isinstance(said, bool):
        raise TypeError(f"{name} is True or False, not {type(said).__name__}")
    return said


def present_ledger(where: LedgerSettings) -> Ledger | None:
    """Return the ledger; None if it is to be made at the first charge, so that a refusal leaves no file over."""
    path = where.get("ledger")
    try:
        return opened_ledger(path, make=False)
    except MissingLedgerError:
        # A named ledger is made only with a budget: a misspelt path would else become a second ledger.
        if path is not None and "budget" not in where:
            raise
        return None


def opened_ledger(path: str | PathLike[str] | None, *, make: bool) -> Ledger:
    """Return the ledger in a file; None: the ledger of this user.

    Raises:
        TypeError: if that is no path, or an empty one.
        LedgerError: if it cannot be opened; MissingLedgerError if it is not there and `make` is False.
    """
    if path is not None and not (isinstance(path, str | PathLike) and isinstance(fspath(path), str)):
        raise TypeError(f"ledger is a path, not {type(path).__name__}")
    if path is not None and not fspath(path):
        raise TypeError("ledger is empty: give a path, or leave it out")
    return opening.open_ledger(None if path is None else Path(path), make=make)


def dataset_of(plan: Plan, where: LedgerSettings, ledger: Ledger | None) -> str:
    """Return the name of the rows in the ledger: as given, of the plan, or of its source.

    Raises:
        TypeError: if there is none.
    """
    name = where.get("dataset")
    if not isinstance(name, str | None):
        raise TypeError(f"dataset is a text, not {type(name).__name__}")
    name = name or dataset_name(plan, None, lambda known: ledger is not None and ledger.account(known) is not None)
    if not name:
        raise TypeError("give dataset, the name of the rows in the ledger")
    return name


def budget_of(where: LedgerSettings) -> DatasetBudget | None:
    """Return the budget of a new dataset, if one is given.

    Raises:
        TypeError: if it is no amount, nor a pair of them.
        AmountError: if an amount is not positive.
    """
    if "budget" not in where:
        return None
    given = where["budget"]
    if isinstance(given, tuple) and len(given) != 2:
        raise TypeError("budget is ε, or (ε, δ)")
    epsilon, delta = given if isinstance(given, tuple) else (given, 0)
    return DatasetBudget(parse_amount(str(epsilon), "ε"), parse_delta(str(delta)))


class ToldInPython:
    """Adds to a refusal, whose words are those of the command line, the names that its options have in Python.

    An error that ends a release after its charge gets a note that the charge stands, and how to complete it.
    """

    def __init__(self, charges: list[int], go_on: str = "complete({number}, …)") -> None:
        """Take the list that will hold the number of the charge, and how to go on with it."""
        self._charges, self._go_on = charges, go_on

    def __enter__(self) -> Self:
        """Do nothing: errors are met at the end."""
        return self

    # KeyboardInterrupt gets its note, too. `sys.exception()` in a generator would also find, after a release without
    # fault, an error that the caller is just handling.
    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        """Add the note, and let the error pass."""
        if error is not None and self._charges:
            how = self._go_on.format(number=self._charges[0])
            error.add_note(f"The ledger was charged before that. Go on at no further cost: {how}")
        elif error is not None and type(error) in _INSTEAD:
            error.add_note(f"In Python: {_INSTEAD[type(error)]}")
