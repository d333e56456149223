"""Typed and pasted lists."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QCheckBox, QPlainTextEdit

from guiapp.dialogs.categories_dialog import CategoriesDialog


def test_lines_become_categories(qtbot):
    dialog = CategoriesDialog("city", ["Leeds", "York"])
    qtbot.addWidget(dialog)
    assert dialog.categories() == ("Leeds", "York")
    dialog.findChild(QPlainTextEdit).setPlainText("Hull\t12\r\n\n  Bath  \n")
    assert dialog.categories() == ("Hull", "Bath")


@pytest.fixture
def dialog(qtbot):
    dialog = CategoriesDialog("q1", ["1", "2", "9"])
    qtbot.addWidget(dialog)
    return dialog


def paste(dialog, text):
    dialog.findChild(QPlainTextEdit).setPlainText(text)
    return dialog.findChild(QCheckBox, "named_codes")


@pytest.mark.parametrize("mark", ["=", " = ", "\t"])
def test_codes_are_given_names(dialog, mark):
    box = paste(dialog, f"1{mark}Strongly disagree\n2{mark}Agree = yes\n\n9{mark}Don't know\n")
    assert box.text() == "“1” in the data becomes “Strongly disagree”, and so on"
    assert dialog.pairs() == (("1", "Strongly disagree"), ("2", "Agree = yes"), ("9", "Don't know"))
    box.click()
    assert dialog.pairs() == ()
    assert len(dialog.categories()) == 3


@pytest.mark.parametrize("text", ["", "1\n2", "1 = a\n2", "<= 5\n>= 6", "1 =\n2 =", "a != b"])
def test_a_plain_list_has_no_codes(dialog, text):
    assert paste(dialog, text).isHidden()
    assert dialog.pairs() == ()


def test_numbers_beside_the_categories_are_hardly_their_names(dialog):
    box = paste(dialog, "Hull\t1,200\nBath\t35.5")
    assert not box.isHidden()
    assert not box.isChecked()
    assert dialog.pairs() == ()
    assert dialog.categories() == ("Hull", "Bath")


def test_a_box_once_unticked_stays_so_while_the_list_is_typed(dialog):
    paste(dialog, "a = b").click()
    assert not paste(dialog, "a = b\nc = d").isChecked()
