"""Dialog of a round of questions: its terms and cost, the consent, then questions and answers until it ends."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QStackedWidget, QVBoxLayout, QWidget

from core import EngineError, KeptChoice, OpenRound, RoundAnswer, RoundQuote
from guiapp.dialogs.round_form import RoundForm
from guiapp.dialogs.round_questions import RoundQuestions
from guiapp.models.round_limits import RoundLimits

Parse = Callable[[str, str], Fraction]


class RoundDialog(QDialog):
    """Consent takes a tick and a button, as for a release; an open round ends with the dialog.

    Args:
        parse: parses an amount exactly, or raises EngineError with the message to show.
        dataset: whose rows are asked.

    Signals:
        limits_changed: something else is asked for; a quote is wanted.
        open_wanted: the quote that the owner accepted, and whether similar rows are about other people.
        stop_wanted: the round that is being opened should stop.
        asked: a Question.
        copied: message that something was copied.
    """

    limits_changed = Signal()
    open_wanted = Signal(object, bool)
    stop_wanted = Signal()
    asked = Signal(object)
    copied = Signal(str)

    def __init__(self, parse: Parse, dataset: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("round_dialog")
        self.setWindowTitle(self.tr("Further questions"))
        self.resize(820, 680)
        self._form = RoundForm(parse, dataset)
        self._questions = RoundQuestions()
        self._views = QStackedWidget()
        for view in (self._form, self._questions):
            self._views.addWidget(view)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.addWidget(self._views)
        self._connect()

    @property
    def limits(self) -> RoundLimits | None:
        """What is asked for; None while it is not valid."""
        return self._form.limits

    def show_quote(self, quote: RoundQuote) -> None:
        """Show how the round would answer and what it costs."""
        self._form.show_quote(quote)

    def show_refusal(self, error: EngineError) -> None:
        """Show why no round can be opened."""
        self._form.show_refusal(error)

    def begin(self) -> None:
        """Show that the round is being opened."""
        self._form.begin()

    def advance(self, done: float, total: float, what: str) -> None:
        """Show the progress: `done` of `total` > 0 of the step `what`."""
        self._form.advance(done, total, what)

    def show_failure(self, text: str, others: str = "") -> None:
        """Show why no round is open; `others`: names of datasets whose rows look alike, "" if it is not that."""
        self._form.show_failure(text, others)

    def show_round(self, opened: OpenRound) -> None:
        """Show the open round."""
        self._questions.show_round(opened)
        self._views.setCurrentWidget(self._questions)
        self._questions.setFocus()

    def show_answer(self, kept: KeptChoice[RoundAnswer]) -> None:
        """Show an answer."""
        self._questions.show_answer(kept)

    def show_unanswered(self, text: str) -> None:
        """Show why a question was not answered."""
        self._questions.show_failure(text)

    def reject(self) -> None:
        """Close; stop what is being opened, and warn once before paid answers are lost."""
        if self._form.is_running and self._views.currentWidget() is self._form:
            self._form.stop()
        elif self._views.currentWidget() is self._form:
            super().reject()
        # While a question is answered the dialog stays: its answer is paid for, and has to be seen.
        elif not self._questions.is_asking:
            self._questions.close_round()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Click the focused spending button on Enter; QDialog would click a default button otherwise."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._form.clicks_focused():
            return
        super().keyPressEvent(event)

    def _connect(self) -> None:
        self._form.limits_changed.connect(self.limits_changed)
        self._form.open_wanted.connect(self.open_wanted)
        self._form.stop_wanted.connect(self.stop_wanted)
        self._form.declined.connect(self.reject)
        self._questions.asked.connect(self.asked)
        self._questions.copied.connect(self.copied)
        self._questions.closed.connect(self.accept)
