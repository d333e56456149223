"""The comparison follows the plan: one prediction at a time, the newest plan in the end."""

from __future__ import annotations

from dataclasses import replace
from threading import Event

import pytest

from core import Budget, Cancelled, Comparison
from core.errors import NoTablesError
from guiapp.commands import compare as commands
from guiapp.commands.live_comparison import LiveComparison
from tests.guiapp.fake_engine import FakeEngine
from tests.guiapp.spending_engine import people_plan
from tests.released_tables import comparison


class SlowEngine(FakeEngine):
    """Predicts only when let go, and remembers what was predicted."""

    def __init__(self):
        super().__init__()
        self.go = Event()
        self.go.set()

    def compare(self, document, progress):
        self._ask("compare", document)
        self.go.wait(10)
        progress.check()
        return comparison()


@pytest.fixture
def engine():
    return SlowEngine()


@pytest.fixture
def live(desk, tmp_path):
    desk.workspace.start(people_plan(), tmp_path / "people.reticent")
    live = LiveComparison(desk)
    yield live
    desk.runner.shut_down()


def spend(desk, epsilon):
    privacy = replace(desk.workspace.document.privacy, budget=Budget.pure(epsilon))
    desk.workspace.edit(replace(desk.workspace.document, privacy=privacy), "edit")


def test_a_plan_is_predicted_once(qtbot, desk, engine, live):
    with qtbot.waitSignal(live.settled):
        live.follow()
    assert isinstance(desk.workspace.comparison, Comparison)
    with qtbot.waitSignal(live.settled):
        live.follow()
    assert len(engine.calls("compare")) == 1


def test_while_one_prediction_runs_only_the_newest_plan_waits(qtbot, desk, engine, live):
    engine.go.clear()
    with qtbot.waitSignal(live.started):
        live.follow()
    for epsilon in (2, 3, 4):
        spend(desk, epsilon)
        live.follow()
    engine.go.set()
    with qtbot.waitSignal(live.settled):
        pass
    asked = [document.privacy.budget for (document,) in engine.calls("compare")]
    assert asked == [Budget.pure(1), Budget.pure(4)]


def test_a_choice_of_strategy_asks_nothing(qtbot, desk, engine, live):
    with qtbot.waitSignal(live.settled):
        live.follow()
    commands.choose(desk, ("fourier", "uniform", "direct"))
    assert not desk.workspace.comparison_is_current
    with qtbot.waitSignal(live.settled):
        live.follow()
    assert desk.workspace.comparison_is_current
    assert len(engine.calls("compare")) == 1


def test_a_fault_is_told_once_and_mended_by_the_next_edit(qtbot, desk, engine, live):
    engine.fault = NoTablesError()
    with qtbot.waitSignal(live.failed, check_params_cb=lambda error: isinstance(error, NoTablesError)):
        live.follow()
    qtbot.waitUntil(lambda: not desk.runner.is_busy)
    spend(desk, 2)
    with qtbot.waitSignal(live.settled):
        live.follow()
    assert desk.workspace.comparison_is_current


def test_a_fault_never_makes_an_old_prediction_pass_for_a_new_one(qtbot, desk, engine, live):
    with qtbot.waitSignal(live.settled):
        live.follow()
    engine.fault = NoTablesError()
    spend(desk, 2)
    with qtbot.waitSignal(live.failed):
        live.follow()
    qtbot.waitUntil(lambda: not desk.runner.is_busy)
    commands.choose(desk, ("fourier", "uniform", "direct"))
    with qtbot.waitSignal(live.settled):
        live.follow()
    assert len(engine.calls("compare")) == 3


def test_a_prediction_that_is_stopped_says_so(qtbot, desk, engine, live):
    engine.go.clear()
    jobs = []
    desk.runner.started.connect(jobs.append)
    with qtbot.waitSignal(live.started):
        live.follow()
    jobs[0].cancel()
    with qtbot.waitSignal(live.failed, check_params_cb=lambda error: isinstance(error, Cancelled)):
        engine.go.set()
    qtbot.waitUntil(lambda: not desk.runner.is_busy)
