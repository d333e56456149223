"""The rail says why a page is locked, to the eye and to the screen reader."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from guiapp.desktop.settings import Theme
from guiapp.desktop.style import LOOKS, Style, colour
from guiapp.widgets.frame.page_rail import PageRail
from tests.guiapp.drivers.widget_insides import list_of


@pytest.fixture
def rail(qtbot):
    rail = PageRail()
    qtbot.addWidget(rail)
    rail.add_page("Data", "data")
    rail.add_page("Tables", "tables")
    return rail


def test_a_lock_has_a_reason(rail):
    rail.set_locked(1, "First open a spreadsheet.")
    assert rail.reason(1) == "First open a spreadsheet."
    item = list_of(rail).item(1)
    assert item.data(Qt.ItemDataRole.AccessibleTextRole) == "Tables, locked: First open a spreadsheet."
    rail.set_locked(1, None)
    assert rail.reason(1) == ""
    assert item.data(Qt.ItemDataRole.AccessibleTextRole) == "Tables"


def test_nothing_is_painted_where_nothing_is_new(qtbot, rail):
    changed = list_of(rail).model().dataChanged
    for reason in (None, "First open a spreadsheet."):
        rail.set_locked(1, reason)
        with qtbot.assertNotEmitted(changed):
            rail.set_locked(1, reason)
    with qtbot.waitSignal(changed):
        rail.set_locked(1, None)


def test_the_keyboard_moves_along(qtbot, rail):
    rail.choose(0)
    with qtbot.waitSignal(rail.chosen) as chosen:
        qtbot.keyClick(list_of(rail), Qt.Key.Key_Down)
    assert chosen.args == [1]


def test_a_screen_reader_that_selects_a_step_goes_there(qtbot, rail):
    steps = QAccessible.queryAccessibleInterface(list_of(rail))
    rail.choose(0)
    with qtbot.waitSignal(rail.chosen) as chosen:
        steps.child(1).actionInterface().doAction("Toggle")
    assert (chosen.args, rail.current) == ([1], 1)
    with qtbot.waitSignal(rail.chosen) as chosen:
        steps.selectionInterface().select(steps.child(0))
    assert (chosen.args, rail.current) == ([0], 0)


def test_a_screen_reader_cannot_leave_every_step(qtbot, rail):
    rail.choose(1)
    QAccessible.queryAccessibleInterface(list_of(rail)).child(1).actionInterface().doAction("Toggle")
    qtbot.waitUntil(lambda: list_of(rail).item(1).isSelected())
    assert rail.current == 1


def test_a_step_chosen_by_mouse_is_told_once(qtbot, rail):
    told = []
    rail.show()
    rail.choose(0)
    rail.chosen.connect(told.append)
    place = list_of(rail).visualItemRect(list_of(rail).item(1)).center()
    qtbot.mouseClick(list_of(rail).viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.wait(1)
    assert told == [1]


@pytest.mark.parametrize("look", LOOKS)
def test_the_page_in_sight_has_a_bar(qapp, qtbot, rail, look):
    style = Style(qapp, Theme(look))
    rail.choose(1)
    rail.show()
    picture = rail.grab().toImage()
    places = [rail.item_rect(index) for index in range(2)]
    bars = [picture.pixelColor(place.left() + 1, place.center().y()) == colour("accent") for place in places]
    assert bars == [False, True]
    qapp.setStyleSheet("")
    style.deleteLater()
