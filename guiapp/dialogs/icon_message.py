"""A message box with an icon of ours, which is painted anew when the look changes while it is open."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QMessageBox, QWidget

from guiapp.desktop.icons import icon

_ICON_SIZE = 40


class IconMessage(QMessageBox):
    """What all our message boxes are.

    Args:
        name: of the icon.
        token: the colour to paint it with.
    """

    def __init__(self, name: str, token: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon(name, token)
        self._paint_icon()

    def changeEvent(self, event: QEvent) -> None:
        """Paint the icon anew when the look changes, and keep the button that Return presses.

        Qt 6 makes the first button that one when the style sheet changes, be it the one that stops or discards.
        """
        if event.type() is QEvent.Type.PaletteChange:
            self._paint_icon()
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._keep_default()
            QTimer.singleShot(0, self, self._keep_default)  # the box of the buttons may hear of it later

    def _keep_default(self) -> None:
        if (chosen := self.defaultButton()) is not None:
            self.setDefaultButton(chosen)

    def _paint_icon(self) -> None:
        self.setIconPixmap(self._icon.pixmap(_ICON_SIZE))
