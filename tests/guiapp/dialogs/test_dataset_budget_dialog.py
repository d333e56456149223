"""The budget of a new dataset, and of one that has one."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit

from core import Total, parse_amount
from guiapp.dialogs.dataset_budget_dialog import DatasetBudgetDialog


@pytest.fixture
def opened(qtbot):
    def open_(*known):
        dialog = DatasetBudgetDialog(parse_amount, *known)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return open_


def test_the_name_of_a_known_dataset_is_words_and_the_amount_has_the_focus(opened):
    dialog = opened("People <b>2025</b>", Total(Fraction(2)))
    assert dialog.findChild(QLineEdit, "dataset_name") is None
    assert dialog.findChild(QLabel, "dataset_name").text() == "People <b>2025</b>"
    assert dialog.focusWidget().objectName() == "dataset_epsilon"
    assert dialog.value.name == "People <b>2025</b>"


def test_a_new_dataset_is_asked_for_its_name_first(opened):
    dialog = opened()
    assert dialog.focusWidget().objectName() == "dataset_name"
