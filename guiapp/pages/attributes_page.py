"""Which columns, which labels, which bins."""

from __future__ import annotations

from guiapp.pages.page import Page
from guiapp.state.changes import Changes


class AttributesPage(Page):
    """Which columns, which labels, which bins."""

    key = "attributes"
    icon_name = "attributes"

    @property
    def title(self) -> str:
        """See Page."""
        return self.tr("Attributes")

    @property
    def help_line(self) -> str:
        """See Page."""
        return self.tr("Choose the columns to publish, and declare the categories of each.")

    def refresh(self, changes: Changes) -> None:
        """See Page."""
