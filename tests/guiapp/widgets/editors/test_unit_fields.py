"""Whom a budget protects."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QRadioButton

from guiapp.widgets.editors.unit_fields import UnitFields


def test_the_columns_of_the_open_file_are_proposed_by_any_part_of_their_names(qtbot):
    fields = UnitFields(("Visit", "Patient number", "Ward"))
    qtbot.addWidget(fields)
    completer = fields.findChild(QLineEdit, "unit_column").completer()
    completer.setCompletionPrefix("NUMB")
    assert (completer.completionCount(), completer.currentCompletion()) == (1, "Patient number")


def test_another_column_may_be_named(qtbot):
    fields = UnitFields(("Visit",))
    qtbot.addWidget(fields)
    fields.findChild(QRadioButton, "unit_person").click()
    fields.findChild(QLineEdit, "unit_column").setText(" Person ")
    assert fields.value.by == "Person"
