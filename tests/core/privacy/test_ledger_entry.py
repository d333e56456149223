"""A line of the ledger and its seal."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.privacy import ledger_entry
from core.privacy.dataset_account import DatasetBudget, NoiseCost
from core.privacy.entry_facts import NO_FACTS, Facts
from core.privacy.fingerprint import OTHER_PEOPLE, Fingerprint
from core.privacy.ledger_entry import (
    ASKED,
    BUDGET,
    BUDGET_RAISED,
    BUDGET_SET,
    CHARGE,
    CHOICE,
    DRAWN,
    FIRST_SEAL,
    FOUND,
    KEPT,
    RELEASED,
    REQUEST,
    UNIT,
    UNIT_ANSWERED,
    UNITS_READ,
    ChoiceKind,
    EntryDraft,
    LedgerEntry,
    seal,
)
from core.privacy.release_cost import ReleaseCost
from core.privacy.zcdp_conversion import rho_for
from core.words import N_, phrase

TINY = Fraction(1, 10**9)
fields = st.lists(st.text() | st.integers() | st.binary(), min_size=1, max_size=5).map(tuple)


def line(draft):
    return LedgerEntry(
        draft.kind, draft.dataset, draft.definition, draft.epsilon, draft.delta, draft.rho, draft.what,
        facts=draft.facts, number=1, when="2026-11-21T10:00:00+00:00", hash="",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("budget", "cost", "text"),
    [
        (ReleaseCost.pure(Fraction(1, 3)), NoiseCost(Fraction(1, 3), Fraction(0)), "ε = 1/3"),
        (ReleaseCost.approximate(1, TINY), NoiseCost(Fraction(0), rho_for(Fraction(1), TINY)), "ε = 1, δ = 1e-9"),
        (ReleaseCost.concentrated(2), NoiseCost(Fraction(0), Fraction(2)), "ρ = 2"),
    ],
)
def test_a_charge_keeps_its_exact_cost_and_its_claim(budget, cost, text):
    entry = line(EntryDraft.charge("Adult", budget, "28 tables"))
    assert (entry.kind, entry.cost, entry.cost_text) == ("charge", cost, text)


def test_a_budget_line_names_the_total():
    entry = line(EntryDraft.budget("Adult", DatasetBudget(Fraction(2), TINY), "budget set"))
    assert (entry.kind, entry.total, entry.cost_text) == ("budget", DatasetBudget(Fraction(2), TINY), "ε = 2, δ = 1e-9")
    assert (entry.definition, entry.epsilon, entry.delta, entry.rho) == ("total", 2, TINY, 0)


def test_a_line_about_kept_tables_costs_nothing():
    charge = line(EntryDraft.charge("Adult", ReleaseCost.concentrated(2), ""))
    entry = line(EntryDraft.result(KEPT, charge, "ab"))
    assert (entry.dataset, entry.kept_charge, entry.kept_digest) == ("Adult", 1, "ab")
    assert (entry.epsilon, entry.delta, entry.rho) == (0, 0, 0)


def test_a_line_about_noise_tells_of_rows_that_were_corrected_since_the_charge():
    charge = line(EntryDraft.charge("Adult", ReleaseCost.concentrated(2), ""))
    corrected = Facts({"fingerprint": "file:ab"})
    assert EntryDraft.result(DRAWN, charge, "ab", corrected).facts == corrected
    assert EntryDraft.result(DRAWN, charge, "ab").facts == NO_FACTS


@pytest.mark.parametrize(
    "made",
    [
        BUDGET_SET,
        BUDGET_RAISED,
        RELEASED.format(tables=28, strategy="Best mixture"),
        RELEASED.format(tables=1, strategy="{tables} 100 % budget set\nby {0}"),
    ],
)
@pytest.mark.parametrize("keeps", [lambda made: made, str], ids=["key and facts", "the sentence of older versions"])
def test_what_a_line_is_for_can_be_said_in_another_language(made, keeps):
    kept = line(EntryDraft.budget("Adult", DatasetBudget(Fraction(1), TINY), keeps(made)))
    assert (kept.what, kept.purpose, kept.purpose.key) == (made, made, made.key)
    assert {name: str(fact) for name, fact in (kept.purpose.facts or {}).items()} == {
        name: str(fact) for name, fact in (made.facts or {}).items()
    }


def test_a_line_says_its_sentence_as_it_is_put_today(monkeypatch):
    charged = EntryDraft.charge("Adult", ReleaseCost.pure(1), RELEASED.format(tables=2, strategy="base"))
    assert dict(charged.facts) == {"says": "ledger.released", "says-tables": "2", "says-strategy": "base"}
    better = phrase("ledger.released", N_("Ledger", "by {strategy}: {tables} tables", "by {strategy}: one", 2))
    monkeypatch.setitem(ledger_entry.TOLD_BY_KEY, "ledger.released", better)
    for what in (charged.what, str(charged.what)):
        kept = line(EntryDraft.charge("Adult", ReleaseCost.pure(1), what))
        assert (kept.what, kept.purpose) == ("2 tables by base", "by base: 2 tables")
    one = EntryDraft.charge("Adult", ReleaseCost.pure(1), RELEASED.format(tables=1, strategy="base"))
    assert line(one).purpose == "by base: one"


@pytest.mark.parametrize("says", [{"says": "ledger.of-a-newer-version"}, {"says": "ledger.released", "says-n": "2"}])
def test_what_only_a_newer_version_can_say_is_told_in_its_words(says):
    made = EntryDraft.charge("Adult", ReleaseCost.pure(1), "in other words", Facts(says))
    assert line(made).purpose == "in other words"


def test_what_somebody_else_wrote_stays_as_it_is():
    assert (
        line(EntryDraft.budget("Adult", DatasetBudget(Fraction(1), TINY), "for the report")).purpose == "for the report"
    )


def test_seals_stay_as_they_were():
    """Or no ledger made before could be read."""
    assert seal(FIRST_SEAL, (1, "charge", "Café", "pure", "1/3", b"\xff")) == (
        "6ef9ab88378fe5801a629f24488e85deb36dfd89db00eb573544d58b986c1905"
    )


@given(fields, fields)
def test_different_lines_have_different_seals(one, other):
    assert (seal(FIRST_SEAL, one) == seal(FIRST_SEAL, other)) == (
        one == other and list(map(type, one)) == list(map(type, other))
    )


@given(fields)
def test_a_seal_depends_on_the_line_before(one):
    assert seal(FIRST_SEAL, one) != seal("0" * 64, one)


def test_facts_are_under_the_seal_and_lines_without_have_the_old_one():
    fields = (1, "charge", "Café", "pure", "1/3", b"\xff")
    without, some = seal(FIRST_SEAL, fields, ""), seal(FIRST_SEAL, fields, '{"unit":"row"}')
    assert without == seal(FIRST_SEAL, fields)
    assert len({without, some, seal(FIRST_SEAL, fields, "{}")}) == 3


def test_lines_are_never_changed():
    entry = line(EntryDraft.charge("Adult", ReleaseCost.pure(1), ""))
    with pytest.raises(AttributeError):
        entry.epsilon = Fraction(0)
    assert replace(entry, number=2).number == 2


def test_what_lines_and_facts_are_called_in_a_ledger_stays():
    """Or no ledger made before could be read; see `tests/old_ledgers`."""
    assert (CHARGE, BUDGET, DRAWN, KEPT, FOUND, UNIT) == ("charge", "budget", "drawn", "kept", "found", "unit")
    assert (CHOICE, ASKED) == ("for", "asked")
    assert list(ChoiceKind) == ["suggestion", "categories", "questions", "map"]
    assert (UNIT_ANSWERED, UNITS_READ, REQUEST) == ("answered", "read", "request")
    assert OTHER_PEOPLE == "other-people"
    known = Fingerprint("f", frozenset("ab"), "xyz")
    assert known.text == "file:f sketch:xyz a b"
    assert Fingerprint("f", frozenset("ab")).text == "file:f a b"
    assert Fingerprint("", frozenset("a"), "xyz", "12").text == "file: sketch:xyz rows:12 a"


def test_lines_are_told_under_their_published_keys():
    """Ledgers hold them for ever: another key would leave a line's words to the sentence it was written with."""
    names = {name: value.key for name, value in vars(ledger_entry).items() if getattr(value, "key", "")}
    assert {name: key for name, key in names.items() if name.isupper()} == {
        "BUDGET_SET": "ledger.budget-set",
        "BUDGET_RAISED": "ledger.budget-raised",
        "UNIT_DECIDED": "ledger.unit-decided",
        "UNITS_FOUND": "ledger.units-found",
        "RELEASED": "ledger.released",
        "TABLES_KEPT": "ledger.tables-kept",
        "NOISE_DRAWN": "ledger.noise-drawn",
        "SUGGESTED": "ledger.suggested",
        "MAPPED": "ledger.mapped",
        "ROUND_OPENED": "ledger.round",
        "LISTS_FOUND": "ledger.lists",
        "RESULT_KEPT": "ledger.result-kept",
    }
