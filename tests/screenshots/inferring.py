"""The Inference page: nothing marked, in a rehearsal, on made-up records, on the rows, and by keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.screenshots.releasing import confirm


def walk(hands, _data):
    hands.open_sample()
    hands.go("infer")
    hands.shoot("unmarked")
    marked(hands)
    hands.go("infer")
    hands.shoot("before")
    work_out(hands, 0)
    hands.shoot("rehearsal")
    released(hands)
    for number, name in enumerate(("rows", "made-up-records")):
        work_out(hands, number)
        hands.shoot(name)
    chart = hands.find(QWidget, "inference_chart")
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(chart, Qt.Key.Key_End)
    hands.rest()
    hands.shoot("last-bar")


def marked(hands):
    hands.go("attributes")
    for name in ("Smoking", "Blood pressure"):
        hands.choose("column_table", name)
        hands.tick("attribute_sensitive")
    hands.shoot("marked")


def released(hands):
    hands.go("release")
    hands.write("new_total_epsilon", "2")
    hands.idle()
    confirm(hands)
    hands.wait(lambda: hands.context.workspace.release is not None)
    hands.idle()
    hands.go("infer")


def work_out(hands, number):
    hands.pick("tried_on", number)
    hands.primary("infer")
    hands.idle()
