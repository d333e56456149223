"""The Compare page finds the budget for an accuracy, and begins afresh with every plan."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton

from core.front_door import Family, ReleaseCost
from guiapp.widgets.editors.goal_editor import GoalEditor
from guiapp.widgets.tables.sortable_table import SortableTable
from tests.guiapp.drivers.page_insides import OUTCOMES, WORDS, errors_of, shown_side
from tests.guiapp.spending_engine import PATIENCE_MS, people_plan


def ask_for(driver, margin, tables):
    driver.find(QLineEdit, "goal_margin").setText(margin)
    driver.find(QComboBox, "goal_tables").setCurrentIndex(tables)
    driver.click("seek_budget")


def margins(comparing):
    return [float(margin.removeprefix("±")) for margin in comparing.column("table_errors", "± per cell")]


def test_what_was_found_is_said_and_the_table_that_decides_is_selected(qtbot, comparing, context):
    ask_for(comparing, "12.5", 0)
    qtbot.waitUntil(lambda: comparing.words("goal_meant").startswith("ε = "))
    every = margins(comparing)
    errors = comparing.find(SortableTable, "table_errors")
    assert errors.chosen == every.index(max(every))
    table, epsilon = (
        comparing.column("table_errors", "Table")[errors.chosen],
        context.workspace.plan.privacy.cost.epsilon,
    )
    assert comparing.words("goal_meant") == f"ε = {float(epsilon):g} gives ±{max(every)} in {table}."
    errors.choose(every.index(min(every)))
    assert comparing.words("goal_meant") == f"ε = {float(epsilon):g} gives ±{max(every)} in {table}."
    comparing.type("budget_amount", "1")
    qtbot.waitUntil(lambda: comparing.words("goal_meant") == f"The least exact one decides: {table}")


def test_with_too_small_a_budget_more_can_be_spent_or_an_accuracy_named(qtbot, comparing, context):
    comparing.type("budget_amount", "0.00000000000000001")
    qtbot.waitUntil(lambda: comparing.words("empty_title") == "The budget is too small")
    assert comparing.words("goal_meant") == ""
    assert comparing.find(GoalEditor, "").isEnabled()
    comparing.click("empty_action")
    amount = comparing.find(QLineEdit, "budget_amount")
    assert amount.selectedText() == amount.text()
    ask_for(comparing, "12.5", 0)
    qtbot.waitUntil(lambda: comparing.words("goal_meant").startswith("ε = "))


def test_a_plan_that_never_could_be_worked_out_says_what_to_change(qtbot, comparing, context, tmp_path):
    plan_file, tiny = people_plan(), ReleaseCost.pure(Fraction(1, 10**90))
    other = replace(plan_file, tables=(), families=(Family(1),), privacy=replace(plan_file.privacy, cost=tiny))
    context.workspace.start(other, tmp_path / "other.reticent")
    qtbot.waitUntil(lambda: comparing.words("empty_title") == "The budget is too small")
    assert comparing.words("goal_meant") == "Possible once the amount or the tables are changed."


def test_whoever_names_an_accuracy_gets_the_least_budget_for_it(qtbot, comparing, context):
    ask_for(comparing, "12.5", 0)
    qtbot.waitUntil(lambda: context.workspace.plan.privacy.cost != ReleaseCost.pure(1))
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current)
    every = margins(comparing)
    assert 12 < max(every) <= 12.5
    assert context.workspace.undo_name == "change of budget"
    everywhere = context.workspace.plan.privacy.cost.epsilon
    comparing.find(SortableTable, "table_errors").choose(every.index(min(every)))
    ask_for(comparing, "12.5", 1)
    qtbot.waitUntil(lambda: context.workspace.plan.privacy.cost.epsilon != everywhere)
    assert context.workspace.plan.privacy.cost.epsilon < everywhere


def test_the_tables_that_a_wish_is_about_are_named(comparing):
    titles = comparing.column("table_errors", "Table")
    worst = max(zip(margins(comparing), titles, strict=True))[1]
    assert comparing.words("goal_meant") == f"The least exact one decides: {worst}"
    comparing.find(QComboBox, "goal_tables").setCurrentIndex(1)
    for number in (1, 2):
        comparing.find(SortableTable, "table_errors").choose(number)
        assert comparing.words("goal_meant") == f"That is {titles[number]}"
    assert comparing.find(QComboBox, "goal_tables").accessibleDescription() == f"That is {titles[2]}"


def test_every_table_is_meant_whatever_strategy_is_looked_at(qtbot, comparing, compare_page, engine):
    errors_of(compare_page).set_rows(())  # as of one that does not fit
    ask_for(comparing, "12.5", 0)
    qtbot.waitUntil(comparing.find(QPushButton, "seek_budget").isEnabled)
    ((_, goals),) = engine.calls("seek")
    assert goals == dict.fromkeys(range(3), 12.5)


def test_an_accuracy_that_no_budget_gives_is_refused_in_words(qtbot, comparing, context):
    with qtbot.waitSignal(context.notices.said) as said:
        ask_for(comparing, "0.1", 0)
    assert "No amount of budget gives ±0.1" in said.args[0].text
    assert context.workspace.plan.privacy.cost == ReleaseCost.pure(1)
    qtbot.waitUntil(comparing.find(QPushButton, "seek_budget").isEnabled)


def test_nothing_is_sought_without_a_number(comparing):
    assert comparing.find(QPushButton, "seek_budget").accessibleDescription() == "First type the ± that you need."
    assert not comparing.find(QPushButton, "seek_budget").isEnabled()
    comparing.find(QLineEdit, "goal_margin").setText("many")
    assert not comparing.find(QPushButton, "seek_budget").isEnabled()


def test_a_decimal_comma_typed_in_english_is_no_factor_of_ten(qtbot, comparing, context):
    goal = comparing.find(QLineEdit, "goal_margin")
    goal.setFocus()
    qtbot.keyClicks(goal, "19,5")
    comparing.find(QComboBox, "goal_tables").setFocus()
    assert goal.text() == "19,5"
    comparing.click("seek_budget")
    qtbot.waitUntil(lambda: context.workspace.plan.privacy.cost != ReleaseCost.pure(1))
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current)
    every = margins(comparing)
    assert 19 < max(every) <= 19.5


def test_of_another_plan_nothing_is_shown_before_it_is_known(qtbot, comparing, compare_page, context, tmp_path):
    comparing.type("find_error", "sex")
    comparing.click("pin_outcome")
    context.workspace.start(replace(people_plan(), families=(Family(3),)), tmp_path / "other.reticent")
    assert comparing.words("empty_title") == "Being worked out"
    assert shown_side(compare_page) == WORDS
    assert comparing.words("strategy_in_use") == "Being worked out"
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current, timeout=PATIENCE_MS)
    assert shown_side(compare_page) == OUTCOMES
    assert comparing.find(QLineEdit, "find_error").text() == ""
    assert comparing.find(QPushButton, "pin_outcome").text() == "Pin"
    assert len(comparing.cells("table_errors")) == 1


def test_no_accuracy_is_sought_in_the_tables_of_the_plan_before(qtbot, comparing, compare_page, context, tmp_path):
    comparing.find(QLineEdit, "goal_margin").setText("0.001")
    context.workspace.start(replace(people_plan(), families=(Family(3),)), tmp_path / "other.reticent")
    assert comparing.find(QLineEdit, "goal_margin").text() == ""
    assert comparing.words("goal_meant") == "Possible once the errors are known."
    assert not comparing.find(GoalEditor, "").isEnabled()
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current, timeout=PATIENCE_MS)
    assert comparing.words("goal_meant").startswith("The least exact one decides: ")
    assert comparing.find(GoalEditor, "").isEnabled()


def test_tables_that_were_changed_are_not_named_before_they_are_known(qtbot, comparing, compare_page, context):
    comparing.find(QLineEdit, "goal_margin").setText("12")
    context.workspace.edit(replace(people_plan(), families=(Family(3),)), "edit")
    assert comparing.words("goal_meant") == "Possible once the errors are known."
    assert comparing.words("empty_title") == "Being worked out"
    assert shown_side(compare_page) == WORDS
    comparing.find(GoalEditor, "").set_busy(False)
    assert not comparing.find(QPushButton, "seek_budget").isEnabled()
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current, timeout=PATIENCE_MS)
    assert comparing.find(QPushButton, "seek_budget").isEnabled()


def test_of_another_promise_the_errors_before_stay_until_its_own_are_known(qtbot, comparing, compare_page, context):
    comparing.pick("budget_neighbours", "which values it has")
    assert shown_side(compare_page) == OUTCOMES
    assert not comparing.find(GoalEditor, "").isEnabled()
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current, timeout=PATIENCE_MS)
    assert comparing.find(GoalEditor, "").isEnabled()


def test_the_same_plan_again_is_shown_at_once(compare_page, context, tmp_path):
    context.workspace.start(people_plan(), tmp_path / "people.reticent")
    assert shown_side(compare_page) == OUTCOMES
