"""Rows that look like those of another dataset: the owner says whose they are, and agrees to spend like anywhere."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLabel, QPushButton

import core
from core import ReleaseRequest, Total
from guiapp.desktop.language import install
from guiapp.pages.release_page import ReleasePage
from tests.guiapp.drivers.money import ReleaseDriver
from tests.guiapp.spending_engine import PATIENCE_MS, people_plan

WORDS = "You say that these rows are about other people than “People”."


@pytest.fixture
def page(qtbot, desk, engine, people):
    """The page of a plan named “Others”, whose rows were released as “People”."""
    page = ReleasePage(desk)
    qtbot.addWidget(page)
    ledger = engine.open_ledger(None)
    core.release(ReleaseRequest(people_plan(), people.parent, "People", Total(Fraction(1))), ledger)
    ledger.set_budget("Others", Total(Fraction(9)))
    desk.workspace.set_ledger(ledger)
    desk.workspace.changed.connect(page.refresh)
    plan = people_plan()
    plan = replace(plan, privacy=replace(plan.privacy, dataset="Others"))
    desk.workspace.start(plan, people.parent / "people.reticent")
    return page


@pytest.fixture
def said(desk):
    notices = []
    desk.notices.said.connect(notices.append)
    return notices


@pytest.fixture
def refused(qtbot, desk, page, said):
    """The driver of the page after a release that was refused for rows that look the same."""
    driver = ReleaseDriver(qtbot, page)
    qtbot.waitUntil(lambda: driver.ready, timeout=PATIENCE_MS)
    driver.ask()
    driver.agree()
    qtbot.waitUntil(lambda: bool(said) and driver.ready and not desk.runner.is_busy, timeout=PATIENCE_MS)
    assert "already released as “People”" in said[-1].text
    assert said[-1].action == "They are other people: release…"
    return driver


def n_releases(desk):
    return desk.workspace.ledger.account("Others").n_releases


def test_the_button_asks_like_any_release_and_spends_nothing_by_itself(qtbot, desk, refused, said):
    said[-1].act()
    dialog = refused.dialog("confirm_spending_dialog")
    assert refused.words("quote_said", dialog) == WORDS
    assert not refused.find(QPushButton, "confirm_spending", dialog).isEnabled()
    dialog.reject()
    qtbot.waitUntil(lambda: not desk.runner.is_busy)
    assert n_releases(desk) == 0
    said[-1].act()
    refused.agree()
    qtbot.waitUntil(lambda: desk.workspace.release is not None and not desk.runner.is_busy, timeout=PATIENCE_MS)
    assert n_releases(desk) == 1


def test_the_answer_counts_for_what_was_refused_only(qtbot, desk, refused, said):
    document = desk.workspace.document
    desk.workspace.ledger.set_budget("Third", Total(Fraction(9)))
    desk.workspace.edit(replace(document, privacy=replace(document.privacy, dataset="Third")), "another name")
    qtbot.waitUntil(lambda: refused.ready, timeout=PATIENCE_MS)
    said[-1].act()
    dialog = refused.dialog("confirm_spending_dialog")
    assert "“Third”" in " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert dialog.findChild(QLabel, "quote_said") is None
    dialog.reject()


def test_a_quote_on_its_way_is_waited_for(qtbot, desk, refused, said):
    desk.workspace.ledger_moved()
    assert not refused.ready
    said[-1].act()
    qtbot.waitUntil(lambda: refused.ready, timeout=PATIENCE_MS)
    dialog = refused.dialog("confirm_spending_dialog")
    assert refused.words("quote_said", dialog) == WORDS
    dialog.reject()


def test_names_stand_in_the_marks_of_the_reader_s_language(qtbot, qapp, desk, page, said):
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
