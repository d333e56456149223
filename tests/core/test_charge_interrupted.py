"""A charge that is on disk is told of, whatever comes between the commit and its return."""

from __future__ import annotations

import sqlite3
from dataclasses import replace

import pytest

from core.errors import LedgerFileError
from core.privacy.charge_order import ChargeOrder
from core.privacy.ledger import Ledger
from core.privacy.neighbours import Neighbours
from core.privacy.privacy_unit import PrivacyUnit
from core.privacy.release_cost import ReleaseCost
from core.session.charging import carry_out
from core.session.choices.choosing import choose_privately
from core.session.completing import complete
from core.session.releasing import release
from tests.core.looking import asked, looking
from tests.core.privacy.insides import interrupt_after_commit, meet_in_adding
from tests.core.visits import TOTAL, plan, request

pytestmark = pytest.mark.usefixtures("read_in_this_process")

NUMBER = 2


@pytest.mark.parametrize(
    ("error", "raised"),
    [(KeyboardInterrupt, KeyboardInterrupt), (MemoryError, MemoryError), (sqlite3.OperationalError, LedgerFileError)],
)
def test_the_charge_of_a_release(folder, ledger, monkeypatch, error, raised):
    told = []
    with monkeypatch.context() as patch:
        interrupt_after_commit(patch, error)
        with pytest.raises(raised):
            release(request(plan(), folder), ledger, charged=told.append)
    assert told == [NUMBER]
    assert [line.number for line in ledger.pending()] == [NUMBER]
    complete(ledger, NUMBER)
    assert ledger.account("visits").spent == 1


def test_the_charge_of_a_private_choice(folder, ledger, monkeypatch):
    told = []
    with monkeypatch.context() as patch:
        interrupt_after_commit(patch)
        with pytest.raises(KeyboardInterrupt):
            choose_privately(looking(), asked(folder), ledger, charged=told.append)
    assert told == [NUMBER]
    choose_privately(looking(), asked(folder), ledger)
    assert len(ledger.choices()) == 1


def test_an_interruption_before_the_commit_tells_of_no_charge(folder, ledger, monkeypatch):
    told, other = [], request(plan(), folder)

    def stop():
        release(other, Ledger(ledger.path))
        raise KeyboardInterrupt

    meet_in_adding(monkeypatch, ledger, stop)
    with pytest.raises(KeyboardInterrupt):
        release(request(plan("1/2"), folder), ledger, charged=told.append)
    assert told == []


@pytest.mark.parametrize(("request_", "numbers"), [(b"ours", [NUMBER]), (b"theirs", [])])
def test_an_equal_charge_for_another_request_is_not_told_of(ledger, request_, numbers):
    facts = PrivacyUnit(None, 1, Neighbours.ADD_REMOVE).facts
    order = ChargeOrder("visits", ReleaseCost.pure(1), "tables", facts, b"ours", TOTAL)

    class Interrupted:
        entries = ()

        def carry_out(self, order):
            Ledger(ledger.path).carry_out(replace(order, request=request_))
            self.entries = ledger.entries
            raise KeyboardInterrupt

    told = []
    with pytest.raises(KeyboardInterrupt):
        carry_out(Interrupted(), order, told.append)
    assert told == numbers


def test_a_ledger_that_is_gone_tells_of_nothing(folder, ledger, monkeypatch):
    def stop():
        ledger.path.unlink()
        raise KeyboardInterrupt

    meet_in_adding(monkeypatch, ledger, stop)
    with pytest.raises(KeyboardInterrupt):
        release(request(plan(), folder), ledger, charged=[].append)
