"""Editor of the cost of one release: ε, δ or ρ with a slider, and an explanation of the amount."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from fractions import Fraction
from typing import cast

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QLineEdit, QSlider, QVBoxLayout, QWidget

from core.front_door import (
    AmountError,
    DatasetBudget,
    Definition,
    EngineError,
    Neighbours,
    ReleaseCost,
    exact_text,
    parse_delta,
    surest_guess,
)
from guiapp.desktop.language import told, translate_error
from guiapp.desktop.number_words import percent_text, typed_amount
from guiapp.widgets.controls.form_labels import level_labels
from guiapp.widgets.controls.invalid_field import mark_refused
from guiapp.widgets.controls.steady_label import SteadyLabel

_STEP_TEXTS = (
    *("0.01", "0.015", "0.02", "0.03", "0.05", "0.07", "0.1", "0.15", "0.2", "0.25", "0.3", "0.4", "0.5", "0.6"),
    *("0.7", "0.8", "0.9", "1", "1.2", "1.5", "2", "2.5", "3", "4", "5", "6", "8", "10"),
)
STEPS = tuple(map(Fraction, _STEP_TEXTS))
"""Amounts at which the slider stops, in roughly equal ratios; any other amount can be typed."""

_FIGURES = 14
"""Characters that the field is wide for."""

USUAL_DELTA = Fraction(1, 10**9)
"""δ proposed when it is switched on: 1 in a billion. A δ near 1 / n, n the number of people, would allow a mechanism
that publishes the record of one of them unchanged."""

_DELTA = "δ"

Parse = Callable[[str, str], Fraction]


class BudgetEditor(QWidget):
    """Holds a ReleaseCost and a neighbour relation; only valid values are emitted.

    Args:
        parse: parses an amount exactly, or raises EngineError with the message to show.
    """

    budget_changed = Signal(object)
    neighbours_changed = Signal(object)

    def __init__(self, parse: Parse, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parse = parse
        self._budget = ReleaseCost.pure(1)
        self._is_person = False
        self._build()
        self._lay_out()
        self._connect()
        self.set_budget(self._budget)
        self.set_protected(person=False)

    # ------------------------------------------------------------ values

    @property
    def budget(self) -> ReleaseCost:
        """The last valid cost."""
        return self._budget

    def set_budget(self, budget: ReleaseCost) -> None:
        """Show `budget` without emitting it."""
        self._budget = budget
        blockers = [QSignalBlocker(control) for control in (self._definition, self._slider)]
        self._definition.setCurrentIndex(self._definition.findData(budget.definition))
        self._slider.setValue(min(bisect_left(STEPS, self._main_amount(budget)), len(STEPS) - 1))
        self._write(self._amount, self._main_amount(budget))
        if budget.delta:
            self._write(self._delta, budget.delta)
        del blockers
        self._show_rows()
        self._show_fault(None)
        self._explain()

    def set_neighbours(self, neighbours: Neighbours) -> None:
        """Show `neighbours` without emitting it."""
        blocker = QSignalBlocker(self._neighbours)
        self._neighbours.setCurrentIndex(self._neighbours.findData(neighbours))
        del blocker

    def set_protected(self, *, person: bool) -> None:
        """Word the texts for a person, or for a row if the plan names no person."""
        self._is_person = person
        words = {
            Neighbours.ADD_REMOVE: self.tr("whether it is in the data"),
            Neighbours.REPLACE: self.tr("which values it has"),
        }
        if person:
            words = {
                Neighbours.ADD_REMOVE: self.tr("whether they are in the data"),
                Neighbours.REPLACE: self.tr("which values they have"),
            }
        for neighbours, text in words.items():
            self._neighbours.setItemText(self._neighbours.findData(neighbours), text)
        about = self.tr("&Protected about a person") if person else self.tr("&Protected about a row")
        self._hidden.setText(about)
        self._explain()

    def ask_amount(self) -> None:
        """Move the focus to the amount."""
        self._amount.setFocus()
        self._amount.selectAll()

    @staticmethod
    def _main_amount(budget: ReleaseCost) -> Fraction:
        return budget.rho if budget.definition is Definition.CONCENTRATED else budget.epsilon

    def _write(self, edit: QLineEdit, amount: Fraction) -> None:
        """Write an amount exactly, unless the text has that value already, so that typed text is not replaced."""
        try:
            same = self._parse(typed_amount(edit.text()), "") == amount
        except EngineError:
            same = False
        if not same:
            edit.setText(told(exact_text(amount)))

    # ------------------------------------------------------------ inside

    def _build(self) -> None:
        self._definition = QComboBox()
        self._definition.setObjectName("budget_definition")
        self._definition.addItem(self.tr("Pure: ε alone"), Definition.PURE)
        self._definition.addItem(self.tr("ε with a tiny δ"), Definition.APPROXIMATE)
        self._definition.addItem(self.tr("Concentrated: ρ"), Definition.CONCENTRATED)
        self._amount = _amount_edit("budget_amount")
        self._delta = _amount_edit("budget_delta", told(exact_text(USUAL_DELTA)))
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setObjectName("budget_slider")
        self._slider.setRange(0, len(STEPS) - 1)
        self._slider.setPageStep(3)
        self._neighbours = QComboBox()
        self._neighbours.setObjectName("budget_neighbours")
        for neighbours in Neighbours:
            self._neighbours.addItem("", neighbours)
        self._meaning = SteadyLabel("budget_meaning")
        self._fault = QLabel()
        self._fault.setObjectName("budget_fault")
        self._fault.setWordWrap(True)
        self._fault.setProperty("role", "danger")
        self._fault.hide()

    def _lay_out(self) -> None:
        self._form = QFormLayout()
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.addRow(self.tr("&Guarantee"), self._definition)
        self._form.addRow(self.tr("&ε for this release"), self._amount)
        self._form.addRow(self._fault)
        self._form.addRow("", self._slider)
        self._form.addRow(self.tr("&δ"), self._delta)
        self._hidden = QLabel()
        self._hidden.setObjectName("budget_hidden")
        self._hidden.setBuddy(self._neighbours)
        self._form.addRow(self._hidden)
        self._form.addRow(self._neighbours)
        level_labels(self._form)
        self._slider.setAccessibleName(self.tr("Amount, from strict to weak"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(self._form)
        layout.addWidget(self._meaning)

    def _connect(self) -> None:
        self._definition.activated.connect(self._definition_chosen)
        self._amount.textEdited.connect(self._typed)
        self._delta.textEdited.connect(self._typed)
        self._slider.valueChanged.connect(self._slid)
        self._neighbours.activated.connect(
            lambda: self.neighbours_changed.emit(Neighbours(self._neighbours.currentData()))
        )

    def _definition_chosen(self) -> None:
        self._show_rows()
        self._typed()

    def _slid(self, position: int) -> None:
        self._amount.setText(told(exact_text(STEPS[position])))
        self._typed()

    def _typed(self) -> None:
        try:
            budget = self._read()
        except EngineError as error:
            self._show_fault(error)
            return
        self._show_fault(None)
        if budget != self._budget:
            self.set_budget(budget)
            self.budget_changed.emit(budget)

    def _show_fault(self, error: EngineError | None) -> None:
        """Show why the typed text is refused and that the last valid cost holds; None hides it."""
        wrong = self._amount if self._amount_is_wrong else self._delta
        why = ""
        if error is not None:
            holds = self.tr("{0} still holds.").format(amount_words(self._budget))
            why = f"{self._reason(error)} {holds}"
        for edit in (self._amount, self._delta):
            mark_refused(edit, why if edit is wrong else "")
        self._place_fault(wrong)
        self._fault.setText(why)
        self._fault.setVisible(bool(why))

    def _place_fault(self, wrong: QLineEdit) -> None:
        """Move the error message directly below its field."""
        if self._row_of(self._fault) != self._row_of(wrong) + 1:
            self._form.takeRow(self._fault)
            self._form.insertRow(self._row_of(wrong) + 1, self._fault)

    def _row_of(self, widget: QWidget) -> int:
        row, _ = cast("tuple[int, object]", self._form.getWidgetPosition(widget))  # the stub returns object
        return row

    def _reason(self, error: EngineError) -> str:
        if (
            isinstance(error, AmountError) and error.what == _DELTA
        ):  # δ may be 0 elsewhere; here the user has chosen (ε, δ)
            return self.tr("δ is “{0}”, but it must be above 0 and below 1. Write it like 1e-9.").format(error.text)
        return translate_error(error)

    @property
    def _amount_is_wrong(self) -> bool:
        try:
            self._parse(typed_amount(self._amount.text()), "")
        except EngineError:
            return True
        return False

    def _read(self) -> ReleaseCost:
        definition = self._definition.currentData()
        if definition == Definition.CONCENTRATED:
            return ReleaseCost.concentrated(self._parse(typed_amount(self._amount.text()), "ρ"))
        epsilon = self._parse(typed_amount(self._amount.text()), "ε")
        if definition == Definition.PURE:
            return ReleaseCost.pure(epsilon)
        text = typed_amount(self._delta.text())
        # δ = 0 passes parse_delta; self._parse then refuses it with the message for an amount above 0.
        return ReleaseCost.approximate(epsilon, parse_delta(text) or self._parse(text, _DELTA))

    def _show_rows(self) -> None:
        definition = self._definition.currentData()
        has_delta = definition == Definition.APPROXIMATE
        # Without the test, every step of the slider would lay out the whole page again.
        if self._form.isRowVisible(self._delta) != has_delta:
            self._form.setRowVisible(self._delta, has_delta)
        label = self._form.labelForField(self._amount)
        if isinstance(label, QLabel):
            is_rho = definition == Definition.CONCENTRATED
            label.setText(self.tr("&ρ for this release") if is_rho else self.tr("&ε for this release"))

    def _explain(self) -> None:
        self._meaning.setText(self._words(self._budget))

    def _words(self, budget: ReleaseCost) -> str:
        if budget.definition is Definition.CONCENTRATED:
            return self.tr(
                "ρ bounds the average gain of anybody who studies the tables. 0.005 is strict, 0.5 is usual."
            )
        sure = percent_text(surest_guess(budget.epsilon), 0)
        words = self.tr(
            "{0}: someone who is 50–50 about one row can be at most {1} sure after reading all these tables."
        )
        if self._is_person:
            words = self.tr(
                "{0}: someone who is 50–50 about one person can be at most {1} sure after reading all these tables."
            )
        words = words.format(self._level(budget.epsilon), sure)
        if budget.delta:
            words += " " + self.tr("The promise may fail with a chance of at most {0}.").format(
                told(exact_text(budget.delta))
            )
        return words

    def _level(self, epsilon: Fraction) -> str:
        levels = (
            (Fraction(1, 10), self.tr("Very strict")),
            (Fraction(1, 2), self.tr("Strict")),
            (Fraction(1), self.tr("Usual")),
            (Fraction(3), self.tr("Mild")),
            (Fraction(8), self.tr("Weak")),
        )
        return next((words for bound, words in levels if epsilon <= bound), self.tr("Almost no protection"))


def amount_words(budget: ReleaseCost) -> str:
    """Return a cost as text, such as "ε = 0.5"."""
    if budget.definition is Definition.CONCENTRATED:
        return f"ρ = {told(exact_text(budget.rho))}"
    return told(str(DatasetBudget(budget.epsilon, budget.delta)))


def _amount_edit(name: str, text: str = "") -> QLineEdit:
    edit = QLineEdit(text)
    edit.setObjectName(name)
    edit.textChanged.connect(lambda text: edit.setToolTip(text if len(text) > _FIGURES else ""))
    return edit
