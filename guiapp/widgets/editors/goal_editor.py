"""Ask for an accuracy instead of a budget: a ±, and the tables it is wanted for."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QWidget

from guiapp.desktop.number_words import typed_number
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.form_labels import level_labels
from guiapp.widgets.controls.steady_label import SteadyLabel

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
        self._names = self._gained = ("", "")
        self._missing = ""
        self._is_busy = False
        self._meant = SteadyLabel("goal_meant")
        self._seek = button(self.tr("Find the budget"), "seek_budget", "good")
        self._seek.setEnabled(False)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self.tr("&I need ±"), self._wanted)
        form.addRow(self.tr("i&n"), self._tables)
        form.addRow(self._meant)
        form.addRow("", self._seek)
        level_labels(form)
        self._wanted.textChanged.connect(lambda: self._seek.setEnabled(self._read() is not None))
        self._wanted.returnPressed.connect(self._ask)
        self._seek.clicked.connect(self._ask)
        self._tables.currentIndexChanged.connect(self._name)

    def show_tables(self, worst: str, selected: str, worst_gained: str = "", selected_gained: str = "") -> None:
        """Name the least exact table, on which a wish for all depends, and the one that is selected.

        Args:
            worst: "" where it is not known.
            selected: the same.
            worst_gained: what a budget found for a wish gives there, as a sentence.
            selected_gained: the same.
        """
        self._names, self._gained, self._missing = (worst, selected), (worst_gained, selected_gained), ""
        self._name()

    def show_missing(self, reason: str) -> None:
        """Take no wish, and say why, until there are tables to name."""
        self._names, self._gained, self._missing = ("", ""), ("", ""), reason
        self._name()

    def clear(self) -> None:
        """Take back what was wished for."""
        self._wanted.clear()

    def set_busy(self, busy: bool) -> None:
        """Take no further wish while one is being looked for."""
        self._is_busy = busy
        self._name()

    def _name(self) -> None:
        self.setEnabled(not self._is_busy and not self._missing)
        which = 0 if self._everywhere else 1
        name = self._names[which]
        words = self.tr("The least exact one decides: {table}") if self._everywhere else self.tr("That is {table}")
        text = self._gained[which] or (words.format(table=name) if name else self._missing)
        self._meant.setText(text)
        self._tables.setAccessibleDescription(text)

    @property
    def _everywhere(self) -> bool:
        return bool(self._tables.currentData())

    def _ask(self) -> None:
        wanted = self._read()
        if wanted is not None:
            self.sought.emit(wanted, self._everywhere)

    def _read(self) -> float | None:
        """Return the ± that is asked for; None while there is none that could be sought."""
        wanted = typed_number(self._wanted.text())
        return wanted if wanted is not None and LEAST <= wanted <= MOST else None
