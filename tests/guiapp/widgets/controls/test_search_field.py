"""A search that finds nothing says so in the list."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QListWidget, QTableWidget, QTableWidgetItem, QTreeWidget, QTreeWidgetItem

from guiapp.widgets.controls.row_finder import RowFinder
from guiapp.widgets.controls.search_field import SearchField, show_found


def told(found):
    label = found.findChild(QLabel, "nothing_found")
    return label.text() if label.isVisibleTo(found) else ""


@pytest.fixture(params=["hides", "empties"])
def searched(qtbot, request):
    """A list whose rows are hidden, or one that is filled anew, and its field."""
    if request.param == "hides":
        found = QListWidget()
        found.addItems(["age", "sex"])
        field = SearchField(found, "Find", "find")
        field.textChanged.connect(lambda text: show_found(found, text))
    else:
        found = QTreeWidget()
        field = SearchField(found, "Find", "find")
        field.textChanged.connect(lambda text: fill(found, text))
        fill(found, "")
    for widget in (found, field):
        qtbot.addWidget(widget)
    found.show()
    return found, field


def fill(tree, text):
    tree.clear()
    tree.addTopLevelItems([QTreeWidgetItem([name]) for name in ("age", "sex") if text in name])


def test_nothing_is_said_while_something_is_found(qtbot, searched):
    found, field = searched
    qtbot.keyClicks(field, "ag")
    qtbot.wait(1)
    assert told(found) == ""


def test_an_empty_list_of_finds_says_so_until_there_is_one(qtbot, searched):
    found, field = searched
    qtbot.keyClicks(field, "coffee")
    qtbot.waitUntil(lambda: told(found) == "No results for “coffee”.")
    field.clear()
    qtbot.waitUntil(lambda: told(found) == "")


def test_rows_that_come_later_take_the_words_away(qtbot, searched):
    found, field = searched
    qtbot.keyClicks(field, "coffee")
    qtbot.waitUntil(lambda: told(found) != "")
    if isinstance(found, QListWidget):
        found.addItem("coffee")
    else:
        found.addTopLevelItem(QTreeWidgetItem(["coffee"]))
    qtbot.waitUntil(lambda: told(found) == "")


def test_nothing_is_said_of_what_cannot_be_searched(qtbot, searched):
    found, field = searched
    qtbot.keyClicks(field, "coffee")
    field.setEnabled(False)
    qtbot.wait(1)
    assert told(found) == ""
    field.setEnabled(True)
    qtbot.waitUntil(lambda: told(found) != "")


def test_a_table_whose_rows_are_all_hidden_says_so(qtbot):
    table = QTableWidget(2, 1)
    for row, name in enumerate(("age", "sex")):
        table.setItem(row, 0, QTableWidgetItem(name))
    finder = RowFinder(table, "Find", "find")
    for widget in (table, finder):
        qtbot.addWidget(widget)
    qtbot.keyClicks(finder, "coffee")
    qtbot.waitUntil(lambda: told(table) != "")
    assert finder.shown() == []
