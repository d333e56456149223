"""The chart draws what it is given, says the same in words, reads out the dot pointed at, and can be kept."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QImage
from PySide6.QtWidgets import QApplication, QLabel

from guiapp.desktop.style import colour
from guiapp.widgets.charts.dot_chart import RING_SIZE, DotChart
from guiapp.widgets.charts.dot_row import DotRow, Mark
from guiapp.widgets.charts.error_chart import ErrorChart
from guiapp.widgets.charts.picture import SHARPNESS

ROWS = (
    DotRow("Tables", 40.0, 20.0, marked=True, hollow_words="Tables, uniform: ±40", filled_words="Tables, optimal: ±20"),
    DotRow("Fourier", 400.0, 300.0, hollow_words="Fourier, uniform: ±400", filled_words="Fourier, optimal: ±300"),
    DotRow("Cells", None, None, remark="Too many cells."),
)
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def chart(qtbot):
    chart = ErrorChart()
    qtbot.addWidget(chart)
    chart.resize(600, 300)
    chart.set_rows("typical ±", ROWS)
    with qtbot.waitExposed(chart):
        chart.show()
    return chart


@pytest.fixture
def plot(chart):
    return chart.findChild(DotChart)


def place(plot, row, *, filled):
    return plot.place_of(Mark(row, filled=filled))


def tone(plot, where):
    return plot.grab().toImage().pixelColor(round(where.x()), round(where.y())).name()


def line_through(plot, x):
    """Return the colours of one column of pixels, from top to bottom, without the axis."""
    image = plot.grab().toImage()
    return [image.pixelColor(x, y).name() for y in range(2, int(plot.room.bottom()) - 6)]


def test_every_dot_is_drawn_at_its_place_on_a_logarithmic_axis(chart, plot):
    hollow, filled = (place(plot, 0, filled=filled) for filled in (False, True))
    other = place(plot, 1, filled=False)
    assert tone(plot, filled) == colour("chart_optimal").name()
    assert tone(plot, hollow) == colour("surface").name()
    assert tone(plot, place(plot, 1, filled=True)) == colour("faint").name()
    assert hollow.x() - filled.x() == pytest.approx((other.x() - hollow.x()) / 3.3219, rel=1e-3)  # twice, ten times
    assert place(plot, 2, filled=True) is None
    chart.set_rows("typical ±", ROWS[1:])
    assert tone(plot, place(plot, 0, filled=True)) == colour("faint").name()
    assert plot.room.contains(place(plot, 0, filled=False))


def test_the_chart_says_in_words_what_it_draws(chart):
    assert "Tables: 40 with a uniform budget, 20 with an optimal one" in chart.accessibleDescription()
    assert "Cells: Too many cells." in chart.accessibleDescription()


def test_the_dot_under_the_mouse_is_read_out(qtbot, chart, plot, monkeypatch):
    monkeypatch.setattr(plot, "hasFocus", lambda: False)
    told = []
    chart.told.connect(told.append)
    qtbot.mouseMove(plot, place(plot, 1, filled=False).toPoint() - QPoint(4, 0))
    assert told == ["Fourier, uniform: ±400"]
    bubble = plot.bubble(place(plot, 1, filled=False), "400", plot.room)
    assert tone(plot, bubble.topLeft() + QPointF(2, 2)) == colour("tip").name()
    qtbot.mouseMove(plot, place(plot, 1, filled=True).toPoint() + QPoint(2, 0))
    qtbot.mouseMove(plot, plot.area_of(Mark(2, filled=True)).center().toPoint())
    qtbot.mouseMove(plot, QPoint(300, plot.height() - 3))
    assert told[1:] == ["Fourier, optimal: ±300", "Cells: Too many cells.", ""]
    qtbot.mouseMove(plot, place(plot, 1, filled=True).toPoint())
    QApplication.sendEvent(plot, QEvent(QEvent.Type.Leave))
    assert told[-1] == ""


@pytest.mark.parametrize("n_rows", [3, 12, 18])
def test_dots_of_one_row_keep_out_of_the_next(qtbot, chart, plot, n_rows):
    chart.set_rows("typical ±", [DotRow(f"{n}", 40.0, 40.0) for n in range(n_rows)])
    chart.resize(600, chart.minimumSizeHint().height())
    rows = [place(plot, row, filled=True).y() for row in range(n_rows)]
    hollow, filled = plot.dot_sizes
    assert 5 <= filled + 4 <= hollow <= rows[1] - rows[0]
    chart.resize(600, 800)
    qtbot.waitUntil(lambda: plot.dot_sizes == (18, 11))


def test_the_bubble_keeps_inside_the_chart(plot):
    for x in (plot.room.left(), plot.room.center().x(), plot.room.right()):
        assert plot.bubble(QPointF(x, 50), "1,234,567", plot.room).right() <= plot.room.right()


def test_the_ring_keeps_inside_the_chart(chart, plot):
    chart.setFixedHeight(chart.minimumSizeHint().height())
    for row in (0, len(ROWS) - 1):
        middle = plot.area_of(Mark(row, filled=True)).center().y()
        assert plot.room.top() <= middle - RING_SIZE / 2
        assert middle + RING_SIZE / 2 <= plot.room.bottom()


def test_arrow_keys_lead_from_dot_to_dot_and_are_heard(qtbot, chart, plot, monkeypatch):
    heard = []
    monkeypatch.setattr(plot, "hasFocus", lambda: True)
    monkeypatch.setattr("guiapp.widgets.charts.chart.QAccessible.updateAccessibility", heard.append)
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
    with qtbot.waitSignal(chart.mark_picked, check_params_cb=lambda mark: mark == Mark(0, filled=True)):
        qtbot.mouseClick(plot, Qt.MouseButton.LeftButton, pos=place(plot, 0, filled=True).toPoint() + QPoint(3, 2))
    with qtbot.assertNotEmitted(chart.mark_picked):
        qtbot.mouseClick(plot, Qt.MouseButton.LeftButton, pos=QPoint(300, plot.height() - 3))
        qtbot.mouseClick(plot, Qt.MouseButton.RightButton, pos=place(plot, 0, filled=True).toPoint())


def test_a_dot_that_moves_is_told_anew_while_it_is_pointed_at(chart, plot):
    told = []
    plot.point_at(Mark(0, filled=True))
    chart.told.connect(told.append)
    chart.set_rows("typical ±", [DotRow("Tables", 40.0, 30.0, filled_words="Tables, optimal: ±30"), *ROWS[1:]])
    assert told == ["Tables, optimal: ±30"]
    chart.set_rows("total", ROWS)
    assert told[1:] == [""]


def test_what_is_pinned_is_a_line_of_its_own_kind_and_named_in_the_legend(chart, plot):
    legend = chart.findChild(QLabel, "error_chart_legend")
    assert "pinned" not in legend.text()
    drawn = []
    for pinned in ((150.0,), (25.0, 150.0)):
        chart.set_rows("typical ±", ROWS, pinned)
        assert "dashed: pinned" in legend.text()
    assert "dashed: pinned, dotted: 2nd pinned" in legend.text()
    chart.set_rows("typical ±", [DotRow("one", 150.0, None), DotRow("two", 25.0, None), *ROWS], (25.0, 150.0))
    for row in (1, 0):
        column = line_through(plot, int(place(plot, row, filled=False).x()))
        drawn.append(sum(one != other for one, other in pairwise(column)))
    assert drawn[1] > drawn[0] > 8  # dots change more often than dashes, and both than a plain line
    chart.set_rows("typical ±", ROWS)
    assert "pinned" not in legend.text()


def test_a_picture_is_sharp_and_points_at_nothing(chart, plot):
    unpointed = chart.file("png")
    plot.point_at(Mark(0, filled=True))
    assert chart.file("png") == unpointed
    image = QImage.fromData(unpointed)
    assert image.size() == chart.size() * SHARPNESS
    assert plot.mark is None
    colours = {image.pixelColor(x, y).name() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}
    assert colour("chart_optimal").name() in colours


def test_a_drawing_has_words_and_shapes_but_no_pixels(chart):
    drawing = ET.fromstring(chart.file("svg"))  # noqa: S314  our own
    words = "".join("".join(text.itertext()) for text in drawing.iter(f"{SVG}text"))
    assert all(word in words for word in ("Tables", "Fourier", "typical ±", "optimal or tuned budget"))
    assert not list(drawing.iter(f"{SVG}image"))
    assert len(list(drawing.iter(f"{SVG}path"))) + len(list(drawing.iter(f"{SVG}circle"))) >= 4


def test_new_colours_are_painted_when_the_look_changes(plot, monkeypatch):
    monkeypatch.setattr("guiapp.widgets.charts.dot_chart.colour", lambda _name: QColor("#123456"))
    assert tone(plot, place(plot, 0, filled=True)) == "#123456"
    assert tone(plot, place(plot, 1, filled=False)) == "#123456"


def test_long_names_leave_room_for_dots(chart, plot):
    chart.set_rows("typical ±", [DotRow("a very long name " * 20, 4.0, 2.0)])
    assert plot.room.width() > chart.width() / 2
    assert plot.room.intersects(QRectF(plot.rect()))
