"""One search for a list: its dialog, its quotes, the running search, and what becomes of what it found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from core.front_door import Attribute, KeptChoice, ListsFound, ListsQuote
from guiapp.commands import attributes, finding
from guiapp.commands.finding import ListsAsked
from guiapp.dialogs.code_list_dialog import Columns
from guiapp.dialogs.file_dialogs import ask_code_list
from guiapp.dialogs.find_list_dialog import FindListDialog
from guiapp.jobs.job import Job
from guiapp.pages.choice_run import ChoiceRun
from guiapp.state.app_context import AppContext


class ListFinder(QObject):
    """Lives as long as its dialog; a search that is stopped after its charge goes on when an equal one is asked for.

    Args:
        context: has the plan and the ledger.
        attribute: whose list is found.
        parent: the page.
    """

    def __init__(self, context: AppContext, attribute: Attribute, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._dialog = FindListDialog(attribute, context.workspace.engine.parse_amount, parent)
        self._dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._run = ChoiceRun(self._dialog, self._request, self)
        self._dialog.changed.connect(self._run.quote_soon)
        self._dialog.accepted_quote.connect(self._find)
        self._dialog.stop_wanted.connect(self._run.stop)
        self._dialog.code_list_wanted.connect(self._ask_code_list)
        self._dialog.finished.connect(self._close)

    def open(self) -> None:
        """Show the dialog, with a quote for what is proposed."""
        self._run.quote()
        self._dialog.open()

    def load_code_list(self, path: Path) -> None:
        """Take the first column of a code list as the public list."""

        def take(columns: object) -> None:
            header, texts = cast(Columns, columns)[0]
            self._dialog.show_listed((header, *texts), path.name)

        attributes.read_code_list(self._context, path, self._ask_code_list).done.connect(take)

    def _ask_code_list(self) -> None:
        path = ask_code_list(self._dialog, self._context.workspace.folder)
        if path is not None:
            self.load_code_list(path)

    def _close(self) -> None:
        """Drop a quote that is on its way; no search runs, as the dialog stays open until it has ended."""
        self._run.close()
        self.deleteLater()

    def _request(self, then: Callable[[ListsQuote], object]) -> Job | None:
        wanted, cost = self._dialog.wanted, self._dialog.cost
        if wanted is None or cost is None:
            return None
        return finding.quote_lists(self._context, ListsAsked(wanted, cost, self._dialog.total), then)

    def _find(self, quote: ListsQuote, other_people: bool) -> None:
        if quote.kept is not None:
            # Public since it was kept: shown at once, without a job, a charge or a consent.
            self._take(quote, quote.kept)
            return

        def start(charged: Callable[[int], object]) -> Job | None:
            def take(kept: KeptChoice[ListsFound]) -> None:
                self._take(quote, kept)

            return finding.find_lists(self._context, quote, charged, take, other_people=other_people)

        self._run.spend(start)

    def _take(self, quote: ListsQuote, kept: KeptChoice[ListsFound]) -> None:
        finding.take_found(self._context, quote.planned, kept)
        self._dialog.accept()
