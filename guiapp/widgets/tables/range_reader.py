"""Chooser of a range of labels of a released table; shows its sum with the ± of exactly this range."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from core.front_door import ReleasedTable
from guiapp.desktop.language import told
from guiapp.desktop.number_words import whole_text
from guiapp.models.contingency_model import hidden_sum_words, margin_text
from guiapp.widgets.controls.card import muted_label


class RangeReader(QWidget):
    """Boxes for the labels of each attribute, first and last for ordered ones; hidden for tables without ranges."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("range_reader")
        self._table: ReleasedTable | None = None
        self._boxes: dict[str, tuple[QComboBox, QComboBox | None]] = {}
        self._answer = muted_label(name="range_answer")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(4, 1)
        self.hide()

    def show_table(self, table: ReleasedTable | None) -> None:
        """List the ranges of `table`, and choose the widest."""
        self._table = table if table is not None and table.range_errors is not None else None
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None and widget is not self._answer:
                widget.deleteLater()
        self._boxes = {}
        if self._table is not None:
            published = self._table.published
            for row, (name, labels) in enumerate(zip(published.names, published.labels, strict=True)):
                ordered = labels[: self._table.range_errors.axis(name).n_ordered] if self._table.range_errors else ()
                self._boxes[name] = (
                    self._range_row(row, name, ordered) if ordered else self._label_row(row, name, labels)
                )
            self._grid.addWidget(self._answer, len(self._boxes) - 1, 4)
            self._read()
        self.setVisible(self._table is not None)

    def _label_row(self, row: int, name: str, labels: tuple[str, ...]) -> tuple[QComboBox, None]:
        """Add a box for one label or all labels."""
        box = QComboBox()
        box.setObjectName(f"label_{name}")
        box.setAccessibleName(name)
        box.addItems([self.tr("all"), *map(told, labels)])
        box.activated.connect(self._read)
        words = QLabel(name)
        words.setBuddy(box)
        self._grid.addWidget(words, row, 0)
        self._grid.addWidget(box, row, 1)
        return box, None

    def _range_row(self, row: int, name: str, labels: tuple[str, ...]) -> tuple[QComboBox, QComboBox]:
        """Add boxes for the first and last label of a range; labels without order ("not stated") are in none."""
        first, last = QComboBox(), QComboBox()
        for box, what, place in ((first, "from", 0), (last, "to", len(labels) - 1)):
            box.setObjectName(f"{what}_{name}")
            box.addItems(list(map(told, labels)))
            box.setCurrentIndex(place)
            box.activated.connect(self._read)
        first.setAccessibleName(self.tr("{0} from").format(name))
        last.setAccessibleName(self.tr("{0} to").format(name))
        label, between = QLabel(self.tr("{0} from").format(name)), QLabel(self.tr("to"))
        label.setBuddy(first)
        between.setBuddy(last)
        for column, widget in enumerate((label, first, between, last)):
            self._grid.addWidget(widget, row, column)
        return first, last

    def _read(self) -> None:
        if self._table is None:
            return
        spans = {}
        for name, (first, last) in self._boxes.items():
            if last is not None:
                spans[name] = first.currentIndex(), last.currentIndex()
            elif first.currentIndex() > 0:
                spans[name] = (first.currentIndex() - 1,) * 2
        if any(first > last for first, last in spans.values()):
            self._answer.setText(self.tr("The range ends before it begins."))
            return
        found = self._table.range_sum(spans)
        if found.is_hidden:
            self._answer.setText(self.tr("This range: {0}").format(hidden_sum_words(found.half_width)))
            return
        words = self.tr("{0} ± {1} in this range (noise only)")
        self._answer.setText(words.format(whole_text(found.value), margin_text(found.half_width)))
