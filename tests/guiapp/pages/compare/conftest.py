"""The Compare page: with its first comparison, with one that is held back, and in the hands of its driver."""

from __future__ import annotations

from threading import Event

import pytest

from guiapp.pages.compare.compare_page import ComparePage
from tests.guiapp.drivers.money import CompareDriver
from tests.guiapp.drivers.page_insides import shown_on
from tests.guiapp.spending_engine import PATIENCE_MS, SpendingEngine, people_plan


@pytest.fixture
def opened_page(qtbot, context, tmp_path):
    """The page, not shown, of the plan of some people, whose first comparison is about to begin."""
    page = ComparePage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    context.workspace.start(people_plan(), tmp_path / "people.reticent")
    return page


@pytest.fixture
def compare_page(qtbot, context, opened_page):
    opened_page.show()
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current, timeout=PATIENCE_MS)
    return opened_page


@pytest.fixture
def comparing(qtbot, compare_page):
    return CompareDriver(qtbot, compare_page)


class HeldBack(SpendingEngine):
    """Works out all strategies but waits before the last one is told."""

    def __init__(self, ledger_path):
        super().__init__(ledger_path)
        self.go = Event()

    def compare(self, plan, progress):
        whole = super().compare(plan, progress)
        while not self.go.wait(0.01):
            progress.check()
        return whole


@pytest.fixture
def holding(context, tmp_path):
    """An engine that holds back what it has compared until it may `go`."""
    context.workspace.engine = HeldBack(tmp_path / "ledger.sqlite")
    return context.workspace.engine


@pytest.fixture
def held(qtbot, context, holding, opened_page):
    """The page with all but one strategy."""
    opened_page.show()

    def only_one_is_missing():
        return shown_on(opened_page) is not None and shown_on(opened_page).pending == ("weighted",)

    qtbot.waitUntil(only_one_is_missing, timeout=PATIENCE_MS)
    yield opened_page
    holding.go.set()
    qtbot.waitUntil(lambda: not context.runner.is_busy)
