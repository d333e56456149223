"""Fields of a private choice above its cost and the consent to it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLayout, QVBoxLayout, QWidget

from core.front_door import EngineError
from guiapp.desktop.language import translate_error
from guiapp.dialogs.choice_panel import AnyChoice, ChoicePanel, ChoiceWords
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.controls.form_labels import level_labels


class ChoiceForm(QWidget):
    """Every change of a field takes the tick back: consent is to the cost that is shown.

    Signals:
        changed: something else is asked for; a quote is wanted.
        accepted: the quote that was accepted, and whether similar rows are about other people.
        stop_wanted: the running choice should stop.
        declined: nothing is wanted.
    """

    changed = Signal()
    accepted = Signal(object, bool)
    stop_wanted = Signal()
    declined = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._panel = ChoicePanel(self._words())
        self._panel.accepted.connect(self.accepted)
        self._panel.stop_wanted.connect(self.stop_wanted)
        self._panel.declined.connect(self.declined)

    @abstractmethod
    def _words(self) -> ChoiceWords:
        """Return what the choice is called."""

    @abstractmethod
    def _fields(self) -> Sequence[QWidget]:
        """Return what is locked while the choice runs."""

    @abstractmethod
    def _is_valid(self) -> bool:
        """Return whether the fields say what is asked for; mark those that do not."""

    def _problem(self) -> str:
        """Return what is wrong with the first field that is marked; "" if none is."""
        return next(filter(None, (field.accessibleDescription() for field in self._fields())), "")

    @property
    def is_running(self) -> bool:
        """Whether a choice runs."""
        return self._panel.is_running

    def show_quote(self, quote: AnyChoice) -> None:
        """Show a quote for the fields as they are; one that comes after they were spoilt is of others."""
        if self._is_valid():
            self._panel.show_quote(quote)

    def show_refusal(self, error: EngineError) -> None:
        """Show why there is no quote."""
        self._panel.show_refusal(translate_error(error))

    def begin(self) -> None:
        """Lock the fields and show the progress."""
        self._allow_changes(on=False)
        self._panel.begin()

    def advance(self, done: float, total: float, what: str) -> None:
        """Show the progress: `done` of `total` > 0 of the step `what`."""
        self._panel.advance(done, total, what)

    def show_failure(self, text: str, others: str = "") -> None:
        """Show why nothing was chosen; `others`: datasets whose rows look alike, "" if it is not that."""
        self._allow_changes(on=True)
        self._panel.show_failure(text, others)

    def stop(self) -> None:
        """Ask the running choice to stop."""
        self._panel.decline()

    def clicks_focused(self) -> bool:
        """Click the button that has the focus; return whether one had it."""
        return self._panel.clicks_focused()

    def _change(self) -> None:
        """Forget the quote and the consent to it; ask for another quote."""
        # At once, not when the new quote comes: a tick must never stand beside a cost that it was not given for.
        self._panel.forget_quote()
        if self._is_valid():
            self.changed.emit()
        else:  # sentences about other fields must not stay beside these
            self._panel.show_refusal(self._problem())

    def _allow_changes(self, *, on: bool) -> None:
        for field in self._fields():
            field.setEnabled(on)

    def _lay_out(self, meant: str, name: str, fields: QLayout | QWidget) -> None:
        """Put what the choice means, a text of that object name, above fields and panel."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(muted_label(meant, name))
        if isinstance(fields, QFormLayout):
            level_labels(fields)
        if isinstance(fields, QLayout):
            column.addLayout(fields)
        else:
            column.addWidget(fields)
        column.addWidget(self._panel, 1)
