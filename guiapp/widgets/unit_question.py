"""The question what one row stands for: the answer decides who is protected."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QComboBox, QHBoxLayout, QLabel, QRadioButton, QSpinBox

from core import Unit
from guiapp.widgets.card import Card, muted_label

_MOST = 1000


class UnitQuestion(Card):
    """One person a row, or several rows a person with an identifier and a bound."""

    answered = Signal(object)

    def __init__(self) -> None:
        super().__init__("", "unit_card")
        heading = QLabel(self.tr("What does one row stand for?"))
        heading.setProperty("role", "heading")
        self._one = QRadioButton(self.tr("&One person each"))
        self._one.setObjectName("unit_one_each")
        self._several = QRadioButton(self.tr("&Several rows per person, who are told apart by"))
        self._several.setObjectName("unit_several")
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
        self._recurring: str | None = None
        self.body.addWidget(heading)
        self._lay_out()
        self._connect()

    def show_unit(self, unit: Unit, headers: tuple[str, ...], recurring: str | None = None) -> None:
        """Show an answer.

        Args:
            unit: the answer.
            headers: the columns that may tell people apart.
            recurring: the one that seems to, and in which values recur; None without.
        """
        self._silent(True)
        self._recurring = recurring
        self._id.clear()
        self._id.addItems(list(headers))
        self._id.setCurrentText(unit.id or recurring or "")
        (self._one if unit.id is None else self._several).setChecked(True)
        self._most.setValue(unit.at_most)
        self._several.setEnabled(bool(headers))
        self._several.setToolTip("" if headers else self._unknown_words())
        self._show_words()
        self._silent(False)

    def unit(self) -> Unit:
        """Return the answer."""
        return Unit() if self._one.isChecked() else Unit(self._id.currentText(), self._most.value())

    def _answer(self) -> None:
        self._show_words()
        self.answered.emit(self.unit())

    def _show_words(self) -> None:
        several = self._several.isChecked()
        for widget in (self._id, self._before, self._most):
            widget.setEnabled(several)
        self._why.setText(self._several_words() if several else self._one_words())
        self._why.setProperty("role", "muted" if several or not self._recurring else "warning")
        self._why.style().unpolish(self._why)
        self._why.style().polish(self._why)

    def _one_words(self) -> str:
        if self._recurring:
            return self.tr(
                "Some values of “{column}” occur more than once. If it tells people apart, choose “Several rows per "
                "person”: otherwise each row is protected on its own, not everything about a person."
            ).format(column=self._recurring)
        words = self.tr(
            "Each row is protected on its own. Choose this too when rows stand for households, firms or visits: "
            "then one household, firm or visit is what is protected, not everything about a person."
        )
        return words if self._several.isEnabled() else f"{words} {self._unknown_words()}"

    def _unknown_words(self) -> str:
        return self.tr("Several rows per person can be chosen once the columns are known.")

    def _several_words(self) -> str:
        return self.tr(
            "All rows of one person are protected together. If a person has more rows, this many of them are drawn at "
            "random. The more rows you count, the more noise is needed."
        )

    def _silent(self, on: bool) -> None:
        for widget in (self._one, self._several, self._id, self._most):
            widget.blockSignals(on)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        for radio in (self._one, self._several):
            self._choice.addButton(radio)
            row.addWidget(radio)
        row.insertSpacing(1, 24)
        row.addWidget(self._id)
        row.addWidget(self._before)
        row.addWidget(self._most)
        row.addStretch(1)
        self.body.addLayout(row)
        self.body.addWidget(self._why)

    def _connect(self) -> None:
        self._choice.buttonClicked.connect(self._answer)
        self._id.activated.connect(self._answer)
        self._most.valueChanged.connect(self._answer)
