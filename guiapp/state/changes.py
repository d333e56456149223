"""The parts of the workspace that a signal reports as changed."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Changes:
    """What a page may have to update.

    Attributes:
        data: the opened file, its layout or its profile.
        plan: the plan or its file.
        comparison: the predicted errors.
        release: the released tables.
        ledger: budgets or charges.
    """

    data: bool = False
    plan: bool = False
    comparison: bool = False
    release: bool = False
    ledger: bool = False

    @classmethod
    def everything(cls) -> Changes:
        """Return all changes, for the first update of a page."""
        return cls(*(True for _ in dataclasses.fields(cls)))

    def __or__(self, other: Changes) -> Changes:
        pairs = ((getattr(self, field.name), getattr(other, field.name)) for field in dataclasses.fields(self))
        return Changes(*(mine or theirs for mine, theirs in pairs))

    def __bool__(self) -> bool:
        return any(getattr(self, field.name) for field in dataclasses.fields(self))
