"""The request of a release: what, from which rows, charged to which dataset."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from core.domain.location import Location, located
from core.domain.marginal import Marginal
from core.domain.reading_layout import ProtectedUnit
from core.privacy.dataset_account import DatasetBudget
from core.privacy.privacy_unit import PrivacyUnit, needs_row_check
from core.project.plan import Plan
from core.session.ledger_mark import LedgerMark
from core.session.planned_release import PlannedRelease
from core.sources.asking.records import RowSource
from core.sources.file_state import FileState
from core.sources.frames.frame import DataFrame
from core.sources.frames.frame_rows import FrameRows
from core.sources.frames.values import FRAME_NAME


@dataclass(frozen=True, slots=True)
class ReleaseRequest:
    """What to release.

    Attributes:
        planned: the release as it was quoted and confirmed.
        folder: the plan's folder; a relative source is looked for there.
        dataset: the name in the ledger.
        total: the budget of a dataset that is new to the ledger; for a known one it must agree; None: it is known.
        seen: state of the file when its owner looked at it; None: nobody has.
        other_people: whether the owner states that rows resembling those of another dataset are about other people.
        frame: the rows, in place of a file; None: they are in the plan's source.
        ledger_mark: that of the quote; None: nobody has seen one, and nothing is compared with it.
        again: whether to pay even if an equal plan was paid for since the quote, or released from equal rows before.
        knows_earlier: whether the quote named an earlier release of these tables, which are paid for again.
    """

    planned: PlannedRelease
    folder: Path
    dataset: str
    total: DatasetBudget | None = None
    seen: FileState | None = None
    other_people: bool = False
    frame: DataFrame | None = None
    ledger_mark: LedgerMark | None = None
    again: bool = False
    knows_earlier: bool = False

    @property
    def plan(self) -> Plan:
        """The plan of the release."""
        return self.planned.plan

    @property
    def source(self) -> Location:
        """The file or the database with the rows; for a frame a name that no file has."""
        # The ledger keeps this path: a completion of a frame's charge looks for it, finds nothing, and asks for rows.
        return located(self.planned.plan.source, self.folder) if self.frame is None else Path(FRAME_NAME)

    @property
    def rows(self) -> RowSource:
        """What to read."""
        marginals = self.planned.noise_plan.counted
        return row_source(self.planned.plan, self.frame or self.source, self.seen, marginals)


def row_source(
    plan: Plan,
    source: Location | DataFrame,
    seen: FileState | None = None,
    marginals: tuple[Marginal, ...] | None = None,
) -> RowSource:
    """Return the source of a plan's rows, in a file or in a frame; `marginals`: see `RowSource`."""
    if isinstance(source, DataFrame):
        return FrameRows(Path(FRAME_NAME), plan.layout, plan.attributes, plan.unit, marginals=marginals, frame=source)
    return RowSource(source, plan.layout, plan.attributes, plan.unit, seen, marginals=marginals)


def crowd_of(plan: Plan, protected: PrivacyUnit) -> ProtectedUnit | None:
    """Return the persons whose rows are checked, not bounded; None if there is no such check.

    A release that protects rows may be charged to a budget that protects persons, if nobody has too many rows.
    """
    return ProtectedUnit(protected.by, protected.at_most) if needs_row_check(plan.privacy_unit, protected) else None
