"""What can be done to categories, and why not: told at the field."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QTableView, QToolButton

from core.front_door import Attribute, Kind
from guiapp.widgets.editors.categories_editor import CategoriesEditor

SEX = Attribute("sex", Kind.CATEGORIES, ("f", "m", "x"), other="Others", missing="None said")


@pytest.fixture
def editor(qtbot):
    editor = CategoriesEditor()
    qtbot.addWidget(editor)
    editor.edited.connect(lambda attribute, _: editor.show_attribute(attribute, {}, can_propose=True))
    editor.show_attribute(SEX, {}, can_propose=True)
    return editor


def new(editor):
    return editor.findChild(QLineEdit, "new_category")


def fault(editor):
    return editor.findChild(QLabel, "new_category_fault")


def enabled(editor):
    return {tool for tool in ("up", "down") if editor.findChild(QToolButton, f"category_{tool}").isEnabled()}


@pytest.mark.parametrize(
    ("name", "words"),
    [("m", "a category “m” already"), ("Others", "Other values"), ("None said", "Blanks are counted")],
)
def test_a_name_that_is_taken_is_refused_at_the_field(qtbot, editor, name, words):
    new(editor).setText(name)
    with qtbot.assertNotEmitted(editor.refused):
        new(editor).returnPressed.emit()
    assert words in fault(editor).text()
    assert new(editor).accessibleDescription() == fault(editor).text()
    assert new(editor).property("invalid") == "true"
    qtbot.keyClick(new(editor), Qt.Key.Key_1)
    assert fault(editor).isHidden()
    assert new(editor).property("invalid") == "false"


def test_what_was_refused_does_not_stay_for_another_attribute(editor):
    new(editor).setText("m")
    new(editor).returnPressed.emit()
    editor.show_attribute(SEX, {}, can_propose=True)
    assert new(editor).text() == "m"
    editor.show_attribute(Attribute("smoker", Kind.CATEGORIES, ("yes", "no")), {}, can_propose=True)
    assert (new(editor).text(), fault(editor).isHidden()) == ("", True)


def test_nothing_is_added_where_nothing_was_typed(qtbot, editor):
    add = editor.findChild(QPushButton, "add_category")
    assert not add.isEnabled()
    with qtbot.waitActive(editor):
        editor.show()
        editor.activateWindow()
    new(editor).setText("d")
    add.setFocus()
    with qtbot.waitSignal(editor.edited):
        add.click()
    assert not add.isEnabled()
    assert new(editor).hasFocus()


def test_what_is_first_or_last_moves_no_further(qtbot, editor):
    view = editor.findChild(QTableView, "category_list")
    with qtbot.waitActive(editor):
        editor.show()
        editor.activateWindow()
    view.selectRow(0)
    assert enabled(editor) == {"down"}
    down = editor.findChild(QToolButton, "category_down")
    down.setFocus()
    down.click()
    assert (enabled(editor), down.hasFocus()) == ({"up", "down"}, True)
    down.click()
    assert (enabled(editor), view.hasFocus()) == ({"up"}, True)  # and not on the button that removes
    view.selectAll()
    assert enabled(editor) == set()


def test_keys_move_and_remove_in_the_list(qtbot, editor):
    shown = editor.findChild(QTableView, "category_list")
    seen = []
    editor.edited.connect(lambda attribute, _: seen.append(attribute.categories))
    with qtbot.waitActive(editor):
        editor.show()
        editor.activateWindow()
    shown.setFocus()
    shown.selectRow(2)
    qtbot.keyClick(shown, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClick(shown, Qt.Key.Key_Delete)
    qtbot.keyClick(shown, Qt.Key.Key_Delete)
    assert seen == [("f", "x", "m"), ("f", "m"), ("f",)]
