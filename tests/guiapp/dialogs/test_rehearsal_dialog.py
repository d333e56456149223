"""The rehearsal shows a picture first, then errors, and the made-up tables when they are looked at."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QTableView, QTabWidget, QWidget

from guiapp.dialogs.rehearsal_dialog import RehearsalDialog
from tests.guiapp.drivers.model_cells import crosstab_of
from tests.released_tables import rehearsal


@pytest.fixture
def dialog(qtbot):
    shown = RehearsalDialog(rehearsal())
    qtbot.addWidget(shown)
    return shown


def test_the_made_up_tables_are_there_when_looked_at(dialog):
    assert dialog.findChild(QTableView, "crosstab") is None
    tabs = dialog.findChild(QTabWidget, "rehearsal_tabs")
    for tab in (1, 2, 0, 2):
        tabs.setCurrentIndex(tab)
    (crosstab,) = dialog.findChildren(QTableView, "crosstab")
    assert crosstab_of(crosstab.model())["under 18"]["Female"] == "100 ± 12"
    assert "made-up data" in dialog.findChild(QLabel, "rehearsal_mark").text()


def test_it_says_how_many_people_were_made_up(dialog):
    assert dialog.findChild(QLabel, "rehearsal_ran").text().startswith("The plan was run 20 times on 600 people")


def test_every_made_up_count_stands_beside_its_noisy_number(qtbot, dialog):
    dialog.show()
    chart = dialog.findChild(QWidget, "grouped_chart")
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_Home)
    words = dialog.findChild(QLabel, "bar_told").text()
    assert words == "under 18 · Female: 105 made up, 100 with noise, between 88 and 112"
    shown = chart.shown
    assert shown.series == ("made-up count", "with noise")
    for (panel, category, series), figure in shown.figures.items():
        made_up, noisy = (shown.figures[panel, category, each] for each in (0, 1))
        assert made_up.value == noisy.value + 5
        assert made_up.low == made_up.value == made_up.high
        assert noisy.low <= noisy.value <= noisy.high
        assert series in (0, 1)
        assert figure.told == made_up.told


def test_each_table_has_its_picture(dialog):
    chart = dialog.findChild(QWidget, "grouped_chart")
    choice = dialog.findChild(QComboBox, "rehearsed_table")
    first = chart.shown
    choice.setCurrentIndex(choice.count() - 1)
    assert chart.shown is not first
