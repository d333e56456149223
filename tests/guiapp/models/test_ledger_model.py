"""Entries and accounts of the ledger as rows."""

from __future__ import annotations

from datetime import UTC, datetime
from fractions import Fraction

from core.front_door import DatasetBudget, Neighbours, PrivacyUnit, ReleaseCost
from core.privacy.ledger import Ledger
from core.privacy.privacy_unit import charge_facts
from guiapp.models.accounts_model import AccountsModel
from guiapp.models.ledger_model import LedgerModel, local_time

ROW, PERSON = (PrivacyUnit(by, most, Neighbours.ADD_REMOVE) for by, most in ((None, 1), ("person", 3)))


def row(model, number):
    return [model.index(number, column).data() for column in range(model.columnCount())]


def test_entries_and_accounts_are_told_in_words(qtmodeltester, tmp_path):
    ledger = Ledger(tmp_path / "ledger.sqlite")
    ledger.set_budget("People", DatasetBudget(Fraction(2), Fraction(1, 10**9)))
    ledger.charge("People", ReleaseCost.pure(Fraction(1, 2)), "3 tables by marginals")
    ledger.charge("People", ReleaseCost.pure(Fraction(1, 2)), "3 tables by fourier")
    ledger.keep_tables(2, b"tables")
    ledger.change_budget("People", DatasetBudget(Fraction(3), Fraction(1, 10**9)))
    entries, accounts = LedgerModel(), AccountsModel()
    entries.name_strategies({"fourier": "Fourier coefficients"})
    entries.set_history(ledger.history(), ledger.kept_charges(), [])
    accounts.set_rows(ledger.datasets())
    qtmodeltester.check(entries)
    qtmodeltester.check(accounts)
    number, _, *words = row(entries, 2)
    assert row(entries, 1)[-2] == "3 tables by Fourier coefficients"
    assert (number, words) == ("2", ["Release", "ε = 0.5", "3 tables by marginals", "kept"])
    assert [(row(entries, n)[0], row(entries, n)[-1]) for n in range(1, 4)] == [("3", ""), ("2", "kept"), ("1", "")]
    assert [row(entries, n)[2:5:2] for n in (0, 3)] == [["Budget raised", ""], ["Budget set", ""]]
    assert row(accounts, 0)[1] == "ε = 3, δ = 1e-9"
    assert row(accounts, 0)[-1] == "2"


def test_a_release_that_counts_more_than_once_says_as_what(tmp_path):
    ledger = Ledger(tmp_path / "ledger.sqlite")
    ledger.set_budget("People", DatasetBudget(Fraction(9)), PERSON)
    for unit in (PERSON, ROW):
        facts = charge_facts(unit, PERSON)
        ledger.charge("People", ReleaseCost.pure(Fraction(1, 2)), "3 tables by marginals", facts)
    account, entries = ledger.account("People"), LedgerModel()
    entries.set_history(ledger.history(), [], [], {number: cost.text for number, cost in account.counted})
    assert [row(entries, place)[3] for place in range(2)] == ["ε = 0.5, counts as ε = 1.5", "ε = 0.5"]
    assert account.spent == 2


def test_a_time_is_shown_as_dates_are_elsewhere_and_anything_else_as_it_is():
    here = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC).astimezone()
    assert local_time("2026-01-02T03:04:05+00:00") == f"{here:%Y-%m-%d %H:%M}"
    assert local_time("long ago") == "long ago"
