"""Codes, and the names to be published."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QListWidget

from guiapp.dialogs.code_list_dialog import CodeListDialog

COLUMNS = (("code", ("01", "02", "", "03")), ("name", ("Leeds", "York", "?", "York")))


@pytest.fixture
def dialog(qtbot):
    dialog = CodeListDialog(COLUMNS)
    qtbot.addWidget(dialog)
    return dialog


def test_a_code_may_be_its_own_name(dialog):
    assert dialog.pairs() == (("01", "01"), ("02", "02"), ("03", "03"))


def test_codes_get_names(dialog):
    dialog.findChild(QComboBox, "name_column").setCurrentIndex(2)
    assert dialog.pairs() == (("01", "Leeds"), ("02", "York"), ("03", "York"))
    shown = dialog.findChild(QListWidget)
    assert [shown.item(row).text() for row in range(shown.count())] == ["Leeds  (01)", "York  (02, 03)"]
    assert dialog.findChild(QLabel, "code_list_count").text() == "2 categories"


def test_codes_of_one_name_are_said_to_become_one_category(dialog):
    merged = dialog.findChild(QLabel, "code_list_merged")
    assert not merged.isVisibleTo(dialog)
    dialog.findChild(QComboBox, "name_column").setCurrentIndex(2)
    assert merged.isVisibleTo(dialog)
    assert merged.text() == "2 codes share the name “York”: they become one category."
    dialog.findChild(QComboBox, "name_column").setCurrentIndex(0)
    assert not merged.isVisibleTo(dialog)


def test_several_shared_names_are_counted(qtbot):
    dialog = CodeListDialog((("code", tuple("12345")), ("name", ("a", "b", "a", "b", "b"))))
    qtbot.addWidget(dialog)
    dialog.findChild(QComboBox, "name_column").setCurrentIndex(2)
    said = dialog.findChild(QLabel, "code_list_merged").text()
    assert said == "5 codes share 2 names: codes with the same name become one category."
