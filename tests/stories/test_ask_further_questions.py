"""A round of questions by mouse, by keyboard alone, and by a screen reader: paid for, asked, ended, and read again."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QDialog, QLabel, QListWidget, QPushButton, QSpinBox

from core.front_door import AnswerSource, ReadingLayout, kept_answers
from guiapp.widgets.tables.sortable_table import SortableTable
from tests.covering import one_of
from tests.guiapp.drivers.money import Driver
from tests.stories.hands import HANDS
from tests.stories.test_sample_to_workbook import Story

YES = "Spend ε = 0.1 and open the round"


@pytest.fixture(params=one_of(HANDS, 0))
def hand(request, watch):
    return HANDS[request.param](watch)


class Asking(Story):
    """From the sample to an answer."""

    def tell(self, home):
        hand, ready = self.hand, self.window.page("release").header.primary.isEnabled
        self.plan()
        self.step(hand.go_on, "Continue to release", until=self.on("release"))
        self.step(hand.enter, "Total ε", "2", until=ready)
        self.step(hand.go_on, "Release…", until=self.asked)
        self.step(hand.press, "I know that this cannot be undone")
        self.step(hand.press, "Spend ε = 1 and release", until=self.is_released)
        self.step(hand.press, "Look at the tables", until=self.on("results"))
        self.step(hand.press, "Further questions…", until=lambda: self.has("confirm_round", YES))
        self.step(hand.press, "I know that this cannot be undone", until=lambda: self.find("confirm_round").isEnabled())
        self.step(hand.press, YES, until=lambda: self.find("ask_question").isVisible())
        self.step(hand.press, "Ask", until=lambda: self.find("copy_answers").isEnabled())

    def end(self):
        # A measured answer may be left or not: of everybody, the tables know the number well.
        words = self.find("close_round").text()
        self.step(self.hand.press, words, until=lambda: self.find("close_round") is None or self.is_warned)
        if self.find("close_round") is not None:
            self.step(self.hand.press, "End the round all the same", until=lambda: not self.asked())

    @property
    def is_warned(self):
        return self.find("close_round").text() == "End the round all the same"

    def find(self, name):
        dialog = self.window.page("results").findChild(QDialog, "round_dialog")
        return None if dialog is None else dialog.findChild(QPushButton, name)

    def has(self, name, text):
        return self.find(name) is not None and self.find(name).text() == text


def test_a_round_takes_a_tick_and_a_button_whoever_asks(home, window, hand):
    story = Asking(window, hand)
    story.tell(home)
    ledger = story.workspace.ledger
    (charge,) = ledger.choices()
    assert charge.cost_text == "ε = 0.1"
    (answer,) = kept_answers(ledger, charge.dataset)
    assert answer.found.question.conditions == ()
    story.end()
    assert not story.asked()


class Asker:
    """The dialog in the words of its fields; a release is there, and half of the budget is left."""

    def __init__(self, clerk, survey):
        self.clerk = clerk
        clerk.imports(survey)
        clerk.asks_for_all_pairs()
        clerk.compares()
        clerk.gives_budget("50")
        clerk.releases()
        self.driver = Driver(clerk.qtbot, clerk.window.page("results"))
        self.opens_dialog()

    def opens_dialog(self):
        self.clerk.goes_to("results")
        self.driver.click("further_questions")
        self.dialog = self.driver.dialog("round_dialog")
        self.settle()

    def settle(self, until=lambda: True):
        self.clerk.settle(until)

    def find(self, kind, name):
        return self.driver.find(kind, name, self.dialog)

    def words(self, name):
        return self.find(QLabel, name).text()

    def limits(self, epsilon, most, within):
        self.driver.type("round_epsilon", epsilon, self.dialog)
        self.find(QSpinBox, "round_answers_most").setValue(most)
        self.find(QSpinBox, "round_within").setValue(within)

    def opens(self, epsilon="30", most=1, within=1):
        """Open a round whose noise is 0 but for once in thousands of runs."""
        self.limits(epsilon, most, within)
        self.settle(lambda: self.find(QPushButton, "confirm_round").text() == f"Spend ε = {epsilon} and open the round")
        self.find(QCheckBox, "agree_round").click()
        self.settle(self.find(QPushButton, "confirm_round").isEnabled)
        self.confirms()

    def confirms(self):
        self.driver.click("confirm_round", self.dialog)
        self.settle(lambda: self.find(QLabel, "round_heading").isVisible())

    def warns_once(self):
        """Try to close, change the question, and try to close again."""
        self.dialog.reject()
        assert self.dialog.isVisible()
        assert self.words("question_fault").startswith("4 measured answers are paid for")
        self.ticks("sex", "M")
        assert not self.find(QLabel, "question_fault").isVisible()
        assert self.find(QPushButton, "close_round").text() == "End the round"
        self.dialog.reject()
        assert self.dialog.isVisible()

    def reads_in_the_ledger(self, row):
        self.clerk.goes_to("ledger")
        page = self.clerk.window.page("ledger")
        driver = Driver(self.clerk.qtbot, page)
        history, reading = driver.find(SortableTable, "ledger_history"), driver.find(QPushButton, "show_answers")
        words = driver.column("ledger_history", "What for")
        history.selectRow(next(place for place, each in enumerate(words) if "tables by" in each))
        assert "Choose a round of questions" in reading.toolTip()
        history.selectRow(words.index("Round of questions, at most one of them measured"))
        driver.click("show_answers")
        self.settle(lambda: page.findChild(QDialog, "answers_dialog") is not None)
        dialog = driver.dialog("answers_dialog")
        assert driver.rows("round_answers", dialog) == [row]
        driver.click("close_answers", dialog)

    def ticks(self, name, *labels):
        names, ticks = self.find(QListWidget, "asked_attributes"), self.find(QListWidget, "asked_labels")
        names.setCurrentItem(names.findItems(name, Qt.MatchFlag.MatchExactly)[0])
        for label in labels:
            ticks.setCurrentItem(ticks.findItems(label, Qt.MatchFlag.MatchExactly)[0])
            QTest.keyClick(ticks, Qt.Key.Key_Space)

    def asks(self):
        self.driver.click("ask_question", self.dialog)
        self.settle(lambda: not self.words("round_state").startswith("Asking"))

    def answers(self):
        return self.driver.rows("round_answers", self.dialog)

    @property
    def ledger(self):
        return self.clerk.workspace.ledger


@pytest.fixture
def survey(home):
    """A spreadsheet of 900 made-up people, of whom women in Leeds and men in York smoke."""
    people = [
        ("F", "Leeds", "yes"),
        ("M", "York", "yes"),
        ("F", "Hull", "no"),
        ("M", "Leeds", "no"),
        ("F", "York", "no"),
    ]
    lines = [",".join(person) for person in [*people, ("M", "Hull", "no")] * 150]
    path = home / "survey.csv"
    path.write_text("\n".join(["sex,town,smokes", *lines]) + "\n", encoding="utf-8")
    return path


@pytest.fixture
def asker(clerk, survey):
    return Asker(clerk, survey)


TRIPLE = "sex = F, town = Leeds, smokes = yes"
"""No table has all three, and what the pairs say is far off: the answer has to be measured."""


def test_what_no_table_has_is_measured_then_the_round_is_over_and_the_ledger_shows_it(asker):
    asker.opens()
    for name, label in (("sex", "F"), ("town", "Leeds"), ("smokes", "yes")):
        asker.ticks(name, label)
    assert asker.words("asked_question") == f"Counted: {TRIPLE}"
    asker.asks()
    (answer,) = kept_answers(asker.ledger, None)
    assert (answer.found.question.text, answer.found.source) == (TRIPLE, AnswerSource.MEASURED)
    (row,) = asker.answers()
    assert (row["Who is counted"], row["From"]) == (TRIPLE, "the rows, with noise")
    assert asker.words("round_state").startswith("The round is over")
    assert not asker.find(QPushButton, "ask_question").isEnabled()
    asker.driver.click("copy_answers", asker.dialog)
    assert TRIPLE in QGuiApplication.clipboard().text()
    QGuiApplication.clipboard().clear()  # what is left in it at the end of a process crashes Qt's offscreen platform
    asker.driver.click("close_round", asker.dialog)
    asker.reads_in_the_ledger(row)


def test_an_equal_question_is_free_and_paid_answers_are_lost_only_after_a_warning(asker):
    asker.opens(most=4)
    asker.warns_once()
    asker.dialog.reject()
    # The charge stands, and an equal round goes on: nothing of it was shown.
    asker.opens_dialog()
    asker.limits("30", 4, 1)
    asker.settle(lambda: asker.find(QPushButton, "confirm_round").text() == "Continue at no cost")
    assert not asker.find(QCheckBox, "agree_round").isVisible()
    asker.confirms()
    (charge,) = asker.ledger.choices()
    for _ in range(2):
        asker.driver.click("clear_question", asker.dialog)
        assert asker.words("asked_question") == "Counted: everybody"
        asker.ticks("sex", "F")
        asker.asks()
    assert [kept.line for kept in kept_answers(asker.ledger, None)] == [charge]
    assert len(asker.answers()) == 1
    assert asker.words("round_state").startswith(f"Answered before in round no. {charge.number}: free.")
    asker.dialog.accept()


def test_nothing_is_charged_without_consent_to_the_cost_that_is_shown(asker, survey):
    asker.settle(lambda: asker.find(QPushButton, "confirm_round").text() == YES)
    asker.find(QCheckBox, "agree_round").click()
    assert asker.find(QPushButton, "confirm_round").isEnabled()
    asker.find(QSpinBox, "round_within").setValue(21)
    assert not asker.find(QPushButton, "confirm_round").isEnabled()
    assert not asker.find(QCheckBox, "agree_round").isChecked()
    for text in ("", "0", "much"):
        asker.driver.type("round_epsilon", text, asker.dialog)
        asker.settle()
        assert not asker.find(QPushButton, "confirm_round").isEnabled()
        assert (asker.words("round_lines"), bool(asker.words("round_fault"))) == ("", True)
    asker.driver.type("round_epsilon", "60", asker.dialog)
    asker.settle(lambda: "Only ε = 49 is left, and this costs ε = 60" in asker.words("round_fault"))
    survey.write_text(survey.read_text(encoding="utf-8") + "F,Leeds,yes\n", encoding="utf-8")
    asker.limits("0.1", 5, 20)
    asker.settle(lambda: asker.find(QPushButton, "confirm_round").text() == YES)
    asker.find(QCheckBox, "agree_round").click()
    asker.driver.click("confirm_round", asker.dialog)
    asker.settle(lambda: bool(asker.words("round_fault")))
    assert "Nothing was spent" in asker.words("round_fault")
    assert asker.ledger.choices() == ()
    asker.dialog.reject()
    workspace, button = asker.clerk.workspace, asker.driver.find(QPushButton, "further_questions")
    assert button.isEnabled()
    workspace.edit(replace(workspace.plan, layout=ReadingLayout()), "another layout")
    assert not button.isEnabled()
    assert "First say on the Data page how the file is read" in button.toolTip()
