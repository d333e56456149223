"""Where the records are in what a service on the web answers, and whether they are one page of several."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, NamedTuple

from core.sources.formats.json_files.json_columns import first_key, rows_by_key

DEEPEST = 4
"""Records within records in which a list of records is looked for."""


class RecordList(NamedTuple):
    """A list of records in another one, by the names that lead to it.

    Attributes:
        name: the names, with points between.
        records: of the list.
        key: by which the first one is called; "" where they have no names of their own.
    """

    name: str
    records: list[dict[str, Any]]
    key: str = ""


def lists_in(record: Mapping[str, Any], depth: int = DEEPEST, *, by_key: bool = False) -> Iterator[RecordList]:
    """Yield the lists of records in a record, and in the records that it holds.

    Args:
        record: the one that is looked at.
        depth: how far down.
        by_key: whether records by keys are such a list, too; in one of them, no further list is looked for.
    """
    for name, value in record.items():
        if isinstance(value, list) and (rows := _listed(value) or _named_rows(value)):
            yield RecordList(name, rows)
        elif isinstance(value, dict) and by_key and (rows := rows_by_key(value)):
            yield RecordList(name, rows, first_key(value))
        elif isinstance(value, dict) and depth:
            inner = lists_in(value, depth - 1, by_key=by_key)
            yield from (each._replace(name=f"{name}.{each.name}") for each in inner)


def _listed(value: list[Any]) -> list[dict[str, Any]]:
    """Return the records of a list; [] of others. Firebase numbers from 0, and writes null where there is none."""
    records = value[1:] if value and value[0] is None else value
    return records if all(isinstance(each, dict) for each in records) else []


def _named_rows(rows: list[Any]) -> list[dict[str, Any]]:
    """Return the records of rows whose first one has the names, as services of tables give them; [] of others."""
    if len(rows) < 3 or not all(isinstance(row, list) for row in rows):
        return []
    names = rows[0]
    are_names = len(names) > 1 and all(isinstance(name, str) and name.strip() for name in names)
    fits = are_names and len(set(names)) == len(names) and all(len(row) <= len(names) for row in rows)
    if fits and any(cell == name for row in rows[1:] for cell, name in zip(row, names, strict=False)):
        return []  # a first row of values
    # of a row, blank cells at the end are left out
    return [dict(zip(names, row, strict=False)) for row in rows[1:]] if fits else []


def sign_of_pages(beside: Mapping[str, Any], n_records: int) -> str:
    """Return the name of what says that there are further pages; "" if nothing does.

    Args:
        beside: what stands beside the records, and in records there.
        n_records: how many there are on this page.
    """
    said = [(name, _plain(name), value) for name, value in _facts(beside)]
    nexts = (name for name, plain, value in said if plain in _NEXT and value not in (None, False, "", 0, {}, []))
    ends = (name for name, plain, value in said if plain in _ENDS and value is False)
    marks = (
        name for name, plain, value in said if plain == "offset" and isinstance(value, str) and not value.isdigit()
    )
    numbers = [(name, plain, _number(value)) for name, plain, value in said]
    pages = (name for name, plain, n in numbers if plain in _PAGES and n > 1)
    greater = (name for name, plain, n in numbers if plain in _COUNTS and n > n_records)
    return next(chain(nexts, ends, filter(None, marks), pages, greater), "")


def _facts(record: Mapping[str, Any], depth: int = 3) -> Iterator[tuple[str, Any]]:
    """Yield what a record says, and the records and links in it."""
    for name, value in record.items():
        if isinstance(value, dict) and depth and name.strip("_").lower() not in _OTHER:
            yield from _facts(value, depth - 1)
        if isinstance(value, list) and name.lower() in ("link", "links"):
            links = (each for each in value if isinstance(each, dict))
            yield from ((str(each.get("relation") or each.get("rel")), True) for each in links)
        else:
            yield name, value


def _plain(name: str) -> str:
    """Return a name without marks in it."""
    return name.casefold().replace("_", "").replace("-", "").rpartition("@odata.")[2]


def _number(value: Any) -> int:  # noqa: ANN401  JSON
    """Return a whole number, which may be written as a text, or as the value of a record; 0 of others."""
    value = value.get("value") if isinstance(value, dict) else value
    if isinstance(value, str) and value.isdecimal() and len(value) < 10:
        return int(value)
    return value if isinstance(value, int) else 0


_NEXT = frozenset(
    (
        *("next", "nextpage", "nextpageurl", "nexturl", "nextlink", "nextcursor", "nextpagetoken", "nextrecordsurl"),
        *("hasmore", "hasnext", "hasnextpage", "nexthref", "nexttoken", "exceededtransferlimit", "paginationtoken"),
    )
)
_ENDS = frozenset(("done", "last", "islast", "islastpage"))
_PAGES = frozenset(("totalpages", "pages", "pagecount", "numpages", "lastpage", "pagestotal"))
_COUNTS = frozenset(
    (
        *("totalcount", "totalresults", "totalelements", "numfound", "totalrecords", "totalrows", "totalsize", "total"),
        *("count", "recordstotal", "recordsfiltered", "numbermatched", "nbhits", "totalhits", "totalitems"),
    )
)
_OTHER = frozenset(("shards", "facets", "facetcounts", "aggregations", "summary", "statistics"))
"""What services on the web write beside the records of one page, without marks within names."""
