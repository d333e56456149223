"""Where the public evaluation data (Adult, NLTCS) is, which is never part of the project.

Set RETICENT_DATA to the folder that holds adult.csv and nltcs.csv, or keep a folder `data` with them in a folder beside
the checkout. Adult is the training part of the UCI repository's file (32,561 rows), without spaces after commas; NLTCS
has 21,574 rows of 0 and 1.
"""

from __future__ import annotations

import csv
import os
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from core.data.memory_records import MemoryRecords
from core.front_door import Attribute, Family, Kind, Plan, ReadingLayout
from core.sources.asking.records import ReadRequest, read_rows

_CHECKOUT = Path(__file__).resolve().parents[1]

COLUMNS = {
    "adult.csv": ["workclass", "education", "marital-status", "occupation", "relationship", "race", "sex", "salary"],
    "nltcs.csv": [f"a{number}" for number in range(1, 17)],
}
WHERE = (
    f"Put adult.csv (columns {', '.join(COLUMNS['adult.csv'])}) and nltcs.csv (columns a1 to a16) into one folder, "
    "comma-separated in UTF-8 with the names of the columns in row 1, and set RETICENT_DATA to it: they are public, "
    "and not part of the project."
)
"""What to do where the data is not at hand."""


def folder() -> Path | None:
    """The folder, or None."""
    named = os.environ.get("RETICENT_DATA")
    places = [Path(named)] if named else sorted(path.parent for path in _CHECKOUT.parent.glob("*/data/adult.csv"))
    return next((place for place in places if (place / "nltcs.csv").is_file()), None)


def path_of(name: str) -> Path:
    """The file called `name`; where the data is not at hand a test is skipped, visibly, and a program ends in words."""
    place = folder()
    if place is None:
        if "pytest" not in sys.modules:
            sys.exit(WHERE)
        import pytest  # noqa: PLC0415  what is measured must not have loaded it

        pytest.skip(WHERE)
    return place / name


def require(*names: str) -> None:
    """End the program in words unless the files called `names` are at hand, with the columns that they should have."""
    for path in map(path_of, names):
        if next(_rows(path), None) != COLUMNS[path.name]:
            sys.exit(f"{path} has other columns. {WHERE}")


def _rows(path: Path) -> Iterator[list[str]]:
    """The rows of a file, the names of the columns first; what is not UTF-8 is read as it can be."""
    with path.open(newline="", encoding="utf-8", errors="replace") as file:
        yield from csv.reader(file)


def document_of(name: str) -> Plan:
    """A plan over all columns of a file, categories in alphabetical order, no tables yet."""
    require(name)
    return _document(path_of(name))


@cache
def _document(path: Path) -> Plan:
    header, *rows = _rows(path)
    columns = zip(*rows, strict=True)
    attributes = (
        Attribute(column, Kind.CATEGORIES, tuple(sorted(set(values))))
        for column, values in zip(header, columns, strict=True)
    )
    layout = ReadingLayout(header_row=1, delimiter=",", encoding="utf-8")
    return Plan(source=str(path), layout=layout, attributes=tuple(attributes))


def records_of(name: str) -> MemoryRecords:
    """The rows of a file, read as the program reads them."""
    plan = document_of(name)
    return read_rows(ReadRequest(path_of(name), plan.layout, plan.attributes, plan.unit))


def section_v(attribute: str) -> dict[str, tuple[Family, ...]]:
    """The six workloads of the paper's section V; `attribute` is the fixed one of Q1a and Q2a.

    "Half of all" is the lexicographically first half.
    """
    return {
        "Q1": (Family(1),),
        "Q1*": (Family(1), Family(2, first_half=True)),
        "Q1a": (Family(1), Family(2, with_attribute=attribute)),
        "Q2": (Family(2),),
        "Q2*": (Family(2), Family(3, first_half=True)),
        "Q2a": (Family(2), Family(3, with_attribute=attribute)),
    }
