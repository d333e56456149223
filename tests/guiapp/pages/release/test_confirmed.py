"""What the owner confirmed is what is released: the object that was quoted, for the plan it was quoted for."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.front_door import DatasetBudget, Ledger, ReleaseCost, ReleaseRequest, plan_release, release
from guiapp.commands.compare import rehearse
from guiapp.pages.release.release_page import ReleasePage
from guiapp.widgets.controls.card import Card
from tests.guiapp.drivers.money import ReleaseDriver
from tests.guiapp.spending_engine import PATIENCE_MS, people_plan


@pytest.fixture
def said(context):
    notices = []
    context.notices.said.connect(notices.append)
    return notices


@pytest.fixture
def driver(qtbot, context, engine, people):
    """The page of a plan with enough for two releases, quoted."""
    page = ReleasePage(context)
    qtbot.addWidget(page)
    ledger = engine.open_ledger(None)
    ledger.set_budget("People", DatasetBudget(Fraction(2)))
    context.workspace.set_ledger(ledger)
    context.workspace.changed.connect(page.refresh)
    context.workspace.start(people_plan(), people.parent / "people.reticent")
    driver = ReleaseDriver(qtbot, page)
    qtbot.waitUntil(lambda: driver.ready, timeout=PATIENCE_MS)
    return driver


def spent(context):
    return context.workspace.ledger.account("People").spent


def test_the_object_that_was_quoted_is_planned_once_and_released(qtbot, context, engine, driver):
    rehearse(context, 1, lambda _: None)
    qtbot.waitUntil(lambda: not context.runner.is_busy, timeout=PATIENCE_MS)
    context.workspace.ledger_moved()
    qtbot.waitUntil(lambda: driver.ready, timeout=PATIENCE_MS)
    planned = context.workspace.planned
    driver.ask()
    driver.agree()
    qtbot.waitUntil(lambda: context.workspace.release is not None, timeout=PATIENCE_MS)
    ((request,),) = engine.calls("release")
    assert request.planned is planned
    assert len(engine.calls("plan_release")) == 1
    assert spent(context) == 1


def test_a_plan_edited_while_the_question_is_open_does_not_run(qtbot, context, driver, said):
    driver.ask()
    context.workspace.edit(people_plan(Fraction(1, 2)), "another cost")
    driver.agree()
    qtbot.waitUntil(lambda: bool(said) and not context.runner.is_busy, timeout=PATIENCE_MS)
    assert said[-1].text.startswith("The plan was changed after this cost was confirmed. Nothing was spent.")
    assert said[-1].text.count("Nothing was spent") == 1
    assert spent(context) == 0
    assert context.workspace.release is None
    qtbot.waitUntil(lambda: driver.ready, timeout=PATIENCE_MS)
    driver.ask()
    driver.agree()
    qtbot.waitUntil(lambda: context.workspace.release is not None, timeout=PATIENCE_MS)
    assert spent(context) == Fraction(1, 2)


def test_an_edit_that_was_undone_before_the_answer_changes_nothing(qtbot, context, driver):
    driver.ask()
    context.workspace.edit(people_plan(Fraction(1, 2)), "another cost")
    context.workspace.undo()
    driver.agree()
    qtbot.waitUntil(lambda: context.workspace.release is not None, timeout=PATIENCE_MS)
    assert spent(context) == 1


def test_another_window_that_spends_meanwhile_is_seen_by_the_charge(qtbot, context, driver, said):
    driver.ask()
    other = Ledger(context.workspace.ledger.path)
    other.charge("People", ReleaseCost.pure(Fraction(3, 2)), "elsewhere", context.workspace.plan.privacy_unit.facts)
    driver.agree()
    qtbot.waitUntil(lambda: bool(said) and not context.runner.is_busy, timeout=PATIENCE_MS)
    assert "has ε = 0.5 left, and this costs ε = 1" in said[-1].text
    assert spent(context) == Fraction(3, 2)
    assert context.workspace.release is None


def test_what_another_window_released_meanwhile_is_not_paid_for_twice(qtbot, context, people, driver, said):
    driver.ask()
    plan, other = context.workspace.plan, Ledger(context.workspace.ledger.path)
    rival = release(ReleaseRequest(plan_release(plan), people.parent, "People"), other)
    driver.agree()
    qtbot.waitUntil(lambda: bool(said) and not context.runner.is_busy, timeout=PATIENCE_MS)
    assert f"was released as no. {rival.statement.reference}, and the file" in said[-1].text
    assert said[-1].text.count("Nothing was spent") == 1
    assert spent(context) == 1
    qtbot.waitUntil(lambda: not driver.find(Card, "released_before").isHidden(), timeout=PATIENCE_MS)


def test_a_ledger_chosen_while_the_question_is_open_is_not_charged(qtbot, context, driver, said, tmp_path):
    driver.ask()
    other = Ledger(tmp_path / "other.sqlite")
    other.set_budget("People", DatasetBudget(Fraction(2)))
    context.workspace.set_ledger(other)
    driver.agree()
    qtbot.waitUntil(lambda: bool(said) and not context.runner.is_busy, timeout=PATIENCE_MS)
    assert "other.sqlite is not the ledger for which this cost was computed" in said[-1].text
    assert said[-1].text.count("Nothing was spent") == 1
    assert spent(context) == 0
    qtbot.waitUntil(lambda: driver.ready, timeout=PATIENCE_MS)
    driver.ask()
    driver.agree()
    qtbot.waitUntil(lambda: context.workspace.release is not None, timeout=PATIENCE_MS)
    assert spent(context) == 1
