"""Sheets are leafed through in a ring, and the one in sight stays when a table is only turned."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QToolButton

from guiapp.widgets.tables import sheet_chooser as module
from guiapp.widgets.tables.sheet_chooser import SheetChooser
from tests.released_tables import released_table

TABLE = released_table(("age", "sex", "town"))


@pytest.fixture
def chooser(qtbot):
    chooser = SheetChooser()
    qtbot.addWidget(chooser)
    chooser.offer(TABLE, ("sex", "town"))
    return chooser


def test_nothing_to_leaf_through_is_one_sheet_without_words(qtbot):
    chooser = SheetChooser()
    qtbot.addWidget(chooser)
    for table, names in ((None, ()), (TABLE, ())):
        chooser.offer(table, names)
        assert (chooser.sheet, chooser.words) == ({}, "")


def test_all_comes_first_and_after_the_last_again(chooser):
    told = []
    chooser.changed.connect(lambda: told.append(chooser.words))
    for _ in range(5):
        chooser.findChild(QToolButton, "sheet_after").click()
    chooser.findChild(QToolButton, "sheet_before").click()
    assert told[0] == "sex: Female · town: Leeds"
    assert told[3:] == ["sex: Male · town: York", "sex: all · town: all", "sex: Male · town: York"]


def test_the_sheet_in_sight_stays_while_it_is_offered(chooser):
    chooser.findChild(QComboBox, "sheet_in_sight").setCurrentIndex(2)
    chooser.offer(TABLE, ("town", "sex"))
    assert chooser.words == "town: York · sex: Female"
    chooser.offer(TABLE, ("age",))
    assert chooser.sheet == {"age": None}


def test_there_is_an_end_to_sheets(chooser, monkeypatch):
    assert not chooser.is_cut
    monkeypatch.setattr(module, "SHEET_LIMIT", 3)
    chooser.offer(TABLE, ("sex", "town"))
    assert chooser.is_cut
    assert chooser.findChild(QComboBox, "sheet_in_sight").count() == 3


def test_bins_are_said_in_the_language_of_the_window(chooser, german_window):
    chooser.offer(TABLE, ("age", "sex"))
    chooser.findChild(QToolButton, "sheet_after").click()
    assert chooser.words == "age: 0 bis unter 18 · sex: Female"
    assert chooser.sheet == {"age": "0 to under 18", "sex": "Female"}  # what the engine calls it
