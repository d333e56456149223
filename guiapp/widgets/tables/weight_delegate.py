"""Delegate that edits a weight in its cell."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QDoubleSpinBox, QStyledItemDelegate, QStyleOptionViewItem, QWidget

_LEAST, _MOST = 0.01, 1000.0
"""Range of a weight typed in the window; plan files may have any weight above 0."""


class WeightDelegate(QStyledItemDelegate):
    """Editor for a number > 0."""

    def createEditor(
        self, parent: QWidget, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex
    ) -> QWidget:
        """See Qt."""
        editor = QDoubleSpinBox(parent)
        editor.setObjectName("weight_editor")
        editor.setAccessibleName(self.tr("Weight"))
        editor.setRange(_LEAST, _MOST)
        editor.setDecimals(2)
        editor.setStepType(QDoubleSpinBox.StepType.AdaptiveDecimalStepType)
        editor.setButtonSymbols(QDoubleSpinBox.ButtonSymbols.NoButtons)  # the column has no width for buttons
        editor.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        editor.setFrame(False)
        return editor

    def setEditorData(self, editor: QWidget, index: QModelIndex | QPersistentModelIndex) -> None:
        """See Qt."""
        if isinstance(editor, QDoubleSpinBox):
            editor.setValue(float(index.data(Qt.ItemDataRole.EditRole)))
