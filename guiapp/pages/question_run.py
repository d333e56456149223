"""One round of questions: its dialog, its quotes, the opening, every question, and its end."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from core.front_door import Cancelled, OpenRound, Question, RoundQuote
from guiapp.commands import questions as commands
from guiapp.commands.private_choices import ConfirmedChoice
from guiapp.desktop.language import translate_error
from guiapp.desktop.notices import Tone
from guiapp.dialogs.round_dialog import RoundDialog
from guiapp.jobs.job import Job
from guiapp.pages.choice_run import ChoiceRun
from guiapp.state.app_context import AppContext


class QuestionRun(QObject):
    """Lives as long as its dialog; the round, whose rows it holds, ends with it.

    Args:
        context: has the plan and the ledger.
        parent: the page.
    """

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._plan = context.workspace.plan
        self._opened: OpenRound | None = None
        workspace = context.workspace
        self._dialog = RoundDialog(workspace.engine.parse_amount, workspace.dataset, parent)
        self._dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._run = ChoiceRun(self._dialog, self._request, self)
        self._dialog.changed.connect(self._run.quote_soon)
        self._dialog.accepted_quote.connect(self._open)
        self._dialog.stop_wanted.connect(self._run.stop)
        self._dialog.asked.connect(self._ask)
        self._dialog.copied.connect(lambda words: context.notices.say(words, Tone.GOOD))
        self._dialog.finished.connect(self._close)

    def open(self) -> None:
        """Show the dialog, with a quote for what is proposed."""
        self._run.quote()
        self._dialog.open()

    def _close(self) -> None:
        """End the round, and drop a quote that is on its way; the dialog stays while a job of it runs."""
        self._run.close()
        if self._opened is not None:
            self._opened.close()  # answers that were paid for and not asked are lost; the dialog has warned
        self._context.workspace.ledger_moved()  # the Ledger page tells of the answers
        self.deleteLater()

    def _request(self, then: Callable[[RoundQuote], object]) -> Job | None:
        limits = self._dialog.limits
        return None if limits is None else commands.quote_round(self._context, limits, then)

    def _open(self, quote: RoundQuote, other_people: bool) -> None:
        confirmed = ConfirmedChoice(quote, self._plan, other_people)
        self._run.spend(lambda charged: commands.open_round(self._context, confirmed, charged, self._take))

    def _take(self, opened: OpenRound) -> None:
        self._opened = opened
        self._dialog.show_round(opened)

    def _ask(self, question: Question) -> None:
        if self._opened is None:
            return
        job = commands.ask(self._context, self._opened, question, self._dialog.show_answer)
        job.failed.connect(lambda error: self._dialog.show_unanswered(translate_error(error)))
        job.cancelled.connect(lambda: self._dialog.show_unanswered(translate_error(Cancelled())))
