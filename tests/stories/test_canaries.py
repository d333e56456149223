"""A clerk opens a file of every kind and saves plans: no value that occurs once is in one before it is ticked."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction

from tests.canaries import CONFIRMED, UNLISTED, found, once, written
from tests.guiapp.drivers.choosing import DataDriver


@pytest.fixture
def saved(clerk, home, monkeypatch):
    """Return a function that saves the plan by the menu, and returns its text."""

    def save(name):
        path = home / name
        monkeypatch.setattr("guiapp.window.plan_keeper.ask_plan_name", lambda parent, suggestion: path)
        clerk.qtbot.do("save as", clerk.window.findChild(QAction, "action_save_plan_as").trigger)
        clerk.settle(path.exists)
        return path.read_text()

    return save


def test_a_plan_holds_no_value_that_occurs_once_before_its_owner_confirms_it(clerk, home, saved):
    rows = written(home / "people.csv")
    clerk.drops(home / "people.csv")
    clerk.settle()
    DataDriver(clerk.qtbot, clerk.window.page("data")).accept()
    clerk.settle(lambda: clerk.workspace.opened is not None)
    clerk.goes_to("attributes")
    assert found(saved("bare.reticent"), once(rows)) == set()
    clerk.attributes.choose("town")  # to look at a list is not to confirm it
    clerk.attributes.choose("travel")
    clerk.attributes.tick("sex", on=True)
    clerk.attributes.tick("income", on=True)
    clerk.attributes.tick("born", on=True)
    assert found(saved("some.reticent"), once(rows)) == set()
    clerk.attributes.tick("sex", on=False)
    for name in ("income", "born"):
        clerk.attributes.tick(name, on=False)
    clerk.uses_all_lists_shown()
    text = saved("all.reticent")
    assert found(text, once(rows)) == CONFIRMED
    assert found(text, {row[name] for row in rows for name in UNLISTED}) == set()
