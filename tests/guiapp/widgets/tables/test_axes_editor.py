"""Attributes go from rows to columns and back, by mouse and by key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QToolButton

from guiapp.widgets.controls.chip_list import ChipList
from guiapp.widgets.tables.axes_editor import AxesEditor
from tests.guiapp.drivers.widget_insides import later_of

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def axes(qtbot):
    axes = AxesEditor()
    qtbot.addWidget(axes)
    axes.set_axes(["age", "sex"], ["town"])
    return axes


@pytest.fixture
def told(axes):
    heard = []
    axes.changed.connect(lambda: heard.append((axes.down, axes.across)))
    return heard


def chips(axes, name):
    return axes.findChild(ChipList, name)


def settled(qtbot, axes):
    qtbot.waitUntil(lambda: not later_of(axes).isActive())


def test_showing_tells_nothing(qtbot, axes, told):
    settled(qtbot, axes)
    assert told == []


def test_space_moves_a_name_and_the_focus_to_the_other_side(qtbot, axes, told):
    qtbot.keyClick(chips(axes, "rows_axis"), Qt.Key.Key_Space)
    settled(qtbot, axes)
    assert told == [(("sex",), ("town", "age"))]
    assert chips(axes, "columns_axis").currentItem().text() == "age"


def test_space_moves_a_name_on_to_sheets_and_back_to_rows(qtbot, axes, told):
    qtbot.keyClick(chips(axes, "columns_axis"), Qt.Key.Key_Space)
    settled(qtbot, axes)
    assert (told, axes.by) == ([(("age", "sex"), ())], ("town",))
    qtbot.keyClick(chips(axes, "sheets_axis"), Qt.Key.Key_Space)
    settled(qtbot, axes)
    assert (told[1:], axes.by) == ([(("age", "sex", "town"), ())], ())


def test_arrows_choose_and_with_control_change_the_order(qtbot, axes, told):
    rows = chips(axes, "rows_axis")
    qtbot.keyClick(rows, Qt.Key.Key_Right)
    assert rows.currentItem().text() == "sex"
    qtbot.keyClick(rows, Qt.Key.Key_Left, CONTROL)
    settled(qtbot, axes)
    assert told == [(("sex", "age"), ("town",))]
    qtbot.keyClick(rows, Qt.Key.Key_Left, CONTROL)  # there is nothing further left
    settled(qtbot, axes)
    assert len(told) == 1


def test_rows_and_columns_are_exchanged(axes, told):
    axes.findChild(QToolButton, "turn_table").click()
    assert told == [(("town",), ("age", "sex"))]


def drop(dragged, target):
    """Let go of a name at the right of the names that are there, as the desktop does."""
    place = QPointF(target.viewport().width() - 5, target.viewport().height() / 2)
    how = (Qt.DropAction.MoveAction, dragged, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(target.viewport(), QDragEnterEvent(place.toPoint(), *how))
    QApplication.sendEvent(target.viewport(), QDragMoveEvent(place.toPoint(), *how))
    QApplication.sendEvent(target.viewport(), QDropEvent(place, *how))


def test_a_dropped_name_is_told_once_it_is_in_one_place_only(qtbot, axes, told):
    axes.show()
    rows, columns = chips(axes, "rows_axis"), chips(axes, "columns_axis")
    drop(rows.model().mimeData([rows.model().index(1, 0)]), columns)
    settled(qtbot, axes)
    assert (columns.names, told) == (("town", "sex"), [])  # still in both
    rows.takeItem(1)
    settled(qtbot, axes)
    assert told == [(("age",), ("town", "sex"))]


def test_a_long_name_is_cut_short_within_its_row(qtbot, axes):
    axes.set_axes(["How satisfied are you with the way in which you were told about it?"], ["sex"])
    axes.resize(600, 50)
    with qtbot.waitExposed(axes):
        axes.show()
    rows = chips(axes, "rows_axis")
    assert rows.visualItemRect(rows.item(0)).right() <= rows.viewport().width()
    axes.resize(1600, 50)
    qtbot.waitUntil(lambda: rows.visualItemRect(rows.item(0)).width() > 300)


def test_more_names_have_more_room(qtbot, axes):
    axes.resize(900, axes.sizeHint().height())
    axes.set_axes(["age", "sex", "income"], [], ["town"])
    axes.show()
    rows, columns, sheets = (chips(axes, f"{name}_axis").width() for name in ("rows", "columns", "sheets"))
    assert rows > sheets > columns > 0


@pytest.mark.parametrize("width", [900, 460])
def test_no_name_is_cut_at_the_end_of_its_row(qtbot, axes, width):
    axes.set_axes(["clinic", "quarter of the year"], ["smoking", "sex"])
    axes.resize(width, 40)
    axes.show()
    for name in ("rows_axis", "columns_axis"):
        row = chips(axes, name)
        last = row.visualItemRect(row.item(row.count() - 1))
        assert last.right() <= row.viewport().width()
