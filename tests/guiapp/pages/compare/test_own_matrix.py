"""A matrix of the owner's own is chosen on the Compare page, measured, and kept with the plan."""

from __future__ import annotations

import math

from PySide6.QtWidgets import QFileDialog

from core.front_door import BudgetSplit, Recovery, StrategyChoice
from tests.guiapp.spending_engine import PATIENCE_MS


def choose(monkeypatch, comparing, path):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    comparing.click("choose_matrix")


def test_a_chosen_matrix_is_measured_and_kept(qtbot, comparing, context, tmp_path, monkeypatch):
    domain = context.workspace.plan.domain
    sizes = dict(zip(domain.names, domain.sizes, strict=True))
    cells = math.prod(sizes.values())
    rows = [",".join("1" if at == place else "0" for at in range(cells)) for place in range(cells)]
    (tmp_path / "rows.csv").write_text("\n".join(rows), encoding="utf-8")
    choose(monkeypatch, comparing, tmp_path / "rows.csv")
    qtbot.waitUntil(lambda: context.workspace.plan.strategy.matrix is not None)
    choice = context.workspace.plan.strategy
    assert choice.matrix.n_columns == cells
    assert set(choice.matrix.attributes) <= set(context.workspace.plan.domain.names)
    assert math.prod(sizes[name] for name in choice.matrix.attributes) == cells
    assert choice == StrategyChoice(
        "custom", BudgetSplit.LEAST_SQUARES_OPTIMAL, Recovery.LEAST_SQUARES, matrix=choice.matrix
    )
    offered = lambda: "Your own choice" in comparing.column("outcome_table", "Strategy")  # noqa: E731
    qtbot.waitUntil(offered, timeout=PATIENCE_MS)
    assert "Your own choice" in comparing.words("strategy_in_use")
    comparing.click("use_recommended")
    assert context.workspace.plan.strategy == StrategyChoice(matrix=choice.matrix)
    context.workspace.undo()
    context.workspace.undo()
    assert context.workspace.plan.strategy == StrategyChoice()


def test_a_wrong_file_is_refused_and_changes_nothing(qtbot, comparing, context, tmp_path, monkeypatch):
    before, told = context.workspace.plan, []
    context.notices.said.connect(told.append)
    (tmp_path / "rows.csv").write_text("1,0\n1,x\n", encoding="utf-8")
    choose(monkeypatch, comparing, tmp_path / "rows.csv")
    qtbot.waitUntil(lambda: bool(told))
    assert "rows.csv: row 2, column 2 is “x”" in told[0].text
    assert context.workspace.plan == before


def test_nothing_chosen_changes_nothing(comparing, context, monkeypatch):
    before = context.workspace.plan
    choose(monkeypatch, comparing, "")
    assert context.workspace.plan == before
