"""An engine that spends for every page, and the Compare page with its first comparison, which several files test."""

from __future__ import annotations

import pytest

from guiapp.pages.compare.compare_page import ComparePage
from tests.guiapp.drivers.money import CompareDriver
from tests.guiapp.spending_engine import PATIENCE_MS, SpendingEngine, people_plan


@pytest.fixture
def engine(tmp_path):
    return SpendingEngine(tmp_path / "ledger.sqlite")


@pytest.fixture
def compare_page(qtbot, context, tmp_path):
    page = ComparePage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    context.workspace.start(people_plan(), tmp_path / "people.reticent")
    page.show()
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current, timeout=PATIENCE_MS)
    return page


@pytest.fixture
def comparing(qtbot, compare_page):
    return CompareDriver(qtbot, compare_page)
