"""The Ledger page says whom a budget protects, and asks it: of new budgets, and of those of older versions."""

from __future__ import annotations

import shutil
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit, QPushButton, QRadioButton, QSpinBox

from core import front_door
from core.front_door import DatasetBudget, ReadingLayout
from guiapp.commands.data import open_data
from guiapp.dialogs.unit_dialog import UnitDialog
from guiapp.pages.ledger.ledger_page import LedgerPage
from guiapp.widgets.tables.sortable_table import SortableTable
from tests.guiapp.drivers.money import Driver
from tests.old_ledgers import OLD


@pytest.fixture
def driver(qtbot, context, engine):
    page = LedgerPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    context.workspace.set_ledger(engine.open_ledger(None))
    return Driver(qtbot, page)


def test_an_old_ledger_asks_once_whom_its_budget_protects(qtbot, driver, context, tmp_path):
    context.workspace.set_ledger(front_door.open_ledger(Path(shutil.copy(OLD / "format_2.sqlite", tmp_path))))
    names = driver.column("ledger_datasets", "Dataset")
    driver.find(SortableTable, "ledger_datasets").selectRow(names.index("Rows"))
    assert "The budget protects one row, there or not." in driver.words("ledger_left")
    button = driver.find(QPushButton, "set_unit")
    assert button.isHidden()
    driver.find(SortableTable, "ledger_datasets").selectRow(names.index("People"))
    assert "by a column that was not written down" in driver.words("ledger_left")
    assert not button.isHidden()
    button.click()
    dialog = driver.page.findChild(UnitDialog)
    accept = dialog.findChild(QPushButton, "accept_unit")
    assert not accept.isEnabled()
    dialog.findChild(QRadioButton, "unit_person").click()
    assert not accept.isEnabled()
    dialog.findChild(QLineEdit, "unit_column").setText("person")
    dialog.findChild(QSpinBox, "unit_rows").setValue(10)
    accept.click()
    assert context.workspace.ledger.account("People").unit.text == (
        "one person by “person” with at most 10 rows, there or not"
    )
    assert button.isHidden()


def test_a_new_budget_protects_whom_its_owner_says_and_that_is_shown(driver, context):
    driver.click("primary_action")
    dialog = driver.dialog("dataset_budget_dialog")
    driver.type("dataset_name", "Visits", dialog)
    driver.find(QRadioButton, "unit_person", dialog).click()
    driver.type("unit_column", "patient", dialog)
    driver.click("dataset_accept", dialog)
    words = "one person by “patient” with at most one row, there or not"
    assert context.workspace.ledger.account("Visits").unit.text == words
    assert driver.words("ledger_left").split("\n")[1] == f"The budget protects {words}."
    assert driver.find(QPushButton, "set_unit").isHidden()
    driver.click("raise_budget")
    assert words in driver.words("dataset_protects", driver.dialog("dataset_budget_dialog"))


def test_the_same_budget_of_another_window_does_not_swallow_the_answer(driver, context):
    driver.click("primary_action")
    dialog = driver.dialog("dataset_budget_dialog")
    context.workspace.ledger.set_budget("A", DatasetBudget(Fraction(1)))
    driver.type("dataset_name", "A", dialog)
    driver.find(QRadioButton, "unit_row", dialog).click()
    driver.click("dataset_accept", dialog)
    assert context.workspace.ledger.account("A").unit.text == "one row, there or not"


def test_what_the_first_release_would_decide_can_be_said_before(driver, context):
    context.workspace.ledger.set_budget("A", DatasetBudget(Fraction(1)))
    context.workspace.ledger_moved()
    assert driver.words("ledger_left").endswith("The first release decides whom the budget protects.")
    driver.click("set_unit")
    dialog = driver.dialog("unit_dialog")
    assert "unless you say it now" in driver.words("unit_why", dialog)
    driver.find(QRadioButton, "unit_row", dialog).click()
    driver.click("accept_unit", dialog)
    assert context.workspace.ledger.account("A").unit.text == "one row, there or not"


def test_the_columns_of_the_open_file_are_proposed_for_persons(driver, context, people, settled):
    open_data(context, people, ReadingLayout())
    settled()
    driver.click("primary_action")
    model = driver.find(QLineEdit, "unit_column", driver.dialog("dataset_budget_dialog")).completer().model()
    proposed = tuple(model.index(row, 0).data() for row in range(model.rowCount()))
    assert proposed == context.workspace.preview.headers != ()
