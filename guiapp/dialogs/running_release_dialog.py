"""Question before the plan or the window of a running release is closed: stop it or let it finish."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from guiapp.dialogs.icon_message import IconMessage


class RunningReleaseDialog(IconMessage):
    """The question; its owner rejects it when the release has ended."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("release", "accent", parent)
        self.setObjectName("running_release_dialog")
        self.setWindowTitle(self.tr("A release is running"))
        self.setText(self.tr("A release is running. Stop it?"))
        self.setInformativeText(
            self.tr(
                "Stopping costs nothing until the ledger is charged. After that, the cost stands, and the release can "
                "be completed at no further cost."
            )
        )
        self._stop = self.addButton(self.tr("Stop the release"), QMessageBox.ButtonRole.DestructiveRole)
        self._stop.setObjectName("running_stop")
        wait = self.addButton(self.tr("Let it finish"), QMessageBox.ButtonRole.RejectRole)
        wait.setObjectName("running_wait")
        self.setDefaultButton(wait)
        self.setEscapeButton(wait)

    def ask(self) -> bool:
        """Show the question and return whether to stop the release."""
        self.exec()
        return self.clickedButton() is self._stop
