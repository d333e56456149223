"""A private choice: what is chosen, from which rows, charged to which dataset."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import Any, Generic, TypeVar

from core.data.private_records import PrivateRecords
from core.domain.location import Location, located, location_of
from core.measuring.receipt import Receipt
from core.privacy.dataset_account import DatasetBudget
from core.privacy.ledger_entry import ASKED, CHOICE, ChoiceKind
from core.privacy.release_cost import ReleaseCost
from core.project.plan import Plan
from core.session.ledger_mark import LedgerMark
from core.session.release_request import row_source
from core.sources.asking.records import RowSource
from core.sources.file_state import FileState, is_same_file
from core.sources.frames.frame import DataFrame
from core.sources.frames.values import FRAME_NAME

Result = TypeVar("Result")
"""What a choice finds: a frozen dataclass of what JSON holds (`core/serial.py`), all of it public."""

FORMAT = 1
"""Version of the packed request and of the packed result; another number is refused."""


@dataclass(frozen=True, slots=True)
class PrivateChoice(Generic[Result]):
    """What is chosen, decided before a row is read.

    Attributes:
        kind: what is chosen.
        question: what is asked, as JSON; public. With the rows, and with what else is public, it determines the law of
            the result. An equal question gets the result of the first one.
        what: a few words for the history, a phrase with facts; never data.
        parts: what each measurement or choice in it costs, pure ε or (ε, δ) of a selection; the charge is their sum.
        find: receives the rows that count and one receipt a part, and returns what was found.
        result: the type of what is found.
    """

    kind: ChoiceKind
    question: Mapping[str, object]
    what: str
    parts: tuple[ReleaseCost, ...]
    find: Callable[[PrivateRecords, Sequence[Receipt]], Result]
    result: type[Result]

    @property
    def cost(self) -> ReleaseCost:
        """What the ledger is charged: ε and δ of all parts; a single part may have any definition."""
        if len(self.parts) == 1:
            return self.parts[0]
        epsilon = sum((part.epsilon for part in self.parts), Fraction(0))
        return ReleaseCost.selection(epsilon, sum((part.delta for part in self.parts), Fraction(0)))

    @property
    def facts(self) -> Mapping[str, str]:
        """The facts by which the ledger knows the charge for that of a choice, and an equal question."""
        asked = json.dumps([self.kind, self.question], sort_keys=True, default=str)
        return {CHOICE: self.kind, ASKED: hashlib.sha256(asked.encode("ascii")).hexdigest()}


@dataclass(frozen=True, slots=True)
class ChoiceRequest:
    """From which rows a choice is made, and what is charged.

    Attributes:
        plan: its attributes are read, and whom it protects is protected.
        folder: the plan's folder; a relative source is looked for there.
        dataset: the name in the ledger.
        total: the budget of a dataset that is new to the ledger; for a known one it must agree; None: it is known.
        seen: state of the file when its owner looked at it; None: nobody has.
        other_people: whether the owner states that rows resembling those of another dataset are about other people.
        frame: the rows, in place of a file; None: they are in the plan's source.
        ledger_mark: that of the quote; None: nobody has seen one, and nothing is compared with it.
        again: whether to pay even if the result of an equal question is kept.
        unlisted: names of the attributes that have no list, where lists are to be found; None: for another choice.
    """

    plan: Plan
    folder: Path
    dataset: str
    total: DatasetBudget | None = None
    seen: FileState | None = None
    other_people: bool = False
    frame: DataFrame | None = None
    ledger_mark: LedgerMark | None = None
    again: bool = False
    unlisted: tuple[str, ...] | None = None

    @property
    def source(self) -> Location:
        """The file or the database with the rows; for a frame a name that no file has."""
        return source_location(self.plan, self.folder) if self.frame is None else Path(FRAME_NAME)

    @property
    def rows(self) -> RowSource:
        """What to read."""
        return replace(row_source(self.plan, self.frame or self.source, self.seen), unlisted=self.unlisted)

    def pack(self, choice: PrivateChoice[Result]) -> bytes:
        """Return what the ledger keeps with the charge: what was asked, and of which file; no rows, no counts."""
        told = {
            "format": FORMAT,
            "for": choice.kind,
            "question": choice.question,
            "source": str(self.source.absolute()),
        }
        return json.dumps(told, default=str).encode("ascii")


def source_location(plan: Plan, folder: Path | None = None) -> Location:
    """Return the file or the database that a plan names; for a frame, a name that no file has.

    Args:
        plan: the plan.
        folder: the plan's, where a relative source is looked for; None: the working folder.
    """
    return located(plan.source, folder or Path()) if plan.source else Path(FRAME_NAME)


def is_same_source(one: Location, other: Location) -> bool:
    """Return whether two choices were made from one file, however it is named; all frames count as one file."""
    return one.name == other.name == FRAME_NAME or is_same_file(one, other)


def unpacked(request: bytes) -> dict[str, Any]:
    """Return what `ChoiceRequest.pack` packed: "for", "question", and "source" as text.

    Raises:
        ValueError: if another version of this program packed it.
    """
    told = json.loads(request)
    if not isinstance(told, dict) or told.get("format") != FORMAT or not isinstance(told.get("source"), str):
        raise ValueError("another format")
    return told


def asked_file(request: bytes) -> Location:
    """Return the file or the database in what `ChoiceRequest.pack` returned; ValueError: see `unpacked`."""
    return location_of(unpacked(request)["source"])
