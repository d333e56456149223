"""The Ledger page: budgets, charges, and what is left."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from core import EngineError, MissingFileError
from guiapp.commands import ledger as commands
from guiapp.desktop.language import told, translate_error
from guiapp.desktop.notices import Tone
from guiapp.dialogs.dataset_budget_dialog import DatasetBudgetDialog
from guiapp.dialogs.file_dialogs import ask_data_file
from guiapp.dialogs.unit_dialog import UnitDialog
from guiapp.jobs.job import Job
from guiapp.models.accounts_model import AccountsModel
from guiapp.models.ledger_model import CHARGE, LedgerModel
from guiapp.pages.file_questions import ask_export, ask_ledger
from guiapp.pages.ledger.account_card import AccountCard
from guiapp.pages.page import Page, register
from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.frame.empty_state import EmptyState
from guiapp.widgets.tables.sortable_table import SortableTable

if TYPE_CHECKING:
    from core import DatasetAccount, Ledger, LedgerEntry, Release


@register
class LedgerPage(Page):
    """The last page: budgets, charges, and what is left of each dataset."""

    key = "ledger"
    icon_name = "ledger"

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._accounts = AccountsModel(self)
        self._entries = LedgerModel(self)
        self._entries.name_strategies({info.key: info.title for info in context.workspace.engine.strategies()})
        self._datasets = SortableTable(self._accounts, "ledger_datasets", self.tr("Datasets and their budgets"))
        self._history = SortableTable(self._entries, "ledger_history", self.tr("Budgets and releases, newest first"))
        self._account = AccountCard()
        self._export = button(self.tr("Export as CSV…"), "export_ledger", "export")
        self._open = button(self.tr("Open"), "open_release", "results")
        self._complete = button(self.tr("Complete"), "complete_release", "play")
        self._again = button(self.tr("Export again…"), "export_release", "export")
        self._nothing = EmptyState("ledger")
        self._stack = QStackedWidget()
        self._chosen = ""  # the dataset chosen by the user, kept while the ledger is read again
        self._completing: Job | None = None
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
        ledger = self.context.workspace.ledger
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
        # A pending release comes first: it is paid for, and only completing it gives its tables.
        pending = [entry.dataset for entry in ledger.pending()]
        wanted = self._chosen or next(iter(pending), self.context.workspace.dataset)
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
        ledger = self.context.workspace.ledger
        if ledger is None:
            return
        self._account.show_account(account)
        pending = [entry.number for entry in ledger.pending()]
        counted = {number: cost.text for number, cost in account.counted}
        self._entries.set_history(ledger.history(account.name), ledger.kept_charges(), pending, counted)
        self._choose_pending()
        self._show_actions()

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        self.header.set_primary(self.tr("New dataset…"), "plus")
        self.header.add_action(self._export)
        lower = QWidget()
        column = QVBoxLayout(lower)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._account)
        column.addWidget(self._history, 1)
        row = QHBoxLayout()
        row.addWidget(self._complete)
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
        self._account.raise_wanted.connect(self._raise_budget)
        self._account.unit_wanted.connect(self._ask_unit)
        self._export.clicked.connect(self._ask_export)
        self._datasets.row_chosen.connect(self._choose)
        self._history.row_chosen.connect(lambda _: self._show_actions())
        self._history.row_activated.connect(lambda _: self._open_or_complete())
        self._complete.clicked.connect(self._complete_chosen)
        self._open.clicked.connect(self._open_release)
        self._again.clicked.connect(self._export_release)

    # ------------------------------------------------------------ acting

    def _choose(self, row: int) -> None:
        account = self._accounts.row(row)
        self._chosen = account.name
        try:
            self._show_account(account)
        except EngineError as error:
            self.context.notices.error(error)

    def _chosen_entry(self) -> LedgerEntry | None:
        row = self._history.chosen
        return self._entries.row(row) if 0 <= row < len(self._entries.rows) else None

    def _chosen_release(self) -> int:
        """Return the number of the selected release if its tables are kept; 0 otherwise."""
        entry = self._chosen_entry()
        return entry.number if entry is not None and self._entries.has_tables(entry) else 0

    def _chosen_pending(self) -> int:
        """Return the number of the selected release if it can be completed; 0 otherwise."""
        entry = self._chosen_entry()
        return entry.number if entry is not None and self._entries.is_pending(entry) else 0

    def _choose_pending(self) -> None:
        """Select the newest pending release if nothing is selected."""
        if self._history.chosen < 0:
            rows = (row for row, entry in enumerate(self._entries.rows) if self._entries.is_pending(entry))
            if (row := next(rows, -1)) >= 0:
                self._history.choose(row)

    def _show_actions(self) -> None:
        for action in (self._open, self._again):
            _allow(action, self._why_none_chosen)
        _allow(self._complete, self._why_not_completed)

    @property
    def _why_not_completed(self) -> str:
        """Why the selected entry cannot be completed; "" if it can."""
        if self.context.runner.spending is not None or self._completing is not None:
            return self.tr("A release is running. Wait until it has ended.")
        if self._chosen_pending():
            return ""
        return self.tr("Choose a pending release: it was charged, and its tables are not made yet.")

    def _open_or_complete(self) -> None:
        if self._chosen_pending() and not self._why_not_completed:
            self._complete_chosen()
        else:
            self._open_release()

    def _complete_chosen(self) -> None:
        if number := self._chosen_pending():
            self._complete_release(number)

    def _complete_release(self, number: int, source: Path | None = None) -> None:
        """Complete a release; `source`: the file with its rows, if it was moved."""
        if self._completing is not None:
            return
        self._completing = job = commands.complete(self.context, number, source, self._read_completed)
        if job is not None:
            job.failed.connect(lambda error: self._say_not_completed(error, number))
            job.cancelled.connect(lambda: self.context.notices.say(self.tr("Stopped. The release is still pending.")))
            job.ended.connect(self._end_completing)
        self._show_actions()

    def _end_completing(self) -> None:
        self._completing = None
        self._show_actions()

    def _read_completed(self, release: Release) -> None:
        self._read(release)
        self.context.notices.say(
            self.tr("Completed. Nothing more was spent. Read the tables or export them."), Tone.GOOD
        )

    def _say_not_completed(self, error: EngineError, number: int) -> None:
        if not isinstance(error, MissingFileError):
            self.context.notices.error(error)
            return
        words = self.tr("The release is still pending. Say where the file with the rows is now.")
        act = self.tr("Choose the file…")
        text = f"{translate_error(error)} {words}"
        self.context.notices.say(text, Tone.DANGER, act, lambda: self._ask_source(number))

    def _ask_source(self, number: int) -> None:
        source = ask_data_file(self, self.context.workspace.folder)
        if source is not None:
            self._complete_release(number, source)

    @property
    def _why_none_chosen(self) -> str:
        """Why no release can be opened; "" if one is selected."""
        if self._chosen_release():
            return ""
        if any(entry.kind == CHARGE for entry in self._entries.rows):
            return self.tr("Choose a release whose tables are kept.")
        return self.tr("There is no release of this dataset yet.")

    def _open_release(self) -> None:
        if number := self._chosen_release():
            commands.find_release(self.context, number, self._read)

    def _read(self, release: Release) -> None:
        self.context.workspace.set_release(release)
        self.wanted.emit("results")

    def _export_release(self) -> None:
        if number := self._chosen_release():
            commands.find_release(self.context, number, lambda release: ask_export(self, release))

    def _raise_budget(self) -> None:
        account = self._accounts.row(self._datasets.chosen)
        self._ask_budget(account.name)

    @property
    def _columns(self) -> tuple[str, ...]:
        """Of the file that is open: the dataset may be about it, and most often is."""
        preview = self.context.workspace.preview
        return preview.headers if preview else ()

    def _ask_unit(self) -> None:
        account = self._accounts.row(self._datasets.chosen)
        dialog = UnitDialog(account.name, told(account.doubt), self._columns, self)
        dialog.accepted.connect(lambda: commands.set_unit(self.context, account.name, dialog.value))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _ask_budget(self, name: str) -> None:
        accounts = {account.name: account for account in self._accounts.rows}
        parse = self.context.workspace.engine.parse_amount
        dialog = DatasetBudgetDialog(parse, accounts, name, self._columns, self)
        dialog.accepted.connect(lambda: self._set_budget(dialog))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _set_budget(self, dialog: DatasetBudgetDialog) -> None:
        budget = dialog.value
        self._chosen = budget.name
        if dialog.is_raising:
            commands.raise_budget(self.context, budget.name, budget.total)
        else:
            commands.set_budget(self.context, budget.name, budget.total, budget.unit)

    def _ask_export(self) -> None:
        start = str(self.context.workspace.writing_folder / "ledger.csv")
        text, _ = QFileDialog.getSaveFileName(self, self.tr("Export the ledger"), start, "CSV (*.csv)")
        if text:
            commands.export(self.context, Path(text))


# The reason goes into tooltip and accessible description: a disabled button gets neither focus nor click to ask.
def _allow(action: QAbstractButton, why_not: str = "") -> None:
    """Enable a button, or disable it with a reason."""
    action.setEnabled(not why_not)
    action.setToolTip(why_not)
    action.setAccessibleDescription(why_not)
