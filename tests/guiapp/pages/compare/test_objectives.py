"""The Compare page chooses by an objective, takes a wanted ± for each table, and marks tables that lose by a budget."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QComboBox, QPushButton

from core.front_door import BudgetSplit, Objective, TableChoice, relative_change
from guiapp.models.chosen_outcome import chosen_outcome
from guiapp.widgets.editors.margins_editor import MarginsEditor
from tests.guiapp.spending_engine import PATIENCE_MS

EVEN = "least exact table"


@pytest.fixture
def choose(qtbot, comparing, context):
    def by(words):
        comparing.pick("objective", words)
        qtbot.waitUntil(lambda: context.workspace.comparison_is_current, timeout=PATIENCE_MS)

    return by


def widths(context):
    outcome = chosen_outcome(context.workspace.plan, context.workspace.comparison)
    return list(outcome.half_widths)


def test_every_objective_is_compared_by_itself(comparing, context, choose, engine):
    before = max(widths(context))
    choose(EVEN)
    assert context.workspace.plan.privacy.objective is Objective.EVEN
    assert context.workspace.comparison.objective is Objective.EVEN
    assert max(widths(context)) <= before
    choose("errors beside typical numbers")
    assert context.workspace.plan.privacy.objective is Objective.RELATIVE
    assert [plan.privacy.objective for (plan,) in engine.calls("compare")] == [
        Objective.TOTAL,
        Objective.EVEN,
        Objective.RELATIVE,
    ]
    assert context.workspace.undo_name == "change of objective"
    context.workspace.undo()
    assert comparing.find(QComboBox, "objective").currentText() == EVEN


def test_a_wanted_margin_moves_the_budget_to_its_table(qtbot, comparing, context, choose):
    targets = comparing.find(QPushButton, "edit_targets")
    assert not targets.isEnabled()
    assert "least exact table" in targets.accessibleDescription()
    choose(EVEN)
    before, plan = widths(context), context.workspace.plan
    comparing.click("edit_targets")
    dialog = comparing.dialog("targets_dialog")
    for row, text in enumerate(("10", "40", "40")):
        dialog.findChild(MarginsEditor, "targets").item(row, 1).setText(text)
    dialog.accept()
    assert [table.target for table in context.workspace.plan.tables] == [10, 40, 40]
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current, timeout=PATIENCE_MS)
    assert widths(context)[0] < before[0]
    assert widths(context)[1] > before[1]
    context.workspace.undo()
    assert context.workspace.plan == plan


def test_wanted_margins_that_are_looked_at_and_left_change_nothing(comparing, context, choose):
    choose(EVEN)
    plan = context.workspace.plan
    comparing.click("edit_targets")
    comparing.dialog("targets_dialog").accept()
    assert context.workspace.plan == plan


def test_a_table_that_loses_by_a_budget_is_marked(qtbot, comparing, context):
    plan = context.workspace.plan
    heavy = TableChoice(("sex", "age"), weight=30.0)
    context.workspace.edit(replace(plan, tables=(heavy,)), "edit")
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current, timeout=PATIENCE_MS)
    outcome = chosen_outcome(context.workspace.plan, context.workspace.comparison)
    uniform = context.workspace.comparison.find(outcome.strategy, BudgetSplit.UNIFORM, outcome.recovery)
    pairs = zip(uniform.half_widths, outcome.half_widths, strict=True)
    loses = [(relative_change(before, after) or 0) > 0 for before, after in pairs]
    assert any(loses)
    assert not all(loses)
    assert [text.endswith("▲") for text in comparing.column("table_errors", "Change")] == loses
