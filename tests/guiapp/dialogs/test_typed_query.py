"""A query is typed in the window: rows of a database in place of a table, asked for, refused, and taken back."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton

from core.front_door import EngineError, ReadingLayout, preview
from guiapp.dialogs.open_source_dialog import OpenSourceDialog
from tests.core.sources.reader_here import read_here


@pytest.fixture
def database(tmp_path):
    path = tmp_path / "people.sqlite"
    with closing(sqlite3.connect(path)) as link, link:
        link.execute("CREATE TABLE people (sex TEXT, age INTEGER)")
        link.executemany("INSERT INTO people VALUES (?, ?)", [("f", 30), ("m", 40), ("f", 50)])
        link.execute("CREATE TABLE places (name TEXT)")
    return path


@pytest.fixture
def dialog(qtbot, database, monkeypatch):
    read_here(monkeypatch)
    dialog = OpenSourceDialog(database.name, ReadingLayout())
    qtbot.addWidget(dialog)

    def look(layout):
        try:
            dialog.show_preview(preview(database, layout))
        except EngineError as error:
            dialog.show_error(error)

    dialog.look_wanted.connect(look)
    look(ReadingLayout())
    dialog.show()
    return dialog


def typed(dialog, text):
    field = dialog.findChild(QLineEdit, "layout_query")
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def said(dialog, name):
    return dialog.findChild(QLabel, name).text()


def test_the_rows_of_a_typed_query_are_read(dialog):
    assert said(dialog, "import_facts") == "3 rows, 2 columns"
    typed(dialog, "select age from people where sex = 'f'")
    assert said(dialog, "import_facts") == "2 rows, 1 column"
    layout = dialog.chosen_layout()
    assert (layout.query, layout.sheet) == ("select age from people where sex = 'f'", None)


def test_a_query_that_fails_is_told_and_can_be_mended(dialog):
    typed(dialog, "select height from people")
    assert "no such column: height" in said(dialog, "import_fault")
    assert not dialog.findChild(QPushButton, "import_open").isEnabled()
    assert dialog.findChild(QLineEdit, "layout_query").isVisible()
    typed(dialog, "select sex from people")
    assert said(dialog, "import_fault") == ""
    assert dialog.chosen_layout().query == "select sex from people"


def test_a_table_in_place_of_the_query(dialog):
    typed(dialog, "select sex from people")
    sheet = dialog.findChild(QComboBox, "layout_sheet")
    sheet.setCurrentText("people")
    sheet.activated.emit(sheet.currentIndex())
    assert (dialog.chosen_layout().query, dialog.chosen_layout().sheet) == (None, "people")
    assert dialog.findChild(QLineEdit, "layout_query").text() == ""


def test_a_text_takes_no_query(qtbot, tmp_path, monkeypatch):
    read_here(monkeypatch)
    path = tmp_path / "a.csv"
    path.write_text("a,b\nx,1\n")
    dialog = OpenSourceDialog(path.name, ReadingLayout())
    qtbot.addWidget(dialog)
    dialog.show_preview(preview(path))
    dialog.show()
    assert not dialog.findChild(QLineEdit, "layout_query").isVisible()
