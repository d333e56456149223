"""Editor of the output rules: non-negative, whole, adding up, and the method that makes tables agree."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QGridLayout, QVBoxLayout, QWidget

from core.front_door import Consistency, OutputChoice
from guiapp.desktop.language import told
from guiapp.widgets.controls.card import muted_label


class OutputChoices(QWidget):
    """Holds an OutputChoice and emits it when the user changes it."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._output = OutputChoice()
        self._non_negative = self._box(self.tr("No number below 0"), "output_non_negative")
        self._whole = self._box(self.tr("Whole numbers"), "output_whole_numbers")
        self._add_up = self._box(self.tr("that add up"), "output_add_up")
        self._add_up.setAccessibleName(self.tr("Whole numbers that add up"))
        self._add_up.setToolTip(
            self.tr("The tables are those of made-up records, so that the same total is the same in every table.")
        )
        self._consistency = QComboBox()
        self._consistency.setObjectName("output_consistency")
        self._consistency.setAccessibleName(self.tr("What makes tables agree"))
        for way in Consistency:
            self._consistency.addItem(told(way.offered), way.value)
        self._lay_out()
        for box in (self._non_negative, self._whole, self._add_up):
            box.toggled.connect(self._choose)
        self._consistency.currentIndexChanged.connect(self._choose)
        self.show_output(self._output)

    @property
    def output(self) -> OutputChoice:
        """The current choice."""
        return self._output

    def show_output(self, output: OutputChoice) -> None:
        """Show a choice without emitting it."""
        self._output = output
        boxes = (
            (self._non_negative, output.non_negative),
            (self._whole, output.whole_numbers),
            (self._add_up, output.add_up),
        )
        for box, on in boxes:
            blocker = QSignalBlocker(box)
            box.setChecked(on)
            blocker.unblock()
        blocker = QSignalBlocker(self._consistency)
        self._consistency.setCurrentIndex(self._consistency.findData(str(output.consistency)))
        blocker.unblock()
        self._add_up.setEnabled(output.non_negative and output.whole_numbers)

    def _choose(self) -> None:
        chosen = replace(
            self._output,
            non_negative=self._non_negative.isChecked(),
            whole_numbers=self._whole.isChecked(),
            add_up=self._add_up.isChecked(),
            consistency=Consistency(self._consistency.currentData()),
        )
        self.show_output(chosen)
        self.changed.emit(chosen)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        boxes = QGridLayout()
        boxes.addWidget(self._non_negative, 0, 0, 1, 2)
        boxes.addWidget(self._whole, 1, 0)
        boxes.addWidget(self._add_up, 1, 1)
        boxes.setColumnStretch(1, 1)
        column.addLayout(boxes)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        form.addRow(self.tr("Make tables consistent by"), self._consistency)
        column.addLayout(form)
        column.addWidget(muted_label(self.tr("None of this costs anything: it is done with noisy numbers only.")))

    @staticmethod
    def _box(words: str, name: str) -> QCheckBox:
        box = QCheckBox(words)
        box.setObjectName(name)
        return box
