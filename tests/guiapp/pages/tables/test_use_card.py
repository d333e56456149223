"""The Tables page says how useful the tables will be, from a public number of people, and reads no row."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit, QTableView

from core.front_door import Grade, ReleaseCost, grade
from guiapp.models.chosen_outcome import chosen_outcome
from guiapp.models.workload_model import USE
from guiapp.pages.compare.compare_page import ComparePage
from guiapp.pages.tables.tables_page import TablesPage
from tests.guiapp.drivers.choosing import TablesDriver
from tests.guiapp.spending_engine import people_plan


@pytest.fixture
def page(qtbot, context, tmp_path):
    page = TablesPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    context.workspace.start(people_plan(), tmp_path / "people.reticent")
    page.show()
    return page


@pytest.fixture
def driver(qtbot, page):
    return TablesDriver(qtbot, page)


@pytest.fixture
def predicted(qtbot, context, driver):
    """The page with 500 people typed and the errors known."""
    driver.type("people", "500")
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current)
    return context


def test_nothing_is_predicted_before_a_number_is_typed(driver, context, engine):
    assert driver.find(QTableView, "workload_table").isColumnHidden(USE)
    assert not context.runner.is_busy
    assert engine.calls("compare") == []


def test_every_table_has_the_grade_that_the_engine_predicts(predicted, driver, engine):
    plan, comparison = predicted.workspace.plan, predicted.workspace.comparison
    assert plan.people == 500
    outcome = chosen_outcome(plan, comparison)
    pairs = zip(outcome.half_widths, comparison.tables, strict=True)
    assert driver.column("workload_table", "Use") == [str(grade(width, table.cells, 500)) for width, table in pairs]
    assert not driver.find(QTableView, "workload_table").isColumnHidden(USE)
    assert driver.words("tables_use").startswith("Numbers: ")
    assert {verb for verb, *_ in engine.asked} == {"compare"}  # no data file, no ledger


def test_typing_is_one_edit(predicted, driver):
    predicted.workspace.undo()
    assert predicted.workspace.plan.people is None
    assert driver.find(QLineEdit, "people").text() == ""
    assert driver.find(QTableView, "workload_table").isColumnHidden(USE)


def test_more_people_are_better_grades_at_once(qtbot, predicted, driver, engine):
    before = len(engine.calls("compare"))
    driver.type("people", "900000000")
    assert set(driver.column("workload_table", "Use")) == {str(Grade.GOOD)}
    assert driver.words("tables_use") == "Numbers: 100 % good"
    assert len(engine.calls("compare")) == before


def test_another_amount_is_predicted_anew(qtbot, predicted, driver):
    first = driver.column("workload_table", "Use")
    plan = predicted.workspace.plan
    dear = replace(plan, privacy=replace(plan.privacy, cost=ReleaseCost.pure(Fraction(50))))
    predicted.workspace.edit(dear, "edit")
    qtbot.waitUntil(lambda: predicted.workspace.comparison_is_current)
    assert driver.column("workload_table", "Use") != first
    assert set(driver.column("workload_table", "Use")) == {str(Grade.GOOD)}


def test_why_nothing_can_be_predicted_is_said(qtbot, predicted, driver):
    plan = predicted.workspace.plan
    tiny = replace(plan, privacy=replace(plan.privacy, cost=ReleaseCost.pure(Fraction(1, 10**90))))
    predicted.workspace.edit(tiny, "edit")
    qtbot.waitUntil(lambda: "budget" in driver.words("use_state"))
    assert not driver.find(QLabel, "tables_use").isVisible()
    assert set(driver.column("workload_table", "Use")) == {str(Grade.NOISE)}  # as estimated


def test_what_was_predicted_here_is_known_on_the_page_compare(qtbot, predicted, engine):
    before = len(engine.calls("compare"))
    page = ComparePage(predicted)
    qtbot.addWidget(page)
    predicted.workspace.changed.connect(page.refresh)
    predicted.workspace.repeat()
    qtbot.waitUntil(lambda: not predicted.runner.is_busy)
    assert len(engine.calls("compare")) == before
