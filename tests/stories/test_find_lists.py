"""A list is found privately by mouse, by keyboard alone, and by what a screen reader is told; undo keeps the charge."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QDialog, QLabel, QPushButton, QSpinBox

from core.front_door import Provenance
from core.session.choices import choosing
from guiapp.pages.attributes.list_finder import ListFinder
from guiapp.state.readiness import finding_locked_reason
from tests.covering import one_of
from tests.guiapp.drivers.money import Driver
from tests.stories.hands import HANDS
from tests.stories.test_sample_to_workbook import Story

YES = "Spend ε = 1, δ = 1e-6 and find"


@pytest.fixture(params=one_of(HANDS, 1))
def hand(request, watch):
    return HANDS[request.param](watch)


def shown(window, name="confirm_finding"):
    """Return a button of the dialog; None while there is no dialog."""
    dialog = window.page("attributes").findChild(QDialog, "find_list_dialog")
    return None if dialog is None else dialog.findChild(QPushButton, name)


class Finding(Story):
    """From the columns of a file to a list that was found."""

    def tell(self):
        hand = self.hand
        self.step(hand.press, "Find privately…", until=self.asked)
        self.step(hand.enter, "Total budget of this dataset, ε", "3", until=self.says(YES))
        self.step(hand.press, "I know that this cannot be undone", until=lambda: shown(self.window).isEnabled())
        self.step(hand.press, YES, until=lambda: not self.asked())

    def says(self, text):
        return lambda: shown(self.window) is not None and shown(self.window).text() == text


def test_a_list_takes_a_tick_and_a_button_whoever_asks_for_it(clerk, survey, window, hand):
    clerk.imports(survey)
    clerk.goes_to("attributes")
    window.activateWindow()  # offscreen there is no window manager that would do it after a dialog
    story = Finding(window, hand)
    story.tell()
    (charge,) = story.workspace.ledger.choices()
    assert charge.cost_text == "ε = 1, δ = 1e-6"
    found = [each for each in story.workspace.plan.attributes if each.charge == charge.number]
    assert [each.provenance for each in found] == [Provenance.PRIVATE]
    assert found[0].labels[-2:] == ("Anything else", "Missing")
    assert f"Charge no. {charge.number}, ε = 1, δ = 1e-6, stays in the ledger" in window.banner.text


class Asker:
    """The dialog in the words of its fields."""

    def __init__(self, clerk, survey, column="town", budget="3"):
        self.clerk, self.page = clerk, clerk.window.page("attributes")
        clerk.imports(survey)
        clerk.goes_to("attributes")
        self.driver = clerk.attributes
        self.opens(column)
        if budget:
            self.settle(lambda: self.driver.find(QDialog, "find_list_dialog") is not None)
            self.type("find_total_epsilon", budget)
            self.settle(lambda: "Left afterwards" in self.words("find_money"))

    def opens(self, column):
        self.driver.choose(column)
        self.settle()
        self.driver.click("find_privately")
        self.dialog = self.driver.dialog("find_list_dialog")
        self.settle()

    def field(self, kind, name):
        return self.driver.find(kind, name, self.dialog)

    def type(self, name, text):
        self.driver.type(name, text, self.dialog)

    def words(self, name):
        return self.field(QLabel, name).text()

    def settle(self, until=lambda: True):
        self.clerk.settle(until)

    @property
    def yes(self):
        return self.field(QPushButton, "confirm_finding")

    def agrees(self):
        self.field(QCheckBox, "agree_finding").click()
        self.settle(self.yes.isEnabled)
        self.driver.click("confirm_finding", self.dialog)

    def attribute(self, name="town"):
        return next(each for each in self.clerk.workspace.plan.attributes if each.name == name)


@pytest.fixture
def asker(clerk, survey):
    return Asker(clerk, survey)


def test_the_list_comes_into_the_plan_and_undo_keeps_the_charge(asker):
    workspace = asker.clerk.workspace
    before = workspace.plan
    asker.agrees()
    asker.settle(lambda: asker.attribute().charge is not None)
    assert asker.attribute().categories == ("Hull", "Leeds", "York")
    assert "Categories of “town” found: 3." in asker.clerk.banner
    assert "stays in the ledger, also if you undo this" in asker.clerk.banner
    assert asker.driver.find(QPushButton, "find_privately").isHidden()
    undo = asker.clerk.window.findChild(QAction, "action_undo")
    asker.clerk.qtbot.do("undo", undo.trigger)
    assert workspace.plan == before
    assert workspace.ledger.account(workspace.dataset).spent == 1
    asker.settle()
    asker.opens("town")
    asker.settle(lambda: asker.yes.text() == "Use the list found before")
    assert asker.field(QCheckBox, "agree_finding").isHidden()
    asker.driver.click("confirm_finding", asker.dialog)
    asker.settle(lambda: asker.attribute().charge == 2)
    assert "Nothing was spent: charge no. 2 has paid for it." in asker.clerk.banner
    assert len(workspace.ledger.choices()) == 1


def test_consent_is_to_the_cost_that_is_shown(asker):
    assert not asker.yes.isEnabled()
    asker.field(QCheckBox, "agree_finding").click()
    asker.settle(asker.yes.isEnabled)
    asker.type("find_epsilon", "2")
    assert not asker.yes.isEnabled()
    assert not asker.field(QCheckBox, "agree_finding").isChecked()
    asker.settle(lambda: asker.yes.text() == "Spend ε = 2, δ = 1e-6 and find")
    assert "a category of 8 rows enters with a chance of at least 50 %" in asker.words("find_lines")
    asker.dialog.reject()
    assert asker.clerk.workspace.ledger.entries == ()


@pytest.mark.parametrize(("field", "text"), [("find_epsilon", ""), ("find_epsilon", "much"), ("find_delta", "2")])
def test_no_amount_no_search(asker, field, text):
    asker.type(field, text)
    asker.settle()
    assert not asker.yes.isEnabled()
    assert (asker.words("find_lines"), bool(asker.words("find_fault"))) == ("", True)
    asker.dialog.reject()


def test_without_delta_it_says_what_helps(asker):
    asker.type("find_delta", "0")
    asker.settle(lambda: "needs a δ above 0" in asker.words("find_fault"))
    assert not asker.yes.isEnabled()
    asker.dialog.reject()


def test_what_the_budget_does_not_cover_cannot_be_found(asker):
    asker.type("find_epsilon", "4")
    asker.settle(lambda: "Only ε = 3 is left, and this costs ε = 4" in asker.words("find_fault"))
    asker.field(QCheckBox, "agree_finding").click()
    assert not asker.yes.isEnabled()
    asker.dialog.reject()


def test_a_public_list_takes_no_delta(asker, home):
    (home / "towns.csv").write_text("Hull\nLeeds\nYork\nBath\n", encoding="utf-8")
    asker.page.findChild(ListFinder).load_code_list(home / "towns.csv")
    asker.settle(lambda: asker.yes.text() == "Spend ε = 1 and find")
    assert asker.words("find_public_list") == "4 categories of towns.csv"
    asker.agrees()
    asker.settle(lambda: asker.attribute().charge is not None)
    assert asker.attribute().categories == ("Hull", "Leeds", "York")


@pytest.fixture
def ages(home):
    path = home / "ages.csv"
    lines = [f"{'FM'[n % 2]},{n % 60 + 20}.5" for n in range(300)]
    path.write_text("\n".join(["sex,age", *lines]) + "\n", encoding="utf-8")
    return path


def test_bins_are_found_within_a_public_range(clerk, ages):
    asker = Asker(clerk, ages, "age", budget="")
    assert not asker.yes.isEnabled()
    asker.type("find_low", "0")
    asker.type("find_high", "100")
    asker.field(QSpinBox, "find_bins").setValue(3)
    asker.type("find_epsilon", "2")
    asker.settle(lambda: "first give “ages” a total budget" in asker.words("find_fault"))
    asker.type("find_total_epsilon", "3")
    asker.settle(lambda: asker.yes.text() == "Spend ε = 2 and find")
    assert "3 bins of “age” from 0 to 100 will be found" in asker.words("find_lines")
    asker.agrees()
    asker.settle(lambda: asker.attribute("age").charge is not None)
    edges = asker.attribute("age").edges
    assert (len(edges), edges[0], edges[-1]) == (4, 0, 100)
    assert "Bins of “age” found: 3." in clerk.banner


def test_a_wrong_range_is_said_at_its_field(clerk, ages):
    asker = Asker(clerk, ages, "age", budget="")
    for text in ("-5", "x"):
        asker.type("find_low", "0")
        asker.type("find_high", text)
        asker.settle()
        assert not asker.yes.isEnabled()
        assert asker.words("find_fault")
    asker.dialog.reject()


def test_a_search_that_fails_after_the_charge_goes_on_at_no_cost(asker, monkeypatch):
    from core.errors import ChoiceNotKeptError  # noqa: PLC0415  only here

    def full(ledger, line, *_, **__):
        raise ChoiceNotKeptError(line.number, "the disk is full", "Make room.")

    with monkeypatch.context() as patch:
        patch.setattr(choosing, "keep_found", full)
        asker.agrees()
        asker.settle(lambda: "the cost stands" in asker.words("find_fault"))
    assert asker.attribute().charge is None
    asker.type("find_epsilon", "2")
    asker.settle(lambda: asker.yes.text().startswith("Spend"))
    asker.type("find_epsilon", "1")
    asker.settle(lambda: asker.yes.text() == "Continue at no cost")
    asker.driver.click("confirm_finding", asker.dialog)
    asker.settle(lambda: asker.attribute().charge is not None)
    assert asker.clerk.workspace.ledger.account("survey").spent == 1


def test_similar_rows_ask_whether_they_are_other_people(asker, clerk, survey):
    asker.agrees()
    asker.settle(lambda: asker.attribute().charge is not None)
    plan = clerk.workspace.plan
    other = clerk.workspace.ledger
    finding_of = Driver(clerk.qtbot, asker.page)
    from guiapp.commands.release import set_dataset  # noqa: PLC0415  only here

    set_dataset(clerk.window.context, "another name")
    asker.opens("smokes")
    asker.type("find_total_epsilon", "3")
    asker.settle(lambda: asker.yes.text() == YES)
    asker.agrees()
    asker.settle(lambda: asker.field(QCheckBox, "find_others").isVisible())
    assert len(other.choices()) == 1
    asker.field(QCheckBox, "find_others").click()
    asker.settle(lambda: asker.yes.text() == YES)
    asker.agrees()
    asker.settle(lambda: asker.attribute("smokes").charge is not None)
    assert len(other.choices()) == 2
    assert plan != clerk.workspace.plan
    assert finding_of.page is asker.page


def test_it_is_offered_only_when_it_can_be_done(clerk, home):
    rows = "\n".join(f"P{i // 3:05},{'fm'[i % 2]}" for i in range(120))
    (home / "visits.csv").write_text(f"patient_id,sex\n{rows}\n", encoding="utf-8")
    clerk.imports(home / "visits.csv")
    clerk.goes_to("attributes")
    clerk.attributes.choose("sex")
    clerk.settle()
    offered = clerk.attributes.find(QPushButton, "find_privately")
    assert not offered.isEnabled()
    assert "what one row stands for" in offered.toolTip()
    assert finding_locked_reason(clerk.workspace) == offered.toolTip()
