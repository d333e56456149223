"""How much may be spent on one dataset, in all releases together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from unicodedata import normalize

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

_FAULT_LINES = 3
"""The longest that is said of what was typed; fewer lines would let the dialog jump."""


@dataclass(frozen=True, slots=True)
class DatasetBudget:
    """A dataset's name and its total."""

    name: str
    total: Total


class DatasetBudgetDialog(QDialog):
    """Asks for name, ε and δ; can be accepted only when all are valid.

    Args:
        parse: reads an amount exactly, or raises EngineError with the words to show.
        totals: the budgets there are, by the names of their datasets.
        name: of the dataset whose budget is to be raised; "" for a new one.
        parent: the page.
    """

    def __init__(
        self, parse: Parse, totals: Mapping[str, Total], name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("dataset_budget_dialog")
        self.setMinimumWidth(460)
        self._parse = parse
        self._totals = totals
        self._name = _fixed("dataset_name", name) if name else _edit("dataset_name", "")
        self._present = present = totals.get(name)
        self.setWindowTitle(self.tr("Raise the budget") if present else self.tr("Budget of a dataset"))
        self._epsilon = _edit("dataset_epsilon", told(exact_text(present.epsilon)) if present else "1")
        self._delta = _edit("dataset_delta", told(exact_text(present.delta)) if present else "0")
        self._fault = muted_label(name="dataset_fault")
        self._fault.setMinimumHeight(_FAULT_LINES * self._fault.fontMetrics().lineSpacing())
        self._fault.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._fault.setTextFormat(Qt.TextFormat.PlainText)  # it quotes a name
        self._buttons = ButtonBox(ButtonBox.StandardButton.Cancel)
        words = self.tr("Raise the budget") if present else self.tr("Set the budget")
        self._accept = button(words, "dataset_accept", primary=True)
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
        return DatasetBudget(normalize("NFC", self._name.text().strip()), Total(epsilon, delta))

    @property
    def is_raising(self) -> bool:
        """Whether the dataset has a budget already."""
        return self._present is not None

    def _check(self) -> None:
        try:
            value = self.value
        except EngineError as error:
            wrong, missing = translate_error(error), ""
        else:
            wrong, missing = self._wrong(value), self._missing(value)
        self._fault.setText(wrong or missing)
        self._fault.setProperty("role", "danger" if wrong else "muted")
        self._fault.style().unpolish(self._fault)
        self._fault.style().polish(self._fault)
        self._accept.setEnabled(not wrong and not missing)
        self._accept.setAccessibleDescription(wrong or missing)

    def _wrong(self, value: DatasetBudget) -> str:
        """Return why these values are refused; "" where they are not."""
        present = self._present
        if present is None:
            return self._known(value.name)
        if value.total.epsilon < present.epsilon or value.total.delta < present.delta:
            return self.tr("It is {0} now, and can only be raised.").format(told(str(present)))
        return ""

    def _known(self, name: str) -> str:
        if name not in self._totals:
            return ""
        words = self.tr(
            "“{0}” has a budget already: {1}. To raise it, choose that dataset in the list of the Ledger page."
        )
        return words.format(name, told(str(self._totals[name])))

    def _missing(self, value: DatasetBudget) -> str:
        """Return what is still to be typed; "" for nothing."""
        if not value.name:
            return self.tr("Give the dataset a name; the ledger keeps its budget under it.")
        if value.total == self._present:
            return self.tr("It is {0} now: type a larger ε or δ.").format(told(str(value.total)))
        return ""

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("Dataset") if self._present else self.tr("&Dataset"), self._name)
        form.addRow(self.tr("ε in &all"), self._epsilon)
        form.addRow(self.tr("&δ in all"), self._delta)
        level_labels(form)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        decided = self.tr("A budget can be raised, never lowered. The higher it is, the less everybody is protected:")
        undecided = self.tr(
            "All releases of this dataset together may cost so much, and no more. Decide it before the first: it can "
            "be raised later, never lowered."
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
