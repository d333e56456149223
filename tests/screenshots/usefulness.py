"""How useful tables will be: on the pages Tables, Compare and Release, for a rough, public number of people."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget

from tests.screenshots.comparing import settle


def walk(hands, _data):
    hands.open_sample()
    hands.go("tables")
    hands.write("people", "many")
    hands.shoot("refused")
    hands.write("people", "400")
    settle(hands)
    hands.shoot("tables")
    advice(hands)
    hands.go("compare")
    settle(hands)
    hands.shoot("compare")
    hands.tab("outcome_tabs", 2)
    hands.shoot("compare-table")
    hands.pick("objective", 1)
    settle(hands)
    hands.click("edit_targets")
    hands.shoot("targets", hands.dialog("targets_dialog"))
    hands.dismiss("targets_dialog")
    hands.click("edit_shares")
    hands.shoot("shares", hands.dialog("shares_dialog"))
    hands.dismiss("shares_dialog")
    hands.go("release")
    hands.shoot("release")
    hands.click("edit_criteria", hands.window.page("release"))
    dialog = hands.dialog("criteria_dialog")
    hands.pick("criteria_worst", 2, dialog)
    hands.shoot("criteria", dialog)
    dialog.accept()
    hands.idle()
    hands.shoot("release-locked")


def advice(hands):
    hands.click("make_usable")
    dialog = hands.dialog("advice_dialog")
    hands.shoot("advice-sought", dialog)
    hands.idle()
    hands.shoot("advice", dialog)
    steps = hands.find(QListWidget, "advice_steps", dialog)
    steps.item(0).setCheckState(Qt.CheckState.Checked)
    hands.idle()
    hands.shoot("advice-ticked", dialog)
    hands.dismiss("advice_dialog")
