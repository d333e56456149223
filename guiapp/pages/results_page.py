"""The released tables with margins of error; export."""

from __future__ import annotations

from guiapp.pages.page import Page
from guiapp.state.changes import Changes


class ResultsPage(Page):
    """The released tables with margins of error; export."""

    key = "results"
    icon_name = "results"

    @property
    def title(self) -> str:
        """See Page."""
        return self.tr("Results")

    @property
    def help_line(self) -> str:
        """See Page."""
        return self.tr("Read the released tables with their margin of error, and export them.")

    def refresh(self, changes: Changes) -> None:
        """See Page."""
