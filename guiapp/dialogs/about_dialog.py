"""Version, licence, and the papers behind the program."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from core import VERSION
from guiapp.desktop.icons import icon
from guiapp.widgets.card import muted_label

_ICON_SIZE = 56


class AboutDialog(QDialog):
    """About Reticent."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("about_dialog")
        self.setWindowTitle(self.tr("About Reticent"))
        picture = QLabel()
        picture.setPixmap(icon("app", "accent").pixmap(_ICON_SIZE))
        name = QLabel(f"Reticent {VERSION}")
        name.setProperty("role", "heading")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 28, 32, 20)
        column.setSpacing(12)
        for widget in (picture, name):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        for text in self._paragraphs():
            column.addWidget(muted_label(text))
        column.addWidget(buttons)
        self.setMinimumWidth(480)

    def _paragraphs(self) -> tuple[str, ...]:
        return (
            self.tr(
                "Private tables from your spreadsheet: consistent, differentially private, "
                "with a margin of error on every number."
            ),
            self.tr(
                "After G. Yaroslavtsev, G. Cormode, C. M. Procopiuc, D. Srivastava: Accurate and Efficient Private "
                "Release of Datacubes and Contingency Tables, ICDE 2013."
            ),
            self.tr("Nothing leaves this machine: no network, no telemetry. Licence: Apache-2.0."),
        )
