"""Type or paste a list of categories, one a line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from guiapp.widgets.button_box import ButtonBox
from guiapp.widgets.card import muted_label


class CategoriesDialog(QDialog):
    """A list as text.

    Args:
        attribute: its name, for the title.
        categories: the present ones.
        parent: the page.
    """

    def __init__(self, attribute: str, categories: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("categories_dialog")
        self.setWindowTitle(self.tr("Categories of {name}").format(name=attribute))
        self.resize(420, 520)
        self._text = QPlainTextEdit("\n".join(categories))
        self._text.setObjectName("categories_text")
        self._text.setAccessibleName(self.windowTitle())
        self._text.setTabChangesFocus(True)
        buttons = ButtonBox()
        take = buttons.addButton(self.tr("Use this list"), ButtonBox.ButtonRole.AcceptRole)
        take.setObjectName("use_categories")
        take.setProperty("primary", "true")
        buttons.addButton(ButtonBox.StandardButton.Cancel)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        column.addWidget(
            muted_label(
                self.tr(
                    "One category a line, in the order wanted; a column copied from a spreadsheet will do. "
                    "Write the list you know, whether or not all of it occurs in the data."
                )
            )
        )
        column.addWidget(self._text, 1)
        column.addWidget(buttons)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)

    def categories(self) -> tuple[str, ...]:
        """Return the lines; of a pasted row of cells, the first."""
        lines = self._text.toPlainText().splitlines()
        return tuple(line.split("\t")[0].strip() for line in lines if line.strip())
