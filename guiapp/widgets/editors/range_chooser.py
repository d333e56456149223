"""Editor of the queries for each ordered attribute of a table: bins, all ranges, or cumulative counts."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from core.front_door import Ask
from guiapp.widgets.controls.card import muted_label


class RangeChooser(QWidget):
    """One combo box per attribute; hidden if no attribute has an order.

    Signals:
        asked: name of the attribute, and the Ask.
    """

    asked = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("range_chooser")
        self._boxes: dict[str, QComboBox] = {}
        self._several = muted_label(self.tr("Select one table to choose ranges or cumulative counts."), "asks_of_one")
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._several)
        column.addLayout(self._row)
        self.hide()

    def show_asks(self, asks: Mapping[str, Ask], *, of_several: bool = False) -> None:
        """Show the queries of these attributes; `of_several` shows that one table must be selected instead."""
        self._several.setVisible(of_several)
        if list(asks) != list(self._boxes):
            self._rebuild(tuple(asks))
        for name, ask in asks.items():
            self._boxes[name].setCurrentIndex(list(Ask).index(ask))
        self.setVisible(bool(asks) or of_several)

    def _rebuild(self, names: tuple[str, ...]) -> None:
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()  # deleteLater() deletes it later; until then it would be painted below the new one
                widget.deleteLater()
        self._boxes = {name: self._box(name) for name in names}
        for name, box in self._boxes.items():
            label = QLabel(self.tr("Publish {0} as").format(name))
            label.setBuddy(box)
            self._row.addWidget(label)
            self._row.addWidget(box)
        self._row.addStretch(1)

    def _box(self, name: str) -> QComboBox:
        box = QComboBox()
        box.setObjectName(f"ask_{name}")
        box.setAccessibleName(self.tr("What is asked of {0}").format(name))
        box.setToolTip(
            self.tr("Ranges and cumulative counts are sums of many bins: asked for, they get smaller errors than bins.")
        )
        words = {
            Ask.CELLS: self.tr("groups"),
            Ask.RANGES: self.tr("groups, made for ranges"),
            Ask.PREFIXES: self.tr("cumulative counts"),
        }
        for ask in Ask:
            box.addItem(words[ask])
        box.activated.connect(lambda place: self.asked.emit(name, list(Ask)[place]))
        return box
