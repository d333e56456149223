"""Attributes are ticked, dragged or found by typing; each is in one place at most; what is hidden is not picked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListWidget, QPushButton

from core.front_door import TableChoice
from guiapp.widgets.editors.table_picker import TablePicker

NAMES = ("age of the child", "age of the mother", "region", "sex")


@pytest.fixture
def picker(qtbot):
    picker = TablePicker(lambda _table: "")
    qtbot.addWidget(picker)
    picker.show_attributes(dict.fromkeys(NAMES, 2))
    picker.show()
    return picker


@pytest.fixture
def field(picker):
    return picker.findChild(QLineEdit, "find_field")


def shown(picker):
    fields = picker.findChild(QListWidget, "field_list")
    return [item.text() for item in map(fields.item, range(fields.count())) if not item.isHidden()]


@pytest.mark.parametrize(
    ("text", "found"), [("AGE", NAMES[:2]), ("child age", NAMES[:1]), ("", NAMES), ("height", ()), ("e", NAMES)]
)
def test_attributes_are_found_by_words_in_any_order(picker, field, text, found):
    field.setText(text)
    assert shown(picker) == list(found)


def test_enter_picks_the_first_that_is_found_and_the_next_word_replaces_it(qtbot, picker, field):
    qtbot.keyClicks(field, "region")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.keyClicks(field, "mother")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert picker.picked() == ("region", "age of the mother")
    assert field.text() == "mother"


def test_down_and_enter_pick_another_find(qtbot, picker, field):
    qtbot.keyClicks(field, "age")
    qtbot.keyClick(field, Qt.Key.Key_Down)
    qtbot.keyClick(field, Qt.Key.Key_Down)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert picker.picked() == ("age of the mother",)


@pytest.mark.parametrize("text", ["", " ", "height"])
def test_enter_picks_nothing_where_nothing_was_looked_for_or_found(qtbot, picker, field, text):
    field.setText(text)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert picker.picked() == ()


def test_what_was_chosen_and_is_hidden_is_not_picked(qtbot, picker, field):
    picker.findChild(QListWidget, "field_list").item(3).setSelected(True)
    field.setText("region")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert picker.picked() == ("region",)


def test_what_is_offered_anew_is_searched_too(picker, field):
    field.setText("age")
    picker.show_attributes({"age": 2, "sex": 2})
    assert shown(picker) == ["age"]


def place(picker, name):
    return picker.findChild(QListWidget, name)


def where(picker):
    """Return what is in the sheets, in the rows and in the columns, and what has a tick."""
    fields = place(picker, "field_list")
    ticked = [item.text() for item in map(fields.item, range(fields.count())) if item.checkState().value]
    return *(place(picker, name).names for name in ("sheet_list", "row_list", "column_list")), ticked


def tick(picker, *names, on=True):
    for name in names:
        item = place(picker, "field_list").findItems(name, Qt.MatchFlag.MatchExactly)[0]
        item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)


def choose(picker, name, *rows):
    made = place(picker, name)
    made.clearSelection()
    for row in rows:
        made.item(row).setSelected(True)


def click(picker, name):
    picker.findChild(QPushButton, name).click()


def drop(picker, source, row, target, gap):
    """Let go of a name above the gap-th name of another list, as the desktop does."""
    source, target = place(picker, source), place(picker, target)
    dragged = source.model().mimeData([source.model().index(row, 0)])
    rect = target.visualItemRect(target.item(gap)) if gap < target.count() else target.viewport().rect()
    at = QPointF(rect.left() + 20, rect.top() + 1 if gap < target.count() else rect.bottom() - 2)
    how = (
        Qt.DropAction.MoveAction | Qt.DropAction.CopyAction,
        dragged,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    for event in (QDragEnterEvent(at.toPoint(), *how), QDragMoveEvent(at.toPoint(), *how), QDropEvent(at, *how)):
        QApplication.sendEvent(target.viewport(), event)
    assert event.isAccepted()
    assert event.dropAction() is Qt.DropAction.CopyAction  # or the list it came from would take its selection out


def test_the_first_tick_goes_into_the_rows_the_second_into_the_columns_and_further_ones_into_the_rows(picker):
    tick(picker, *NAMES)
    assert where(picker) == ([], [NAMES[0], NAMES[2], NAMES[3]], [NAMES[1]], list(NAMES))
    tick(picker, NAMES[1], NAMES[2], on=False)
    assert where(picker) == ([], [NAMES[0], NAMES[3]], [], [NAMES[0], NAMES[3]])
    assert shown(picker) == list(NAMES)


def test_space_ticks_and_takes_back_from_wherever_an_attribute_is(qtbot, picker):
    fields = place(picker, "field_list")
    fields.setCurrentRow(2)
    qtbot.keyClick(fields, Qt.Key.Key_Space)
    assert where(picker) == ([], ["region"], [], ["region"])
    click(picker, "to_sheets")
    fields.setCurrentRow(2)
    qtbot.keyClick(fields, Qt.Key.Key_Space)
    assert where(picker) == ([], [], [], [])


def test_enter_ticks_all_that_is_selected(qtbot, picker):
    fields = place(picker, "field_list")
    fields.setCurrentRow(1)
    choose(picker, "field_list", 1, 2, 3)
    qtbot.keyClick(fields, Qt.Key.Key_Return)
    assert where(picker)[3] == list(NAMES[1:])


def test_many_go_into_a_place_by_button_and_an_attribute_is_in_one_place_at_most(picker):
    choose(picker, "field_list", 0, 1, 2)
    click(picker, "to_rows")
    choose(picker, "field_list", 1)
    click(picker, "to_sheets")
    choose(picker, "field_list", 3)
    click(picker, "to_columns")
    assert where(picker) == ([NAMES[1]], [NAMES[0], NAMES[2]], [NAMES[3]], list(NAMES))
    assert picker.picked() == (NAMES[1], NAMES[0], NAMES[2], NAMES[3])
    choose(picker, "row_list", 0, 1)
    click(picker, "take_back")
    assert where(picker)[1] == []


def test_the_buttons_move_what_was_selected_last(picker):
    tick(picker, *NAMES[:2])
    choose(picker, "row_list", 0)
    choose(picker, "field_list", 2)
    click(picker, "to_sheets")
    assert where(picker)[:3] == ([NAMES[2]], [NAMES[0]], [NAMES[1]])


def test_only_what_is_selected_can_be_moved_and_only_what_has_a_place_taken_back(qtbot, picker, field):
    def offered():
        return [picker.findChild(QPushButton, name).isEnabled() for name in ("to_sheets", "to_rows", "take_back")]

    assert offered() == [False, False, False]
    choose(picker, "field_list", 0)
    assert offered() == [True, True, False]
    click(picker, "to_rows")
    assert offered() == [True, True, True]
    to = picker.findChild(QPushButton, "to_sheets")
    to.setFocus()
    to.click()
    assert to.hasFocus()
    click(picker, "take_back")
    assert offered() == [False, False, False]
    assert field.hasFocus()


def test_names_are_dragged_between_all_lists_and_within_one(picker):
    drop(picker, "field_list", 2, "row_list", 0)
    drop(picker, "field_list", 3, "row_list", 0)
    drop(picker, "field_list", 0, "row_list", 1)
    assert where(picker) == ([], ["sex", NAMES[0], "region"], [], [NAMES[0], "region", "sex"])
    drop(picker, "row_list", 0, "row_list", 3)
    assert where(picker)[1] == [NAMES[0], "region", "sex"]
    drop(picker, "row_list", 2, "row_list", 0)
    drop(picker, "row_list", 1, "sheet_list", 0)
    assert where(picker)[:3] == ([NAMES[0]], ["sex", "region"], [])
    drop(picker, "row_list", 0, "field_list", 4)
    assert where(picker) == ([NAMES[0]], ["region"], [], [NAMES[0], "region"])


def test_what_comes_from_another_window_is_left_alone(picker):
    place(picker, "row_list").wanted.emit(["income"], 0)
    assert picker.picked() == ()


def test_alt_and_an_arrow_change_the_order_within_a_place(qtbot, picker):
    choose(picker, "field_list", 0, 1, 2)
    click(picker, "to_rows")
    rows = place(picker, "row_list")
    assert rows.currentItem().text() == NAMES[2]
    for key, after in (("Up", [0, 2, 1]), ("Up", [2, 0, 1]), ("Up", [2, 0, 1]), ("Down", [0, 2, 1])):
        qtbot.keyClick(rows, Qt.Key[f"Key_{key}"], Qt.KeyboardModifier.AltModifier)
        assert rows.names == [NAMES[n] for n in after]
        assert rows.currentItem().text() == NAMES[2]


def test_what_no_longer_exists_leaves_every_place(picker):
    tick(picker, *NAMES)
    choose(picker, "field_list", 2)
    click(picker, "to_sheets")
    picker.show_attributes({"sex": 2, "age of the child": 3})
    assert where(picker) == ([], ["age of the child", "sex"], [], ["sex", "age of the child"])


def test_enter_passes_over_finds_that_are_ticked(qtbot, picker, field):
    qtbot.keyClicks(field, "age")
    for _ in range(3):
        qtbot.keyClick(field, Qt.Key.Key_Return)
    assert picker.picked() == NAMES[:2]


def test_what_will_be_made_is_said(picker):
    words = picker.findChild(QLabel, "picker_summary").text
    assert "the first goes into the rows" in words()
    assert "Sheets" in words()
    tick(picker, *NAMES[:3])
    choose(picker, "field_list", 2)
    click(picker, "to_sheets")
    assert words() == "region × age of the child × age of the mother: 8 cells, on 2 sheets"
    tick(picker, "sex")
    assert words().splitlines()[1] == "Or 2 tables such as region × age of the child × age of the …"


def test_long_names_are_cut_short_and_the_tip_has_all_of_them(qtbot, picker):
    picker.show_attributes({"a" * 80: 2})
    fields = place(picker, "field_list")
    assert fields.item(0).toolTip() == "a" * 80
    qtbot.wait(20)
    assert not fields.horizontalScrollBar().isVisible()


@pytest.mark.parametrize(
    ("places", "columns", "sheets"),
    [
        ({"to_rows": [0], "to_columns": [2, 3]}, (2, 3), ()),
        ({"to_sheets": [3], "to_rows": [0], "to_columns": [1]}, (1,), (3,)),
        ({"to_sheets": [3], "to_rows": [0, 1]}, (), (3,)),
        ({"to_rows": [0, 1]}, (), ()),
        ({"to_columns": [0, 1]}, (), ()),
    ],
)
def test_a_table_is_wanted_with_its_places(qtbot, picker, places, columns, sheets):
    for to, rows in places.items():
        choose(picker, "field_list", *rows)
        click(picker, to)
    with qtbot.waitSignal(picker.table_wanted) as wanted:
        click(picker, "add_table")
    named = (tuple(NAMES[place] for place in each) for each in (columns, sheets))
    assert wanted.args == [TableChoice(picker.picked(), 1.0, (), (), *named)]


def test_after_a_table_the_keys_are_where_the_next_one_begins(qtbot, picker, field):
    picker.activateWindow()
    qtbot.keyClicks(field, "region")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    add = picker.findChild(QPushButton, "add_table")
    add.setFocus()
    qtbot.keyClick(add, Qt.Key.Key_Space)
    assert field.hasFocus()


def test_every_crossing_opens_on_the_sheets(qtbot, picker):
    for to, rows in {"to_sheets": [3], "to_rows": [0, 1], "to_columns": [2]}.items():
        choose(picker, "field_list", *rows)
        click(picker, to)
    with qtbot.waitSignal(picker.crossings_wanted) as wanted:
        click(picker, "add_crossings")
    assert [(table.attributes, table.columns, table.sheets) for table in wanted.args[0]] == [
        ((NAMES[3], row, NAMES[2]), (NAMES[2],), (NAMES[3],)) for row in NAMES[:2]
    ]
