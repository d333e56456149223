"""The row of buttons below a dialog, every one of them within reach of Tab."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialogButtonBox


class ButtonBox(QDialogButtonBox):
    """Qt's own box, without the focus proxy: under a style sheet that makes Tab skip all buttons but the default one.

    Seen in Qt 6.10.3; to be looked at again with the next one.
    """

    def showEvent(self, event: QShowEvent) -> None:
        """Take the proxy away that adding buttons has set."""
        super().showEvent(event)
        self.setFocusProxy(None)  # type: ignore[arg-type]  # Qt takes none, its stubs do not know

    def changeEvent(self, event: QEvent) -> None:
        """Take the proxy away that another look has set."""
        super().changeEvent(event)
        self.setFocusProxy(None)  # type: ignore[arg-type]  # as above
