"""Pictures of the tables of a rehearsal, one at a time: the made-up counts beside the noisy numbers."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from core.front_door import Rehearsal, with_told_labels
from guiapp.desktop.language import told
from guiapp.models.rehearsed_picture import rehearsed_picture
from guiapp.widgets.charts.released_picture_view import ReleasedPictureView
from guiapp.widgets.controls.card import muted_label


class RehearsedPictures(QWidget):
    """A list of the tables, and the picture of the chosen one.

    Args:
        rehearsal: with the made-up counts of each of its tables.
    """

    def __init__(self, rehearsal: Rehearsal, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rehearsal = rehearsal
        # Labels as people write them, as in the tables on the other tab.
        self._tables = with_told_labels(rehearsal.release, told).tables
        self._choice = QComboBox()
        self._choice.setObjectName("rehearsed_table")
        for table in self._tables:
            self._choice.addItem(table.title or self.tr("everybody"))
        self._view = ReleasedPictureView()
        self._view.setObjectName("rehearsed_picture")
        self._large = muted_label(
            self.tr("This table has too many numbers for a picture. The other tabs have it."), "rehearsed_large"
        )
        label = QLabel(self.tr("Tab&le"))
        label.setBuddy(self._choice)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(label)
        top.addWidget(self._choice)
        top.addStretch(1)
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addWidget(self._large)
        column.addWidget(self._view, 1)
        self._choice.currentIndexChanged.connect(self._show)
        self._show(0)

    def _show(self, number: int) -> None:
        shown = rehearsed_picture(self._rehearsal, number, self._tables[number])
        self._large.setVisible(shown is None)
        self._view.setVisible(shown is not None)
        if shown is not None:
            mark = self.tr("REHEARSAL: made-up data")
            self._view.set_picture(f"{mark} · {self._choice.currentText()}", shown)
