"""For a new dataset the Release page asks how many releases are expected, and proposes the total that covers them."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtWidgets import QLineEdit, QPushButton, QSpinBox

from core.front_door import ReleaseCost
from guiapp.pages.release.release_page import ReleasePage
from guiapp.widgets.charts.budget_gauge import BudgetGauge
from tests.guiapp.drivers.money import ReleaseDriver
from tests.guiapp.spending_engine import people_plan


@pytest.fixture
def driver(qtbot, context, engine, people):
    page = ReleasePage(context)
    qtbot.addWidget(page)
    context.workspace.set_ledger(engine.open_ledger(None))
    context.workspace.changed.connect(page.refresh)
    context.workspace.start(people_plan(), people.parent / "people.reticent")
    return ReleaseDriver(qtbot, page)


def test_a_first_release_gets_the_total_of_the_releases_that_are_expected(qtbot, driver, context):
    total = driver.find(QLineEdit, "new_total_epsilon")
    qtbot.waitUntil(lambda: driver.ready)
    assert total.text() == "1"
    driver.click("release_count_4")
    qtbot.waitUntil(lambda: driver.ready and total.text() == "4")
    assert driver.words("expected_releases").startswith(
        "4 releases like this fit into ε = 4. The typical ± of each is ±"
    )
    assert "If they shared ε = 1, the typical ± of each would be ±" in driver.words("expected_releases")
    gauge = driver.page.findChild(BudgetGauge)
    assert gauge.accessibleDescription().endswith("this release would take 25 %, 4 releases like this fit")
    context.workspace.edit(people_plan(Fraction(1, 2)), "half the cost")
    qtbot.waitUntil(lambda: driver.ready and total.text() == "2")
    driver.click("release_count_0")
    driver.find(QSpinBox, "release_count_other").setValue(3)
    qtbot.waitUntil(lambda: driver.ready and total.text() == "1.5")


def test_a_total_of_ones_own_says_how_many_releases_fit(qtbot, driver, context):
    qtbot.waitUntil(lambda: driver.ready)
    driver.type("new_total_epsilon", "2.5")
    qtbot.waitUntil(lambda: driver.words("expected_releases").startswith("2 releases like this fit into ε = 2.5."))
    assert not any(driver.find(QPushButton, f"release_count_{number}").isChecked() for number in (0, 1, 4, 12))
    context.workspace.edit(people_plan(Fraction(1, 2)), "half the cost")
    qtbot.waitUntil(lambda: driver.words("expected_releases").startswith("5 releases"))
    assert driver.find(QLineEdit, "new_total_epsilon").text() == "2.5"


def test_gaussian_noise_gets_a_total_with_a_delta_by_itself(qtbot, driver, context):
    qtbot.waitUntil(lambda: driver.ready)
    plan_file = people_plan()
    gaussian = replace(plan_file.privacy, cost=ReleaseCost.concentrated(Fraction(1, 10)))
    context.workspace.edit(replace(plan_file, privacy=gaussian), "edit")
    delta = driver.find(QLineEdit, "new_total_delta")
    qtbot.waitUntil(lambda: driver.ready and delta.text() == "1e-9")
    context.workspace.edit(plan_file, "edit")
    qtbot.waitUntil(lambda: driver.ready and delta.text() == "0")


def test_a_new_dataset_needs_a_budget_first(qtbot, driver):
    release, missing = driver.find(QPushButton, "primary_action"), "To release, first give the dataset a total budget"
    qtbot.waitUntil(lambda: driver.ready)
    driver.type("new_total_epsilon", "")
    qtbot.waitUntil(lambda: missing in driver.words("account_words"))
    assert not driver.ready
    assert release.toolTip() == release.accessibleDescription() != ""
    driver.type("new_total_epsilon", "1.5")
    qtbot.waitUntil(lambda: driver.ready)
    assert missing not in driver.words("account_words")
    assert release.toolTip() == release.accessibleDescription() == ""
    assert "Left afterwards: ε = 0.5" in driver.words("account_words")
