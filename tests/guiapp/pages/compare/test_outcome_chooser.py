"""Chart and table twin over the same outcomes."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QLabel, QTabWidget, QToolButton

from guiapp.models.comparison_model import ComparisonModel, compared_rows
from guiapp.pages.compare.outcome_chooser import OutcomeChooser
from guiapp.widgets.charts.dot_row import DotRow, Mark
from tests.guiapp.drivers.page_insides import chart_of, plot_of
from tests.released_tables import comparison


@pytest.fixture
def chooser(qtbot):
    model = ComparisonModel()
    model.set_rows(compared_rows(comparison(), {}, ("", "", "")))
    chooser = OutcomeChooser(model)
    model.setParent(chooser)
    qtbot.addWidget(chooser)
    return chooser


def test_the_chart_shows_what_was_drawn_last(chooser):
    chooser.draw("±", [DotRow("marginals", 4.0, 2.0)])
    assert "marginals" in chart_of(chooser).accessibleDescription()
    chooser.draw("±", [DotRow("fourier", 4.0, 2.0)])
    assert "fourier" in chart_of(chooser).accessibleDescription()


def test_another_measure_is_asked_for(qtbot, chooser):
    assert (chooser.measure, chooser.recovery) == ("typical", "optimal")
    box = chooser.findChild(QComboBox, "chart_measure")
    box.setCurrentIndex(1)
    with qtbot.waitSignal(chooser.view_changed):
        box.activated.emit(1)
    assert chooser.measure == "total"


def test_what_is_in_sight_is_copied(qtbot, chooser):
    chooser.draw("±", [DotRow("marginals", 4.0, 2.0)])
    copy = chooser.findChild(QToolButton, "copy_comparison")
    copy.click()
    assert QGuiApplication.clipboard().mimeData().hasImage()
    chooser.findChild(QTabWidget, "outcome_tabs").setCurrentIndex(1)
    copy.click()
    assert QGuiApplication.clipboard().text().startswith("Strategy\tBudget\tRecovery")


def test_what_is_in_sight_can_be_kept(qtbot, chooser):
    chooser.draw("±", [DotRow("marginals", 4.0, 2.0)])
    assert chooser.kinds == ("png", "svg")
    assert chooser.file("png").startswith(b"\x89PNG")
    assert b"<svg" in chooser.file("svg")
    chooser.findChild(QTabWidget, "outcome_tabs").setCurrentIndex(1)
    assert chooser.kinds == ("csv",)
    assert chooser.file("csv").startswith("\ufeffStrategy,Budget".encode())
    with qtbot.waitSignal(chooser.keep_wanted):
        chooser.findChild(QToolButton, "keep_comparison").click()


def test_what_is_pointed_at_is_told_below_the_chart(qtbot, chooser):
    chooser.draw("±", [DotRow("marginals", 4.0, 2.0, filled_words="marginals: ±2")])
    told = chooser.findChild(QLabel, "chart_told")
    assert "arrow keys" in told.text()
    plot_of(chart_of(chooser)).point_at(Mark(0, filled=True))
    assert told.text() == "marginals: ±2"
