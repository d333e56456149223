"""In every dialog Tab leads to every control, and every control has a name for the screen reader."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

import core
from core import ReadingLayout
from guiapp.desktop.crash import CrashReport
from guiapp.desktop.help_pages import help_pages
from guiapp.desktop.resource_files import resource
from guiapp.desktop.settings import Theme
from guiapp.desktop.style import Style
from guiapp.desktop.table_sets import TableSet
from guiapp.dialogs.about_dialog import AboutDialog
from guiapp.dialogs.categories_dialog import CategoriesDialog
from guiapp.dialogs.code_list_dialog import CodeListDialog
from guiapp.dialogs.command_palette import Command, CommandPalette
from guiapp.dialogs.confirm_spending_dialog import ConfirmSpendingDialog
from guiapp.dialogs.dataset_budget_dialog import DatasetBudgetDialog
from guiapp.dialogs.error_dialog import FaultDialog
from guiapp.dialogs.export_dialog import ExportDialog
from guiapp.dialogs.help_dialog import HelpDialog
from guiapp.dialogs.open_source_dialog import OpenSourceDialog
from guiapp.dialogs.overwrite_plan_dialog import OverwritePlanDialog
from guiapp.dialogs.rehearsal_dialog import RehearsalDialog
from guiapp.dialogs.running_release_dialog import RunningReleaseDialog
from guiapp.dialogs.table_sets_dialog import TableSetsDialog
from guiapp.dialogs.unit_dialog import UnitDialog
from guiapp.dialogs.unsaved_changes_dialog import UnsavedChangesDialog
from tests.guiapp.spoken_names import nameless, reachable
from tests.guiapp.steps import STEPS
from tests.released_tables import release

QUOTE = SimpleNamespace(cost_text="ε = 1", dataset="A", lines=["So it is."], released_as=None, pending_as=2)
DIALOGS = {
    "about_dialog": AboutDialog,
    "categories_dialog": lambda: CategoriesDialog("town", ["York"]),
    "code_list_dialog": lambda: CodeListDialog((("code", ("1",)), ("name", ("York",)))),
    "command_palette": lambda: CommandPalette([Command("Save", "", print)]),
    "confirm_spending_dialog": lambda: ConfirmSpendingDialog(QUOTE, "Left afterwards: ε = 0"),
    "dataset_budget_dialog": lambda: DatasetBudgetDialog(core.parse_amount, {}),
    "error_dialog": lambda: FaultDialog(CrashReport(Path("fault.txt"))),
    "export_dialog": lambda: ExportDialog(core.exporters(), resource(), "tables", "about"),
    "help_dialog": lambda: HelpDialog(help_pages(STEPS)),
    "open_source_dialog": lambda: OpenSourceDialog("a.csv", ReadingLayout()),
    "overwrite_plan_dialog": lambda: OverwritePlanDialog("a.reticent", "b.csv"),
    "rehearsal_dialog": lambda: RehearsalDialog(core.Rehearsal(release(rehearsal=True), (), 1)),
    "running_release_dialog": RunningReleaseDialog,
    "table_sets_dialog": lambda: _with_sets(TableSetsDialog(SETS[0], resource("sets.json"))),
    "unit_dialog": lambda: UnitDialog("A", "it was not written down"),
    "unsaved_changes_dialog": lambda: UnsavedChangesDialog("a.reticent"),
}
SETS = (TableSet("a", (core.TableChoice(("sex",)),), (core.Family(2),)),)
ELSEWHERE = {"__init__", "file_dialogs", "icon_message", "licence_reader", "release_reader"}
"""Modules without a dialog of ours."""


def _with_sets(dialog):
    dialog.show_sets(SETS)
    return dialog


@pytest.fixture(params=DIALOGS)
def dialog(request, qtbot, qapp):
    style = Style(qapp, Theme.LIGHT)  # a style sheet changes where Tab leads
    dialog = DIALOGS[request.param]()
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(dialog.isActiveWindow)
    yield dialog
    qapp.setStyleSheet("")
    style.deleteLater()


def test_every_dialog_is_looked_at():
    modules = {path.stem for path in (resource().parent / "guiapp" / "dialogs").glob("*.py")}
    assert modules == set(DIALOGS) | ELSEWHERE


def test_every_control_has_a_name(dialog):
    assert nameless(dialog) == []


def test_tab_leads_everywhere(dialog, qtbot):
    for widget in dialog.findChildren(QWidget):
        widget.setEnabled(True)
    wanted = {widget for widget in reachable(dialog) if widget.isVisible() and not widget.focusProxy()}
    seen = set()
    for _ in range(3 * len(wanted)):
        seen.add(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Tab)
    missed = (wanted & set(reachable(dialog))) - seen  # of a group of radio buttons Tab leads to one, the arrows to all
    assert {(type(widget).__name__, widget.objectName()) for widget in missed} == set()
