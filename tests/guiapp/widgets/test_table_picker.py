"""Attributes are found by typing and picked by Enter; what is hidden is never picked by mistake."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QListWidget

from guiapp.widgets.table_picker import TablePicker

NAMES = ("age of the child", "age of the mother", "region", "sex")


@pytest.fixture
def picker(qtbot):
    picker = TablePicker()
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
