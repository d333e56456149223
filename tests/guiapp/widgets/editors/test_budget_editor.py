"""The budget editor signals only valid budgets, and never loses an exact amount."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QSlider

from core.front_door import Definition, Neighbours, ReleaseCost
from core.privacy.amount_text import parse_amount
from guiapp.widgets.editors.budget_editor import BudgetEditor
from tests.guiapp.drivers.widget_insides import typed_budget


@pytest.fixture
def editor(qtbot):
    editor = BudgetEditor(parse_amount)
    qtbot.addWidget(editor)
    return editor


def field(editor, name):
    return editor.findChild(QLineEdit, name)


def typed(qtbot, edit, text):
    edit.selectAll()
    qtbot.keyClicks(edit, text)


def choose(editor, name, data):
    box = editor.findChild(QComboBox, name)
    box.setCurrentIndex(box.findData(data))
    box.activated.emit(box.currentIndex())


def test_typing_an_amount_signals_the_exact_budget(qtbot, editor):
    with qtbot.waitSignal(editor.budget_changed, check_params_cb=lambda b: b == ReleaseCost.pure(Fraction(1, 3))):
        typed(qtbot, field(editor, "budget_amount"), "1/3")
    assert field(editor, "budget_amount").text() == "1/3"


def test_the_slider_moves_the_amount_and_the_amount_the_slider(qtbot, editor):
    slider = editor.findChild(QSlider, "budget_slider")
    with qtbot.waitSignal(editor.budget_changed):
        slider.setValue(0)
    assert editor.budget == ReleaseCost.pure(Fraction(1, 100))
    assert field(editor, "budget_amount").text() == "0.01"
    typed(qtbot, field(editor, "budget_amount"), "10")
    assert slider.value() == slider.maximum()


@pytest.mark.parametrize("wrong", ["0", "-1", "much", "1e", "nan", ""])
def test_a_wrong_amount_is_explained_and_not_signalled(qtbot, editor, wrong):
    before = editor.budget
    edit = field(editor, "budget_amount")
    edit.setText(wrong)
    edit.textEdited.emit(wrong)
    fault = editor.findChild(QLabel, "budget_fault")
    assert editor.budget == before
    assert not fault.isHidden()
    assert fault.text().startswith("ε is ")
    assert fault.text().endswith("ε = 1 still holds.")
    assert edit.property("invalid") == "true"
    assert edit.accessibleDescription() == fault.text()
    editor.set_budget(ReleaseCost.pure(2))  # as undo does
    assert fault.isHidden()
    assert edit.property("invalid") == "false"
    assert edit.accessibleDescription() == ""


def test_only_the_field_that_is_refused_is_marked(editor):
    choose(editor, "budget_definition", Definition.APPROXIMATE)
    delta = field(editor, "budget_delta")
    delta.setText("2")
    delta.textEdited.emit("2")
    assert delta.property("invalid") == "true"
    assert field(editor, "budget_amount").property("invalid") == "false"
    assert editor.findChild(QLabel, "budget_fault").text().endswith("ε = 1, δ = 1e-9 still holds.")


def test_an_amount_of_many_figures_can_be_read(qtbot, editor):
    amount = field(editor, "budget_amount")
    typed(qtbot, amount, "0.00000000000000001")
    assert amount.toolTip() == "0.00000000000000001"
    editor.resize(290, 300)  # as on the Compare page
    editor.show()
    assert amount.width() > amount.fontMetrics().horizontalAdvance(amount.text())
    typed(qtbot, amount, "1")
    assert amount.toolTip() == ""
    editor.hide()


def test_delta_appears_with_its_definition_and_must_be_below_one(qtbot, editor):
    choose(editor, "budget_definition", Definition.APPROXIMATE)
    assert editor.budget == ReleaseCost.approximate(1, Fraction(1, 10**9))
    assert not field(editor, "budget_delta").isHidden()
    with qtbot.assertNotEmitted(editor.budget_changed):
        field(editor, "budget_delta").setText("1")
        field(editor, "budget_delta").textEdited.emit("1")
    assert "below 1" in editor.findChild(QLabel, "budget_fault").text()


def test_the_chance_of_failure_is_told_exactly(qtbot, editor):
    choose(editor, "budget_definition", Definition.APPROXIMATE)
    typed(qtbot, field(editor, "budget_delta"), "1e-9")
    words = [label.text() for label in editor.findChildren(QLabel)]
    assert any("a chance of at most 1e-9." in text for text in words)


def test_rho_is_a_budget_of_its_own(qtbot, editor):
    choose(editor, "budget_definition", Definition.CONCENTRATED)
    assert editor.budget == ReleaseCost.concentrated(1)


BUDGETS = (
    ReleaseCost.pure(Fraction(2, 7)),
    ReleaseCost.approximate(2, Fraction(1, 10**6)),
    ReleaseCost.concentrated(Fraction(1, 2)),
)


@pytest.mark.parametrize("budget", BUDGETS)
def test_a_budget_shown_is_the_budget_read_and_nothing_is_signalled(qtbot, editor, budget):
    with qtbot.assertNotEmitted(editor.budget_changed):
        editor.set_budget(budget)
    assert typed_budget(editor) == budget


def test_epsilon_is_explained_by_what_it_does(editor):
    assert "73 % sure" in editor.findChild(QLabel, "budget_meaning").text()


def test_neighbours_are_chosen_in_words(qtbot, editor):
    with qtbot.waitSignal(editor.neighbours_changed, check_params_cb=lambda n: n is Neighbours.REPLACE):
        choose(editor, "budget_neighbours", Neighbours.REPLACE)
    editor.set_neighbours(Neighbours.ADD_REMOVE)
    assert editor.findChild(QComboBox, "budget_neighbours").currentText() == "whether it is in the data"
    editor.set_protected(person=True)
    assert editor.findChild(QComboBox, "budget_neighbours").currentText() == "whether they are in the data"


def test_what_is_wrong_is_said_below_its_field_and_no_delta_of_0_is_offered(qtbot, editor):
    choose(editor, "budget_definition", Definition.APPROXIMATE)
    fault, amount, delta = (
        editor.findChild(QLabel, "budget_fault"),
        *(field(editor, f"budget_{n}") for n in ("amount", "delta")),
    )
    editor.show()
    for edit, wrong in ((delta, "2"), (amount, "much"), (delta, "0")):
        typed(qtbot, amount, "1")
        typed(qtbot, edit, wrong)
        qtbot.wait(1)
        assert 0 <= fault.y() - edit.geometry().bottom() <= fault.fontMetrics().height()
    assert fault.text().startswith("δ is “0”, but it must be above 0 and below 1. Write it like 1e-9.")
