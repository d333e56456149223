"""Values and sentences come back from JSON as they went in."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from fractions import Fraction

import pytest

from core.serial import Reader, Writer, from_json, message_data, message_from
from core.words import N_, Figures, Message, joined, phrase
from tests.core.test_words import ODD

PART = phrase("test.part", N_("Test", "{name} in {n} parts", "{name} in one part", 2))
WHOLE = phrase("test.whole", N_("Test", "all of {part}, ± {mean:,.2f} {scale}"))
PHRASES = {sentence.key: sentence for sentence in (PART, WHOLE)}


class Colour(StrEnum):
    """One of a few."""

    RED = "red"


@dataclass(frozen=True)
class Everything:
    """A field of every kind."""

    text: str
    colour: Colour
    amount: Fraction
    edges: tuple[float, ...] | tuple[date, ...]
    low: float | date | None
    pairs: tuple[tuple[str, int], ...]
    inner: Everything | None = None
    default: str = "x"
    figure: str = "1"


def there_and_back(message):
    return message_from(json.loads(json.dumps(message_data(message))), PHRASES)


def same(one, other):
    return (
        (type(one), one) == (type(other), other)
        if not isinstance(one, Message)
        else (one, one.key, one.context, one.template, one.one, one.counted)
        == (other, other.key, other.context, other.template, other.one, other.counted)
        and (one.facts or {}).keys() == (other.facts or {}).keys()
        and all(same(fact, (other.facts or {})[name]) for name, fact in (one.facts or {}).items())
    )


@pytest.mark.parametrize("edges", [(1.5, 2.0), (date(2024, 1, 31), date(2024, 2, 1)), ()])
def test_every_kind_of_field_comes_back(edges):
    inner = Everything("", Colour.RED, Fraction(1, 3), (), None, ())
    low = edges[0] if edges else None
    made = Everything("a", Colour.RED, Fraction(2), edges, low, (("b", 1),), inner, figure=Figures("1,5"))
    again = Reader({}).value(Everything, json.loads(json.dumps(Writer().plain(made))))
    assert again == made
    assert [type(again.figure), type(again.text)] == [Figures, str]  # the window gives only the first its marks


@pytest.mark.parametrize("name", ODD)
@pytest.mark.parametrize("n", [0, 1, 2])
def test_a_sentence_is_kept_as_its_key_and_its_facts(name, n):
    part = PART.format(name=name, n=n)
    made = WHOLE.format(part=part, mean=1234.5, scale=Figures("0.5"))
    data = message_data(made)
    assert data.keys() == {"key", "facts"}
    assert "parts" not in json.dumps(data).replace(json.dumps(name), "")
    assert same(made, there_and_back(made))


def test_a_text_that_is_a_key_stays_a_text():
    assert Reader(PHRASES).value(str, Writer().plain("test.whole")) == "test.whole"
    assert not isinstance(Reader(PHRASES).value(str, "test.whole"), Message)


def test_a_sentence_is_said_as_it_is_put_on_the_day_it_is_read():
    made = WHOLE.format(part=PART.format(name="x", n=2), mean=1.0, scale=Figures("0.5"))
    better = {
        "test.part": phrase("test.part", N_("Test", "{n} pieces of {name}", "the only piece of {name}", 1)),
        "test.whole": phrase("test.whole", N_("Test", "{scale}: {part}")),
    }
    assert message_from(message_data(made), better) == "0.5: 2 pieces of x"
    assert message_from(message_data(joined("; ", [made, "y"])), better) == "0.5: 2 pieces of x; y"


def test_a_sentence_without_a_key_carries_itself():
    made = N_("Error", "{n:,} cells, {what}", "one cell, {what}", 1).format(n=1, what=N_("Error", "a picture"))
    assert same(made, there_and_back(made))
    assert there_and_back(N_("Fit", "{…}")) == "{…}"


def test_what_json_does_not_know_goes_as_text():
    assert there_and_back(PART.format(name=ValueError("at line 3"), n=2)).facts == {"name": "at line 3", "n": 2}


@pytest.mark.parametrize(
    "forged",
    [
        {"key": "test.future", "facts": {}},
        {"key": "test.part", "facts": {"name": "x"}},
        {"key": "test.part", "facts": {"name": {"future": 1}, "n": 1}},
        {"facts": {}},
    ],
)
def test_what_a_newer_version_wrote_is_refused(forged):
    with pytest.raises((ValueError, KeyError)):
        message_from(forged, PHRASES)


def test_nothing_but_facts_is_filled_in():
    forged = {"text": "plain", "context": "Error", "template": "{x.__class__}", "facts": {"x": 1}}
    assert message_from(forged, PHRASES) == "plain"
    assert message_from({"template": "{x:>99999999}", "facts": {"x": 1}}, PHRASES) == "1"


@pytest.mark.parametrize("data", [{"text": 1}, {"text": "a", "colour": "blue"}, {"future": 1}, 3, None])
def test_another_dataclass_is_refused(data):
    with pytest.raises((ValueError, KeyError, TypeError, AttributeError)):
        Reader({}).value(Everything, data)


@pytest.mark.parametrize("value", [{"a": 1}, [1], b"bytes", object()])
def test_what_cannot_be_written_is_a_fault_of_ours(value):
    with pytest.raises(TypeError, match="cannot be kept"):
        Writer().plain(value)


def test_deep_brackets_are_no_value():
    assert from_json('{"a": [1]}') == {"a": [1]}
    for text in ("[" * 100_000, '{"a":' * 100_000, "[" * 100_000 + "]" * 100_000):
        with pytest.raises(ValueError, match="nested too deeply"):
            from_json(text)
