"""The comparison follows the plan: one prediction at a time, the newest plan in the end."""

from __future__ import annotations

from dataclasses import replace
from threading import Event

import pytest

from core.errors import NoTablesError
from core.front_door import Cancelled, Comparison, ReleaseCost
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

    def compare(self, plan, progress):
        self._ask("compare", plan)
        progress.show(replace(comparison(), pending=("weighted",)))
        while not self.go.wait(0.01):
            progress.check()
        progress.check()
        return comparison()


@pytest.fixture
def engine():
    return SlowEngine()


@pytest.fixture
def live(context, tmp_path):
    context.workspace.start(people_plan(), tmp_path / "people.reticent")
    live = LiveComparison(context)
    yield live
    context.runner.shut_down()


def spend(context, epsilon):
    privacy = replace(context.workspace.plan.privacy, cost=ReleaseCost.pure(epsilon))
    context.workspace.edit(replace(context.workspace.plan, privacy=privacy), "edit")


def test_a_plan_is_predicted_once(qtbot, context, engine, live):
    with qtbot.waitSignal(live.finished):
        live.follow()
    assert isinstance(context.workspace.comparison, Comparison)
    with qtbot.waitSignal(live.finished):
        live.follow()
    assert len(engine.calls("compare")) == 1


def test_while_one_prediction_runs_only_the_newest_plan_waits(qtbot, context, engine, live):
    engine.go.clear()
    with qtbot.waitSignal(live.started):
        live.follow()
    for epsilon in (2, 3, 4):
        spend(context, epsilon)
        live.follow()
    engine.go.set()
    with qtbot.waitSignal(live.finished):
        pass
    asked = [plan.privacy.cost for (plan,) in engine.calls("compare")]
    assert asked == [ReleaseCost.pure(1), ReleaseCost.pure(4)]


def test_a_plan_that_is_opened_again_is_predicted_although_its_first_prediction_was_dropped(
    qtbot, context, engine, live
):
    context.workspace.left.connect(context.runner.drop_free)
    engine.go.clear()
    with qtbot.waitSignal(live.started):
        live.follow()
    context.workspace.start(people_plan(), context.workspace.plan_path)
    engine.go.set()
    with qtbot.waitSignal(live.finished):
        live.follow()
    assert len(engine.calls("compare")) == 2
    assert not live.is_stopped


def test_a_choice_of_strategy_asks_nothing(qtbot, context, engine, live):
    with qtbot.waitSignal(live.finished):
        live.follow()
    commands.choose(context, ("fourier", "uniform", "direct"))
    assert not context.workspace.comparison_is_current
    with qtbot.waitSignal(live.finished):
        live.follow()
    assert context.workspace.comparison_is_current
    assert len(engine.calls("compare")) == 1


def test_a_fault_is_told_once_and_mended_by_the_next_edit(qtbot, context, engine, live):
    engine.fault = NoTablesError()
    with qtbot.waitSignal(live.failed, check_params_cb=lambda error: isinstance(error, NoTablesError)):
        live.follow()
    qtbot.waitUntil(lambda: not context.runner.is_busy)
    spend(context, 2)
    with qtbot.waitSignal(live.finished):
        live.follow()
    assert context.workspace.comparison_is_current


def test_a_fault_never_makes_an_old_prediction_pass_for_a_new_one(qtbot, context, engine, live):
    with qtbot.waitSignal(live.finished):
        live.follow()
    engine.fault = NoTablesError()
    spend(context, 2)
    with qtbot.waitSignal(live.failed):
        live.follow()
    qtbot.waitUntil(lambda: not context.runner.is_busy)
    commands.choose(context, ("fourier", "uniform", "direct"))
    with qtbot.waitSignal(live.finished):
        live.follow()
    assert len(engine.calls("compare")) == 3


def test_a_prediction_that_is_stopped_says_so(qtbot, context, engine, live):
    engine.go.clear()
    jobs = []
    context.runner.started.connect(jobs.append)
    with qtbot.waitSignal(live.started):
        live.follow()
    jobs[0].cancel()
    with qtbot.waitSignal(live.failed, check_params_cb=lambda error: isinstance(error, Cancelled)):
        engine.go.set()
    qtbot.waitUntil(lambda: not context.runner.is_busy)


def test_while_the_amount_moves_errors_are_estimated_and_nothing_is_asked(qtbot, context, engine, live):
    with qtbot.waitSignal(live.finished):
        live.follow()
    first = context.workspace.comparison
    for epsilon in (2, 3, 4):
        spend(context, epsilon)
        live.follow()
        assert not live.is_exact
        shown = live.comparison.outcomes[-1].total_variance
        assert shown == pytest.approx(first.outcomes[-1].total_variance / epsilon**2)
    assert len(engine.calls("compare")) == 1
    with qtbot.waitSignal(live.finished):
        pass
    assert live.is_exact
    assert [plan.privacy.cost for (plan,) in engine.calls("compare")] == [ReleaseCost.pure(1), ReleaseCost.pure(4)]


def test_a_prediction_overtaken_by_another_amount_is_stopped_without_a_word(qtbot, context, engine, live):
    with qtbot.waitSignal(live.finished):
        live.follow()
    engine.go.clear()
    spend(context, 2)
    with qtbot.waitSignal(live.started):
        live.follow()
    qtbot.waitUntil(lambda: len(engine.calls("compare")) == 2)
    with qtbot.assertNotEmitted(live.failed):
        spend(context, 3)
        live.follow()
        spend(context, 2)
        live.follow()
        qtbot.waitUntil(lambda: len(engine.calls("compare")) == 3)
        engine.go.set()
        qtbot.waitUntil(lambda: live.is_exact)
    assert not live.is_stopped


def test_what_has_arrived_is_shown_while_there_is_nothing_better(qtbot, context, engine, live):
    engine.go.clear()
    assert live.comparison is None
    with qtbot.waitSignal(live.arrived):
        live.follow()
    assert live.comparison.pending == ("weighted",)
    assert context.workspace.comparison is None
    engine.go.set()
    with qtbot.waitSignal(live.finished):
        pass
    assert live.comparison.pending == ()
    spend(context, 2)
    with qtbot.assertNotEmitted(live.arrived), qtbot.waitSignal(live.finished):
        live.follow()


def test_what_the_user_stops_is_not_begun_again_until_asked_for(qtbot, context, engine, live):
    engine.go.clear()
    jobs = []
    context.runner.started.connect(jobs.append)
    with qtbot.waitSignal(live.arrived):
        live.follow()
    with qtbot.waitSignal(live.failed):
        jobs[0].cancel()
    assert live.is_stopped
    assert live.comparison.pending == ("weighted",)
    with qtbot.assertNotEmitted(live.started, wait=200):
        live.follow()
    engine.go.set()
    with qtbot.waitSignal(live.finished):
        live.resume()
    assert not live.is_stopped
    assert live.comparison.pending == ()


def test_another_kind_of_noise_is_not_estimated(qtbot, context, live):
    with qtbot.waitSignal(live.finished):
        live.follow()
    privacy = replace(context.workspace.plan.privacy, cost=ReleaseCost.concentrated(1))
    context.workspace.edit(replace(context.workspace.plan, privacy=privacy), "edit")
    assert live.comparison is None
    assert live.knows_tables
    with qtbot.waitSignal(live.finished):
        live.follow()
    assert live.comparison is not None
    context.workspace.edit(replace(context.workspace.plan, families=()), "edit")
    assert not live.knows_tables
