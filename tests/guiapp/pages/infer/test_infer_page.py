"""The Inference page offers what can be tried, works it out in the background, and forgets it with its plan."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QStackedWidget

from core.errors import ChangedAttributeError
from core.front_door import TableChoice
from core.release.release import MadeUpRecords
from guiapp.commands.data import open_data
from guiapp.pages.infer.found_card import FoundCard
from guiapp.pages.infer.infer_page import InferPage
from guiapp.state.changes import Changes
from tests.guiapp.drivers.choosing import use_proposed
from tests.guiapp.drivers.money import Driver
from tests.guiapp.spoken_names import nameless
from tests.released_tables import LABELS, release

RECORDS = MadeUpRecords(("sex",), (LABELS["sex"],), np.array([[0, 1]]), np.array([3, 4]))
ROWS, MADE_UP, REHEARSAL = (
    "the rows of the file, for your eyes only",
    "made-up records with the released tables",
    "made-up people, in a rehearsal",
)


@pytest.fixture
def page(qtbot, context, people, settled):
    page = InferPage(context)
    qtbot.addWidget(page)
    page.refresh(Changes.everything())
    context.workspace.changed.connect(page.refresh)
    assert page.locked_reason() == "First choose at least one table on the Tables page."
    open_data(context, people, context.workspace.plan.layout)
    settled()
    use_proposed(context)
    tables = (TableChoice(("sex", "city")),)
    context.workspace.edit(replace(context.workspace.plan, tables=tables), "tables")
    assert page.locked_reason() is None
    return page


@pytest.fixture
def marked(context, page):
    context.workspace.edit(replace(context.workspace.plan, sensitive=("city",)), "mark")
    return page


@pytest.fixture
def driver(qtbot, marked):
    return Driver(qtbot, marked)


def offered(page):
    box = page.findChild(QComboBox, "tried_on")
    return [box.itemText(place) for place in range(box.count())]


def is_found(page):
    return not page.findChild(FoundCard).isHidden()


def waits(page):
    """Whether the page says that nothing was worked out yet."""
    return any(
        label.text() == "Not worked out yet" and not label.parentWidget().isHidden()
        for label in page.findChildren(QLabel, "empty_title")
    )


def work_out(driver, settled, words):
    driver.pick("tried_on", words)
    driver.click("primary_action")
    settled()


def test_without_a_mark_the_page_leads_to_the_attributes(qtbot, page):
    assert page.header.primary.isHidden()
    shown = page.findChild(QStackedWidget).currentWidget()
    assert shown.findChild(QLabel, "empty_title").text() == "No attribute is sensitive yet"
    with qtbot.waitSignal(page.wanted) as wanted:
        Driver(qtbot, shown).click("empty_action")
    assert wanted.args == ["attributes"]


def test_before_a_release_there_is_a_rehearsal(marked, driver, settled, engine):
    assert offered(marked) == [REHEARSAL]
    assert waits(marked)
    work_out(driver, settled, REHEARSAL)
    assert is_found(marked)
    assert not waits(marked)
    assert driver.words("inference_warning").startswith("REHEARSAL")
    assert [plan.sensitive for (plan,) in engine.calls("infer rehearsal")] == [("city",)]


def test_after_a_release_there_are_rows_and_made_up_records(marked, driver, settled, context, engine, people):
    context.workspace.set_release(release())
    assert offered(marked) == [ROWS, REHEARSAL]
    made = replace(release(), records=RECORDS)
    context.workspace.set_release(made)
    assert offered(marked) == [ROWS, MADE_UP, REHEARSAL]
    work_out(driver, settled, ROWS)
    assert engine.calls("infer rows") == [[context.workspace.plan, made, people]]
    assert driver.words("inference_warning").startswith("For your eyes only")
    work_out(driver, settled, MADE_UP)
    assert engine.calls("infer records") == [[context.workspace.plan, made]]
    assert "may be published" in driver.words("inference_warning")


def test_a_longer_choice_that_a_release_brings_is_not_cut(marked, driver, context):
    marked.show()
    box = driver.find(QComboBox, "tried_on")
    assert box.sizeHint().width() < box.fontMetrics().horizontalAdvance(ROWS)
    context.workspace.set_release(release())
    assert box.currentText() == ROWS
    assert box.sizeHint().width() > box.fontMetrics().horizontalAdvance(ROWS)


def test_what_was_chosen_stays_chosen_until_the_next_release(marked, driver, context):
    context.workspace.set_release(replace(release(), records=RECORDS))
    driver.pick("tried_on", MADE_UP)
    context.workspace.edit(replace(context.workspace.plan, sensitive=("sex",)), "mark")
    assert driver.find(QComboBox, "tried_on").currentText() == MADE_UP
    context.workspace.set_release(replace(release(), records=RECORDS))
    assert driver.find(QComboBox, "tried_on").currentText() == ROWS


@pytest.mark.parametrize("change", ["plan", "release", "data"])
def test_what_was_found_is_forgotten_with_what_it_was_about(marked, driver, settled, context, people, change):
    work_out(driver, settled, REHEARSAL)
    assert is_found(marked)
    if change == "plan":
        context.workspace.edit(replace(context.workspace.plan, sensitive=("sex",)), "mark")
    elif change == "release":
        context.workspace.set_release(release())
    else:
        context.workspace.show_data(replace(context.workspace.opened))
    assert not is_found(marked)
    assert driver.words("inference_words") == ""


def test_while_it_is_worked_out_it_can_be_stopped(qtbot, marked, driver, settled, engine, context):
    engine.is_inferring_held = True
    started = []
    context.runner.started.connect(started.append)
    driver.click("primary_action")
    assert not marked.header.primary.isEnabled()
    assert marked.header.primary.toolTip() == "It is being worked out."
    qtbot.waitUntil(lambda: bool(engine.calls("infer rehearsal")))
    started[0].cancel()
    settled()
    assert not is_found(marked)
    assert marked.header.primary.isEnabled()


def test_what_was_asked_of_another_plan_is_not_shown(qtbot, marked, driver, settled, engine, context):
    engine.is_inferring_held = True
    driver.click("primary_action")
    qtbot.waitUntil(lambda: bool(engine.calls("infer rehearsal")))
    context.workspace.edit(replace(context.workspace.plan, sensitive=("sex",)), "mark")
    engine.is_inferring_held = False
    settled()
    assert not is_found(marked)
    work_out(driver, settled, REHEARSAL)
    assert is_found(marked)


def test_a_refusal_is_shown_and_the_button_comes_back(marked, driver, settled, engine, context):
    context.workspace.set_release(release())
    engine.fault = ChangedAttributeError("city")
    failed = []
    context.runner.failed.connect(failed.append)
    work_out(driver, settled, ROWS)
    assert ["“city”" in str(error) for error in failed] == [True]
    assert not is_found(marked)
    assert marked.header.primary.isEnabled()


def test_a_screen_reader_has_a_name_for_every_control(marked, driver, settled):
    work_out(driver, settled, REHEARSAL)
    marked.show()
    assert nameless(marked) == []
    marked.hide()
