"""Sentences that files of before kept are found again, whatever became of them since."""

from __future__ import annotations

import hashlib
import string

import pytest

from core.old_words import LATER, SENTENCES, recalled, wordings
from core.privacy.ledger_entry import TOLD_BY_KEY
from core.release.phrases import PHRASES
from core.words import N_, Figures, Message, phrase
from tests.core.test_words import ODD

TODAY = {
    sentence.key: sentence
    for sentence in (
        phrase("a.nested", N_("Test", "now nothing")),
        phrase("a.outer", N_("Test", "now {what}, {mean:,.2f}, {n:,}")),
    )
}


@pytest.fixture
def then(monkeypatch):
    listed = (("a.nested", "nothing"), ("a.outer", "about {what:m}, {n:d} and {n:d}, {mean:f}"))
    monkeypatch.setattr("core.old_words.SENTENCES", listed)


def test_the_sentences_of_then_never_change():
    """Should this fail, put the list back as it was: better sentences belong to the phrases of today."""
    digest = hashlib.sha256(repr(SENTENCES).encode()).hexdigest()
    assert digest == "95530d356fb6f44e68001c5505678bd7453727d942385d042c33af49ef8f6866"


def test_every_sentence_of_then_is_one_of_today():
    keys = {key for key, _ in SENTENCES}
    assert keys <= PHRASES.keys() | TOLD_BY_KEY.keys()
    assert len(keys) > 45


def test_a_sentence_is_found_with_all_its_facts(then):
    again = recalled("about nothing, 1,234 and 1,234, 1,234.50", "a", TODAY)
    assert again == "now now nothing, 1,234.50, 1,234"
    assert again.facts["n"] == 1234
    assert isinstance(again.facts["mean"], Figures)
    assert again.facts["what"].key == "a.nested"


def test_a_stranger_stays_as_it_is(then):
    for text in ("something else", "about nothing, 3 and 4, 1.00", "nothing "):
        assert not isinstance(recalled(text, "a", TODAY), Message)
    assert not isinstance(recalled("nothing", "b", TODAY), Message)


def test_an_apostrophe_of_either_form_is_found_and_stays():
    sentence = PHRASES["statement.drawn"]
    for text in (str(sentence), sentence.replace("’", "'")):
        again = recalled(text, "statement", PHRASES)
        assert (again, again.key) == (text, "statement.drawn")


@pytest.mark.parametrize("odd", [odd for odd in ODD if odd])
def test_names_stay_names(odd):
    (text, *_) = wordings("statement.from-data", names=odd)
    again = recalled(text, "statement", PHRASES)
    assert (again, again.facts) == (text, {"names": odd})
    assert not isinstance(again.facts["names"], Message)


def test_one_table_is_the_same_sentence_as_many():
    one, many = (
        recalled(text, "ledger", TOLD_BY_KEY) for text in ("One table by marginals", "1,234 tables by a tables by b")
    )
    assert (one.key, one.facts) == ("ledger.released", {"tables": 1, "strategy": "marginals"})
    assert (many.key, many.facts) == ("ledger.released", {"tables": 1234, "strategy": "a tables by b"})


COUNTING = [PHRASES[key] for key, _ in LATER if PHRASES[key].one] + [TOLD_BY_KEY["ledger.released"]]


@pytest.mark.parametrize("n", [1, 2, 1234])
@pytest.mark.parametrize("sentence", COUNTING, ids=lambda sentence: sentence.key)
def test_every_wording_for_one_and_for_many_is_the_sentence_of_today(sentence, n):
    blanks = {name for _, name, _, _ in string.Formatter().parse(sentence.template) if name}
    today = sentence.format(**{**dict.fromkeys(blanks, "wave"), sentence.counted: n})
    again = recalled(str(today), sentence.key.partition(".")[0], PHRASES | TOLD_BY_KEY)
    assert (again, again.key, again.facts) == (today, sentence.key, today.facts)


@pytest.mark.parametrize(("key", "facts"), [("statement.bounded", {"at_most": 1}), ("group.parts", {"parts": 1})])
def test_one_said_as_many_were_is_the_sentence_of_today_too(key, facts):
    then = wordings(key, name="wave", **facts)
    assert len(set(then)) > 1
    today = PHRASES[key].format(name="wave", **facts)
    assert {recalled(text, key.partition(".")[0], PHRASES) for text in then} == {today}
