"""One search for a list: its dialog, its quotes, the running search, and what becomes of what it found."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from core import Attribute, Cancelled, EngineError, KeptChoice, ListsFound, ListsQuote, SamePeopleError
from guiapp.commands import attributes, finding
from guiapp.commands.finding import ListsAsked
from guiapp.desktop.language import told, translate_error
from guiapp.dialogs.code_list_dialog import Columns
from guiapp.dialogs.file_dialogs import ask_code_list
from guiapp.dialogs.find_list_dialog import FindListDialog
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext

PAUSE_MS = 80
"""Milliseconds without a change before a quote is requested; a shorter pause would quote every typed character."""


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
        self._newest: Job | None = None
        self._job: Job | None = None
        self._charges: list[int] = []
        self._dialog = FindListDialog(attribute, context.workspace.engine.parse_amount, parent)
        self._dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._quote)
        self._dialog.changed.connect(self._pause.start)
        self._dialog.accepted_quote.connect(self._find)
        self._dialog.stop_wanted.connect(self._stop)
        self._dialog.code_list_wanted.connect(self._ask_code_list)
        self._dialog.finished.connect(self._close)

    def open(self) -> None:
        """Show the dialog, with a quote for what is proposed."""
        self._quote()
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
        self._pause.stop()
        self._newest = None
        self.deleteLater()

    # ------------------------------------------------------------ the quote

    def _quote(self) -> None:
        wanted, cost = self._dialog.wanted, self._dialog.cost
        if wanted is None or cost is None:
            return
        asked = ListsAsked(wanted, cost, self._dialog.total)
        job = finding.quote_lists(self._context, asked, lambda quote: self._show(job, quote))
        self._newest = job
        if job is not None:
            job.failed.connect(lambda error: self._refuse(job, error))

    def _show(self, job: Job | None, quote: ListsQuote) -> None:
        if job is self._newest:  # otherwise something else is asked for by now
            self._dialog.show_quote(quote)

    def _refuse(self, job: Job | None, error: EngineError) -> None:
        if job is self._newest:
            self._dialog.show_refusal(translate_error(error))

    # ------------------------------------------------------------ the search

    def _find(self, quote: ListsQuote, other_people: bool) -> None:
        if quote.kept is not None:
            self._take(quote, quote.kept)
            return
        # Filled by the thread of the search as soon as the ledger is charged: from then on, the cost stands.
        self._charges = []
        job = finding.find_lists(
            self._context,
            quote,
            self._charges.append,
            lambda kept: self._take(quote, kept),
            other_people=other_people,
        )
        if job is None:
            return
        self._job = job
        self._dialog.begin()
        job.progressed.connect(self._dialog.advance)
        job.failed.connect(self._fail)
        job.cancelled.connect(lambda: self._fail(Cancelled()))
        job.ended.connect(self._end)

    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()

    def _end(self) -> None:
        self._job = None

    def _take(self, quote: ListsQuote, kept: KeptChoice[ListsFound]) -> None:
        finding.take_found(self._context, quote.planned, kept)
        self._dialog.accept()

    def _fail(self, error: EngineError) -> None:
        text = translate_error(error)
        if self._charges:
            stands = self.tr("The ledger had been charged already: the cost stands. Ask again, at no further cost.")
            text = f"{text} {stands}"
        others = told(error.others) if isinstance(error, SamePeopleError) and not self._charges else ""
        self._dialog.show_failure(text, others)
        self._quote()
