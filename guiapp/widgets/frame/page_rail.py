"""The page list on the left; locked pages show the reason."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from guiapp.desktop.icons import icon

_WIDTH = 200
"""Pixels: the longest title of both languages fits."""
_ICON_SIZE = 20
"""Width and height of the icons, in device-independent pixels: as high as a line of text."""


class PageRail(QWidget):
    """One item per page, in order."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rail")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedWidth(_WIDTH)
        brand = QLabel("Reticent")
        brand.setObjectName("brand")
        font = brand.font()
        font.setPointSizeF(font.pointSizeF() * 1.35)
        brand.setFont(font)
        brand.setContentsMargins(20, 18, 8, 4)
        self._list = QListWidget()
        self._list.setObjectName("page_rail")
        self._list.setAccessibleName(self.tr("Steps"))
        self._list.setIconSize(QSize(_ICON_SIZE, _ICON_SIZE))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(brand)
        column.addWidget(self._list, 1)
        self._icons: list[str] = []
        self._list.currentRowChanged.connect(self.chosen)
        # Queued: the answer may select another item, which must not happen inside the change that it answers.
        self._list.itemSelectionChanged.connect(self._go_to_selected, Qt.ConnectionType.QueuedConnection)

    def add_page(self, title: str, icon_name: str) -> None:
        """Append an item."""
        self._icons.append(icon_name)
        self._list.addItem(QListWidgetItem(_icon(icon_name), title))

    def choose(self, index: int) -> None:
        """Make an item the current one."""
        self._list.setCurrentRow(index)

    @property
    def current(self) -> int:
        """The position of the current item; -1 for none."""
        return self._list.currentRow()

    def item_rect(self, index: int) -> QRect:
        """Return the rectangle of an item in this widget."""
        return self._list.visualItemRect(self._list.item(index)).translated(
            self._list.viewport().mapTo(self, self.rect().topLeft())
        )

    def set_locked(self, index: int, reason: str | None) -> None:
        """Show a lock and the reason on an item, or its own icon."""
        item = self._list.item(index)
        if item.toolTip() == (reason or ""):  # setIcon repaints the whole list even for an equal icon
            return
        title = item.text()
        item.setIcon(icon("lock", "faint") if reason else _icon(self._icons[index]))
        item.setToolTip(reason or "")
        spoken = self.tr("{title}, locked: {reason}").format(title=title, reason=reason) if reason else title
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)

    def reason(self, index: int) -> str:
        """Return why an item is locked; "" if it is not."""
        return self._list.item(index).toolTip()

    def _go_to_selected(self) -> None:
        """Make the selected item current, and keep one item selected.

        Screen readers select an item and leave another one current (PySide6 6.10.3: call select(child(2)) of the
        selectionInterface() of QAccessible.queryAccessibleInterface(list); currentRow() stays 0).
        """
        row = next((index.row() for index in self._list.selectedIndexes()), self.current)
        self._list.setCurrentRow(row)


def _icon(name: str) -> QIcon:
    """Return the icon of a page; in the selected row it has the colour of the title."""
    return icon(name, selected="accent")
