"""What the window shows, and the only writer of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from core import (
    Attribute,
    ColumnProfile,
    Comparison,
    EngineError,
    FileState,
    Ledger,
    Plan,
    PlannedRelease,
    Preview,
    Progress,
    Release,
    RowMeaning,
    dataset_name,
)
from guiapp.desktop.resource_files import resource
from guiapp.state.changes import Changes
from guiapp.state.engine import Engine
from guiapp.state.history import History, Step
from guiapp.state.plan_paths import resolved, source_text


@dataclass(frozen=True, slots=True)
class OpenedData:
    """A data file as it was read; `preview` and `profiles` are for the owner's screen only, never written.

    `state` tells at a release whether it is still the same file.
    """

    path: Path
    preview: Preview
    profiles: tuple[ColumnProfile, ...]
    state: FileState | None = None


@dataclass(frozen=True, slots=True)
class UndoState:
    """All that undo brings back."""

    plan: Plan
    data_path: Path | None
    opened: OpenedData | None


class Workspace(QObject):
    """The plan, the data file beside it, and what has been computed from the plan.

    Signals: `changed(Changes)` after every change; `left()` before another plan is put in place, `begun()` after that.

    Attributes:
        listed: the columns by header in the order in which they were listed when one was last left out, so that it
            keeps its place; () until then.

    Args:
        engine: the verbs to call; the package `core`, or a stand-in.
    """

    changed = Signal(object)
    left = Signal()
    begun = Signal()

    def __init__(self, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.engine = engine
        self.ledger: Ledger | None = None
        self.planned: PlannedRelease | None = None
        self._known: dict[str, bool] = {}
        self.comparison: Comparison | None = None
        self.release: Release | None = None
        self.plan_path: Path | None = None
        self.listed: tuple[str, ...] = ()
        self._moment = UndoState(Plan(), None, None)
        self._saved: Plan | None = Plan()
        self._compared: Plan | None = None
        self._history: History[UndoState] = History()

    # ------------------------------------------------------------ what there is

    @property
    def plan(self) -> Plan:
        """The plan as it stands."""
        return self._moment.plan

    @property
    def data_path(self) -> Path | None:
        """The data file that the plan speaks of, whether it is there or not; None when there is none yet."""
        return self._moment.data_path

    @property
    def opened(self) -> OpenedData | None:
        """The data file as read; None while it has not been."""
        return self._moment.opened

    @property
    def preview(self) -> Preview | None:
        """What the data file looks like; None while it has not been read."""
        return self.opened.preview if self.opened else None

    @property
    def profiles(self) -> tuple[ColumnProfile, ...]:
        """What each column looks like; () while the file has not been read."""
        return self.opened.profiles if self.opened else ()

    def profile_of(self, attribute: Attribute) -> ColumnProfile | None:
        """Return what the attribute's column looks like; None while the data has not been read."""
        return next((profile for profile in self.profiles if profile.header == attribute.header), None)

    @property
    def recurring(self) -> str | None:
        """The first column that seems to tell people apart, and names some of them more than once; None without."""
        return next((profile.header for profile in self.profiles if profile.recurs), None)

    @property
    def is_unit_asked(self) -> bool:
        """Whether the owner has yet to say what a row stands for: the plan asks, or is silent and a column recurs."""
        unit = self.plan.unit
        silent = unit.id is None and unit.rows is RowMeaning.UNSTATED
        return unit.rows is RowMeaning.UNANSWERED or (silent and self.recurring is not None)

    @property
    def folder(self) -> Path | None:
        """The folder that the plan's `source` is relative to: the plan's own, or the data file's until it has one."""
        if self.plan_path is not None:
            return self.plan_path.parent
        return self.data_path.parent if self.data_path else None

    @property
    def writing_folder(self) -> Path:
        """The folder to propose for what is written: that of the plan or data, unless those came with the program."""
        folder = self.folder
        return Path.home() if folder is None or folder.is_relative_to(resource()) else folder

    @property
    def default_dataset(self) -> str:
        """The ledger's name for the data when the plan gives none: that of the data's file, as `dataset_name` says."""
        name = dataset_name(self.plan, self.plan_path, self._knows)
        return name or (self.data_path.stem if self.data_path else "")

    def _knows(self, name: str) -> bool:
        """Return whether the ledger has a budget under a name; looked up once for each state of the ledger."""
        if name not in self._known:
            try:
                self._known[name] = self.ledger is not None and self.ledger.account(name) is not None
            except EngineError:  # told wherever the ledger is used
                return False
        return self._known[name]

    @property
    def dataset(self) -> str:
        """The ledger's name for the data; "" while there is none."""
        return self.plan.privacy.dataset or self.default_dataset

    @property
    def dirty(self) -> bool:
        """Whether the plan differs from what is on disk."""
        return self.plan != self._saved

    @property
    def would_overwrite(self) -> bool:
        """Whether the plan's file holds that of another data file, whose columns are not those of the present one."""
        if self._saved is None or self.preview is None or self._saved.source == self.plan.source:
            return False
        return not {attribute.header for attribute in self._saved.attributes}.issubset(self.preview.headers)

    @property
    def comparison_is_current(self) -> bool:
        """Whether the comparison belongs to the plan as it stands."""
        return self.comparison is not None and self._compared == self.plan

    @property
    def compared(self) -> Plan | None:
        """The plan that the comparison was made from; None without one."""
        return self._compared

    def planner(self) -> Callable[[Progress], PlannedRelease]:
        """Return what plans a release of the plan as it stands: by what was planned, or compared, of it before."""
        engine, plan, planned, comparison = self.engine, self.plan, self.planned, self.comparison

        def plan_once(progress: Progress) -> PlannedRelease:
            if planned is not None and planned.plan == plan:
                return planned
            return engine.plan_release(plan, progress, comparison)

        return plan_once

    @property
    def undo_name(self) -> str:
        """What undo would take back; "" when there is nothing."""
        return self._history.undo_name

    @property
    def last_step(self) -> Step[UndoState] | None:
        """What undo would take back; None when there is nothing."""
        return self._history.last

    @property
    def redo_name(self) -> str:
        """What redo would bring back; "" when there is nothing."""
        return self._history.redo_name

    # ------------------------------------------------------------ edits that undo takes back

    def edit(self, plan: Plan, name: str, *, together: bool = False) -> None:
        """Put `plan` in place of the plan.

        Args:
            plan: the new plan.
            name: completes the sentence "Undo …", such as "merge of 3 categories".
            together: join it with the edit before when that has the same name (a slider, typing).
        """
        self._move(replace(self._moment, plan=plan), name, together=together)

    def take_data(self, opened: OpenedData, plan: Plan, name: str) -> None:
        """Put a data file just read, and the plan that goes with it, in place."""
        self.listed = ()
        self._move(UndoState(plan, opened.path, opened), name)

    def undo(self) -> None:
        """Take the last edit back."""
        self._show(self._history.undo())

    def undo_to(self, step: Step[UndoState] | None) -> None:
        """Take back whatever was done since a step, and the step itself; nothing if it is taken back already."""
        while self._history.has_done(step):
            self.undo()

    def redo(self) -> None:
        """Bring the last undone edit back."""
        self._show(self._history.redo())

    # ------------------------------------------------------------ what no undo takes back

    def start(self, plan: Plan, plan_path: Path | None, data_path: Path | None = None, *, saved: bool = True) -> None:
        """Begin with a plan.

        Args:
            plan: the plan.
            plan_path: its file; None for a plan that has none yet.
            data_path: the data file; by default what the plan names, seen from its own folder.
            saved: whether it is on disk as it stands; if not, leaving it is asked about.
        """
        self.left.emit()
        self.plan_path = plan_path
        self.listed = ()
        if data_path is None and plan_path is not None:
            data_path = resolved(plan.source, plan_path.parent)
        self._moment = UndoState(plan, data_path, None)
        if not saved:
            self._moment = self._placed_in(self.folder)
        self._saved = plan if saved else None
        self._history.clear()
        self.comparison = self._compared = self.planned = self.release = None
        self.changed.emit(Changes.everything())
        self.begun.emit()

    def show_data(self, opened: OpenedData) -> None:
        """Show what is in the data file of the plan, which stays as it is."""
        self._moment = replace(self._moment, opened=opened, data_path=opened.path)
        self.changed.emit(Changes(data=True))

    def saved(self, plan: Plan, path: Path) -> None:
        """Take note that `plan` is on disk at `path`."""
        self.plan_path = path
        self._moment = self._placed_in(path.parent)
        self._saved = plan
        self.changed.emit(Changes(plan=True))

    def plan_for(self, path: Path) -> Plan:
        """Return the plan as it would be written to `path`: its source relative to that folder."""
        return self._placed_in(path.parent).plan

    def set_comparison(self, comparison: Comparison, plan: Plan) -> None:
        """Show the predictions made from `plan`."""
        self.comparison, self._compared = comparison, plan
        self.changed.emit(Changes(comparison=True))

    def set_planned(self, planned: PlannedRelease) -> None:
        """Keep a release as it was planned: whoever asks for one of the same plan goes on with it."""
        self.planned = planned

    def set_release(self, release: Release | None) -> None:
        """Show a release."""
        self.release = release
        self.changed.emit(Changes(release=True, ledger=True))

    def set_ledger(self, ledger: Ledger) -> None:
        """Use this ledger."""
        self.ledger = ledger
        self._known.clear()
        self.changed.emit(Changes(ledger=True))

    def ledger_moved(self) -> None:
        """Tell everybody that the ledger has a new entry."""
        self._known.clear()
        self.changed.emit(Changes(ledger=True))

    def repeat(self) -> None:
        """Have the plan shown again, over what an edit that was refused left on the screen."""
        self.changed.emit(Changes(plan=True))

    # ------------------------------------------------------------ inside

    def _move(self, moment: UndoState, name: str, *, together: bool = False) -> None:
        before, self._moment = self._moment, moment
        self._moment = self._placed_in(self.folder)
        if self._moment == before:
            return
        self._history.push(Step(name, before, self._moment), together=together)
        self.changed.emit(self._difference(before))

    def _show(self, moment: UndoState | None) -> None:
        if moment is None:
            return
        before, self._moment = self._moment, moment
        self._moment = self._placed_in(self.folder)
        self.changed.emit(self._difference(before))

    def _placed_in(self, folder: Path | None) -> UndoState:
        """Return the present moment with a source relative to `folder`."""
        path = self._moment.data_path
        if path is None or folder is None:
            return self._moment
        return replace(self._moment, plan=replace(self.plan, source=source_text(path, folder)))

    def _difference(self, before: UndoState) -> Changes:
        moved = before.data_path != self.data_path or before.opened is not self.opened
        return Changes(data=moved, plan=before.plan != self.plan)
