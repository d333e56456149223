"""The Release page says that the same was released or paid for already, and paying again needs a tick of its own."""

from __future__ import annotations

import os
import time
from fractions import Fraction

import pytest
from PySide6.QtWidgets import QCheckBox, QPushButton

from core.front_door import Cancelled, DatasetBudget
from core.session import keeping
from guiapp.pages.release.release_page import ReleasePage
from guiapp.widgets.controls.card import Card
from tests.guiapp.drivers.money import ReleaseDriver
from tests.guiapp.drivers.page_insides import quoted_on
from tests.guiapp.spending_engine import PATIENCE_MS, people_plan

WORDS = "as release 1: open it, or export it again, free."


@pytest.fixture
def driver(qtbot, context, engine, people):
    """The page before a first release."""
    page = ReleasePage(context)
    qtbot.addWidget(page)
    context.workspace.set_ledger(engine.open_ledger(None))
    context.workspace.changed.connect(page.refresh)
    context.workspace.start(people_plan(), people.parent / "people.reticent")
    driver = ReleaseDriver(qtbot, page)
    context.workspace.ledger.set_budget("People", DatasetBudget(Fraction(9)))
    context.workspace.ledger_moved()
    qtbot.waitUntil(lambda: driver.ready)
    return driver


@pytest.fixture
def released(qtbot, context, driver):
    """The page after it."""
    assert driver.find(Card, "released_before").isHidden()
    driver.ask()
    assert driver.find(QCheckBox, "agree_again", driver.dialog("confirm_spending_dialog")).isHidden()
    driver.agree()
    driver.plan_next()
    return driver


def test_the_same_plan_is_told_as_released_and_needs_a_further_tick(released):
    assert released.words("released_before_words").startswith("Released on ")
    assert released.words("released_before_words").endswith(WORDS)
    assert released.words("quote_cost") == "Releasing again costs ε = 1"
    assert "was released on" not in released.words("quote_lines"), "said twice"
    released.ask()
    dialog = released.dialog("confirm_spending_dialog")
    again = released.find(QCheckBox, "agree_again", dialog)
    assert not again.isHidden()
    dialog.reject()


def test_what_was_paid_for_and_cut_short_is_not_paid_again_unasked(qtbot, context, driver, monkeypatch):
    def stop(*_):
        raise Cancelled

    monkeypatch.setattr(keeping, "recover", stop)
    driver.ask()
    driver.agree()
    qtbot.waitUntil(lambda: driver.ready and quoted_on(driver.page).pending_as == 2, timeout=20000)
    dialog = driver.ask()
    driver.find(QCheckBox, "agree_spending", dialog).click()
    assert not driver.find(QPushButton, "confirm_spending", dialog).isEnabled()
    with qtbot.waitSignal(driver.page.wanted, check_params_cb=lambda key: key == "ledger"):
        driver.click("go_to_pending", dialog)
    assert dialog.isHidden()
    assert context.workspace.ledger.account("People").n_releases == 1


def test_the_release_of_then_is_opened_and_nothing_is_spent(qtbot, context, released):
    history = context.workspace.ledger.history()
    now = context.workspace.release
    button = released.find(QPushButton, "open_released")
    assert not released.find(Card, "released_before").isHidden()
    assert not button.isHidden()
    with qtbot.waitSignal(released.page.wanted, check_params_cb=lambda key: key == "results") as wanted:
        button.click()
    assert wanted.args == ["results"]
    assert context.workspace.release is not now
    assert context.workspace.release.statement.reference == "2"
    assert context.workspace.ledger.history() == history


def test_the_same_rows_in_a_file_saved_since_are_recognised_and_paid_again_only_by_a_tick(
    qtbot, context, released, people
):
    said = []
    context.notices.said.connect(said.append)
    later = time.time() + 5
    os.utime(people, (later, later))
    context.workspace.ledger_moved()
    qtbot.waitUntil(lambda: released.ready and quoted_on(released.page).released_as is None)
    released.ask()
    released.agree()
    qtbot.waitUntil(lambda: bool(said) and released.ready and not context.runner.is_busy, timeout=PATIENCE_MS)
    assert "was released as no. 2 from the same rows" in said[-1].text
    assert context.workspace.ledger.account("People").n_releases == 1
    said[-1].act()
    dialog = released.dialog("confirm_spending_dialog")
    released.find(QCheckBox, "agree_spending", dialog).click()
    assert not released.find(QPushButton, "confirm_spending", dialog).isEnabled()
    released.find(QCheckBox, "agree_spending", dialog).click()
    released.agree()
    account = context.workspace.ledger.account
    qtbot.waitUntil(lambda: account("People").n_releases == 2 and not context.runner.is_busy, timeout=PATIENCE_MS)


def test_a_data_file_that_changed_is_not_told_as_released(qtbot, context, released, people):
    later = time.time() + 5
    os.utime(people, (later, later))
    context.workspace.ledger_moved()
    qtbot.waitUntil(lambda: released.ready and released.find(Card, "released_before").isHidden())
    assert quoted_on(released.page).released_as is None


def test_the_release_of_then_is_exported_again(qtbot, context, released):
    history = context.workspace.ledger.history()
    released.click("export_released")
    qtbot.waitUntil(lambda: not context.runner.is_busy)
    released.dialog("export_dialog").reject()
    assert context.workspace.ledger.history() == history
