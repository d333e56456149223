"""What a round of questions may cost and how far off its answers may be, above its quote and the consent to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from PySide6.QtWidgets import QFormLayout, QLineEdit, QSpinBox, QWidget

from core.front_door import EngineError, exact_text
from guiapp.desktop.language import told, translate_error
from guiapp.desktop.number_words import typed_amount
from guiapp.dialogs.choice_form import ChoiceForm
from guiapp.dialogs.choice_panel import ChoiceWords
from guiapp.models.round_limits import RoundLimits
from guiapp.widgets.controls.invalid_field import mark_refused

MOST_ANSWERS = 999
"""Measured answers of a round: each further one takes from the ε of all."""
MOST_OFF = 1_000_000_000
"""The widest tolerance that can be entered: beyond any file."""

Parse = Callable[[str, str], Fraction]


class RoundForm(ChoiceForm):
    """What a round may cost, how many answers it gives, and within what tables are near enough."""

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
        self._lay_out(self._meant(dataset), "round_meant", self._rows())
        self._epsilon.textChanged.connect(lambda _: self._change())
        for field in (self._answers, self._within):
            field.valueChanged.connect(lambda _: self._change())

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

    def _is_valid(self) -> bool:
        return self.limits is not None

    def _fields(self) -> Sequence[QWidget]:
        return self._epsilon, self._answers, self._within

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

    def _meant(self, dataset: str) -> str:
        return self.tr(
            "A round asks the rows of “{0}” where its published tables are not near enough. It is protected like a "
            "release: with noise, and for a part of the budget."
        ).format(dataset)

    def _rows(self) -> QFormLayout:
        fields = QFormLayout()
        fields.setHorizontalSpacing(12)
        fields.addRow(self.tr("Total cost, &ε"), self._epsilon)
        fields.addRow(self.tr("&Measured answers, at most"), self._answers)
        fields.addRow(self.tr("Tables are &near enough within"), self._within)
        return fields
