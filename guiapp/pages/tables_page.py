"""Which tables, how important each is."""

from __future__ import annotations

from guiapp.pages.page import Page
from guiapp.state.changes import Changes


class TablesPage(Page):
    """Which tables, how important each is."""

    key = "tables"
    icon_name = "tables"

    @property
    def title(self) -> str:
        """See Page."""
        return self.tr("Tables")

    @property
    def help_line(self) -> str:
        """See Page."""
        return self.tr("Choose the tables to publish, and how important each is.")

    def refresh(self, changes: Changes) -> None:
        """See Page."""
