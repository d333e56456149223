"""Pick a file, look at the first rows, say what a row stands for."""

from __future__ import annotations

from pathlib import Path

from guiapp.pages.page import Page
from guiapp.state.changes import Changes


class DataPage(Page):
    """Pick a file, look at the first rows, say what a row stands for."""

    key = "data"
    icon_name = "data"

    @property
    def title(self) -> str:
        """See Page."""
        return self.tr("Data")

    @property
    def help_line(self) -> str:
        """See Page."""
        return self.tr("Open a spreadsheet and say what one row stands for.")

    def refresh(self, changes: Changes) -> None:
        """See Page."""

    def import_file(self, path: Path) -> None:
        """Ask how to read a file, then open it."""
