"""Where the public evaluation data (Adult, NLTCS) is, which is never part of the project.

Set RETICENT_DATA to the folder that holds adult.csv and nltcs.csv, or keep a folder `data` with them in a folder beside
the checkout.
"""

from __future__ import annotations

import csv
import os
from pathlib import Path

import pytest

from core import Attribute, Document, Kind

_CHECKOUT = Path(__file__).resolve().parents[1]


def folder() -> Path | None:
    """The folder, or None."""
    named = os.environ.get("RETICENT_DATA")
    places = [Path(named)] if named else sorted(path.parent for path in _CHECKOUT.parent.glob("*/data/adult.csv"))
    return next((place for place in places if (place / "nltcs.csv").is_file()), None)


def path_of(name: str) -> Path:
    """The file called `name`; skips the test, visibly, where the data is not at hand."""
    place = folder()
    if place is None:
        pytest.skip("set RETICENT_DATA to the folder with adult.csv and nltcs.csv")
    return place / name


def document_of(name: str) -> Document:
    """A plan over all columns of a file, categories in alphabetical order, no tables yet."""
    path = path_of(name)
    with path.open(newline="", encoding="utf-8") as file:
        header, *rows = csv.reader(file)
    columns = zip(*rows, strict=True)
    attributes = (
        Attribute(column, Kind.CATEGORIES, tuple(sorted(set(values))))
        for column, values in zip(header, columns, strict=True)
    )
    return Document(source=str(path), attributes=tuple(attributes))
