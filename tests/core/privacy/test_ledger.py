"""The ledger in the owner's words: budgets, charges, refusals, history; no sequence of calls overspends."""

from __future__ import annotations

import csv
import math
import tempfile
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from core.errors import (
    BudgetDisagreesError,
    DatasetNameError,
    LedgerError,
    MissingLedgerError,
    NoBudgetError,
    NoDeltaError,
    OverspendingError,
    RivalKeyError,
    SamePeopleError,
    UnknownReleaseError,
)
from core.privacy import ledger_storage
from core.privacy.entry_facts import Facts
from core.privacy.fingerprint import KEY_BYTES, Fingerprint
from core.privacy.ledger import DatasetAccount, DatasetBudget, Ledger
from core.privacy.release_cost import ReleaseCost
from core.privacy.zcdp_conversion import noise_budget_of
from tests.core.privacy.insides import meet_in_adding

TINY = Fraction(1, 10**9)
ONE = DatasetBudget(Fraction(1))
BOTH = DatasetBudget(Fraction(1), TINY)
HALF = ReleaseCost.pure(Fraction(1, 2))


@pytest.fixture
def ledger(tmp_path):
    return Ledger(tmp_path / "ledger.db")


def test_a_dataset_is_given_a_budget_once(ledger):
    assert ledger.account("Adult") is None
    assert ledger.set_budget("Adult", ONE) == DatasetAccount("Adult", ONE, Fraction(0), 0)
    account = ledger.set_budget("Adult", ONE)
    assert (account.total, account.spent, account.n_releases) == (ONE, 0, 0)
    assert len(ledger.history()) == 1


def test_rows_that_another_program_charged_meanwhile_are_not_charged_under_another_name(ledger):
    for name in ("Adult", "Copy", "Third"):
        ledger.set_budget(name, ONE)
    made = Fingerprint("f", frozenset({"a", "b"}))
    ledger.charge("Adult", HALF, "", made.facts(b"1" * KEY_BYTES, ()))
    with pytest.raises(SamePeopleError, match="“Adult”"):
        ledger.charge("Copy", HALF, "", made.facts(None, ()))
    with pytest.raises(RivalKeyError, match="while this one read the rows"):
        ledger.charge("Copy", HALF, "", Fingerprint("g", frozenset({"c"})).facts(b"2" * KEY_BYTES, ()))
    assert ledger.account("Copy").spent == 0
    ledger.charge("Copy", HALF, "", made.facts(None, ("Adult",)))
    with pytest.raises(SamePeopleError, match="“Copy”"):
        ledger.charge("Third", HALF, "", made.facts(None, ("Adult",)))


def test_another_budget_is_refused_with_both(ledger):
    ledger.set_budget("Adult", ONE)
    with pytest.raises(BudgetDisagreesError, match=r"ε = 1 for “Adult”, not ε = 2"):
        ledger.set_budget("Adult", DatasetBudget(Fraction(2)))
    assert ledger.account("Adult").total == ONE


def test_a_budget_is_raised_only_on_purpose(ledger):
    ledger.set_budget("Adult", ONE)
    ledger.charge("Adult", HALF, "")
    raised = DatasetBudget(Fraction(2), TINY)
    assert ledger.change_budget("Adult", raised).total == raised
    account = ledger.account("Adult")
    assert (account.total, account.spent_text) == (raised, "ε = 0.5, δ = 1e-9")
    assert [entry.what for entry in ledger.history()] == ["budget set", "", "budget raised"]


def test_of_two_programs_that_give_another_budget_at_once_the_slower_is_refused(ledger, monkeypatch):
    meet_in_adding(monkeypatch, ledger, lambda: Ledger(ledger.path).set_budget("Adult", ONE))
    with pytest.raises(BudgetDisagreesError):
        ledger.set_budget("Adult", BOTH)
    assert [entry.total for entry in ledger.history()] == [ONE]


@pytest.mark.parametrize("total", [BOTH, DatasetBudget(Fraction(1), 2 * TINY), DatasetBudget(Fraction(2), TINY)])
def test_either_part_of_a_budget_may_be_raised(ledger, total):
    ledger.set_budget("Adult", BOTH)
    ledger.change_budget("Adult", total)
    assert ledger.account("Adult").total == total


