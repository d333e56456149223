"""What a private choice costs, the consent to it, and its progress: the lower part of a dialog that spends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QProgressBar, QScrollArea, QVBoxLayout, QWidget

from core.front_door import ChoiceQuote
from guiapp.desktop.account_words import left_words, spent_words
from guiapp.desktop.language import told
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import muted_label, points

PARTS = 1000
"""Steps of the progress bar: more than it has pixels."""

AnyChoice = ChoiceQuote[Any, Any]
"""A quote of any kind of choice."""


@dataclass(frozen=True, slots=True)
class ChoiceWords:
    """What one kind of choice is called; {0} is filled in by the panel.

    Attributes:
        stem: begins the object names, such as "find".
        deed: ends those of what consents, such as "finding".
        do: on the button before there is a quote.
        spend: on the button that spends; {0} is the cost.
        show_kept: on the button that shows what was found before.
        cost: the line with the cost {0}.
        no_budget: the sentence about a dataset {0} without a budget.
        contents: for a screen reader, what the sentences are about.
        progress: for a screen reader, what the bar measures.
    """

    stem: str
    deed: str
    do: str
    spend: str
    show_kept: str
    cost: str
    no_budget: str
    contents: str
    progress: str


class ChoicePanel(QWidget):
    """A quote, a tick and a button; whoever shows another quote takes the tick back: consent is to the cost shown.

    Args:
        words: what the choice is called.

    Signals:
        accepted: the quote that was accepted, and whether similar rows are about other people.
        stop_wanted: the running choice should stop.
        declined: nothing is wanted.
    """

    accepted = Signal(object, bool)
    stop_wanted = Signal()
    declined = Signal()

    def __init__(self, words: ChoiceWords) -> None:
        super().__init__()
        self._words = words
        self._quote: AnyChoice | None = None
        self._money = muted_label(name=f"{words.stem}_money")
        self._lines = muted_label(name=f"{words.stem}_lines")
        self._fault = QLabel()
        self._fault.setObjectName(f"{words.stem}_fault")
        self._fault.setProperty("role", "danger")
        self._fault.setTextFormat(Qt.TextFormat.PlainText)  # quotes names, which may look like markup
        self._fault.setWordWrap(True)
        self._others = QCheckBox()
        self._others.setObjectName(f"{words.stem}_others")
        self._agreed = QCheckBox(self.tr("I know that this cannot be undone"))
        self._agreed.setObjectName(f"agree_{words.deed}")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(words.progress)
        self._step = muted_label(name=f"{words.stem}_step")
        self._yes = button(words.do, f"confirm_{words.deed}", primary=True)
        self._yes.setAutoDefault(False)  # else Enter in any field would click it
        self._no = button(self.tr("Cancel"), f"decline_{words.deed}")
        self._no.setAutoDefault(False)
        self._lay_out()
        self._agreed.toggled.connect(lambda _: self._weigh())
        self._yes.clicked.connect(self._accept)
        self._no.clicked.connect(self.decline)
        self._show_idle()

    @property
    def is_running(self) -> bool:
        """Whether a choice runs."""
        return not self._bar.isHidden()

    def forget_quote(self) -> None:
        """Take back the quote and the consent to it, as something else is asked for."""
        self._quote = None
        self._agreed.setChecked(False)
        self._say("")
        self._weigh()

    def show_quote(self, quote: AnyChoice) -> None:
        """Show a quote for the fields as they are."""
        self._quote = quote
        self._lines.setText(points(map(told, quote.lines)))
        self._tell_money(self._money_words(quote))
        if not (quote.is_paid or quote.enough):
            self._say(self._missing_words(quote))
        self._weigh()

    def show_refusal(self, text: str) -> None:
        """Show why there is no quote."""
        self.forget_quote()
        self._lines.clear()
        self._tell_money("")
        self._say(text)

    def begin(self) -> None:
        """Show the progress."""
        self._say("")
        self._bar.setRange(0, 0)  # busy: how long reading takes is not known
        self._step.setText(
            self.tr("You may stop at any time. The cost counts from the moment you confirm, even if you cancel.")
        )
        # One button for both: while the choice runs there is nothing to decline.
        self._no.setText(self.tr("Stop"))
        self._set_running(on=True)
        self._no.setFocus()

    def advance(self, done: float, total: float, what: str) -> None:
        """Show the progress: `done` of `total` > 0 of the step `what`."""
        if self._no.isEnabled():
            self._step.setText(what[:1].upper() + what[1:] + "…")
        self._bar.setRange(0, PARTS)
        self._bar.setValue(round(PARTS * done / total))

    def show_failure(self, text: str, others: str) -> None:
        """Show why nothing was found; `others`: datasets whose rows look alike, "" if it is not that."""
        self._show_idle()
        self._say(text)
        self._others.setVisible(bool(others))
        self._others.setText(self.tr("These rows are about other people than {0}.").format(others))
        self._others.setChecked(False)

    def decline(self) -> None:
        """Stop the running choice, or say that nothing is wanted."""
        if not self.is_running:
            self.declined.emit()
            return
        self._no.setEnabled(False)
        self._step.setText(self.tr("It stops at the next step. If the ledger is charged already, the cost stands."))
        self.stop_wanted.emit()

    def clicks_focused(self) -> bool:
        """Click the button that has the focus; return whether one had it."""
        for each in (self._yes, self._no):
            if each.hasFocus():
                each.click()
                return True
        return False

    # ------------------------------------------------------------ words

    def _money_words(self, quote: AnyChoice) -> str:
        if quote.preview is None:
            return ""
        before, after = quote.preview.before, quote.preview.afterwards
        lines = [
            self.tr("Total budget: {0}").format(told(before.total_text)),
            self.tr("Spent so far: {0}").format(spent_words(before)),
        ]
        if not quote.is_paid:
            lines.append(self._words.cost.format(told(quote.cost_text)))
        if not quote.is_paid and quote.enough:
            lines.append(self.tr("Left afterwards: {0}").format(left_words(after)))
        return "\n".join(lines)

    def _missing_words(self, quote: AnyChoice) -> str:
        if quote.preview is None:
            return self._words.no_budget.format(quote.dataset)
        return self.tr("Only {0} is left, and this costs {1}. Lower ε, or raise the budget on the Ledger page.").format(
            left_words(quote.preview.before), told(quote.cost_text)
        )

    def _yes_words(self, quote: AnyChoice | None) -> str:
        if quote is None:
            return self._words.do
        if quote.cut_short is not None:
            return self.tr("Continue at no cost")
        if quote.is_paid:
            return self._words.show_kept
        return self._words.spend.format(told(quote.cost_text))

    def _tell_money(self, text: str) -> None:
        self._money.setText(text)
        self._money.setVisible(bool(text))  # an empty label keeps the room of a line

    def _say(self, text: str) -> None:
        self._fault.setText(text)
        self._fault.setVisible(bool(text))

    # ------------------------------------------------------------ states

    def _weigh(self) -> None:
        """Say what the button does, and enable it as far as the owner agrees."""
        quote = self._quote
        # What is paid for takes no consent: neither showing it again nor going on with it costs anything.
        is_paid = quote is not None and quote.is_paid
        self._agreed.setVisible(not is_paid)
        ready = quote is not None and (is_paid or (quote.enough and self._agreed.isChecked()))
        if not ready and self._yes.hasFocus():  # else to Cancel, where Enter would close the dialog
            self._agreed.setFocus()
        self._yes.setEnabled(ready)
        self._yes.setText(self._yes_words(quote))

    def _show_idle(self) -> None:
        self._no.setText(self.tr("Cancel"))
        self._set_running(on=False)
        self._others.hide()
        self._agreed.setChecked(False)
        self._weigh()

    def _set_running(self, *, on: bool) -> None:
        for widget in (self._bar, self._step):
            widget.setVisible(on)
        for field in (self._agreed, self._others):
            field.setEnabled(not on)
        self._no.setEnabled(True)
        if on:
            self._yes.setEnabled(False)

    def _accept(self) -> None:
        if self._quote is not None:
            self.accepted.emit(self._quote, self._others.isVisible() and self._others.isChecked())

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        self._say("")
        self._tell_money("")
        inner = QWidget()
        inner.setObjectName("page_body")
        lines = QVBoxLayout(inner)
        lines.setContentsMargins(0, 0, 8, 0)
        lines.addWidget(self._lines)
        lines.addStretch(1)
        area = QScrollArea()
        area.setAccessibleName(self._words.contents)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(inner)
        buttons = ButtonBox()
        buttons.addButton(self._yes, ButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self._no, ButtonBox.ButtonRole.ActionRole)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._money)
        column.addWidget(area, 1)
        for widget in (self._fault, self._others, self._agreed, self._bar, self._step, buttons):
            column.addWidget(widget)
