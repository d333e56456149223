"""In every dialog Tab leads to every control, and every control has a name for the screen reader."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from core import front_door
from core.front_door import ReadingLayout
from core.release.join import common_attributes, join_tables
from guiapp.desktop.crash import CrashReport
from guiapp.desktop.help_pages import help_pages
from guiapp.desktop.resource_files import resource
from guiapp.desktop.settings import Theme
from guiapp.desktop.style import Style
from guiapp.desktop.table_sets import TableSet
from guiapp.dialogs.about_dialog import AboutDialog
from guiapp.dialogs.advice_dialog import AdviceDialog
from guiapp.dialogs.answers_dialog import AnswersDialog
from guiapp.dialogs.categories_dialog import CategoriesDialog
from guiapp.dialogs.choices_dialog import ChoicesDialog
from guiapp.dialogs.code_list_dialog import CodeListDialog
from guiapp.dialogs.command_palette import Command, CommandPalette
from guiapp.dialogs.confirm_spending_dialog import ConfirmSpendingDialog
from guiapp.dialogs.criteria_dialog import CriteriaDialog
from guiapp.dialogs.database_dialog import DatabaseDialog
from guiapp.dialogs.dataset_budget_dialog import DatasetBudgetDialog
from guiapp.dialogs.error_dialog import FaultDialog
from guiapp.dialogs.export_dialog import ExportDialog
from guiapp.dialogs.find_list_dialog import FindListDialog
from guiapp.dialogs.help_dialog import HelpDialog
from guiapp.dialogs.joined_dialog import JoinedDialog
from guiapp.dialogs.open_source_dialog import OpenSourceDialog
from guiapp.dialogs.overwrite_plan_dialog import OverwritePlanDialog
from guiapp.dialogs.password_dialog import PasswordDialog
from guiapp.dialogs.publication_dialog import PublicationDialog
from guiapp.dialogs.rehearsal_dialog import RehearsalDialog
from guiapp.dialogs.round_dialog import RoundDialog
from guiapp.dialogs.running_release_dialog import RunningReleaseDialog
from guiapp.dialogs.seek_dialog import SeekDialog
from guiapp.dialogs.shares_dialog import SharesDialog
from guiapp.dialogs.suggest_tables_dialog import SuggestTablesDialog
from guiapp.dialogs.table_sets_dialog import TableSetsDialog
from guiapp.dialogs.targets_dialog import TargetsDialog
from guiapp.dialogs.unit_dialog import UnitDialog
from guiapp.dialogs.unsaved_changes_dialog import UnsavedChangesDialog
from tests.guiapp.spoken_names import nameless, reachable
from tests.guiapp.steps import STEPS
from tests.released_tables import rehearsal, release

QUOTE = SimpleNamespace(
    cost_text="ε = 1",
    dataset="A",
    released_as=None,
    pending_as=2,
    n_tables=3,
    release_place=1,
    asked_part=0.5,
    preview=None,
    planned=SimpleNamespace(typical_half_width=12.5),
)
DIALOGS = {
    "about_dialog": AboutDialog,
    "advice_dialog": lambda: AdviceDialog(4000),
    "categories_dialog": lambda: CategoriesDialog("town", ["York"]),
    "answers_dialog": lambda: AnswersDialog(5, [ANSWER]),
    "choices_dialog": lambda: ChoicesDialog("travel", [("bus", 40), ("tram", 20)], {"bus"}),
    "code_list_dialog": lambda: CodeListDialog((("code", ("1",)), ("name", ("York",)))),
    "command_palette": lambda: CommandPalette([Command("Save", "", print)]),
    "confirm_spending_dialog": lambda: ConfirmSpendingDialog(QUOTE, "Left afterwards: ε = 0"),
    "criteria_dialog": lambda: CriteriaDialog(front_door.Acceptance(), ["sex"], {}, has_people=False),
    "dataset_budget_dialog": lambda: DatasetBudgetDialog(front_door.parse_amount, {}),
    "error_dialog": lambda: FaultDialog(CrashReport(Path("fault.txt"))),
    "export_dialog": lambda: ExportDialog(front_door.exporters(), resource(), "tables", "about"),
    "find_list_dialog": lambda: FindListDialog(TOWN, front_door.parse_amount),
    "help_dialog": lambda: HelpDialog(help_pages(STEPS)),
    "joined_dialog": lambda: _with_joined(JoinedDialog(3, [front_door.Joinable(SIDES[1], ("sex", "age"))])),
    "open_source_dialog": lambda: OpenSourceDialog("a.csv", ReadingLayout()),
    "overwrite_plan_dialog": lambda: OverwritePlanDialog("a.reticent", "b.csv"),
    "publication_dialog": lambda: PublicationDialog(front_door.Publication()),
    "rehearsal_dialog": lambda: RehearsalDialog(rehearsal()),
    "round_dialog": lambda: RoundDialog(front_door.parse_amount, "A"),
    "round_questions": lambda: _with_round(RoundDialog(front_door.parse_amount, "A")),
    "running_release_dialog": RunningReleaseDialog,
    "seek_dialog": lambda: SeekDialog("Find the least ε…", ["sex", "sex × town"]),
    "database_dialog": DatabaseDialog,
    "password_dialog": lambda: PasswordDialog("/rows/people.xlsx", again=True),
    "shares_dialog": lambda: SharesDialog(["sex", "sex × town"], {"sex": Fraction(1, 5)}),
    "suggest_tables_dialog": lambda: SuggestTablesDialog(front_door.parse_amount, front_door.SuggestionTerms()),
    "suggested_tables": lambda: _with_found(SuggestTablesDialog(front_door.parse_amount, front_door.SuggestionTerms())),
    "table_sets_dialog": lambda: _with_sets(TableSetsDialog(SETS[0], resource("sets.json"))),
    "targets_dialog": lambda: TargetsDialog(["sex", "sex × town"], {"sex": 20.0}),
    "unit_dialog": lambda: UnitDialog("A", "it was not written down"),
    "unsaved_changes_dialog": lambda: UnsavedChangesDialog("a.reticent"),
}
SETS = (TableSet("a", (front_door.TableChoice(("sex",)),), (front_door.Family(2),)),)
ELSEWHERE = {"__init__", "file_dialogs", "icon_message", "licence_reader", "release_reader", "suggestion_form"}
"""Modules without a dialog of ours."""
ELSEWHERE |= {"answer_list", "choice_panel", "find_list_fields", "question_picker", "rehearsed_pictures", "round_form"}
ELSEWHERE |= {"choice_dialog", "choice_form", "sought_words"}
TOWN = front_door.Attribute("town", front_door.Kind.CATEGORIES, ("York",))
SIDES = [
    front_door.JoinedSide(number, f"Survey – release {number}", "Survey", "2026-01-02T03:04:05Z", "ε = 1", "one row")
    for number in (3, 5)
]
ROUND = SimpleNamespace(
    line=SimpleNamespace(cost_text="ε = 0.1", number=5),
    left=2,
    planned=SimpleNamespace(attributes=(front_door.ListedAttribute("sex", ("f", "m")),)),
)
ANSWER = front_door.KeptChoice(
    ROUND.line,
    front_door.RoundAnswer(front_door.Question(), 5.0, 1.0, 4.0, 6.0, front_door.AnswerSource.MEASURED, 5.0, 0.95),
)


def _with_joined(dialog, *notes):
    shared = common_attributes(release(), release())
    tables = join_tables(release(), release(), shared)
    dialog.show_joined(front_door.JoinedReleases(*SIDES, shared, tables, 0.95, "ε = 2", ("So it is.", *notes)))
    return dialog


def _with_round(dialog):
    dialog.show_round(ROUND)
    dialog.show_answer(ANSWER)
    return dialog


def _with_found(dialog):
    one_way = front_door.OneWayTable("sex", ("f", "m"), (3, 4), 1.0, 2.0)
    found = front_door.Suggestion((("sex", "age"), ("sex", "town")), 3, (one_way,), ("0.03", "0.07"), ())
    line = SimpleNamespace(cost_text="ε = 0.1", number=2)
    dialog.show_found(front_door.KeptChoice(line, found, is_new=True), [frozenset(("sex", "age"))])
    return dialog


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


def test_however_much_is_noted_tables_keep_their_room(qtbot):
    dialog = _with_joined(
        JoinedDialog(3, [front_door.Joinable(SIDES[1], ("sex", "age"))]), *["Of “sex”, only one has “F”."] * 90
    )
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.height() <= 700
    assert dialog.findChild(QWidget, "joined_tables").height() > 200
