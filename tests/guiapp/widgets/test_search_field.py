"""A search that finds nothing says so in the list."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QListWidget, QTreeWidget, QTreeWidgetItem

from guiapp.widgets.search_field import SearchField, show_found


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
    qtbot.waitUntil(lambda: told(found) == "Nothing has all these words.")
    field.clear()
    qtbot.waitUntil(lambda: told(found) == "")
