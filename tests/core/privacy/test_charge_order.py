"""A new budget and its first charge are written together, or neither is."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from core.errors import BudgetDisagreesError, NoBudgetError, OverspendingError, SamePeopleError
from core.privacy.charge_order import ChargeOrder
from core.privacy.dataset_account import DatasetBudget
from core.privacy.fingerprint import KEY_BYTES, Fingerprint
from core.privacy.ledger import Ledger
from core.privacy.neighbours import Neighbours
from core.privacy.privacy_unit import PrivacyUnit
from core.privacy.release_cost import ReleaseCost
from core.session.releasing import release
from tests.core.privacy.insides import meet_in_adding
from tests.core.visits import TOTAL, plan, request

ROW = PrivacyUnit(None, 1, Neighbours.ADD_REMOVE)
COST = ReleaseCost.pure(Fraction(1))
ORDER = ChargeOrder("Adult", COST, "28 tables", ROW.facts, b"asked", DatasetBudget(Fraction(3)))


@pytest.fixture
def ledger(tmp_path):
    return Ledger(tmp_path / "ledger.db")


def test_a_first_charge_follows_the_budget_it_is_paid_from(ledger):
    charged = ledger.carry_out(ORDER)
    budget, charge = ledger.entries
    assert (budget.kind, budget.dataset, budget.total, budget.unit) == ("budget", "Adult", ORDER.total, ROW)
    assert charge == charged
    assert (charge.number, charge.kind, charge.what, ledger.request(charge)) == (2, "charge", "28 tables", b"asked")
    assert ledger.account("Adult").unit == ROW
    assert ledger.verify() == (budget, charge)


def test_a_charge_that_names_no_unit_gives_its_budget_none(ledger):
    ledger.carry_out(ChargeOrder("Adult", COST, "", total=ORDER.total))
    assert [entry.unit for entry in ledger.entries] == [None, None]


def test_an_equal_budget_is_not_written_again(ledger):
    ledger.carry_out(ORDER)
    assert ledger.carry_out(replace(ORDER, dataset="adult")).dataset == "Adult"
    assert [entry.kind for entry in ledger.entries] == ["budget", "charge", "charge"]
    with pytest.raises(BudgetDisagreesError):
        ledger.carry_out(replace(ORDER, total=DatasetBudget(Fraction(4))))
    assert len(ledger.entries) == 3


def test_a_charge_that_its_budget_cannot_pay_leaves_no_budget_behind(ledger):
    with pytest.raises(OverspendingError):
        ledger.carry_out(replace(ORDER, cost=ReleaseCost.pure(Fraction(4))))
    with pytest.raises(NoBudgetError):
        ledger.carry_out(replace(ORDER, total=None))
    assert ledger.entries == ()


def test_a_charge_for_rows_of_another_dataset_leaves_no_budget_behind(ledger):
    made = Fingerprint("f", frozenset({"a", "b"}))
    ledger.carry_out(replace(ORDER, facts=made.facts(b"1" * KEY_BYTES, ())))
    before = ledger.entries
    with pytest.raises(SamePeopleError):
        ledger.carry_out(replace(ORDER, dataset="Copy", facts=made.facts(None, ())))
    assert ledger.entries == before


def test_an_objection_sees_all_entries_and_stops_all_of_it(ledger):
    seen = []
    ledger.carry_out(replace(ORDER, objection=seen.append))
    ledger.carry_out(replace(ORDER, objection=seen.append))
    assert seen == [(), ledger.entries[:2]]

    def object_to(_):
        raise NoBudgetError("Copy")

    with pytest.raises(NoBudgetError):
        ledger.carry_out(replace(ORDER, dataset="Copy", objection=object_to))
    assert len(ledger.entries) == 3


@pytest.mark.usefixtures("read_in_this_process")
def test_a_release_refused_by_its_charge_leaves_no_budget_behind(ledger, folder, monkeypatch):
    """The rows are released under another name between reading them and charging for them."""
    doc, rivals = plan(), [Ledger(ledger.path)]
    meet_in_adding(monkeypatch, ledger, lambda: rivals and release(request(doc, folder), rivals.pop()))
    asked = replace(request(doc, folder, DatasetBudget(Fraction(50))), dataset="mine")
    with pytest.raises(SamePeopleError, match="“visits”"):
        release(asked, ledger)
    assert not rivals
    assert {entry.dataset for entry in ledger.entries} == {"visits"}
    assert ledger.account("mine") is None
    other = replace(request(doc, folder, TOTAL), dataset="mine", other_people=True)
    assert release(other, ledger).tables, "the budget may be chosen afresh"
