"""Every charge so far and what is left."""

from __future__ import annotations

from guiapp.pages.page import Page
from guiapp.state.changes import Changes


class LedgerPage(Page):
    """Every charge so far and what is left."""

    key = "ledger"
    icon_name = "ledger"

    @property
    def title(self) -> str:
        """See Page."""
        return self.tr("Ledger")

    @property
    def help_line(self) -> str:
        """See Page."""
        return self.tr("Every dataset you protect: what may be spent, what has been, what is left.")

    def refresh(self, changes: Changes) -> None:
        """See Page."""