@pytest.mark.parametrize("total", [DatasetBudget(Fraction(1, 2), TINY), DatasetBudget(Fraction(2))])
def test_a_budget_is_never_lowered(ledger, total):
    ledger.set_budget("Adult", BOTH)
    with pytest.raises(BudgetDisagreesError):
        ledger.change_budget("Adult", total)


def test_raising_needs_a_budget(ledger):
    with pytest.raises(NoBudgetError):
        ledger.change_budget("Adult", ONE)


def test_a_charge_is_recorded(ledger):
    ledger.set_budget("Adult", ONE)
    entry = ledger.charge("Adult", HALF, "28 tables by marginals")
    assert (entry.number, entry.kind, entry.dataset, entry.what) == (2, "charge", "Adult", "28 tables by marginals")
    assert entry.cost_text == "ε = 0.5"
    assert entry.when.endswith("+00:00")
    assert ledger.history()[-1] == entry
    assert ledger.account("Adult").left == Fraction(1, 2)


def test_the_last_of_a_budget_can_be_spent_and_no_more(ledger):
    ledger.set_budget("Adult", ONE)
    for _ in range(3):
        ledger.charge("Adult", ReleaseCost.pure(Fraction(1, 3)), "")
    with pytest.raises(OverspendingError) as caught:
        ledger.charge("Adult", ReleaseCost.pure(Fraction(1, 10**30)), "")
    assert "ε = 0 left, and this costs ε = 1e-30" in str(caught.value)
    assert ledger.account("Adult").n_releases == 3


def test_overspending_is_refused_with_both_figures_and_nothing_is_written(ledger):
    ledger.set_budget("Adult", ONE)
    ledger.charge("Adult", HALF, "")
    with pytest.raises(OverspendingError, match=r"has ε = 0\.5 left, and this costs ε = 0\.6"):
        ledger.charge("Adult", ReleaseCost.pure(Fraction(3, 5)), "")
    assert len(ledger.history()) == 2


def test_gaussian_releases_need_a_delta(ledger):
    ledger.set_budget("Adult", ONE)
    for cost in (ReleaseCost.approximate(Fraction(1, 10), TINY), ReleaseCost.concentrated(Fraction(1, 100))):
        with pytest.raises(NoDeltaError):
            ledger.charge("Adult", cost, "")


def test_a_plan_that_asks_for_the_whole_budget_gets_it(ledger):
    ledger.set_budget("Adult", BOTH)
    ledger.charge("Adult", ReleaseCost.approximate(1, TINY), "")
    assert ledger.account("Adult").left < Fraction(1, 10**12)


def test_gaussian_and_pure_releases_share_a_budget(ledger):
    ledger.set_budget("Adult", BOTH)
    ledger.charge("Adult", HALF, "")
    ledger.charge("Adult", ReleaseCost.approximate(Fraction(1, 2), TINY), "")
    with pytest.raises(OverspendingError):
        ledger.charge("Adult", ReleaseCost.pure(Fraction(1, 10)), "")


def test_a_dataset_without_a_budget_cannot_be_spent(ledger):
    assert ledger.preview("Adult", HALF) is None
    for call in (ledger.check, lambda *given: ledger.charge(*given, "")):
        with pytest.raises(NoBudgetError, match="“Adult”"):
            call("Adult", HALF)


def test_a_preview_writes_nothing(ledger):
    preview = ledger.preview("Adult", HALF, ONE)
    assert (preview.before.total, preview.before.spent, preview.afterwards.left, preview.enough) == (
        ONE,
        0,
        Fraction(1, 2),
        True,
    )
    assert (preview.before.n_releases, preview.afterwards.n_releases) == (0, 1)
    assert ledger.history() == ()
    ledger.set_budget("Adult", ONE)
    assert not ledger.preview("Adult", ReleaseCost.pure(2)).enough
    assert len(ledger.history()) == 1


def test_a_check_refuses_what_a_charge_would(ledger):
    ledger.set_budget("Adult", ONE)
    assert ledger.check("Adult", HALF).enough
    with pytest.raises(OverspendingError):
        ledger.check("Adult", ReleaseCost.pure(2))
    with pytest.raises(BudgetDisagreesError):
        ledger.check("Adult", HALF, BOTH)


