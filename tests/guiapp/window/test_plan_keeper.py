"""A plan that goes away takes its jobs along, a running release is asked about, the open plan stays as it is."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from threading import Event

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QPushButton

from core.front_door import DatasetBudget, Plan, ReadingLayout, plan_release, quote
from guiapp.commands.data import open_data
from guiapp.commands.release import release
from tests.guiapp.drivers.page_insides import jobs_of
from tests.guiapp.spending_engine import SpendingEngine, people_plan
from tests.released_tables import release as released

COST = (
    "Stopping costs nothing until the ledger is charged. "
    "After that, the cost stands, and the release can be completed at no further cost."
)


@pytest.fixture
def engine(tmp_path):
    return SpendingEngine(tmp_path / "ledger.sqlite")


@pytest.fixture
def plan_file(engine, people):
    path = people.with_name("people.reticent")
    engine.files[path] = people_plan()
    return path


@pytest.fixture
def opened(window, plan_file, settled):
    window.open_path(plan_file)
    settled()
    return window


@pytest.fixture
def releasing(qtbot, opened, context, engine):
    """A release that has charged the ledger and goes on until the event is set, or it is stopped."""
    begun, go_on = Event(), Event()

    def wait(progress):
        begun.set()
        while not go_on.wait(0.01):
            progress.check()

    engine.before_noise = wait
    ledger = engine.open_ledger(None)
    context.workspace.set_ledger(ledger)
    planned = plan_release(context.workspace.plan)
    release(context, quote(planned, ledger, "People", DatasetBudget(Fraction(1))), lambda _: None)
    qtbot.waitUntil(begun.is_set)
    yield go_on
    go_on.set()


def press(name, asked):
    """Press a button of the question that comes, as soon as it is there; note its words."""

    def click():
        dialog = QApplication.activeModalWidget()
        asked.append(f"{dialog.text()} {dialog.informativeText()}")
        dialog.findChild(QPushButton, name).click()

    QTimer.singleShot(0, click)


# ------------------------------------------------------------ the plan that is open


def test_opening_the_open_plan_again_keeps_the_results_in_sight(opened, context, engine, plan_file, settled):
    shown = released()
    context.workspace.set_release(shown)
    opened.go_to("results")
    data = context.workspace.opened
    opened.open_path(plan_file)
    settled()
    assert context.workspace.release is shown
    assert context.workspace.opened is data
    assert opened.stack.currentWidget() is opened.page("results")


def test_the_open_plan_is_opened_anew_if_its_file_says_something_else(opened, context, engine, plan_file, settled):
    context.workspace.set_release(released())
    engine.files[plan_file] = people_plan(2)
    opened.open_path(plan_file)
    settled()
    assert context.workspace.plan == people_plan(2)
    assert context.workspace.release is None


def test_opening_the_open_plan_again_looks_for_data_that_was_not_there(window, context, plan_file, people, settled):
    hidden = people.rename(people.with_name("hidden.csv"))
    window.open_path(plan_file)
    settled()
    assert context.workspace.opened is None
    hidden.rename(people)
    window.open_path(plan_file)
    settled()
    assert context.workspace.opened.path == people


# ------------------------------------------------------------ jobs of a plan that is gone


def test_a_file_that_was_being_read_does_not_land_in_the_next_plan(qtbot, window, context, engine, people, settled):
    begun, go_on = Event(), Event()
    profile = engine.profile

    def slow(path, layout, progress):
        begun.set()
        go_on.wait(5)
        return profile(path, layout, progress)

    engine.profile = slow
    open_data(context, people, ReadingLayout())
    qtbot.waitUntil(begun.is_set)
    window.findChild(QAction, "action_new_plan").trigger()
    go_on.set()
    settled()
    assert context.workspace.plan == Plan()
    assert context.workspace.opened is None


# ------------------------------------------------------------ a running release


@pytest.mark.parametrize("verb", ["new_plan", "open", "close"])
def test_a_running_release_is_asked_about_and_goes_on(qtbot, opened, context, releasing, people, verb, engine):
    opened.show()
    asked, plan = [], context.workspace.plan
    press("running_wait", asked)
    _go_away(opened, engine, people, verb)
    assert asked == [f"A release is running. Stop it? {COST}"]
    assert opened.isVisible()
    assert context.workspace.plan == plan
    releasing.set()
    qtbot.waitUntil(lambda: context.workspace.release is not None)
    opened.hide()


@pytest.mark.parametrize("verb", ["new_plan", "open", "close"])
def test_a_running_release_is_stopped_if_that_is_wished(qtbot, opened, context, releasing, people, verb, engine):
    opened.show()
    press("running_stop", [])
    _go_away(opened, engine, people, verb)
    if verb == "close":
        qtbot.waitUntil(lambda: not opened.isVisible())
    else:
        qtbot.waitUntil(lambda: context.workspace.plan.tables == () and not context.workspace.plan.families)
    assert context.runner.spending is None
    assert context.workspace.release is None
    opened.hide()


def test_the_question_goes_away_when_the_release_has_ended(qtbot, opened, context, releasing):
    opened.show()
    QTimer.singleShot(0, releasing.set)
    assert not opened.close()
    assert opened.isVisible()
    assert context.workspace.release is not None
    opened.hide()


def test_the_open_plan_can_be_opened_again_while_it_is_released(qtbot, opened, context, releasing, plan_file):
    opened.open_path(plan_file)
    qtbot.waitUntil(lambda: len(jobs_of(context.runner)) == 1)
    assert context.runner.spending is not None
    releasing.set()
    qtbot.waitUntil(lambda: context.workspace.release is not None)


def _go_away(window, engine, people, verb):
    other = people.with_name("other.reticent")
    engine.files[other] = replace(people_plan(), families=())
    if verb == "open":
        window.open_path(other)
    elif verb == "close":
        window.close()
    else:
        window.findChild(QAction, "action_new_plan").trigger()
