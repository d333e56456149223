"""Dialog of a private choice: a form with its cost and the consent to it, then what was found."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QStackedWidget, QVBoxLayout, QWidget

from core.front_door import EngineError
from guiapp.desktop.screen_room import resize_within
from guiapp.dialogs.choice_form import ChoiceForm
from guiapp.dialogs.choice_panel import AnyChoice

SIZE = QSize(640, 640)
"""Pixels at first: fields, and a quote of some ten sentences."""


class ChoiceDialog(QDialog):
    """Consent takes a tick and a button, as for a release; while a choice runs the dialog stays.

    Args:
        form: what is asked for; shown first.
        parent: the page.
        later: views that are shown once something was found.

    Signals:
        changed: something else is asked for; a quote is wanted.
        accepted_quote: the quote that the owner accepted, and whether similar rows are about other people.
        stop_wanted: the running choice should stop.
    """

    changed = Signal()
    accepted_quote = Signal(object, bool)
    stop_wanted = Signal()

    def __init__(self, form: ChoiceForm, parent: QWidget | None, *later: QWidget) -> None:
        super().__init__(parent)
        resize_within(self, SIZE.width(), SIZE.height())
        self._choice = form
        self._views = QStackedWidget()
        for view in (form, *later):
            self._views.addWidget(view)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.addWidget(self._views)
        form.changed.connect(self.changed)
        form.accepted.connect(self.accepted_quote)
        form.stop_wanted.connect(self.stop_wanted)
        form.declined.connect(self.reject)

    def show_quote(self, quote: AnyChoice) -> None:
        """Show what the choice would find and cost."""
        self._choice.show_quote(quote)

    def show_refusal(self, error: EngineError) -> None:
        """Show why nothing can be chosen."""
        self._choice.show_refusal(error)

    def begin(self) -> None:
        """Show that the choice runs."""
        self._choice.begin()

    def advance(self, done: float, total: float, what: str) -> None:
        """Show the progress: `done` of `total` > 0 of the step `what`."""
        self._choice.advance(done, total, what)

    def show_failure(self, text: str, others: str = "") -> None:
        """Show why nothing was found; `others`: names of datasets whose rows look alike, "" if it is not that."""
        self._choice.show_failure(text, others)

    def reject(self) -> None:
        """Close, or stop a running choice: what it finds is shown here, so the dialog stays until it has ended."""
        if self._choice.is_running:
            self._choice.stop()
        else:
            super().reject()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Click the focused button on Enter; QDialog would click a default button otherwise."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._choice.clicks_focused():
            return
        super().keyPressEvent(event)

    def _show_later(self, view: QWidget) -> None:
        """Show one of the later views."""
        self._views.setCurrentWidget(view)
        view.setFocus()
