"""What a suggestion of tables asks for, above what it costs and the consent to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QSpinBox, QWidget

from core.front_door import DatasetBudget, EngineError, SuggestionTerms, exact_text
from guiapp.desktop.language import told, translate_error
from guiapp.desktop.number_words import typed_amount
from guiapp.dialogs.choice_form import ChoiceForm
from guiapp.dialogs.choice_panel import AnyChoice, ChoiceWords
from guiapp.widgets.controls.invalid_field import mark_refused

MOST_CHOSEN = 999
"""Tables at once: each further one takes from the ε of all."""

Parse = Callable[[str, str], Fraction]


class SuggestionForm(ChoiceForm):
    """How many tables are suggested, of how many attributes, and what that may cost."""

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
        self._rows = QFormLayout()
        self._add_rows()
        self._lay_out(self._meant(), "suggest_meant", self._rows)
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
        if not self._rows.isRowVisible(self._total) or not self._total.text().strip():
            return None
        epsilon = self._amount(self._total)
        return None if epsilon is None else DatasetBudget(epsilon)

    def show_quote(self, quote: AnyChoice) -> None:
        """Show a quote for the fields as they are; of a dataset without a budget, ask for one."""
        if quote.preview is None:  # stays: with an amount in it, there is a preview
            self._rows.setRowVisible(self._total, True)
        super().show_quote(quote)

    def _amount(self, field: QLineEdit) -> Fraction | None:
        try:
            amount = self._parse(typed_amount(field.text()), "ε")
        except EngineError as error:
            mark_refused(field, translate_error(error))
            return None
        mark_refused(field, "")
        return amount

    def _is_valid(self) -> bool:
        return self.terms is not None

    def _fields(self) -> Sequence[QWidget]:
        return self._count, self._epsilon, self._order, self._total

    def _words(self) -> ChoiceWords:
        return ChoiceWords(
            stem="suggest",
            deed="suggestion",
            do=self.tr("Choose"),
            spend=self.tr("Spend {0} and choose"),
            show_kept=self.tr("Show the tables again"),
            cost=self.tr("This suggestion: {0}"),
            no_budget=self.tr("To choose, first give “{0}” a total budget ε."),
            contents=self.tr("What is chosen and what it costs"),
            progress=self.tr("Progress of the suggestion"),
        )

    def _meant(self) -> str:
        return self.tr(
            "The choice of tables reads the rows, so it is protected like a release. It adds noise and costs a "
            "part of the budget."
        )

    def _add_rows(self) -> None:
        self._rows.setHorizontalSpacing(12)
        self._rows.addRow(self.tr("&Number of tables"), self._count)
        self._rows.addRow(self.tr("Tables &of"), self._order)
        self._rows.addRow(self.tr("Total cost, &ε"), self._epsilon)
        self._rows.addRow(self.tr("Total &budget of this dataset, ε"), self._total)
        self._rows.setRowVisible(self._total, False)

    def _connect(self) -> None:
        self._count.valueChanged.connect(lambda _: self._change())
        self._order.currentIndexChanged.connect(lambda _: self._change())
        for field in (self._epsilon, self._total):
            field.textChanged.connect(lambda _: self._change())
