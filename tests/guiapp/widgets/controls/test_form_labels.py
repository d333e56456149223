"""Words stand beside the middle of their fields, however tall these are."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QWidget

from guiapp.widgets.controls.form_labels import level_labels


@pytest.mark.parametrize("height", [24, 28, 36])
def test_words_are_level_with_their_field(qtbot, height):
    form = QWidget()
    qtbot.addWidget(form)
    rows, field = QFormLayout(form), QLineEdit()
    field.setFixedHeight(height)
    rows.addRow("&Name", field)
    rows.addRow(QLabel("all alone"))
    level_labels(rows)
    form.show()
    label = rows.labelForField(field)
    assert abs(label.geometry().center().y() - field.geometry().center().y()) <= 1
