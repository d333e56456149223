"""Counts on the Attributes page: the rows that match none of an attribute's labels, after a pause in the edits."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from core.front_door import Attribute
from guiapp.state.app_context import AppContext
from guiapp.state.unmatched_rows import UnmatchedRows

_CHECK_AFTER_MS = 400
"""Milliseconds without an edit before unmatched rows are counted; a shorter pause reads the file once per key."""


class UnmatchedCounter(QObject):
    """Counts for all attributes of the plan.

    Args:
        context: has the plan and the file.
        shown: returns the attribute that is shown, which is counted first; None if none is.
        parent: the page.

    Signals:
        changed: another count is known.
    """

    changed = Signal()

    def __init__(self, context: AppContext, shown: Callable[[], Attribute | None], parent: QObject) -> None:
        super().__init__(parent)
        self._workspace = context.workspace
        self._shown = shown
        self._counts = UnmatchedRows(context.workspace.engine, context.runner, self)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_CHECK_AFTER_MS)  # restarted by every edit
        self._pause.timeout.connect(self._count)
        self._counts.changed.connect(self.changed)
        # Not only when this page is shown again: a plan may be left from any page.
        context.workspace.left.connect(self._counts.forget)

    def forget(self) -> None:
        """Drop all counts, as another file was opened."""
        self._counts.forget()

    def update(self) -> None:
        """Count what is not known yet, after the pause."""
        self._pause.start()

    def of(self, attribute: Attribute) -> int | None:
        """Return the number of rows that match none of the labels; None while it is not known."""
        if self._workspace.data_path is None:
            return None
        return self._counts.count(self._workspace.data_path, self._workspace.plan.layout, attribute)

    def _count(self) -> None:
        opened, plan, shown = self._workspace.opened, self._workspace.plan, self._shown()
        if opened is None:
            return
        headers = set(opened.preview.headers)
        attributes = [a for a in plan.attributes if a.header in headers]
        attributes.sort(key=lambda attribute: attribute != shown)
        self._counts.want(opened.path, plan.layout, attributes)
