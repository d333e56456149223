"""Tables are suggested by mouse, by keyboard alone, and by what a screen reader is told; then ticked into the plan."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QDialog, QLabel, QLineEdit, QListWidget, QPushButton, QSpinBox

from tests.covering import one_of
from tests.guiapp.drivers.money import Driver
from tests.stories.hands import HANDS
from tests.stories.test_sample_to_workbook import Story

YES = "Spend ε = 0.1 and choose"


@pytest.fixture(params=one_of(HANDS, 1))
def hand(request, watch):
    return HANDS[request.param](watch)


def shown(window, name="confirm_suggestion"):
    """Return a button of the dialog; None while there is no dialog."""
    dialog = window.page("tables").findChild(QDialog, "suggest_tables_dialog")
    return None if dialog is None else dialog.findChild(QPushButton, name)


class Suggesting(Story):
    """From the sample to suggested tables in the plan."""

    def tell(self, home):
        hand = self.hand
        self.step(hand.press, "Try with sample data", until=lambda: self.workspace.opened is not None)
        self.step(hand.go_on, "Continue to attributes", until=self.on("attributes"))
        self.step(hand.go_on, "Continue to tables", until=self.on("tables"))
        self.step(hand.press, "Suggest tables…", until=self.asked)
        self.step(hand.enter, "Total budget of this dataset, ε", "1", until=self.has_text(YES))
        self.step(hand.press, "I know that this cannot be undone", until=lambda: shown(self.window).isEnabled())
        self.step(hand.press, YES, until=lambda: shown(self.window, "add_suggested").isVisible())

    def has_text(self, text):
        return lambda: shown(self.window) is not None and shown(self.window).text() == text


def test_a_suggestion_takes_a_tick_and_a_button_whoever_gives_it(window, hand, home):
    story = Suggesting(window, hand)
    story.tell(home)
    ledger = story.workspace.ledger
    (charge,) = ledger.choices()
    assert charge.cost_text == "ε = 0.1"
    assert ledger.found_choices() == {charge.number}
    story.step(hand.press, "Close", until=lambda: not story.asked())


class Asker:
    """The dialog in the words of its fields."""

    def __init__(self, clerk, survey, budget="1"):
        self.clerk, self.page = clerk, clerk.window.page("tables")
        clerk.imports(survey)
        clerk.goes_to("tables")
        self.driver = Driver(clerk.qtbot, self.page)
        self.opens()
        if budget:
            self.settle(lambda: self.field(QLineEdit, "suggest_total").isVisible())
            self.driver.type("suggest_total", budget, self.dialog)
            self.settle(lambda: "Left afterwards" in self.words("suggest_money"))

    def opens(self):
        self.driver.click("suggest_tables")
        self.dialog = self.driver.dialog("suggest_tables_dialog")
        self.field(QSpinBox, "suggest_count").setValue(1)
        self.settle()

    def field(self, kind, name):
        return self.driver.find(kind, name, self.dialog)

    def words(self, name):
        return self.field(QLabel, name).text()

    def settle(self, until=lambda: True):
        self.clerk.settle(until)

    @property
    def yes(self):
        return self.field(QPushButton, "confirm_suggestion")

    def agrees(self):
        self.field(QCheckBox, "agree_suggestion").click()
        self.settle(self.yes.isEnabled)
        self.driver.click("confirm_suggestion", self.dialog)

    def chooses(self):
        self.agrees()
        self.settle(lambda: self.field(QListWidget, "suggested_tables").isVisible())

    def adds(self):
        self.driver.click("add_suggested", self.dialog)
        self.settle()


@pytest.fixture
def asker(clerk, survey):
    return Asker(clerk, survey)


def test_consent_is_to_the_cost_that_is_shown(asker):
    assert not asker.yes.isEnabled()
    asker.field(QCheckBox, "agree_suggestion").click()
    asker.settle(asker.yes.isEnabled)
    asker.driver.type("suggest_epsilon", "0.4", asker.dialog)
    assert not asker.yes.isEnabled()
    assert not asker.field(QCheckBox, "agree_suggestion").isChecked()
    asker.settle(lambda: asker.yes.text() == "Spend ε = 0.4 and choose")
    assert not asker.yes.isEnabled()
    asker.dialog.reject()
    assert asker.clerk.workspace.ledger.entries == ()


@pytest.mark.parametrize("epsilon", ["", "much", "0"])
def test_no_amount_no_choice(asker, epsilon):
    """Nor what another amount would cost and promise, even if its quote comes late."""
    asker.driver.type("suggest_epsilon", "0.3", asker.dialog)
    asker.driver.type("suggest_epsilon", epsilon, asker.dialog)
    asker.settle()
    assert not asker.yes.isEnabled()
    assert (asker.words("suggest_lines"), asker.words("suggest_money")) == ("", "")
    assert asker.words("suggest_fault").startswith("ε is ")
    asker.dialog.reject()


def test_the_ticked_tables_come_into_the_plan_and_can_be_undone(asker):
    workspace = asker.clerk.workspace
    before = workspace.plan
    asker.chooses()
    tables = asker.field(QListWidget, "suggested_tables")
    assert tables.count() == 1
    assert [asker.words("one_way_tables").count(f"{name} (±") for name in ("sex", "town", "smokes")] == [1, 1, 1]
    asker.adds()
    (added,) = workspace.plan.tables
    assert len(added.attributes) == 2
    undo = asker.clerk.window.findChild(QAction, "action_undo")
    asker.clerk.qtbot.do("undo", undo.trigger)
    assert workspace.plan == before


def test_a_table_that_is_not_ticked_stays_out(asker):
    from PySide6.QtCore import Qt  # noqa: PLC0415  only here

    asker.chooses()
    tables = asker.field(QListWidget, "suggested_tables")
    tables.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert not asker.field(QPushButton, "add_suggested").isEnabled()
    asker.driver.click("close_suggested", asker.dialog)
    assert asker.clerk.workspace.plan.tables == ()


def test_asked_again_it_is_shown_at_no_cost(asker):
    asker.chooses()
    asker.adds()
    spent = asker.clerk.workspace.ledger.account("survey").spent
    asker.opens()
    asker.settle(lambda: asker.yes.text() == "Show the tables again")
    assert "Its result is shown again at no cost." in asker.words("suggest_lines")
    asker.driver.click("confirm_suggestion", asker.dialog)
    assert "(in the plan)" in asker.field(QListWidget, "suggested_tables").item(0).text()
    assert "Nothing was spent now" in asker.words("suggested_cost")
    assert asker.clerk.workspace.ledger.account("survey").spent == spent
    asker.dialog.reject()


def test_more_than_the_budget_is_refused_in_words(asker):
    asker.driver.type("suggest_epsilon", "2", asker.dialog)
    asker.settle(lambda: "Only ε = 1 is left, and this costs ε = 2" in asker.words("suggest_fault"))
    asker.field(QCheckBox, "agree_suggestion").click()
    assert not asker.yes.isEnabled()
    asker.dialog.reject()


def test_a_file_that_changed_is_refused_before_the_charge(asker, survey):
    survey.write_text(survey.read_text(encoding="utf-8") + "F,Leeds,yes\n", encoding="utf-8")
    asker.agrees()
    asker.settle(lambda: bool(asker.words("suggest_fault")))
    assert "Nothing was spent" in asker.words("suggest_fault")
    assert asker.clerk.workspace.ledger.entries == ()
    asker.dialog.reject()


def test_rows_of_another_dataset_need_a_statement(clerk, survey):
    first = Asker(clerk, survey)
    first.chooses()
    first.driver.click("close_suggested", first.dialog)
    copy = survey.with_name("copy.csv")
    copy.write_text(survey.read_text(encoding="utf-8"), encoding="utf-8")
    again = Asker(clerk, copy)
    again.agrees()
    again.settle(lambda: "already released as “survey”" in again.words("suggest_fault"))
    others = again.field(QCheckBox, "suggest_others")
    assert others.isVisible()
    others.click()
    again.chooses()
    assert clerk.workspace.ledger.account("copy").n_choices == 1
    again.dialog.reject()


def test_the_ledger_page_says_what_it_was(asker):
    asker.chooses()
    asker.driver.click("close_suggested", asker.dialog)
    clerk = asker.clerk
    clerk.goes_to("ledger")
    driver = Driver(clerk.qtbot, clerk.window.page("ledger"))
    assert "Private choice" in driver.column("ledger_history", "Entry")
    assert "result kept" in driver.column("ledger_history", "Tables")
    assert "Suggestion of one of 3 tables" in driver.column("ledger_history", "What for")
    assert not driver.find(QPushButton, "open_release").isEnabled()
    assert not driver.find(QPushButton, "complete_release").isEnabled()


def test_without_two_attributes_the_button_says_why(clerk, survey):
    clerk.imports(survey)
    workspace = clerk.workspace
    clerk.goes_to("tables")
    button = clerk.window.page("tables").findChild(QPushButton, "suggest_tables")
    assert button.isEnabled()
    workspace.edit(replace(workspace.plan, attributes=workspace.plan.attributes[:1]), "one attribute")
    assert not button.isEnabled()
    assert "First choose at least two attributes" in button.toolTip()
