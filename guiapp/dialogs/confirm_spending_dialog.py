"""Confirmation of a release: shows its quote and asks for consent; the only way to spend from the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from guiapp.desktop.language import told
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import heading_label, muted_label, points

if TYPE_CHECKING:
    from core import Quote


TEXT_WIDTH = 500
"""Width of the sentences in device-independent pixels; longer lines are harder to read."""
TALLEST = 420
"""Height of the sentences, at most; longer ones scroll, so that the buttons fit a screen 600 pixels high."""


class ConfirmSpendingDialog(QDialog):
    """Consent takes a tick and a button, and a second tick to pay again for a plan that was released already.

    Enter spends only if that button has the focus; otherwise it declines.

    Args:
        quote: what the owner is asked to confirm.
        consequences: effect on the budget, as text.
        said: a statement of the owner that is part of the consent; "" for none.

    Signals:
        ledger_wanted: the owner wants to complete a pending charge of this plan instead.
    """

    ledger_wanted = Signal()

    def __init__(self, quote: Quote, consequences: str, said: str = "", parent: QWidget | None = None) -> None:
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
        self._yes.setEnabled(False)
        self._buttons = ButtonBox()
        self._buttons.addButton(self._yes, ButtonBox.ButtonRole.AcceptRole)
        no = self._buttons.addButton(ButtonBox.StandardButton.Cancel)
        no.setObjectName("decline_spending")
        no.setDefault(True)
        self._lay_out(quote, consequences, said)
        for tick in (self._again, self._agreed):
            tick.toggled.connect(self._weigh)
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
        self._yes.setEnabled(self._agreed.isChecked() and (self._again.isHidden() or self._again.isChecked()))

    def _lay_out(self, quote: Quote, consequences: str, said: str) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        title = self.tr("{0} of the budget of “{1}” will be spent").format(told(quote.cost_text), quote.dataset)
        heading = heading_label(title)
        heading.setWordWrap(True)
        heading.setTextFormat(Qt.TextFormat.PlainText)  # quotes a name, which may look like markup
        column.addWidget(heading)
        column.addWidget(muted_label(consequences, "quote_money"))
        if said:
            label = muted_label(said, "quote_said")
            label.setProperty("role", "warning")
            label.setTextFormat(Qt.TextFormat.PlainText)  # quotes names, which may look like markup
            column.addWidget(label)
        column.addWidget(self._sentences(quote), 1)
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

    def _sentences(self, quote: Quote) -> QScrollArea:
        inner = QWidget()
        inner.setObjectName("page_body")
        lines = QVBoxLayout(inner)
        lines.setContentsMargins(0, 0, 8, 0)
        lines.addWidget(muted_label(points(map(told, quote.lines)), "quote_lines"))
        area = QScrollArea()
        area.setAccessibleName(self.tr("What is published and what it costs"))
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(inner)
        # A word-wrapping label has no fixed sizeHint; its height depends on the width that it will get.
        area.setFixedHeight(min(inner.heightForWidth(TEXT_WIDTH), TALLEST))
        return area
