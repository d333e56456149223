"""The budget of a new dataset, and of one that has one."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QRadioButton, QSpinBox

from core.front_door import DatasetAccount, DatasetBudget, Neighbours, PrivacyUnit, parse_amount
from guiapp.dialogs.dataset_budget_dialog import DatasetBudgetDialog


@pytest.fixture
def opened(qtbot):
    def open_(totals=None, name="", unit=None):
        accounts = {key: DatasetAccount(key, total, Fraction(0), 0, unit) for key, total in (totals or {}).items()}
        dialog = DatasetBudgetDialog(parse_amount, accounts, name)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return open_


def test_the_name_of_a_known_dataset_is_words_and_the_amount_has_the_focus(opened):
    dialog = opened({"People <b>2025</b>": DatasetBudget(Fraction(2))}, "People <b>2025</b>")
    assert dialog.findChild(QLineEdit, "dataset_name") is None
    assert dialog.findChild(QLabel, "dataset_name").text() == "People <b>2025</b>"
    assert dialog.focusWidget().objectName() == "dataset_epsilon"
    assert dialog.focusWidget().selectedText() == "2", "a larger amount is typed in its place"
    assert dialog.value.name == "People <b>2025</b>"


def test_a_new_dataset_is_asked_for_its_name_first(opened):
    dialog = opened()
    assert dialog.focusWidget().objectName() == "dataset_name"


def said(dialog):
    """What is said of what was typed, in which tone, and whether the budget can be set."""
    fault, accept = dialog.findChild(QLabel, "dataset_fault"), dialog.findChild(QPushButton, "dataset_accept")
    assert accept.accessibleDescription() == fault.text()
    return fault.text(), fault.property("role"), accept.isEnabled()


def write(dialog, name, text):
    dialog.findChild(QLineEdit, f"dataset_{name}").setText(text)


def test_a_new_dataset_without_a_name_is_asked_for_one(opened):
    dialog = opened()
    text, role, ready = said(dialog)
    assert text.startswith("Give the dataset a name")
    assert (role, ready) == ("muted", False)
    write(dialog, "name", "People")
    assert said(dialog) == ("", "muted", True)
    assert dialog.findChild(QPushButton, "dataset_accept").text() == "Set the budget"


def test_the_name_of_a_dataset_that_has_a_budget_raises_nothing(opened):
    dialog = opened({"Caf\u00e9": DatasetBudget(Fraction(2))})
    write(dialog, "name", " Cafe\u0301 ")  # looks the same, and is the same to the ledger
    write(dialog, "epsilon", "5")
    text, role, ready = said(dialog)
    assert text.startswith("“Caf\u00e9” has a budget already: ε = 2. To raise it")
    assert (role, ready) == ("danger", False)


def test_a_budget_is_raised_by_a_larger_amount_only(opened):
    dialog = opened({"People": DatasetBudget(Fraction(2), Fraction(1, 10**6))}, "People")
    assert said(dialog) == ("It is ε = 2, δ = 1e-6 now: type a larger ε or δ.", "muted", False)
    write(dialog, "epsilon", "1")
    assert said(dialog) == ("It is ε = 2, δ = 1e-6 now, and can only be raised.", "danger", False)
    write(dialog, "epsilon", "3")
    assert said(dialog) == ("", "muted", True)
    write(dialog, "delta", "0")
    assert said(dialog)[1:] == ("danger", False)
    write(dialog, "epsilon", "2")
    write(dialog, "delta", "1e-5")
    assert said(dialog) == ("", "muted", True)
    assert dialog.windowTitle() == dialog.findChild(QPushButton, "dataset_accept").text() == "Raise the budget"
    assert dialog.is_raising


PERSON = PrivacyUnit("id <b>", 3, Neighbours.REPLACE)


@pytest.mark.parametrize(
    ("unit", "words"),
    [
        (PERSON, "The budget protects one person by “id <b>” with at most 3 rows, exchanged for another."),
        (None, "The first release decides whom the budget protects."),
    ],
)
def test_whoever_raises_a_budget_sees_whom_it_protects_and_is_not_asked(opened, unit, words):
    dialog = opened({"People": DatasetBudget(Fraction(2))}, "People", unit)
    assert dialog.findChild(QLabel, "dataset_protects").text() == words
    assert dialog.findChild(QRadioButton, "unit_person") is None


def test_a_new_dataset_is_asked_whom_its_budget_protects(opened):
    dialog = opened()
    write(dialog, "name", "People")
    assert dialog.value.unit is None  # the first release decides, as long as nobody says it
    dialog.findChild(QRadioButton, "unit_row").click()
    assert dialog.value.unit == PrivacyUnit(None, 1, Neighbours.ADD_REMOVE)
    dialog.findChild(QRadioButton, "unit_person").click()
    assert said(dialog) == ("Name the column that tells persons apart.", "muted", False)
    dialog.findChild(QLineEdit, "unit_column").setText(PERSON.by)
    dialog.findChild(QSpinBox, "unit_rows").setValue(PERSON.at_most)
    dialog.findChild(QComboBox, "unit_neighbours").setCurrentIndex(1)
    assert said(dialog) == ("", "muted", True)
    assert dialog.value.unit == PERSON
