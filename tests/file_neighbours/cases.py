"""A plan, a layout and some rows, at random: every kind of cell that people write, and every way of writing a table."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from datetime import date, datetime

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ReadingLayout
from tests.core.sources.written_files import Error
from tests.file_neighbours.books import WAYS

TEXTS, WORKBOOKS = ("csv", "tsv", "txt"), ("xlsx", "xlsm", "xls", "ods")
TYPED = ("parquet", "feather", "sqlite", "duckdb", "sav", "dta", "sas7bdat", "xpt")
FORMATS = (*TEXTS, *WORKBOOKS, *TYPED)
NAMES = ("who", "sex", "age", "day", "note")
E_ACUTE = "Zoé"
ANYTHING = (
    "x;y",
    "a,b",
    'say "so"',
    "two\nlines",
    "1,5",
    "1.5",
    "1.234",
    "1,234",
    "31/1/2024",
    "1/31/2024",
    "0012",
    " ",
)
NOON = datetime(2024, 7, 1, 12)  # noqa: DTZ001  spreadsheets know no zones
FITTING = {
    "who": (
        "p1",
        "p2",
        " p1",
        "P1",
        "1",
        1,
        1.0,
        2,
        2.5,
        "03",
        date(2024, 1, 1),
        E_ACUTE,
        unicodedata.normalize("NFD", E_ACUTE),
    ),
    "sex": ("f", "m", " f ", "1", 1, 1.0, 0, True, "TRUE", "Zoé"),
    "age": (1, 17.0, 18, 64.5, "17", "18", " 30 "),
    "day": (date(2024, 1, 31), NOON, "2024-03-04", "31.1.2024", date(2024, 12, 31)),
    "note": (*ANYTHING, None, "", "a note", 5, 2.5, date(2024, 1, 1), True),
}
ENDED = {
    "who": ("p1\n", "p1\xa0"),
    "sex": ("f\n", "m\xa0", "\n"),
    "age": ("17\n", "18\r\n", "\xa018", " \n"),
    "day": ("2024-03-04\n",),
    "note": ("line\n", "line\r\n", "\n", " \n", "\xa0", "a\xa0"),
}
"""Cells that end with a line end, or are blank with one, or with a blank that does not break."""
ODD = {
    "who": ("Ä", "p-1", 123456789, None, float(2**53), "  "),
    "sex": (*ANYTHING, "F", None, 3.5, date(2024, 1, 1)),
    "age": ("1,5", "1.5", "1.234", "1,234", "1.234,5", "1,234.5", "1 234", "abc", None, -3, "5e1", True, 2.0**53),
    "day": (
        "3/4/2024",
        "4/3/2024",
        "31/1/2024",
        "1/31/2024",
        "5/5/2024",
        "3-4-2024",
        "soon",
        None,
        45000,
        "2023-01-01",
    ),
    "note": (Error("#N/A"), "Total", "€ 5", "\ufeff"),
}
"""Cells that mean something else, or nothing, under another layout."""


@dataclass(frozen=True)
class Case:
    """How a table is written and read.

    Attributes:
        suffix: of the file.
        layout: pinned.
        attributes: of the plan.
        identifier: the column that tells people apart; None: no one asks.
        above: rows above the header (or the records), cells from column A on.
        left: empty columns before the table.
        has_header: whether the names stand in a row.
        style: of a text: line end, whether all is quoted, whether the last line ends.
        types: of a file with a schema: the type of each column.
        ways: of a workbook: what a spreadsheet program does to its rows.
        has_ends: whether cells are among those of `ENDED`, too.
    """

    suffix: str
    layout: ReadingLayout
    attributes: tuple[Attribute, ...]
    identifier: str | None
    above: tuple[tuple[object, ...], ...] = ()
    left: int = 0
    has_header: bool = True
    style: tuple[str, bool, bool] = ("\n", False, True)
    types: tuple[type, ...] = ()
    ways: tuple[str, ...] = ()
    has_ends: bool = False


def any_case(chance, formats=FORMATS) -> Case:
    """Return a case of any of these formats."""
    suffix = chance.choice(formats)
    above = tuple(chance.choice([(), ("A title",), ("", "")]) for _ in range(chance.choice([0, 0, 1, 3])))
    has_header = suffix in TYPED or chance.random() < 0.8
    left = 0 if suffix in TYPED or (has_header and suffix in TEXTS) else chance.choice([0, 0, 0, 2])
    above = () if suffix in TYPED or not has_header else above
    letters = dict(zip(NAMES, "ABCDEFGH"[left:], strict=False))
    attributes = _attributes(chance, {name: name for name in NAMES} if has_header else letters)
    identifier = chance.choice([None, "who" if has_header else letters["who"]])
    marks = {"decimal": chance.choice(".,"), "dates": chance.choice(["day-first", "month-first", "year-first"])}
    marks["thousands"] = chance.choice([mark for mark in ("", " ", ".", ",") if mark != marks["decimal"]])
    layout = ReadingLayout(header_row=len(above) + 1 if has_header else 0, **marks, **_of_format(chance, suffix))
    if has_header and suffix not in TYPED and chance.random() < 0.2:
        layout = _in_a_range(chance, layout, left)
    style = chance.choice(["\n", "\r\n", "\r"]), chance.random() < 0.3, chance.random() < 0.8
    types = tuple(chance.choice(_TYPES[name]) for name in NAMES) if suffix in TYPED else ()
    ways = tuple(way for way in WAYS.get(suffix, ()) if chance.random() < 0.5)
    has_ends = chance.random() < 0.25
    return Case(suffix, layout, attributes, identifier, above, left, has_header, style, types, ways, has_ends)


def any_row(chance, case, odd) -> tuple[object, ...]:
    """Return cells for every column, each an odd one with probability `odd`."""
    return tuple(_cell(chance, case, place, name, odd) for place, name in enumerate(NAMES))


def _cell(chance, case, place, name, odd):
    pool = ODD[name] if chance.random() < odd else (*FITTING[name], *(ENDED[name] if case.has_ends else ()))
    if case.suffix not in TYPED:
        return chance.choice(pool)
    wanted = case.types[place]
    pool = [cell for cell in (*pool, *FITTING[name]) if type(cell) is wanted]
    return chance.choice([*pool, None] if name != "who" else pool)


_TYPES = {
    "who": (str, int, float),
    "sex": (str, int, float, bool),
    "age": (str, int, float),
    "day": (str, date),
    "note": (str, float),
}


def _of_format(chance, suffix):
    if suffix in TEXTS:
        encoding = chance.choice(["utf-8", "utf-8", "utf-8-sig", "cp1252", "utf-16", "gb18030"])
        return {"delimiter": chance.choice([",", ";", "\t", "|"]), "encoding": encoding}
    return {"sheet": "Data"} if suffix in (*WORKBOOKS, "sqlite", "duckdb") else {}


def _in_a_range(chance, layout, left):
    """Return the layout with a range from the names on; nothing of it depends on how many rows there are."""
    first, last = "ABCDEFGH"[left], "ABCDEFGH"[left + len(NAMES) - 1]
    row = layout.header_row
    return chance.choice(
        [
            ReadingLayout(**{**_facts(layout), "header_row": each, "range": f"{first}{row}:{last}"})
            for each in (None, row)
        ]
    )


def _facts(layout):
    return {name: getattr(layout, name) for name in layout.__slots__}


def _attributes(chance, columns):
    labels = {"other": "anything else"} if chance.random() < 0.85 else {}
    labels |= {"missing": "no answer"} if chance.random() < 0.85 else {}
    merges = (("F", "f"), ("0", "m")) if chance.random() < 0.5 else ()
    days = (date(2024, 1, 1), date(2024, 3, 1), date(2024, 4, 1), date(2024, 7, 1), date(2024, 12, 31))
    kinds = {
        "sex": {"kind": Kind.CATEGORIES, "categories": ("f", "m", "1", "TRUE", "Zoé"), "merges": merges},
        "age": {"kind": Kind.NUMBER, "edges": (0.0, 2.0, 18.0, 100.0, 1230.0, 1300.0)},
        "day": {"kind": Kind.DATE, "edges": days},
    }
    return tuple(Attribute(name=name, column=columns[name], **facts, **labels) for name, facts in kinds.items())
