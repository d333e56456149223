"""The Ledger page shows every account and every line, and gives budgets."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from fractions import Fraction

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QPushButton, QRadioButton, QTableView

from core import front_door
from core.front_door import DatasetBudget, Ledger, LedgerFileError, ReleaseCost, ReleaseRequest, plan_release
from core.release.kept import pack
from guiapp.desktop.notices import Tone
from guiapp.pages.ledger import completer
from guiapp.pages.ledger.ledger_page import LedgerPage
from guiapp.widgets.tables.sortable_table import SortableTable
from tests.guiapp.drivers.money import Driver
from tests.guiapp.spending_engine import PATIENCE_MS, people_plan
from tests.released_tables import release


@pytest.fixture
def page(qtbot, context, engine):
    page = LedgerPage(context)
    qtbot.addWidget(page)
    context.workspace.changed.connect(page.refresh)
    context.workspace.set_ledger(engine.open_ledger(None))
    return page


@pytest.fixture
def driver(qtbot, page):
    return Driver(qtbot, page)


def give(driver, name, epsilon, delta="0"):
    dialog = driver.dialog("dataset_budget_dialog")
    if name:
        driver.type("dataset_name", name, dialog)
    driver.type("dataset_epsilon", epsilon, dialog)
    driver.type("dataset_delta", delta, dialog)
    driver.click("dataset_accept", dialog)


def test_an_empty_ledger_says_what_it_is_for(driver):
    assert driver.words("empty_title") == "No dataset has a budget yet"


def test_an_empty_ledger_is_not_exported_and_says_why(driver, context):
    export = driver.find(QPushButton, "export_ledger")
    assert not export.isEnabled()
    assert "nothing to export yet" in export.toolTip()
    assert export.accessibleDescription() == export.toolTip()
    context.workspace.ledger.set_budget("People", DatasetBudget(Fraction(2)))
    context.workspace.ledger_moved()
    assert export.isEnabled()
    assert export.toolTip() == ""


def test_a_dataset_gets_its_budget_and_its_line(driver, context):
    driver.click("primary_action")
    give(driver, "People", "2", "1e-9")
    assert driver.cells("ledger_datasets") == [["People", "ε = 2, δ = 1e-9", "ε = 0", "ε = 2", "0 %", "0"]]
    assert told_in(driver.rows("ledger_history")[0], "Entry", "Amount") == [
        "Budget set",
        "ε = 2, δ = 1e-9",
    ]


def test_releases_are_listed_newest_first_with_what_is_left(driver, context):
    ledger = context.workspace.ledger
    ledger.set_budget("People", DatasetBudget(Fraction(2)))
    ledger.charge("People", ReleaseCost.pure(Fraction(1, 2)), "3 tables by marginals")
    context.workspace.ledger_moved()
    assert driver.column("ledger_history", "Entry") == ["People – release 1", "Budget set"]
    assert driver.words("ledger_left").split("\n")[0] == "ε = 1.5 left of ε = 2; ε = 0.5 spent"


def test_of_a_budget_with_a_delta_spent_and_left_are_an_epsilon_at_it_and_the_page_says_so(driver, context):
    ledger = context.workspace.ledger
    ledger.set_budget("People", DatasetBudget(Fraction(2), Fraction(1, 10**6)))
    for _ in range(2):
        ledger.charge("People", ReleaseCost.approximate(Fraction(1, 2), Fraction(1, 10**6)), "3 tables by marginals")
    context.workspace.ledger_moved()
    amounts, _, counting = driver.words("ledger_left").split("\n")
    assert amounts == "ε = 0.922689 left of ε = 2, δ = 1e-6; ε = 1.07732 spent"
    assert "counted together, as one ε at δ = 1e-6" in counting
    assert told_in(driver.rows("ledger_datasets")[0], "Budget", "Spent", "Left") == [
        "ε = 2, δ = 1e-6",
        "ε = 1.07732",
        "ε = 0.922689",
    ]


def test_each_dataset_has_its_own_history(driver, context):
    ledger = context.workspace.ledger
    ledger.set_budget("A", DatasetBudget(Fraction(1)))
    ledger.set_budget("B", DatasetBudget(Fraction(3)))
    context.workspace.ledger_moved()
    driver.find(SortableTable, "ledger_datasets").selectRow(1)
    assert driver.column("ledger_history", "Amount") == ["ε = 3"]


def test_a_budget_can_be_raised_but_not_lowered(driver, context):
    context.workspace.ledger.set_budget("A", DatasetBudget(Fraction(1)))
    context.workspace.ledger_moved()
    said = []
    context.notices.said.connect(said.append)
    driver.click("raise_budget")
    give(driver, "", "3")
    assert context.workspace.ledger.account("A").total_text == "ε = 3"
    driver.click("raise_budget")
    dialog = driver.dialog("dataset_budget_dialog")
    assert driver.find(QLineEdit, "dataset_epsilon", dialog).text() == "3"
    assert driver.words("dataset_name", dialog) == "A"
    driver.type("dataset_epsilon", "2", dialog)
    assert driver.words("dataset_fault", dialog) == "It is ε = 3 now, and can only be raised."
    assert not driver.find(QPushButton, "dataset_accept", dialog).isEnabled()
    driver.type("dataset_epsilon", "4", dialog)
    context.workspace.ledger.change_budget("A", DatasetBudget(Fraction(5)))  # another window was faster
    driver.click("dataset_accept", dialog)
    assert context.workspace.ledger.account("A").total_text == "ε = 5"
    assert said[-1].tone is Tone.DANGER


def test_a_budget_that_is_none_cannot_be_given(driver):
    driver.click("primary_action")
    dialog = driver.dialog("dataset_budget_dialog")
    accept = driver.find(QPushButton, "dataset_accept", dialog)
    for name, epsilon, delta in (("", "1", "0"), ("A", "0", "0"), ("A", "1", "1"), ("A", "1", "tiny")):
        driver.type("dataset_name", name, dialog)
        driver.type("dataset_epsilon", epsilon, dialog)
        driver.type("dataset_delta", delta, dialog)
        assert not accept.isEnabled()
    assert "δ" in driver.find(QLabel, "dataset_fault", dialog).text()
    dialog.reject()


def test_a_dataset_that_another_window_gave_a_budget_is_not_raised(driver, context):
    said = []
    context.notices.said.connect(said.append)
    driver.click("primary_action")
    dialog = driver.dialog("dataset_budget_dialog")
    context.workspace.ledger.set_budget("A", DatasetBudget(Fraction(1)))
    driver.type("dataset_name", "A", dialog)
    driver.type("dataset_epsilon", "2", dialog)
    driver.click("dataset_accept", dialog)
    assert context.workspace.ledger.account("A").total_text == "ε = 1"
    assert said[-1].tone is Tone.DANGER


def test_the_ledger_is_exported_as_it_is(driver, context, tmp_path, monkeypatch):
    context.workspace.ledger.set_budget("A", DatasetBudget(Fraction(1)))
    context.workspace.ledger_moved()
    target = tmp_path / "ledger.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    driver.click("export_ledger")
    assert target.read_text(encoding="utf-8") == context.workspace.ledger.export_text()


def test_an_export_does_not_replace_the_ledger(driver, context, monkeypatch):
    context.workspace.ledger.set_budget("A", DatasetBudget(Fraction(1)))
    context.workspace.ledger_moved()
    target = context.workspace.ledger.path
    before = target.read_bytes()
    said = []
    context.notices.said.connect(said.append)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    driver.click("export_ledger")
    assert "is the ledger, which would be lost" in said[-1].text
    assert target.read_bytes() == before


def test_a_place_that_cannot_be_written_is_named(driver, context, tmp_path, monkeypatch):
    context.workspace.ledger.set_budget("A", DatasetBudget(Fraction(1)))
    context.workspace.ledger_moved()
    said = []
    context.notices.said.connect(said.append)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "ledger.csv"), ""))
    driver.click("export_ledger")
    assert "ledger.csv cannot be written" in said[-1].text


def test_a_damaged_ledger_is_reported_in_the_engines_words(driver, context, engine):
    engine.ledger_path.write_bytes(b"this is no ledger" * 100)
    context.workspace.ledger_moved()
    assert driver.words("empty_title") == "Nothing can be released for now"
    text = driver.words("empty_text")
    assert "ledger.sqlite cannot be used" in text
    assert "what was spent still counts. Restore the newest backup" in text
    for action in ("primary_action", "export_ledger"):
        greyed = driver.find(QPushButton, action)
        assert not greyed.isEnabled()
        assert greyed.toolTip() == greyed.accessibleDescription() == "The ledger cannot be used"


def test_in_place_of_a_damaged_ledger_another_can_be_chosen(driver, context, engine, tmp_path, monkeypatch):
    said = []
    context.notices.said.connect(said.append)
    backup = tmp_path / "backup.sqlite"
    engine.open_ledger(backup).set_budget("People", DatasetBudget(Fraction(2)))
    engine.ledger_path.write_bytes(b"this is no ledger" * 100)
    context.workspace.ledger_moved()
    picked = iter(["", str(engine.ledger_path), str(backup)])
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (next(picked), ""))
    driver.click("empty_action")
    assert said == []
    driver.click("empty_action")
    assert "it is not a ledger" in said[-1].text
    driver.click("empty_action")
    assert driver.column("ledger_datasets", "Dataset") == ["People"]
    assert f"charged to {backup} until you close the program" in said[-1].text
    assert driver.find(QPushButton, "primary_action").isEnabled()


@pytest.fixture
def released(context, driver):
    """A ledger with one release whose tables are kept, no. 2, and one without, no. 4."""
    ledger = context.workspace.ledger
    ledger.set_budget("Survey 2025", DatasetBudget(Fraction(2)))
    for _ in range(2):
        number = ledger.charge("Survey 2025", ReleaseCost.pure(1), "3 tables by marginals").number
        if number == 2:
            ledger.keep_tables(number, pack(release()))
    context.workspace.ledger_moved()
    return driver


def told_in(row, *titles):
    return [row[title] for title in titles]


def choose(driver, number):
    numbers = driver.column("ledger_history", "No.")
    driver.find(QTableView, "ledger_history").selectRow(numbers.index(number))


def test_only_a_release_that_is_kept_can_be_opened(released):
    actions = [released.find(QPushButton, name) for name in ("open_release", "export_release")]
    for number, there in (("4", False), ("2", True), ("1", False)):
        choose(released, number)
        assert [action.isEnabled() for action in actions] == [there, there]
        assert all(bool(action.toolTip()) != there for action in actions)
        assert all(action.accessibleDescription() == action.toolTip() for action in actions)


def test_where_nothing_was_released_no_release_is_asked_for(driver, context):
    context.workspace.ledger.set_budget("A", DatasetBudget(Fraction(1)))
    context.workspace.ledger_moved()
    assert driver.find(QPushButton, "open_release").toolTip() == "There is no release of this dataset yet."
    context.workspace.ledger.charge("A", ReleaseCost.pure(Fraction(1)), "")
    context.workspace.ledger_moved()
    assert driver.find(QPushButton, "open_release").toolTip() == "Choose a release whose tables are kept."


def test_an_earlier_release_is_read_again(released, page, context, qtbot):
    choose(released, "2")
    with qtbot.waitSignal(page.wanted) as wanted:
        released.click("open_release")
    assert wanted.args == ["results"]
    assert [table.title for table in context.workspace.release.tables] == ["age × sex", "town", "age × sex × town"]


def test_an_earlier_release_is_exported_again_and_nothing_is_spent(released, context, tmp_path, qtbot):
    before = context.workspace.ledger.history()
    choose(released, "2")
    released.click("export_release")
    qtbot.waitUntil(lambda: not context.runner.is_busy)
    dialog = released.dialog("export_dialog")
    assert released.words("export_about", dialog).startswith("Survey 2025 – release 1: entry 3 of the ledger.")
    assert "costs nothing" in released.words("export_about", dialog)
    assert released.find(QLineEdit, "export_path", dialog).text().endswith("Survey 2025 – release 1.xlsx")
    released.find(QRadioButton, "format_json", dialog).click()
    released.type("export_path", str(tmp_path / "again.json"), dialog)
    released.click("export_accept", dialog)
    qtbot.waitUntil(lambda: not context.runner.is_busy)
    assert (tmp_path / "again.json").exists()
    assert context.workspace.ledger.history() == before


def test_tables_that_were_changed_are_not_shown(released, context, engine, qtbot):
    said = []
    context.notices.said.connect(said.append)
    context.runner.failed.connect(context.notices.error)
    with closing(sqlite3.connect(engine.ledger_path)) as connection:
        connection.executescript("DROP TRIGGER kept_never_changed; UPDATE kept SET content = x'00'")
    choose(released, "2")
    released.click("open_release")
    qtbot.waitUntil(lambda: bool(said))
    assert "the tables kept in entry 3 were changed or removed" in said[-1].text
    assert context.workspace.release is None


def stopped(*_):
    raise ZeroDivisionError


@pytest.fixture
def pending(driver, context, engine, tmp_path, monkeypatch):
    """A release of made-up people that was charged as no. 2 and cut short; the rows are in a file."""
    lines = ["sex,age,city", *("F,20,Leeds" for _ in range(30)), *("M,40,York" for _ in range(20))]
    (tmp_path / "people.csv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    ledger = context.workspace.ledger
    asked = ReleaseRequest(plan_release(people_plan()), tmp_path, "People", DatasetBudget(Fraction(3)))
    with monkeypatch.context() as patch:
        patch.setattr(Ledger, "keep_drawn", stopped)
        with pytest.raises(ZeroDivisionError):
            front_door.release(asked, ledger)
    context.workspace.ledger_moved()
    return driver


def test_a_pending_release_is_chosen_and_completed_for_nothing(pending, context, page, qtbot):
    said, wanted = [], []
    context.notices.said.connect(said.append)
    page.wanted.connect(wanted.append)
    assert pending.rows("ledger_history")[0]["Tables"] == "pending"
    assert not pending.find(QPushButton, "open_release").isEnabled()
    pending.click("complete_release")
    qtbot.waitUntil(lambda: not context.runner.is_busy, timeout=PATIENCE_MS)
    assert context.workspace.release.statement.reference == "2"
    assert wanted == ["results"]
    assert said[-1].text == "Completed. Nothing more was spent. Read the tables or export them."
    assert context.workspace.ledger.account("People").spent == 1
    assert pending.rows("ledger_history")[0]["Tables"] == "kept"
    assert not pending.find(QPushButton, "complete_release").isEnabled()


def test_a_double_click_completes_it_too(pending, context, page, qtbot):
    page.findChild(SortableTable, "ledger_history").row_activated.emit(0)
    qtbot.waitUntil(lambda: not context.runner.is_busy, timeout=PATIENCE_MS)
    assert context.workspace.ledger.pending() == ()


def test_rows_that_have_moved_are_asked_for(pending, context, qtbot, tmp_path, monkeypatch):
    said = []
    context.notices.said.connect(said.append)
    (tmp_path / "people.csv").rename(tmp_path / "moved.csv")
    pending.click("complete_release")
    qtbot.waitUntil(lambda: not context.runner.is_busy, timeout=PATIENCE_MS)
    assert "people.csv" in said[-1].text
    assert said[-1].text.endswith("The release is still pending. Say where the file with the rows is now.")
    monkeypatch.setattr(completer, "ask_data_file", lambda *_: tmp_path / "moved.csv")
    said[-1].act()
    qtbot.waitUntil(lambda: not context.runner.is_busy, timeout=PATIENCE_MS)
    assert context.workspace.ledger.pending() == ()


def test_what_cannot_be_completed_says_why_and_stays(pending, context, qtbot, monkeypatch):
    said = []
    context.notices.said.connect(said.append)

    def full(*_):
        raise LedgerFileError("ledger", "the disk is full", "Make room.")

    monkeypatch.setattr(Ledger, "keep_tables", full)
    pending.click("complete_release")
    qtbot.waitUntil(lambda: not context.runner.is_busy, timeout=PATIENCE_MS)
    assert "the disk is full" in said[-1].text
    assert context.workspace.release is None
    assert pending.find(QPushButton, "complete_release").isEnabled()


def test_without_a_pending_release_the_button_says_what_it_is_for(released):
    choose(released, "2")
    button = released.find(QPushButton, "complete_release")
    assert not button.isEnabled()
    assert button.toolTip().startswith("Choose a pending release")
    assert button.accessibleDescription() == button.toolTip()
