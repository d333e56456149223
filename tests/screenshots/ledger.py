"""The Ledger page: several datasets, their budgets, a release opened again, and a ledger that is damaged."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from PySide6.QtWidgets import QListWidget

from core.front_door import DatasetBudget, ReleaseCost
from tests.screenshots.releasing import confirm

RIVERSIDE = "Riverside health check 2025 (made up)"


def walk(hands, _data):
    new_dataset(hands)
    entries(hands)
    again(hands)
    compared(hands)
    damaged(hands)


def new_dataset(hands):
    hands.go("ledger")
    hands.primary("ledger")
    dialog = hands.dialog("dataset_budget_dialog")
    hands.shoot("new-dataset", dialog)
    hands.write("dataset_name", "Pupils of the district", dialog)
    hands.write("dataset_epsilon", "-1", dialog)
    hands.shoot("new-dataset-refused", dialog)
    hands.write("dataset_epsilon", "4", dialog)
    hands.click("dataset_accept", dialog)
    hands.idle()
    hands.shoot("no-release-yet")


def entries(hands):
    ledger = hands.context.workspace.ledger
    ledger.set_budget(
        "A survey with a very long name that was never meant for a ledger 2023", DatasetBudget(Fraction(1))
    )
    ledger.set_budget("Tenants", DatasetBudget(Fraction(2), Fraction(1, 10**6)))
    hands.open_sample()
    hands.go("release")
    hands.write("new_total_epsilon", "1.5")
    hands.idle()
    confirm(hands)
    hands.wait(lambda: hands.context.workspace.release is not None)
    hands.idle()
    hands.go("ledger")
    hands.shoot("several")


def again(hands):
    page = hands.window.page("ledger")
    hands.click("raise_budget", page)
    dialog = hands.dialog("dataset_budget_dialog")
    hands.shoot("raise", dialog)
    hands.write("dataset_epsilon", "1", dialog)
    hands.shoot("lowered", dialog)
    dialog.reject()
    hands.rest()
    hands.choose("ledger_datasets", "Tenants")
    hands.shoot("with-a-delta")
    hands.choose("ledger_datasets", RIVERSIDE)
    hands.choose("ledger_history", "5")
    hands.shoot("chosen")
    hands.click("export_release", page)
    hands.shoot("export-again", hands.dialog("export_dialog"))
    hands.dismiss("export_dialog")
    hands.click("open_release", page)
    hands.idle()
    hands.shoot("opened-again")


def compared(hands):
    """Release half of it once more, and look at both side by side."""
    workspace = hands.context.workspace
    privacy = replace(workspace.plan.privacy, cost=ReleaseCost.pure(Fraction(1, 2)))
    first = workspace.release
    workspace.edit(replace(workspace.plan, tables=workspace.plan.tables[:2], privacy=privacy), "half of it")
    hands.go("release")
    hands.idle()
    confirm(hands)
    hands.wait(lambda: workspace.release is not first)
    hands.idle()
    hands.go("ledger")
    hands.choose("ledger_history", "5")
    hands.shoot("three-buttons")
    hands.click("compare_release", hands.window.page("ledger"))
    hands.idle()
    dialog = hands.dialog("joined_dialog")
    hands.shoot("side-by-side", dialog)
    hands.find(QListWidget, "joined_tables", dialog).setCurrentRow(1)
    hands.shoot("side-by-side-second", dialog)
    hands.dismiss("joined_dialog")


def damaged(hands):
    path = hands.context.workspace.ledger.path
    path.write_bytes(b"no ledger any more" * 100)
    hands.go("ledger")
    hands.context.workspace.ledger_moved()
    hands.shoot("damaged")
    hands.go("release")
    hands.shoot("damaged-release")
