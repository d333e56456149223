"""Question for the locked shares of the tables."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from guiapp.commands import compare as commands
from guiapp.dialogs.shares_dialog import SharesDialog
from guiapp.models.wanted_tables import wanted_rows
from guiapp.state.app_context import AppContext


def ask_shares(context: AppContext, parent: QWidget) -> None:
    """Ask for the locked share of each table, and put them into the plan."""
    rows = wanted_rows(context.workspace.plan)
    shares = {row.title: row.share for row in rows if row.share is not None}
    dialog = SharesDialog([row.title for row in rows], shares, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def put() -> None:
        chosen = dialog.shares
        commands.set_shares(context, {row.names: chosen.get(row.title) for row in rows})

    dialog.accepted.connect(put)
    dialog.open()
