"""One outcome in full: its error in every table, next to those of pinned outcomes, and its budget split."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QTabWidget, QVBoxLayout, QWidget

from guiapp.desktop.ordered_rows import OrderedRows
from guiapp.widgets.controls.buttons import button, tool_button
from guiapp.widgets.controls.card import heading_label
from guiapp.widgets.controls.search_field import SearchField
from guiapp.widgets.controls.steady_label import SteadyLabel
from guiapp.widgets.controls.tool_row import ToolRow
from guiapp.widgets.tables.bar_delegate import BarDelegate
from guiapp.widgets.tables.sortable_table import LowTable, SortableTable

_FIND_WIDTH = 170
"""Pixels of the search field in the tab bar."""
_ROW_HEIGHT = 26
"""Pixels of a row: lower than in other tables, as the chart above needs the height."""


class OutcomeDetails(QWidget):
    """A heading, a sentence, and two tables.

    Args:
        errors: model of the errors per table.
        shares: model of the budget split; its second column has bars.
        hidden_columns: hidden columns of `errors` with no, one and two pinned outcomes.

    Signals:
        use_clicked: the plan should use this outcome.
        pin_clicked: pin this outcome, or unpin it.
        keep_wanted: the shown table should be saved.
        height_wanted: whether these tables should take the whole height.
    """

    use_clicked = Signal()
    pin_clicked = Signal()
    keep_wanted = Signal()
    height_wanted = Signal(bool)

    def __init__(
        self,
        errors: OrderedRows,
        shares: OrderedRows,
        hidden_columns: Sequence[Sequence[int]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._hidden_columns = hidden_columns
        self._pinned = (-1, False)
        self._heading = heading_label("")
        self._heading.setObjectName("outcome_heading")
        # The name consists of strategy, split and recovery.
        self._heading.setWordWrap(True)  # without it, a long name would make the window wider than the screen
        # QLabel asks for a second line of wrapped text that it may not need (PySide6 6.10.3: a text of 319 pixels has a
        # sizeHint of 212 × 28); the explicit minimum overrides that.
        self._heading.setMinimumHeight(self._heading.fontMetrics().lineSpacing())
        self._words = SteadyLabel("outcome_words")
        self._use = button(self.tr("Use this one"), "use_outcome", "good")
        self._pin = button("", "pin_outcome", "pin")
        self._copy = tool_button(self.tr("Copy this table"), "copy_details", "copy")
        self._keep = tool_button(self.tr("Save this table as a file"), "keep_details", "save")
        self._tall = tool_button(self.tr("Give this table the whole height, without the chart"), "tall_details", "tall")
        self._tall.setCheckable(True)
        self.errors = LowTable(errors, "table_errors", self.tr("Predicted error of every table"))
        self.errors.verticalHeader().setDefaultSectionSize(_ROW_HEIGHT)
        self._find = SearchField(self.errors, self.tr("Find a table"), "find_error")
        self._find.setFixedWidth(_FIND_WIDTH)
        self.shares = SortableTable(shares, "budget_shares", self.tr("How the budget is split"))
        self.shares.setItemDelegateForColumn(1, BarDelegate(self.shares))
        self.shares.horizontalHeader().setStretchLastSection(True)  # wider bars are easier to compare
        self._lay_out()
        self._connect()
        self.show_pinned(0, this=False)

    def show_outcome(self, heading: str, words: str, *, fits: bool, usable: bool) -> None:
        """Show an outcome.

        Args:
            heading: its name.
            words: the text about it.
            fits: whether it has predicted errors.
            usable: whether it can be chosen: it is usable and not in use already.
        """
        self._find.setEnabled(fits)
        self._offer_copies()
        self._pin.setEnabled(fits or self._pinned[1])
        self._heading.setText(heading)
        self._words.setText(words)
        self._use.setEnabled(usable)
        for choice in (self._pin, self._use):
            choice.setAccessibleDescription("" if fits or choice.isEnabled() else words)

    def find_all(self) -> None:
        """Clear the search, as another plan has other tables."""
        self._find.clear()

    def show_pinned(self, number: int, *, this: bool) -> None:
        """Show the columns for 0 to 2 pinned outcomes; `this`: whether the shown outcome is pinned."""
        if self._pinned == (number, this):
            return
        self._pinned = (number, this)
        tips = (
            self.tr("Keep this strategy in sight, to compare others with it"),
            self.tr("Keep this strategy in sight, too, beside the one that is pinned"),
            self.tr("Keep this strategy in sight, in place of the one that was pinned first"),
        )
        self._pin.setText(self.tr("Unpin") if this else self.tr("Pin"))
        self._pin.setToolTip(self.tr("Keep this strategy in sight no longer") if this else tips[number])
        for column in range(self.errors.model().columnCount()):
            self.errors.setColumnHidden(column, column in self._hidden_columns[number])

    def wanted_height(self) -> int:
        """Return the height at which all errors are visible without scrolling."""
        around = self.sizeHint().height() - self.errors.sizeHint().height()
        return around + self.errors.horizontalHeader().sizeHint().height() + self.errors.verticalHeader().length()

    @property
    def table(self) -> SortableTable:
        """The shown table."""
        return self.errors if self._tabs.currentWidget() is self.errors else self.shares

    def _copy_table(self) -> None:
        self.table.copy_all()

    def _offer_copies(self) -> None:
        """Enable copying and saving if the shown table has rows."""
        for tool in (self._copy, self._keep):
            tool.setEnabled(self.table.model().rowCount() > 0)

    def _narrow(self, text: str) -> None:
        for table in (self.errors, self.shares):
            table.narrow(text)
        self._offer_copies()
        if not text and self.errors.chosen < 0:  # a search without results has cleared the selection
            self.errors.choose(0)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._heading)
        words.addWidget(self._words)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addLayout(words, 1)
        top.addWidget(self._pin)
        top.addWidget(self._use)
        tabs = self._tabs = QTabWidget()
        tabs.setObjectName("outcome_detail_tabs")
        tabs.setAccessibleName(self.tr("Details of the strategy"))
        tabs.addTab(self.errors, self.tr("Error of every table"))
        tabs.addTab(self.shares, self.tr("Split of the budget"))
        tabs.setCornerWidget(ToolRow(self._find, self._copy, self._keep, self._tall))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addLayout(top)
        whole.addWidget(tabs, 1)

    def _connect(self) -> None:
        self._use.clicked.connect(self.use_clicked)
        self._pin.clicked.connect(self.pin_clicked)
        self._find.textChanged.connect(self._narrow)
        self._copy.clicked.connect(self._copy_table)
        self._keep.clicked.connect(self.keep_wanted)
        self._tall.toggled.connect(self.height_wanted)
        self._tabs.currentChanged.connect(lambda _: self._offer_copies())
