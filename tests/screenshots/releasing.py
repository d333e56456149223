"""The Release page: what it asks, what it refuses, and a release that is stopped."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QSpinBox

from tests.screenshots import odd_files
from tests.screenshots.held import Held

SEX, DISTRICT = ("f", "m"), odd_files.DISTRICTS


def walk(hands, _data):
    hands.open_sample()
    budgets(hands)
    stopped(hands)
    overspent(hands)
    gaussian(hands)
    persons(hands)
    strangers(hands)
    changed(hands)


def budgets(hands):
    hands.go("release")
    hands.write("release_dataset_name", "Riverside health check")
    hands.write("new_total_epsilon", "much")
    hands.idle()
    hands.shoot("total-refused")
    hands.write("new_total_epsilon", "0.5")
    hands.idle()
    hands.shoot("total-too-little")
    hands.write("new_total_epsilon", "1.5")
    hands.idle()


def stopped(hands):
    held = Held(hands.engine)
    hands.context.workspace.engine = held
    confirm(hands)
    hands.rest(1)
    hands.shoot("under-way")
    hands.click("stop_release")
    hands.shoot("stopping")
    held.go_on.set()
    hands.idle()
    hands.shoot("stopped")
    hands.context.workspace.engine = hands.engine


def confirm(hands):
    hands.primary("release")
    dialog = hands.dialog("confirm_spending_dialog")
    if not hands.find(QCheckBox, "agree_again", dialog).isHidden():
        hands.tick("agree_again", dialog)
    hands.tick("agree_spending", dialog)
    hands.click("confirm_spending", dialog)


def overspent(hands):
    hands.click("banner_close")
    confirm(hands)
    hands.idle()
    hands.click("plan_next_release")
    hands.idle()
    hands.shoot("overspent")


def gaussian(hands):
    hands.go("compare")
    hands.pick("budget_definition", 1)
    hands.idle()
    hands.go("release")
    hands.shoot("no-delta")
    hands.write("release_dataset_name", "Riverside with a delta")
    hands.write("new_total_epsilon", "2")
    hands.write("new_total_delta", "0.000001")
    hands.idle()
    hands.shoot("delta")


def fresh(hands, path, **attributes):
    """Begin with a plan of these attributes for a file; what was not saved is given up."""
    hands.forget()
    hands.open_plan(odd_files.plan(hands.home, f"{path.stem}.reticent", path.name, **attributes))
    hands.go("release")
    hands.write("new_total_epsilon", "3")
    hands.idle()


def persons(hands):
    fresh(hands, odd_files.several_each(hands.home), Sex=SEX, District=DISTRICT)
    hands.go("data")
    hands.tick("unit_several")
    hands.find(QSpinBox, "unit_at_most").setValue(3)
    hands.go("release")
    hands.idle()
    hands.shoot("several-rows-each")


def strangers(hands):
    fresh(hands, odd_files.commas(hands.home), Sex=SEX, District=DISTRICT[:2])
    confirm(hands)
    hands.idle()
    hands.shoot("stranger")


def changed(hands):
    path = odd_files.ragged(hands.home)
    odd_files.text(path, [odd_files.HEADER, *odd_files.visits(40)])
    fresh(hands, path, Sex=SEX, District=DISTRICT)
    odd_files.text(path, [odd_files.HEADER, *odd_files.visits(41)])
    confirm(hands)
    hands.idle()
    hands.shoot("file-changed")
