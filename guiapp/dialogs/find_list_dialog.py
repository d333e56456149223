"""Dialog that finds the categories or bins of one attribute privately: what is asked, its cost, and the consent."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from core import Attribute, DatasetBudget, Kind, ListsQuote, ReleaseCost, WantedList
from guiapp.dialogs.choice_panel import ChoicePanel, ChoiceWords
from guiapp.dialogs.find_list_fields import FindListFields, Parse
from guiapp.widgets.controls.card import muted_label


class FindListDialog(QDialog):
    """Consent takes a tick and a button, as for a release.

    Args:
        attribute: whose list is found.
        parse: parses an amount exactly, or raises EngineError with the message to show.
        parent: the page.

    Signals:
        changed: something else is asked for; a quote is wanted.
        accepted_quote: the quote that the owner accepted, and whether similar rows are about other people.
        stop_wanted: the running search should stop.
        code_list_wanted: a public list should be loaded.
    """

    changed = Signal()
    accepted_quote = Signal(object, bool)
    stop_wanted = Signal()
    code_list_wanted = Signal()

    def __init__(self, attribute: Attribute, parse: Parse, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("find_list_dialog")
        title = self.tr("Find the categories of “{name}” privately")
        if attribute.kind is not Kind.CATEGORIES:
            title = self.tr("Find bins of “{name}” privately")
        self.setWindowTitle(title.format(name=attribute.name))
        self.resize(640, 640)
        self._fields = FindListFields(attribute, parse)
        self._panel = ChoicePanel(self._words())
        meant = self.tr(
            "A list read off the rows reveals which values occur. Found privately, it is protected like a release: by "
            "chance and noise, and for a part of the budget. What is too rare counts as “anything else”."
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addWidget(muted_label(meant, "find_meant"))
        column.addWidget(self._fields)
        column.addWidget(self._panel, 1)
        self._connect()

    @property
    def cost(self) -> ReleaseCost | None:
        """What the search may cost; None while it is not valid."""
        return self._fields.cost

    @property
    def wanted(self) -> WantedList | None:
        """The list that is wanted; None while it is not valid."""
        return self._fields.wanted

    @property
    def total(self) -> DatasetBudget | None:
        """The budget of a dataset that is new to the ledger; None if it is not valid, or the dataset is known."""
        return self._fields.total

    def show_listed(self, texts: Sequence[str], name: str) -> None:
        """Take a public list from the file `name`."""
        self._fields.show_listed(texts, name)

    def show_quote(self, quote: ListsQuote) -> None:
        """Show what the search would find and cost."""
        if quote.preview is None and not quote.is_paid:  # stays: with an amount in it, there is a preview
            self._fields.ask_total()
        self._panel.show_quote(quote)

    def show_refusal(self, text: str) -> None:
        """Show why nothing can be found."""
        self._panel.show_refusal(text)

    def begin(self) -> None:
        """Lock the fields and show the progress."""
        self._fields.setEnabled(False)
        self._panel.begin()

    def advance(self, done: float, total: float, what: str) -> None:
        """Show the progress: `done` of `total` > 0 of the step `what`."""
        self._panel.advance(done, total, what)

    def show_failure(self, text: str, others: str = "") -> None:
        """Show why nothing was found; `others`: names of datasets whose rows look alike, "" if it is not that."""
        self._fields.setEnabled(True)
        self._panel.show_failure(text, others)

    def reject(self) -> None:
        """Close, or stop a running search: the dialog stays until it has ended."""
        if self._panel.is_running:
            self._panel.decline()
        else:
            super().reject()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Click the focused button on Enter; QDialog would click a default button otherwise."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._panel.clicks_focused():
            return
        super().keyPressEvent(event)

    def _words(self) -> ChoiceWords:
        return ChoiceWords(
            stem="find",
            deed="finding",
            do=self.tr("Find"),
            spend=self.tr("Spend {0} and find"),
            show_kept=self.tr("Use the list found before"),
            cost=self.tr("This search: {0}"),
            no_budget=self.tr("First give “{0}” its budget: how much may be spent on it in all."),
            contents=self.tr("What is found and what it costs"),
            progress=self.tr("Progress of the search"),
        )

    def _connect(self) -> None:
        self._fields.changed.connect(self._panel.forget_quote)
        self._fields.changed.connect(self.changed)
        self._fields.code_list_wanted.connect(self.code_list_wanted)
        self._panel.accepted.connect(self.accepted_quote)
        self._panel.stop_wanted.connect(self.stop_wanted)
        self._panel.declined.connect(self.reject)
