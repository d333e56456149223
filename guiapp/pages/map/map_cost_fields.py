"""Fields for what a map costs: as the tables, ε, ε with δ, or ρ."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from core.front_door import Definition, EngineError, ReleaseCost, exact_text, parse_delta
from guiapp.desktop.language import told, translate_error
from guiapp.desktop.number_words import typed_amount
from guiapp.widgets.controls.invalid_field import mark_refused
from guiapp.widgets.editors.budget_editor import USUAL_DELTA

AMOUNT_WIDTH = 84
"""Pixels of an amount; a longer one scrolls."""


class MapCostFields(QWidget):
    """A kind of promise and its amounts; an empty amount means what a release of the tables costs.

    Args:
        parse: parses an amount exactly, or raises EngineError with the message to show.

    Signals:
        changed: something was typed or chosen.
    """

    changed = Signal()

    def __init__(self, parse: Callable[[str, str], Fraction]) -> None:
        super().__init__()
        self._parse = parse
        self._kind = QComboBox()
        self._kind.setObjectName("map_definition")
        self._kind.setAccessibleName(self.tr("Kind of cost"))
        self._kind.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for kind, text in (
            (Definition.PURE, self.tr("ε")),
            (Definition.APPROXIMATE, self.tr("ε with a tiny δ")),
            (Definition.CONCENTRATED, self.tr("ρ")),
        ):
            self._kind.addItem(text, kind)
        self.amount = _amount("map_epsilon", self.tr("Amount"))
        self.amount.setPlaceholderText(self.tr("as the tables"))
        self._delta = _amount("map_delta", self.tr("δ"))
        self._delta.setText(told(exact_text(USUAL_DELTA)))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.amount, 1)
        row.addWidget(self._kind, 1)
        row.addWidget(self._delta)
        self._kind.currentIndexChanged.connect(lambda _: self._change())
        for edit in (self.amount, self._delta):
            edit.textChanged.connect(lambda _: self._change())
        self._weigh()

    def cost(self) -> ReleaseCost | None:
        """Return the cost; None: as the tables.

        Raises:
            EngineError: if what is typed is no amount.
        """
        if not self.amount.text().strip():
            return None
        text, kind = typed_amount(self.amount.text()), self._kind.currentData()
        if kind == Definition.CONCENTRATED:
            return ReleaseCost.concentrated(self._parse(text, "ρ"))
        epsilon = self._parse(text, "ε")
        if kind == Definition.PURE:
            return ReleaseCost.pure(epsilon)
        delta = typed_amount(self._delta.text())
        # δ = 0 passes parse_delta; self._parse then refuses it with the message for an amount above 0.
        return ReleaseCost.approximate(epsilon, parse_delta(delta) or self._parse(delta, "δ"))

    def show_cost(self, cost: ReleaseCost | None) -> None:
        """Show a cost without emitting it."""
        blockers = [QSignalBlocker(field) for field in (self._kind, self.amount, self._delta)]
        if cost is None:
            self.amount.clear()
        else:
            self._kind.setCurrentIndex(self._kind.findData(cost.definition))
            is_rho = cost.definition is Definition.CONCENTRATED
            self.amount.setText(told(exact_text(cost.rho if is_rho else cost.epsilon)))
            if cost.delta:
                self._delta.setText(told(exact_text(cost.delta)))
        del blockers
        self._weigh()

    def _change(self) -> None:
        self._weigh()
        self.changed.emit()

    def _weigh(self) -> None:
        self._delta.setVisible(self._kind.currentData() == Definition.APPROXIMATE)
        try:
            self.cost()
        except EngineError as error:
            mark_refused(self.amount, translate_error(error))
        else:
            mark_refused(self.amount, "")


def _amount(name: str, words: str) -> QLineEdit:
    edit = QLineEdit()
    edit.setObjectName(name)
    edit.setAccessibleName(words)
    edit.setMinimumWidth(AMOUNT_WIDTH)
    return edit