def test_datasets_do_not_share_budgets(ledger):
    ledger.set_budget("Adult", ONE)
    ledger.set_budget("Clinic", BOTH)
    ledger.charge("Adult", ReleaseCost.pure(1), "")
    assert [(account.name, account.left) for account in ledger.datasets()] == [("Adult", 0), ("Clinic", 1)]
    assert [entry.dataset for entry in ledger.history("Clinic")] == ["Clinic"]


@pytest.mark.parametrize(
    "other", ["Cafe\N{COMBINING ACUTE ACCENT}", "  Café ", "Caf\N{LATIN SMALL LETTER E WITH ACUTE}"]
)
def test_names_that_look_the_same_are_the_same(ledger, other):
    """Or else a file name typed on another system would open a second budget."""
    ledger.set_budget("Café", ONE)
    ledger.charge(other, ReleaseCost.pure(1), "")
    assert len(ledger.datasets()) == 1
    assert len(ledger.history(other)) == 2


def test_names_that_no_file_could_hold_do_no_harm(ledger):
    with pytest.raises(DatasetNameError):
        ledger.set_budget("bad \udcff name", ONE)
    assert ledger.account("bad \udcff name") is None


def test_the_ledger_is_found_again(ledger):
    ledger.set_budget("Adult", ONE)
    ledger.charge("Adult", HALF, "")
    assert Ledger(ledger.path).history() == ledger.history()


def test_export_is_exact_and_never_a_formula(ledger):
    ledger.set_budget("=HYPERLINK(1)", BOTH)
    ledger.charge("=HYPERLINK(1)", ReleaseCost.pure(Fraction(1, 3)), "+1 table")
    first, *_ = ledger.export_text().split("\n")
    assert first == "number,kind,dataset,definition,epsilon,delta,rho,when,what,facts,hash"
    rows = list(csv.DictReader(ledger.export_text().splitlines()))
    assert [row["kind"] for row in rows] == ["budget", "charge"]
    assert [row["number"] for row in rows] == ["1", "2"]
    assert (rows[0]["epsilon"], rows[0]["delta"], rows[1]["epsilon"]) == ("1", "1e-9", "1/3")
    assert (rows[1]["dataset"], rows[1]["what"]) == ("'=HYPERLINK(1)", "'+1 table")
    assert rows[1]["hash"] == ledger.history()[1].hash


@pytest.mark.parametrize("first", ["=", "+", "-", "@", "\t", "\r"])
def test_whatever_could_begin_a_formula_is_quoted(ledger, first):
    ledger.set_budget("Adult", ONE)
    ledger.charge("Adult", HALF, f"{first}x")
    assert f"'{first}x" in ledger.export_text()


def test_an_export_carries_facts_but_none_that_is_derived_from_rows(ledger):
    ledger.set_budget("Adult", DatasetBudget(Fraction(1)))
    ledger.charge("Adult", ReleaseCost.pure(Fraction(1, 2)), "", Facts({"fingerprint": "ab", "note": "new"}))
    text = ledger.export_text()
    assert [row["facts"] for row in csv.DictReader(text.splitlines())][-1] == '{"note":"new"}'
    assert "fingerprint" not in text


def test_tables_are_kept_and_found_again(ledger):
    ledger.set_budget("Adult", ONE)
    charge = ledger.charge("Adult", HALF, "3 tables").number
    assert ledger.kept_charges() == frozenset()
    line = ledger.keep_tables(charge, b"tables")
    assert (line.kind, line.kept_charge, line.cost_text, line.what) == (
        "kept", charge, "", "tables of release no. 2 kept"
    )  # fmt: skip
    assert Ledger(ledger.path).kept_tables(charge) == b"tables"
    assert ledger.kept_charges() == frozenset({charge})
    assert (ledger.account("Adult").spent, ledger.account("Adult").n_releases) == (Fraction(1, 2), 1)
    assert ledger.verify() == ledger.history()


@pytest.mark.parametrize("content", [b"", b"x", bytes(range(256)) * 9], ids=len)
def test_tables_of_any_size_are_kept_in_parts(ledger, monkeypatch, content):
    monkeypatch.setattr(ledger_storage, "_PART", 100)
    ledger.set_budget("Adult", ONE)
    charge = ledger.charge("Adult", HALF, "").number
    ledger.keep_tables(charge, content)
    assert ledger.kept_tables(charge) == content


