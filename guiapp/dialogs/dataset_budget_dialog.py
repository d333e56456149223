"""Dialog for the budget of a dataset and the unit that it protects."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from unicodedata import normalize

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFormLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from core.front_door import DatasetAccount, DatasetBudget, EngineError, PrivacyUnit, exact_text, parse_delta
from guiapp.desktop.account_words import unit_words
from guiapp.desktop.language import told, translate_error
from guiapp.desktop.number_words import typed_amount
from guiapp.desktop.style import restyle
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import heading_label, muted_label
from guiapp.widgets.controls.form_labels import level_labels
from guiapp.widgets.editors.unit_fields import UnitFields

Parse = Callable[[str, str], Fraction]

_FAULT_LINES = 3
"""Lines of the longest error message; with fewer, the dialog would change its height while typing."""


@dataclass(frozen=True, slots=True)
class BudgetAnswer:
    """A dataset's name, its budget, and the protected unit; None: unchanged, or decided by the first release."""

    name: str
    total: DatasetBudget
    unit: PrivacyUnit | None = None


class DatasetBudgetDialog(QDialog):
    """Asks for name, ε, δ and unit; can be accepted only if all are valid.

    Args:
        parse: parses an amount exactly, or raises EngineError with the message to show.
        accounts: the datasets with a budget, by name.
        name: of the dataset whose budget is raised; "" for a new one.
        columns: proposed names of the identifier column.
        parent: the page.
    """

    def __init__(
        self,
        parse: Parse,
        accounts: Mapping[str, DatasetAccount],
        name: str = "",
        columns: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("dataset_budget_dialog")
        self.setMinimumWidth(460)
        self._parse = parse
        self._accounts = accounts
        self._name = _fixed("dataset_name", name) if name else _edit("dataset_name", "")
        self._account = accounts.get(name)
        self._present = present = self._account.total if self._account else None
        self.setWindowTitle(self.tr("Raise the budget") if present else self.tr("Budget of a dataset"))
        self._epsilon = _edit("dataset_epsilon", told(exact_text(present.epsilon)) if present else "1")
        self._epsilon.selectAll()  # what is typed takes its place
        self._delta = _edit("dataset_delta", told(exact_text(present.delta)) if present else "0")
        self._unit = UnitFields(columns, may_wait=True)
        self._fault = muted_label(name="dataset_fault")
        self._fault.setMinimumHeight(_FAULT_LINES * self._fault.fontMetrics().lineSpacing())
        self._fault.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._fault.setTextFormat(Qt.TextFormat.PlainText)  # quotes a name, which may look like markup
        self._buttons = ButtonBox(ButtonBox.StandardButton.Cancel)
        words = self.tr("Raise the budget") if present else self.tr("Set the budget")
        self._accept = button(words, "dataset_accept", primary=True)
        self._buttons.addButton(self._accept, ButtonBox.ButtonRole.AcceptRole)
        self._lay_out()
        for edit in self.findChildren(QLineEdit):
            edit.textChanged.connect(self._check)
        self._unit.changed.connect(self._check)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._check()
        self.ensurePolished()
        width = max(self.minimumWidth(), self.minimumSizeHint().width())
        self.resize(width, self.heightForWidth(width))  # adjustSize() would limit it to 2/3 of a low screen

    @property
    def value(self) -> BudgetAnswer:
        """The typed values; raises EngineError if an amount is not valid."""
        epsilon, delta = (
            self._parse(typed_amount(self._epsilon.text()), "ε"),
            parse_delta(typed_amount(self._delta.text()).strip() or "0"),
        )
        unit = None if self._present else self._unit.value
        return BudgetAnswer(normalize("NFC", self._name.text().strip()), DatasetBudget(epsilon, delta), unit)

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
        restyle(self._fault, "role", "danger" if wrong else "muted")
        self._accept.setEnabled(not wrong and not missing)
        self._accept.setAccessibleDescription(wrong or missing)

    def _wrong(self, value: BudgetAnswer) -> str:
        """Return why these values are refused; "" if they are accepted."""
        present = self._present
        if present is None:
            return self._known(value.name)
        if value.total.epsilon < present.epsilon or value.total.delta < present.delta:
            return self.tr("It is {0} now, and can only be raised.").format(told(str(present)))
        return ""

    def _known(self, name: str) -> str:
        if name not in self._accounts:
            return ""
        words = self.tr(
            "“{0}” has a budget already: {1}. To raise it, choose that dataset in the list of the Ledger page."
        )
        return words.format(name, told(self._accounts[name].total_text))

    def _missing(self, value: BudgetAnswer) -> str:
        """Return what is still to be typed; "" if nothing is missing."""
        if not value.name:
            return self.tr("Give the dataset a name; the ledger keeps its budget under it.")
        if value.total == self._present:
            return self.tr("It is {0} now: type a larger ε or δ.").format(told(str(value.total)))
        return "" if self._present else self._unit.missing

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("Dataset") if self._present else self.tr("&Dataset"), self._name)
        form.addRow(self.tr("Total &ε"), self._epsilon)
        form.addRow(self.tr("Total &δ"), self._delta)
        level_labels(form)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        decided = self.tr("A budget can be raised, never lowered. The higher it is, the less everybody is protected:")
        undecided = self.tr(
            "This is the most that all releases of this dataset may cost together. Decide it before the first. "
            "It can be raised later, never lowered."
        )
        scale = self.tr("ε = 1 protects well, above 10 almost not at all. δ is 0 unless releases use Gaussian noise.")
        column.addWidget(muted_label(f"{decided if self._present else undecided} {scale}"))
        column.addLayout(form)
        column.addWidget(self._protected())
        column.addWidget(self._fault)
        column.addWidget(self._buttons)

    def _protected(self) -> QWidget:
        """Return the widget that shows the protected unit, or that asks for it for a new budget."""
        if self._account is not None:
            return _fixed("dataset_protects", unit_words(self._account))
        asking = QWidget()
        column = QVBoxLayout(asking)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(heading_label(self.tr("Whom does the budget protect?")))
        column.addWidget(self._unit)
        column.addWidget(muted_label(self.tr("That cannot be changed later.")))
        return asking


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
