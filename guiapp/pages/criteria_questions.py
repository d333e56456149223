"""Question for the criteria of a release, on whatever page it is asked."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from guiapp.commands import use as commands
from guiapp.dialogs.criteria_dialog import CriteriaDialog
from guiapp.models.criteria_limits import limits_of
from guiapp.models.wanted_tables import wanted_rows
from guiapp.state.app_context import AppContext


def ask_criteria(context: AppContext, parent: QWidget) -> None:
    """Ask what has to hold before a release, and put it into the plan."""
    plan = context.workspace.plan
    titles = [row.title for row in wanted_rows(plan)]
    has_people = plan.people is not None
    dialog = CriteriaDialog(plan.acceptance, titles, limits_of(plan), parent, has_people=has_people)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.accepted.connect(lambda: commands.set_acceptance(context, dialog.acceptance))
    dialog.open()
