"""A table that one record of JSON holds by columns, as pandas writes it."""

from __future__ import annotations

from typing import Any


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


def _are_rows(by_row: dict[str, list[Any]], by_column: dict[str, list[Any]]) -> bool:
    """Return whether a record of records has a row in each, not a column: by its numbers, or by kinds of values."""
    if any(all(map(str.isdecimal, names)) for names in (by_row, by_column)):
        return not all(map(str.isdecimal, by_row))
    if not _are_of_one_kind(by_column):
        return _are_of_one_kind(by_row)
    # of one kind either way, as texts alone are: a table has few columns, and many rows
    return _are_of_one_kind(by_row) and len(by_column) >= max(_MANY, _TIMES * len(by_row))


_MANY, _TIMES = 10, 3
"""Records within a record, at least, and for each name in them, from which they are rows whatever they hold."""


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
    if not isinstance(names, list) or not names:
        return ""
    texts = [*map(str, names)]
    return "" if any(texts == [*map(str, range(least, least + len(texts)))] for least in (0, 1)) else texts[0]
