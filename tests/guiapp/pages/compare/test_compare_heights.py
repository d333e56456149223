"""On the Compare page the chart and the tables share the height; no name makes the page wider."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from guiapp.widgets.tables.sortable_table import SortableTable
from tests.guiapp.drivers.page_insides import chart_of, chooser_of, details_of, room_for_chart, share_height


def test_the_tables_get_the_whole_height_and_give_it_back(qtbot, compare_page, comparing):
    errors = comparing.find(SortableTable, "table_errors")
    share_height(compare_page)  # as it does soon after the chart has come
    QApplication.sendPostedEvents()
    before = errors.height()
    comparing.click("tall_details")
    assert chooser_of(compare_page).isHidden()
    qtbot.waitUntil(lambda: errors.height() > before)
    comparing.click("tall_details")
    assert not chooser_of(compare_page).isHidden()
    qtbot.waitUntil(lambda: errors.height() == before)


def test_no_row_of_the_chart_is_out_of_sight_while_the_tables_have_room(qtbot, compare_page):
    compare_page.resize(1080, 700)
    chart = chart_of(chooser_of(compare_page))
    qtbot.waitUntil(lambda: chart.height() >= chart.wanted_height() > 0)
    spare = room_for_chart(chooser_of(compare_page)) - chart.wanted_height()
    assert spare >= 0
    assert abs(chooser_of(compare_page).height() - chooser_of(compare_page).wanted_height() - spare) <= 4


def test_rows_of_the_chart_come_closer_before_its_axis_is_out_of_sight(qtbot, compare_page):
    compare_page.resize(1080, 700)
    chart, details = chart_of(chooser_of(compare_page)), details_of(compare_page)
    qtbot.waitUntil(lambda: chart.height() >= chart.wanted_height())
    over = chart.height() - chart.wanted_height()
    details.setMinimumHeight(details.height() + over + 20)  # as where a line more is said of a strategy
    qtbot.waitUntil(lambda: chart.height() < chart.wanted_height())
    assert chart.height() == room_for_chart(chooser_of(compare_page)), "there is nothing to scroll to"


def test_the_name_of_no_strategy_makes_the_page_wider(qtbot, compare_page):
    details_of(compare_page).show_outcome("Joint noise", "", fits=True, usable=True)
    qtbot.wait(20)
    before = compare_page.minimumSizeHint().width()
    details_of(compare_page).show_outcome("Merged tables, uniform budget, " * 9, "", fits=True, usable=True)
    qtbot.wait(20)
    assert compare_page.minimumSizeHint().width() <= before


def test_where_the_window_is_low_three_tables_and_the_whole_chart_are_in_sight(qtbot, compare_page, comparing):
    compare_page.resize(1080, 624)
    for row in (("Tables themselves", "uniform", "direct"), ("Merged tables", "optimal", "direct")):
        comparing.choose_row(*row)
        comparing.click("pin_outcome")
    comparing.choose_row("Best mixture", "tuned", "least squares")
    chart, errors = chart_of(chooser_of(compare_page)), details_of(compare_page).errors
    qtbot.waitUntil(lambda: chart.height() == room_for_chart(chooser_of(compare_page)))
    qtbot.waitUntil(lambda: errors.viewport().height() >= 3 * errors.rowHeight(0))
