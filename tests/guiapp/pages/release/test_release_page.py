"""The Release page quotes in words, asks twice, spends once, and never hides a charge."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from threading import Event

import pytest
from PySide6.QtWidgets import QCheckBox, QLabel, QLineEdit, QPushButton, QStatusBar, QToolButton

from core import front_door
from core.errors import DamagedFileError, FileMovedOnError, LedgerFileError, UnknownCategoryError
from core.front_door import Cancelled, DatasetBudget, Plan, ProtectedUnit, ReleaseCost, RowMeaning, StrategyChoice
from guiapp.models.quoted_tables_model import MARGIN, USE
from guiapp.pages.release.release_page import ReleasePage
from guiapp.widgets.charts.budget_gauge import BudgetGauge
from guiapp.widgets.tables.sortable_table import SortableTable
from guiapp.window.status import Status
from tests.guiapp.drivers.money import ReleaseDriver
from tests.guiapp.drivers.page_insides import pause_of, quoted_on
from tests.guiapp.drivers.widget_insides import words_of
from tests.guiapp.spending_engine import people_plan


@pytest.fixture
def said(context):
    notices = []
    context.notices.said.connect(notices.append)
    return notices


@pytest.fixture
def page(qtbot, context, engine, people):
    page = ReleasePage(context)
    qtbot.addWidget(page)
    context.workspace.set_ledger(engine.open_ledger(None))
    context.workspace.changed.connect(page.refresh)
    context.workspace.start(people_plan(), people.parent / "people.reticent")
    qtbot.waitUntil(lambda: quoted_on(page) is not None)
    return page


@pytest.fixture
def quiet(qtbot, page, context):
    """Wait until the page has nothing more to ask."""
    return lambda: qtbot.waitUntil(lambda: not pause_of(page).isActive() and not context.runner.is_busy)


@pytest.fixture
def driver(qtbot, page):
    return ReleaseDriver(qtbot, page)


@pytest.fixture
def funded(qtbot, context, driver):
    context.workspace.ledger.set_budget("People", DatasetBudget(Fraction(2)))
    context.workspace.ledger_moved()
    qtbot.waitUntil(lambda: driver.ready)


def test_the_quote_says_what_is_published_and_what_is_not_promised(driver, page):
    lines = driver.words("quote_lines")
    assert driver.words("quote_cost") == "It costs ε = 1"
    assert "3 tables with 26 numbers" in lines
    assert "Not promised" in lines
    assert lines.count("<li") == len(quoted_on(page).lines) > 3


def test_the_quote_lists_every_table_whether_it_has_been_compared_or_not(qtbot, driver, page, context):
    tables = driver.find(SortableTable, "quoted_tables")
    hint = driver.find(QLabel, "quote_unknown")
    named = [["sex × age", "6"], ["sex × city", "8"], ["age × city", "12"]]
    assert [[row["Table"], row["Cells"]] for row in driver.rows("quoted_tables")] == named
    assert tables.isColumnHidden(MARGIN)
    assert hint.isVisibleTo(page)
    plan = context.workspace.plan
    context.workspace.set_comparison(front_door.compare(plan), plan)
    assert [[row["Table"], row["Cells"]] for row in driver.rows("quoted_tables")] == named
    assert all(margin.startswith("±") for margin in driver.column("quoted_tables", "± per cell"))
    assert not hint.isVisibleTo(page)
    driver.type("release_dataset_name", "SamePeopleQuestion")  # changes nothing of what was compared
    assert not context.workspace.comparison_is_current
    assert not tables.isColumnHidden(MARGIN)
    context.workspace.edit(people_plan(2), "edit")
    assert tables.isColumnHidden(MARGIN)
    assert [[row["Table"], row["Cells"]] for row in driver.rows("quoted_tables")] == named


@pytest.mark.parametrize(("epsilon", "delta"), [("no", "0"), ("0", "0"), ("1", "2"), ("1", "x")])
def test_a_wrong_budget_is_explained(driver, quiet, epsilon, delta):
    driver.type("new_total_epsilon", epsilon)
    driver.type("new_total_delta", delta)
    assert driver.words("account_fault")
    quiet()
    assert driver.words("account_fault")
    assert not driver.ready
    marked = [driver.find(QLineEdit, name).property("invalid") for name in ("new_total_epsilon", "new_total_delta")]
    assert marked == ["true" if epsilon != "1" else "false", "true" if delta != "0" else "false"]
    driver.type("new_total_epsilon", "")
    assert not driver.find(QLabel, "account_fault").isVisibleTo(driver.page)
    assert driver.find(QLineEdit, "new_total_delta").property("invalid") == "false"


def test_the_account_is_shown_before_and_after(driver, funded):
    words = driver.words("account_words")
    assert "Total budget: ε = 2" in words
    assert "Spent so far: ε = 0" in words
    assert "Left afterwards: ε = 1" in words


def test_nothing_is_spent_without_tick_and_button(driver, context, engine, funded):
    dialog = driver.ask()
    assert not driver.find(QPushButton, "confirm_spending", dialog).isEnabled()
    assert "cannot be undone" in driver.find(QCheckBox, "agree_spending", dialog).text()
    dialog.reject()
    assert engine.calls("release") == []
    assert context.workspace.ledger.account("People").n_releases == 0


def test_agreeing_charges_once_and_shows_the_results(qtbot, driver, page, context, said, funded):
    driver.ask()
    with qtbot.waitSignal(page.wanted, check_params_cb=lambda key: key == "release", timeout=20000):
        driver.agree()
    qtbot.waitUntil(lambda: not context.runner.is_busy)
    assert context.workspace.release.statement.dataset == "People"
    assert context.workspace.ledger.account("People").n_releases == 1
    assert driver.words("released_title").startswith("3 tables released · ε = 1 of ε = 2 spent · typical ±")
    assert driver.words("released_name").startswith("People – release 1. Entry 2 of the ledger")
    assert driver.column("released_list", "Table") == ["sex × age", "sex × city", "age × city"]
    listed = driver.find(SortableTable, "released_list")
    assert [listed.isColumnHidden(column) for column in (0, MARGIN, USE)] == [False, True, True]
    assert driver.find(QPushButton, "primary_action").text() == "Export…"
    assert not said
    qtbot.waitUntil(lambda: quoted_on(page) is not None)
    with qtbot.waitSignal(page.wanted, check_params_cb=lambda key: key == "results"):
        driver.click("look_at_released")
    driver.click("plan_next_release")
    assert driver.find(QPushButton, "primary_action").text() == "Release…"
    assert "Left afterwards: ε = 0" in driver.words("account_words")


def test_a_first_release_writes_its_budget_down(qtbot, driver, page, context):
    driver.type("new_total_epsilon", "1")
    qtbot.waitUntil(lambda: driver.ready)
    driver.ask()
    with qtbot.waitSignal(page.wanted, timeout=20000):
        driver.agree()
    qtbot.waitUntil(lambda: not context.runner.is_busy and quoted_on(page) is not None)
    assert context.workspace.ledger.account("People").total_text == "ε = 1"
    assert "Only ε = 0 is left" in driver.words("account_fault")


def test_what_the_budget_does_not_cover_cannot_be_asked_for(qtbot, driver, context, page, funded):
    context.workspace.edit(people_plan(3), "edit")
    qtbot.waitUntil(lambda: "Only ε = 2 is left" in driver.words("account_fault"))
    assert not driver.ready


def test_a_budget_not_given_yet_can_be_larger_or_the_release_cheaper(qtbot, driver):
    driver.type("new_total_epsilon", "0.5")
    qtbot.waitUntil(lambda: bool(driver.words("account_fault")))
    assert driver.words("account_fault").startswith("The budget of ε = 0.5 does not cover this release")
    assert "Give a larger one above, or lower the cost on the Compare page." in driver.words("account_fault")
    assert not driver.ready
    field = driver.find(QLineEdit, "new_total_epsilon")
    assert field.property("invalid") == "true"
    driver.type("new_total_epsilon", "2")
    qtbot.waitUntil(lambda: driver.ready)
    assert field.property("invalid") == "false"


def test_a_release_that_fails_before_the_charge_says_why(qtbot, driver, context, engine, said, funded):
    engine.fault = None
    driver.ask()
    engine.fault = fault = DamagedFileError(file="people.csv")
    driver.agree()
    qtbot.waitUntil(lambda: not context.runner.is_busy)
    assert said[-1].text == f"{fault} Nothing was spent."
    assert context.workspace.ledger.account("People").n_releases == 0
    qtbot.waitUntil(lambda: driver.ready)


def test_a_release_that_the_ledger_refuses_says_once_that_nothing_was_spent(
    qtbot, driver, context, engine, said, funded
):
    driver.ask()
    engine.fault = LedgerFileError(file="ledger.sqlite", why="the disk is full", cure="Make room.")
    driver.agree()
    qtbot.waitUntil(lambda: not context.runner.is_busy)
    assert (
        said[-1].text == "The ledger ledger.sqlite cannot be used: the disk is full. Nothing new was spent. Make room."
    )
    qtbot.waitUntil(lambda: driver.ready)


@pytest.mark.parametrize(
    ("error", "page_key"),
    [
        (UnknownCategoryError("people.csv", "", 3, "B (“sex”)"), "attributes"),
        (FileMovedOnError("people.csv"), "data"),
    ],
)
def test_a_refusal_leads_to_where_it_can_be_mended(qtbot, driver, page, context, engine, said, funded, error, page_key):
    wanted = []
    page.wanted.connect(wanted.append)
    driver.ask()
    engine.fault = error
    driver.agree()
    qtbot.waitUntil(lambda: not context.runner.is_busy)
    assert said[-1].action
    said[-1].act()
    assert wanted == [page_key]


def stop(_progress):
    raise Cancelled


def test_stopped_after_the_charge_the_cost_stands_and_it_says_so(qtbot, driver, context, engine, said, funded):
    engine.before_noise = stop
    driver.ask()
    driver.agree()
    qtbot.waitUntil(lambda: not context.runner.is_busy, timeout=20000)
    assert "the cost stands" in said[-1].text
    assert context.workspace.release is None
    assert context.workspace.ledger.account("People").n_releases == 1
    qtbot.waitUntil(lambda: driver.ready)


def test_the_charge_of_another_program_is_not_taken_for_ones_own(
    qtbot, driver, context, engine, said, funded, monkeypatch
):
    def outrun(request, ledger, progress, charged):
        ledger.charge("People", ReleaseCost.pure(1), "by another program")
        raise Cancelled

    monkeypatch.setattr(engine, "release", outrun)
    driver.ask()
    driver.agree()
    qtbot.waitUntil(lambda: not context.runner.is_busy)
    assert "Nothing was spent" in said[-1].text
    assert "the cost stands" not in said[-1].text


def test_stopped_before_the_charge_nothing_was_spent(qtbot, driver, context, engine, said, funded):
    driver.ask()
    engine.fault = Cancelled()
    driver.agree()
    qtbot.waitUntil(lambda: not context.runner.is_busy)
    assert said[-1].text == "Stopped, as you asked. Nothing was spent."
    qtbot.waitUntil(lambda: driver.ready)


def test_at_a_delta_what_is_spent_and_left_adds_up_and_the_sum_is_explained(qtbot, driver, context):
    context.workspace.ledger.set_budget("People", DatasetBudget(Fraction(2), Fraction(1, 10**6)))
    plan_file = people_plan()
    gaussian = replace(plan_file.privacy, cost=ReleaseCost.approximate(1, Fraction(1, 10**9)))
    context.workspace.edit(replace(plan_file, privacy=gaussian, strategy=StrategyChoice("effects")), "edit")
    context.workspace.ledger_moved()
    qtbot.waitUntil(lambda: driver.ready)
    *amounts, counting = driver.words("account_words").split("\n")
    assert amounts == [
        "Total budget: ε = 2, δ = 1e-6",
        "Spent so far: ε = 0",
        "This release: ε = 1, δ = 1e-9",
        "Spent afterwards: ε = 1.09814",
        "Left afterwards: ε = 0.901861",
    ]
    assert "counted together, as one ε at δ = 1e-6" in counting
    dialog = driver.ask()
    assert driver.words("quote_money", dialog) == ("ε = 1, δ = 1e-9 of ε = 2, δ = 1e-6. Left afterwards: ε = 0.901861")
    dialog.reject()


def test_gaussian_noise_needs_a_delta_and_the_ledger_says_so(qtbot, driver, page, context, funded):
    plan_file = people_plan()
    gaussian = replace(plan_file.privacy, cost=ReleaseCost.approximate(1, Fraction(1, 10**9)))
    context.workspace.edit(replace(plan_file, privacy=gaussian, strategy=StrategyChoice("effects")), "edit")
    qtbot.waitUntil(lambda: "δ" in driver.words("account_fault"))
    assert not driver.ready
    for name in ("quote_cost", "quote_lines"):
        assert not driver.find(QLabel, name).isVisibleTo(page), "a gap where nothing is quoted"
    assert driver.words("account_words").splitlines() == ["Total budget: ε = 2", "Spent so far: ε = 0", "Left: ε = 2"]


def test_a_delta_that_is_not_needed_is_not_asked_of_the_ledger(qtbot, driver, context, funded):
    plan_file = people_plan()
    allowed = replace(plan_file.privacy, cost=ReleaseCost.approximate(1, Fraction(1, 10**9)))
    context.workspace.edit(replace(plan_file, privacy=allowed), "edit")
    qtbot.waitUntil(lambda: "δ is not needed" in driver.words("quote_lines"))
    assert driver.ready
    assert "This release: ε = 1\n" in driver.words("account_words")


def test_the_page_waits_for_tables_and_data(page, context, quiet):
    assert page.locked_reason() is None
    context.workspace.start(people_plan(), None)
    assert page.locked_reason() == "First open the data file on the Data page."
    context.workspace.start(Plan(), None)
    assert page.locked_reason() == "First choose at least one table on the Tables page."
    quiet()


def test_the_page_waits_for_an_answer_to_who_is_protected(page, context, quiet):
    workspace = context.workspace
    workspace.edit(replace(workspace.plan, unit=ProtectedUnit(rows=RowMeaning.UNANSWERED)), "unit")
    assert page.locked_reason().startswith("First say on the Data page what one row stands for")
    assert page.fixed_on() == "data"
    for unit in (
        ProtectedUnit(),
        ProtectedUnit(rows=RowMeaning.ONE_EACH),
        ProtectedUnit(rows=RowMeaning.RECORDS),
        ProtectedUnit("name", 2),
    ):
        workspace.edit(replace(workspace.plan, unit=unit), "unit")
        assert page.locked_reason() is None
    quiet()


@pytest.mark.parametrize("step", ["keep_drawn", "keep_tables"])
def test_tables_that_the_ledger_cannot_keep_are_shown_to_nobody(
    driver, context, page, said, quiet, funded, monkeypatch, step
):
    def full(*_):
        raise LedgerFileError("ledger", "the disk is full", "Make room, and try again.")

    monkeypatch.setattr(type(context.workspace.ledger), step, full)
    wanted = []
    page.wanted.connect(wanted.append)
    driver.ask()
    driver.agree()
    quiet()
    assert context.workspace.release is None
    assert "the ledger could not keep it: the disk is full" in said[-1].text
    assert "Then complete it on the Ledger page, at no further cost" in said[-1].text
    said[-1].act()
    assert wanted == ["ledger"]


def test_how_the_numbers_look_is_part_of_the_plan(page, context):
    page.findChild(QCheckBox, "output_add_up").click()
    assert not context.workspace.plan.output.add_up
    context.workspace.undo()
    assert page.findChild(QCheckBox, "output_add_up").isChecked()


def test_what_was_typed_for_one_dataset_is_not_given_to_that_of_another_plan(qtbot, driver, context, tmp_path):
    driver.type("new_total_epsilon", "1.5")
    driver.type("new_total_delta", "0.1")
    context.workspace.start(people_plan(), tmp_path / "other.reticent")
    assert driver.find(QLineEdit, "new_total_epsilon").text() == ""
    assert driver.find(QLineEdit, "new_total_delta").text() == "0"


def test_an_account_that_is_not_known_has_no_gauge(qtbot, driver, page, context, engine, funded, quiet, monkeypatch):
    gauge = page.findChild(BudgetGauge)
    assert gauge.isVisibleTo(page)
    engine.ledger_path.write_bytes(b"this is no ledger" * 100)
    context.workspace.ledger_moved()
    quiet()
    assert not gauge.isVisibleTo(page)
    assert not driver.find(QLineEdit, "new_total_epsilon").isVisibleTo(page), "nobody knows whether it is new"
    assert "ledger.sqlite" in driver.words("account_fault")
    greyed = driver.find(QPushButton, "primary_action")
    assert greyed.toolTip() == greyed.accessibleDescription() == driver.words("account_fault")
    wanted = []
    monkeypatch.setattr("guiapp.pages.release.release_page.ask_ledger", wanted.append)
    driver.click("other_ledger")
    assert wanted == [page]
    engine.ledger_path.unlink()
    context.workspace.set_ledger(engine.open_ledger(None))
    assert not driver.find(QPushButton, "other_ledger").isVisibleTo(page)


def test_whoever_asks_to_stop_both_places_say_so(qtbot, driver, page, context, engine, funded):
    bar = QStatusBar()
    qtbot.addWidget(bar)
    status = Status(bar, context)
    engine.before_noise = lambda progress: stopped.wait()
    stopped = Event()
    driver.ask()
    driver.agree()
    assert not driver.find(QLineEdit, "release_dataset_name").isEnabled()
    assert not driver.find(QCheckBox, "output_whole_numbers").isEnabled()
    stops = [driver.find(QPushButton, "stop_release"), bar.findChild(QToolButton, "job_stop")]
    assert [stop.isEnabled() for stop in stops] == [True, True]
    stops[1].click()
    assert [stop.isEnabled() for stop in stops] == [False, False]
    assert driver.words("release_step") == words_of(status).findChild(QLabel).text() == "Stopping…"
    stopped.set()
    qtbot.waitUntil(lambda: not context.runner.is_busy, timeout=20000)
    assert driver.find(QLineEdit, "release_dataset_name").isEnabled()
