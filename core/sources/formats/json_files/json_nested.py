"""Values within the values of a record, each by the names that lead to it, such as “address.city”."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

_DEEPEST = 6
"""Records within records that are opened; what is deeper is left whole."""
_WHOLE = {"$numberInt": int, "$numberLong": int, "$numberDouble": float, "$numberDecimal": float}
_TEXTS = frozenset(("$oid", "$uuid", "$symbol"))
"""How MongoDB writes numbers and keys that JSON does not have."""
_FIRST_DAY = datetime(1970, 1, 1, tzinfo=UTC)


MARK = "; "
"""Between the answers of a list, where they are shown and read as one text."""
_MOST_ANSWERS, _LONGEST = 40, 80
"""Answers in one cell, and letters of each, at most: more are the words of a text, or its sentences."""


def are_answers(value: Any) -> bool:  # noqa: ANN401  JSON
    """Return whether a value is a list of short texts, as forms write several answers to one question."""
    return (
        isinstance(value, list)
        and len(value) <= _MOST_ANSWERS
        and all(isinstance(each, str) and len(each) <= _LONGEST and ";" not in each for each in value)
    )


def numbered_record(record: dict[str, Any]) -> dict[str, Any]:
    """Return the record within another of one name, its number, which is one of its values; others as they are.

    LimeSurvey writes each answer so, as {"17": {"id": "17", …}}.
    """
    if len(record) != 1:
        return record
    ((name, inner),) = record.items()
    is_such = name.isdecimal() and isinstance(inner, dict) and name in map(str, inner.values())
    return inner if is_such else record


def flat_record(record: dict[str, Any]) -> dict[str, Any]:
    """Return a record without records in it; what stays a list or a record holds several values.

    A list of one value is that value, and an empty one none.
    """
    if {dict, list}.isdisjoint(map(type, record.values())):
        return record
    found: dict[str, Any] = {}
    for name, value in record.items():
        _put(found, name, value, _DEEPEST)
    return found


def _put(found: dict[str, Any], name: str, value: Any, depth: int) -> None:  # noqa: ANN401  JSON
    if isinstance(value, list) and len(value) < 2:
        value = next(iter(value), {})
    if isinstance(value, dict) and len(value) == 1:
        value = _plain(value)
    if isinstance(value, dict) and depth:
        for inner, each in value.items():
            _put(found, f"{name}.{inner}", each, depth - 1)
    else:  # a name with a point in it may be that of another way, too: both are no answers to one question
        found[name] = [[found[name], value]] if name in found else value


def _plain(value: dict[str, Any]) -> Any:  # noqa: ANN401  JSON
    """Return what MongoDB wraps in a record of one name; any other record as it is."""
    ((name, inner),) = value.items()
    if name in _TEXTS and isinstance(inner, str):
        return inner
    if name == "$date":
        return _moment(inner)
    if name in _WHOLE and isinstance(inner, str):
        try:
            number = _WHOLE[name](inner)
        except ValueError:
            return value
        return number if number - number == 0 else inner  # what is infinite is no number of JSON
    return value


def _moment(said: Any) -> Any:  # noqa: ANN401  JSON
    """Return a date as a text, which MongoDB may count in milliseconds."""
    said = _plain(said) if isinstance(said, dict) and len(said) == 1 else said
    if not isinstance(said, int):
        return said
    try:
        moment = _FIRST_DAY + timedelta(milliseconds=said)
    except OverflowError:
        return str(said)
    return f"{moment:%Y-%m-%d}" if said % 86_400_000 == 0 else f"{moment:%Y-%m-%dT%H:%M:%SZ}"
