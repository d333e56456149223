"""Strategies and budgets, by predicted error, before spending."""

from __future__ import annotations

from guiapp.pages.page import Page
from guiapp.state.changes import Changes


class ComparePage(Page):
    """Strategies and budgets, by predicted error, before spending."""

    key = "compare"
    icon_name = "compare"

    @property
    def title(self) -> str:
        """See Page."""
        return self.tr("Compare")

    @property
    def help_line(self) -> str:
        """See Page."""
        return self.tr("See how accurate every strategy would make every table, before anything is spent.")

    def refresh(self, changes: Changes) -> None:
        """See Page."""
