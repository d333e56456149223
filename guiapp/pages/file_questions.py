"""Dialogs that several pages open before a file is written or opened: exports, shown tables and charts, ledgers."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from core.front_door import Publication, Release
from guiapp.commands import exports as commands
from guiapp.commands.ledger import open_ledger
from guiapp.desktop.language import told, words
from guiapp.dialogs.export_dialog import ExportDialog
from guiapp.dialogs.file_dialogs import ask_kept_name, ask_ledger_file
from guiapp.pages.page import Page


def ask_export(page: Page, release: Release) -> None:
    """Open the export dialog over `page`; if it is accepted, write the tables."""
    workspace = page.context.workspace
    name, number = told(release.name), release.statement.reference
    about = words("Exporting", "{0}: entry {1} of the ledger. Every export has the same numbers and costs nothing.")
    has_records = release.records is not None and not release.statement.publication.hide_below
    exporters = [each for each in workspace.engine.exporters() if has_records or not each.needs_records]
    said = workspace.plan.publication
    dialog = ExportDialog(exporters, workspace.writing_folder, _file_name(name), about.format(name, number), page)
    if said not in (release.statement.publication, Publication()):
        dialog.offer_words()

    def again() -> None:
        ask_export(page, release)

    def write() -> None:
        choice = dialog.choice
        worded = release.said(said) if choice.new_words else release
        key = choice.template or choice.key
        job = commands.export(page.context, worded, choice.path, key, replace=choice.replace)
        job.failed.connect(lambda error: page.context.notices.refuse_file(error, again))

    dialog.accepted.connect(write)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


# Pages ask, commands write: a command has no parent for a dialog, and can be called by a script or a test.
def ask_save_as(page: Page, name: str, kinds: Sequence[str], content: Callable[[str], bytes]) -> None:
    """Ask for a path, and write the shown table or chart.

    Args:
        page: the parent of the dialog.
        name: proposed file name without suffix; characters that are not allowed in file names are replaced.
        kinds: file types as suffixes; () does nothing.
        content: returns the content for one of them.
    """
    if not kinds:
        return
    path = ask_kept_name(page, page.context.workspace.writing_folder / _file_name(name), kinds)
    if path is not None:
        commands.save_as(page.context, path, content(path.suffix.removeprefix(".")))


def ask_ledger(page: Page) -> None:
    """Open the file dialog for another ledger, in the folder of the current one."""
    ledger = page.context.workspace.ledger
    path = ask_ledger_file(page, ledger.path.parent if ledger is not None else Path.home())
    if path is not None:
        open_ledger(page.context, path, lambda: ask_ledger(page))


def _file_name(name: str) -> str:
    return " ".join(re.sub(r'[\\/:*?"<>|]', " ", name).split())
