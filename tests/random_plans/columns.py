"""Random attributes of every kind, and cells of a file that they read."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, timedelta

NAMES = ("sex", "age", "Region of birth", "a × b", "=1+1", "über uns", "x,y", "income", "visit", "A", "1", "under 5")
NAMES += ("Total", "weight", "“quoted”", 'double "quote"', "-", "@home", "TRUE", "nan", "long " * 12, "<b>")
LABELS = ("f", "m", "yes", "no", "0", "1", "1.5", "TRUE", "=1+1", "-", "+", "@", "a b", "ä", "Total", "total", "n/a")
LABELS += ("<b>&amp;", "x" * 70, "1 to 5", "12 to under 14", "{name}", "%s", "a × b", "“q”", "'", '"', "0 to 3", "All")
OTHERS = ("Anything else", "other", "Rest")
BLANKS = ("Not answered", "missing")
CODED = ("k. A.", "n/a", "-999", "99999")
SIZES = (1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 12, 16)
SMALL = (1, 2, 2, 2, 3)
FOUND_BY = 2
"""Number of the charge that found the lists, in the ledger of every plan's road."""
FEW = 0.003
"""Chance of a cell that may be refused."""


@dataclass
class Column:
    """One attribute: what the plan says of it, the header of its column, and cells that have a label."""

    says: dict
    header: str
    cells: list = field(default_factory=list)

    def cell(self, chance):
        """Return a cell; seldom one that has no label."""
        if chance.random() < FEW:
            return chance.choice(("strange", None, -1e9, date(1700, 1, 1)))
        return chance.choice(self.cells)


def column(chance, names, headers, *, small):
    """Return a column with a name and a header that are not in use yet."""
    name = _fresh(chance, names)
    says = {"name": name, "kind": chance.choice(("categories", "number", "number", "date"))}
    says |= _OF_KIND[says["kind"]](chance, chance.choice(SMALL if small else SIZES))
    cells = says.pop("cells")
    if chance.random() < 0.3:
        says["other"] = chance.choice(OTHERS)
        cells += ["strange", "?"] if says["kind"] == "categories" else [-1e6, date(1901, 5, 31), "strange"]
    if chance.random() < 0.3:
        cells += _blanks(chance, says)
    cells += _answers(says)
    if chance.random() < 0.6:
        says["provenance"] = chance.choice(("declared", "code-list", "data", "private"))
    if says.get("provenance") == "private":
        says["charge"] = FOUND_BY
    elif chance.random() < 0.2:
        says["stated"] = says.get("provenance") != "data"
    if chance.random() < 0.2:
        says["sensitive"] = chance.random() < 0.8
    header = name
    if chance.random() < 0.25 or name in headers:
        header = says["column"] = _fresh(chance, headers)
    headers.add(header)
    return Column(says, header, cells)


def _answers(says):
    """Return cells with several answers where two categories can say that one is among them, and let them."""
    if len(says.get("categories", ())) != 2 or {"merge", "other"} & says.keys():
        return []
    says |= {"contains": "bus", "between": "|"}
    return ["bus", "tram|bus", "tram"]


def _blanks(chance, says):
    """Return a cell that means missing, as the attribute says."""
    says["missing"] = chance.choice(BLANKS)
    if len(says["name"]) % 3:
        return [None]
    says["missing_values"] = CODED
    return [CODED[len(says["name"]) % len(CODED)]]


def _fresh(chance, taken):
    name = chance.choice([each.strip() for each in NAMES if each.strip() not in taken])
    taken.add(name)
    return name


def _categories(chance, n):
    labels = chance.sample(LABELS, n) if chance.random() < 0.95 else [f"label {number}" for number in range(9 * n)]
    cells = list(labels)
    says = {"categories": tuple(labels)}
    if chance.random() < 0.3:
        says["merge"] = {spelling: chance.choice(labels) for spelling in chance.sample(("F", "w", "W.", "2", "1e3"), 2)}
        cells += says["merge"]
    return says | {"cells": cells}


def _number(chance, n):
    n = chance.choice((n, n, n, 33)) if n > 6 else n
    step, start = chance.choice((1, 1, 5, 0.5, 1000, 1e-3)), chance.choice((0, 0, -3, 18, 1e6))
    edges = [start + step * place for place in range(n + 1)]
    if chance.random() < 0.3:
        edges[-1] += 10 * step
    cells = [low + chance.choice((0, 0.25, 0.5)) * step for low in edges[:-1]] + [edges[-1]]
    says = {"edges": tuple(map(float, edges))}
    if chance.random() < 0.2:
        unit = says["measured_in"] = chance.choice(("kg", "min", "pieces", "hh:mm", "h:mm"))
        latest = {"hh:mm": 24, "h:mm": 99_999}.get(unit)
        cells = [_clock(cell, latest) if latest else f"{cell:.15g} {unit}" if cell >= 0 else cell for cell in cells]
    return says | {"cells": cells}


def _clock(hours, latest):
    """Return a number of quarters of an hour as a time or a duration; any other as it is."""
    return f"{int(hours)}:{60 * hours % 60:02.0f}" if 0 <= hours <= latest and not 4 * hours % 1 else hours


def _date(chance, n):
    start, step = date(2024, 1, 31), chance.choice((1, 30, 365))
    edges = tuple(start + timedelta(step * place) for place in range(n + 1))
    return {"edges": edges, "cells": list(edges)}


_OF_KIND = {"categories": _categories, "number": _number, "date": _date}
