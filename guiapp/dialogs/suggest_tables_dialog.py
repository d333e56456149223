"""Dialog that suggests tables: what is asked for, what it costs, the consent, and the tables found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QStackedWidget, QVBoxLayout, QWidget

from core import DatasetBudget, EngineError, KeptChoice, Suggestion, SuggestionQuote, SuggestionTerms
from guiapp.dialogs.suggested_tables import SuggestedTables
from guiapp.dialogs.suggestion_form import SuggestionForm

Parse = Callable[[str, str], Fraction]


class SuggestTablesDialog(QDialog):
    """Consent takes a tick and a button, as for a release; what was found can be ticked into the plan.

    Args:
        parse: parses an amount exactly, or raises EngineError with the message to show.
        terms: what is asked for at first.

    Signals:
        terms_changed: something else is asked for; a quote is wanted.
        suggest_wanted: the quote that the owner accepted, and whether similar rows are about other people.
        stop_wanted: the running choice should stop.
        add_wanted: tables that the plan should have, each a tuple of names.
    """

    terms_changed = Signal(object)
    suggest_wanted = Signal(object, bool)
    stop_wanted = Signal()
    add_wanted = Signal(object)

    def __init__(self, parse: Parse, terms: SuggestionTerms, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("suggest_tables_dialog")
        self.setWindowTitle(self.tr("Suggest tables"))
        self.resize(640, 640)
        self._form = SuggestionForm(parse, terms)
        self._found = SuggestedTables()
        self._views = QStackedWidget()
        for view in (self._form, self._found):
            self._views.addWidget(view)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.addWidget(self._views)
        self._connect()

    @property
    def terms(self) -> SuggestionTerms | None:
        """What is asked for; None while it is not valid."""
        return self._form.terms

    @property
    def total(self) -> DatasetBudget | None:
        """The budget of a dataset that is new to the ledger; None if it is not valid, or the dataset is known."""
        return self._form.total

    def show_quote(self, quote: SuggestionQuote) -> None:
        """Show what the suggestion would choose and cost."""
        self._form.show_quote(quote)

    def show_refusal(self, error: EngineError) -> None:
        """Show why nothing can be suggested."""
        self._form.show_refusal(error)

    def begin(self) -> None:
        """Show that the choice runs."""
        self._form.begin()

    def advance(self, done: float, total: float, what: str) -> None:
        """Show the progress: `done` of `total` > 0 of the step `what`."""
        self._form.advance(done, total, what)

    def show_failure(self, text: str, others: str = "") -> None:
        """Show why there are no tables; `others`: names of datasets whose rows look alike, "" if it is not that."""
        self._form.show_failure(text, others)

    def show_found(self, kept: KeptChoice[Suggestion], present: Sequence[frozenset[str]]) -> None:
        """Show the tables found; `present` are those of the plan."""
        self._found.show_found(kept, present)
        self._views.setCurrentWidget(self._found)
        self._found.setFocus()

    def reject(self) -> None:
        """Close, or stop a running choice: what it finds is shown here, so the dialog stays until it has ended."""
        if self._form.is_running:
            self._form.stop()
        else:
            super().reject()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Click the focused spending button on Enter; QDialog would click a default button otherwise."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._form.clicks_focused():
            return
        super().keyPressEvent(event)

    def _connect(self) -> None:
        self._form.terms_changed.connect(self.terms_changed)
        self._form.suggest_wanted.connect(self.suggest_wanted)
        self._form.stop_wanted.connect(self.stop_wanted)
        self._form.declined.connect(self.reject)
        self._found.add_wanted.connect(self._add)
        self._found.closed.connect(self.accept)

    def _add(self, tables: Sequence[tuple[str, ...]]) -> None:
        # Closes: the result is visible on the page behind, and can be undone there.
        self.add_wanted.emit(tables)
        self.accept()
