"""One suggestion of tables: its dialog, its quotes, the running choice, and what becomes of what it found."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from core import Cancelled, EngineError, KeptChoice, SamePeopleError, Suggestion, SuggestionQuote, SuggestionTerms
from guiapp.commands import suggest as commands
from guiapp.commands.suggest import ConfirmedSuggestion
from guiapp.desktop.language import told, translate_error
from guiapp.dialogs.suggest_tables_dialog import SuggestTablesDialog
from guiapp.jobs.job import Job
from guiapp.models.wanted_tables import wanted_rows
from guiapp.state.app_context import AppContext

Add = Callable[[Sequence[tuple[str, ...]]], object]

PAUSE_MS = 80
"""Milliseconds without a change before a quote is requested; a shorter pause would quote every typed character."""


class SuggestionRun(QObject):
    """Lives as long as its dialog; a choice that is stopped after its charge is gone on with when asked again.

    Args:
        context: has the plan and the ledger.
        add: adds tables, each a tuple of names, to the plan.
        parent: the page.
    """

    def __init__(
        self, context: AppContext, add: Callable[[Sequence[tuple[str, ...]]], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._plan = context.workspace.plan
        self._newest: Job | None = None
        self._job: Job | None = None
        self._charges: list[int] = []
        self._dialog = SuggestTablesDialog(context.workspace.engine.parse_amount, SuggestionTerms(), parent)
        self._dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._quote)
        self._dialog.terms_changed.connect(lambda _: self._pause.start())
        self._dialog.suggest_wanted.connect(self._suggest)
        self._dialog.stop_wanted.connect(self._stop)
        self._dialog.add_wanted.connect(add)
        self._dialog.finished.connect(self._close)

    def open(self) -> None:
        """Show the dialog, with a quote for what is proposed."""
        self._quote()
        self._dialog.open()

    def _close(self) -> None:
        """Drop a quote that is on its way; no choice runs, as the dialog stays open until it has ended."""
        self._pause.stop()
        self._newest = None
        self.deleteLater()

    # ------------------------------------------------------------ the quote

    def _quote(self) -> None:
        terms = self._dialog.terms
        if terms is None:
            return
        total = self._dialog.total
        job = commands.quote_suggestion(self._context, terms, total, lambda quote: self._show(job, quote))
        self._newest = job
        if job is not None:
            job.failed.connect(lambda error: self._refuse(job, error))

    def _show(self, job: Job | None, quote: SuggestionQuote) -> None:
        if job is self._newest:  # otherwise something else is asked for by now
            self._dialog.show_quote(quote)

    def _refuse(self, job: Job | None, error: EngineError) -> None:
        if job is self._newest:
            self._dialog.show_refusal(error)

    # ------------------------------------------------------------ the choice

    def _suggest(self, quote: SuggestionQuote, other_people: bool) -> None:
        if quote.kept is not None:
            self._found(quote.kept)
            return
        # Filled by the thread of the choice as soon as the ledger is charged: from then on, the cost stands.
        self._charges = []
        confirmed = ConfirmedSuggestion(quote, self._plan, other_people)
        job = commands.suggest(self._context, confirmed, self._charges.append, self._found)
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

    def _found(self, kept: KeptChoice[Suggestion]) -> None:
        self._dialog.show_found(kept, [frozenset(row.names) for row in wanted_rows(self._context.workspace.plan)])

    def _fail(self, error: EngineError) -> None:
        text = translate_error(error)
        if self._charges:
            stands = self.tr("The ledger had been charged already: the cost stands. Ask again, at no further cost.")
            text = f"{text} {stands}"
        others = told(error.others) if isinstance(error, SamePeopleError) and not self._charges else ""
        self._dialog.show_failure(text, others)
        self._quote()
