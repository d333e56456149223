"""The spread of the rows is shown only where the list comes from them anyway, and is marked as the owner's alone."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from core.front_door import Attribute, Histogram, Kind, Provenance
from guiapp.desktop.style import colour
from guiapp.widgets.charts.histogram_strip import BARS_HEIGHT, HistogramStrip

AGE = Attribute("age", Kind.NUMBER, edges=(0.0, 30.0, 80.0), provenance=Provenance.DATA)
AGES = Histogram(0.0, 80.0, (2, 8, 0, 4), of_dates=False)
BORN = Attribute("born", Kind.DATE, edges=(date(2000, 1, 1), date(2001, 1, 1)), provenance=Provenance.DATA)
BIRTHS = Histogram(float(date(2000, 1, 1).toordinal()), float(date(2000, 1, 5).toordinal()), (2, 9), of_dates=True)


@pytest.fixture
def strip(qtbot):
    strip = HistogramStrip()
    qtbot.addWidget(strip)
    strip.resize(400, 70)
    return strip


@pytest.mark.parametrize(
    ("attribute", "histogram", "shown"),
    [
        (AGE, AGES, True),
        (AGE, None, False),
        (AGE, BIRTHS, False),
        (BORN, BIRTHS, True),
        (BORN, AGES, False),
        (replace(AGE, provenance=Provenance.DECLARED), AGES, False),
        (replace(AGE, provenance=Provenance.CODE_LIST), AGES, False),
    ],
)
def test_who_says_to_know_the_bins_without_the_data_does_not_see_them(strip, attribute, histogram, shown):
    strip.show_attribute(attribute, histogram)
    assert strip.isHidden() != shown
    assert bool(strip.accessibleDescription()) == shown
    assert bool(strip.words(0)) == shown
    assert not strip.grab().isNull()


def test_bars_edges_and_words(strip):
    strip.show_attribute(AGE, AGES)
    picture = strip.grab().toImage()
    assert picture.pixelColor(150, 5) == colour("chart_optimal")  # the tallest
    assert picture.pixelColor(250, BARS_HEIGHT - 1) == colour("sunken")  # nobody
    assert any(picture.pixelColor(150, y) == colour("text") for y in range(BARS_HEIGHT))  # the edge at 30
    assert strip.accessibleDescription() == "Most rows: 20 to 40: 8 rows"
    assert "your eyes only" in strip.accessibleName()


def test_days_are_told_as_dates(strip):
    strip.show_attribute(BORN, BIRTHS)
    assert strip.words(1) == "2000-01-03 to 2000-01-05: 9 rows"


@pytest.mark.parametrize(("x", "words"), [(0, "0 to 20: 2 rows"), (399, "60 to 80: 4 rows")])
def test_the_bar_under_the_mouse_is_told(strip, x, words):
    strip.show_attribute(AGE, AGES)
    strip.show()
    QApplication.sendEvent(strip, QHelpEvent(QEvent.Type.ToolTip, QPoint(x, 9), strip.mapToGlobal(QPoint(x, 9))))
    assert QToolTip.text() == words


def test_keys_read_the_bars_and_lead_back_to_the_fullest(strip, qtbot):
    strip.show_attribute(AGE, AGES)
    told = []
    strip.told.connect(told.append)
    for key in (Qt.Key.Key_End, Qt.Key.Key_Left, Qt.Key.Key_Left):
        qtbot.keyClick(strip, key)
    assert told == ["60 to 80: 4 rows", "40 to 60: 0 rows", "20 to 40: 8 rows"]
    assert strip.accessibleDescription() == "20 to 40: 8 rows"
    assert strip.grab().toImage().pixelColor(150, 5) == colour("text")
    strip.point_at(None)
    assert strip.accessibleDescription() == "Most rows: 20 to 40: 8 rows"
    strip.show_attribute(AGE, None)
    qtbot.keyClick(strip, Qt.Key.Key_Home)
    assert strip.mark is None
