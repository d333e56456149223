"""What is asked before money is spent: again for the same, for rows that look known, while a release runs, for whom."""

from __future__ import annotations

from guiapp.dialogs.running_release_dialog import RunningReleaseDialog
from tests.screenshots.releasing import confirm


def walk(hands, _data):
    released_before(hands)
    same_people(hands)
    running(hands)
    protected(hands)


def released_before(hands):
    hands.open_sample()
    hands.go("release")
    hands.write("new_total_epsilon", "3")
    hands.idle()
    confirm(hands)
    hands.wait(lambda: hands.context.workspace.release is not None)
    hands.idle()
    hands.go("release")
    hands.click("plan_next_release")
    hands.idle()
    hands.shoot("released-before")
    hands.primary("release")
    hands.shoot("pay-again", hands.dialog("confirm_spending_dialog"))
    hands.dismiss("confirm_spending_dialog")


def same_people(hands):
    hands.write("release_dataset_name", "Riverside under another name")
    hands.write("new_total_epsilon", "2")
    hands.idle()
    confirm(hands)
    hands.idle()
    hands.shoot("same-people")
    hands.click("banner_action")
    hands.shoot("same-people-confirm", hands.dialog("confirm_spending_dialog"))
    hands.dismiss("confirm_spending_dialog")


def running(hands):
    question = RunningReleaseDialog(hands.window)
    question.open()
    hands.rest()
    hands.shoot("running", question)
    question.reject()


def protected(hands):
    hands.go("ledger")
    page = hands.window.page("ledger")
    hands.primary("ledger")
    dialog = hands.dialog("dataset_budget_dialog")
    hands.write("dataset_name", "Visits", dialog)
    hands.tick("unit_person", dialog)
    hands.shoot("person", dialog)
    hands.tick("unit_wait", dialog)
    hands.click("dataset_accept", dialog)
    hands.idle()
    hands.click("set_unit", page)
    dialog = hands.dialog("unit_dialog")
    hands.tick("unit_person", dialog)
    hands.shoot("whom", dialog)
    dialog.reject()
