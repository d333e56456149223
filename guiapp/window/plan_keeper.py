"""New, open, save and close of plans: no change is lost without the user's consent."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from guiapp.commands.plan import new_plan, open_again, open_plan, save_plan
from guiapp.dialogs.file_dialogs import ask_plan_name
from guiapp.dialogs.overwrite_plan_dialog import OverwriteAnswer, OverwritePlanDialog
from guiapp.dialogs.running_release_dialog import RunningReleaseDialog
from guiapp.dialogs.unsaved_changes_dialog import UnsavedAnswer, UnsavedChangesDialog
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext
from guiapp.state.plan_paths import PLAN_SUFFIX


class PlanKeeper(QObject):
    """Asks before a changed plan is closed."""

    may_close = Signal()

    def __init__(self, window: QWidget, context: AppContext) -> None:
        super().__init__(window)
        self._window = window
        self._context = context
        self._closing = False

    @property
    def plan_name(self) -> str:
        """The name of the plan's file, or a text for a plan without one."""
        path = self._context.workspace.plan_path
        return path.name if path else self.tr("New plan")

    def new_plan(self) -> None:
        """Open an empty plan."""
        self.leave(lambda: new_plan(self._context))

    def open_plan(self, path: Path) -> None:
        """Open a plan instead of the current one; do nothing if it is the current one without changes."""
        workspace = self._context.workspace

        def put_in_place() -> None:
            self.leave(lambda: open_plan(self._context, path))

        if path == workspace.plan_path and not workspace.dirty:
            open_again(self._context, path, put_in_place)
        else:
            put_in_place()

    def save(self) -> Job | None:
        """Save under the plan's name, or ask for one; None if cancelled."""
        workspace = self._context.workspace
        path, data = workspace.plan_path, workspace.data_path
        if path is None:
            return self.save_as()
        if data is None or not workspace.would_overwrite:
            return save_plan(self._context, path)
        answer = OverwritePlanDialog(path.name, data.name, self._window).ask()
        if answer is OverwriteAnswer.ANOTHER_NAME:
            return self._save_as(path.with_name(f"{data.stem}{PLAN_SUFFIX}"))
        return save_plan(self._context, path) if answer is OverwriteAnswer.SAME_FILE else None

    def save_as(self) -> Job | None:
        """Ask for a name and save; None if cancelled."""
        workspace = self._context.workspace
        folder = workspace.writing_folder
        stem = workspace.default_dataset or self.tr("plan")
        return self._save_as(workspace.plan_path or folder / f"{stem}{PLAN_SUFFIX}")

    def leave(self, go: Callable[[], object]) -> None:
        """Call `go`, which opens another plan; ask before if a release is running or this plan has changes."""
        spending = self._context.runner.spending
        if spending is None:
            self._leave_changes(go)
            return
        question = RunningReleaseDialog(self._window)
        spending.ended.connect(question.reject)
        if question.ask():
            # After its end: a release that can no longer be stopped is charged and delivers its tables first.
            spending.ended.connect(lambda: self._leave_changes(go))
            spending.cancel()

    def ready_to_close(self) -> bool:
        """Return whether the window may close now; otherwise ask, and emit `may_close` when it may."""
        if self._closing or not (self._context.workspace.dirty or self._context.runner.spending):
            return True
        self.leave(self._close)
        return False

    def _leave_changes(self, go: Callable[[], object]) -> None:
        if not self._context.workspace.dirty:
            go()
            return
        answer = UnsavedChangesDialog(self.plan_name, self._window).ask()
        if answer is UnsavedAnswer.DISCARD:
            go()
        elif answer is UnsavedAnswer.SAVE:
            job = self.save()
            if job is not None:
                job.done.connect(lambda _: go())  # only if saving succeeds: a failed one keeps the plan open

    def _save_as(self, suggestion: Path) -> Job | None:
        path = ask_plan_name(self._window, suggestion)
        return save_plan(self._context, path) if path else None

    def _close(self) -> None:
        self._closing = True
        self.may_close.emit()
