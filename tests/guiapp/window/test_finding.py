"""One entry leads to the search of whatever page is in sight."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit, QTabWidget

from core.front_door import ReadingLayout, TableChoice
from guiapp.commands import tables as commands
from guiapp.commands.data import open_data
from tests.guiapp.drivers.choosing import use_proposed


@pytest.fixture
def said(context):
    notices = []
    context.notices.said.connect(lambda notice: notices.append(notice.text))
    return notices


def test_find_goes_to_the_field_of_the_page_and_from_there_to_the_next(window, context, people, settled, said):
    open_data(context, people, ReadingLayout())
    settled()
    use_proposed(context)
    window.go_to("attributes")
    field = window.page("attributes").findChild(QLineEdit, "find_column")
    field.setText("sex")
    for _ in range(2):
        window.findChild(QAction, "action_find").trigger()
        assert window.focusWidget() is field
        assert field.selectedText() == "sex"
    window.go_to("tables")
    tables = window.page("tables")
    tables.findChild(QTabWidget, "ways_to_pick").setCurrentIndex(2)
    commands.add_table(context, TableChoice(("sex", "age")))
    reached = set()
    for _ in range(2):
        window.findChild(QAction, "action_find").trigger()
        reached.add(window.focusWidget().objectName())
    assert reached == {"find_field", "find_table"}
    assert said == []


def test_find_says_where_there_is_nothing_to_search(window, said):
    window.findChild(QAction, "action_find").trigger()
    assert said == ["There is nothing to search on this page."]
