"""One suggestion of tables: its dialog, its quotes, the running choice, and what becomes of what it found."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from core.front_door import KeptChoice, Suggestion, SuggestionQuote, SuggestionTerms
from guiapp.commands import suggest as commands
from guiapp.commands.private_choices import ConfirmedChoice
from guiapp.dialogs.suggest_tables_dialog import SuggestTablesDialog
from guiapp.jobs.job import Job
from guiapp.models.wanted_tables import wanted_rows
from guiapp.pages.choice_run import ChoiceRun
from guiapp.state.app_context import AppContext

Add = Callable[[Sequence[tuple[str, ...]]], object]


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
        self._dialog = SuggestTablesDialog(context.workspace.engine.parse_amount, SuggestionTerms(), parent)
        self._dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._run = ChoiceRun(self._dialog, self._request, self)
        self._dialog.changed.connect(self._run.quote_soon)
        self._dialog.accepted_quote.connect(self._suggest)
        self._dialog.stop_wanted.connect(self._run.stop)
        self._dialog.add_wanted.connect(add)
        self._dialog.finished.connect(self._close)

    def open(self) -> None:
        """Show the dialog, with a quote for what is proposed."""
        self._run.quote()
        self._dialog.open()

    def _close(self) -> None:
        """Drop a quote that is on its way; no choice runs, as the dialog stays open until it has ended."""
        self._run.close()
        self.deleteLater()

    def _request(self, then: Callable[[SuggestionQuote], object]) -> Job | None:
        terms = self._dialog.terms
        return None if terms is None else commands.quote_suggestion(self._context, terms, self._dialog.total, then)

    def _suggest(self, quote: SuggestionQuote, other_people: bool) -> None:
        if quote.kept is not None:
            # Public since it was kept: shown at once, without a job, a charge or a consent.
            self._found(quote.kept)
            return
        confirmed = ConfirmedChoice(quote, self._plan, other_people)
        self._run.spend(lambda charged: commands.suggest(self._context, confirmed, charged, self._found))

    def _found(self, kept: KeptChoice[Suggestion]) -> None:
        self._dialog.show_found(kept, [frozenset(row.names) for row in wanted_rows(self._context.workspace.plan)])
