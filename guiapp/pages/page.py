"""The contract of a page, and the frame that all pages share."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.widgets.frame.page_header import PageHeader


class Page(QWidget):
    """One step of the way. A subclass fills `self.body`, says why it is locked, and shows what changed.

    Attributes:
        key: its name in code, such as "data"; the object name is `<key>_page`.
        icon_name: of its icon.
        wanted: emitted with the key of another page to go there.
        file_wanted: emitted with a plan or data file to open it in place of the present one.
        header: title, help and primary action.
        body: the layout of everything below the header.
    """

    key: ClassVar[str] = ""
    icon_name: ClassVar[str] = ""
    wanted = Signal(str)
    file_wanted = Signal(Path)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"{self.key}_page")
        self.context = context
        self.header = PageHeader(self.title, self.help_line)
        frame = QVBoxLayout(self)
        frame.setContentsMargins(24, 20, 24, 20)
        frame.setSpacing(16)
        frame.addWidget(self.header)
        self.body = QVBoxLayout()
        self.body.setSpacing(16)
        frame.addLayout(self.body, 1)

    @property
    def title(self) -> str:
        """The word on the rail and on top of the page."""
        raise NotImplementedError

    @property
    def help_line(self) -> str:
        """One line: what to do here."""
        raise NotImplementedError

    def locked_reason(self) -> str | None:
        """Return why this step cannot be done yet, as a sentence that says what to do; None: it can."""
        return None

    def mended_on(self) -> str:
        """Return the key of the page where what locks this one is fixed; "": the last open one before it."""
        return ""

    def refresh(self, changes: Changes) -> None:
        """Show what changed; called when the page is in sight, with all changes since it last was."""
        raise NotImplementedError
