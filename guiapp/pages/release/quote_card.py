"""Card with the quote of a release: cost, sentences and tables."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout

from core import Comparison, Plan, Quote
from guiapp.desktop.language import told
from guiapp.models.chosen_outcome import chosen_outcome
from guiapp.models.quoted_tables_model import MARGIN, QuotedTable, QuotedTablesModel
from guiapp.models.table_errors_model import table_errors
from guiapp.models.wanted_tables import wanted_rows
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import Card, heading_label, muted_label, points
from guiapp.widgets.tables.sortable_table import LowTable


class QuoteCard(Card):
    """Cost, sentences and tables of a release, with a button for an earlier release of this plan.

    Signals:
        released_wanted: number of the release to open.
    """

    released_wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__("", "quote_card")
        self._number = 0  # of an earlier release of this plan from this file; 0: there is none
        self._cost = heading_label("")
        self._cost.setObjectName("quote_cost")
        self._lines = muted_label(name="quote_lines")
        self._model = QuotedTablesModel(self)
        self._tables = LowTable(self._model, "quoted_tables", self.tr("Tables to be published"))
        self._unknown = muted_label(
            self.tr("How exact each table will be is told here once the Compare page has worked it out."),
            "quote_unknown",
        )
        self._released = button(self.tr("Open that release"), "open_released", "results")
        self._released.clicked.connect(lambda: self.released_wanted.emit(self._number))
        self._lay_out()
        self.show_quote(None)

    def show_quote(self, quote: Quote | None) -> None:
        """Show the cost and the sentences of a quote; None hides them."""
        # Empty labels are hidden, as they would keep the height of a line.
        cost = self.tr("It costs {0}").format(told(quote.cost_text)) if quote else ""
        lines = points(map(told, quote.lines)) if quote else ""
        for label, text in ((self._cost, cost), (self._lines, lines)):
            label.setText(text)
            label.setVisible(bool(text))
        self._number = (quote.released_as or 0) if quote else 0
        self._released.setVisible(bool(self._number))
        self._released.setText(self.tr("Open release no. {0}").format(self._number))

    def show_tables(self, plan: Plan, comparison: Comparison | None) -> None:
        """List the tables, with the predicted error if it is known."""
        # Tables are listed before they are compared, too: the owner checks them while the search runs.
        outcome = chosen_outcome(plan, comparison) if comparison is not None else None
        rows: Sequence[QuotedTable] = table_errors(comparison, outcome) if comparison and outcome else ()
        self._tables.setColumnHidden(MARGIN, not rows)
        self._unknown.setVisible(not rows)
        self._model.set_rows(rows or wanted_rows(plan))

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._cost)
        top.addStretch(1)
        top.addWidget(self._released)
        self.body.addWidget(heading_label(self.tr("What will be published")))
        self.body.addLayout(top)
        for label in (self._lines, self._unknown):
            self.body.addWidget(label)
        self.body.addWidget(self._tables, 1)  # the list takes the spare height and scrolls
