"""A message box with an icon of ours, which is painted anew when the look changes while it is open."""

from __future__ import annotations

from PySide6.QtCore import QEvent
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
        """Paint the icon anew when the look changes."""
        if event.type() is QEvent.Type.PaletteChange:
            self._paint_icon()
        super().changeEvent(event)

    def _paint_icon(self) -> None:
        self.setIconPixmap(self._icon.pixmap(_ICON_SIZE))
