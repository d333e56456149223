"""What will be spent, on what; confirm; run."""

from __future__ import annotations

from guiapp.pages.page import Page
from guiapp.state.changes import Changes


class ReleasePage(Page):
    """What will be spent, on what; confirm; run."""

    key = "release"
    icon_name = "release"

    @property
    def title(self) -> str:
        """See Page."""
        return self.tr("Release")

    @property
    def help_line(self) -> str:
        """See Page."""
        return self.tr("See what a release publishes and costs; then release, once.")

    def refresh(self, changes: Changes) -> None:
        """See Page."""
