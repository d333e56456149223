"""Card that fills the Release page once tables are released: what, what was spent, how exact, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel

from core.front_door import DatasetAccount, Quote, Release
from guiapp.desktop.account_words import spent_words
from guiapp.desktop.icons import icon
from guiapp.desktop.language import told
from guiapp.desktop.number_words import number_text, plural
from guiapp.models.quoted_tables_model import MARGIN, USE, QuotedTable, QuotedTablesModel
from guiapp.models.table_errors_model import TableError
from guiapp.widgets.charts.budget_gauge import BudgetGauge
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import Card, heading_label, muted_label
from guiapp.widgets.tables.grade_delegate import GradeDelegate
from guiapp.widgets.tables.sortable_table import LowTable

_ICON_SIZE = 28
"""Width and height of the mark of success, in device-independent pixels: as high as the two lines beside it."""


class ReleasedCard(Card):
    """Hidden before a release.

    Signals:
        look_wanted: show the tables.
        next_wanted: plan the next release.
    """

    look_wanted = Signal()
    next_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("", "released_card")
        self._mark = QLabel()
        self._title = heading_label("")
        self._title.setObjectName("released_title")
        self._name = muted_label(name="released_name")
        self._name.setTextFormat(Qt.TextFormat.PlainText)  # quotes a name, which may look like markup
        self._gauge = BudgetGauge()
        self._look = button(self.tr("Look at the tables"), "look_at_released", "results")
        self._next = button(self.tr("Plan the next release"), "plan_next_release")
        self._model = QuotedTablesModel(self)
        self._tables = LowTable(self._model, "released_list", self.tr("Tables that were published"))
        self._tables.setItemDelegateForColumn(USE, GradeDelegate(self._tables))
        self._lay_out()
        self._look.clicked.connect(self.look_wanted)
        self._next.clicked.connect(self.next_wanted)
        self.hide()

    def show_released(
        self, quote: Quote, account: DatasetAccount, release: Release, tables: Sequence[QuotedTable]
    ) -> None:
        """Show a release, and read it out.

        Args:
            quote: what was confirmed.
            account: of the dataset, afterwards.
            release: what was made.
            tables: that were quoted, with their ± where it was predicted.
        """
        title = self.tr("%n tables released · {0} of {1} spent · typical ±{2}", "", plural(quote.n_tables))
        margin = number_text(quote.planned.typical_half_width)
        self._title.setText(title.format(spent_words(account), told(account.total_text), margin))
        name = self.tr("{0}. Entry {1} of the ledger keeps it: you can export it again, free.")
        self._name.setText(name.format(told(release.name), release.statement.reference))
        self._mark.setPixmap(icon("good", "good").pixmap(_ICON_SIZE))
        self._gauge.set_parts(account.part_spent)
        predicted = any(isinstance(table, TableError) for table in tables)
        self._tables.setColumnHidden(MARGIN, not predicted)
        # A grade compares ± with a number of people; without a public one there is none to compare with.
        self._tables.setColumnHidden(USE, not predicted or quote.planned.plan.people is None)
        self._model.set_rows(tables)
        self.show()
        QAccessible.updateAccessibility(QAccessibleEvent(self._title, QAccessible.Event.Alert))

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self._mark)
        row.addWidget(self._title, 1)
        ways = QHBoxLayout()
        ways.setSpacing(12)
        ways.addWidget(self._look)
        ways.addWidget(self._next)
        ways.addStretch(1)
        self.body.setContentsMargins(24, 24, 24, 24)
        self.body.setSpacing(16)
        self.body.addLayout(row)
        self.body.addWidget(self._gauge)
        self.body.addWidget(self._name)
        self.body.addLayout(ways)
        self.body.addWidget(self._tables, 1)
