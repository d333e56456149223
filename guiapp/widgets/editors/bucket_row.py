"""A bucket that an attribute may have or not: "anything else", or "missing"."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QWidget


class BucketRow(QWidget):
    """A tick box and the name of the bucket."""

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
        """Show the name of the bucket; None: there is none."""
        self._shown = label
        self._box.setChecked(label is not None)
        self._name.setText(label or self._usual)
        self._name.setEnabled(label is not None)

    @property
    def words_width(self) -> int:
        """The room that the tick box and its words need."""
        return self._box.sizeHint().width()

    def set_words_width(self, width: int) -> None:
        """Give the tick box so much room, so that names below each other begin at one place."""
        self._box.setMinimumWidth(width)

    def _say(self) -> None:
        label = (self._name.text().strip() or self._usual) if self._box.isChecked() else None
        if label != self._shown:
            self._shown = label
            self.changed.emit(label)
