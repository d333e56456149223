"""Question what one row is: the answer decides who is protected, so it has no default."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QComboBox, QHBoxLayout, QLabel, QRadioButton, QSpinBox

from core.front_door import ProtectedUnit, RowMeaning
from guiapp.desktop.style import restyle
from guiapp.widgets.controls.card import Card, heading_label, muted_label

_MOST = 1000
"""Rows per person, at most, in a plan; a larger number can be written into the file."""


class UnitQuestion(Card):
    """One row per person, several rows per person (identifier and bound), or each row by itself."""

    answered = Signal(object)

    def __init__(self) -> None:
        super().__init__("", "unit_card")
        heading = heading_label(self.tr("What does one row stand for?"))
        self._one = QRadioButton(self.tr("&One person each"))
        self._one.setObjectName("unit_one_each")
        self._several = QRadioButton(self.tr("&Several rows per person. Person ID:"))
        self._several.setObjectName("unit_several")
        self._records = QRadioButton(self.tr("&Each row alone, such as a visit or a household"))
        self._records.setObjectName("unit_records")
        self._choice = QButtonGroup(self)
        self._id = QComboBox()
        self._id.setObjectName("unit_id")
        self._id.setAccessibleName(self.tr("Column that tells people apart"))
        self._most = QSpinBox()
        self._most.setObjectName("unit_at_most")
        self._most.setRange(1, _MOST)
        self._most.setAccessibleName(self.tr("Rows counted per person, at most"))
        self._before = QLabel(self.tr("rows counted each, at most"))
        self._why = muted_label(name="unit_why")
        self._recurring = ""
        self.body.addWidget(heading)
        self._lay_out()
        self._connect()

    def show_unit(
        self,
        unit: ProtectedUnit,
        headers: tuple[str, ...],
        recurring: str = "",
        person: str | None = None,
    ) -> None:
        """Show an answer, or none if the owner has to give it.

        Args:
            unit: the answer; an unstated one means each row by itself, unless an identifier repeats.
            headers: the columns that may be identifiers.
            recurring: the columns that tell that persons may have several rows; "" if there are none.
            person: a likely identifier with repeated values; None if there is none.
        """
        self._silent(True)
        self._recurring = recurring
        self._id.clear()
        self._id.addItems(list(headers))
        self._id.setCurrentText(unit.id or person or "")
        self._show_answer(self._answer_of(unit))
        self._most.setValue(unit.at_most)
        self._several.setEnabled(bool(headers))
        self._several.setToolTip("" if headers else self._unknown_words())
        self._show_words()
        self._silent(False)

    def unit(self) -> ProtectedUnit:
        """Return the answer."""
        if self._several.isChecked():
            return ProtectedUnit(self._id.currentText(), self._most.value())
        if self._one.isChecked():
            return ProtectedUnit(rows=RowMeaning.ONE_EACH)
        return ProtectedUnit(rows=RowMeaning.RECORDS if self._records.isChecked() else RowMeaning.UNANSWERED)

    def _answer_of(self, unit: ProtectedUnit) -> QRadioButton | None:
        if unit.id is not None:
            return self._several
        silence = None if self._recurring else self._records
        answers = {RowMeaning.ONE_EACH: self._one, RowMeaning.UNSTATED: silence, RowMeaning.UNANSWERED: None}
        return answers.get(unit.rows, self._records)

    def _show_answer(self, answer: QRadioButton | None) -> None:
        # An exclusive QButtonGroup keeps its last button checked (PySide6 6.10.3: setChecked(False) does nothing).
        self._choice.setExclusive(False)
        for radio in self._radios:
            radio.setChecked(radio is answer)
        self._choice.setExclusive(True)

    @property
    def _radios(self) -> tuple[QRadioButton, ...]:
        return self._one, self._several, self._records

    def _answer(self) -> None:
        self._show_words()
        self.answered.emit(self.unit())

    def _show_words(self) -> None:
        several, one = self._several.isChecked(), self._one.isChecked()
        for widget in (self._id, self._before, self._most):
            widget.setEnabled(several)
        is_asked = self._choice.checkedButton() is None
        words = {self._several: self._several_words, self._one: self._one_words, self._records: self._records_words}
        self._why.setText(next((say() for radio, say in words.items() if radio.isChecked()), self._asking_words()))
        doubtful = is_asked or (one and bool(self._recurring))
        restyle(self._why, "role", "warning" if doubtful else "muted")

    def _asking_words(self) -> str:
        words = self.tr("Choose one of the three: nothing can be released until you do.")
        if not self._recurring:
            return words
        recur = self.tr("Some values of “{column}” occur more than once, so a person may have several rows.")
        return f"{recur.format(column=self._recurring)} {words}"

    def _one_words(self) -> str:
        words = self.tr("The release will say that you state this: each row is one person, and nobody has two rows.")
        if not self._recurring:
            return words
        recur = self.tr(
            "Some values of “{column}” occur more than once. If it identifies people, choose “Several rows per "
            "person”. Otherwise a person with several rows is not protected as a whole."
        )
        return f"{recur.format(column=self._recurring)} {words}"

    def _records_words(self) -> str:
        words = self.tr("Each row is protected alone. A person with several rows is not protected as a whole.")
        return words if self._several.isEnabled() else f"{words} {self._unknown_words()}"

    def _unknown_words(self) -> str:
        return self.tr("Several rows per person can be chosen once the columns are known.")

    def _several_words(self) -> str:
        return self.tr(
            "All rows of one person are protected together. If a person has more rows, this many of them are drawn at "
            "random. The more rows you count, the more noise is needed."
        )

    def _silent(self, on: bool) -> None:
        for widget in (*self._radios, self._id, self._most):
            widget.blockSignals(on)

    def _lay_out(self) -> None:
        self._choice.setExclusive(True)
        for radio in self._radios:
            self._choice.addButton(radio)
        row = QHBoxLayout()
        row.setSpacing(8)
        for widget in (self._several, self._id, self._before, self._most):
            row.addWidget(widget)
        row.addStretch(1)
        self.body.addWidget(self._one, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addLayout(row)
        self.body.addWidget(self._records, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addWidget(self._why)

    def _connect(self) -> None:
        self._choice.buttonClicked.connect(self._answer)
        self._id.activated.connect(self._answer)
        self._most.valueChanged.connect(self._answer)
