"""One advice: its dialog, the search for steps, what the ticked ones would do, and the edit that they become."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from core.front_door import AdvisedStep, EngineError
from guiapp.commands import use as commands
from guiapp.desktop.language import translate_error
from guiapp.dialogs.advice_dialog import AdviceDialog
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext

PAUSE_MS = 80
"""Milliseconds without a change before an effect is predicted; ticks in a row are predicted once."""


class AdviceRun(QObject):
    """Lives as long as its dialog.

    Args:
        context: has the plan, with its number of people.
        parent: the page.
    """

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._plan = context.workspace.plan
        self._job: Job | None = None
        self._dialog = AdviceDialog(self._plan.people or 1, parent)
        self._dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._predict)
        self._dialog.ticked.connect(self._tick)
        self._dialog.apply_wanted.connect(self._apply)
        self._dialog.finished.connect(self._close)

    def open(self) -> None:
        """Show the dialog and look for steps."""
        self._dialog.open()
        job = commands.advise(self._context, self._dialog.show_advice)
        job.progressed.connect(self._dialog.advance)
        self._follow(job, self._dialog.show_fault)

    def _tick(self, steps: Sequence[AdvisedStep]) -> None:
        self._drop()
        self._pause.stop()
        if steps:
            self._pause.start()

    def _predict(self) -> None:
        job = commands.predict_steps(self._context, self._plan, self._dialog.steps, self._dialog.show_effect)
        self._follow(job, lambda words: self._dialog.show_effect(None, words))

    def _apply(self, steps: Sequence[AdvisedStep]) -> None:
        # A plan that was changed meanwhile, such as by an undo, is not overwritten: the steps were advised for another.
        if self._context.workspace.plan == self._plan:
            commands.apply_steps(self._context, steps)
        self._dialog.accept()

    def _follow(self, job: Job, show_fault: Callable[[str], object]) -> None:
        def fail(error: EngineError) -> None:
            show_fault(translate_error(error))

        self._job = job
        job.failed.connect(fail)

    def _drop(self) -> None:
        """Drop what is being predicted; of a job that has ended nothing is left to drop."""
        job, self._job = self._job, None
        if job is not None and not job.is_over:
            job.drop()

    def _close(self) -> None:
        self._pause.stop()
        self._drop()
        self.deleteLater()
