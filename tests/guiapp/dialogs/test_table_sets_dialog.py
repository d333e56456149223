"""Names are stored only where the owner says so; what is kept is used and deleted."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QLineEdit, QListWidget, QPushButton

from core.front_door import Family, TableChoice
from guiapp.desktop.table_sets import TableSet
from guiapp.dialogs.table_sets_dialog import TableSetsDialog

MIXED = TableSet("", (TableChoice(("sex", "age")),), (Family(2),))


@pytest.fixture
def make(qtbot):
    def make(present):
        dialog = TableSetsDialog(present, Path("/place/sets.json"))
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return make


def press(dialog, name):
    button = dialog.findChild(QPushButton, name)
    assert button.isEnabled()
    button.click()


def asked(signal):
    got = []
    signal.connect(got.append)
    return got


def name(dialog, text):
    dialog.findChild(QLineEdit, "set_name").setText(text)


def words(dialog):
    return dialog.findChild(QLabel, "set_contents").text()


def test_names_are_stored_only_where_that_is_ticked(make):
    dialog = make(MIXED)
    saved = asked(dialog.save_wanted)
    assert not dialog.findChild(QPushButton, "save_set").isEnabled()
    name(dialog, " usual ")
    assert "no name" in words(dialog)
    press(dialog, "save_set")
    dialog.findChild(QCheckBox, "store_names").click()
    assert "sex, age" in words(dialog)
    press(dialog, "save_set")
    assert saved == [TableSet("usual", (), (Family(2),)), TableSet("usual", MIXED.tables, MIXED.families)]
    assert "/place/sets.json" in dialog.findChild(QLabel, "set_place").text()


def test_tables_by_name_alone_need_the_tick(make):
    dialog = make(TableSet("", MIXED.tables))
    name(dialog, "usual")
    assert not dialog.findChild(QPushButton, "save_set").isEnabled()
    dialog.findChild(QCheckBox, "store_names").click()
    assert dialog.findChild(QPushButton, "save_set").isEnabled()


def test_whole_families_need_none_and_nothing_cannot_be_saved(make):
    dialog = make(TableSet("", (), (Family(2),)))
    assert not dialog.findChild(QCheckBox, "store_names").isVisible()
    name(dialog, "usual")
    assert dialog.findChild(QPushButton, "save_set").isEnabled()
    empty = make(TableSet(""))
    name(empty, "usual")
    assert not empty.findChild(QPushButton, "save_set").isEnabled()
    assert "no table" in words(empty)


def test_kept_sets_are_used_and_deleted(make):
    dialog = make(MIXED)
    used, deleted = asked(dialog.use_wanted), asked(dialog.delete_wanted)
    assert not dialog.findChild(QPushButton, "use_set").isEnabled()
    kept = [TableSet("a", (), (Family(1),)), TableSet("b", MIXED.tables, (Family(1), Family(2)))]
    dialog.show_sets(kept)
    listed = dialog.findChild(QListWidget, "set_list")
    assert [listed.item(row).text() for row in range(2)] == ["a\n1 family", "b\n1 table, 2 families"]
    listed.setCurrentRow(1)
    press(dialog, "delete_set")
    press(dialog, "use_set")
    assert (deleted, used) == (["b"], [kept[1]])
    assert not dialog.isVisible()


def test_a_name_that_is_taken_says_so(make):
    dialog = make(MIXED)
    dialog.show_sets([TableSet("a", (), (Family(1),))])
    name(dialog, "a")
    assert dialog.findChild(QPushButton, "save_set").text() == "Replace"
    name(dialog, "b")
    assert dialog.findChild(QPushButton, "save_set").text() == "Save"


def test_enter_uses_the_chosen_set(qtbot, make):
    dialog = make(MIXED)
    used = asked(dialog.use_wanted)
    kept = TableSet("a", (), (Family(1),))
    dialog.show_sets([kept])
    qtbot.keyClick(dialog.findChild(QListWidget, "set_list"), Qt.Key.Key_Return)
    assert used == [kept]


def test_enter_in_the_name_saves(qtbot, make):
    dialog = make(TableSet("", (), (Family(2),)))
    saved = asked(dialog.save_wanted)
    dialog.show_sets([TableSet("a", (), (Family(1),))])
    name(dialog, "b")
    qtbot.keyClick(dialog.findChild(QLineEdit, "set_name"), Qt.Key.Key_Return)
    assert [kept.name for kept in saved] == ["b"]
    assert dialog.isVisible()


def test_why_nothing_can_be_saved_is_said(make):
    dialog = make(TableSet("", MIXED.tables))
    assert words(dialog).endswith("cannot be stored: tick the box above.")
    dialog.findChild(QCheckBox, "store_names").click()
    assert words(dialog).endswith("Give the set a name to save it.")
    name(dialog, "usual")
    assert "Give the set a name" not in words(dialog)


def test_what_is_saved_is_not_offered_to_be_replaced(qtbot, make):
    dialog = make(TableSet("", (), (Family(2),)))
    assert not dialog.findChild(QLabel, "use_meant").isVisible()
    save = dialog.findChild(QPushButton, "save_set")
    dialog.save_wanted.connect(lambda wanted: dialog.show_sets([wanted]))
    name(dialog, "a")
    save.setFocus()
    press(dialog, "save_set")
    assert (save.text(), save.isEnabled()) == ("Saved", False)
    assert dialog.focusWidget() is dialog.findChild(QLineEdit, "set_name")
    assert "take the place of those of this plan" in dialog.findChild(QLabel, "use_meant").text()
    assert dialog.findChild(QLabel, "use_meant").isVisible()
    dialog.show_sets([TableSet("a", (), (Family(1),))])
    assert (save.text(), save.isEnabled()) == ("Replace", True)
