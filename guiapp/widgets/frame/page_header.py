"""The top of a page: its title, one line of help, and its one primary action."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from guiapp.desktop.icons import icon
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.told_role import Role, tell_as


class PageHeader(QWidget):
    """Title and help on the left, the primary action on the right."""

    primary_clicked = Signal()

    def __init__(self, title: str, help_line: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page_header")
        self._title = QLabel(title)
        self._title.setObjectName("page_title")
        self._title.setProperty("role", "title")
        tell_as(self._title, Role.Heading)
        font = self._title.font()
        font.setPointSizeF(font.pointSizeF() * 1.7)
        font.setBold(True)
        self._title.setFont(font)
        self._help = QLabel(help_line)
        self._help.setObjectName("page_help")
        self._help.setProperty("role", "help")
        self._help.setWordWrap(True)
        kept = self._help.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # a message that covers it moves nothing
        self._help.setSizePolicy(kept)
        self.primary = button("", "primary_action", "next", primary=True)
        self.primary.hide()
        self._placed: list[QWidget] = [self.primary]
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._lay_out()
        self.primary.clicked.connect(self.primary_clicked)

    def set_primary(self, text: str, icon_name: str = "next") -> None:
        """Show the primary action; "" hides it."""
        self.primary.setText(text)
        self.primary.setIcon(icon(icon_name, "on_accent"))
        self.primary.setVisible(bool(text))

    def set_locked(self, reason: str | None, icon_name: str = "next") -> None:
        """Show a lock and its reason on the primary action, which still opens the page; None shows its own icon."""
        self.primary.setIcon(icon("lock" if reason else icon_name, "on_accent"))
        self.primary.setToolTip(reason or "")
        self.primary.setAccessibleDescription(reason or "")

    def set_help(self, text: str) -> None:
        """Change the line of help."""
        self._help.setText(text)

    def cover_help(self, *, on: bool) -> None:
        """Hide the line of help while a message stands over it, and keep its place."""
        self._help.setVisible(not on)

    @property
    def title_width(self) -> int:
        """Width from the left edge to the end of the title."""
        return self._title.x() + self._title.sizeHint().width()

    @property
    def free_width(self) -> int:
        """Width between the left edge and the actions."""
        return min((action.x() for action in self._placed if not action.isHidden()), default=self.width())

    def add_action(self, widget: QWidget) -> None:
        """Add a secondary control left of the primary action."""
        self._actions.insertWidget(self._actions.count() - 1, widget)
        self._placed.append(widget)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._help)
        self._actions = QHBoxLayout()
        self._actions.setSpacing(8)
        self._actions.addWidget(self.primary)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(24)
        whole.addLayout(words, 1)
        whole.addLayout(self._actions)
