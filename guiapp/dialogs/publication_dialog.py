"""Dialog for what exports say of the tables: title, what is counted, period, source, contact, notes."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from core.front_door import Publication
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.editors.publication_fields import PublicationFields


class PublicationDialog(QDialog):
    """Shows the words of a plan, and emits them as they are typed.

    Signals:
        changed: the words.
    """

    changed = Signal(object)

    def __init__(self, publication: Publication, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("publication_dialog")
        self.setWindowTitle(self.tr("Publication"))
        self.setMinimumWidth(520)
        # Shown before it is connected: the words of the plan are no edit of it.
        fields = PublicationFields()
        fields.show_publication(publication)
        fields.changed.connect(self.changed)
        # Closed, not accepted or cancelled: what is typed is in the plan already, and undo takes it back.
        buttons = ButtonBox(ButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addWidget(fields)
        column.addWidget(buttons)
