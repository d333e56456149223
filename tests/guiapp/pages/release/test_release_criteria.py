"""Release waits until the owner's criteria hold, or the owner writes why it does not; the statement keeps that."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton

from core.front_door import DatasetBudget, Grade
from guiapp.pages.release.release_page import ReleasePage
from tests.guiapp.drivers.money import ReleaseDriver
from tests.guiapp.drivers.page_insides import quoted_on
from tests.guiapp.spending_engine import people_plan

WHY = "The council asked for it."


@pytest.fixture
def page(qtbot, context, engine, people):
    page = ReleasePage(context)
    qtbot.addWidget(page)
    ledger = engine.open_ledger(None)
    ledger.set_budget("People", DatasetBudget(2))
    context.workspace.set_ledger(ledger)
    context.workspace.changed.connect(page.refresh)
    context.workspace.start(replace(people_plan(), people=30), people.parent / "people.reticent")
    qtbot.waitUntil(lambda: quoted_on(page) is not None)
    return page


@pytest.fixture
def driver(qtbot, page):
    return ReleaseDriver(qtbot, page)


def ask(driver, **typed):
    driver.click("edit_criteria")
    dialog = driver.dialog("criteria_dialog")
    if "worst" in typed:
        box = dialog.findChild(QComboBox, "criteria_worst")
        box.setCurrentIndex(box.findText(typed["worst"]))
    if "why" in typed:
        dialog.findChild(QLineEdit, "criteria_override").setText(typed["why"])
    dialog.accept()


def test_release_is_locked_with_the_reason_until_the_owner_writes_why(qtbot, page, driver, context):
    qtbot.waitUntil(lambda: driver.ready)
    ask(driver, worst="fair")
    assert context.workspace.plan.acceptance.worst is Grade.FAIR
    qtbot.waitUntil(lambda: "no number is worse than fair" in driver.words("account_fault"))
    assert not driver.ready
    button = driver.find(QPushButton, "primary_action")
    assert "no number is worse than fair" in button.accessibleDescription()
    assert "override" not in driver.words("account_fault")  # how a plan file says it
    ask(driver, why=WHY)
    qtbot.waitUntil(lambda: driver.ready)
    assert context.workspace.plan.acceptance.override == WHY
    assert any(WHY in line for line in quoted_on(page).planned.criteria_told)
    context.workspace.undo()
    qtbot.waitUntil(lambda: not driver.ready and bool(driver.words("account_fault")))


def test_criteria_that_hold_lock_nothing(qtbot, page, driver, context):
    context.workspace.edit(replace(context.workspace.plan, people=10**9), "edit")
    ask(driver, worst="good")
    qtbot.waitUntil(lambda: quoted_on(page) is not None and driver.ready)
    assert driver.find(QLabel, "account_fault").text() == ""


def test_grades_without_people_say_where_to_type_them(qtbot, page, driver, context):
    context.workspace.edit(replace(context.workspace.plan, people=None), "edit")
    ask(driver, worst="weak")
    qtbot.waitUntil(lambda: "on the Tables page" in driver.words("account_fault"))
    assert not driver.ready
