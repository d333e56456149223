"""Import of a data file: the dialog for its layout, which shows how the file would be read, and then the reading."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from core.front_door import Location, ReadingLayout
from guiapp.commands.data import look, open_data
from guiapp.dialogs.open_source_dialog import OpenSourceDialog
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext


class FileImport(QObject):
    """Asks how a file is read, one file at a time.

    Args:
        context: reads the file.
        page: the parent of the dialog.

    Attributes:
        dialog: the open dialog; None if there is none.
    """

    def __init__(self, context: AppContext, page: QWidget) -> None:
        super().__init__(page)
        self._context = context
        self._page = page
        self._looking: Job | None = None
        self.dialog: OpenSourceDialog | None = None

    def ask(self, path: Location, layout: ReadingLayout) -> None:
        """Open the dialog for a file, then read it; of `layout`, what is not set is detected."""
        # A second file may be dropped while the dialog of the first one is open.
        if self.dialog is not None:
            self.dialog.reject()
        dialog = self.dialog = OpenSourceDialog(path.name if isinstance(path, Path) else str(path), layout, self._page)
        dialog.look_wanted.connect(lambda wishes: self._look(dialog, path, wishes))
        dialog.accepted.connect(lambda: open_data(self._context, path, dialog.chosen_layout()))
        dialog.other_wanted.connect(lambda: self._ask_other(dialog))
        dialog.finished.connect(self._forget)
        self._look(dialog, path, layout)
        # In a turn of its own: to build the dialog, and to show it, each takes the window some 30 ms.
        QTimer.singleShot(0, dialog, lambda: self._show(dialog))

    def _show(self, dialog: OpenSourceDialog) -> None:
        if self.dialog is dialog:  # else another file was dropped meanwhile
            dialog.open()

    def _ask_other(self, dialog: OpenSourceDialog) -> None:
        dialog.reject()
        self._context.notices.data_wanted.emit()

    def _look(self, dialog: OpenSourceDialog, path: Location, layout: ReadingLayout) -> None:
        if self._looking is not None:
            self._looking.cancel()

        # A look that was cancelled may still be about to answer: its file or layout is not the shown one any more.
        def while_wanted(show: Callable[..., object]) -> Callable[..., object]:
            return lambda *found: self._looking is job and self.dialog is dialog and show(*found)

        job = self._looking = look(self._context, path, layout, while_wanted(dialog.show_preview))
        job.shown.connect(while_wanted(dialog.show_quick_preview))
        job.progressed.connect(while_wanted(dialog.advance))
        job.failed.connect(while_wanted(dialog.show_error))

    def _forget(self) -> None:
        if self._looking is not None and not self._looking.is_over:
            self._looking.cancel()
        if self.dialog is not None:
            self.dialog.deleteLater()
        self.dialog = self._looking = None
