"""Rows that look like those of another dataset: the owner says whose they are, and agrees to spend like anywhere."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLabel, QPushButton

from core import front_door
from core.front_door import DatasetBudget, ReleaseRequest, plan_release
from guiapp.desktop.language import install
from guiapp.pages.release.release_page import ReleasePage
from tests.guiapp.drivers.money import ReleaseDriver
from tests.guiapp.spending_engine import PATIENCE_MS, people_plan

WORDS = "You say that these rows are about other people than “People”."


@pytest.fixture
def page(qtbot, context, engine, people):
    """The page of a plan named “Others”, whose rows were released as “People”."""
    page = ReleasePage(context)
    qtbot.addWidget(page)
    ledger = engine.open_ledger(None)
    front_door.release(
        ReleaseRequest(plan_release(people_plan()), people.parent, "People", DatasetBudget(Fraction(1))), ledger
    )
    ledger.set_budget("Others", DatasetBudget(Fraction(9)))
    context.workspace.set_ledger(ledger)
    context.workspace.changed.connect(page.refresh)
    plan_file = people_plan()
    plan_file = replace(plan_file, privacy=replace(plan_file.privacy, dataset="Others"))
    context.workspace.start(plan_file, people.parent / "people.reticent")
    return page


@pytest.fixture
def said(context):
    notices = []
    context.notices.said.connect(notices.append)
    return notices


@pytest.fixture
def refused(qtbot, context, page, said):
    """The driver of the page after a release that was refused for rows that look the same."""
    driver = ReleaseDriver(qtbot, page)
    qtbot.waitUntil(lambda: driver.ready, timeout=PATIENCE_MS)
    driver.ask()
    driver.agree()
    qtbot.waitUntil(lambda: bool(said) and driver.ready and not context.runner.is_busy, timeout=PATIENCE_MS)
    assert "already released as “People”" in said[-1].text
    assert said[-1].action == "They are other people: release…"
    return driver


def n_releases(context):
    return context.workspace.ledger.account("Others").n_releases


def test_the_button_asks_like_any_release_and_spends_nothing_by_itself(qtbot, context, refused, said):
    said[-1].act()
    dialog = refused.dialog("confirm_spending_dialog")
    assert refused.words("quote_said", dialog) == WORDS
    assert not refused.find(QPushButton, "confirm_spending", dialog).isEnabled()
    dialog.reject()
    qtbot.waitUntil(lambda: not context.runner.is_busy)
    assert n_releases(context) == 0
    said[-1].act()
    refused.agree()
    qtbot.waitUntil(lambda: context.workspace.release is not None and not context.runner.is_busy, timeout=PATIENCE_MS)
    assert n_releases(context) == 1


def test_the_answer_counts_for_what_was_refused_only(qtbot, context, refused, said):
    plan = context.workspace.plan
    context.workspace.ledger.set_budget("Third", DatasetBudget(Fraction(9)))
    context.workspace.edit(replace(plan, privacy=replace(plan.privacy, dataset="Third")), "another name")
    qtbot.waitUntil(lambda: refused.ready, timeout=PATIENCE_MS)
    said[-1].act()
    dialog = refused.dialog("confirm_spending_dialog")
    assert "“Third”" in " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert dialog.findChild(QLabel, "quote_said") is None
    dialog.reject()


def test_a_quote_on_its_way_is_waited_for(qtbot, context, refused, said):
    context.workspace.ledger_moved()
    assert not refused.ready
    said[-1].act()
    qtbot.waitUntil(lambda: refused.ready, timeout=PATIENCE_MS)
    dialog = refused.dialog("confirm_spending_dialog")
    assert refused.words("quote_said", dialog) == WORDS
    dialog.reject()


def test_names_stand_in_the_marks_of_the_reader_s_language(qtbot, qapp, context, page, said):
    install(qapp, QLocale("de"))
    try:
        driver = ReleaseDriver(qtbot, page)
        qtbot.waitUntil(lambda: driver.ready, timeout=PATIENCE_MS)
        driver.ask()
        driver.agree()
        qtbot.waitUntil(lambda: bool(said) and driver.ready, timeout=PATIENCE_MS)
        said[-1].act()
        dialog = driver.dialog("confirm_spending_dialog")
        texts = said[-1].text, driver.words("quote_said", dialog)
        dialog.reject()
    finally:
        install(qapp, QLocale("en"))
    assert all("„People“" in text and "”" not in text for text in texts)
