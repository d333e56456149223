"""Labels of a form, vertically centred beside their fields; QFormLayout alone would place them higher."""

from __future__ import annotations

from PySide6.QtWidgets import QFormLayout

_LEAST_HEIGHT = 21
"""Pixels: QFormLayout gives a label at most 7/4 of its own height (qformlayout.cpp of Qt 6.10), so from this height on
it gets that of any of our fields."""


def level_labels(form: QFormLayout) -> None:
    """Give all labels of `form` the height of their fields; call it after adding the rows."""
    for row in range(form.rowCount()):
        item = form.itemAt(row, QFormLayout.ItemRole.LabelRole)
        label = item.widget() if item is not None else None
        if label is not None:
            label.setMinimumHeight(_LEAST_HEIGHT)
