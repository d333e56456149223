"""The number of people: whole, above 0, or none."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit

from guiapp.widgets.editors.people_editor import PeopleEditor


@pytest.fixture
def editor(qtbot):
    editor = PeopleEditor()
    qtbot.addWidget(editor)
    return editor


@pytest.fixture
def told(editor):
    numbers = []
    editor.changed.connect(numbers.append)
    return numbers


def type_into(qtbot, editor, text):
    field = editor.findChild(QLineEdit, "people")
    field.selectAll()
    qtbot.keyClicks(field, text)
    return field


@pytest.mark.parametrize(("text", "number"), [("4000", 4000), ("4,000", 4000), (" 7 ", 7)])
def test_a_number_is_told(qtbot, editor, told, text, number):
    field = type_into(qtbot, editor, text)
    assert told[-1] == number
    assert field.accessibleDescription() == ""


@pytest.mark.parametrize("text", ["many", "0", "-3", "1.5", "9999999999999"])
def test_what_is_no_number_of_people_is_marked_and_not_told(qtbot, editor, told, text):
    editor.show_people(12)
    field = type_into(qtbot, editor, text)
    assert text == "9999999999999" or all(number is None or number > 0 for number in told)
    assert "A whole number above 0" in field.accessibleDescription()
    editor.show_people(12)
    assert (field.text(), field.accessibleDescription()) == ("12", "")


def test_an_empty_field_means_that_it_is_not_known(qtbot, editor, told):
    editor.show_people(4000)
    field = editor.findChild(QLineEdit, "people")
    assert field.text() == "4,000"
    field.selectAll()
    qtbot.keyClick(field, "\b")
    assert told == [None]


def test_a_refusal_is_read_beside_the_field(qtbot, editor):
    editor.show()
    beside = editor.findChild(QLabel, "people_source")
    hint = beside.text()
    editor.show_people(12)
    type_into(qtbot, editor, "many")
    assert (beside.isVisible(), beside.property("role")) == (True, "danger")
    assert beside.text() == editor.findChild(QLineEdit, "people").accessibleDescription()
    type_into(qtbot, editor, "7")
    assert not beside.isVisible()
    editor.show_people(None)
    assert (beside.text(), beside.property("role")) == (hint, "muted")
