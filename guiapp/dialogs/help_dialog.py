"""The help page that goes with a page of the window."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget


class HelpDialog(QDialog):
    """Shows one text; stays open beside the window.

    Args:
        title: of the page.
        text: in Markdown.
        parent: the window.
    """

    def __init__(self, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("help_dialog")
        self.setWindowTitle(self.tr("Help: {page}").format(page=title))
        self.resize(560, 620)
        reader = QTextBrowser()
        reader.setObjectName("help_text")
        reader.setAccessibleName(self.windowTitle())
        reader.setOpenLinks(False)
        reader.setMarkdown(text)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.addWidget(reader)
        column.addWidget(buttons)
