"""The table in sight stands on the Tables page as it would be published, before anything is asked or spent."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QTableView

from core.front_door import Attribute, Kind, TableChoice, shown_margin
from core.session.foreseeing import foresee
from guiapp.pages.tables.tables_page import TablesPage
from guiapp.widgets.tables.axes_editor import AxesEditor
from tests.guiapp.drivers.choosing import TablesDriver
from tests.guiapp.drivers.model_cells import crosstab_of
from tests.guiapp.drivers.page_insides import picker_of

ATTRIBUTES = (
    Attribute("Sex", Kind.CATEGORIES, ("f", "m")),
    Attribute("Age", Kind.NUMBER, edges=(0.0, 18.0, 65.0, 100.0)),
    Attribute("Town", Kind.CATEGORIES, ("Leeds", "York")),
)


@pytest.fixture
def page(qtbot, context):
    page = TablesPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    plan = replace(context.workspace.plan, attributes=ATTRIBUTES, tables=(TableChoice(("Age", "Sex")),))
    context.workspace.edit(replace(plan, strategy=replace(plan.strategy, name="marginals")), "plan")
    page.resize(1200, 800)
    page.show()
    return page


@pytest.fixture
def driver(qtbot, page):
    return TablesDriver(qtbot, page)


def foreseen(driver):
    return crosstab_of(driver.find(QTableView, "foreseen_crosstab").model())


def choose(driver):
    driver.find(QTableView, "workload_table").selectRow(0)


def test_the_chosen_table_has_the_predicted_margin_in_every_cell(qtbot, driver, context):
    assert driver.find(QTableView, "foreseen_crosstab").isHidden() or not foreseen(driver)
    choose(driver)
    qtbot.waitUntil(lambda: "6 cells" in driver.words("foreseen_words"), timeout=30_000)
    blank = foresee(context.workspace.plan, TableChoice(("Age", "Sex"))).blank
    margin = f"± {shown_margin(blank.half_width):g}"
    shown = foreseen(driver)
    assert [*shown] == ["under 18", "18–64", "65 and over", "Total"]
    assert {shown[row][sex] for row in [*shown][:3] for sex in "fm"} == {margin}
    assert driver.words("foreseen_title") == "Age × Sex"
    assert (
        driver.find(QTableView, "foreseen_crosstab").model().index(0, 0).data(Qt.ItemDataRole.AccessibleDescriptionRole)
        == f"{margin} as predicted; no row was read."
    )


def test_a_table_being_built_says_what_it_costs_the_others(qtbot, driver, page):
    picker_of(page).place(["Town"], ["Sex"], [])
    qtbot.waitUntil(lambda: "makes the ± of the others " in driver.words("foreseen_words"), timeout=30_000)
    assert driver.words("foreseen_words").startswith("4 cells; makes the ± of the others ")
    assert [*foreseen(driver)] == ["Leeds", "York", "Total"]


def test_attributes_are_moved_by_keys_and_the_plan_keeps_it(qtbot, driver, page, context):
    choose(driver)
    qtbot.waitUntil(lambda: "6 cells" in driver.words("foreseen_words"), timeout=30_000)
    axes = page.findChild(AxesEditor)
    qtbot.keyClick(driver.find(QListWidget, "columns_axis", axes), Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: context.workspace.plan.tables[0].sheets == ("Sex",))
    assert context.workspace.plan.tables[0].attributes == ("Sex", "Age")
    qtbot.waitUntil(lambda: [*foreseen(driver)] == ["under 18", "18–64", "65 and over", "Total"], timeout=30_000)


def test_what_is_built_moves_with_its_crosstab(qtbot, driver, page):
    picker_of(page).place(["Town"], ["Sex"], [])
    axes = page.findChild(AxesEditor)
    qtbot.keyClick(driver.find(QListWidget, "rows_axis", axes), Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: driver.find(QListWidget, "column_list").count() == 2)


def test_nothing_is_predicted_while_the_page_is_out_of_sight(qtbot, driver, page, context):
    page.hide()
    choose(driver)
    qtbot.wait(400)
    assert not context.runner.is_busy
