"""Editor of a wanted accuracy, from which the budget is computed: a ±, and the tables it applies to."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QWidget

from guiapp.desktop.number_words import typed_number
from guiapp.widgets.controls.buttons import allow_unless, button
from guiapp.widgets.controls.form_labels import level_labels
from guiapp.widgets.controls.steady_label import SteadyLabel

LEAST, MOST = 0.001, 1e12
"""Range of the ±: outside it, the search for a budget ends at its own limits."""


class GoalEditor(QWidget):
    """A ± and a choice of tables.

    Signals:
        sought: a budget for this ± is wanted: ± > 0, and whether it applies to every table.
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
        self._seek = button(self.tr("Find the smallest ε"), "seek_budget", "good")
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self.tr("&I need ±"), self._wanted)
        form.addRow(self.tr("i&n"), self._tables)
        form.addRow(self._meant)
        form.addRow("", self._seek)
        level_labels(form)
        self._wanted.textChanged.connect(self._allow)
        self._allow()
        self._wanted.returnPressed.connect(self._ask)
        self._seek.clicked.connect(self._ask)
        self._tables.currentIndexChanged.connect(self._name)

    def show_tables(self, worst: str, selected: str, worst_gained: str = "", selected_gained: str = "") -> None:
        """Show the least accurate table, which decides for all tables, and the selected table.

        Args:
            worst: title of the least accurate table; "" if it is not known.
            selected: title of the selected table; "" if none is.
            worst_gained: accuracy that a found budget gives the worst table, as a sentence.
            selected_gained: accuracy that a found budget gives the selected table, as a sentence.
        """
        self._names, self._gained, self._missing = (worst, selected), (worst_gained, selected_gained), ""
        self._name()

    def show_missing(self, reason: str) -> None:
        """Disable the editor, and show why, until there are tables."""
        self._names, self._gained, self._missing = ("", ""), ("", ""), reason
        self._name()

    def clear(self) -> None:
        """Clear the wanted accuracy."""
        self._wanted.clear()

    def set_busy(self, busy: bool) -> None:
        """Disable the editor during a search."""
        self._is_busy = busy
        self._name()

    @property
    def typed(self) -> str:
        """The ± as it was typed."""
        return self._wanted.text()

    @property
    def everywhere(self) -> bool:
        """Whether the ± applies to every table."""
        return bool(self._tables.currentData())

    def _allow(self) -> None:
        allow_unless(self._seek, "" if self._read() is not None else self.tr("First type the ± that you need."))

    def _name(self) -> None:
        self.setEnabled(not self._is_busy and not self._missing)
        which = 0 if self.everywhere else 1
        name = self._names[which]
        words = self.tr("The least exact one decides: {table}") if self.everywhere else self.tr("That is {table}")
        text = self._gained[which] or (words.format(table=name) if name else self._missing)
        self._meant.setText(text)
        self._tables.setAccessibleDescription(text)

    def _ask(self) -> None:
        wanted = self._read()
        if wanted is not None:
            self.sought.emit(wanted, self.everywhere)

    def _read(self) -> float | None:
        """Return the typed ±; None if it is not valid."""
        wanted = typed_number(self._wanted.text())
        return wanted if wanted is not None and LEAST <= wanted <= MOST else None
