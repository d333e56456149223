"""The Attributes page: each kind, each way to write a list, and what cannot be."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel
from PySide6.QtWidgets import QAbstractItemView, QPlainTextEdit

from tests.screenshots import odd_files

UNUSED = "Height (cm)"
CODES = "1 = agrees fully\n2 = rather agrees\n3 = undecided\n4 = rather disagrees\n5 = disagrees\n9 = no answer"


def walk(hands, _data):
    hands.open_sample()
    hands.go("attributes")
    kinds(hands)
    edges(hands)
    faults(hands)
    dialogs(hands)
    found(hands)
    several(hands)


def kinds(hands):
    hands.choose("column_table", "Sex")
    hands.idle()
    hands.shoot("categories")
    hands.choose("column_table", "Age")
    hands.shoot("bins")
    hands.choose("column_table", "Quarter (Date of visit)")
    hands.shoot("dates")
    hands.choose("column_table", UNUSED)
    hands.shoot("unused")


def edges(hands):
    hands.choose("column_table", "Age")
    hands.enter("edges_text", "18, 30, 25")
    hands.shoot("edges-refused")
    hands.choose("column_table", "Quarter (Date of visit)")
    hands.enter("edges_text", "2025-01-01, 2025-13-01")
    hands.shoot("dates-refused")
    hands.click("banner_close")


def faults(hands):
    """Take a category out that rows have, and add one that is there."""
    hands.choose("column_table", "Clinic")
    hands.choose("category_list", "Mobile unit")
    hands.click("category_trash")
    hands.rest(1)
    hands.idle()
    hands.shoot("misfits")
    hands.enter("new_category", "Harbour Road")
    hands.shoot("category-twice")
    hands.click("banner_close")


def dialogs(hands):
    hands.click("type_categories")
    dialog = hands.dialog("categories_dialog")
    hands.shoot("type-categories", dialog)
    hands.find(QPlainTextEdit, "categories_text", dialog).setPlainText(CODES)
    hands.shoot("type-codes", dialog)
    dialog.reject()
    hands.choose("column_table", "District")
    hands.window.page("attributes").load_code_list(odd_files.code_list(hands.home))
    dialog = hands.dialog("code_list_dialog")
    hands.shoot("code-list", dialog)
    hands.pick("name_column", 2, dialog)
    hands.shoot("code-list-names", dialog)
    dialog.reject()


def found(hands):
    """Find the categories of one column privately, and see what bins ask for."""
    hands.choose("column_table", "District")
    hands.click("propose_categories")
    hands.idle()
    hands.click("find_privately")
    dialog = hands.dialog("find_list_dialog")
    hands.idle()
    hands.shoot("find-categories", dialog)
    hands.write("find_epsilon", "much", dialog)
    hands.shoot("find-refused", dialog)
    dialog.reject()
    hands.choose("column_table", "Age")
    hands.click("propose_edges")
    hands.idle()
    hands.click("find_privately")
    dialog = hands.dialog("find_list_dialog")
    hands.write("find_low", "0", dialog)
    hands.write("find_high", "100", dialog)
    hands.idle()
    hands.shoot("find-bins", dialog)
    hands.write("find_total_epsilon", "2", dialog)
    hands.idle()
    hands.tick("agree_finding", dialog)
    ended = []
    dialog.finished.connect(ended.append)
    hands.click("confirm_finding", dialog)
    hands.wait(lambda: ended)
    hands.idle()
    hands.shoot("bins-found")


def several(hands):
    view = hands.find(QAbstractItemView, "column_table")
    rows = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    hands.choose("column_table", "Smoking")
    for row in range(2, 6):
        view.selectionModel().select(view.model().index(row, 0), rows)
    hands.rest()
    hands.shoot("several-selected")
    hands.click("use_none")
    hands.shoot("left-out")
