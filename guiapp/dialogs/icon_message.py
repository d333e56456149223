"""Message box with one of our icons, repainted when the palette changes while it is open."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QMessageBox, QWidget

from guiapp.desktop.icons import icon

_ICON_SIZE = 40
"""Width and height of the icon, in device-independent pixels."""


# QMessageBox.setIcon() would show the desktop's icon, whose colours do not follow our themes.
class IconMessage(QMessageBox):
    """Base class of our message boxes.

    Args:
        name: of the icon.
        token: its colour token.
    """

    def __init__(self, name: str, token: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon(name, token)
        self._paint_icon()

    def changeEvent(self, event: QEvent) -> None:
        """Repaint the icon when the palette changes, and restore the default button.

        When the style sheet changes, Qt makes the first button the default, which may be the one that discards
        (PySide6 6.10.3: call setDefaultButton of the second button, show, then QApplication.setStyleSheet).
        """
        if event.type() is QEvent.Type.PaletteChange:
            self._paint_icon()
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._keep_default()
            # Later, as the button box may get its StyleChange event after this one.
            QTimer.singleShot(0, self, self._keep_default)

    def _keep_default(self) -> None:
        if (chosen := self.defaultButton()) is not None:
            self.setDefaultButton(chosen)

    def _paint_icon(self) -> None:
        self.setIconPixmap(self._icon.pixmap(_ICON_SIZE))
