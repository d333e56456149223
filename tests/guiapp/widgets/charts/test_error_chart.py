"""The chart draws what it is given, says the same in words, reads out the dot pointed at, and can be kept."""

from __future__ import annotations

import math
from types import SimpleNamespace
from xml.etree import ElementTree as ET

import pytest
from pyqtgraph import AxisItem
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QImage, QPainter, QPen
from PySide6.QtWidgets import QLabel

from guiapp.desktop.style import colour
from guiapp.widgets.charts.dot_row import DotRow, Mark
from guiapp.widgets.charts.error_chart import ErrorChart
from guiapp.widgets.charts.picture import SHARPNESS
from guiapp.widgets.charts.plotting import RING_SIZE, DotPlot, make_axes

ROWS = (
    DotRow("Tables", 40.0, 20.0, marked=True, hollow_words="Tables, uniform: ±40", filled_words="Tables, optimal: ±20"),
    DotRow("Fourier", 400.0, 300.0, hollow_words="Fourier, uniform: ±400", filled_words="Fourier, optimal: ±300"),
    DotRow("Cells", None, None, remark="Too many cells."),
)
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def chart(qtbot):
    chart = ErrorChart(make_axes())
    qtbot.addWidget(chart)
    chart.resize(600, 300)
    chart.set_rows("typical ±", ROWS)
    with qtbot.waitExposed(chart):
        chart.show()
    qtbot.wait(1)  # the names of the rows make room for themselves
    return chart


@pytest.fixture
def plot(chart):
    return chart.findChild(DotPlot)


def dots(plot):
    points = (point for item in (plot._hollow, plot._plain, plot._marked) for point in item.points())
    return sorted((point.pos().y(), round(10 ** point.pos().x(), 6)) for point in points)


def place_of(plot, value, row):
    return plot.getPlotItem().getViewBox().mapViewToScene(QPointF(math.log10(value), row))


def test_every_dot_is_drawn_once_on_a_logarithmic_axis(chart, plot):
    assert dots(plot) == [(0.0, 20.0), (0.0, 40.0), (1.0, 300.0), (1.0, 400.0)]
    low, high = plot.getPlotItem().viewRange()[0]
    assert low < 1.31
    assert 2.6 < high < 3.2
    chart.set_rows("typical ±", ROWS[1:])
    assert dots(plot) == [(0.0, 300.0), (0.0, 400.0)]


def test_ticks_are_plain_numbers(plot):
    axis = plot.getPlotItem().getAxis("bottom")
    assert axis.logTickStrings([0, 1, 2, 3, 0.3010299957, 0.4771212547], 1, 1) == ["1", "10", "100", "1,000", "2", ""]


@pytest.mark.parametrize("bounds", [(1.2, 2.7), (2.7, 1.2), (-0.4, 0.1), (0.9, 1.05), (0, 5)])
def test_ticks_are_where_the_library_has_them(plot, bounds):
    axis = plot.getPlotItem().getAxis("bottom")
    assert axis.tickValues(*bounds, 500) == AxisItem.tickValues(axis, *bounds, 500)


