"""What a round of questions may cost and how far off its answers may be, above its quote and the consent to it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from core import EngineError, RoundQuote, exact_text
from guiapp.desktop.language import told, translate_error
from guiapp.desktop.number_words import typed_amount
from guiapp.dialogs.choice_panel import ChoicePanel, ChoiceWords
from guiapp.models.round_limits import RoundLimits
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.controls.invalid_field import mark_refused

MOST_ANSWERS = 999
"""Measured answers of a round: each further one takes from the ε of all."""
MOST_OFF = 1_000_000_000
"""The widest tolerance that can be entered: beyond any file."""

Parse = Callable[[str, str], Fraction]


class RoundForm(QWidget):
    """Fields above a ChoicePanel. Every change of a field takes the tick back: consent is to the cost that is shown.

    Signals:
        limits_changed: something else is asked for, validly.
        open_wanted: the RoundQuote that was accepted, and whether similar rows are about other people.
        stop_wanted: the round that is being opened should stop.
        declined: nothing is wanted.
    """

    limits_changed = Signal()
    open_wanted = Signal(object, bool)
    stop_wanted = Signal()
    declined = Signal()

    def __init__(self, parse: Parse, dataset: str) -> None:
        super().__init__()
        self._parse, limits = parse, RoundLimits()
        self._epsilon = QLineEdit(told(exact_text(limits.epsilon)))
        self._epsilon.setObjectName("round_epsilon")
        self._answers = QSpinBox()
        self._answers.setObjectName("round_answers_most")
        self._answers.setRange(1, MOST_ANSWERS)
        self._answers.setValue(limits.n_answers)
        self._within = QSpinBox()
        self._within.setObjectName("round_within")
        self._within.setRange(1, MOST_OFF)
        self._within.setGroupSeparatorShown(True)  # a tolerance of thousands is usual for a large file
        self._within.setValue(limits.within)
        self._panel = ChoicePanel(self._words())
        self._lay_out(dataset)
        self._connect()

    @property
    def limits(self) -> RoundLimits | None:
        """What is asked for; None while ε is not valid."""
        try:
            epsilon = self._parse(typed_amount(self._epsilon.text()), "ε")
        except EngineError as error:
            mark_refused(self._epsilon, translate_error(error))
            return None
        # How many rows a person may have is known to the plan: the terms are made where it is at hand.
        mark_refused(self._epsilon, "")
        return RoundLimits(epsilon, self._answers.value(), self._within.value())

    def show_quote(self, quote: RoundQuote) -> None:
        """Show a quote for the fields as they are."""
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

    def show_failure(self, text: str, others: str) -> None:
        """Show why no round is open; see the dialog."""
        self._allow_changes(on=True)
        self._panel.show_failure(text, others)

    @property
    def is_running(self) -> bool:
        """Whether a round is being opened."""
        return self._panel.is_running

    def stop(self) -> None:
        """Ask the opening to stop."""
        self._panel.decline()

    def clicks_focused(self) -> bool:
        """Click the button that has the focus; return whether one had it."""
        return self._panel.clicks_focused()

    def _allow_changes(self, *, on: bool) -> None:
        for field in (self._epsilon, self._answers, self._within):
            field.setEnabled(on)

    def _change(self) -> None:
        # At once, not when the new quote comes: a tick must never stand beside a cost that it was not given for.
        self._panel.forget_quote()
        if self.limits is not None:
            self.limits_changed.emit()

    def _words(self) -> ChoiceWords:
        return ChoiceWords(
            stem="round",
            deed="round",
            do=self.tr("Open the round"),
            spend=self.tr("Spend {0} and open the round"),
            show_kept=self.tr("Open the round"),
            cost=self.tr("This round: {0}"),
            no_budget=self.tr("To ask, first give “{0}” its budget on the Ledger page."),
            contents=self.tr("How questions are answered and what they cost"),
            progress=self.tr("Progress of opening the round"),
        )

    # ------------------------------------------------------------ building

    def _lay_out(self, dataset: str) -> None:
        meant = muted_label(
            self.tr(
                "A round asks the rows of “{0}” where its published tables are not near enough. It is protected like a "
                "release: with noise, and for a part of the budget."
            ).format(dataset),
            "round_meant",
        )
        fields = QFormLayout()
        fields.setHorizontalSpacing(12)
        fields.addRow(self.tr("Cost in all, &ε"), self._epsilon)
        fields.addRow(self.tr("&Measured answers, at most"), self._answers)
        fields.addRow(self.tr("Tables are &near enough within"), self._within)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(meant)
        column.addLayout(fields)
        column.addWidget(self._panel, 1)

    def _connect(self) -> None:
        self._epsilon.textChanged.connect(lambda _: self._change())
        for field in (self._answers, self._within):
            field.valueChanged.connect(lambda _: self._change())
        self._panel.accepted.connect(self.open_wanted)
        self._panel.stop_wanted.connect(self.stop_wanted)
        self._panel.declined.connect(self.declined)
