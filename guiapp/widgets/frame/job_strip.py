"""The running job in the status bar: text, progress, and a button to stop it."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QWidget

from guiapp.desktop.number_words import percent_text
from guiapp.widgets.controls.buttons import tool_button

_PATIENCE_MS = 300
"""Milliseconds after which a job is shown: shorter ones would only flicker in the status bar."""
_PARTS = 1000
"""Steps of the progress bar: more than it has pixels."""


class JobStrip(QWidget):
    """Becomes visible only if a job takes longer than `_PATIENCE_MS`."""

    stop_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("job_strip")
        self._what = QLabel()
        self._bar = QProgressBar()
        self._bar.setFixedWidth(160)
        self._bar.setTextVisible(False)
        self._stop = tool_button(self.tr("Stop"), "job_stop", "close")
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for widget in (self._what, self._bar, self._stop):
            row.addWidget(widget)
        self._patience.timeout.connect(self.show)
        self._stop.clicked.connect(self.stop_clicked)
        self.hide()

    def begin(self, what: str) -> None:
        """Show that a job has started."""
        self._say(what)
        self._bar.setRange(0, 0)
        self._stop.setEnabled(True)
        if self.isHidden():
            self._patience.start()

    def advance(self, done: float, total: float, what: str) -> None:
        """Show the progress, unless the job is being stopped."""
        if self._stop.isEnabled():
            self._say(what, percent_text(done / total, 0))
        self._bar.setRange(0, _PARTS)
        self._bar.setValue(round(_PARTS * done / total))

    def stopping(self) -> None:
        """Show that the job is being stopped."""
        self._say(self.tr("stopping"))
        self._stop.setEnabled(False)

    def end(self) -> None:
        """Hide, as no job is left."""
        self._patience.stop()
        self.hide()

    def _say(self, what: str, part: str = "") -> None:
        self._what.setText(f"{what[:1].upper()}{what[1:]}… {part}".rstrip())
        self._bar.setAccessibleName(what)
