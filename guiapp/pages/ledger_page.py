"""Every charge so far and what is left."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from core import EngineError
from guiapp.commands import ledger as commands
from guiapp.desktop.account_words import counting_words, left_words, spent_words
from guiapp.desktop.language import told, translate_error
from guiapp.dialogs.dataset_budget_dialog import DatasetBudgetDialog
from guiapp.models.accounts_model import AccountsModel
from guiapp.models.ledger_model import CHARGE, LedgerModel
from guiapp.pages.exporting import ask_export
from guiapp.pages.other_ledger import ask_ledger
from guiapp.pages.page import Page
from guiapp.state.changes import Changes
from guiapp.state.desk import Desk
from guiapp.widgets.budget_gauge import BudgetGauge
from guiapp.widgets.buttons import button
from guiapp.widgets.card import Card, heading_label, muted_label
from guiapp.widgets.empty_state import EmptyState
from guiapp.widgets.sortable_table import SortableTable

if TYPE_CHECKING:
    from core import DatasetAccount, Ledger, Release


class LedgerPage(Page):
    """Every charge so far and what is left."""

    key = "ledger"
    icon_name = "ledger"

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self._accounts = AccountsModel(self)
        self._entries = LedgerModel(self)
        self._entries.name_strategies({info.key: info.title for info in desk.workspace.engine.strategies()})
        self._datasets = SortableTable(self._accounts, "ledger_datasets", self.tr("Datasets and their budgets"))
        self._history = SortableTable(self._entries, "ledger_history", self.tr("Budgets and releases, newest first"))
        self._name = heading_label("")
        self._left = muted_label(name="ledger_left")
        self._gauge = BudgetGauge()
        self._raise = button(self.tr("Raise its budget…"), "raise_budget", "up")
        self._export = button(self.tr("Export as CSV…"), "export_ledger", "export")
        self._open = button(self.tr("Open"), "open_release", "results")
        self._again = button(self.tr("Export again…"), "export_release", "export")
        self._nothing = EmptyState("ledger")
        self._stack = QStackedWidget()
        self._chosen = ""
        self._lay_out()
        self._connect()

    @property
    def title(self) -> str:
        """See Page."""
        return self.tr("Ledger")

    @property
    def help_line(self) -> str:
        """See Page."""
        return self.tr("Every dataset you protect: what may be spent, what has been, what is left.")

    def refresh(self, changes: Changes) -> None:
        """See Page."""
        ledger = self.desk.workspace.ledger
        if not (changes.ledger or changes.plan):
            return
        if ledger is None:
            self._say_unusable(self.tr("The ledger cannot be used"))
            return
        try:
            self._show(ledger)
        except EngineError as error:
            self._say_unusable(translate_error(error))

    def _show(self, ledger: Ledger) -> None:
        accounts = ledger.datasets()
        self._accounts.set_rows(accounts)
        _allow(self.header.primary)
        _allow(self._export, "" if accounts else self.tr("The ledger is empty: there is nothing to export yet."))
        if not accounts:
            self._say_nothing(
                self.tr("No dataset has a budget yet"),
                self.tr("Say once how much may be spent on a dataset in all. Every release is then charged to it."),
            )
            return
        self._stack.setCurrentIndex(0)
        names = [account.name for account in accounts]
        wanted = self._chosen or self.desk.workspace.dataset
        self._datasets.choose(names.index(wanted) if wanted in names else 0)
        self._show_account(accounts[names.index(wanted) if wanted in names else 0])

    def _say_nothing(self, title: str, text: str, action: str = "") -> None:
        self._nothing.set_words(title, text, action)
        self._stack.setCurrentIndex(1)

    def _say_unusable(self, why: str) -> None:
        self._say_nothing(self.tr("Nothing can be released for now"), why, self.tr("Choose another ledger…"))
        for action in (self.header.primary, self._export):
            _allow(action, self.tr("The ledger cannot be used"))

    def _show_account(self, account: DatasetAccount) -> None:
        ledger = self.desk.workspace.ledger
        if ledger is None:
            return
        self._name.setText(account.name)
        left = self.tr("{0} left of {1}; {2} spent").format(
            left_words(account), told(account.total_text), spent_words(account)
        )
        self._left.setText("\n".join(filter(None, (left, counting_words(account)))))
        self._gauge.set_parts(account.part_spent)
        self._entries.set_history(ledger.history(account.name))
        self._show_actions()

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        self.header.set_primary(self.tr("New dataset…"), "plus")
        self.header.add_action(self._export)
        card = Card("", "account_card")
        for widget in (self._name, self._gauge, self._left):
            card.body.addWidget(widget)
        card.body.addWidget(self._raise, 0, Qt.AlignmentFlag.AlignLeft)
        lower = QWidget()
        column = QVBoxLayout(lower)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(card)
        column.addWidget(self._history, 1)
        row = QHBoxLayout()
        row.addWidget(self._open)
        row.addWidget(self._again)
        row.addStretch()
        column.addLayout(row)
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(16)
        split.addWidget(self._datasets)
        split.addWidget(lower)
        split.setSizes([200, 400])
        self._stack.addWidget(split)
        self._stack.addWidget(self._nothing)
        self.body.addWidget(self._stack, 1)

    def _connect(self) -> None:
        self.header.primary_clicked.connect(lambda: self._ask_budget(""))
        self._nothing.clicked.connect(lambda: ask_ledger(self))
        self._raise.clicked.connect(self._raise_budget)
        self._export.clicked.connect(self._ask_export)
        self._datasets.row_chosen.connect(self._choose)
        self._history.row_chosen.connect(lambda _: self._show_actions())
        self._history.row_activated.connect(lambda _: self._open_release())
        self._open.clicked.connect(self._open_release)
        self._again.clicked.connect(self._export_release)

    # ------------------------------------------------------------ acting

    def _choose(self, row: int) -> None:
        account = self._accounts.row(row)
        self._chosen = account.name
        try:
            self._show_account(account)
        except EngineError as error:
            self.desk.notices.error(error)

    def _chosen_release(self) -> int:
        """Return the number of the release that is chosen and whose tables are kept; 0 if none is."""
        row = self._history.chosen
        if not 0 <= row < len(self._entries.rows):
            return 0
        entry = self._entries.row(row)
        return entry.number if self._entries.has_tables(entry) else 0

    def _show_actions(self) -> None:
        for action in (self._open, self._again):
            _allow(action, self._why_none_chosen)

    @property
    def _why_none_chosen(self) -> str:
        """Why no earlier release can be opened; "" where one is chosen."""
        if self._chosen_release():
            return ""
        if any(entry.kind == CHARGE for entry in self._entries.rows):
            return self.tr("Choose a release whose tables are kept.")
        return self.tr("There is no release of this dataset yet.")

    def _open_release(self) -> None:
        if number := self._chosen_release():
            commands.find_release(self.desk, number, self._read)

    def _read(self, release: Release) -> None:
        self.desk.workspace.set_release(release)
        self.wanted.emit("results")

    def _export_release(self) -> None:
        if number := self._chosen_release():
            commands.find_release(self.desk, number, lambda release: ask_export(self, release))

    def _raise_budget(self) -> None:
        account = self._accounts.row(self._datasets.chosen)
        self._ask_budget(account.name)

    def _ask_budget(self, name: str) -> None:
        totals = {account.name: account.total for account in self._accounts.rows}
        dialog = DatasetBudgetDialog(self.desk.workspace.engine.parse_amount, totals, name, self)
        dialog.accepted.connect(lambda: self._set_budget(dialog))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _set_budget(self, dialog: DatasetBudgetDialog) -> None:
        budget = dialog.value
        self._chosen = budget.name
        commands.set_budget(self.desk, budget.name, budget.total, raising=dialog.is_raising)

    def _ask_export(self) -> None:
        start = str(self.desk.workspace.writing_folder / "ledger.csv")
        text, _ = QFileDialog.getSaveFileName(self, self.tr("Export the ledger"), start, "CSV (*.csv)")
        if text:
            commands.export(self.desk, Path(text))


def _allow(action: QAbstractButton, why_not: str = "") -> None:
    """Let a button be pressed, or say why not."""
    action.setEnabled(not why_not)
    action.setToolTip(why_not)
    action.setAccessibleDescription(why_not)
