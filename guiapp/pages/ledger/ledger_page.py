"""The Ledger page: budgets, charges, and what is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from core.front_door import EngineError
from guiapp.commands import ledger as commands
from guiapp.commands import questions
from guiapp.desktop.language import told, translate_error
from guiapp.desktop.notices import Tone
from guiapp.dialogs.answers_dialog import AnswersDialog
from guiapp.dialogs.dataset_budget_dialog import DatasetBudgetDialog
from guiapp.dialogs.file_dialogs import ask_ledger_export
from guiapp.dialogs.unit_dialog import UnitDialog
from guiapp.models.accounts_model import AccountsModel
from guiapp.pages.file_questions import ask_export, ask_ledger
from guiapp.pages.ledger.account_card import AccountCard
from guiapp.pages.ledger.comparer import Comparer
from guiapp.pages.ledger.completer import Completer
from guiapp.pages.ledger.release_history import ReleaseHistory
from guiapp.pages.page import Page, register
from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.widgets.controls.buttons import allow_unless, button
from guiapp.widgets.frame.empty_state import EmptyState
from guiapp.widgets.tables.sortable_table import SortableTable

if TYPE_CHECKING:
    from core.front_door import DatasetAccount, KeptChoice, Ledger, Release, RoundAnswer


@register
class LedgerPage(Page):
    """The last page: budgets, charges, and what is left of each dataset."""

    key = "ledger"
    icon_name = "ledger"

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        titles = {info.key: info.title for info in context.workspace.engine.strategies()}
        self._completer = Completer(context, self)
        self._comparer = Comparer(context, self)
        self._accounts = AccountsModel(self)
        self._datasets = SortableTable(self._accounts, "ledger_datasets", self.tr("Datasets and their budgets"))
        self._account = AccountCard()
        self._history = ReleaseHistory(
            titles, lambda: context.runner.spending is not None or self._completer.is_running
        )
        self._export = button(self.tr("Export as CSV…"), "export_ledger", "export")
        self._nothing = EmptyState("ledger")
        self._stack = QStackedWidget()
        self._chosen = ""  # the dataset chosen by the user, kept while the ledger is read again
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

    # ------------------------------------------------------------ what is shown

    def _show(self, ledger: Ledger) -> None:
        accounts = ledger.datasets()
        self._accounts.set_rows(accounts)
        allow_unless(self.header.primary)
        allow_unless(self._export, "" if accounts else self.tr("The ledger is empty: there is nothing to export yet."))
        if not accounts:
            self._say_nothing(
                self.tr("No dataset has a budget yet"),
                self.tr("Give each dataset a total budget once. Every release is then charged to it."),
            )
            return
        self._stack.setCurrentIndex(0)
        names = [account.name for account in accounts]
        # A pending release comes first: it is paid for, and only completing it gives its tables.
        pending = [entry.dataset for entry in ledger.pending()]
        wanted = self._chosen or next(iter(pending), self.context.workspace.dataset)
        row = names.index(wanted) if wanted in names else 0
        with QSignalBlocker(self._datasets):  # nobody chooses here: it would be read and shown twice
            self._datasets.choose(row)
        self._show_account(accounts[row])

    def _show_account(self, account: DatasetAccount) -> None:
        ledger = self.context.workspace.ledger
        if ledger is not None:
            self._account.show_account(account)
            self._history.show_account(ledger, account)

    def _say_nothing(self, title: str, text: str, action: str = "") -> None:
        self._nothing.set_words(title, text, action)
        self._stack.setCurrentIndex(1)

    def _say_unusable(self, why: str) -> None:
        self._say_nothing(self.tr("Nothing can be released for now"), why, self.tr("Choose another ledger…"))
        for action in (self.header.primary, self._export):
            allow_unless(action, self.tr("The ledger cannot be used"))

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
        context, history = self.context, self._history
        self.header.primary_clicked.connect(lambda: self._ask_budget(""))
        self._nothing.clicked.connect(lambda: ask_ledger(self))
        self._export.clicked.connect(self._ask_export)
        self._datasets.row_chosen.connect(self._choose)
        self._account.raise_wanted.connect(lambda: self._ask_budget(self._shown_account.name))
        self._account.unit_wanted.connect(self._ask_unit)
        history.open_wanted.connect(lambda number: commands.find_release(context, number, self._read))
        history.export_wanted.connect(
            lambda number: commands.find_release(context, number, lambda release: ask_export(self, release))
        )
        history.complete_wanted.connect(self._completer.complete)
        history.compare_wanted.connect(self._comparer.compare)
        history.answers_wanted.connect(
            lambda number: questions.read_answers(context, number, lambda found: self._show_answers(number, found))
        )
        self._completer.changed.connect(history.show_actions)
        self._completer.completed.connect(self._read_completed)

    # ------------------------------------------------------------ acting

    @property
    def _shown_account(self) -> DatasetAccount:
        return self._accounts.row(self._datasets.chosen)

    def _choose(self, row: int) -> None:
        account = self._accounts.row(row)
        self._chosen = account.name
        try:
            self._show_account(account)
        except EngineError as error:
            self.context.notices.error(error)

    def _read(self, release: Release) -> None:
        self.context.workspace.set_release(release)
        self.wanted.emit("results")

    def _show_answers(self, number: int, answers: Sequence[KeptChoice[RoundAnswer]]) -> None:
        dialog = AnswersDialog(number, answers, self)
        dialog.copied.connect(lambda words: self.context.notices.say(words, Tone.GOOD))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _read_completed(self, release: Release) -> None:
        self._read(release)
        self.context.notices.say(
            self.tr("Completed. Nothing more was spent. Read the tables or export them."), Tone.GOOD
        )

    @property
    def _columns(self) -> tuple[str, ...]:
        """Of the file that is open: the dataset may be about it, and most often is."""
        preview = self.context.workspace.preview
        return preview.headers if preview else ()

    def _ask_unit(self) -> None:
        account = self._shown_account
        dialog = UnitDialog(account.name, told(account.doubt), self._columns, self)
        dialog.accepted.connect(lambda: commands.set_unit(self.context, account.name, dialog.value))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _ask_budget(self, name: str) -> None:
        """Open the dialog for a new dataset, or for more budget for the one called `name`."""
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
        path = ask_ledger_export(self, self.context.workspace.writing_folder)
        if path is not None:
            commands.export(self.context, path)
