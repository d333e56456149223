"""The Results page: every way to show a table, ranges, nothing found, and exports that are refused."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QTableView

from tests.screenshots.releasing import confirm


def walk(hands, _data):
    released(hands)
    ranges(hands)
    layouts(hands)
    questions(hands)
    exports(hands)


def released(hands):
    """Release the sample with ranges of the ages, and a table of three attributes."""
    hands.open_sample()
    hands.go("tables")
    hands.choose("workload_table", "Age × Sex")
    hands.pick("ask_Age", 1)
    hands.tab("ways_to_pick", 2)
    for name, side in (("Clinic", "to_rows"), ("Quarter", "to_rows"), ("Sex", "to_columns")):
        hands.choose("field_list", name)
        hands.click(side)
    hands.click("add_table")
    hands.go("release")
    hands.write("new_total_epsilon", "2")
    hands.idle()
    confirm(hands)
    hands.wait(lambda: hands.context.workspace.release is not None)
    hands.idle()
    hands.shoot("released")
    hands.click("look_at_released")


def ranges(hands):
    page = hands.window.page("results")
    hands.pick("from_Age", 1, page)
    hands.shoot("range")
    hands.pick("show_cells", 6, page)
    hands.shoot("cumulative")
    hands.tab("table_tabs", 1, page)
    hands.shoot("cumulative-chart")
    hands.tab("table_tabs", 0, page)
    hands.pick("show_cells", 0, page)
    hands.shoot("plus-minus")
    hands.pick("show_cells", 2, page)


def layouts(hands):
    page = hands.window.page("results")
    tables = hands.find(QListWidget, "released_tables", page)
    tables.setCurrentRow(tables.count() - 1)
    hands.rest()
    hands.shoot("three-attributes")
    QTest.keyClick(hands.find(QListWidget, "rows_axis", page), Qt.Key.Key_Space)
    hands.rest()
    hands.shoot("two-across")
    sheets(hands, page)
    hands.click("copy_table", page)
    hands.shoot("copied")
    hands.click("banner_close")
    hands.write("find_table", "smoking", page)
    hands.shoot("found")
    hands.write("find_table", "income", page)
    hands.shoot("nothing-found")


def sheets(hands, page):
    QTest.keyClick(hands.find(QListWidget, "columns_axis", page), Qt.Key.Key_Space)
    hands.rest()
    hands.shoot("all-sheets")
    hands.click("sheet_after", page)
    hands.shoot("one-sheet")
    hands.tab("table_tabs", 1, page)
    hands.shoot("chart-of-a-sheet")
    hands.tab("table_tabs", 0, page)


def questions(hands):
    """Open a round, ask, try to end it, and read the answers again on the Ledger page."""
    hands.click("further_questions")
    hands.idle()
    dialog = hands.dialog("round_dialog")
    hands.shoot("round", dialog)
    hands.write("round_epsilon", "9", dialog)
    hands.idle()
    hands.shoot("round-too-dear", dialog)
    hands.write("round_epsilon", "0.5", dialog)
    hands.idle()
    hands.tick("agree_round", dialog)
    hands.click("confirm_round")
    hands.idle()
    hands.shoot("round-open", dialog)
    for row, label in ((0, 1), (2, 0), (3, 2)):
        hands.find(QListWidget, "asked_attributes", dialog).setCurrentRow(row)
        hands.find(QListWidget, "asked_labels", dialog).item(label).setCheckState(Qt.CheckState.Checked)
        hands.rest()
        hands.click("ask_question")
        hands.idle()
    hands.shoot("round-answers", dialog)
    hands.click("close_round")
    if dialog.isVisible():
        hands.shoot("round-warned", dialog)
        hands.click("close_round")
    hands.go("ledger")
    hands.find(QTableView, "ledger_history").selectRow(0)
    hands.rest()
    hands.click("show_answers")
    hands.idle()
    hands.shoot("round-read-again", hands.dialog("answers_dialog"))
    hands.click("close_answers")
    hands.go("results")


def exports(hands):
    there = hands.home / "tables.xlsx"
    there.write_bytes(b"taken")
    hands.primary("results")
    dialog = hands.dialog("export_dialog")
    hands.write("export_path", str(there), dialog)
    hands.shoot("export-there", dialog)
    hands.tick("format_csv", dialog)
    hands.shoot("export-folder", dialog)
    hands.write("export_path", str(hands.home / "nowhere" / "at all" / "tables"), dialog)
    hands.shoot("export-refused", dialog)
    hands.click("export_accept", dialog)
