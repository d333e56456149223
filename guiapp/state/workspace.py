"""The state of the window, changed by this class only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from core.front_door import (
    Attribute,
    ColumnProfile,
    Comparison,
    EngineError,
    FileState,
    Ledger,
    Location,
    Plan,
    PlannedRelease,
    Preview,
    Progress,
    Release,
    RowMeaning,
    dataset_name,
    person_column,
    recurring_column,
    recurring_columns,
)
from guiapp.desktop.resource_files import resource
from guiapp.state.changes import Changes
from guiapp.state.engine import Engine
from guiapp.state.history import History, Step
from guiapp.state.plan_paths import resolved, source_text


@dataclass(frozen=True, slots=True)
class OpenedData:
    """A data file as it was read; `preview` and `profiles` are for the owner's screen only, never written.

    `state` shows at a release whether the file has changed since.
    """

    path: Location
    preview: Preview
    profiles: tuple[ColumnProfile, ...]
    state: FileState | None = None


@dataclass(frozen=True, slots=True)
class UndoState:
    """The state that undo restores."""

    plan: Plan
    data_path: Location | None
    opened: OpenedData | None


class Workspace(QObject):
    """The plan, its data file, and results computed from the plan.

    Signals: `changed(Changes)` after every change; `left()` before another plan is opened, `begun()` after it.

    Attributes:
        listed: headers of the columns in the order of the list when an attribute was last removed, so that its column
            keeps its place; () until then.

    Args:
        engine: the verbs to call: the package `core`, or a fake in tests.
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
        """The current plan."""
        return self._moment.plan

    @property
    def data_path(self) -> Location | None:
        """The data file named by the plan, whether it exists or not; None if none is chosen yet."""
        return self._moment.data_path

    @property
    def opened(self) -> OpenedData | None:
        """The data file as read; None until it is read."""
        return self._moment.opened

    @property
    def preview(self) -> Preview | None:
        """What the data file looks like; None while it has not been read."""
        return self.opened.preview if self.opened else None

    @property
    def profiles(self) -> tuple[ColumnProfile, ...]:
        """Profiles of the columns; () until the file is read."""
        return self.opened.profiles if self.opened else ()

    def profile_of(self, attribute: Attribute) -> ColumnProfile | None:
        """Return the profile of the attribute's column; None until the data is read."""
        return next((profile for profile in self.profiles if profile.header == attribute.header), None)

    @property
    def recurring(self) -> str | None:
        """The first column that tells that persons may have several rows; None if there is none."""
        return recurring_column(self.profiles)

    @property
    def recurring_together(self) -> str:
        """The names of that column and of those that only together with it tell persons apart; "" if there is none."""
        return " + ".join(recurring_columns(self.profiles))

    @property
    def recurring_person(self) -> str | None:
        """The first likely identifier column with repeated values; None if there is none."""
        return person_column(self.profiles)

    @property
    def is_unit_asked(self) -> bool:
        """Whether the owner has to say what a row is: the plan asks, or it says nothing and an identifier repeats."""
        unit = self.plan.unit
        return unit.rows is RowMeaning.UNANSWERED or (unit.is_unstated and self.recurring is not None)

    @property
    def folder(self) -> Path | None:
        """The folder that the plan's `source` is relative to: that of the plan, or of the data until it has one."""
        if self.plan_path is not None:
            return self.plan_path.parent
        return self.data_path.parent if isinstance(self.data_path, Path) else None

    @property
    def writing_folder(self) -> Path:
        """The proposed folder for exports: that of the plan or data; home if they came with the program."""
        folder = self.folder
        return Path.home() if folder is None or folder.is_relative_to(resource()) else folder

    @property
    def default_dataset(self) -> str:
        """The dataset's name if the plan gives none; see `dataset_name`."""
        name = dataset_name(self.plan, self.plan_path, self._knows)
        return name or (self.data_path.stem if self.data_path else "")

    def _knows(self, name: str) -> bool:
        """Return whether the ledger has a budget under a name; cached until the ledger changes."""
        if name not in self._known:
            try:
                self._known[name] = self.ledger is not None and self.ledger.account(name) is not None
            except EngineError:  # shown wherever the ledger is used
                return False
        return self._known[name]

    @property
    def dataset(self) -> str:
        """The dataset's name in the ledger; "" if there is no plan and no data yet."""
        return self.plan.privacy.dataset or self.default_dataset

    @property
    def dirty(self) -> bool:
        """Whether the plan differs from what is on disk."""
        return self.plan != self._saved

    @property
    def saved_plan(self) -> Plan | None:
        """The plan as it is on disk; None if it was never saved."""
        return self._saved if self.plan_path is not None else None

    @property
    def would_overwrite(self) -> bool:
        """Whether the plan's file holds that of another data file, whose columns are not those of the present one."""
        if self._saved is None or self.preview is None or self._saved.source == self.plan.source:
            return False
        return not {attribute.header for attribute in self._saved.attributes}.issubset(self.preview.headers)

    @property
    def comparison_is_current(self) -> bool:
        """Whether the comparison was made from the current plan."""
        return self.comparison is not None and self._compared == self.plan

    @property
    def compared(self) -> Plan | None:
        """The plan of the comparison; None if there is no comparison."""
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
        """Name of the edit that `undo` would undo; "" if there is none."""
        return self._history.undo_name

    @property
    def last_step(self) -> Step[UndoState] | None:
        """The edit that `undo` would undo; None if there is none."""
        return self._history.last

    @property
    def redo_name(self) -> str:
        """Name of the edit that `redo` would repeat; "" if there is none."""
        return self._history.redo_name

    # ------------------------------------------------------------ edits that undo takes back

    def edit(self, plan: Plan, name: str, *, together: bool = False) -> None:
        """Replace the plan, as an edit that can be undone.

        Args:
            plan: the new plan.
            name: completes "Undo …", such as "merge of 3 categories".
            together: merge it with the previous edit of that name (a slider, typing).
        """
        self._move(replace(self._moment, plan=plan), name, together=together)

    def take_data(self, opened: OpenedData, plan: Plan, name: str) -> None:
        """Replace the data file and the plan, as one edit."""
        self.listed = ()
        self._move(UndoState(plan, opened.path, opened), name)

    def undo(self) -> None:
        """Undo the last edit."""
        self._show(self._history.undo())

    def undo_to(self, step: Step[UndoState] | None) -> None:
        """Undo all edits since `step`, and the step itself; do nothing if it is undone already."""
        while self._history.has_done(step):
            self.undo()

    def redo(self) -> None:
        """Repeat the last undone edit."""
        self._show(self._history.redo())

    # ------------------------------------------------------------ what no undo takes back

    def start(
        self, plan: Plan, plan_path: Path | None, data_path: Location | None = None, *, saved: bool = True
    ) -> None:
        """Open a plan.

        Args:
            plan: the plan.
            plan_path: its file; None if it has none yet.
            data_path: the data file; by default the one that the plan names, relative to its folder.
            saved: whether the plan equals its file; if not, closing it asks whether to save.
        """
        self.left.emit()
        self.plan_path = plan_path
        self.listed = ()
        if data_path is None and plan_path is not None:
            data_path = resolved(plan.source, plan_path.parent)
        self._moment = UndoState(plan, data_path, None)
        # A saved plan keeps its spelling of the source: rewriting it here would make the plan look edited.
        if not saved:
            self._moment = self._placed_in(self.folder)
        self._saved = plan if saved else None
        # Undo must not lead from one plan into another one.
        self._history.clear()
        self.comparison = self._compared = self.planned = self.release = None
        self.changed.emit(Changes.everything())
        self.begun.emit()

    def show_data(self, opened: OpenedData) -> None:
        """Show the data file of the plan; the plan does not change."""
        self._moment = replace(self._moment, opened=opened, data_path=opened.path)
        self.changed.emit(Changes(data=True))

    def saved(self, plan: Plan, path: Path) -> None:
        """Record that `plan` was written to `path`."""
        self.plan_path = path
        self._moment = self._placed_in(path.parent)
        self._saved = plan
        self.changed.emit(Changes(plan=True))

    def plan_for(self, path: Path) -> Plan:
        """Return the plan as written to `path`: its source relative to that folder."""
        return self._placed_in(path.parent).plan

    def set_comparison(self, comparison: Comparison, plan: Plan) -> None:
        """Show the predictions made from `plan`."""
        self.comparison, self._compared = comparison, plan
        self.changed.emit(Changes(comparison=True))

    def set_planned(self, planned: PlannedRelease) -> None:
        """Keep a planned release, so that the next caller with an equal plan continues with it."""
        self.planned = planned

    def set_release(self, release: Release | None) -> None:
        """Show a release."""
        self.release = release
        self.changed.emit(Changes(release=True, ledger=True))

    def set_ledger(self, ledger: Ledger) -> None:
        """Replace the ledger."""
        self.ledger = ledger
        self._known.clear()  # answers of the former ledger
        self.changed.emit(Changes(ledger=True))

    def ledger_moved(self) -> None:
        """Emit that the ledger has a new entry."""
        self._known.clear()
        self.changed.emit(Changes(ledger=True))

    def repeat(self) -> None:
        """Show the plan again, replacing the input of a refused edit."""
        self.changed.emit(Changes(plan=True))

    # ------------------------------------------------------------ inside

    def _move(self, moment: UndoState, name: str, *, together: bool = False) -> None:
        before, self._moment = self._moment, moment
        self._moment = self._placed_in(self.folder)
        if self._moment == before:  # an edit without effect must not become an empty step of undo
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
        """Return the current state with a source relative to `folder`; an address is relative to none."""
        path = self._moment.data_path
        if path is None or (folder is None and isinstance(path, Path)):
            return self._moment
        return replace(self._moment, plan=replace(self.plan, source=source_text(path, folder or Path())))

    def _difference(self, before: UndoState) -> Changes:
        moved = before.data_path != self.data_path or before.opened is not self.opened
        return Changes(data=moved, plan=before.plan != self.plan)
