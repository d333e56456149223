"""Tables of which one list of JSON has the names, and another the rows, as DHIS2, Socrata and Metabase write them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from core.sources.formats.json_files.json_parts import DEEPEST, RecordList

_LEAST_ROWS, _LEAST_NAMES = 2, 2
"""Rows, and names, at least."""
_CALLED = (
    *("column", "label", "title", "display_name", "displayName", "name", "header", "field", "fieldName"),
    *("text", "key", "id"),
)
"""What a description of a column calls its name, and the one that people read first."""
_TYPES = "type"
"""In the name of a list that has types, of which each may occur once."""


class _NamedPart(NamedTuple):
    """A list within a record, by the names that lead to it."""

    name: str
    values: list[Any]


def headed_rows(record: Mapping[str, Any]) -> tuple[RecordList, str] | None:
    """Return the records of the longest list of rows whose names another list has, and its name; None if none is.

    A row is a list of values; a name is a text, or is in the description of a column. No list of records is longer.
    """
    parts = [*_parts(record)]
    longest = sorted((part for part in parts if _are_rows(part.values)), key=lambda part: -len(part.values))
    for rows in longest:
        for names in parts:
            said = [] if _TYPES in names.name.casefold() else _names(names.values, len(rows.values[0]))
            if said and len(rows.values) >= _longest(parts, names):
                records = [dict(zip(said, row, strict=True)) for row in rows.values]
                return RecordList(rows.name, records), names.name
    return None


def _longest(parts: Sequence[_NamedPart], names: _NamedPart) -> int:
    """Return how many records the longest list of records has, beside the names."""
    records = (part.values for part in parts if part is not names and isinstance(next(iter(part.values), None), dict))
    return max(map(len, records), default=0)


def has_nameless_rows(record: Mapping[str, Any], n_others: int) -> bool:
    """Return whether a record has a list of rows, with texts and without names, that is longer than its other lists.

    Args:
        record: in which `headed_rows` finds none.
        n_others: records of the longest of these; of rows below a row of names, the names are not among them.
    """
    rows = (part.values for part in _parts(record) if len(part.values) > n_others + 1 and _are_rows(part.values))
    return any(isinstance(cell, str) for values in rows for cell in values[0])


def _parts(record: Mapping[str, Any], depth: int = DEEPEST) -> Iterator[_NamedPart]:
    for name, value in record.items():
        if isinstance(value, list):
            yield _NamedPart(name, value)
        elif isinstance(value, dict) and depth:
            yield from (part._replace(name=f"{name}.{part.name}") for part in _parts(value, depth - 1))


def _are_rows(values: list[Any]) -> bool:
    """Return whether all values are lists of one length."""
    if len(values) < _LEAST_ROWS or not all(isinstance(row, list) for row in values):
        return False
    return len({*map(len, values)}) == 1 and len(values[0]) >= _LEAST_NAMES


def _names(values: list[Any], n: int) -> list[str]:
    """Return the names of so many columns; [] if the values are none."""
    if len(values) != n:
        return []
    if not all(isinstance(each, dict) for each in values):
        return values if _are_names(values) else []
    said = ([each.get(key) for each in values] for key in _CALLED)
    return next(filter(_are_names, said), [])


def _are_names(values: list[Any]) -> bool:
    return all(isinstance(name, str) and name.strip() for name in values) and len({*values}) == len(values)
