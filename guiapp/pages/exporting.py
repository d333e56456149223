"""Ask for format and place, and export: what Results does with the present release and Ledger with earlier ones."""

from __future__ import annotations

from core import Release
from guiapp.commands import results as commands
from guiapp.desktop.language import words
from guiapp.dialogs.export_dialog import ExportDialog
from guiapp.pages.page import Page


def ask_export(page: Page, release: Release) -> None:
    """Open the dialog over `page`; when it is accepted, write the tables."""
    workspace = page.desk.workspace
    name = words("Exporting", "{0} tables").format(release.statement.dataset).replace("/", "-").replace("\\", "-")
    exporters = [each for each in workspace.engine.exporters() if release.records or not each.needs_records]
    dialog = ExportDialog(exporters, workspace.writing_folder, name, page)

    def write() -> None:
        choice = dialog.choice
        commands.export(page.desk, release, choice.path, choice.key, replace=choice.replace)

    dialog.accepted.connect(write)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
