"""A private map, by mouse, by keyboard alone, and by a screen reader: described, paid for, read and saved."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDoubleSpinBox, QLabel, QLineEdit

from guiapp.widgets.charts.map_view import MapView
from tests.covering import one_of
from tests.stories.hands import HANDS
from tests.stories.test_sample_to_workbook import Story


@pytest.fixture(params=one_of(HANDS, 0))
def hand(request, watch):
    return HANDS[request.param](watch)


def rows(path):
    chance = random.Random(1)
    points = "\n".join(f"{chance.uniform(5, 15):.4f},{chance.uniform(45, 55):.4f}" for _ in range(2000))
    path.write_text(f"longitude,latitude\n{points}\n", encoding="utf-8")
    return path


class MapStory(Story):
    """An owner opens a file of places, describes a map, gives a budget, publishes, and reads a rectangle."""

    def open(self, path):
        self.window.open_path(path)
        self.watch.wait(lambda: not self.window.context.runner.is_busy and self.asked())
        self.step(self.hand.press, "Open", until=lambda: self.workspace.opened is not None)
        self.step(self.hand.press, "One person each")
        self.window.go_to("map")
        self.watch.wait(lambda: not self.window.context.runner.is_busy)

    def describe(self):
        page = self.window.page("map")
        for number, value in enumerate((5, 15, 45, 55)):
            page.findChild(QDoubleSpinBox, f"map_side_{number}").setValue(value)
        total = page.findChild(QLineEdit, "map_total")
        self.watch.wait(lambda: not self.window.context.runner.is_busy and total.isVisible())
        money = page.findChild(QLabel, "map_money")
        budget = "Total budget of this dataset: ε, or ε and δ"
        self.step(self.hand.enter, budget, "3", until=lambda: "Left afterwards: ε = 2" in money.text())

    def publish(self):
        self.step(self.hand.press, "I know that this cannot be undone")
        self.step(self.hand.press, "Spend ε = 1 and publish", until=self.view.isVisible)

    @property
    def view(self):
        return self.window.page("map").findChild(MapView)

    def read(self):
        self.view.setFocus(Qt.FocusReason.TabFocusReason)
        with self.watch.timed():
            QTest.keyClick(self.view, Qt.Key.Key_Home)
        return self.window.page("map").findChild(QLabel, "map_told").text()

    def undo(self, key=Qt.Key.Key_Z):
        with self.watch.timed():
            QTest.keyClick(self.view, key, Qt.KeyboardModifier.ControlModifier)


def test_an_owner_publishes_a_map(home, window, hand):
    story = MapStory(window, hand)
    story.open(rows(home / "places.csv"))
    story.describe()
    story.publish()
    (charge,) = (line for line in story.workspace.ledger.entries if line.kind == "charge")
    assert charge.cost_text == "ε = 1"
    assert story.read().startswith("x 9.1")
    assert "rows, ±" in story.read()
    assert [place.columns for place in story.workspace.plan.places] == [("longitude", "latitude")]
    story.undo()
    assert [place.terms.box.y_high for place in story.workspace.plan.places] == [90]
    story.undo(Qt.Key.Key_Y)
    assert [place.terms.box.y_high for place in story.workspace.plan.places] == [55]
    assert [line.cost_text for line in story.workspace.ledger.entries if line.kind == "charge"] == ["ε = 1"]
