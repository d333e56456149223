"""Button box of a dialog in which Tab reaches every button."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialogButtonBox


class ButtonBox(QDialogButtonBox):
    """QDialogButtonBox without its focus proxy, which under a style sheet makes Tab skip all buttons but the default.

    To see it (PySide6 6.10.3): set any style sheet, show a dialog with a QDialogButtonBox of two buttons, press Tab.
    Check again with each new version of Qt.
    """

    def showEvent(self, event: QShowEvent) -> None:
        """Remove the proxy that adding buttons has set."""
        super().showEvent(event)
        self.setFocusProxy(None)  # type: ignore[arg-type]  # the stub lacks None

    def changeEvent(self, event: QEvent) -> None:
        """Remove the proxy that a new style sheet has set."""
        super().changeEvent(event)
        self.setFocusProxy(None)  # type: ignore[arg-type]  # the stub lacks None here, too
