"""A private choice in the ledger: charged like a release, its result kept, and never taken for a release."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from fractions import Fraction

import pytest

from core.errors import (
    LedgerFileError,
    NotPendingError,
    RivalChoiceError,
    RivalReleaseError,
    UnknownChoiceError,
    UnknownReleaseError,
)
from core.privacy.entry_facts import FINGERPRINT, Facts
from core.privacy.ledger import DatasetBudget, Ledger
from core.privacy.ledger_entry import ASKED, CHOICE, FOUND, SUGGESTED, ChoiceKind
from core.privacy.release_cost import ReleaseCost

QUARTER = ReleaseCost.pure(Fraction(1, 4))
WHAT = SUGGESTED.format(tables=3, candidates=28)
FACTS = Facts({CHOICE: ChoiceKind.SUGGESTION, ASKED: "ab"})


@pytest.fixture
def ledger(tmp_path):
    made = Ledger(tmp_path / "ledger.db")
    made.set_budget("Adult", DatasetBudget(Fraction(1)))
    return made


@pytest.fixture
def choice(ledger):
    return ledger.charge("Adult", QUARTER, WHAT, FACTS, b"the question")


def test_what_was_found_is_kept_and_found_again(ledger, choice):
    assert ledger.found(choice.number) == ()
    assert ledger.found_choices() == frozenset()
    line = ledger.keep_found(choice.number, b"three tables")
    assert (line.kind, line.kept_charge, line.cost_text) == (FOUND, choice.number, "")
    assert (line.epsilon, line.delta, line.rho) == (0, 0, 0)
    assert line.purpose == f"result of private choice no. {choice.number} kept"
    assert Ledger(ledger.path).found(choice.number) == (b"three tables",)
    assert ledger.found_choices() == {choice.number}
    assert ledger.request(choice) == b"the question"
    assert ledger.verify()[-1] == line


def test_a_choice_is_charged_like_a_release(ledger, choice):
    ledger.charge("Adult", QUARTER, "")
    account = ledger.account("Adult")
    assert (account.spent, account.n_releases, account.n_choices, account.n_charges) == (Fraction(1, 2), 1, 1, 2)
    assert choice.cost_text == "ε = 0.25"
    assert choice.purpose == "Suggestion of 3 of 28 tables"


def test_nothing_that_lists_releases_has_it(ledger, choice):
    release = ledger.charge("Adult", QUARTER, "", request=b"the plan")
    ledger.keep_found(choice.number, b"three tables")
    assert ledger.pending() == (release,)
    assert ledger.kept_charges() == frozenset()
    assert ledger.charges_without_unit() == ()
    with pytest.raises(NotPendingError):
        ledger.pending_charge(choice.number)
    with pytest.raises(UnknownReleaseError):
        ledger.kept_tables(choice.number)
    assert (choice.is_choice, choice.is_release) == (True, False)
    assert (release.is_choice, release.is_release) == (False, True)
    assert [line.is_choice or line.is_release for line in ledger.entries] == [False, True, True, False]
    assert ledger.choices("adult") == ledger.choices() == (choice,)
    assert ledger.choices("Other") == ()


def test_a_round_of_questions_is_told_from_other_choices_and_releases(ledger):
    cost = ReleaseCost.pure(Fraction(1, 100))
    for kind in ChoiceKind:
        round_or_not = ledger.charge("Adult", cost, "", Facts({CHOICE: kind, ASKED: "ab"}))
        assert round_or_not.is_round is (kind is ChoiceKind.QUESTIONS)
    assert ledger.charge("Adult", cost, "").is_round is False


def test_a_release_cannot_be_kept_for_a_choice_nor_a_result_for_a_release(ledger, choice):
    release = ledger.charge("Adult", QUARTER, "", request=b"the plan")
    for keep in (ledger.keep_drawn, ledger.keep_tables):
        with pytest.raises(UnknownReleaseError):
            keep(choice.number, b"tables")
    for number in (release.number, 99):
        with pytest.raises(UnknownChoiceError):
            ledger.keep_found(number, b"three tables")
    ledger.keep_tables(release.number, b"tables")
    with pytest.raises(RivalReleaseError):
        ledger.keep_tables(release.number, b"others")


def test_one_charge_has_one_result(ledger, choice):
    Ledger(ledger.path).keep_found(choice.number, b"three tables")
    with pytest.raises(RivalChoiceError):
        ledger.keep_found(choice.number, b"three others")
    assert ledger.found(choice.number) == (b"three tables",)


def test_results_that_come_one_by_one_are_kept_in_their_order(ledger, choice):
    for place, answer in enumerate((b"first", b"second", b"third")):
        ledger.keep_found(choice.number, answer, place)
        with pytest.raises(RivalChoiceError):
            ledger.keep_found(choice.number, b"rival", place)
    with pytest.raises(RivalChoiceError):
        ledger.keep_found(choice.number, b"ahead", 4)
    assert ledger.found(choice.number) == (b"first", b"second", b"third")


def test_a_result_that_was_changed_is_noticed(ledger, choice):
    line = ledger.keep_found(choice.number, b"three tables")
    with closing(sqlite3.connect(ledger.path)) as connection:
        connection.execute("DROP TRIGGER kept_never_changed")
        connection.execute("UPDATE kept SET content = X'00' WHERE entry = ?", (line.number,))
        connection.commit()
    for read in (lambda: ledger.found(choice.number), ledger.verify):
        with pytest.raises(LedgerFileError, match=f"what is kept in entry {line.number} was changed"):
            read()


def test_a_result_may_be_of_corrected_rows(ledger, choice):
    line = ledger.keep_found(choice.number, b"three tables", facts=Facts({FINGERPRINT: "file:x"}))
    assert line.facts[FINGERPRINT] == "file:x"
    assert "file:x" not in ledger.export_text()


def test_an_export_says_what_it_was_for(ledger, choice):
    ledger.keep_found(choice.number, b"three tables")
    text = ledger.export_text()
    assert "Suggestion of 3 of 28 tables" in text
    assert '""for"":""suggestion""' in text
    assert "found" in text


def test_a_kind_of_a_later_version_is_no_release(ledger):
    charge = ledger.charge("Adult", QUARTER, "places", Facts({CHOICE: "places"}), b"?")
    assert (charge.is_choice, charge.is_release) == (True, False)
    assert ledger.pending() == ()
