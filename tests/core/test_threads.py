"""One thread for linear algebra while the engine works, and as many as before when it is done."""

from __future__ import annotations

import threading
from fractions import Fraction
from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest
from scipy.linalg import inv
from threadpoolctl import threadpool_info, threadpool_limits

from core import session
from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.pending import ReleaseRequest
from core.privacy.dataset_account import DatasetBudget
from core.project.plan import Plan, TableChoice
from core.sources.frames.frame import DataFrame
from core.threads import one_thread


def told():
    return {library["num_threads"] for library in threadpool_info() if library["user_api"] == "blas"}


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

VERBS = {
    "compare": lambda _: session.compare(PLAN),
    "seek": lambda _: session.seek(PLAN, {0: 5.0}),
    "quote": lambda ledger: session.quote(PLAN, ledger, "d", DatasetBudget(Fraction(3))),
    "rehearse": lambda _: session.rehearse(PLAN),
    "forecast": lambda _: session.forecast_release(PLAN),
    "release": lambda ledger: session.release(
        ReleaseRequest(PLAN, Path(), "d", DatasetBudget(Fraction(3)), frame=DataFrame(pa.table({"sex": ["f"]}))), ledger
    ),
}


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_that_plans_works_on_one_thread(verb, monkeypatch, tmp_path):
    """Whatever it does, it asks the plan for its workload while it is at work."""
    seen, workload = set(), Plan.workload
    monkeypatch.setattr(Plan, "workload", lambda plan: seen.update(told()) or workload(plan))
    VERBS[verb](session.open_ledger(tmp_path / "ledger.sqlite"))
    assert seen == {1}
    assert told() == {3}
