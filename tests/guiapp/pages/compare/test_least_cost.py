"""“Find the least ε…” looks over every choice, says what it changes, and becomes one edit."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QPushButton

from core.front_door import ReleaseCost
from core.session.seeking import seek_everywhere
from guiapp.dialogs.seek_dialog import EVERY_TABLE
from tests.guiapp.spending_engine import people_plan


@pytest.fixture
def sought(comparing):
    """The dialog, before a search."""
    comparing.find(QLineEdit, "goal_margin").setText("12.5")
    comparing.click("seek_least")
    yield comparing.dialog("seek_dialog")
    for top in QApplication.topLevelWidgets():
        if top.objectName() == "seek_dialog":
            top.reject()


def find(qtbot, driver, dialog):
    driver.click("seek_find", dialog)
    qtbot.waitUntil(dialog.findChild(QPushButton, "seek_use").isEnabled)


def test_it_proposes_what_was_typed_and_changes_nothing_unasked(qtbot, comparing, sought, context):
    assert sought.findChild(QLineEdit, "seek_margin").text() == "12.5"
    assert sought.findChild(QComboBox, "seek_tables").currentData() == EVERY_TABLE
    assert not sought.findChild(QPushButton, "seek_use").isEnabled()
    find(qtbot, comparing, sought)
    assert sought.height() >= sought.heightForWidth(sought.width())  # or what it changes would be cut
    assert context.workspace.plan == people_plan()
    sought.reject()
    assert context.workspace.undo_name == ""


def test_what_is_found_is_what_the_engine_finds_and_is_used_as_one_edit(qtbot, comparing, sought, context):
    found = seek_everywhere(people_plan(), dict.fromkeys(range(3), 12.5))
    find(qtbot, comparing, sought)
    cost = f"ε = {float(found.cost.epsilon):g}"
    assert comparing.words("seek_cost", sought) == cost
    assert f"{cost} instead of ε = 1" in comparing.words("seek_changes", sought)
    said = []
    context.notices.said.connect(said.append)
    comparing.click("seek_use", sought)
    assert context.workspace.plan == found.plan != people_plan()
    assert context.workspace.undo_name == "least budget"
    (notice,) = said
    assert notice.text.startswith(cost)
    notice.act()
    assert context.workspace.plan == people_plan()


def test_what_the_present_choice_needs_is_told_in_the_words_of_the_figures(qtbot, comparing, sought):
    found = seek_everywhere(people_plan(), dict.fromkeys(range(3), 12.5))
    find(qtbot, comparing, sought)
    facts = comparing.words("seek_facts", sought)
    if found.part == 1:
        assert "The present choice needs the same." in facts
    else:
        assert f"The present choice would need ε = {float(found.present.epsilon):g}." in facts


def test_one_table_can_be_meant(qtbot, comparing, sought, engine):
    comparing.pick("seek_tables", "sex × city", sought)
    find(qtbot, comparing, sought)
    ((_, _, goals),) = [asked for asked in engine.asked if asked[0] == "seek_everywhere"]
    assert goals == {1: 12.5}


def test_a_result_does_not_outlive_its_question(qtbot, comparing, sought):
    find(qtbot, comparing, sought)
    comparing.type("seek_margin", "13", sought)
    assert not sought.findChild(QPushButton, "seek_use").isEnabled()
    assert not sought.findChild(QLabel, "seek_cost").isVisible()


def test_a_margin_that_is_no_number_cannot_be_sought(comparing, sought):
    comparing.type("seek_margin", "few", sought)
    find_button = sought.findChild(QPushButton, "seek_find")
    assert not find_button.isEnabled()
    assert find_button.accessibleDescription() == "First type the largest typical ± that you accept."


def test_a_margin_out_of_reach_is_refused_in_words(qtbot, comparing, sought):
    comparing.type("seek_margin", "0.1", sought)
    comparing.click("seek_find", sought)
    qtbot.waitUntil(lambda: "No amount of budget gives ±0.1" in comparing.words("seek_words", sought))
    assert not sought.findChild(QPushButton, "seek_use").isEnabled()


def test_a_search_is_stopped_or_dropped_with_the_dialog(qtbot, comparing, sought, context, monkeypatch):
    def endless(plan, goals, progress):
        while True:
            progress.check()

    monkeypatch.setattr(context.workspace.engine, "seek_everywhere", endless)
    for end in (lambda: comparing.click("seek_stop", sought), sought.reject):
        comparing.click("seek_find", sought)
        qtbot.waitUntil(sought.findChild(QPushButton, "seek_stop").isVisible)
        end()
        qtbot.waitUntil(lambda: not context.runner.is_busy)


def test_the_amount_is_called_as_the_promise_calls_it(comparing, context):
    assert comparing.find(QPushButton, "seek_least").text() == "Find the least ε…"
    plan = context.workspace.plan
    zcdp = replace(plan, privacy=replace(plan.privacy, cost=ReleaseCost.concentrated(1)))
    context.workspace.edit(zcdp, "edit")
    assert comparing.find(QPushButton, "seek_least").text() == "Find the least ρ…"
