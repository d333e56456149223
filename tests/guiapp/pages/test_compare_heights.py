"""On the Compare page the chart and the tables share the height; no name makes the page wider."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from guiapp.pages.compare_page import ComparePage
from guiapp.widgets.sortable_table import SortableTable
from tests.guiapp.drivers.money import CompareDriver
from tests.guiapp.spending_engine import SpendingEngine, people_plan

PATIENCE_MS = 30_000


@pytest.fixture
def engine(tmp_path):
    return SpendingEngine(tmp_path / "ledger.sqlite")


@pytest.fixture
def page(qtbot, desk, tmp_path):
    page = ComparePage(desk)
    qtbot.addWidget(page)
    desk.workspace.changed.connect(page.refresh)
    desk.workspace.start(people_plan(), tmp_path / "people.reticent")
    page.show()
    qtbot.waitUntil(lambda: desk.workspace.comparison_is_current, timeout=PATIENCE_MS)
    return page


def test_the_tables_get_the_whole_height_and_give_it_back(qtbot, page):
    driver = CompareDriver(qtbot, page)
    qtbot.waitUntil(lambda: page._chooser._chart is not None)  # it takes its height when it is there
    errors = driver.find(SortableTable, "table_errors")
    page._share_height()  # as it does soon after the chart has come
    QApplication.sendPostedEvents()
    before = errors.height()
    driver.click("tall_details")
    assert page._chooser.isHidden()
    qtbot.waitUntil(lambda: errors.height() > before)
    driver.click("tall_details")
    assert not page._chooser.isHidden()
    qtbot.waitUntil(lambda: errors.height() == before)


def test_no_row_of_the_chart_is_out_of_sight_while_the_tables_have_room(qtbot, page):
    page.resize(1080, 700)
    qtbot.waitUntil(lambda: page._chooser._chart is not None)
    chart = page._chooser._chart
    qtbot.waitUntil(lambda: chart.height() >= chart.minimumSizeHint().height() > 0)
    spare = page._chooser._place.viewport().height() - chart.minimumSizeHint().height()
    assert spare >= 0
    assert abs(page._chooser.height() - page._chooser.wanted_height() - spare) <= 4


def test_the_name_of_no_strategy_makes_the_page_wider(qtbot, page):
    page._details.show_outcome("Joint noise", "", fits=True, usable=True)
    qtbot.wait(20)
    before = page.minimumSizeHint().width()
    page._details.show_outcome("Merged tables, uniform budget, " * 9, "", fits=True, usable=True)
    qtbot.wait(20)
    assert page.minimumSizeHint().width() <= before