def test_a_line_of_the_grid_is_drawn_whole_in_pieces_that_meet(plot):
    pen = QPen(QColor(0, 0, 0, 50), 1)
    pen.setCosmetic(True)
    image = QImage(9, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    line = (pen, QPointF(4.3, 270.4), QPointF(4.3, 10.2))
    plot.getPlotItem().getAxis("bottom").drawPicture(painter, (pen, QPointF(), QPointF()), [line], [])
    painter.end()
    assert {image.pixelColor(4, y).alpha() for y in range(11, 270)} == {50}
    assert {image.pixelColor(x, y).alpha() for x in (3, 5) for y in range(300)} == {0}


def test_the_chart_says_in_words_what_it_draws(chart):
    assert "Tables: 40 with a uniform budget, 20 with an optimal one" in chart.accessibleDescription()
    assert "Cells: Too many cells." in chart.accessibleDescription()


def test_the_dot_under_the_mouse_is_read_out(chart, plot, monkeypatch):
    monkeypatch.setattr(plot, "hasFocus", lambda: False)
    told = []
    chart.told.connect(told.append)
    plot.scene().sigMouseMoved.emit(place_of(plot, 390, 1))
    assert told == ["Fourier, uniform: ±400"]
    assert plot._bubble.isVisible()
    assert plot._bubble.toPlainText() == "400"
    plot.scene().sigMouseMoved.emit(place_of(plot, 310, 1))
    plot.scene().sigMouseMoved.emit(place_of(plot, 310, 2))
    assert told[1:] == ["Fourier, optimal: ±300", "Cells: Too many cells."]
    assert not plot._bubble.isVisible()
    plot.leaveEvent(QEvent(QEvent.Type.Leave))
    assert told[-1] == ""


@pytest.mark.parametrize("n_rows", [3, 12, 18])
def test_dots_of_one_row_keep_out_of_the_next(chart, plot, n_rows):
    chart.set_rows("typical ±", [DotRow(f"{n}", 40.0, 40.0) for n in range(n_rows)])
    rows = [place_of(plot, 40, row).y() for row in range(n_rows)]
    hollow, filled = (item.opts["size"] for item in (plot._hollow, plot._plain))
    assert 5 <= filled + 4 <= hollow <= rows[1] - rows[0]
    chart.resize(600, 800)
    assert (plot._hollow.opts["size"], plot._plain.opts["size"]) == (18, 11)


def test_the_bubble_keeps_inside_the_chart(chart, plot):
    right = plot.getPlotItem().getViewBox().sceneBoundingRect().right()
    for mark in (Mark(0, filled=True), Mark(1, filled=False)):
        plot.point_at(mark)
        assert plot._bubble.sceneBoundingRect().right() <= right + 1


def test_the_ring_keeps_inside_the_chart(qtbot, chart, plot):
    chart.setFixedHeight(chart.minimumSizeHint().height())
    qtbot.wait(1)
    inside = plot.getPlotItem().getViewBox().sceneBoundingRect()
    for row in (0, len(ROWS) - 1):
        middle = place_of(plot, 20, row).y()
        assert inside.top() <= middle - RING_SIZE / 2
        assert middle + RING_SIZE / 2 <= inside.bottom()


def test_arrow_keys_lead_from_dot_to_dot_and_are_heard(qtbot, chart, plot, monkeypatch):
    heard = []
    monkeypatch.setattr(plot, "hasFocus", lambda: True)
    monkeypatch.setattr("guiapp.widgets.charts.error_chart.QAccessible.updateAccessibility", heard.append)
    plot.focusInEvent(QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    qtbot.keyClick(plot, Qt.Key.Key_Right)
    qtbot.keyClick(plot, Qt.Key.Key_Down)
    assert [event.message() for event in heard] == [
        "Tables, optimal: ±20",
        "Tables, uniform: ±40",
        "Fourier, uniform: ±400",
    ]
    assert plot.accessibleDescription() == "Fourier, uniform: ±400"
    with qtbot.waitSignal(chart.mark_picked, check_params_cb=lambda mark: mark == Mark(1, filled=False)):
        qtbot.keyClick(plot, Qt.Key.Key_Return)
    plot.focusOutEvent(QFocusEvent(QEvent.Type.FocusOut))
    assert plot.accessibleDescription() == ""


def test_a_click_picks_the_nearest_dot_of_its_row(qtbot, chart, plot):
    click = SimpleNamespace(scenePos=lambda: place_of(plot, 21, 0))
    with qtbot.waitSignal(chart.mark_picked, check_params_cb=lambda mark: mark == Mark(0, filled=True)):
        plot.scene().sigMouseClicked.emit(click)
    aside = SimpleNamespace(scenePos=lambda: place_of(plot, 21, 7))
    with qtbot.assertNotEmitted(chart.mark_picked):
        plot.scene().sigMouseClicked.emit(aside)


def test_what_is_pinned_is_a_line_of_its_own_kind_and_named_in_the_legend(chart, plot):
    legend = chart.findChild(QLabel, "error_chart_legend")
    assert "pinned" not in legend.text()
    for pinned in ((100.0,), (100.0, 10.0)):
        chart.set_rows("typical ±", ROWS, pinned)
        assert "dashed: pinned" in legend.text()
        lines = [10 ** line.value() for line in plot._references if line.isVisible()]
        assert lines == pytest.approx(pinned)
    assert "dashed: pinned, dotted: 2nd pinned" in legend.text()
    assert len({line.pen.style() for line in plot._references}) == 2
    chart.set_rows("typical ±", ROWS)
    assert not any(line.isVisible() for line in plot._references)


def test_a_picture_is_sharp_and_points_at_nothing(chart, plot):
    plot.point_at(Mark(0, filled=True))
    image = QImage.fromData(chart.file("png"))
    assert image.size() == chart.size() * SHARPNESS
    assert not plot._bubble.isVisible()
    colours = {image.pixelColor(x, y).name() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}
    assert colour("chart_optimal").name() in colours


def test_a_drawing_has_words_and_shapes_but_no_pixels(chart):
    drawing = ET.fromstring(chart.file("svg"))  # noqa: S314  our own
    words = "".join("".join(text.itertext()) for text in drawing.iter(f"{SVG}text"))
    assert all(word in words for word in ("Tables", "Fourier", "typical ±", "optimal or tuned budget"))
    assert not list(drawing.iter(f"{SVG}image"))
    assert len(list(drawing.iter(f"{SVG}path"))) + len(list(drawing.iter(f"{SVG}circle"))) >= 4


def test_new_colours_are_painted_when_the_look_changes(plot, monkeypatch):
    plot.point_at(Mark(0, filled=True))
    monkeypatch.setattr("guiapp.widgets.charts.plotting.colour", lambda _name: QColor("#123456"))
    plot.changeEvent(QEvent(QEvent.Type.PaletteChange))
    assert {item.opts["pen"].color().name() for item in (plot._hollow, plot._plain, plot._marked)} == {"#123456"}
    assert plot._bubble.fill.color().name() == "#123456"