@pytest.mark.parametrize("number", [0, 1, 3, -1])
def test_only_charges_have_tables(ledger, number):
    ledger.set_budget("Adult", ONE)
    ledger.charge("Adult", HALF, "")
    for call in (lambda: ledger.keep_tables(number, b""), lambda: ledger.kept_tables(number)):
        with pytest.raises(UnknownReleaseError, match=f"no. {number}"):
            call()


def test_a_ledger_that_is_named_but_not_there(tmp_path):
    with pytest.raises(MissingLedgerError, match="There is no ledger"):
        Ledger(tmp_path / "a" / "ledger.db", make=False)
    assert list(tmp_path.iterdir()) == []


amounts = st.fractions(min_value=Fraction(1, 50), max_value=2, max_denominator=50)
costs = st.one_of(
    amounts.map(ReleaseCost.pure),
    amounts.map(lambda x: ReleaseCost.concentrated(x / 20)),
    amounts.map(lambda x: ReleaseCost.approximate(x, TINY)),
)
totals = st.builds(DatasetBudget, amounts, st.sampled_from([Fraction(0), TINY, Fraction(1, 10**6)]))
names = st.sampled_from(["Adult", "Clinic"])


class Spending(RuleBasedStateMachine):
    """Anything an owner may do, in any order, beside a naive twin that only remembers what was accepted."""

    def __init__(self):
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.ledger = Ledger(Path(self.folder.name, "ledger.db"))
        self.totals, self.accepted = {}, {"Adult": [], "Clinic": []}

    @rule(name=names, total=totals)
    def set_budget(self, name, total):
        try:
            self.ledger.set_budget(name, total)
        except BudgetDisagreesError:
            assert self.totals[name] != total
        else:
            assert self.totals.setdefault(name, total) == total

    @rule(name=names, total=totals)
    def raise_budget(self, name, total):
        try:
            self.ledger.change_budget(name, total)
        except LedgerError:
            known = self.totals.get(name)
            assert known is None or total.epsilon < known.epsilon or total.delta < known.delta
        else:
            self.totals[name] = total

    @rule(name=names, cost=costs)
    def charge(self, name, cost):
        before = self.ledger.account(name)
        try:
            self.ledger.charge(name, cost, "tables")
        except LedgerError:
            assert self.ledger.account(name) == before
        else:
            self.accepted[name].append(cost)

    @precondition(lambda self: self.totals)
    @rule()
    def reopen(self):
        self.ledger = Ledger(self.ledger.path)

    @invariant()
    def nothing_is_overspent(self):
        for name, total in self.totals.items():
            assert self.naively_spent(name, total.delta) <= total.epsilon

    @invariant()
    def everything_accepted_is_recorded(self):
        for name, accepted in self.accepted.items():
            charges = [entry for entry in self.ledger.history(name) if entry.kind == "charge"]
            assert len(charges) == len(accepted)

    def naively_spent(self, name, delta):
        pure = [cost.epsilon for cost in self.accepted[name] if cost.norm == "L1"]
        rhos = [noise_budget_of(cost) for cost in self.accepted[name] if cost.norm == "L2"]
        if not delta:
            return sum(pure)
        orders = (math.exp(k / 100) for k in range(-800, 1500))
        least = min(self.divergence(a, pure, sum(rhos)) + self.penalty(a, delta) for a in orders)
        return min(sum(pure), least) * (1 - 1e-3) if not rhos else least * (1 - 1e-3)

    @staticmethod
    def divergence(a, pure, rho):
        """At order a + 1, with every pure release as randomised response."""
        odds = ((math.exp(-(2 * a + 1) * x), math.exp(-x), x) for x in map(float, pure))
        return (1 + a) * float(rho) + sum(x + (math.log1p(far) - math.log1p(near)) / a for far, near, x in odds)

    @staticmethod
    def penalty(a, delta):
        return (-math.log(delta) - math.log1p(a)) / a - math.log1p(1 / a)

    def teardown(self):
        self.folder.cleanup()


TestSpending = Spending.TestCase
TestSpending.settings = settings(max_examples=12, stateful_step_count=15)
