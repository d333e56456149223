"""One round of questions: its dialog, its quotes, the opening, every question, and its end."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from core import Cancelled, EngineError, OpenRound, Question, RoundQuote, SamePeopleError
from guiapp.commands import questions as commands
from guiapp.commands.questions import ConfirmedRound
from guiapp.desktop.language import told, translate_error
from guiapp.desktop.notices import Tone
from guiapp.dialogs.round_dialog import RoundDialog
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext

PAUSE_MS = 80
"""Milliseconds without a change before a quote is requested; a shorter pause would quote every typed character."""


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
        self._newest: Job | None = None
        self._job: Job | None = None
        self._opened: OpenRound | None = None
        self._charges: list[int] = []
        workspace = context.workspace
        self._dialog = RoundDialog(workspace.engine.parse_amount, workspace.dataset, parent)
        self._dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._quote)
        self._dialog.limits_changed.connect(self._pause.start)
        self._dialog.open_wanted.connect(self._open)
        self._dialog.stop_wanted.connect(self._stop)
        self._dialog.asked.connect(self._ask)
        self._dialog.copied.connect(lambda words: context.notices.say(words, Tone.GOOD))
        self._dialog.finished.connect(self._close)

    def open(self) -> None:
        """Show the dialog, with a quote for what is proposed."""
        self._quote()
        self._dialog.open()

    def _close(self) -> None:
        """End the round, and drop a quote that is on its way; the dialog stays while a job of it runs."""
        self._pause.stop()
        self._newest = None
        if self._opened is not None:
            self._opened.close()
        self._context.workspace.ledger_moved()  # the Ledger page tells of the answers
        self.deleteLater()

    # ------------------------------------------------------------ the quote

    def _quote(self) -> None:
        limits = self._dialog.limits
        if limits is None:
            return
        job = commands.quote_round(self._context, limits, lambda quote: self._show(job, quote))
        self._newest = job
        if job is not None:
            job.failed.connect(lambda error: self._refuse(job, error))

    def _show(self, job: Job | None, quote: RoundQuote) -> None:
        if job is self._newest:  # otherwise something else is asked for by now
            self._dialog.show_quote(quote)

    def _refuse(self, job: Job | None, error: EngineError) -> None:
        if job is self._newest:
            self._dialog.show_refusal(error)

    # ------------------------------------------------------------ the opening

    def _open(self, quote: RoundQuote, other_people: bool) -> None:
        # Filled by the thread of the opening as soon as the ledger is charged: from then on, the cost stands.
        self._charges = []
        confirmed = ConfirmedRound(quote, self._plan, other_people)
        job = commands.open_round(self._context, confirmed, self._charges.append, self._take)
        if job is None:
            return
        self._job = job
        self._dialog.begin()
        job.progressed.connect(self._dialog.advance)
        job.failed.connect(self._fail)
        job.cancelled.connect(lambda: self._fail(Cancelled()))
        job.ended.connect(self._end)

    def _take(self, opened: OpenRound) -> None:
        self._opened = opened
        self._dialog.show_round(opened)

    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()

    def _end(self) -> None:
        self._job = None

    def _fail(self, error: EngineError) -> None:
        text = translate_error(error)
        if self._charges:
            stands = self.tr("The ledger had been charged already: the cost stands. Ask again, at no further cost.")
            text = f"{text} {stands}"
        others = told(error.others) if isinstance(error, SamePeopleError) and not self._charges else ""
        self._dialog.show_failure(text, others)
        self._quote()

    # ------------------------------------------------------------ questions

    def _ask(self, question: Question) -> None:
        if self._opened is None:
            return
        job = commands.ask(self._context, self._opened, question, self._dialog.show_answer)
        job.failed.connect(lambda error: self._dialog.show_unanswered(translate_error(error)))
        job.cancelled.connect(lambda: self._dialog.show_unanswered(translate_error(Cancelled())))
