"""A plan is tried on made-up rows before it is charged: a fault of the program costs nothing."""

from __future__ import annotations

from typing import ClassVar

import pytest

from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.errors import Cancelled, MayBeTooManyRecordsError, TrialError
from core.exports import made_up_records
from core.exports.exporter import find
from core.exports.room import Outlet
from core.project.plan import OutputChoice
from core.release import trial
from core.session import rehearsing
from core.session.comparing_strategies import compare
from core.session.planned_release import choose, forecast_release, plan_release
from core.session.releasing import release
from tests.core.visits import StopAt, plan, request, visits

pytestmark = pytest.mark.usefixtures("read_in_this_process")


def fail(*_):
    raise TypeError("planted")


@pytest.mark.parametrize("step", ["measure", "recover", "publish", "pack"])
def test_a_fault_of_the_program_is_found_before_the_charge(tmp_path, ledger, monkeypatch, step):
    monkeypatch.setattr(rehearsing, step, fail)
    doc = plan(source="nowhere.csv")  # nobody comes as far as the rows
    with pytest.raises(TrialError, match=r"TypeError in test_trial\.py, line \d+.*nothing was charged") as caught:
        release(request(doc, tmp_path), ledger)
    assert isinstance(caught.value.__cause__, TypeError)
    assert ledger.account("visits") is None
    assert ledger.history("visits") == ()


def test_what_would_take_long_is_not_tried(folder, ledger, monkeypatch):
    """A trial takes as long as noise and tables do: who waits for minutes is not made to wait twice."""
    monkeypatch.setattr(rehearsing, "made_up_table", fail)
    monkeypatch.setattr(trial, "MOST_SECONDS", chosen(plan()).work * 0.99)
    assert release(request(plan(), folder), ledger).tables
    monkeypatch.setattr(trial, "MOST_SECONDS", chosen(plan()).work * 1.01)
    with pytest.raises(TrialError):
        release(request(plan(), folder), ledger)


def test_a_forecast_holds_the_trial_where_there_is_one(monkeypatch):
    tried = chosen(plan())
    monkeypatch.setattr(trial, "MOST_SECONDS", tried.work * 0.99)
    untried = chosen(plan())
    assert tried.work == untried.work > 0
    assert tried.seconds == pytest.approx(untried.seconds + untried.work)


def chosen(doc):
    """What the comparison tells of the way the plan chooses."""
    return compare(doc).find(*choose(doc))


def test_a_trial_can_be_stopped_and_counts_nothing_for_the_user(folder, ledger):
    class Watch(StopAt):
        told: ClassVar[list[str]] = []

        def report(self, done, total, what):
            self.told.append(str(what))
            super().report(done, total, what)

    with pytest.raises(Cancelled):
        release(request(plan(), folder), ledger, Watch("Trying"))
    assert ledger.account("visits") is None
    assert "Trying the plan on made-up rows" in Watch.told
    assert not [what for what in Watch.told if "noise" in what]


@pytest.mark.parametrize("key", ["csv", "xlsx"])
def test_with_an_export_a_release_takes_longer(key):
    plain, whole = forecast_release(plan_release(plan())), forecast_release(plan_release(plan()), key)
    assert 0 < plain.seconds < whole.seconds
    assert 0 < plain.bytes <= whole.bytes


def test_a_fault_of_an_export_is_found_before_the_charge(tmp_path, ledger, monkeypatch):
    """The release of made-up rows is written as the real one would be, and leaves nothing behind."""
    monkeypatch.setattr(type(find("json")), "write", fail)
    with pytest.raises(TrialError, match="nothing was charged"):
        release(request(plan(source="nowhere.csv"), tmp_path), ledger, into=Outlet(tmp_path / "out", "json"))
    assert ledger.history("visits") == ()
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("enough", [True, False])
def test_records_are_bounded_with_those_of_the_rows_before_the_charge(folder, ledger, monkeypatch, enough):
    """How many rows there are is known once they are read; each may make a record more."""
    doc = plan(output=OutputChoice(), unit=ProtectedUnit(rows=RowMeaning.ONE_EACH))
    size = plan_release(doc).size
    assert size.records is not None
    monkeypatch.setattr(made_up_records, "MOST_RECORDS", size.records + (len(visits()) if enough else 0))
    monkeypatch.setattr(trial, "MOST_SECONDS", -1.0)
    asked, outlet = request(doc, folder), Outlet(folder / "out", "records")
    if enough:
        assert release(asked, ledger, into=outlet).tables
    else:
        with pytest.raises(MayBeTooManyRecordsError):
            release(asked, ledger, into=outlet)
        assert ledger.history("visits") == ()
