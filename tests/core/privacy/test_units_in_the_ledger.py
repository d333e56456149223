"""The ledger knows whom a budget protects, and counts, asks or refuses where a release protects others."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.errors import MixedUnitsError, NoBudgetError, UnitsDisagreeError, UnitStandsError, UnknownUnitError
from core.privacy.entry_facts import NO_FACTS
from core.privacy.fingerprint import KEY_BYTES, Fingerprint
from core.privacy.ledger import DatasetBudget, Ledger
from core.privacy.neighbours import Neighbours
from core.privacy.privacy_unit import PrivacyUnit, charge_facts, charged_unit
from core.privacy.release_cost import ReleaseCost
from tests.core.privacy.insides import meet_in_adding

ADD, SWAP = Neighbours.ADD_REMOVE, Neighbours.REPLACE
ROW, SWAPPED = PrivacyUnit(None, 1, ADD), PrivacyUnit(None, 1, SWAP)
PATIENT = PrivacyUnit("patient", 3, ADD)
TENTH = ReleaseCost.pure(Fraction(1, 10))


@pytest.fixture
def ledger(tmp_path):
    made = Ledger(tmp_path / "ledger.db")
    made.set_budget("Adult", DatasetBudget(Fraction(1)))
    return made


def test_a_row_counts_as_often_as_a_person_may_have_rows(ledger):
    ledger.charge("Adult", TENTH, "", PATIENT.facts)
    told = ledger.preview("Adult", TENTH, unit=ROW)
    assert (told.n_steps, told.price.epsilon) == (3, Fraction(3, 10))
    assert told.price_text(TENTH) == "ε = 0.1 by itself, and counts as ε = 0.3"
    assert ledger.preview("Adult", TENTH, unit=PATIENT).price_text(TENTH) == "ε = 0.1"
    gaussian = ReleaseCost.concentrated(Fraction(1, 100))
    ledger.change_budget("Adult", DatasetBudget(Fraction(9), Fraction(1, 10**9)))
    assert "counts as ρ = 0.09" in ledger.preview("Adult", gaussian, unit=ROW).price_text(gaussian)
    with pytest.raises(UnknownUnitError, match="while this release read the file"):
        ledger.charge("Adult", TENTH, "", ROW.facts)  # nobody has looked how many rows persons have
    facts = charge_facts(ROW, PATIENT)
    assert charged_unit(facts) == PATIENT
    assert charged_unit(ROW.facts) == ROW
    assert charged_unit(NO_FACTS) is None
    line = ledger.charge("Adult", TENTH, "", facts)
    account = ledger.account("Adult")
    assert account.spent == Fraction(4, 10)
    assert [(number, cost.epsilon) for number, cost in account.counted] == [(line.number, Fraction(3, 10))]


def test_what_no_amount_covers_is_refused(ledger):
    ledger.charge("Adult", TENTH, "", ROW.facts)
    with pytest.raises(UnitsDisagreeError):
        ledger.preview("Adult", TENTH, unit=SWAPPED)


def test_whom_it_protects_is_said_once(ledger):
    line = ledger.set_unit("Adult", PATIENT)
    assert line.purpose == f"the budget protects {PATIENT.text}"
    assert ledger.set_unit("Adult", PATIENT) is None
    with pytest.raises(UnitStandsError):
        ledger.set_unit("Adult", ROW)
    assert ledger.account("Adult").unit == PATIENT


def test_of_an_older_release_the_owner_is_asked_once(ledger):
    charge = ledger.charge("Adult", TENTH, "", NO_FACTS)
    assert "not written down for every release" in ledger.account("Adult").doubt
    with pytest.raises(UnknownUnitError):
        ledger.preview("Adult", TENTH, unit=ROW)
    assert ledger.charges_without_unit() == (), "no tables say it"
    ledger.keep_tables(charge.number, b"tables")
    assert ledger.charges_without_unit() == (charge,)
    line = ledger.record_units("Adult", {charge.number: ROW})
    assert line.units_read == {charge.number: ROW}
    assert charge.units_read == {}
    assert ledger.charges_without_unit() == ()
    assert ledger.account("Adult").doubt == ""
    assert ledger.preview("Adult", TENTH, unit=ROW).n_steps == 1


def test_of_a_person_by_no_known_column_the_owner_is_asked(ledger):
    charge = ledger.charge("Adult", TENTH, "", NO_FACTS)
    ledger.record_units("Adult", {charge.number: PrivacyUnit("", 3, ADD)})
    assert "by a column that was not written down" in ledger.account("Adult").doubt


def test_older_releases_that_protected_different_units_are_told(ledger):
    first, second = (ledger.charge("Adult", TENTH, "", NO_FACTS) for _ in range(2))
    ledger.record_units("Adult", {first.number: SWAPPED, second.number: PrivacyUnit("", 2, ADD)})
    assert "different units" in ledger.account("Adult").doubt
    ledger.set_unit("Adult", PATIENT)
    assert str(first.number) in ledger.account("Adult").doubt
    with pytest.raises(MixedUnitsError):
        ledger.preview("Adult", TENTH, unit=PATIENT)


def test_rows_are_known_again_by_the_ledger_s_own_key(ledger):
    assert ledger.fingerprint_key() is None
    key, made = b"1" * KEY_BYTES, Fingerprint("f", frozenset({"a"}))
    ledger.charge("Adult", TENTH, "", made.facts(key, ()))
    assert ledger.fingerprint_key() == key
    assert ledger.resembling("Copy", made) == ("Adult",)
    assert ledger.resembling("Adult", made) == ()


def test_amounts_spent_and_left_are_told_from_before(ledger):
    ledger.charge("Adult", TENTH, "", ROW.facts)
    told = ledger.preview("Adult", TENTH, unit=ROW)
    assert (told.before.spent_text, told.before.left_text) == ("ε = 0.1", "ε = 0.9")


def test_a_line_of_a_charge_says_how_often_it_counts(ledger):
    once = ledger.charge("Adult", TENTH, "", PATIENT.facts)
    thrice = ledger.charge("Adult", TENTH, "", charge_facts(ROW, PATIENT))
    assert "counts" not in once.facts
    assert thrice.facts["counts"] == "3"


def test_a_budget_is_written_down_with_whom_it_protects(ledger):
    ledger.set_budget("Copy", DatasetBudget(Fraction(1)), PATIENT)
    line = ledger.history("Copy")[0]
    assert line.unit == PATIENT
    assert line.purpose.template == "budget set"
    assert ledger.charges_without_unit() == ()


def test_a_new_dataset_is_previewed_as_its_first_release_decides(ledger):
    told = ledger.preview("New", TENTH, DatasetBudget(Fraction(1)), ROW)
    assert (told.n_steps, told.before.spent, told.afterwards.unit) == (1, 0, ROW)
    assert ledger.preview("Adult", TENTH, unit=PATIENT).afterwards.unit == PATIENT


def test_nobody_s_budget_protects_nobody(ledger):
    with pytest.raises(NoBudgetError):
        ledger.set_unit("Nobody", ROW)


def test_whom_a_budget_protects_is_not_said_twice_by_two_programs(tmp_path, monkeypatch):
    ledger, rival = (Ledger(tmp_path / "ledger.db") for _ in range(2))
    ledger.set_budget("Adult", DatasetBudget(Fraction(1)))
    meet_in_adding(monkeypatch, ledger, lambda: rival.set_unit("Adult", PATIENT))
    with pytest.raises(UnitStandsError):
        ledger.set_unit("Adult", ROW)
    assert rival.account("Adult").unit == PATIENT


def test_releases_that_no_amount_covers_are_named_and_counted_as_they_stand(ledger):
    lines = [ledger.charge("Adult", TENTH, "", NO_FACTS) for _ in range(3)]
    numbers = [line.number for line in lines]
    ledger.record_units("Adult", dict(zip(numbers, (ROW, SWAPPED, SWAPPED), strict=True)))
    ledger.set_unit("Adult", ROW)
    assert f"releases {numbers[1]}, {numbers[2]}, which" in ledger.account("Adult").doubt
    assert ledger.account("Adult").spent == Fraction(3, 10)
    with pytest.raises(MixedUnitsError, match=rf"{numbers[1]}, {numbers[2]}\b"):
        ledger.preview("Adult", TENTH, unit=ROW)


def test_lines_about_units_and_draws_cost_nothing_and_say_what_they_are(ledger):
    ledger.set_budget("Other", DatasetBudget(Fraction(1)))
    charge = ledger.charge("Adult", TENTH, "", ROW.facts)
    lines = [
        ledger.set_unit("Other", ROW),
        ledger.record_units("Adult", {1: ROW}),
        ledger.keep_drawn(charge.number, b"drawn"),
    ]
    assert [(line.epsilon, line.delta, line.rho) for line in lines] == [(0, 0, 0)] * 3
    assert [line.purpose for line in lines] == [line.what for line in lines]
    assert len({line.purpose.template for line in lines}) == 3
    assert charge.purpose == ""


def test_units_have_one_spelling():
    assert dict(ROW.facts) == {"unit": "row", "neighbours": "add-remove"}
    assert dict(PATIENT.facts) == {"unit": "person", "by": "patient", "at-most": "3", "neighbours": "add-remove"}
