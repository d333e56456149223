"""Tables that were chosen are found by words; what is done to several is done to those in sight."""

from __future__ import annotations

from dataclasses import replace
from time import thread_time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QTableView

from core.front_door import Attribute, Family, Kind, Plan
from guiapp.pages.tables.tables_page import TablesPage
from tests.guiapp.drivers.choosing import TablesDriver
from tests.guiapp.drivers.page_insides import chosen_names_on

STALL_SECONDS = 0.05
"""Of this thread, whatever else the machine is busy with."""
TAKES = 5
"""A stall of ours comes every time; one that a busy machine makes does not."""


def attributes(n):
    return tuple(Attribute(f"Q{place:02}", Kind.CATEGORIES, ("yes", "no")) for place in range(n))


@pytest.fixture
def page(qtbot, context):
    page = TablesPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    plan = replace(context.workspace.plan, attributes=attributes(5), families=(Family(2),))
    context.workspace.edit(plan, "pairs")
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    yield page
    page.hide()


@pytest.fixture
def driver(qtbot, page):
    return TablesDriver(qtbot, page)


def test_words_narrow_the_list_and_the_finds_are_counted(driver):
    assert driver.words("found_count") == ""
    driver.type("find_table", "q03 q0")
    assert driver.titles() == ["Q00 × Q03", "Q01 × Q03", "Q02 × Q03", "Q03 × Q04"]
    assert driver.words("found_count") == "4 of 10"
    assert driver.find(QLineEdit, "find_table").accessibleDescription() == "4 of 10"
    assert driver.words("workload_summary") == "10 tables, 40 cells"
    driver.type("find_table", "nobody")
    assert driver.words("found_count") == "0 of 10"
    driver.type("find_table", "")
    assert len(driver.titles()) == 10
    assert driver.words("found_count") == ""


def test_only_tables_in_sight_are_removed_and_weighed(driver, context):
    driver.select("Q00 × Q01", "Q00 × Q03", "Q02 × Q03")
    driver.type("find_table", "q03")
    assert [" × ".join(names) for names in chosen_names_on(driver.page)] == ["Q00 × Q03", "Q02 × Q03"]
    driver.pick("importance", "more important (3)")
    driver.type("find_table", "")
    assert {title for title, weight in driver.weights().items() if weight == "3"} == {"Q00 × Q03", "Q02 × Q03"}
    driver.type("find_table", "q04")
    assert chosen_names_on(driver.page) == []
    driver.find(QTableView, "workload_table").selectAll()
    driver.click("remove_tables")
    assert driver.titles() == []
    assert driver.words("found_count") == "0 of 6"
    assert context.workspace.undo_name == "removing 4 tables"
    context.workspace.undo()
    assert driver.words("found_count") == "4 of 10"


def test_the_arrows_lead_from_the_field_to_the_list(qtbot, driver, page):
    field = driver.find(QLineEdit, "find_table")
    field.setFocus()
    qtbot.keyClicks(field, "q03")
    qtbot.keyClick(field, Qt.Key.Key_Down)
    qtbot.keyClick(field, Qt.Key.Key_Down)
    assert [" × ".join(names) for names in chosen_names_on(page)] == ["Q01 × Q03"]
    assert QApplication.focusWidget() is field


def test_an_empty_list_and_another_plan_are_not_narrowed(driver, context):
    driver.type("find_table", "q03")
    plan = context.workspace.plan
    context.workspace.edit(replace(plan, families=()), "nothing")
    context.workspace.edit(replace(plan, families=(Family(1),)), "ones")
    assert driver.titles() == ["Q00", "Q01", "Q02", "Q03", "Q04"]
    driver.type("find_table", "q03")
    context.workspace.start(Plan(attributes=attributes(2), families=(Family(1),)), None)
    assert driver.titles() == ["Q00", "Q01"]
    assert driver.find(QLineEdit, "find_table").text() == ""


def test_thousands_of_tables_are_found_without_a_stall(qtbot, driver, context):
    plan = replace(context.workspace.plan, attributes=attributes(64), families=(Family(2),))
    context.workspace.edit(plan, "two thousand tables")
    QApplication.processEvents()
    field = driver.find(QLineEdit, "find_table")
    driver.find(QTableView, "workload_table").selectAll()
    longest = []
    while len(longest) < TAKES and min(longest, default=STALL_SECONDS) >= STALL_SECONDS:
        field.clear()
        longest.append(max(typed(qtbot, field)))
        assert driver.find(QLabel, "found_count").text() == "2,016 of 2,016"
    assert min(longest) < STALL_SECONDS, longest


def typed(qtbot, field):
    """Return how long the window computed after each key."""
    took = []
    for key in (Qt.Key.Key_Q, Qt.Key.Key_3, Qt.Key.Key_1, Qt.Key.Key_Backspace, Qt.Key.Key_Backspace):
        start = thread_time()
        qtbot.keyClick(field, key)
        took.append(thread_time() - start)
        QApplication.processEvents()
    return took
