"""What a suggestion of tables asks for, above what it costs and the consent to it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from core import DatasetBudget, EngineError, SuggestionQuote, SuggestionTerms, exact_text
from guiapp.desktop.language import told, translate_error
from guiapp.desktop.number_words import typed_amount
from guiapp.dialogs.choice_panel import ChoicePanel, ChoiceWords
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.controls.invalid_field import mark_refused

MOST_CHOSEN = 999
"""Tables at once: each further one takes from the ε of all."""

Parse = Callable[[str, str], Fraction]


class SuggestionForm(QWidget):
    """Fields above a ChoicePanel. Every change of a field takes the tick back: consent is to the cost that is shown.

    Signals:
        terms_changed: other SuggestionTerms, valid ones.
        suggest_wanted: the SuggestionQuote that was accepted, and whether similar rows are about other people.
        stop_wanted: the running choice should stop.
        declined: nothing is wanted.
    """

    terms_changed = Signal(object)
    suggest_wanted = Signal(object, bool)
    stop_wanted = Signal()
    declined = Signal()

    def __init__(self, parse: Parse, terms: SuggestionTerms) -> None:
        super().__init__()
        self._parse, self._most_cells = parse, terms.most_cells
        self._count = QSpinBox()
        self._count.setObjectName("suggest_count")
        self._count.setRange(1, MOST_CHOSEN)
        self._count.setValue(terms.n_tables)
        self._epsilon = QLineEdit(told(exact_text(terms.epsilon)))
        self._epsilon.setObjectName("suggest_epsilon")
        self._order = QComboBox()
        self._order.setObjectName("suggest_order")
        self._order.addItem(self.tr("two attributes"), 2)
        self._order.addItem(self.tr("two or three attributes"), 3)
        self._total = QLineEdit()
        self._total.setObjectName("suggest_total")
        self._total.setPlaceholderText(self.tr("such as 1"))
        self._fields = QFormLayout()
        self._panel = ChoicePanel(self._words())
        self._lay_out()
        self._connect()

    @property
    def terms(self) -> SuggestionTerms | None:
        """What is asked for; None while ε is not valid."""
        epsilon = self._amount(self._epsilon)
        if epsilon is None:
            return None
        return SuggestionTerms(self._count.value(), epsilon, int(self._order.currentData()), self._most_cells)

    @property
    def total(self) -> DatasetBudget | None:
        """The budget of a dataset that is new to the ledger; None if it is not valid, or the dataset is known."""
        if not self._fields.isRowVisible(self._total) or not self._total.text().strip():
            return None
        epsilon = self._amount(self._total)
        return None if epsilon is None else DatasetBudget(epsilon)

    def show_quote(self, quote: SuggestionQuote) -> None:
        """Show a quote for the fields as they are."""
        if quote.preview is None:  # stays: with an amount in it, there is a preview
            self._fields.setRowVisible(self._total, True)
        self._panel.show_quote(quote)

    def show_refusal(self, error: EngineError) -> None:
        """Show why there is no quote."""
        self._panel.show_refusal(translate_error(error))

    def begin(self) -> None:
        """Lock the fields and show the progress."""
        self._allow_changes(on=False)
        self._panel.begin()

    def advance(self, done: float, total: float, what: str) -> None:
        """Show the progress: `done` of `total` > 0 of the step `what`."""
        self._panel.advance(done, total, what)

    def show_failure(self, text: str, others: str) -> None:
        """Show why there are no tables; see the dialog."""
        self._allow_changes(on=True)
        self._panel.show_failure(text, others)

    @property
    def is_running(self) -> bool:
        """Whether a choice runs."""
        return self._panel.is_running

    def stop(self) -> None:
        """Ask the running choice to stop."""
        self._panel.decline()

    def clicks_focused(self) -> bool:
        """Click the button that has the focus; return whether one had it."""
        return self._panel.clicks_focused()

    def _amount(self, field: QLineEdit) -> Fraction | None:
        try:
            amount = self._parse(typed_amount(field.text()), "ε")
        except EngineError as error:
            mark_refused(field, translate_error(error))
            return None
        mark_refused(field, "")
        return amount

    def _allow_changes(self, *, on: bool) -> None:
        for field in (self._count, self._epsilon, self._order, self._total):
            field.setEnabled(on)

    def _change(self) -> None:
        """Forget the quote and the consent to it; ask for another quote."""
        # At once, not when the new quote comes: a tick must never stand beside a cost that it was not given for.
        self._panel.forget_quote()
        terms = self.terms
        if terms is not None:
            self.terms_changed.emit(terms)

    def _words(self) -> ChoiceWords:
        return ChoiceWords(
            stem="suggest",
            deed="suggestion",
            do=self.tr("Choose"),
            spend=self.tr("Spend {0} and choose"),
            show_kept=self.tr("Show the tables again"),
            cost=self.tr("This suggestion: {0}"),
            no_budget=self.tr("To choose, first give “{0}” its budget: ε in all."),
            contents=self.tr("What is chosen and what it costs"),
            progress=self.tr("Progress of the suggestion"),
        )

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        meant = self.tr(
            "Which tables tell most is read off the rows, so it is protected like a release: with noise, and for a "
            "part of the budget."
        )
        self._fields.setHorizontalSpacing(12)
        self._fields.addRow(self.tr("&Number of tables"), self._count)
        self._fields.addRow(self.tr("Tables &of"), self._order)
        self._fields.addRow(self.tr("Cost in all, &ε"), self._epsilon)
        self._fields.addRow(self.tr("&Budget of this dataset in all, ε"), self._total)
        self._fields.setRowVisible(self._total, False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(muted_label(meant, "suggest_meant"))
        column.addLayout(self._fields)
        column.addWidget(self._panel, 1)

    def _connect(self) -> None:
        self._count.valueChanged.connect(lambda _: self._change())
        self._order.currentIndexChanged.connect(lambda _: self._change())
        for field in (self._epsilon, self._total):
            field.textChanged.connect(lambda _: self._change())
        self._panel.accepted.connect(self.suggest_wanted)
        self._panel.stop_wanted.connect(self.stop_wanted)
        self._panel.declined.connect(self.declined)
