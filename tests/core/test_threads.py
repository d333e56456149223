"""One thread for linear algebra while the engine works, and as many as before when it is done."""

from __future__ import annotations

import pkgutil
import threading
from contextlib import suppress
from fractions import Fraction
from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest
from scipy.linalg import inv
from threadpoolctl import threadpool_info, threadpool_limits

from core import front_door
from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.privacy.dataset_account import DatasetBudget
from core.project.plan import Plan, TableChoice
from core.session.release_request import ReleaseRequest
from core.sources.frames.frame import DataFrame
from core.threads import one_thread


def told():
    return {library["num_threads"] for library in threadpool_info() if library["user_api"] == "blas"}


def raises(fault):
    def function(*_):
        raise fault

    return function


@pytest.fixture(autouse=True)
def many():
    inv(np.eye(2))  # numpy and scipy each bring a library along
    with threadpool_limits(3, user_api="blas"):
        yield


def test_threads_are_given_back():
    assert told() == {3}
    with one_thread():
        assert told() == {1}
    assert told() == {3}


def test_they_are_given_back_after_a_fault():
    with pytest.raises(ZeroDivisionError), one_thread():
        raise ZeroDivisionError
    assert told() == {3}


def test_inside_another_call_nothing_is_given_back_early():
    with one_thread():
        with one_thread():
            assert told() == {1}
        assert told() == {1}
    assert told() == {3}


@pytest.mark.parametrize("step", ["core.threads._libraries", "core.threads._set"])
@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_ctrl_c_at_any_step_leaves_nothing_behind_for_good(step, times, monkeypatch):
    """Entering looks for the libraries once, and sets two; leaving sets them again."""
    real, calls = pkgutil.resolve_name(step), []

    def interrupted(*given):
        calls.append(given)
        if len(calls) == times:
            raise KeyboardInterrupt
        return real(*given)

    with monkeypatch.context() as patched:
        patched.setattr(step, interrupted)
        with suppress(KeyboardInterrupt), one_thread():
            pass
    assert (len(calls) >= times) == (step.endswith("_set") or times == 1)
    with one_thread():
        assert told() == {1}
    assert told() == {3}


def test_ctrl_c_while_another_job_works_takes_nothing_from_it(monkeypatch):
    with one_thread():
        with monkeypatch.context() as patched:
            patched.setattr("core.threads._libraries", raises(KeyboardInterrupt))
            with pytest.raises(KeyboardInterrupt), one_thread():
                pass
        assert told() == {1}
    assert told() == {3}


def test_two_jobs_may_end_in_any_order():
    second_began, first_ended = threading.Event(), threading.Event()
    seen = []

    def second():
        with one_thread():
            second_began.set()
            assert first_ended.wait(10)
            seen.append(told())

    job = threading.Thread(target=second)
    with one_thread():
        job.start()
        assert second_began.wait(10)
    first_ended.set()
    job.join()
    assert seen == [{1}]
    assert told() == {3}


def test_a_library_that_comes_later_is_limited_at_the_next_call(monkeypatch):
    class Late:
        filepath = "late"
        num_threads = 8

        def set_num_threads(self, number):
            self.num_threads = number

    late, loaded = Late(), []
    monkeypatch.setattr("core.threads._libraries", lambda: loaded)
    with one_thread():
        loaded.append(late)
        assert late.num_threads == 8
        with one_thread():
            assert late.num_threads == 1
        assert late.num_threads == 1
    assert late.num_threads == 8


PLAN = Plan(
    attributes=(Attribute("sex", Kind.CATEGORIES, ("f", "m")),),
    tables=(TableChoice(("sex",)),),
    unit=ProtectedUnit(rows=RowMeaning.ONE_EACH),
)

PLANNED = front_door.plan_release(PLAN)
TOTAL = DatasetBudget(Fraction(3))

VERBS = {
    "core.session.comparing_strategies.compare_strategies": lambda _: front_door.compare(PLAN),
    "core.session.seeking.least_cost": lambda _: front_door.seek(PLAN, {0: 5.0}),
    "core.session.planned_release.make_noise_plan": lambda _: front_door.plan_release(PLAN),
    "core.session.quoting.quote_lines": lambda ledger: front_door.quote(PLANNED, ledger, "d", TOTAL),
    "core.session.rehearsing.measure": lambda _: front_door.rehearse(PLANNED),
    "core.session.planned_release.forecast": lambda _: front_door.plan_release(PLAN),
    "core.session.releasing.measure": lambda ledger: front_door.release(
        ReleaseRequest(PLANNED, Path(), "d", TOTAL, frame=DataFrame(pa.table({"sex": ["f"]}))), ledger
    ),
}
"""A step of each verb, and what runs it."""


@pytest.mark.parametrize("step", VERBS)
def test_every_verb_that_plans_works_on_one_thread(step, monkeypatch, tmp_path):
    seen, real = set(), pkgutil.resolve_name(step)
    monkeypatch.setattr(step, lambda *given: seen.update(told()) or real(*given))
    VERBS[step](front_door.open_ledger(tmp_path / "ledger.sqlite"))
    assert seen == {1}
    assert told() == {3}
