"""What stands in place of the outcomes while none is known: why, and what to do about it."""

from __future__ import annotations

from PySide6.QtCore import Signal, SignalInstance

from core.front_door import EngineError, NoiseTooLargeError
from guiapp.desktop.language import translate_error
from guiapp.widgets.frame.empty_state import EmptyState


class NoOutcomes(EmptyState):
    """Says why there is no comparison.

    Attributes:
        summary: why no strategy is in use, in a few words.

    Signals:
        resume_wanted: the stopped search should continue.
        amount_wanted: the budget should be changed.
        tables_wanted: the tables should be changed.
    """

    resume_wanted = Signal()
    amount_wanted = Signal()
    tables_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("compare")
        self.summary = ""
        self._way_out: SignalInstance = self.resume_wanted
        self.clicked.connect(self._lead_on)

    def show_waiting(self) -> None:
        """Show that the strategies are being worked out."""
        self.summary = self.tr("Being worked out")
        self.set_words(self.summary, self.tr("Every strategy appears here as soon as its errors are known."))

    def show_stopped(self, error: EngineError) -> None:
        """Show that the search was stopped, and can continue."""
        self.summary, self._way_out = self.tr("Not worked out yet"), self.resume_wanted
        self.set_words(self.summary, translate_error(error), self.tr("Work it out"))

    def show_failure(self, error: EngineError) -> None:
        """Show why the plan cannot be predicted."""
        self.summary = self.tr("None could be worked out: nothing can be rehearsed or released.")
        if isinstance(error, NoiseTooLargeError):
            self._way_out = self.amount_wanted
            title, action = self.tr("The budget is too small"), self.tr("Change the amount")
        else:
            self._way_out = self.tables_wanted
            title, action = self.tr("Nothing to compare"), self.tr("Change the tables")
        self.set_words(title, translate_error(error), action)

    def _lead_on(self) -> None:
        self._way_out.emit()
