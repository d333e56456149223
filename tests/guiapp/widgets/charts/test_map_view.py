"""The picture of a map: where points are, zooming, and rectangles by mouse and by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPolygonF
from PySide6.QtTest import QTest

from guiapp.widgets.charts.map_view import PARTS, MapView

BOX = QRectF(-10, 30, 40, 20)
COLOURS = ("#ffffff", "#0000ff")


@pytest.fixture
def view(qtbot):
    view = MapView()
    qtbot.addWidget(view)
    view.resize(480, 240)
    view.set_colours(COLOURS)
    # The cell of the lowest x and highest y is blue, the others are white.
    view.show_map(BOX, 4, bytes([1] + 15 * [0]), lambda place: f"{place.left():g} {place.top():g}")
    return view


def shown(view, x, y):
    return view.grab().toImage().pixelColor(x, y).name()


def test_high_values_of_y_are_on_top(view):
    assert shown(view, 20, 20) == "#0000ff"
    assert shown(view, 460, 20) == "#ffffff"
    assert shown(view, 20, 220) == "#ffffff"


def test_a_map_keeps_its_proportions(view):
    view.resize(480, 400)
    assert shown(view, 20, 20) == "#0000ff"
    assert view.area_of((0, 0, PARTS, PARTS)) == QRectF(0, 0, 480, 240)


def test_a_rectangle_is_drawn_with_the_mouse(view):
    chosen, told = [], []
    view.chosen.connect(chosen.append)
    view.told.connect(told.append)
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=QPoint(0, 240))
    QTest.mouseMove(view, QPoint(200, 150))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=QPoint(240, 120))
    assert chosen == [QRectF(-10, 30, 20, 10)]
    assert told[-1] == "-10 30"
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(100, 100))
    assert view.mark is None


def test_a_rectangle_is_moved_and_resized_by_keys(view):
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert view.mark == (5, 5, 7, 7)
    for key, mark in (
        (Qt.Key.Key_Left, (4, 5, 6, 7)),
        (Qt.Key.Key_Down, (4, 6, 6, 8)),
        (Qt.Key.Key_PageUp, (4, 6, 7, 9)),
        (Qt.Key.Key_PageDown, (4, 6, 6, 8)),
    ):
        QTest.keyClick(view, key)
        assert view.mark == mark
    for _ in range(PARTS):
        QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.mark == (PARTS - 2, 6, PARTS, 8)
    for _ in range(PARTS):
        QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert view.mark == (PARTS - 2, 6, PARTS - 1, 7)


def test_zooming_stays_within_the_map(view):
    view.zoom(2)
    assert view.sight == QRectF(0, 35, 20, 10)
    view.zoom(2, QPointF(0, 35))
    assert view.sight == QRectF(0, 35, 10, 5)
    view.zoom(0.25, QPointF(0, 35))
    assert view.sight == BOX
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert view.sight.width() == pytest.approx(40 / 1.5)
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert view.sight == BOX
    for _ in range(40):
        view.zoom(1.5)
    assert view.sight.width() == pytest.approx(40 / 512)


def test_what_is_drawn_follows_the_zoom(view):
    view.zoom(4, QPointF(-10, 50))
    assert shown(view, 240, 120) == "#0000ff"
    view.zoom(4, QPointF(30, 30))
    assert shown(view, 460, 200) in COLOURS


def test_lines_are_drawn_over_the_map(view):
    view.set_lines([QPolygonF([QPointF(10, 30), QPointF(10, 50)])])
    drawn = {
        shown(view, x, 120) for x in (238, 239, 240, 241)
    }  # a line on the border of two pixels may be half in each
    assert drawn != {"#ffffff"}


def test_without_a_map_there_is_nothing_to_pick(qtbot):
    view = MapView()
    qtbot.addWidget(view)
    QTest.keyClick(view, Qt.Key.Key_Home)
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=QPoint(50, 50))
    assert view.mark is None
    view.grab()


def test_an_enlarged_map_is_moved_by_mouse_and_by_keys_within_its_box(view):
    view.move_sight(1, 1)
    assert view.sight == BOX
    view.zoom(2)
    QTest.mousePress(view, Qt.MouseButton.RightButton, pos=QPoint(240, 120))
    QTest.mouseMove(view, QPoint(360, 60))
    QTest.mouseRelease(view, Qt.MouseButton.RightButton, pos=QPoint(360, 60))
    assert view.sight == QRectF(-5, 32.5, 20, 10)
    QTest.mouseMove(view, QPoint(100, 100))
    QTest.keyClick(view, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert view.sight == QRectF(-10, 32.5, 20, 10)
    QTest.keyClick(view, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert view.sight == QRectF(-10, 35, 20, 10)


def test_a_rectangle_is_seen_on_light_and_on_dark_boxes(view):
    QTest.keyClick(view, Qt.Key.Key_Home)
    left, middle = round(view.area_of(view.mark).left()), 120
    dark, light = (QColor(shown(view, left + by, middle)).lightness() for by in (0, -3))
    assert (dark < 100, light > 200) == (True, True)
