"""Card of the running release: step, progress, and a button to stop it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar

from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import Card, heading_label, muted_label

PARTS = 1000
"""Steps of the progress bar: more than it has pixels."""


# A card of its own besides the status bar: whoever started a release looks for it here.
class ReleaseProgress(Card):
    """Hidden while no release runs."""

    stop_clicked = Signal()

    def __init__(self) -> None:
        super().__init__("", "release_progress")
        self._what = heading_label("")
        self._what.setObjectName("release_step")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self.tr("Progress of the release"))
        self._stop = button(self.tr("Stop"), "stop_release", "close")
        self._stands = muted_label(name="release_stands")
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self._bar, 1)
        row.addWidget(self._stop)
        self.body.addWidget(self._what)
        self.body.addLayout(row)
        self.body.addWidget(self._stands)
        self._stop.clicked.connect(self.stop_clicked)
        self.hide()

    def begin(self, what: str) -> None:
        """Show that a release has started."""
        self._say(what)
        self._stands.setText(
            self.tr("You may stop at any time. The cost counts from the moment you confirm, even if you cancel.")
        )
        self._bar.setRange(0, 0)
        self._stop.setEnabled(True)
        self.show()

    def advance(self, done: float, total: float, what: str) -> None:
        """Show the progress: `done` of `total` > 0 of the step `what`, or that it is being stopped."""
        if self._stop.isEnabled():
            self._say(what)
        self._bar.setRange(0, PARTS)
        self._bar.setValue(round(PARTS * done / total))

    def stopping(self) -> None:
        """Show that it is being stopped."""
        self._say(self.tr("stopping"))
        self._stands.setText(self.tr("It stops at the next step. If the ledger is charged already, the cost stands."))
        self._stop.setEnabled(False)

    def _say(self, what: str) -> None:
        self._what.setText(what[:1].upper() + what[1:] + "…")
