"""Ask for another ledger where the usual one cannot be used: what Release and Ledger offer."""

from __future__ import annotations

from pathlib import Path

from guiapp.commands.ledger import open_ledger
from guiapp.dialogs.file_dialogs import ask_ledger_file
from guiapp.pages.page import Page


def ask_ledger(page: Page) -> None:
    """Ask over `page` which file to use, beginning beside the one that cannot be used."""
    ledger = page.context.workspace.ledger
    path = ask_ledger_file(page, ledger.path.parent if ledger is not None else Path.home())
    if path is not None:
        open_ledger(page.context, path)
