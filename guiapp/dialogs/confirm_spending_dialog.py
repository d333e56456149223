"""Confirmation of a release: what, from which budget, and a tick; the only way to spend from the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from guiapp.desktop.language import told
from guiapp.desktop.number_words import number_text, plural
from guiapp.widgets.charts.budget_gauge import BudgetGauge
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.buttons import allow_unless, button
from guiapp.widgets.controls.card import heading_label, muted_label

if TYPE_CHECKING:
    from core.front_door import Quote


class ConfirmSpendingDialog(QDialog):
    """Consent takes a tick and a button, and a second tick to pay again for a plan that was released already.

    Enter spends only if that button has the focus; otherwise it declines.

    Args:
        quote: what the owner is asked to confirm; the page behind shows all its sentences.
        spending: effect on the budget, in a line.
        said: a statement of the owner that is part of the consent; "" for none.

    Signals:
        ledger_wanted: the owner wants to complete a pending charge of this plan instead.
    """

    ledger_wanted = Signal()

    def __init__(self, quote: Quote, spending: str, said: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("confirm_spending_dialog")
        self.setWindowTitle(self.tr("Spend and release?"))
        self.setMinimumWidth(560)
        self._agreed = QCheckBox(self.tr("I know that this cannot be undone"))
        self._agreed.setObjectName("agree_spending")
        # A release that is kept already counts more than a pending one: it needs no completing.
        self._is_pending = quote.released_as is None and quote.pending_as is not None
        again = self.tr("Pay again, although these tables are released already")
        if self._is_pending:
            again = self.tr("Pay again, although release no. {0} is paid for").format(quote.pending_as)
        self._again = QCheckBox(again)
        self._again.setObjectName("agree_again")
        self._again.setVisible(self._is_pending or quote.released_as is not None)
        self._yes = button(
            self.tr("Spend {0} and release").format(told(quote.cost_text)), "confirm_spending", primary=True
        )
        # autoDefault would make Enter in any tick click this button.
        self._yes.setAutoDefault(False)
        self._buttons = ButtonBox()
        self._buttons.addButton(self._yes, ButtonBox.ButtonRole.AcceptRole)
        no = self._buttons.addButton(ButtonBox.StandardButton.Cancel)
        no.setObjectName("decline_spending")
        no.setDefault(True)
        self._lay_out(quote, spending, said)
        for tick in (self._again, self._agreed):
            tick.toggled.connect(self._weigh)
        self._weigh()
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        # The focus starts at the first tick, so that neither Enter nor Space right after opening can spend.
        (self._agreed if self._again.isHidden() else self._again).setFocus()
        self.ensurePolished()
        width = max(self.minimumWidth(), self.minimumSizeHint().width())
        # QWidget.adjustSize() limits a window to 2/3 of the screen, and the text would be cut (PySide6 6.10.3: a dialog
        # with a wrapped label of 900 words gets 533 pixels of a screen of 800, and needs 932).
        self.resize(width, self.heightForWidth(width))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Click the focused spending button on Enter; QDialog would click the default button, which declines."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._yes.hasFocus():
            self._yes.click()
        else:
            super().keyPressEvent(event)

    def _weigh(self) -> None:
        agrees = self._agreed.isChecked() and (self._again.isHidden() or self._again.isChecked())
        allow_unless(self._yes, "" if agrees else self.tr("First tick that you agree."))

    def _lay_out(self, quote: Quote, spending: str, said: str) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        title = self.tr("Release {0} of “{1}”: %n tables, typical ±{2}", "", plural(quote.n_tables))
        margin = number_text(quote.planned.typical_half_width)
        heading = heading_label(title.format(quote.release_place, quote.dataset, margin))
        heading.setObjectName("quote_published")
        heading.setWordWrap(True)
        heading.setTextFormat(Qt.TextFormat.PlainText)  # quotes a name, which may look like markup
        column.addWidget(heading)
        gauge = BudgetGauge()
        gauge.set_parts(quote.preview.before.part_spent if quote.preview else 0.0, quote.asked_part)
        column.addWidget(gauge)
        column.addWidget(muted_label(spending, "quote_money"))
        if said:
            label = muted_label(said, "quote_said")
            label.setProperty("role", "warning")
            label.setTextFormat(Qt.TextFormat.PlainText)  # quotes names, which may look like markup
            column.addWidget(label)
        if self._is_pending:
            column.addLayout(self._pending(quote))
        column.addWidget(self._again)
        column.addWidget(self._agreed)
        column.addWidget(self._buttons)

    def _pending(self, quote: Quote) -> QHBoxLayout:
        words = self.tr(
            "Release no. {0} of this plan is charged, but was cut short. It waits on the Ledger page, to be completed "
            "free of cost."
        )
        label = muted_label(words.format(quote.pending_as), "quote_pending")
        label.setProperty("role", "warning")
        there = button(self.tr("Go to Ledger"), "go_to_pending")
        there.setAutoDefault(False)
        there.clicked.connect(self.reject)
        there.clicked.connect(self.ledger_wanted)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(label, 1)
        row.addWidget(there, 0, Qt.AlignmentFlag.AlignTop)
        return row
