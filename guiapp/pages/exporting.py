"""Ask for format and place, and export: what Results does with the present release and Ledger with earlier ones."""

from __future__ import annotations

from core import Release
from guiapp.commands import results as commands
from guiapp.desktop.language import words
from guiapp.dialogs.export_dialog import ExportDialog
from guiapp.pages.page import Page


def ask_export(page: Page, release: Release) -> None:
    """Open the dialog over `page`; when it is accepted, write the tables."""
    workspace = page.context.workspace
    dataset, number = release.statement.dataset, release.statement.reference
    name = words("Exporting", "{0}, release {1}").format(dataset, number).replace("/", "-").replace("\\", "-")
    about = words(
        "Exporting", "Release of “{0}”, entry {1} of the ledger. Every export has the same numbers and costs nothing."
    )
    exporters = [each for each in workspace.engine.exporters() if release.records or not each.needs_records]
    dialog = ExportDialog(exporters, workspace.writing_folder, name, about.format(dataset, number), page)

    def write() -> None:
        choice = dialog.choice
        commands.export(page.context, release, choice.path, choice.key, replace=choice.replace)

    dialog.accepted.connect(write)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
