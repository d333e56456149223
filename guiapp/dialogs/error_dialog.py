"""What went wrong and what to do, in a window of its own."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QMessageBox, QWidget

from guiapp.dialogs.icon_message import IconMessage


class FaultDialog(IconMessage):
    """A fault of the program: where the report is, and that nothing of the user's is in it."""

    def __init__(self, report: Path | None, parent: QWidget | None = None) -> None:
        super().__init__("danger", "danger", parent)
        self.setObjectName("fault_dialog")
        self.setWindowTitle("Reticent")
        self.setText(self.tr("Reticent made a mistake. Your plan is still here: save it now, then start again."))
        if report is None:
            self.setInformativeText(self.tr("The report could not be written. Nothing was sent anywhere."))
        else:
            self.setInformativeText(
                self.tr(
                    "A report is in {report}. It says where in the program it happened and holds none of your data. "
                    "Nothing was sent anywhere."
                ).format(report=report)
            )
        self.addButton(QMessageBox.StandardButton.Ok)
