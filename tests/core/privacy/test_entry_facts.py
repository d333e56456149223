"""What a line of the ledger says besides its amounts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.privacy.entry_facts import FINGERPRINT, KEY, NO_FACTS, PRIVATE_KEYS, Facts

texts = st.dictionaries(st.text(max_size=8), st.text(max_size=8), max_size=4)


@given(texts)
def test_facts_are_read_back_as_they_were_written(texts):
    facts = Facts(texts)
    assert facts.text.isascii()
    assert Facts.read(facts.text) == facts
    assert dict(facts) == texts
    assert len(facts) == len(texts)


def test_facts_have_one_spelling_whatever_the_order():
    one, other = Facts({"b": "é", "a": "1"}), Facts({"a": "1"}, b="é")
    assert one.text == other.text == '{"a":"1","b":"\\u00e9"}'
    assert {one} == {other}


def test_a_line_of_an_old_format_has_none():
    assert (NO_FACTS.text, Facts.read(""), bool(NO_FACTS)) == ("", NO_FACTS, False)


@pytest.mark.parametrize(
    "text",
    ["{}", "[]", "null", "{", '{"a": "1"}', '{"a":1}', '{"a":"1","b":1}', '{"a":"1","a":"1"}', '{"b":"","a":""}'],
)
def test_another_spelling_is_refused(text):
    with pytest.raises(ValueError, match=r"^(facts|Expecting)"):
        Facts.read(text)


def test_what_is_derived_from_rows_is_not_told():
    facts = Facts(dict.fromkeys(PRIVATE_KEYS, "x"), unit="row")
    assert facts.told == Facts(unit="row")


def test_facts_are_never_changed():
    with pytest.raises(AttributeError):
        NO_FACTS._items = ()  # noqa: SLF001  what is tried is the forbidden


def test_what_facts_are_called_in_a_ledger_stays():
    """Or the rows of older charges could not be known again."""
    assert (FINGERPRINT, KEY) == ("fingerprint", "fingerprint-key")
