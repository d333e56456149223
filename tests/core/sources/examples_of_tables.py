"""Tables that sources could read in different ways, each with the codes or the refusal that all of them must give."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time
from decimal import Decimal
from itertools import starmap

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit
from core.errors import (
    BlankCellError,
    BlankIdentifierError,
    MissingColumnError,
    NoRowsError,
    NotANumberError,
    OutsideEdgesError,
    UnknownCategoryError,
)
from tests.core.sources.back_ends import (
    CHAR,
    DAY,
    DECIMAL,
    DOUBLE,
    LONG,
    MOMENT,
    SINGLE,
    SMALL,
    TEXT,
    TIME,
    TRUTH,
    UUID,
    WHOLE,
    ZONED,
    Table,
)

FRAMES = ("pandas", "pandas, Arrow's types", "polars")
EVERY_ROW = ProtectedUnit()
MANY = 2500
"""Rows of a table that no source reads in one piece."""


@dataclass(frozen=True)
class Refusal:
    """The error that a table gives, and the facts that name the cell."""

    kind: type
    facts: dict


@dataclass(frozen=True, eq=False)
class Example:
    """A table, what is asked of it, and what every back end has to answer.

    Attributes:
        codes: of each attribute, the rows in order; or the refusal.
        persons: a number for the person of each row, in the order of their first rows.
        without: back ends that cannot keep such cells.
    """

    table: Table
    attributes: tuple[Attribute, ...]
    codes: list[list[int]] | Refusal
    unit: ProtectedUnit = EVERY_ROW
    persons: tuple[int, ...] = ()
    without: tuple[str, ...] = ()


def at(kind, row, letter, name):
    return Refusal(kind, {"row": row, "column": f"{letter} (“{name}”)"})


def listed(name, *labels, **more):
    return Attribute(name, Kind.CATEGORIES, labels, **more)


def binned(name, *edges, **more):
    return Attribute(name, Kind.NUMBER, edges=edges, **more)


def moment(day, hour=0, minute=0, zone=None):
    """Return a moment of a day, where databases have some without a zone."""
    return datetime.combine(day, time(hour, minute, tzinfo=zone))


def dated(name, *edges, **more):
    return Attribute(name, Kind.DATE, edges=edges, **more)


SEX = listed("sex", "f", "m", missing="none said")
AGE = binned("age", 0.0, 18.0, 65.0, 100.0, missing="none said", missing_values=("99",))
PRICE = binned("price", -10.0, 0.1, 0.3, 18.5, 1000.0, missing="none said")
WEIGHT = binned("weight", 0.0, 0.7, 50.5, 1e6, missing="none said")
MEMBER = listed("member", "FALSE", "TRUE", missing="none said")
BORN = dated("born", date(1990, 1, 1), date(2000, 1, 1), date(2024, 2, 1), missing="none said")
SEEN = dated("seen", date(2024, 3, 30), date(2024, 3, 31), date(2024, 4, 1), missing="none said")
CODE = listed("code", "1", "007", "2.5", "-3", missing="none said", other="other")

_30TH, _31ST = date(2024, 3, 30), date(2024, 3, 31)

_KINDS = {
    "sex": (TEXT, ("f", "m", "f", "m")),
    "age": (SMALL, (17, 18, 99, 64)),
    "price": (DECIMAL, (Decimal("0.09"), Decimal("0.10"), Decimal("0.30"), Decimal("-3.25"))),
    "weight": (DOUBLE, (0.5, 0.7, 50.5, 1e5)),
    "member": (TRUTH, (True, False, True, False)),
    "born": (DAY, (date(1999, 12, 31), date(2000, 1, 1), date(2024, 1, 31), date(1990, 1, 1))),
    "seen": (MOMENT, tuple(starmap(moment, ((_30TH, 23, 59), (_31ST,), (_31ST, 12), (_30TH,))))),
    "code": (WHOLE, (1, 7, -3, 1)),
}
_ALL = (SEX, AGE, PRICE, WEIGHT, MEMBER, BORN, SEEN, CODE)
_CODES = [[0, 1, 0, 1], [0, 1, 3, 1], [0, 1, 2, 0], [0, 1, 2, 2], [1, 0, 1, 0], [0, 1, 1, 0], [0, 1, 1, 0]]
_CODES = [*_CODES, [0, 4, 3, 0]]
_MISSING = [len(each.labels) - 1 - (each.other is not None) for each in _ALL]


def _with_nulls():
    """Return every kind of column with nulls before, between and behind the values."""
    columns = {name: (stored, (None, *cells[:2], None, *cells[2:], None)) for name, (stored, cells) in _KINDS.items()}
    columns["row"] = (SMALL, (1, 2, 3, 4, 5, 6, 7))  # a row with nothing in it is none in a sheet
    codes = [
        [
            each.labels.index("none said"),
            *own[:2],
            each.labels.index("none said"),
            *own[2:],
            each.labels.index("none said"),
        ]
        for each, own in zip(_ALL, _CODES, strict=True)
    ]
    return Example(Table(columns), _ALL, codes)


def _one(stored, *cells, name="it"):
    """Return a table of one column, and of another that is never blank: a row without anything is none in a sheet."""
    return Table({name: (stored, cells), "row": (SMALL, tuple(range(len(cells))))})


def _with(name, stored, *cells):
    return Table({**_KINDS, name: (stored, cells)})


def _people(stored, *cells):
    return Table({"sex": (TEXT, ("f", "m", "f", "f", "m", "f")), "who": (stored, cells)})


def _of_people(stored, cells, persons=(0, 1, 0, 0, 2, 1), **more):
    """Return an example of six rows of three persons, of whom one has three."""
    return Example(_people(stored, *cells), (SEX,), [[0, 1, 0, 0, 1, 0]], ProtectedUnit("who", 2), persons, **more)


def _far_apart():
    """Return a table whose first stranger stands in its last column, and another far below in its first.

    In a cluster rows have no order, and no stranger is the first.
    """
    sexes, codes = ["f", "m"] * (MANY // 2), [1] * MANY
    sexes[2400], codes[300] = "x", 5
    table = Table({"sex": (TEXT, tuple(sexes)), "number": (WHOLE, tuple(codes))})
    return Example(
        table, (SEX, listed("number", "1")), at(UnknownCategoryError, 302, "B", "number"), without=("spark",)
    )


TEXTS = ("NULL", "NA", "nan", "None", "a\\b", "it's", 'say "x"', "ä\U0001f600", "a\nb", "a\tb", "ä", "a" * 300, "#1")

EXAMPLES = {
    "every kind of column": Example(Table(_KINDS), _ALL, _CODES),
    "nulls": _with_nulls(),
    "empty and blank texts": Example(
        _one(TEXT, "", "  ", None, " x "), (listed("it", "x", missing="-"),), [[1, 1, 1, 0]]
    ),
    "a null without a label": Example(
        _with("sex", TEXT, "f", "m", None, "m"), (replace(SEX, missing=None), AGE), at(BlankCellError, 4, "A", "sex")
    ),
    "a stranger": Example(_with("sex", TEXT, "f", "x", "f", "y"), _ALL, at(UnknownCategoryError, 3, "A", "sex")),
    "strangers that count": Example(
        _one(TEXT, "a", "zz", None), (listed("it", "a", other="o", missing="-"),), [[0, 1, 2]]
    ),
    "strangers far apart": _far_apart(),
    "padded CHARs": Example(
        Table({"sex": (CHAR, ("f", "m", "female", None)), "n": (CHAR, ("1", "02", "2.50", "99"))}),
        (replace(SEX, merges=(("female ", "f"),)), binned("n", 0.0, 2.5, 9.0, missing="-", missing_values=("99",))),
        [[0, 1, 0, 2], [0, 0, 1, 2]],
    ),
    "a padded stranger": Example(_one(CHAR, "f", "F"), (listed("it", "f"),), at(UnknownCategoryError, 3, "A", "it")),
    "decimals as categories": Example(
        _one(DECIMAL, *map(Decimal, ("1.00", "7.00", "2.50", "-3.00", "0.30"))),
        (replace(CODE, column="it"),),
        [[0, 4, 2, 3, 4]],
    ),
    "a decimal outside": Example(
        _with("price", DECIMAL, *map(Decimal, ("0.10", "1000.00", "1000.01", "0.20"))),
        _ALL,
        at(OutsideEdgesError, 4, "C", "price"),
    ),
    "long whole numbers": Example(
        _one(LONG, *map(Decimal, ("9007199254740993", "9007199254740992", "1234567890123456789012345"))),
        (listed("it", "9007199254740992", "9007199254740993", "1234567890123456789012345"),),
        [[1, 0, 2]],
        without=("xlsx", "sqlite"),
    ),
    "numbers of half the bits": Example(_one(SINGLE, 0.1, 0.7, 50.5, None, name="weight"), (WEIGHT,), [[0, 1, 2, 3]]),
    "no number": Example(
        _with("weight", DOUBLE, 0.5, float("nan"), 1.0, 1.0),
        _ALL,
        at(NotANumberError, 3, "D", "weight"),
        without=("xlsx", "sqlite", *FRAMES[:2]),
    ),
    "endless numbers": Example(
        _with("weight", DOUBLE, 0.5, 1.0, float("inf"), 1.0),
        _ALL,
        at(NotANumberError, 4, "D", "weight"),
        without=("xlsx",),
    ),
    "a day outside": Example(
        _with("born", DAY, date(1999, 1, 1), date(2024, 2, 2), None, date(1600, 1, 1)),
        _ALL,
        at(OutsideEdgesError, 3, "F", "born"),
        without=("xlsx",),
    ),
    "zones of time": Example(
        _one(ZONED, *(moment(*at, UTC) for at in ((_30TH, 0, 30), (_30TH, 23, 30), (_31ST, 0, 30))), None, name="seen"),
        (SEEN,),
        [[0, 0, 1, 2]],
    ),
    "times of day": Example(
        _one(TIME, time(10), time(10, 30, 1), time(10, 0, 0, 500_000)),
        (listed("it", "10:00:00", "10:30:01", "10:00:00.500000"),),
        [[0, 1, 2]],
        without=("xlsx", "spark"),
    ),
    "names that are no words": Example(
        Table({'Größe, "cm"': (WHOLE, (1,)), "select": (TEXT, ("f",)), "a.b'c": (TEXT, ("m",)), "%s": (TEXT, ("m",))}),
        (binned('Größe, "cm"', 0.0, 9.0), listed("select", "f"), listed("a.b'c", "f", "m"), listed("%s", "m")),
        [[0], [0], [1], [0]],
    ),
    "texts that look like others": Example(_one(TEXT, *TEXTS), (listed("it", *TEXTS),), [[*range(len(TEXTS))]]),
    "zeros in front": Example(_one(TEXT, "007", "7", "1"), (replace(CODE, column="it"),), [[1, 4, 0]]),
    "no rows": Example(_one(TEXT), (listed("it", "x"),), Refusal(NoRowsError, {"row": 1})),
    "no such column": Example(
        Table(_KINDS), (listed("ages", "x"),), Refusal(MissingColumnError, {"name": "ages", "row": 1})
    ),
    "persons by whole numbers": _of_people(WHOLE, (7, 8, 7, 7, 9, 8)),
    "persons by long numbers": _of_people(
        WHOLE, (2**53 + 1, 2**53, 2**53 + 1, 2**53 + 1, 2**53 + 2, 2**53), without=("xlsx",)
    ),
    "persons by padded CHARs": _of_people(CHAR, ("a", "b", "a", "a", "A", "b")),
    "persons by texts with zeros": _of_people(TEXT, ("07", "7", "07", "07", "007", "7")),
    "persons by UUIDs": _of_people(UUID, tuple(f"a0eebc99-9c0b-4ef8-bb6d-6bb9bd38000{n}" for n in (1, 2, 1, 1, 3, 2))),
    "nobody": Example(
        _people(WHOLE, 7, 8, None, 7, None, 8), (SEX,), at(BlankIdentifierError, 4, "B", "who"), ProtectedUnit("who", 2)
    ),
}
