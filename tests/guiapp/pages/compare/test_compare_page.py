"""The Compare page shows what every strategy would give, keeps up with the plan, and spends nothing."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton, QSlider, QToolButton

from core.errors import TableTooLargeError
from core.front_door import Neighbours, Plan, ProtectedUnit, ReleaseCost, RowMeaning, StrategyChoice, grade
from guiapp.state.changes import Changes
from guiapp.widgets.tables.sortable_table import SortableTable
from tests.guiapp.drivers.model_cells import titles_of
from tests.guiapp.drivers.money import CompareDriver
from tests.guiapp.drivers.page_insides import (
    OUTCOMES,
    is_predicting,
    live_of,
    lose_first_part,
    outcomes_of,
    shown_side,
    stop_predicting,
)
from tests.guiapp.spending_engine import people_plan


def test_every_strategy_has_its_rows_and_the_recommended_one_says_why(comparing, context):
    statuses = comparing.column("outcome_table", "Status")
    assert len(statuses) == len(context.workspace.comparison.outcomes)
    assert "least" in comparing.words("strategy_in_use")
    assert statuses.count("recommended, in use") == 1


def test_the_best_is_listed_first_and_what_does_not_fit_last(comparing, compare_page):
    shown = [outcomes_of(compare_page).number_at(row) for row in range(len(comparing.cells("outcome_table")))]
    totals = [outcomes_of(compare_page).rows[number].outcome.total_variance for number in shown]
    least = [total for total in totals if total is not None]
    assert totals == sorted(least) + [None] * (len(totals) - len(least))
    recommended = next(row for row in outcomes_of(compare_page).rows if row.recommended)
    assert recommended.outcome.total_variance == pytest.approx(totals[0])  # or as good as the first


def test_the_tables_of_the_chosen_strategy_have_their_errors_and_the_budget_its_split(comparing):
    assert comparing.column("table_errors", "Table") == ["sex × age", "sex × city", "age × city"]
    shares = comparing.cells("budget_shares")
    assert sum(float(share.removesuffix(" %")) for _, share in shares) == pytest.approx(100, abs=0.2)


def test_choosing_a_strategy_changes_the_plan_but_not_the_predictions(qtbot, comparing, context, engine):
    before = len(engine.calls("compare"))
    comparing.choose_row("Tables themselves", "uniform", "direct")
    assert comparing.words("outcome_heading") == "Tables themselves, uniform budget, direct"
    comparing.click("use_outcome")
    choice = context.workspace.plan.strategy
    assert (choice.name, choice.split, choice.recovery) == ("marginals", "uniform", "direct")
    assert context.workspace.comparison_is_current
    assert len(engine.calls("compare")) == before
    assert "Chosen by you" in comparing.words("strategy_in_use")
    comparing.click("use_recommended")
    assert context.workspace.plan.strategy.name == "recommended"
    context.workspace.undo()
    assert context.workspace.plan.strategy.name == "marginals"


def test_marginals_named_in_the_plan_are_offered_and_kept_whatever_is_chosen(qtbot, comparing, context):
    named = (("sex", "age", "city"),)
    plan = context.workspace.plan
    assert not _offers(comparing)
    context.workspace.edit(replace(plan, strategy=replace(plan.strategy, marginals=named)), "naming")
    qtbot.waitUntil(lambda: _offers(comparing))
    comparing.choose_row("Your own choice", "uniform", "direct")
    comparing.click("use_outcome")
    assert context.workspace.plan.strategy == StrategyChoice("custom", "uniform", "direct", named)
    comparing.click("use_recommended")
    assert context.workspace.plan.strategy == StrategyChoice(marginals=named)


def _offers(driver):
    return "Your own choice" in driver.column("outcome_table", "Strategy")


def test_more_budget_means_less_error_at_once_and_one_step_of_undo(qtbot, compare_page, comparing, context):
    before = context.workspace.comparison.recommended
    slider = comparing.find(QSlider, "budget_slider")
    total = context.workspace.comparison.outcomes[0].total_variance
    for _ in range(4):
        slider.setValue(slider.value() + 1)
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current)
    assert context.workspace.comparison.outcomes[0].total_variance < total
    assert context.workspace.undo_name == "change of budget"
    context.workspace.undo()
    assert context.workspace.plan.privacy.cost == ReleaseCost.pure(1)
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current)
    assert context.workspace.comparison.recommended == before


def test_a_person_is_spoken_of_only_where_the_owner_has(comparing, context):
    hidden, meaning = (comparing.find(QLabel, name) for name in ("budget_hidden", "budget_meaning"))
    assert hidden.text() == "&Protected about a row"
    assert "about one row" in meaning.text()
    context.workspace.edit(replace(context.workspace.plan, unit=ProtectedUnit(rows=RowMeaning.ONE_EACH)), "unit")
    assert hidden.text() == "&Protected about a person"
    assert "about one person" in meaning.text()
    comparing.pick("budget_neighbours", "which values they have")


def test_a_typed_fraction_and_the_neighbours_reach_the_plan(comparing, context, qtbot):
    comparing.type("budget_amount", "1/3")
    assert context.workspace.plan.privacy.cost == ReleaseCost.pure(Fraction(1, 3))
    comparing.pick("budget_neighbours", "which values it has")
    assert context.workspace.plan.privacy.neighbours is Neighbours.REPLACE
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current)


def test_a_wrong_amount_is_explained_and_the_plan_stays(comparing, context):
    comparing.type("budget_amount", "none")
    assert comparing.words("budget_fault").startswith("ε is ")
    assert context.workspace.plan.privacy.cost == ReleaseCost.pure(1)


def test_a_plan_without_tables_locks_the_page(qtbot, compare_page, context, tmp_path):
    assert compare_page.locked_reason() is None
    with qtbot.waitSignal(live_of(compare_page).failed):
        context.workspace.start(Plan(), tmp_path / "empty.reticent")
    assert compare_page.locked_reason() == "First choose at least one table on the Tables page."


def test_what_cannot_be_compared_says_so_in_the_engines_words(qtbot, compare_page, context, engine, tmp_path):
    engine.fault = TableTooLargeError(table="a × b", cells=10**9, limit=2**25)
    context.workspace.edit(people_plan(2), "edit")
    reason = compare_page.findChild(QLabel, "empty_text")
    qtbot.waitUntil(lambda: "1,000,000,000 cells" in reason.text())
    for name in ("rehearse", "primary_action"):
        way_on = compare_page.findChild(QPushButton, name)
        assert not way_on.isEnabled()
        assert way_on.toolTip() == way_on.accessibleDescription() == reason.text()
    assert "nothing can be rehearsed or released" in compare_page.findChild(QLabel, "strategy_in_use").text()
    context.workspace.undo()
    qtbot.waitUntil(compare_page.findChild(QPushButton, "rehearse").isEnabled)
    assert compare_page.findChild(QPushButton, "primary_action").toolTip() == ""


def test_a_rehearsal_is_watermarked_and_free(qtbot, compare_page, comparing, context, engine):
    context.workspace.set_ledger(engine.open_ledger(None))
    comparing.click("rehearse")
    compare_page.refresh(Changes.everything())
    assert not comparing.find(QPushButton, "rehearse").isEnabled(), "one runs"
    qtbot.waitUntil(lambda: not context.runner.is_busy)
    dialog = comparing.dialog("rehearsal_dialog")
    assert comparing.find(QPushButton, "rehearse").isEnabled()
    assert "made-up data" in comparing.words("rehearsal_mark", dialog)
    assert comparing.column("rehearsed_errors", "Table", dialog) == ["sex × age", "sex × city", "age × city"]
    assert context.workspace.release is None
    assert context.workspace.ledger.datasets() == ()
    dialog.reject()


def test_the_page_leads_on_to_the_release(qtbot, compare_page, comparing):
    with qtbot.waitSignal(compare_page.wanted, check_params_cb=lambda key: key == "release"):
        comparing.click("primary_action")


def test_what_is_locked_on_the_rail_is_locked_on_the_way_there(compare_page, comparing, context):
    go_on = comparing.find(QPushButton, "primary_action")
    assert go_on.toolTip() == ""
    context.workspace.start(people_plan(), None)
    assert go_on.toolTip() == go_on.accessibleDescription() == "First open the data file on the Data page."
    assert go_on.isEnabled(), "it leads to the page that says so"


def test_the_table_selected_below_is_seen_to_be(comparing, context):
    errors = comparing.find(SortableTable, "table_errors")
    assert errors.chosen == 0
    assert errors.selectionModel().selectedRows()
    errors.choose(2)
    comparing.choose_row("Tables themselves", "uniform", "direct")
    assert errors.chosen == 2


def test_nothing_is_asked_again_when_nothing_changed(compare_page, context, engine):
    before = len(engine.calls("compare"))
    compare_page.refresh(Changes.everything())
    assert len(engine.calls("compare")) == before
    use = compare_page.findChild(QPushButton, "use_outcome")
    assert (use.isEnabled(), use.accessibleDescription()) == (False, "The plan uses it already.")


def test_tables_are_found_by_words(comparing):
    comparing.type("find_error", "CITY age")
    assert comparing.column("table_errors", "Table") == ["age × city"]
    comparing.type("find_error", "nowhere")
    assert comparing.cells("table_errors") == []
    comparing.type("find_error", "")
    assert comparing.find(SortableTable, "table_errors").chosen == 0


def test_details_are_copied_with_their_numbers(comparing):
    comparing.show("Table")
    comparing.find(QToolButton, "copy_comparison").click()
    head, first, *_ = QGuiApplication.clipboard().text().splitlines()
    assert head.split("\t")[:5] == ["Table", "± per cell", "± if uniform", "Change (%)", "Variance"]
    assert "Difference" not in head
    assert float(first.split("\t")[1]) > 0


def test_pictures_and_tables_are_kept_as_files(qtbot, comparing, context, tmp_path, monkeypatch):
    asked = []

    def ask(_page, suggestion, kinds):
        asked.append((suggestion.name, kinds))
        return tmp_path / f"{suggestion.name}.{kinds[0]}"

    monkeypatch.setattr("guiapp.pages.file_questions.ask_kept_name", ask)
    for view in ("Dots", "Heat map", "Table", "Strategies", "Budget split"):
        comparing.show(view)
        comparing.find(QToolButton, "keep_comparison").click()
        qtbot.waitUntil(lambda: not context.runner.is_busy)
    assert asked == [
        ("comparison", ("png", "svg", "csv")),
        ("comparison", ("png", "svg", "csv")),
        ("errors", ("csv",)),
        ("comparison", ("csv",)),
        ("budget split", ("csv",)),
    ]
    assert (tmp_path / "comparison.png").read_bytes().startswith(b"\x89PNG")
    assert b"Best mixture" in (tmp_path / "comparison.csv").read_bytes()
    assert "sex × age" in (tmp_path / "errors.csv").read_text(encoding="utf-8-sig")
    assert len((tmp_path / "budget split.csv").read_text(encoding="utf-8-sig").splitlines()) > 1


def test_what_is_in_sight_is_copied(comparing):
    comparing.find(QToolButton, "copy_comparison").click()
    assert QGuiApplication.clipboard().mimeData().hasImage()
    comparing.show("Strategies")
    comparing.find(QToolButton, "copy_comparison").click()
    assert QGuiApplication.clipboard().text().startswith("Strategy\tBudget\tRecovery")


def test_nothing_is_kept_in_place_of_the_rows(qtbot, compare_page, comparing, context, monkeypatch, people):
    context.workspace.start(people_plan(), people.parent / "people.reticent")
    monkeypatch.setattr("guiapp.pages.file_questions.ask_kept_name", lambda *_: people)
    before = people.read_bytes()
    with qtbot.waitSignal(context.runner.failed):
        comparing.find(QToolButton, "keep_comparison").click()
    assert people.read_bytes() == before


def test_strategies_are_shown_as_they_arrive(qtbot, held, context):
    driver = CompareDriver(qtbot, held)
    assert "Best mixture" not in driver.column("outcome_table", "Strategy")
    assert driver.words("outcome_words") == "Still being worked out: Best mixture."
    assert "best so far" in driver.words("strategy_in_use")
    context.workspace.engine.go.set()
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current)
    assert "Best mixture" in driver.column("outcome_table", "Strategy")
    assert "Estimate: a release takes" in driver.words("outcome_words")
    assert "Updates itself when you change the plan" in driver.words("strategy_in_use")


def test_what_was_stopped_stays_and_can_be_finished(qtbot, held, context):
    driver = CompareDriver(qtbot, held)
    rest = driver.find(QPushButton, "resume_comparison")
    assert rest.isHidden()
    with qtbot.waitSignal(live_of(held).failed):
        stop_predicting(held)
    assert driver.words("outcome_words") == "Stopped before these were worked out: Best mixture."
    assert shown_side(held) == OUTCOMES
    context.workspace.engine.go.set()
    rest.click()
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current)
    assert rest.isHidden()


def test_what_was_stopped_at_once_can_be_begun_again(qtbot, context, holding, opened_page, tmp_path):
    page = opened_page
    qtbot.waitUntil(lambda: is_predicting(page))
    lose_first_part(page)
    with qtbot.waitSignal(live_of(page).failed):
        stop_predicting(page)
    driver = CompareDriver(qtbot, page)
    assert driver.find(QPushButton, "empty_action").text() == "Work it out"
    assert driver.words("goal_meant") == "Possible once the errors are known."
    context.workspace.start(people_plan(), tmp_path / "people.reticent")
    assert driver.find(QPushButton, "empty_action").text() == "Work it out", "nothing is under way"
    holding.go.set()
    driver.find(QPushButton, "empty_action").click()
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current)
    assert shown_side(page) == OUTCOMES


def test_the_use_of_every_table_stands_beside_its_error(qtbot, comparing, context):
    assert "Use" not in _columns_in_sight(comparing)
    context.workspace.edit(replace(context.workspace.plan, people=500), "people")
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current)
    comparing.show("Table")
    assert "Use" in _columns_in_sight(comparing)
    comparison, key = context.workspace.comparison, context.workspace.comparison.recommended
    widths = comparison.find(key.strategy, key.split, key.recovery).half_widths
    pairs = zip(widths, comparison.tables, strict=True)
    assert comparing.column("table_errors", "Use") == [str(grade(width, table.cells, 500)) for width, table in pairs]
    assert comparing.words("outcome_use").startswith("Numbers: ")
    context.workspace.undo()
    assert "Use" not in _columns_in_sight(comparing)
    assert not comparing.find(QLabel, "outcome_use").isVisible()


def _columns_in_sight(driver):
    view = driver.find(SortableTable, "table_errors")
    return [title for place, title in enumerate(titles_of(view.model())) if not view.isColumnHidden(place)]
