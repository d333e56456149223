"""A walk through a window: by key, by mouse, and left at any moment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from guiapp.widgets.frame.call_outs import CallOut, CallOuts
from tests.guiapp.drivers.widget_insides import card_of, go_on

PLACES = (QRect(0, 0, 200, 500), QRect(0, 460, 800, 40), QRect(0, 0, 800, 500), QRect(700, 0, 100, 500))


@pytest.fixture
def window(qtbot):
    window = QWidget()
    window.resize(800, 500)
    column = QVBoxLayout(window)
    column.addWidget(QLineEdit())
    column.addWidget(QPushButton("under"))
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    window.findChild(QLineEdit).setFocus()
    return window


@pytest.fixture
def tour(window):
    parts = [CallOut(f"part {n}", f"text {n}", lambda place=place: place) for n, place in enumerate(PLACES)]
    tour = CallOuts(parts, window)
    tour.start()
    return tour


def title(tour):
    return tour.findChild(QLabel, "call_out_title").text()


def press(qtbot, *keys):
    for key in keys:
        qtbot.keyClick(QApplication.focusWidget(), key)


def test_keys_walk_on_and_back_and_leave(qtbot, window, tour):
    left = []
    tour.left.connect(lambda: left.append(True))
    assert title(tour) == "part 0"
    press(qtbot, Qt.Key.Key_Left)
    assert title(tour) == "part 0"
    press(qtbot, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert title(tour) == "part 2"
    press(qtbot, Qt.Key.Key_Left)
    assert title(tour) == "part 1"
    press(qtbot, Qt.Key.Key_Escape)
    assert left == [True]
    assert not tour.isVisible()
    assert QApplication.focusWidget() is window.findChild(QLineEdit)


def test_the_last_step_ends_it(qtbot, tour):
    press(qtbot, *[Qt.Key.Key_Return] * 3)
    assert title(tour) == "part 3"
    assert tour.findChild(QPushButton, "tour_next").text() == "Done"
    press(qtbot, Qt.Key.Key_Return)
    assert not tour.isVisible()


@pytest.mark.parametrize("name", ["leave_tour", "tour_next"])
def test_the_mouse_walks_and_leaves(qtbot, tour, name):
    qtbot.mouseClick(tour.findChild(QPushButton, name), Qt.MouseButton.LeftButton)
    assert tour.isVisible() is (name == "tour_next")
    if tour.isVisible():
        assert title(tour) == "part 1"
        tour.leave()


def test_tab_stays_on_the_card(qtbot, tour):
    press(qtbot, Qt.Key.Key_Right)
    seen = []
    for key in [Qt.Key.Key_Tab] * 3 + [Qt.Key.Key_Backtab]:
        press(qtbot, key)
        seen.append(QApplication.focusWidget().objectName())
    assert seen == ["leave_tour", "tour_back", "tour_next", "tour_back"]
    tour.leave()


def test_nothing_under_the_veil_is_clicked(qtbot, window, tour):
    clicked = []
    under = window.findChildren(QPushButton, options=Qt.FindChildOption.FindDirectChildrenOnly)[0]
    under.clicked.connect(lambda: clicked.append(True))
    middle = under.mapTo(window, under.rect().center())
    assert window.childAt(middle) is tour
    qtbot.mouseClick(tour, Qt.MouseButton.LeftButton, pos=middle)
    assert not clicked
    tour.leave()


def test_the_card_is_in_sight_and_beside_the_part_where_there_is_room(window, tour):
    for place in PLACES:
        card = card_of(tour).geometry()
        assert tour.rect().contains(card)
        assert place == PLACES[2] or not card.intersects(place)
        go_on(tour)
    assert not tour.isVisible()


def test_it_follows_the_windows_size(window, tour):
    window.resize(700, 420)
    QApplication.processEvents()
    assert tour.rect() == window.rect()
    tour.leave()


def test_only_the_part_is_left_bright(window, tour):
    bare = window.grab().toImage()
    go_on(tour)
    assert bare.pixelColor(QPoint(100, 300)).lightness() > bare.pixelColor(QPoint(300, 480)).lightness()
    later = window.grab().toImage()
    assert later.pixelColor(QPoint(790, 480)).lightness() > later.pixelColor(QPoint(790, 300)).lightness()
    tour.leave()


def test_the_screen_reader_hears_each_step(tour):
    for number in range(len(PLACES)):
        spoken = QAccessible.queryAccessibleInterface(card_of(tour))
        assert spoken.text(QAccessible.Text.Name) == f"part {number}"
        assert spoken.text(QAccessible.Text.Description) == f"text {number}"
        go_on(tour)
