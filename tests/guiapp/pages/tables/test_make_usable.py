"""“Make it usable” lists steps, ticks none, and applies what is ticked as one edit that says what it changed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QPushButton

from core.front_door import Acceptance, Attribute, Kind, with_steps
from guiapp.desktop.language import told
from guiapp.pages.tables.tables_page import TablesPage
from tests.guiapp.drivers.choosing import TablesDriver
from tests.guiapp.spending_engine import people_plan

FINE = Attribute("age", Kind.NUMBER, edges=tuple(map(float, range(0, 121, 4))))


@pytest.fixture
def driver(qtbot, context, tmp_path):
    page = TablesPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    plan = people_plan()
    attributes = (plan.attributes[0], FINE, plan.attributes[2])
    context.workspace.start(replace(plan, attributes=attributes, people=300), tmp_path / "people.reticent")
    page.show()
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current)
    return TablesDriver(qtbot, page)


@pytest.fixture
def advised(qtbot, driver):
    """The dialog with its steps."""
    driver.click("make_usable")
    dialog = driver.dialog("advice_dialog")
    qtbot.waitUntil(lambda: dialog.findChild(QListWidget, "advice_steps").count() > 1)
    yield dialog
    for top in QApplication.topLevelWidgets():
        if top.objectName() == "advice_dialog":
            top.reject()


def tick(dialog, row, *, on=True):
    state = Qt.CheckState.Checked if on else Qt.CheckState.Unchecked
    dialog.findChild(QListWidget, "advice_steps").item(row).setCheckState(state)


def test_no_step_is_ticked_or_applied_unasked(advised, context, driver):
    before, steps = context.workspace.plan, advised.findChild(QListWidget, "advice_steps")
    items = [steps.item(row) for row in range(steps.count())]
    assert all(item.checkState() is Qt.CheckState.Unchecked for item in items)
    assert all("are usable." in item.text() for item in items)
    assert not advised.findChild(QPushButton, "apply_advice").isEnabled()
    assert driver.words("advice_now", advised).startswith("Numbers: ")
    advised.reject()
    assert context.workspace.plan == before
    assert context.workspace.undo_name == ""


def test_the_effect_of_what_is_ticked_is_predicted(qtbot, advised, engine):
    strip = advised.findChild(QLabel, "advice_after")
    assert not strip.isVisible()
    tick(advised, 0)
    qtbot.waitUntil(strip.isVisible)
    first = strip.text()
    tick(advised, 1)
    qtbot.waitUntil(lambda: strip.isVisible() and strip.text() != first)
    tick(advised, 0, on=False)
    tick(advised, 1, on=False)
    assert not strip.isVisible()
    assert not advised.findChild(QPushButton, "apply_advice").isEnabled()
    assert {verb for verb, *_ in engine.asked} <= {"compare", "advise", "predict_steps"}  # no data file, no ledger


def test_what_is_ticked_is_one_edit_that_says_what_it_changed(qtbot, advised, context, driver):
    before = context.workspace.plan
    tick(advised, 0)
    tick(advised, 1)
    steps, said = advised.steps, []
    context.notices.said.connect(said.append)
    driver.click("apply_advice", advised)
    assert context.workspace.plan == with_steps(before, steps) != before
    assert context.workspace.undo_name == "making it usable"
    (notice,) = said
    assert all(told(step.change.what) in notice.text for step in steps)
    notice.act()
    assert context.workspace.plan == before
    assert context.workspace.undo_name == ""


def test_a_plan_that_changed_meanwhile_is_not_overwritten(advised, context, driver):
    tick(advised, 0)
    other = replace(context.workspace.plan, people=301)
    context.workspace.edit(other, "edit")
    driver.click("apply_advice", advised)
    assert context.workspace.plan == other


def test_without_people_there_is_nothing_to_advise(driver, context):
    context.workspace.edit(replace(context.workspace.plan, people=None), "edit")
    button = driver.find(QPushButton, "make_usable")
    assert not button.isEnabled()
    assert button.accessibleDescription() == "First type about how many people there are."


def test_enough_is_said(qtbot, driver, context):
    context.workspace.edit(replace(context.workspace.plan, people=10**9), "edit")
    driver.click("make_usable")
    dialog = driver.dialog("advice_dialog")
    qtbot.waitUntil(lambda: "No change is advised" in driver.words("advice_words", dialog))
    dialog.reject()


def test_criteria_that_do_not_hold_are_told_with_each_step(qtbot, driver, context):
    criteria = Acceptance(at_most=(("sex × city", 4.0),))
    context.workspace.edit(replace(context.workspace.plan, people=10**6, acceptance=criteria), "edit")
    driver.click("make_usable")
    dialog = driver.dialog("advice_dialog")
    steps = dialog.findChild(QListWidget, "advice_steps")
    qtbot.waitUntil(lambda: steps.count() > 0)
    missed = "sex × city has a typical ± of at most 4 (predicted: ±"
    assert f"Criteria that do not hold: {missed}" in driver.words("advice_words", dialog)
    assert steps.item(steps.count() - 1).text().endswith("All criteria hold.")
    assert all(missed in steps.item(row).text() for row in range(steps.count() - 1))
    tick(dialog, steps.count() - 1)
    qtbot.waitUntil(dialog.findChild(QLabel, "advice_after").isVisible)
    tick(dialog, 0, on=False)
    dialog.reject()


def test_a_search_that_is_closed_is_dropped(qtbot, driver, context):
    driver.click("make_usable")
    driver.dialog("advice_dialog").reject()
    qtbot.waitUntil(lambda: not context.runner.is_busy)


def test_a_table_that_is_removed_or_renamed_takes_its_limit_along(driver, context):
    driver.click("edit_criteria")
    dialog = driver.dialog("criteria_dialog")
    dialog.findChild(object, "criteria_limits").item(1, 1).setText("9")
    dialog.accept()
    assert context.workspace.plan.acceptance.at_most == (("sex × city", 9.0),)
    driver.select("sex × city")
    driver.click("remove_tables")
    assert context.workspace.plan.acceptance.at_most == ()
