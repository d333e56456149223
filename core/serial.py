"""Values as JSON has them, and back: dataclasses by their fields, sentences by their keys; for ledger and pipe.

No pickle: whatever somebody has written into a file, or a broken parser says, it stays data.
"""

from __future__ import annotations

import dataclasses
import functools
import json
import types
import typing
from collections.abc import Mapping, Sequence
from datetime import date
from enum import Enum
from fractions import Fraction

from core.words import ENGLISH, Figures, Message

Phrases = Mapping[str, Message]
"""Sentences by their keys."""

_LEAVES = (str, int, float, type(None))
_EXACT = frozenset((str, int, float, bool, type(None)))
"""Types that JSON has as they are."""


def from_json(text: str | bytes) -> typing.Any:  # noqa: ANN401  whatever it holds
    """Return the value of a JSON text.

    Raises:
        ValueError: if it is none, or brackets in it are nested more deeply than the library reads.
    """
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError("brackets are nested too deeply") from error


class Writer:
    """Turns values into what JSON holds."""

    def plain(self, value: object) -> object:
        """Return `value` as JSON has it.

        Raises:
            TypeError: if this program does not know how to write it down.
        """
        if type(value) in _EXACT:  # as most are
            return value
        if isinstance(value, tuple):
            return [*value] if _EXACT.issuperset(map(type, value)) else [self.plain(each) for each in value]
        if isinstance(value, Message):
            return self.message(value)
        if dataclasses.is_dataclass(value):
            return self.fields(value)
        return _plain(value)

    def fields(self, value: object) -> dict[str, object]:
        """Return a dataclass as JSON has it."""
        return {name: self.plain(getattr(value, name)) for name in field_names(value)}

    def message(self, message: Message) -> object:
        """Return a message as JSON has it."""
        return message_data(message)


@functools.cache  # 0.6 ms, and a table has thousands of columns
def _hints_of(kind: type) -> dict[str, typing.Any]:
    return typing.get_type_hints(kind)


@functools.cache
def _parts_of(hint: typing.Any) -> tuple[object, tuple[typing.Any, ...]]:  # noqa: ANN401  a type of a field
    """Return of what a type is made, such as a tuple, and the types of the parts."""
    return typing.get_origin(hint), typing.get_args(hint)


class Reader:
    """Makes values from JSON as the types of the fields say."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases

    def value(self, hint: typing.Any, data: typing.Any) -> typing.Any:  # noqa: ANN401  as many types as there are fields
        """Return the value of type `hint` that `Writer.plain` wrote.

        Raises:
            ValueError, TypeError, KeyError: if it is another, such as a newer version writes.
        """
        if type(data) is hint and hint in _EXACT:  # as most are, of profiles with hundreds of values
            return data
        origin, kinds = _parts_of(hint)
        if origin in (typing.Union, types.UnionType):
            return self._one_of(kinds, data)
        if origin is tuple:
            return self._tuple(kinds, data)
        if dataclasses.is_dataclass(hint):
            return self._dataclass(hint, data)
        if hint is str and isinstance(data, dict):
            return Figures(data["figures"]) if "figures" in data else self.message(data)
        return _simple(hint, data)

    def message(self, data: Mapping[str, typing.Any]) -> str:
        """Return the message that `Writer.message` wrote."""
        return message_from(data, self._phrases)

    def _dataclass(self, kind: typing.Any, data: Mapping[str, object]) -> object:  # noqa: ANN401  any dataclass
        hints, names = _hints_of(kind), field_names(kind)
        if not data.keys() <= set(names):
            raise ValueError("a field of a newer version")
        return kind(**{name: self.value(hints[name], data[name]) for name in names if name in data})

    def _tuple(self, kinds: tuple[object, ...], data: list[typing.Any]) -> tuple[object, ...]:
        if len(kinds) == 2 and kinds[1] is Ellipsis:
            parts = _parts_of(kinds[0])[1]
            if parts and all(tuple(map(type, each)) == parts for each in data):
                return tuple(tuple(each) for each in data)  # pairs of a text and a number, as most are
            return tuple(self.value(kinds[0], each) for each in data)
        return tuple(self.value(kind, each) for kind, each in zip(kinds, data, strict=True))

    def _one_of(self, kinds: Sequence[typing.Any], data: object) -> object:
        """Return the value as the first of several types that it can be of."""
        if data is None and types.NoneType in kinds:
            return None
        for kind in kinds[:-1]:
            if kind is not types.NoneType:
                try:
                    return self.value(kind, data)
                except (TypeError, ValueError):
                    continue
        return self.value(kinds[-1], data)


def field_names(kind: typing.Any) -> list[str]:  # noqa: ANN401  any dataclass
    """Return the names of the fields that it takes to make a dataclass."""
    return [field.name for field in dataclasses.fields(kind) if field.init]


def message_data(message: Message) -> dict[str, object]:
    """Return a message as JSON has it: key and facts; where it has no key, all that it is made of."""
    facts = {} if message.facts is None else {"facts": {name: fact_data(fact) for name, fact in message.facts.items()}}
    if message.key:
        return {"key": message.key, **facts}
    made_of = {name: getattr(message, name) for name in ("context", "one", "counted") if getattr(message, name)}
    text = {"text": str(message)} if message.context else {}
    return {"template": message.template, **made_of, **text, **facts}


def message_from(data: Mapping[str, typing.Any], phrases: Phrases) -> Message:
    """Return the message that `message_data` wrote, as it is put today; nothing else is ever filled in.

    Raises:
        ValueError: if its key is none of `phrases`: a newer version wrote it.
        KeyError: if it lacks what the sentence says.
    """
    facts = {name: fact_from(fact, phrases) for name, fact in data["facts"].items()} if "facts" in data else None
    if "key" in data:
        if data["key"] not in phrases:
            raise ValueError("a sentence of a newer version")
        sentence = phrases[data["key"]]
        return sentence if facts is None else sentence.format(**facts)
    message = Message(data.get("text", ""), data.get("context", ""), data["template"], facts)
    message.one, message.counted = data.get("one", ""), data.get("counted", "")
    return message.reading(ENGLISH.say(message), facts)


def fact_data(fact: object) -> object:
    """Return a fact as JSON has it: numbers unchanged, anything else as text."""
    if isinstance(fact, Message):
        return {"message": message_data(fact)}
    if isinstance(fact, Figures):
        return {"figures": str(fact)}
    if isinstance(fact, _LEAVES):
        return fact
    return {"figures": str(fact)} if isinstance(fact, Fraction) else str(fact)


def fact_from(data: object, phrases: Phrases) -> object:
    """Return the fact that `fact_data` wrote."""
    if isinstance(data, dict) and "message" in data:
        return message_from(data["message"], phrases)
    if isinstance(data, dict):
        return Figures(data["figures"])
    return data


def _plain(value: object) -> object:
    """Return what has no parts as JSON has it."""
    if isinstance(value, Figures):
        return fact_data(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Fraction | date):
        return str(value)
    if isinstance(value, _LEAVES):
        return value
    raise TypeError(f"a {type(value).__name__} cannot be kept")


def _simple(kind: typing.Any, data: typing.Any) -> object:  # noqa: ANN401  a scalar's type, and its value
    if kind is float and isinstance(data, int | float):
        return float(data)
    if kind is date:
        return date.fromisoformat(data)
    if kind is Fraction or (isinstance(kind, type) and issubclass(kind, Enum)):
        return kind(data)
    if not isinstance(data, kind):
        raise TypeError(f"{data!r} is not {kind}")
    return data
