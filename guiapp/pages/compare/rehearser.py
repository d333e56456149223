"""Rehearsals on the Compare page: releases of made-up data, and the dialog with their result."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from core.front_door import Rehearsal
from guiapp.commands import compare as commands
from guiapp.dialogs.rehearsal_dialog import RehearsalDialog
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext
from guiapp.widgets.controls.buttons import button

REHEARSALS = 20
"""Releases of a rehearsal: the observed deviation of one cell is then known to about a sixth."""


class Rehearser(QObject):
    """Rehearses at a click on its button; one rehearsal at a time.

    Args:
        context: has the plan.
        page: the parent of the dialog.

    Attributes:
        button: starts a rehearsal.
    """

    def __init__(self, context: AppContext, page: QWidget) -> None:
        super().__init__(page)
        self._context = context
        self._page = page
        self._running: Job | None = None
        self._hindrance = ""
        self.button = button(self.tr("Rehearse…"), "rehearse", "play")
        self.button.clicked.connect(self._start)

    def hinder(self, reason: str) -> None:
        """Disable the button for a reason; "" enables it unless a rehearsal is running."""
        self._hindrance = reason
        self.button.setEnabled(not reason and self._running is None)
        self.button.setToolTip(reason)
        self.button.setAccessibleDescription(reason)

    def _start(self) -> None:
        self._running = commands.rehearse(self._context, REHEARSALS, self._show)
        self._running.ended.connect(self._end)
        self.hinder(self._hindrance)

    def _end(self) -> None:
        self._running = None
        self.hinder(self._hindrance)

    def _show(self, rehearsal: Rehearsal) -> None:
        dialog = RehearsalDialog(rehearsal, self._context.workspace.plan.tables, self._page)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
