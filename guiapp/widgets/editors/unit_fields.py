"""Fields for the unit that a budget protects: row or person, identifier, rows per person, neighbour relation."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QCompleter,
    QFormLayout,
    QLineEdit,
    QRadioButton,
    QSpinBox,
    QWidget,
)

from core.front_door import Neighbours, PrivacyUnit
from guiapp.widgets.controls.form_labels import level_labels

MOST_ROWS = 1_000_000
"""Rows per person, at most. The noise is proportional to it, so a far smaller number already makes tables useless."""


class UnitFields(QWidget):
    """Asks for a privacy unit.

    Args:
        columns: proposed names of the identifier column.
        may_wait: whether to offer, and preselect, that the first release decides.

    Signals:
        changed: the answer, or a part of it, changed.
    """

    changed = Signal()

    def __init__(self, columns: Sequence[str] = (), *, may_wait: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wait = QRadioButton(self.tr("Whom the &first release protects"), self)
        self._row = QRadioButton(self.tr("One &row"))
        self._person = QRadioButton(self.tr("One &person, by a column"))
        self._column = QLineEdit()
        self._column.setCompleter(_proposing(columns))
        self._rows = QSpinBox(minimum=1, maximum=MOST_ROWS)
        self._neighbours = QComboBox()
        self._neighbours.addItem(self.tr("They may be there or not"), Neighbours.ADD_REMOVE)
        self._neighbours.addItem(self.tr("Their number is known; values are exchanged"), Neighbours.REPLACE)
        names = ("unit_wait", "unit_row", "unit_person", "unit_column", "unit_rows", "unit_neighbours")
        fields = (self._wait, self._row, self._person, self._column, self._rows, self._neighbours)
        for field, name in zip(fields, names, strict=True):
            field.setObjectName(name)
        self._wait.setVisible(may_wait)
        self._choice = QButtonGroup(self)
        for choice in self._choices:
            self._choice.addButton(choice)
        self._wait.setChecked(may_wait)
        self._lay_out()
        self._connect()
        self._show_enabled()

    @property
    def value(self) -> PrivacyUnit | None:
        """The answer; None if the first release decides."""
        if self._wait.isChecked():
            return None
        neighbours = Neighbours(self._neighbours.currentData())
        if self._row.isChecked():
            return PrivacyUnit(None, 1, neighbours)
        return PrivacyUnit(self._column.text().strip(), self._rows.value(), neighbours)

    @property
    def missing(self) -> str:
        """What is still missing; "" if nothing is."""
        if self._person.isChecked() and not self._column.text().strip():
            return self.tr("Name the column that tells persons apart.")
        if self._choice.checkedButton() is None:
            return self.tr("Choose one row or one person.")
        return ""

    @property
    def _choices(self) -> tuple[QRadioButton, ...]:
        return self._wait, self._row, self._person

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        for choice in self._choices:
            form.addRow(choice)
        form.addRow(self.tr("&Column"), self._column)
        form.addRow(self.tr("Rows of a person at &most"), self._rows)
        form.addRow(self.tr("&Neighbours"), self._neighbours)
        level_labels(form)

    def _connect(self) -> None:
        for choice in self._choices:
            choice.toggled.connect(self._answer)
        self._column.textChanged.connect(self._answer)
        self._rows.valueChanged.connect(self._answer)
        self._neighbours.currentIndexChanged.connect(self._answer)

    def _answer(self) -> None:
        self._show_enabled()
        self.changed.emit()

    def _show_enabled(self) -> None:
        person = self._person.isChecked()
        self._column.setEnabled(person)
        self._rows.setEnabled(person)
        self._neighbours.setEnabled(not self._wait.isChecked())


def _proposing(names: Sequence[str]) -> QCompleter:
    proposing = QCompleter(list(names))
    proposing.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    proposing.setFilterMode(Qt.MatchFlag.MatchContains)
    return proposing
