"""Tick box for the owner's statement that a list read from the data is public knowledge."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from guiapp.widgets.controls.card import muted_label


class StatedBox(QWidget):
    """A tick box, initially unticked, with its consequence below it.

    Args:
        words: the statement, in the first person.
        is_asked: whether it is shown: only a list read from the data needs the statement.
    """

    def __init__(self, words: str, *, is_asked: bool) -> None:
        super().__init__()
        self._box = QCheckBox(words)
        self._box.setObjectName("stated_list")
        hint = self.tr(
            "The present list was taken from the data, and a list that keeps most of it still counts so. "
            "Tick this if you can state it; the release will say that you do."
        )
        self._box.setAccessibleDescription(hint)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._box)
        column.addWidget(muted_label(hint))
        self.setVisible(is_asked)

    def isChecked(self) -> bool:
        """Return whether the owner states it."""
        return self._box.isChecked()
