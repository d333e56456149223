"""Ask for an accuracy instead of a budget: a ±, and the tables it is wanted for."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QWidget

from guiapp.desktop.number_words import typed_number
from guiapp.widgets.buttons import button
from guiapp.widgets.form_labels import level_labels

LEAST, MOST = 0.001, 1e12


class GoalEditor(QWidget):
    """A ± and a choice of tables.

    Signals:
        sought: the budget for this ± (> 0) is wanted; carries it, and whether it is for every table.
    """

    sought = Signal(float, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wanted = QLineEdit()
        self._wanted.setObjectName("goal_margin")
        self._wanted.setPlaceholderText(self.tr("such as 20"))
        self._tables = QComboBox()
        self._tables.setObjectName("goal_tables")
        self._tables.addItem(self.tr("every table"), True)
        self._tables.addItem(self.tr("the table selected below"), False)
        self._seek = button(self.tr("Find the budget"), "seek_budget", "good")
        self._seek.setEnabled(False)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self.tr("&I need ±"), self._wanted)
        form.addRow(self.tr("i&n"), self._tables)
        form.addRow("", self._seek)
        level_labels(form)
        self._wanted.textChanged.connect(lambda: self._seek.setEnabled(self._read() is not None))
        self._wanted.returnPressed.connect(self._ask)
        self._seek.clicked.connect(self._ask)

    def set_busy(self, busy: bool) -> None:
        """Take no further wish while one is being looked for."""
        self.setEnabled(not busy)

    def _ask(self) -> None:
        wanted = self._read()
        if wanted is not None:
            self.sought.emit(wanted, bool(self._tables.currentData()))

    def _read(self) -> float | None:
        """Return the ± that is asked for; None while there is none that could be sought."""
        wanted = typed_number(self._wanted.text())
        return wanted if wanted is not None and LEAST <= wanted <= MOST else None
