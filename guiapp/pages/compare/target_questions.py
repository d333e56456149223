"""Question for the wanted ± of the tables."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from guiapp.commands import compare as commands
from guiapp.dialogs.targets_dialog import TargetsDialog
from guiapp.models.wanted_tables import wanted_rows
from guiapp.state.app_context import AppContext


def ask_targets(context: AppContext, parent: QWidget) -> None:
    """Ask for the wanted ± of each table, and put them into the plan."""
    plan = context.workspace.plan
    names = {row.title: row.names for row in wanted_rows(plan)}
    targets = {" × ".join(table.attributes): table.target for table in plan.tables if table.target is not None}
    dialog = TargetsDialog(tuple(names), targets, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def put() -> None:
        wanted = dialog.targets
        commands.set_targets(context, {own: wanted.get(title) for title, own in names.items()})

    dialog.accepted.connect(put)
    dialog.open()
