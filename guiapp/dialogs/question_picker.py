"""Puts a question together: which labels of which attributes are counted."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from core.front_door import ListedAttribute, Question, question_of
from guiapp.desktop.language import told
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.controls.field_list import is_ticked


class QuestionPicker(QWidget):
    """A list of attributes beside the labels of the selected one, with ticks; without any tick, everybody is counted.

    Signals:
        changed: another question is put together.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._attributes: Sequence[ListedAttribute] = ()
        self._chosen: dict[str, set[str]] = {}
        self._names = QListWidget()
        self._names.setObjectName("asked_attributes")
        self._names.setAccessibleName(self.tr("Attributes"))
        self._labels = QListWidget()
        self._labels.setObjectName("asked_labels")
        self._labels.setAccessibleName(self.tr("Who is counted: ticks of the selected attribute"))
        for each in (self._names, self._labels):
            each.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            each.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._text = muted_label(name="asked_question")
        self._text.setTextFormat(Qt.TextFormat.PlainText)  # quotes names, which may look like markup
        self.setFocusProxy(self._names)
        self._lay_out()
        self._names.currentRowChanged.connect(self._list_labels)
        self._labels.itemChanged.connect(self._tick)

    @property
    def question(self) -> Question:
        """What the ticks say; an attribute without a tick is not asked about."""
        return question_of(self._attributes, {name: labels for name, labels in self._chosen.items() if labels})

    def show_attributes(self, attributes: Sequence[ListedAttribute]) -> None:
        """Offer attributes, without ticks."""
        self._attributes, self._chosen = attributes, {}
        self._names.clear()
        self._names.addItems([each.name for each in attributes])
        self._names.setCurrentRow(0)
        self._say()

    def clear(self) -> None:
        """Take all ticks back."""
        self._chosen = {}
        self._list_labels(self._names.currentRow())
        self._say()

    def _list_labels(self, row: int) -> None:
        with QSignalBlocker(self._labels):  # ticks that are set here are none of the owner's
            self._labels.clear()
            if not 0 <= row < len(self._attributes):
                return
            chosen = self._chosen.get(self._attributes[row].name, ())
            for label in self._attributes[row].labels:
                item = QListWidgetItem(told(label))
                item.setToolTip(item.text())
                item.setCheckState(Qt.CheckState.Checked if label in chosen else Qt.CheckState.Unchecked)
                self._labels.addItem(item)
        self._labels.setCurrentRow(0)

    def _tick(self, item: QListWidgetItem) -> None:
        attribute = self._attributes[self._names.currentRow()]
        label = attribute.labels[self._labels.row(item)]
        labels = self._chosen.setdefault(attribute.name, set())
        (labels.add if is_ticked(item) else labels.discard)(label)
        self._say()

    def _say(self) -> None:
        self._text.setText(self.tr("Counted: {0}").format(told(self.question.text)))
        self.changed.emit()

    def _lay_out(self) -> None:
        lists = QHBoxLayout()
        lists.setSpacing(12)
        lists.addWidget(self._names, 1)
        lists.addWidget(self._labels, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(lists)
        column.addWidget(self._text)
