"""Question before a plan for another data file is overwritten: another name, overwrite, or cancel."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtWidgets import QMessageBox, QWidget

from guiapp.dialogs.icon_message import IconMessage


class OverwriteAnswer(Enum):
    """The answer."""

    ANOTHER_NAME = auto()
    SAME_FILE = auto()
    NOWHERE = auto()


class OverwritePlanDialog(IconMessage):
    """The question."""

    def __init__(self, plan: str, data: str, parent: QWidget | None = None) -> None:
        super().__init__("save", "accent", parent)
        self.setObjectName("overwrite_plan_dialog")
        self.setWindowTitle(self.tr("Another plan"))
        self.setText(self.tr("Overwrite {plan}?").format(plan=plan))
        self.setInformativeText(
            self.tr(
                "“{plan}” is the plan of another data file, with other columns than {data}. "
                "Overwriting loses that plan."
            ).format(plan=plan, data=data)
        )
        self._rename = self.addButton(self.tr("Save as…"), QMessageBox.ButtonRole.AcceptRole)
        self._rename.setObjectName("overwrite_rename")
        self._overwrite = self.addButton(self.tr("Overwrite"), QMessageBox.ButtonRole.DestructiveRole)
        self._overwrite.setObjectName("overwrite_same")
        stay = self.addButton(self.tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        stay.setObjectName("overwrite_stay")
        self.setDefaultButton(self._rename)
        self.setEscapeButton(stay)

    def ask(self) -> OverwriteAnswer:
        """Show the question and return the answer."""
        self.exec()
        clicked = self.clickedButton()
        if clicked is self._rename:
            return OverwriteAnswer.ANOTHER_NAME
        return OverwriteAnswer.SAME_FILE if clicked is self._overwrite else OverwriteAnswer.NOWHERE
