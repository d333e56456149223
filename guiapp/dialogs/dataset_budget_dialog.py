"""How much may be spent on one dataset, in all releases together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFormLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from core import EngineError, Total, exact_text, parse_delta
from guiapp.desktop.language import told, translate_error
from guiapp.desktop.number_words import typed_amount
from guiapp.widgets.button_box import ButtonBox
from guiapp.widgets.buttons import button
from guiapp.widgets.card import muted_label
from guiapp.widgets.form_labels import level_labels

Parse = Callable[[str, str], Fraction]


@dataclass(frozen=True, slots=True)
class DatasetBudget:
    """A dataset's name and its total; δ may be 0."""

    name: str
    epsilon: Fraction
    delta: Fraction


class DatasetBudgetDialog(QDialog):
    """Asks for name, ε and δ; can be accepted only when all are valid.

    Args:
        parse: reads an amount exactly, or raises EngineError with the words to show.
        name: of the dataset; given, it is told and cannot be changed.
        present: its budget so far, which can only be raised; None: it has none.
    """

    def __init__(
        self, parse: Parse, name: str = "", present: Total | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("dataset_budget_dialog")
        self.setWindowTitle(self.tr("Budget of a dataset"))
        self.setMinimumWidth(460)
        self._parse = parse
        self._name = _fixed("dataset_name", name) if name else _edit("dataset_name", "")
        self._present = present
        self._epsilon = _edit("dataset_epsilon", told(exact_text(present.epsilon)) if present else "1")
        self._delta = _edit("dataset_delta", told(exact_text(present.delta)) if present else "0")
        self._fault = QLabel()
        self._fault.setObjectName("dataset_fault")
        self._fault.setProperty("role", "danger")
        self._fault.setWordWrap(True)
        self._buttons = ButtonBox(ButtonBox.StandardButton.Cancel)
        self._accept = button(self.tr("Set the budget"), "dataset_accept", primary=True)
        self._buttons.addButton(self._accept, ButtonBox.ButtonRole.AcceptRole)
        self._lay_out()
        for edit in self.findChildren(QLineEdit):
            edit.textChanged.connect(self._check)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._check()

    @property
    def value(self) -> DatasetBudget:
        """What is typed; raises EngineError where that is no amount."""
        epsilon, delta = (
            self._parse(typed_amount(self._epsilon.text()), "ε"),
            parse_delta(typed_amount(self._delta.text()).strip() or "0"),
        )
        return DatasetBudget(self._name.text().strip(), epsilon, delta)

    def _check(self) -> None:
        try:
            value = self.value
        except EngineError as error:
            self._fault.setText(translate_error(error))
            self._accept.setEnabled(False)
            return
        lowered = self._lowers(value)
        self._fault.setText(
            self.tr("It is {0} now, and can only be raised.").format(told(str(self._present))) if lowered else ""
        )
        self._accept.setEnabled(bool(value.name) and not lowered)

    def _lowers(self, value: DatasetBudget) -> bool:
        present = self._present
        return present is not None and (value.epsilon < present.epsilon or value.delta < present.delta)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("&Dataset"), self._name)
        form.addRow(self.tr("ε in &all"), self._epsilon)
        form.addRow(self.tr("&δ in all"), self._delta)
        level_labels(form)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        decided = self.tr("A budget can be raised, never lowered. The higher it is, the less everybody is protected:")
        undecided = self.tr(
            "All releases of this dataset together may never cost more. Decide once, before the first release:"
        )
        scale = self.tr("ε = 1 protects well, above 10 hardly at all. δ is 0 unless releases use Gaussian noise.")
        column.addWidget(muted_label(f"{decided if self._present else undecided} {scale}"))
        column.addLayout(form)
        column.addWidget(self._fault)
        column.addWidget(self._buttons)


def _fixed(name: str, text: str) -> QLabel:
    label = QLabel(text)
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)  # a name may look like markup
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setWordWrap(True)
    return label


def _edit(name: str, text: str) -> QLineEdit:
    edit = QLineEdit(text)
    edit.setObjectName(name)
    return edit
