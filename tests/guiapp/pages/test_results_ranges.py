"""The Results page reads ranges, and counts that add up along the labels of an attribute."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QWidget

from guiapp.desktop.number_words import whole_text
from guiapp.models.contingency_model import margin_text
from guiapp.pages.results_page import ResultsPage
from guiapp.widgets.charts.bar_chart import BarChart
from tests.core.release.ranged_releases import planned, released
from tests.guiapp.drivers.money import ResultsDriver
from tests.guiapp.drivers.widget_insides import bars_of


@pytest.fixture
def ranged(qtbot, context):
    page = ResultsPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    context.workspace.set_release(released(planned()))
    driver = ResultsDriver(qtbot, page)
    driver.view(0)
    return driver


def test_cumulative_counts_are_shown_on_demand(ranged):
    plain = ranged.crosstab()
    ranged.pick("show_cells", "Cumulative along age")
    sums = ranged.crosstab()
    assert len(sums) == 11
    assert [*sums["under 18"]] == ["f", "m"]
    assert sums["under 9"]["f"] == next(iter(plain.values()))["f"]
    assert "everybody up to its label" in ranged.words("released_words")
    assert ranged.words("released_words").endswith("Counted in no row: not stated. Rows and columns are fixed.")
    assert not ranged.find(QWidget, "rows_axis").isEnabled()
    ranged.click("copy_markdown")
    assert QGuiApplication.clipboard().text().startswith("| age | f |")
    ranged.pick("show_cells", "Numbers with ±")
    assert ranged.crosstab() == plain
    assert "Point at a number" in ranged.words("released_words")


def test_cumulative_counts_are_drawn(ranged):
    ranged.view(1)
    ranged.pick("show_cells", "Cumulative along age")
    assert ranged.words("released_title") == "age × sex · Cumulative along age"
    bars = bars_of(ranged.find(BarChart, "bar_chart"))
    assert (bars[0].group, bars[0].label) == ("f", "under 9")
    shown = [row[sex].split(" ± ")[0] for sex in "fm" for row in ranged.crosstab().values()]
    assert [bar.text.split(" (")[0] for bar in bars] == shown
    assert all(bar.low <= bar.value <= bar.high and bar.low >= 0 for bar in bars)


def test_cumulative_counts_are_left_with_their_table(ranged):
    ranged.pick("show_cells", "Cumulative along age")
    ranged.open("sex")
    assert ranged.find(QComboBox, "show_cells").findText("Cumulative along age") == -1
    assert len(ranged.crosstab()) == 3


def test_any_range_is_read_with_its_own_error(ranged, context):
    table = context.workspace.release.tables[0]
    assert not ranged.find(QWidget, "range_reader").isHidden()
    assert ranged.find(QComboBox, "to_age").findText("not stated") == -1
    everybody = whole_text(table.range_sum({"age": (0, 10)}).value)
    assert ranged.words("range_answer").startswith(f"{everybody} ± ")
    ranged.pick("from_age", "18–26")
    ranged.pick("to_age", "54–62")
    ranged.pick("label_sex", "f")
    found = table.range_sum({"age": (2, 6), "sex": (0, 0)})
    shown = f"{whole_text(found.value)} ± {margin_text(found.half_width)}"
    assert ranged.words("range_answer").startswith(shown)
    ranged.pick("to_age", "9–17")
    assert "ends before it begins" in ranged.words("range_answer")
    ranged.open("sex")
    assert ranged.find(QWidget, "range_reader").isHidden()


def test_a_range_is_picked_in_the_language_of_the_window(german_window, ranged):
    assert ranged.find(QComboBox, "from_age").itemText(2) == "18–26"
    assert ranged.find(QComboBox, "to_age").itemText(10) == "90–99"
