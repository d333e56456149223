"""Question before a changed plan is closed: save, discard, or cancel."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtWidgets import QMessageBox, QWidget

from guiapp.dialogs.icon_message import IconMessage


class UnsavedAnswer(Enum):
    """The answer."""

    SAVE = auto()
    DISCARD = auto()
    STAY = auto()


class UnsavedChangesDialog(IconMessage):
    """The question."""

    def __init__(self, plan: str, parent: QWidget | None = None) -> None:
        super().__init__("save", "accent", parent)
        self.setObjectName("unsaved_changes_dialog")
        self.setWindowTitle(self.tr("Unsaved changes"))
        self.setText(self.tr("Save the changes to {plan}?").format(plan=plan))
        self.setInformativeText(self.tr("Without saving they are lost."))
        self._save = self.addButton(self.tr("Save"), QMessageBox.ButtonRole.AcceptRole)
        self._save.setObjectName("unsaved_save")
        self._discard = self.addButton(self.tr("Don’t save"), QMessageBox.ButtonRole.DestructiveRole)
        self._discard.setObjectName("unsaved_discard")
        stay = self.addButton(self.tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        stay.setObjectName("unsaved_stay")
        self.setDefaultButton(self._save)
        self.setEscapeButton(stay)

    def ask(self) -> UnsavedAnswer:
        """Show the question and return the answer."""
        self.exec()
        clicked = self.clickedButton()
        if clicked is self._save:
            return UnsavedAnswer.SAVE
        return UnsavedAnswer.DISCARD if clicked is self._discard else UnsavedAnswer.STAY
