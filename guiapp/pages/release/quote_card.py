"""Card with the quote of a release: cost, sentences and tables."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout

from core.front_door import Comparison, Plan, Quote
from guiapp.desktop.language import told
from guiapp.desktop.time_words import date_text
from guiapp.models.chosen_outcome import chosen_outcome
from guiapp.models.quoted_tables_model import MARGIN, USE, QuotedTable, QuotedTablesModel
from guiapp.models.table_errors_model import table_errors
from guiapp.models.wanted_tables import wanted_rows
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import Card, heading_label, muted_label, points
from guiapp.widgets.tables.grade_delegate import GradeDelegate
from guiapp.widgets.tables.sortable_table import LowTable


class QuoteCard(Card):
    """Cost, sentences and tables of a release, with the ways to an earlier release of this plan.

    Attributes:
        tables: those that are listed.

    Signals:
        released_wanted: number of the release to open.
        export_wanted: number of the release to export again.
    """

    released_wanted = Signal(int)
    export_wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__("", "quote_card")
        self._number = 0  # of an earlier release of this plan from this file; 0: there is none
        self._cost = heading_label("")
        self._cost.setObjectName("quote_cost")
        self._lines = muted_label(name="quote_lines")
        self.tables: Sequence[QuotedTable] = ()
        self._model = QuotedTablesModel(self)
        self._tables = LowTable(self._model, "quoted_tables", self.tr("Tables to be published"))
        self._tables.setItemDelegateForColumn(USE, GradeDelegate(self._tables))
        self._unknown = muted_label(
            self.tr("How exact each table will be is told here once the Compare page has worked it out."),
            "quote_unknown",
        )
        self._before = Card("", "released_before", "flat")
        self._before_words = heading_label("")
        self._before_words.setObjectName("released_before_words")
        self._before_words.setWordWrap(True)
        self._released = button(self.tr("Open it"), "open_released", "results")
        self._released.clicked.connect(lambda: self.released_wanted.emit(self._number))
        self._again = button(self.tr("Export it again…"), "export_released", "export")
        self._again.clicked.connect(lambda: self.export_wanted.emit(self._number))
        self._lay_out()
        self.show_quote(None)

    def show_quote(self, quote: Quote | None) -> None:
        """Show the cost and the sentences of a quote; None hides them."""
        # Empty labels are hidden, as they would keep the height of a line.
        before = quote.released_on if quote else ""
        cost = self._cost_words(quote) if quote else ""
        # The first line says what the card above the others says.
        lines = points(map(told, quote.lines[1:] if before else quote.lines)) if quote else ""
        for label, text in ((self._cost, cost), (self._lines, lines)):
            label.setText(text)
            label.setVisible(bool(text))
        self._number = (quote.released_as or 0) if quote else 0
        self._before.setVisible(bool(before))
        if quote and before:
            words = self.tr("Released on {0} as release {1}: open it, or export it again, free.")
            self._before_words.setText(words.format(date_text(datetime.fromisoformat(before)), quote.released_place))

    def _cost_words(self, quote: Quote) -> str:
        text = self.tr("Releasing again costs {0}") if quote.released_on else self.tr("It costs {0}")
        return text.format(told(quote.cost_text))

    def show_tables(self, plan: Plan, comparison: Comparison | None) -> None:
        """List the tables, with the predicted error if it is known."""
        # Tables are listed before they are compared, too: the owner checks them while the search runs.
        outcome = chosen_outcome(plan, comparison) if comparison is not None else None
        rows: Sequence[QuotedTable] = ()
        if comparison is not None and outcome is not None:
            rows = table_errors(comparison, outcome, people=plan.people)
        self._tables.setColumnHidden(MARGIN, not rows)
        self._tables.setColumnHidden(USE, not rows or plan.people is None)
        self._unknown.setVisible(not rows)
        self.tables = rows or wanted_rows(plan)
        self._model.set_rows(self.tables)

    def _lay_out(self) -> None:
        ways = QHBoxLayout()
        ways.setSpacing(12)
        ways.addWidget(self._released)
        ways.addWidget(self._again)
        ways.addStretch(1)
        self._before.body.addWidget(self._before_words)
        self._before.body.addLayout(ways)
        self.body.addWidget(self._before)
        self.body.addWidget(heading_label(self.tr("What will be published")))
        self.body.addWidget(self._cost)
        for label in (self._lines, self._unknown):
            self.body.addWidget(label)
        self.body.addWidget(self._tables, 1)  # the list takes the spare height and scrolls
