"""Dialog of a round of questions: its terms and cost, the consent, then questions and answers until it ends."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from core.front_door import KeptChoice, OpenRound, RoundAnswer
from guiapp.desktop.screen_room import resize_within
from guiapp.dialogs.choice_dialog import ChoiceDialog
from guiapp.dialogs.round_form import RoundForm
from guiapp.dialogs.round_questions import RoundQuestions
from guiapp.models.round_limits import RoundLimits

Parse = Callable[[str, str], Fraction]


class RoundDialog(ChoiceDialog):
    """An open round ends with the dialog.

    Args:
        parse: parses an amount exactly, or raises EngineError with the message to show.
        dataset: whose rows are asked.

    Signals:
        asked: a Question.
        copied: message that something was copied.
    """

    asked = Signal(object)
    copied = Signal(str)

    def __init__(self, parse: Parse, dataset: str, parent: QWidget | None = None) -> None:
        self._form = RoundForm(parse, dataset)
        self._questions = RoundQuestions()
        super().__init__(self._form, parent, self._questions)
        self.setObjectName("round_dialog")
        self.setWindowTitle(self.tr("Further questions"))
        resize_within(self, 820, 680)
        self._questions.asked.connect(self.asked)
        self._questions.copied.connect(self.copied)
        self._questions.closed.connect(self.accept)

    @property
    def limits(self) -> RoundLimits | None:
        """What is asked for; None while it is not valid."""
        return self._form.limits

    def show_round(self, opened: OpenRound) -> None:
        """Show the open round."""
        self._questions.show_round(opened)
        self._show_later(self._questions)

    def show_answer(self, kept: KeptChoice[RoundAnswer]) -> None:
        """Show an answer."""
        self._questions.show_answer(kept)

    def show_unanswered(self, text: str) -> None:
        """Show why a question was not answered."""
        self._questions.show_failure(text)

    def reject(self) -> None:
        """Close; stop what is being opened, and warn once before paid answers are lost."""
        if self._views.currentWidget() is self._form:
            super().reject()
        # While a question is answered the dialog stays: its answer is paid for, and has to be seen.
        elif not self._questions.is_asking:
            self._questions.close_round()
