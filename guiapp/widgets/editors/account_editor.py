"""Editor of the account that a release is charged to: dataset name, account, and the budget of a new dataset."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from core.front_door import MOST_RELEASES, EngineError, parse_delta
from guiapp.desktop.language import translate_error
from guiapp.desktop.number_words import typed_amount
from guiapp.widgets.charts.budget_gauge import BudgetGauge
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import heading_label, muted_label
from guiapp.widgets.controls.invalid_field import mark_refused
from guiapp.widgets.editors.release_count import USUAL, ReleaseCount

Parse = Callable[[str, str], Fraction]


class AccountEditor(QWidget):
    """Plain values in, signals out.

    Args:
        parse: parses an amount exactly, or raises EngineError with the message to show.

    Signals:
        name_changed: the dataset changed.
        total_changed: the budget of a new dataset changed: (ε, δ), or None while it is not valid.
        count_changed: so many releases are expected of a new dataset.
    """

    name_changed = Signal(str)
    total_changed = Signal(object)
    count_changed = Signal(int)
    ledger_wanted = Signal()

    def __init__(self, parse: Parse, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parse = parse
        self._name = QComboBox()
        self._name.setObjectName("release_dataset")
        self._name.setEditable(True)
        self._name.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        edit = self._name.lineEdit()
        if edit is not None:
            edit.setObjectName("release_dataset_name")
            edit.setAccessibleName(self.tr("Dataset in the ledger"))
        self._gauge = BudgetGauge()
        self._words = muted_label(name="account_words")
        self._fault = QLabel()
        self._fault.setObjectName("account_fault")
        self._fault.setProperty("role", "danger")
        self._fault.setWordWrap(True)
        self._other = button(self.tr("Choose another ledger…"), "other_ledger", "open")
        self._other.hide()
        self._count = ReleaseCount(MOST_RELEASES)
        self._expected = muted_label(name="expected_releases")
        self._is_proposing = False
        self._epsilon = _edit("new_total_epsilon", "", self.tr("such as 1"))
        self._delta = _edit("new_total_delta", "0", "0")
        self._new = self._new_part()
        self._lay_out()
        self._connect()
        self.show_new(new=False)

    @property
    def total(self) -> tuple[Fraction, Fraction] | None:
        """ε and δ for a new dataset; None if they are not valid, or the dataset is known."""
        if not self._is_asking:
            return None
        try:
            return self._read_epsilon(), self._read_delta()
        except EngineError:
            return None

    @property
    def count(self) -> int | None:
        """Releases that are expected of a new dataset; None if its budget was typed, or it is known."""
        return None if self._new.isHidden() else self._count.count

    def propose_total(self, epsilon: str, delta: str) -> None:
        """Fill in a budget for the expected releases; sends no signal."""
        self._is_proposing = True
        self._epsilon.setText(epsilon)
        self._delta.setText(delta)
        self._is_proposing = False
        self._check_total()

    def show_expected(self, text: str, ends: Sequence[float]) -> None:
        """Show what the expected releases would be; "" hides it.

        Args:
            text: sentences.
            ends: where each of them ends, as shares of the budget.
        """
        self._expected.setText(text)
        self._expected.setVisible(bool(text))
        self._gauge.setVisible(bool(text) or self._new.isHidden())
        if text:
            self._gauge.set_parts(0.0, ends[0], ends)

    def forget_total(self) -> None:
        """Clear the budget typed for a new dataset, so that another one does not get it by accident."""
        for edit, text in ((self._epsilon, ""), (self._delta, "0")):
            edit.setText(text)
        self._count.choose(USUAL[0])
        self.show_fault("")

    def show_names(self, names: Sequence[str], name: str) -> None:
        """List the datasets of the ledger, and show the one that would be charged."""
        edit = self._name.lineEdit()
        if edit is not None and edit.hasFocus() and self._name.currentText().strip() == name:
            return  # setting the text would move the cursor while the user types
        blocker = QSignalBlocker(self._name)
        self._name.clear()
        self._name.addItems(list(names))
        self._name.setEditText(name)
        del blocker

    def show_new(self, *, new: bool) -> None:
        """Show the budget fields if the dataset is new to the ledger."""
        self._new.setVisible(new)
        self._gauge.setVisible(not new)

    def show_usable(self, *, usable: bool) -> None:
        """Show the button for another ledger if the current one cannot be used."""
        self._other.setVisible(not usable)

    def show_account(self, words: str, spent: float, asked: float) -> None:
        """Show the account as text and as shares of the budget in [0, 1]; "" hides it."""
        self._words.setText(words)
        self._words.setVisible(bool(words))
        if self._new.isHidden():
            self._gauge.setVisible(bool(words))
            self._gauge.set_parts(spent, asked)
        self._check_total()

    @property
    def fault(self) -> str:
        """Why nothing can be charged; "" if something can, or if that is not known."""
        return self._fault.text()

    def show_fault(self, text: str) -> None:
        """Show why nothing can be charged; "" hides it."""
        self._fault.setText(text)
        self._fault.setVisible(bool(text))

    def refuse(self, text: str) -> None:
        """Show why the amounts are refused, and mark the budget field if it has a text; "" removes both."""
        self.show_fault(text)
        if self._is_asking:
            mark_refused(self._epsilon, text)

    def _new_part(self) -> QWidget:
        part = QWidget()
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(heading_label(self.tr("How many releases like this do you expect?")))
        column.addWidget(self._count)
        row = QHBoxLayout()
        for words, edit in ((self.tr("Total &ε"), self._epsilon), (self.tr("Total &δ"), self._delta)):
            label = QLabel(words)
            label.setBuddy(edit)
            row.addWidget(label)
            row.addWidget(edit)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self._expected)
        column.addWidget(muted_label(self.tr("You can raise the total later, never lower it.")))
        return part

    def _lay_out(self) -> None:
        label = QLabel(self.tr("&Dataset in the ledger"))
        label.setBuddy(self._name)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (label, self._name, self._new, self._fault):  # the error stands next to the field that caused it
            column.addWidget(widget)
        column.addWidget(self._other, 0, Qt.AlignmentFlag.AlignLeft)
        for widget in (self._gauge, self._words):
            column.addWidget(widget)

    def _connect(self) -> None:
        self._name.editTextChanged.connect(self.name_changed)
        self._other.clicked.connect(self.ledger_wanted)
        for edit in (self._epsilon, self._delta):
            edit.textChanged.connect(self._typed)
        self._count.changed.connect(self.count_changed)

    @property
    def _is_asking(self) -> bool:
        """Whether the user has begun to type a budget for a new dataset."""
        return not self._new.isHidden() and bool(self._epsilon.text().strip())

    def _typed(self) -> None:
        if self._is_proposing:
            return
        self._count.choose(None)  # the owner's own total need not be a number of releases like this
        self._check_total()
        self.total_changed.emit(self.total)

    def _check_total(self) -> None:
        """Show the error of the typed budget, and mark its fields."""
        whys = []
        for edit, read in ((self._epsilon, self._read_epsilon), (self._delta, self._read_delta)):
            whys.append(_refusal(read) if self._is_asking else "")
            mark_refused(edit, whys[-1])
        self.show_fault(next(filter(None, whys), ""))

    def _read_epsilon(self) -> Fraction:
        return self._parse(typed_amount(self._epsilon.text()), "ε")

    def _read_delta(self) -> Fraction:
        return parse_delta(typed_amount(self._delta.text()).strip() or "0")


def _refusal(read: Callable[[], object]) -> str:
    """Return the error message of `read`; "" if it succeeds."""
    try:
        read()
    except EngineError as error:
        return translate_error(error)
    return ""


def _edit(name: str, text: str, hint: str) -> QLineEdit:
    edit = QLineEdit(text)
    edit.setObjectName(name)
    edit.setPlaceholderText(hint)
    edit.setMaximumWidth(160)
    return edit
