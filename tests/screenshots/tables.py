"""The Tables page: every way to pick tables, their weights and ranges, and sets of them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QLineEdit

from guiapp.models.workload_model import WEIGHT

PAIRS, PICKER = 1, 2


def walk(hands, _data):
    hands.open_sample()
    hands.go("tables")
    hands.shoot("many")
    hands.tab("ways_to_pick", PAIRS)
    hands.shoot("pairs")
    hands.tab("ways_to_pick", PICKER)
    hands.shoot("picker")
    picked(hands)
    sheets(hands)
    weights(hands)
    suggestions(hands)
    sets(hands)


def picked(hands):
    for name, side in (("Clinic", "to_rows"), ("Quarter", "to_rows"), ("Smoking", "to_columns"), ("Sex", "to_columns")):
        hands.choose("field_list", name)
        hands.click(side)
    hands.shoot("picked")
    hands.click("add_crossings")
    hands.shoot("crossings")
    hands.click("add_table")
    for name, side in (("Age", "to_rows"), ("Sex", "to_columns")):
        hands.choose("field_list", name)
        hands.click(side)
    hands.shoot("table-twice")


def sheets(hands):
    """Leave a table with sheets in its places, which is then among the pictures of the tables asked for."""
    for name, side in (("Clinic", "to_sheets"), ("Age", "to_rows"), ("Smoking", "to_rows"), ("Sex", "to_columns")):
        hands.choose("field_list", name)
        hands.click(side)
    hands.shoot("sheets")
    hands.click("add_table")


def weights(hands):
    row = hands.choose("workload_table", "Age × Sex")
    hands.shoot("ranges")
    hands.pick("ask_Age", 2)
    hands.shoot("cumulative")
    view = hands.find(QAbstractItemView, "workload_table")
    view.edit(view.model().index(row, WEIGHT))
    hands.rest()
    hands.shoot("weight-edited")
    for editor in view.findChildren(QLineEdit):
        QTest.keyClick(editor, Qt.Key.Key_Escape)
    view.selectAll()
    hands.rest()
    hands.pick("importance", 3)
    hands.shoot("importance")


def suggestions(hands):
    """Leave the plan as it is: the tables found are not added."""
    hands.click("suggest_tables")
    hands.idle()
    dialog = hands.dialog("suggest_tables_dialog")
    hands.shoot("suggest", dialog)
    hands.write("suggest_total", "1", dialog)
    hands.idle()
    hands.shoot("suggest-quoted", dialog)
    hands.write("suggest_epsilon", "3", dialog)
    hands.idle()
    hands.shoot("suggest-too-dear", dialog)
    hands.write("suggest_epsilon", "0.1", dialog)
    hands.idle()
    hands.tick("agree_suggestion", dialog)
    hands.shoot("suggest-agreed", dialog)
    hands.click("confirm_suggestion", dialog)
    hands.idle()
    hands.shoot("suggested", dialog)
    hands.click("close_suggested", dialog)
    hands.click("suggest_tables")
    hands.idle()
    dialog = hands.dialog("suggest_tables_dialog")
    hands.shoot("suggest-again", dialog)
    dialog.reject()


def sets(hands):
    hands.click("table_sets")
    hands.idle()
    dialog = hands.dialog("table_sets_dialog")
    hands.shoot("sets-none", dialog)
    hands.tick("store_names", dialog)
    hands.write("set_name", "Quarterly tables of the district", dialog)
    hands.shoot("sets-named", dialog)
    hands.click("save_set", dialog)
    hands.idle()
    hands.shoot("sets", dialog)
    hands.click("delete_set", dialog)
    hands.idle()
    dialog.reject()
