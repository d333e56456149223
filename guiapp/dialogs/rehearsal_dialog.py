"""Dialog with a rehearsal: a release of made-up data, watermarked and free."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QFrame, QLabel, QTabWidget, QVBoxLayout, QWidget

from guiapp.desktop.number_words import whole_text
from guiapp.desktop.screen_room import resize_within
from guiapp.dialogs.rehearsed_pictures import RehearsedPictures
from guiapp.dialogs.release_reader import ReleaseReader
from guiapp.models.rehearsal_model import RehearsalModel
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.tables.sortable_table import SortableTable

if TYPE_CHECKING:
    from core.front_door import Rehearsal, TableChoice


class RehearsalDialog(QDialog):
    """A picture of made-up counts beside noisy numbers, then predicted and observed errors, then the made-up tables."""

    def __init__(
        self, rehearsal: Rehearsal, choices: Iterable[TableChoice] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("rehearsal_dialog")
        self.setWindowTitle(self.tr("Rehearsal: made-up data"))
        resize_within(self, 1040, 640)
        mark = QLabel(self.tr("REHEARSAL: made-up data. Nobody’s rows were read and nothing was spent."))
        mark.setObjectName("rehearsal_mark")
        mark.setProperty("role", "warning")
        band = QFrame()
        band.setProperty("card", "flat")
        QVBoxLayout(band).addWidget(mark)
        model = RehearsalModel(self)
        model.set_rows(rehearsal.tables)
        self._release, self._choices = rehearsal.release, choices
        self._made_up = QWidget()
        self._place = QVBoxLayout(self._made_up)
        tabs = QTabWidget()
        tabs.setObjectName("rehearsal_tabs")
        tabs.setAccessibleName(self.tr("Views of the rehearsal"))
        # The picture first: how far the noise moves a number is seen before any deviation is read.
        tabs.addTab(RehearsedPictures(rehearsal), self.tr("Picture"))
        tabs.addTab(SortableTable(model, "rehearsed_errors", self.tr("Errors of the rehearsal")), self.tr("Errors"))
        tabs.addTab(self._made_up, self.tr("Made-up tables"))
        buttons = ButtonBox(ButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(12)
        column.addWidget(band)
        ran = self.tr("The plan was run {0} times on {1} people invented from the attributes alone.")
        column.addWidget(muted_label(ran.format(rehearsal.repeats, whole_text(rehearsal.people)), "rehearsal_ran"))
        column.addWidget(tabs, 1)
        column.addWidget(buttons)
        tabs.currentChanged.connect(lambda _: self._build_reader(tabs.currentWidget()))

    def _build_reader(self, shown: QWidget) -> None:
        """Build the tables' reader when its tab is first opened, as it would delay the dialog."""
        if shown is self._made_up and self._place.isEmpty():
            reader = ReleaseReader(keeps=False)
            reader.show_release(self._release, self._choices)
            self._place.addWidget(reader)
