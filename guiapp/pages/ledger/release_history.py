"""Budgets and releases of one dataset, newest first, and what can be done with the selected release."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from guiapp.models.ledger_model import LedgerModel
from guiapp.widgets.controls.buttons import allow_unless, button
from guiapp.widgets.controls.list_tools import give_menu
from guiapp.widgets.tables.sortable_table import SortableTable

if TYPE_CHECKING:
    from core.front_door import DatasetAccount, Ledger, LedgerEntry


class ReleaseHistory(QWidget):
    """A list of entries, above the buttons for the selected one.

    Args:
        titles: names of the strategies by key.
        is_releasing: returns whether a release is running; none is completed meanwhile.

    Signals:
        complete_wanted: number of a charged release whose tables should be made.
        open_wanted: number of a release to open.
        export_wanted: number of a release to export.
        compare_wanted: number of a release to compare with another.
        answers_wanted: number of a round of questions whose answers are read.
    """

    complete_wanted = Signal(int)
    open_wanted = Signal(int)
    export_wanted = Signal(int)
    compare_wanted = Signal(int)
    answers_wanted = Signal(int)

    def __init__(self, titles: Mapping[str, str], is_releasing: Callable[[], bool]) -> None:
        super().__init__()
        self._is_releasing = is_releasing
        self._n_kept = 0  # releases of all datasets whose tables are kept
        self._entries = LedgerModel(self)
        self._entries.name_strategies(titles)
        self._list = SortableTable(self._entries, "ledger_history", self.tr("Budgets and releases, newest first"))
        self._complete = button(self.tr("Complete"), "complete_release", "play")
        self._open = button(self.tr("Open"), "open_release", "results")
        self._export = button(self.tr("Export again…"), "export_release", "export")
        self._compare = button(self.tr("Compare with another…"), "compare_release", "compare")
        self._answers = button(self.tr("Answers…"), "show_answers", "search")
        give_menu(self._list, (self._complete, self._open, self._export, self._compare, self._answers))
        self._lay_out()
        self._connect()

    def show_account(self, ledger: Ledger, account: DatasetAccount) -> None:
        """Show the entries of a dataset.

        Raises:
            EngineError: if the ledger cannot be read.
        """
        pending = [entry.number for entry in ledger.pending()]
        counted = {number: cost.text for number, cost in account.counted}
        kept = ledger.kept_charges()
        self._n_kept = len(kept)
        self._entries.name_releases(ledger.release_names())
        self._entries.set_history(ledger.history(account.name), kept, pending, counted, ledger.found_choices())
        self._choose_one()
        self.show_actions()

    def show_actions(self) -> None:
        """Enable the buttons that apply to the selected entry; the others say why they do not."""
        for action in (self._open, self._export):
            allow_unless(action, self._why_none_chosen)
        allow_unless(self._compare, self._why_not_compared)
        allow_unless(self._answers, self._why_no_answers)
        allow_unless(self._complete, self._why_not_completed)

    # ------------------------------------------------------------ the selected entry

    def _chosen(self) -> LedgerEntry | None:
        row = self._list.chosen
        return self._entries.row(row) if 0 <= row < len(self._entries.rows) else None

    def _chosen_release(self) -> int:
        """Return the number of the selected release if its tables are kept; 0 otherwise."""
        entry = self._chosen()
        return entry.number if entry is not None and self._entries.has_tables(entry) else 0

    def _chosen_pending(self) -> int:
        """Return the number of the selected release if it can be completed; 0 otherwise."""
        entry = self._chosen()
        return entry.number if entry is not None and self._entries.is_pending(entry) else 0

    def _chosen_round(self) -> int:
        """Return the number of the selected round of questions if it has answers; 0 otherwise."""
        entry = self._chosen()
        return entry.number if entry is not None and entry.is_round and self._entries.has_result(entry) else 0

    def _choose_one(self) -> None:
        """Select the newest pending release if nothing is selected, or else the newest one with tables."""
        if self._list.chosen < 0:
            for is_wanted in (self._entries.is_pending, self._entries.has_tables):
                rows = (row for row, entry in enumerate(self._entries.rows) if is_wanted(entry))
                if (row := next(rows, -1)) >= 0:
                    self._list.choose(row)
                    return

    @property
    def _why_none_chosen(self) -> str:
        """Why no release can be opened; "" if one is selected."""
        if self._chosen_release():
            return ""
        if any(entry.is_release for entry in self._entries.rows):
            return self.tr("Choose a release whose tables are kept.")
        return self.tr("There is no release of this dataset yet.")

    @property
    def _why_not_compared(self) -> str:
        """Why the selected release cannot be compared with another; "" if it may be."""
        if self._chosen_release() and self._n_kept < 2:
            return self.tr("The ledger keeps no other release yet.")
        return self._why_none_chosen

    @property
    def _why_no_answers(self) -> str:
        """Why no answers can be read; "" if the selected entry has some."""
        return "" if self._chosen_round() else self.tr("Choose a round of questions that gave an answer.")

    @property
    def _why_not_completed(self) -> str:
        """Why the selected entry cannot be completed; "" if it can."""
        # Asked each time: the release may have begun on its own page, which signals nothing to this list.
        if self._is_releasing():
            return self.tr("A release is running. Wait until it has ended.")
        if self._chosen_pending():
            return ""
        return self.tr("Choose a pending release: it was charged, and its tables are not made yet.")

    # ------------------------------------------------------------ what is asked

    def _ask_open(self) -> None:
        if number := self._chosen_release():
            self.open_wanted.emit(number)

    def _ask_export(self) -> None:
        if number := self._chosen_release():
            self.export_wanted.emit(number)

    def _ask_comparison(self) -> None:
        if number := self._chosen_release():
            self.compare_wanted.emit(number)

    def _ask_answers(self) -> None:
        if number := self._chosen_round():
            self.answers_wanted.emit(number)

    def _ask_completion(self) -> None:
        if number := self._chosen_pending():
            self.complete_wanted.emit(number)

    def _open_or_complete(self) -> None:
        if self._chosen_pending() and not self._why_not_completed:
            self._ask_completion()
        elif self._chosen_round():
            self._ask_answers()
        else:
            self._ask_open()

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        for action in (self._complete, self._open, self._export, self._compare, self._answers):
            row.addWidget(action)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._list, 1)
        column.addLayout(row)

    def _connect(self) -> None:
        self._list.row_chosen.connect(lambda _: self.show_actions())
        self._list.row_activated.connect(lambda _: self._open_or_complete())
        self._complete.clicked.connect(self._ask_completion)
        self._open.clicked.connect(self._ask_open)
        self._export.clicked.connect(self._ask_export)
        self._compare.clicked.connect(self._ask_comparison)
        self._answers.clicked.connect(self._ask_answers)
