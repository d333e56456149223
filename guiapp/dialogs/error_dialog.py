"""Dialog about a fault of the program."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from guiapp.desktop.crash import CrashReport
from guiapp.dialogs.icon_message import IconMessage


class FaultDialog(IconMessage):
    """Shows where the crash report is and that it has no data in it, and offers to save the plan."""

    def __init__(self, report: CrashReport, parent: QWidget | None = None) -> None:
        super().__init__("danger", "danger", parent)
        self.setObjectName("fault_dialog")
        self.setWindowTitle("Reticent")
        self.setText(self.tr("Reticent made a mistake. Your plan is still here: save it, then restart the program."))
        if report.why:
            self.setInformativeText(
                self.tr("No report could be written. {why} Nothing was sent anywhere.").format(why=report.why)
            )
        else:
            self.setInformativeText(
                self.tr(
                    "A report is in {report}. It says where in the program it happened and holds none of your data. "
                    "Nothing was sent anywhere."
                ).format(report=report.path)
            )
        self._save = self.addButton(self.tr("Save as…"), QMessageBox.ButtonRole.AcceptRole)
        self._save.setObjectName("fault_save")
        go_on = self.addButton(self.tr("Close"), QMessageBox.ButtonRole.RejectRole)
        go_on.setObjectName("fault_close")
        self.setDefaultButton(self._save)
        self.setEscapeButton(go_on)

    def ask(self) -> bool:
        """Show it and return whether to save the plan."""
        self.exec()
        return self.clickedButton() is self._save
