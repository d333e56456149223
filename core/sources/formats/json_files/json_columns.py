"""A table that one record of JSON holds by columns, as pandas writes it, or by keys of rows, as Firebase does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from core.patterns import pattern_of
from core.sources.formats.json_files.json_nested import flat_record

_KEY = pattern_of(r"-[\w-]{2,}|[A-Za-z0-9]{20,32}|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}")
"""How databases of documents call records: by moments, by chance, or by a UUID."""
_LEAST_ROWS, _LEAST_NAMES = 3, 2
"""Records of unlike names, at least, and names that most of them have."""


def columns_of(record: dict[str, Any]) -> dict[str, list[Any]]:
    """Return the columns of a table that one record holds, as pandas writes it; {} if it holds none.

    They are lists of equal length, or values by equal names of rows, or rows of equal names; or the names are one list,
    and the rows another.
    """
    values = list(record.values())
    if all(isinstance(each, dict) for each in values):
        names = [list(each) for each in values]
        if names != names[:1] * len(names):
            return {}
        by_row = {name: [each[name] for each in values] for name in names[0]}
        by_column = {name: list(each.values()) for name, each in record.items()}
        return by_row if _are_rows(by_row, by_column) else by_column
    headers, rows = record.get("columns"), record.get("data")
    if isinstance(headers, list) and isinstance(rows, list) and record.keys() <= {"columns", "data", "index"}:
        is_table = len({*map(str, headers)}) == len(headers) and all(isinstance(row, list) for row in rows)
        fits = is_table and all(len(row) == len(headers) for row in rows)
        return {str(name): [row[place] for row in rows] for place, name in enumerate(headers)} if fits and rows else {}
    are_lists = all(isinstance(each, list) for each in values) and len({*map(len, values)}) == 1
    return record if are_lists and values[0] else {}


def rows_by_key(record: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the rows of a record that has each by a key of its own; [] if it has none, or columns.

    Firebase leaves out what is blank, so names of most rows suffice. Records with others each are no table.
    """
    rows = [*record.values()]
    if len(rows) < 2 or not all(isinstance(row, dict) and row for row in rows):
        return []
    flat = [*map(flat_record, rows)]
    n_with = Counter(name for row in flat for name in row)
    if len({frozenset(row) for row in flat}) > 1 and not _are_alike(flat, n_with):
        return []
    by_row = {name: [row.get(name) for row in flat] for name in n_with}
    return rows if _are_rows(by_row, {key: [*row.values()] for key, row in zip(record, flat, strict=True)}) else []


def _are_alike(rows: list[dict[str, Any]], n_with: Mapping[str, int]) -> bool:
    """Return whether most rows have several names, each row has most of these, and hardly any has others."""
    usual = {name for name, n in n_with.items() if 2 * n > len(rows)}
    is_table = len(rows) >= _LEAST_ROWS and len(usual) >= _LEAST_NAMES
    are_filled = 2 * sum(map(len, rows)) > len(rows) * len(n_with)
    return is_table and are_filled and all(2 * len(usual & row.keys()) >= len(usual) for row in rows)


def _are_rows(by_row: dict[str, list[Any]], by_column: dict[str, list[Any]]) -> bool:
    """Return whether a record of records has a row in each, not a column: by its keys, or by kinds of values."""
    if _are_keys(by_row) or _are_keys(by_column):
        return not _are_keys(by_row)
    if not _are_of_one_kind(by_column):
        return _are_of_one_kind(by_row)
    # of one kind either way, as texts alone are: a table has few columns, and many rows
    return _are_of_one_kind(by_row) and len(by_column) >= max(_MANY, _TIMES * len(by_row))


_MANY, _TIMES = 10, 3
"""Records within a record, at least, and for each name in them, from which they are rows whatever they hold."""


def _are_keys(names: Iterable[str]) -> bool:
    """Return whether names are numbers or keys, as rows have, and no columns."""
    return all(map(str.isdecimal, names)) or all(map(_KEY.fullmatch, names))


def _are_of_one_kind(columns: dict[str, list[Any]]) -> bool:
    kinds = ({type(value) for value in values if value is not None} for values in columns.values())
    return all(len(each - {int}) <= 1 and (each <= {int, float} or len(each) <= 1) for each in kinds)


def name_of_rows(record: dict[str, Any]) -> str:
    """Return the first name of the rows that `columns_of` finds; "" if they are numbered, or have none."""
    values = list(record.values())
    if not all(isinstance(each, dict) for each in values):
        names = record.get("index")
    else:
        by_row = {name: [each.get(name) for each in values] for name in values[0]}
        by_column = {name: list(each.values()) for name, each in record.items()}
        names = list(record) if _are_rows(by_row, by_column) else list(values[0])
    return first_key(names) if isinstance(names, list) else ""


def first_key(names: Iterable[Any]) -> str:
    """Return the first of some names; "" if they are numbered, or there is none."""
    texts = [*map(str, names)]
    if not texts:
        return ""
    return "" if any(texts == [*map(str, range(least, least + len(texts)))] for least in (0, 1)) else texts[0]
