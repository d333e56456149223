"""The budget of one dataset: what is left of it, and whom it protects."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout

from core.front_door import DatasetAccount
from guiapp.desktop.account_words import counting_words, left_words, spent_words, unit_words
from guiapp.desktop.language import told
from guiapp.widgets.charts.budget_gauge import BudgetGauge
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import Card, heading_label, muted_label


class AccountCard(Card):
    """Shows an account, and what can be decided about it.

    Signals:
        raise_wanted: more may be spent than before.
        unit_wanted: it is to be said whom the budget protects.
    """

    raise_wanted = Signal()
    unit_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("", "account_card")
        self._name = heading_label("")
        self._left = muted_label(name="ledger_left")
        self._left.setTextFormat(Qt.TextFormat.PlainText)  # it quotes a column
        self._gauge = BudgetGauge()
        more = button(self.tr("Raise its budget…"), "raise_budget", "up")
        self._unit = button(self.tr("Say whom it protects…"), "set_unit", "ledger")
        for widget in (self._name, self._gauge, self._left):
            self.body.addWidget(widget)
        deciding = QHBoxLayout()
        for action in (more, self._unit):
            deciding.addWidget(action)
        deciding.addStretch(1)
        self.body.addLayout(deciding)
        more.clicked.connect(self.raise_wanted)
        self._unit.clicked.connect(self.unit_wanted)

    def show_account(self, account: DatasetAccount) -> None:
        """Show this one."""
        self._name.setText(account.name)
        left = self.tr("{0} left of {1}; {2} spent").format(
            left_words(account), told(account.total_text), spent_words(account)
        )
        self._left.setText("\n".join(filter(None, (left, unit_words(account), counting_words(account)))))
        self._unit.setVisible(bool(account.doubt) or account.unit is None)
        self._gauge.set_parts(account.part_spent)
