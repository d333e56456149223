"""The Compare page: every kind of promise, what does not fit, what is stopped, and what cannot be compared."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QAbstractItemView, QLineEdit

from core.front_door import StrategyChoice, TableChoice
from guiapp.commands.compare import choose_matrix
from tests.screenshots import odd_files
from tests.screenshots.held import Held

APPROXIMATE, CONCENTRATED = 1, 2
VIEWS = ("dots", "heat", "table", "strategies", "split")


def walk(hands, _data):
    hands.open_sample()
    hands.go("compare")
    settle(hands)
    hands.shoot("pure")
    details(hands)
    promises(hands)
    wishes(hands)
    ranges(hands)
    pins(hands)
    matrix(hands)
    stopped(hands)


def settle(hands):
    hands.idle()
    hands.wait(lambda: hands.context.workspace.comparison_is_current)


def details(hands):
    for number, name in enumerate(VIEWS):
        hands.tab("outcome_tabs", number)
        hands.shoot(name)
    table = hands.find(QAbstractItemView, "outcome_table")
    table.selectRow(table.model().rowCount() - 1)
    hands.rest()
    hands.tab("outcome_tabs", 0)
    hands.shoot("last")
    hands.write("find_error", "nowhere")
    hands.shoot("no-table-found")
    hands.find(QLineEdit, "find_error").clear()
    table.selectRow(1)
    hands.rest()
    for place, name in ((1, "loss-first"), (3, "groups")):
        hands.pick("chart_order", place)
        hands.shoot(name)
    hands.pick("chart_order", 0)
    hands.pick("chart_measure", 2)
    hands.shoot("variance")
    hands.click("use_outcome")
    settle(hands)
    hands.shoot("chosen-by-hand")
    hands.pick("chart_measure", 0)


def promises(hands):
    hands.pick("budget_definition", APPROXIMATE)
    settle(hands)
    hands.shoot("delta")
    hands.write("budget_delta", "2")
    hands.shoot("delta-refused")
    hands.write("budget_delta", "0.000001")
    hands.pick("budget_definition", CONCENTRATED)
    hands.write("budget_amount", "0.5")
    settle(hands)
    hands.shoot("rho")
    hands.pick("budget_definition", 0)
    hands.write("budget_amount", "a lot")
    hands.shoot("amount-refused")
    hands.write("budget_amount", "1")
    settle(hands)


def wishes(hands):
    hands.write("goal_margin", "20")
    hands.click("seek_least")
    dialog = hands.dialog("seek_dialog")
    hands.shoot("least", dialog)
    hands.click("seek_find", dialog)
    hands.idle()
    hands.shoot("least-found", dialog)
    hands.dismiss("seek_dialog")
    hands.shoot("goal")
    hands.click("seek_budget")
    settle(hands)
    hands.shoot("goal-reached")
    hands.write("goal_margin", f"0{QLocale().decimalPoint()}001")
    hands.click("seek_budget")
    hands.idle()
    hands.shoot("goal-out-of-reach")
    hands.click("banner_close")
    hands.write("budget_amount", "0.00000000000000001")
    hands.rest(1)
    hands.idle()
    hands.shoot("nothing-to-compare")
    hands.write("budget_amount", "1")
    settle(hands)


def ranges(hands):
    """Ask for ranges: some strategies cannot give them."""
    hands.go("tables")
    hands.choose("workload_table", "Age × Sex")
    hands.pick("ask_Age", 1)
    hands.go("compare")
    settle(hands)
    hands.shoot("ranges")


def pins(hands):
    """Pin two, and look at a third."""
    table = hands.find(QAbstractItemView, "outcome_table")
    for row in (0, 4):
        table.selectRow(row)
        hands.rest()
        hands.click("pin_outcome")
    table.selectRow(2)
    hands.tab("outcome_tabs", 0)
    hands.shoot("two-pinned")


def matrix(hands):
    """Measure a matrix of the owner's own, which has a row for each cell, and one that does not fit."""
    plan = hands.context.workspace.plan
    narrow = replace(plan, tables=(TableChoice(("Sex", "Smoking")), TableChoice(("Sex",))), strategy=StrategyChoice())
    hands.context.workspace.edit(narrow, "few tables")
    path = hands.home / "own.csv"
    for size in (20, 19):
        rows = [",".join("1" if row == column else "0" for column in range(size)) for row in range(size)]
        path.write_text("\n".join(rows), encoding="utf-8")
        choose_matrix(hands.context, path, lambda: None)
        hands.rest(1)
        hands.idle()
        hands.shoot("own-matrix" if size == 20 else "matrix-refused")
    hands.click("banner_close")


def stopped(hands):
    held = Held(hands.engine)
    hands.context.workspace.engine = held
    hands.forget()
    hands.window.open_path(odd_files.wide_plan(hands.home))
    hands.rest(1)
    hands.window.go_to("compare")
    hands.rest(2)
    hands.shoot("under-way")
    hands.click("job_stop")
    held.go_on.set()
    hands.idle()
    hands.shoot("stopped")
