"""Base class of all pages."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.widgets.frame.page_header import PageHeader


# `refresh` gets all changes at once: a page that shows several parts lays itself out once.
class Page(QWidget):
    """One page. A subclass fills `self.body`, returns why it is locked, and shows changes.

    Attributes:
        key: its name in code, such as "data"; the object name is `<key>_page`, its help `resources/help/<key>.md`,
            and `resources/help/de/<key>.md`: F1 on the page opens it.
        icon_name: name of its icon.
        wanted: emitted with the key of another page to show that page.
        file_wanted: emitted with a plan or data file to open it.
        header: title, help and primary action.
        body: the layout of everything below the header.
    """

    key: ClassVar[str] = ""
    icon_name: ClassVar[str] = ""
    wanted = Signal(str)
    file_wanted = Signal(object)

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
        """The title in the page list and in the header."""
        raise NotImplementedError

    @property
    def help_line(self) -> str:
        """One line about what to do on this page."""
        raise NotImplementedError

    def locked_reason(self) -> str | None:
        """Return why the page cannot be used yet, as a sentence that says what to do; None if it can."""
        return None

    def fixed_on(self) -> str:
        """Return the key of the page where the missing input is given; "" for the last unlocked page before it."""
        return ""

    def refresh(self, changes: Changes) -> None:
        """Show changes; called while the page is visible, with all changes since it was visible last."""
        raise NotImplementedError


_PAGES: list[type[Page]] = []


def register(page: type[Page]) -> type[Page]:
    """Add a page at the end of the rail; a class decorator.

    Raises:
        ValueError: if its key is taken.
    """
    if page.key in (other.key for other in _PAGES):
        raise ValueError(f"two pages are called {page.key}")
    _PAGES.append(page)
    return page


def every() -> tuple[type[Page], ...]:
    """Return all pages in the order of the list."""
    return tuple(_PAGES)
