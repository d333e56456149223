"""Rows that a ledger knows again: whose they are, as their owner says, and what a rival program did meanwhile."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.errors import RivalKeyError, SamePeopleError
from core.privacy.fingerprint import KEY_BYTES, OTHER_PEOPLE, Fingerprint
from core.privacy.ledger import DatasetBudget, Ledger
from core.privacy.release_cost import ReleaseCost

TENTH = ReleaseCost.pure(Fraction(1, 10))
KEY = b"1" * KEY_BYTES
MADE = Fingerprint("f", frozenset({"a", "b"}))
NAMES = ("Adult", "Copy", "Third")


@pytest.fixture
def ledger(tmp_path):
    made = Ledger(tmp_path / "ledger.db")
    for name in NAMES:
        made.set_budget(name, DatasetBudget(Fraction(1)))
    made.charge("Adult", TENTH, "", MADE.facts(KEY, ()))
    return made


def test_other_people_are_kept_by_name_one_a_line():
    assert MADE.facts(KEY, ("Copy", "Third"))[OTHER_PEOPLE] == "Copy\nThird"
    assert OTHER_PEOPLE not in MADE.facts(KEY, ())


def test_a_charge_is_refused_where_a_rival_released_the_rows(ledger):
    with pytest.raises(SamePeopleError) as refused:
        ledger.charge("Copy", TENTH, "", MADE.facts(None, ()))
    assert refused.value.names == ("Adult",)
    assert ledger.account("Copy").spent == 0


def test_a_charge_goes_on_where_its_owner_has_named_all_others(ledger):
    ledger.charge("Copy", TENTH, "", MADE.facts(None, ("Adult",)))
    with pytest.raises(SamePeopleError) as refused:
        ledger.charge("Third", TENTH, "", MADE.facts(None, ("Adult",)))
    assert refused.value.names == ("Copy",)
    ledger.charge("Third", TENTH, "", MADE.facts(None, ("Adult", "Copy")))


def test_what_the_owner_has_said_of_a_dataset_stands_for_its_later_releases(ledger):
    ledger.charge("Copy", TENTH, "", MADE.facts(None, ("Adult",)))
    ledger.charge("Third", TENTH, "", MADE.facts(None, ("Adult", "Copy")))
    assert ledger.resembling("Third", MADE) == ()
    assert ledger.resembling("Copy", MADE) == ("Third",), "what was said of one does not speak for another"
    assert ledger.resembling("Adult", MADE) == ("Copy", "Third")


def test_a_dataset_named_x_is_one_like_any_other(ledger):
    ledger.set_budget("X", DatasetBudget(Fraction(1)))
    ledger.charge("X", TENTH, "", MADE.facts(None, ("Adult",)))
    assert ledger.resembling("Fifth", MADE) == ("Adult", "X")
    ledger.charge("Copy", TENTH, "", Fingerprint("g", frozenset()).facts(None, ()))
    assert ledger.resembling("Copy", MADE) == ("Adult", "X")
    with pytest.raises(SamePeopleError) as refused:
        ledger.charge("Third", TENTH, "", MADE.facts(None, ()))
    assert refused.value.names == ("Adult", "X")


def test_two_first_keys_are_not_compared(ledger):
    with pytest.raises(RivalKeyError, match=r"made the first release of the ledger .* Nothing was spent"):
        ledger.charge("Copy", TENTH, "", MADE.facts(b"2" * KEY_BYTES, ()))


def test_columns_that_say_nothing_are_alike_with_nobody(ledger):
    assert ledger.resembling("Copy", Fingerprint("g", frozenset())) == ()
    assert ledger.resembling("Copy", Fingerprint("g", frozenset({"a"}))) == ("Adult",)
    assert ledger.resembling("Copy", Fingerprint("g", frozenset({"a", "c"}))) == ()
