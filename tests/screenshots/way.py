"""The way from a spreadsheet to the ledger, without a wrong step."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTabWidget, QWidget


def walk(hands, data):
    read(hands, data)
    plan(hands)
    compare(hands)
    release(hands)
    results(hands)
    hands.go("ledger")
    hands.shoot("ledger")


def read(hands, data):
    hands.window.open_path(data)
    hands.idle()
    dialog = hands.dialog("open_source_dialog")
    hands.shoot("import", dialog)
    hands.click("import_open", dialog)
    hands.wait(lambda: hands.context.workspace.opened is not None)
    hands.idle()
    hands.shoot("data")


def plan(hands):
    hands.go("attributes")
    hands.shoot("attributes-before")
    hands.primary("attributes")
    hands.idle()
    hands.shoot("attributes")
    hands.go("tables")
    hands.shoot("tables-empty")
    hands.click("add_all_2")
    hands.shoot("tables")


def compare(hands):
    hands.window.go_to("compare")
    hands.wait(lambda: hands.context.workspace.comparison_is_current)
    hands.shoot("compare")
    hands.click("pin_outcome")
    chart = hands.find(QWidget, "table_dots")
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(chart, key)
    hands.shoot("compare-pinned")
    hands.tab("outcome_tabs", 1)
    hands.shoot("compare-heat")
    hands.tab("outcome_tabs", 2)
    hands.shoot("compare-table")
    hands.click("rehearse")
    hands.idle()
    dialog = hands.dialog("rehearsal_dialog")
    hands.shoot("rehearsal", dialog)
    hands.find(QTabWidget, "rehearsal_tabs", dialog).setCurrentIndex(1)
    hands.rest()
    hands.shoot("rehearsal-errors", dialog)
    hands.find(QTabWidget, "rehearsal_tabs", dialog).setCurrentIndex(2)
    hands.rest()
    hands.shoot("rehearsal-tables", dialog)
    hands.tab("table_tabs", 1, dialog)
    hands.shoot("rehearsal-chart", dialog)
    dialog.reject()


def release(hands):
    hands.go("release")
    hands.shoot("release-new-dataset")
    hands.click("release_count_12")
    hands.idle()
    hands.shoot("release-twelve-expected")
    hands.write("new_total_epsilon", "2")
    hands.idle()
    hands.shoot("release")
    hands.primary("release")
    dialog = hands.dialog("confirm_spending_dialog")
    hands.shoot("release-confirm", dialog)
    hands.tick("agree_spending", dialog)
    hands.shoot("release-agreed", dialog)
    hands.click("confirm_spending", dialog)
    hands.wait(lambda: hands.context.workspace.release is not None)
    hands.idle()
    hands.shoot("released")


def results(hands):
    page = hands.window.page("results")
    hands.go("results")
    hands.shoot("results")
    hands.pick("show_cells", 3, page)
    hands.shoot("results-percent")
    hands.tab("table_tabs", 1, page)
    hands.shoot("results-chart")
    hands.primary("results")
    dialog = hands.dialog("export_dialog")
    hands.write("export_path", str(hands.home / "tables.xlsx"), dialog)
    hands.shoot("export", dialog)
    hands.click("export_accept", dialog)
    hands.wait((hands.home / "tables.xlsx").exists)
    hands.idle()
    hands.shoot("exported")
