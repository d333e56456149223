"""One strategy in full: its error in every table, and how it splits the budget."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, Signal
from PySide6.QtWidgets import QHBoxLayout, QTabWidget, QVBoxLayout, QWidget

from guiapp.widgets.bar_delegate import BarDelegate
from guiapp.widgets.buttons import button
from guiapp.widgets.card import heading_label, muted_label
from guiapp.widgets.sortable_table import SortableTable


class OutcomeDetails(QWidget):
    """A heading, a sentence, and two tables.

    Args:
        errors: model of the errors per table.
        shares: model of the budget split; its second column has bars.

    Signals:
        use_clicked: measure by this one.
    """

    use_clicked = Signal()

    def __init__(self, errors: QAbstractItemModel, shares: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = heading_label("")
        self._heading.setObjectName("outcome_heading")
        self._words = muted_label(name="outcome_words")
        self._use = button(self.tr("Use this one"), "use_outcome", "good")
        self.errors = SortableTable(errors, "table_errors", self.tr("Predicted error of every table"))
        self.shares = SortableTable(shares, "budget_shares", self.tr("How the budget is split"))
        self.shares.setItemDelegateForColumn(1, BarDelegate(self.shares))
        self.shares.horizontalHeader().setStretchLastSection(True)  # room for the bars
        self._lay_out()
        self._use.clicked.connect(self.use_clicked)

    def show_outcome(self, heading: str, words: str, *, usable: bool) -> None:
        """Say which outcome is shown.

        Args:
            heading: its name.
            words: what there is to know about it.
            usable: whether it may be chosen: it fits, and is not in use already.
        """
        self._heading.setText(heading)
        self._words.setText(words)
        self._use.setEnabled(usable)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._heading)
        words.addWidget(self._words)
        top = QHBoxLayout()
        top.setSpacing(16)
        top.addLayout(words, 1)
        top.addWidget(self._use)
        tabs = QTabWidget()
        tabs.setObjectName("outcome_detail_tabs")
        tabs.setAccessibleName(self.tr("Details of the strategy"))
        tabs.addTab(self.errors, self.tr("Error of every table"))
        tabs.addTab(self.shares, self.tr("Split of the budget"))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addLayout(top)
        whole.addWidget(tabs, 1)
