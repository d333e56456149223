"""Autosave: copies the plan after every change until it is saved, and offers the copies of crashed processes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from core.front_door import EngineError
from guiapp.commands.plan import keep_copy, recover_plan
from guiapp.desktop.language import translate_error
from guiapp.desktop.notices import Tone
from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.state.safe_copies import SafeCopy, SafePlace, left_behind

PAUSE_MS = 300
"""Milliseconds without a change before a copy is written. A longer pause loses more work at a crash; a shorter one
writes while a slider moves."""


class Autosave(QObject):
    """Writes a copy shortly after each change, and removes it when the plan is saved.

    Args:
        context: has the plan.
        parent_folder: folder of the copies of all processes.
        parent: the owner.
    """

    def __init__(self, context: AppContext, parent_folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._parent_folder = parent_folder
        self._place = self._make_place()
        self._writing = False
        self._told = False
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._write)
        context.workspace.changed.connect(self._take_note)

    def offer(self, leave: Callable[[Callable[[], object]], object]) -> bool:
        """Offer the newest copy of a crashed process; return whether there is one.

        Args:
            leave: opens another plan after asking about unsaved changes.
        """
        lost = next(left_behind(self._parent_folder), None)
        if lost is None:
            return False
        name = lost.origin.name if lost.origin else self.tr("a plan without a name")
        self._context.notices.say(
            self.tr("Reticent ended before {plan} was saved. The changes were kept.").format(plan=name),
            Tone.WARNING,
            self.tr("Restore them"),
            lambda: leave(lambda: self._recover(lost)),
        )
        return True

    def end(self) -> None:
        """Remove the copy at a regular end of the program."""
        self._pause.stop()
        if self._place is not None:
            self._place.leave()
            self._place = None

    def _recover(self, lost: SafeCopy) -> None:
        recover_plan(self._context, lost.plan, lost.origin).done.connect(lambda _: lost.remove())

    def _take_note(self, changes: Changes) -> None:
        if not changes.plan or self._place is None:
            return
        if self._context.workspace.dirty:
            self._pause.start()
        else:
            self._pause.stop()
            self._place.clear()

    def _write(self) -> None:
        if self._place is None:
            return
        # One write at a time: two jobs could finish in the wrong order and leave the older plan.
        if self._writing:
            self._pause.start()
            return
        try:
            self._place.note_origin(self._context.workspace.plan_path)
        except OSError as error:
            self._fail(error.strerror or type(error).__name__)
            return
        self._writing = True
        job = keep_copy(self._context, self._place.plan)
        job.failed.connect(self._refused)
        job.ended.connect(self._written)

    def _written(self) -> None:
        self._writing = False
        if self._place is not None and not self._context.workspace.dirty:
            self._place.clear()  # the plan was saved while the copy was being written

    def _refused(self, error: EngineError) -> None:
        self._fail(translate_error(error))

    def _make_place(self) -> SafePlace | None:
        try:
            return SafePlace(self._parent_folder)
        except OSError:  # no folder, no copies; saving the plan reports a disk that cannot be written
            return None

    def _fail(self, why: str) -> None:
        # Once per run: a full disk would otherwise raise the banner at every edit.
        if not self._told:
            self._told = True
            words = self.tr("Changes cannot be kept safe before you save: {why} Save the plan now and then.")
            self._context.notices.say(words.format(why=why), Tone.WARNING)
