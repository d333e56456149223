"""The chart draws what it is given, and reads it out under the mouse and by key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication

from core.front_door import Reliability
from guiapp.desktop.style import colour
from guiapp.models.bars import Bar
from guiapp.widgets.charts.bar_chart import BarChart, _marked
from guiapp.widgets.charts.released_picture_view import ReleasedPictureView
from tests.guiapp.drivers.page_insides import chart_of
from tests.guiapp.drivers.widget_insides import line_height, line_rect, lines_of


def bar(label, value, half_width=5.0, group="", sure=Reliability.GOOD):
    told = f"{label} is {value}"
    return Bar(group, label, value, value - half_width, value + half_width, f"{value}", sure, told)


BARS = (bar("a", 100.0, group="x"), bar("b", 50.0, group="x"), bar("a", 10.0, group="y", sure=Reliability.POOR))


@pytest.fixture
def chart(qtbot):
    chart = BarChart()
    qtbot.addWidget(chart)
    chart.resize(600, 300)
    chart.set_bars("Table", BARS)
    return chart


def middle(chart, line):
    return round(line_rect(chart, line).center().y())


def filled(chart, line):
    """Return the number of pixels in the colour of bars through the upper part of a line."""
    image = chart.grab().toImage()
    y = round(middle(chart, line) - 0.2 * line_height(chart))
    return sum(image.pixelColor(x, y) == colour("chart_optimal") for x in range(image.width()))


def test_a_heading_stands_where_a_group_begins(chart):
    assert [line if isinstance(line, str) else line.label for line in lines_of(chart)] == ["x", "a", "b", "y", "a"]


def test_bars_are_as_long_as_their_numbers_and_hollow_where_unsure(chart):
    long, short, unsure = (filled(chart, line) for line in (1, 2, 4))
    assert long == pytest.approx(2 * short, rel=0.1)
    assert unsure < short / 10


def test_marks_are_those_of_the_table():
    marks = [_marked(bar("a", 1.0, sure=sure)) for sure in Reliability]
    assert marks == ["1.0", "1.0", "! 1.0", "!! 1.0"]


def test_keys_move_and_read_out(chart, qtbot):
    told, moved = [], []
    chart.told.connect(told.append)
    chart.moved.connect(moved.append)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_Home, Qt.Key.Key_PageDown, Qt.Key.Key_Up):
        qtbot.keyClick(chart, key)
    assert told == ["a is 100.0", "b is 50.0", "a is 10.0", "a is 100.0", "a is 10.0", "b is 50.0"]
    assert moved[-1].contains(QPoint(5, middle(chart, 2)))
    assert chart.accessibleDescription() == "b is 50.0"


def test_the_mouse_reads_out_and_lets_go_unless_the_keyboard_is_here(chart, qtbot, monkeypatch):
    chart.show()
    monkeypatch.setattr(chart, "hasFocus", lambda: False)
    told = []
    chart.told.connect(told.append)
    for line in (1, 3, 2):
        qtbot.mouseMove(chart, QPoint(300, middle(chart, line)))
    QApplication.sendEvent(chart, QEvent(QEvent.Type.Leave))
    assert told == ["a is 100.0", "", "b is 50.0", ""]
    monkeypatch.setattr(chart, "hasFocus", lambda: True)
    qtbot.mouseMove(chart, QPoint(300, middle(chart, 1)))
    QApplication.sendEvent(chart, QEvent(QEvent.Type.Leave))
    assert told[-1] == "a is 100.0"


def test_an_empty_chart_takes_keys_and_is_drawn(qtbot):
    chart = BarChart()
    qtbot.addWidget(chart)
    chart.set_bars("Nothing", ())
    qtbot.keyClick(chart, Qt.Key.Key_Down)
    assert not chart.grab().isNull()


@pytest.mark.parametrize(("kind", "start"), [("png", b"\x89PNG"), ("svg", b"<?xml")])
def test_the_whole_chart_becomes_a_file(qtbot, kind, start):
    view = ReleasedPictureView()
    qtbot.addWidget(view)
    view.resize(500, 200)
    view.set_bars("Table", [bar(f"label {n}", 10.0 + n) for n in range(40)])
    content = view.file(kind)
    assert content.startswith(start)
    if kind == "svg":
        assert b"label 39" in content
    assert view.picture().height() > 3 * 40 * line_height(chart_of(view))
