"""The words of a form stand beside the middle of their fields: Qt leaves them higher beside tall ones."""

from __future__ import annotations

from PySide6.QtWidgets import QFormLayout

_LEAST_HEIGHT = 21
"""Qt gives words 7/4 of their own height at most: from this height on they get all that a field has."""


def level_labels(form: QFormLayout) -> None:
    """Bring all words of `form`, which has its rows, to the height of their fields."""
    for row in range(form.rowCount()):
        item = form.itemAt(row, QFormLayout.ItemRole.LabelRole)
        label = item.widget() if item is not None else None
        if label is not None:
            label.setMinimumHeight(_LEAST_HEIGHT)
