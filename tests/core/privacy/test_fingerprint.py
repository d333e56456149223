"""Rows are known again by what the ledger keeps of them."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.privacy.entry_facts import NO_FACTS, Facts
from core.privacy.fingerprint import FINGERPRINT, Fingerprint, counted_rows
from tests.core.privacy.test_column_sketch import drawn, sketch

hashes = st.text("0123456789abcdef", min_size=4, max_size=4)
sketches = st.just("") | st.text("abcXYZ0189+/=", min_size=1)
prints = st.builds(Fingerprint, st.just("") | hashes, st.frozensets(hashes, max_size=4), sketches, st.just("") | hashes)


def made(file, *columns):
    return Fingerprint(file, frozenset(columns))


@given(prints)
def test_a_line_keeps_it(found):
    assert Fingerprint.of(Facts({FINGERPRINT: found.text})) == found
    assert Fingerprint.of(NO_FACTS) is None


def test_it_is_spelled_as_ledgers_keep_it():
    facts = Fingerprint("f", frozenset("ba"), "s", "r").facts(b"\x01", ("Adult", "Other"))
    assert dict(facts) == {
        "fingerprint": "file:f sketch:s rows:r a b",
        "fingerprint-key": "01",
        "other-people": "Adult\nOther",
    }


@dataclass
class Entry:
    """What is asked of an entry of the ledger here."""

    number: int
    facts: Facts
    charge: int = 0

    def is_result_of(self, charge):
        return self.charge == charge


def test_a_charge_counted_the_rows_of_its_result_or_else_its_own():
    before, corrected = made("before"), made("corrected")
    charge, other = (Entry(number, Facts({FINGERPRINT: before.text})) for number in (1, 2))
    plain, again = Entry(3, NO_FACTS, 1), Entry(4, Facts({FINGERPRINT: corrected.text}), 1)
    assert counted_rows([charge, other, plain], charge) == before
    assert counted_rows([charge, other, plain, again], charge) == corrected
    assert counted_rows([charge, other, again], other) == before
    assert counted_rows([], Entry(5, NO_FACTS)) is None


@given(prints, prints)
def test_whoever_resembles_is_resembled(one, other):
    assert one.resembles(other) == other.resembles(one)


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        (made("f", "a", "b", "c"), made("f", "x"), True),
        (made("f"), made("g"), False),
        (made(""), made(""), False),
        (made("f", "a", "b", "c"), made("g", "a", "b", "x", "y"), True),
        (made("f", "a", "b", "c"), made("g", "a", "x", "y"), False),
        (made("f", "a"), made("g", "a", "x", "y"), True),
        (made("f", "a"), made("g", "x"), False),
    ],
)
def test_what_resembles(one, other, alike):
    assert one.resembles(other) is alike


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (Fingerprint("f", frozenset("ab"), "s", "r"), Fingerprint("", frozenset("ab"), "t", "r"), True),
        (Fingerprint("f", frozenset("ab"), "s", "r"), Fingerprint("f", frozenset("ab"), "s", "q"), False),
        (Fingerprint("f", frozenset("ab"), "s"), Fingerprint("g", frozenset("ab"), "s", "r"), True),
        (Fingerprint("f", frozenset("ab"), "s"), Fingerprint("f", frozenset("ab"), "t", "r"), True),
        (Fingerprint("f", frozenset("ab"), "s"), Fingerprint("f", frozenset("ac"), "s", "r"), False),
        (Fingerprint("f", frozenset("ab"), "s"), Fingerprint("g", frozenset("ab"), "t", "r"), False),
        (made("", "a", "b"), made("", "a", "b"), False),
    ],
)
def test_what_is_surely_of_the_same_rows(one, other, same):
    """Lines of older versions lack the hash of all rows; of them, equal counts are too little."""
    assert one.is_of_same_rows(other) is other.is_of_same_rows(one) is same


def test_people_in_common_are_told_by_what_they_say_alone():
    """Where neither the file nor any column is the same; a line of an older version has no sketch."""
    people, others = drawn(3000, 1), drawn(3000, 2)
    said = [Fingerprint("", frozenset(), each) for each in (sketch(people).text, sketch(people[100:]).text, "")]
    one, most, older = said
    assert one.resembles(most)
    assert not one.resembles(Fingerprint("", frozenset(), sketch(others).text))
    assert not one.resembles(older)
    assert not older.resembles(one)
    assert not older.resembles(older)
