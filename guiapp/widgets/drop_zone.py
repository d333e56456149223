"""Where it all begins: drop a file, open one, take a recent one, or try with sample data."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from guiapp.desktop.icons import icon
from guiapp.widgets.buttons import button
from guiapp.widgets.card import Card, heading_label, muted_label

_ICON_SIZE = 56


class DropZone(QWidget):
    """Says what can be opened, and asks for it."""

    open_clicked = Signal()
    plan_clicked = Signal()
    sample_clicked = Signal()
    recent_clicked = Signal(Path)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("drop_zone")
        self._icon = QLabel()
        self._icon.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._open = button(self.tr("Open a spreadsheet…"), "open_data", "open", primary=True)
        self._plan = button(self.tr("Open a plan…"), "open_plan", "results")
        self._sample = button(self.tr("Try with sample data"), "try_sample", "sample")
        self._recents = Card(self.tr("Recent files"), "recent_card", "flat")
        self._recents.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._lay_out()
        self._paint_icon()
        self._open.clicked.connect(self.open_clicked)
        self._plan.clicked.connect(self.plan_clicked)
        self._sample.clicked.connect(self.sample_clicked)

    def show_recents(self, paths: Sequence[Path]) -> None:
        """List files opened lately; none hides the list."""
        body = self._recents.body
        for old in self._recents.findChildren(QPushButton):
            body.removeWidget(old)
            old.hide()
            old.deleteLater()
        for number, path in enumerate(paths):
            link = button(path.name.replace("&", "&&"), f"recent_{number}", _icon_name(path), link=True)
            link.setToolTip(str(path))
            link.setAccessibleDescription(str(path))
            link.clicked.connect(lambda _=False, path=path: self.recent_clicked.emit(path))
            body.addWidget(link)
        self._recents.setVisible(bool(paths))

    def changeEvent(self, event: QEvent) -> None:
        """Paint the icon anew when the look changes."""
        if event.type() is QEvent.Type.PaletteChange:
            self._paint_icon()
        super().changeEvent(event)

    def _paint_icon(self) -> None:
        self._icon.setPixmap(icon("data", "accent").pixmap(_ICON_SIZE))

    def _lay_out(self) -> None:
        zone = Card("", "drop_card", "drop")
        zone.body.setSpacing(16)
        zone.body.addStretch(2)
        title = heading_label(self.tr("Drop a spreadsheet anywhere on this window"))
        font = title.font()
        font.setPointSizeF(font.pointSizeF() * 1.3)
        title.setFont(font)
        formats = muted_label(self.tr("Excel, OpenDocument, CSV and other text, Parquet – or a plan saved earlier."))
        promise = muted_label(self.tr("The file is only read, and nothing leaves this machine."))
        for label in (self._icon, title, formats):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            zone.body.addWidget(label)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        for widget in (self._open, self._plan, self._sample):
            row.addWidget(widget)
        row.addStretch(1)
        zone.body.addLayout(row)
        promise.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        zone.body.addWidget(promise)
        zone.body.addStretch(3)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addWidget(zone, 1)
        column.addWidget(self._recents)


def _icon_name(path: Path) -> str:
    return "results" if path.suffix == ".reticent" else "data"
