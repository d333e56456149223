"""Row for an optional label of an attribute: "anything else", or "missing"."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QWidget


class BucketRow(QWidget):
    """A tick box and the name of the label."""

    changed = Signal(object)

    def __init__(self, name: str, words: str, usual: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._usual = usual
        self._box = QCheckBox(words)
        self._box.setObjectName(f"{name}_box")
        self._name = QLineEdit()
        self._name.setObjectName(f"{name}_name")
        self._name.setAccessibleName(words.replace("&", ""))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._box)
        row.addWidget(self._name, 1)
        self._box.clicked.connect(self._say)
        self._name.editingFinished.connect(self._say)
        self._shown: str | None = None

    def show_label(self, label: str | None) -> None:
        """Show the name of the label; None unticks the box."""
        self._shown = label
        self._box.setChecked(label is not None)
        self._name.setText(label or self._usual)
        self._name.setEnabled(label is not None)

    @property
    def words_width(self) -> int:
        """Width that the tick box with its text needs."""
        return self._box.sizeHint().width()

    def set_words_width(self, width: int) -> None:
        """Set the width of the tick box, so that the names of several rows are aligned."""
        self._box.setMinimumWidth(width)

    def _say(self) -> None:
        label = (self._name.text().strip() or self._usual) if self._box.isChecked() else None
        if label != self._shown:
            self._shown = label
            self.changed.emit(label)
