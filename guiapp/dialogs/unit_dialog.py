"""Dialog for the unit that a budget protects, if the ledger does not know it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from core.front_door import PrivacyUnit
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.editors.unit_fields import UnitFields


class UnitDialog(QDialog):
    """Asks for row or person, the identifier column, rows per person, and the neighbour relation.

    Args:
        dataset: name of the dataset.
        doubt: why the unit is not known; "" if the first release would decide it.
        columns: proposed names of the identifier column.
    """

    def __init__(self, dataset: str, doubt: str, columns: Sequence[str] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("unit_dialog")
        self.setWindowTitle(self.tr("Whom does the budget protect?"))
        self._fields = UnitFields(columns)
        self._buttons = ButtonBox()
        self._accept = self._buttons.addButton(self.tr("Write it down"), ButtonBox.ButtonRole.AcceptRole)
        self._accept.setObjectName("accept_unit")
        self._buttons.addButton(ButtonBox.StandardButton.Cancel)
        self._lay_out(dataset, doubt)
        self._fields.changed.connect(self._check)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._check()

    @property
    def value(self) -> PrivacyUnit | None:
        """The answer; None if it is incomplete."""
        return self._fields.value

    def _check(self) -> None:
        missing = self._fields.missing
        self._accept.setEnabled(not missing)
        self._accept.setToolTip(missing)
        self._accept.setAccessibleDescription(missing)

    def _lay_out(self, dataset: str, doubt: str) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        asked = self.tr("The first release decides whom the budget of “{0}” protects, unless you say it now.")
        if doubt:
            asked = self.tr("The ledger does not know whom the budget of “{0}” protects: {1}.")
        stands = self.tr("Your answer stands: releases that protect others are converted, or refused.")
        why = muted_label(f"{asked.format(dataset, doubt)} {stands}", "unit_why")
        why.setTextFormat(Qt.TextFormat.PlainText)  # quotes a name, which may look like markup
        column.addWidget(why)
        column.addWidget(self._fields)
        column.addWidget(self._buttons)
