"""Dialog that suggests tables: what is asked for, what it costs, the consent, and the tables found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from core.front_door import DatasetBudget, KeptChoice, Suggestion, SuggestionTerms
from guiapp.dialogs.choice_dialog import ChoiceDialog
from guiapp.dialogs.suggested_tables import SuggestedTables
from guiapp.dialogs.suggestion_form import SuggestionForm

Parse = Callable[[str, str], Fraction]


class SuggestTablesDialog(ChoiceDialog):
    """What was found can be ticked into the plan.

    Args:
        parse: parses an amount exactly, or raises EngineError with the message to show.
        terms: what is asked for at first.

    Signals:
        add_wanted: tables that the plan should have, each a tuple of names.
    """

    add_wanted = Signal(object)

    def __init__(self, parse: Parse, terms: SuggestionTerms, parent: QWidget | None = None) -> None:
        self._form = SuggestionForm(parse, terms)
        self._found = SuggestedTables()
        super().__init__(self._form, parent, self._found)
        self.setObjectName("suggest_tables_dialog")
        self.setWindowTitle(self.tr("Suggest tables"))
        self._found.add_wanted.connect(self._add)
        self._found.closed.connect(self.accept)

    @property
    def terms(self) -> SuggestionTerms | None:
        """What is asked for; None while it is not valid."""
        return self._form.terms

    @property
    def total(self) -> DatasetBudget | None:
        """The budget of a dataset that is new to the ledger; None if it is not valid, or the dataset is known."""
        return self._form.total

    def show_found(self, kept: KeptChoice[Suggestion], present: Sequence[frozenset[str]]) -> None:
        """Show the tables found; `present` are those of the plan."""
        self._found.show_found(kept, present)
        self._show_later(self._found)

    def _add(self, tables: Sequence[tuple[str, ...]]) -> None:
        # Closes: the result is visible on the page behind, and can be undone there.
        self.add_wanted.emit(tables)
        self.accept()
