"""Columns whose names were exchanged since the plan was made are refused where their values tell it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.reading_choices import AsWritten
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.errors import UnpinnedLayoutError
from core.sources.asking.preview import preview
from core.sources.asking.records import RowSource
from tests.core.sources.reader_here import read_here
from tests.core.sources.written_files import write

OTHER = "Anything else"
KINDS = ["csv", "xlsx", "parquet"]
SIZE = Attribute("size", Kind.NUMBER, edges=(0.0, 20.0, 40.0, 60.0, 80.0, 100.0), other=OTHER)
RATE = Attribute("rate", Kind.NUMBER, edges=(50.0, 100.0, 150.0, 200.0, 250.0), other=OTHER)
LEFT = Attribute("left", Kind.CATEGORIES, ("none", "weak", "mild"), other=OTHER)
RIGHT = Attribute("right", Kind.CATEGORIES, ("weak", "mild", "strong"), other=OTHER)
WHOLE = Attribute("right", Kind.CATEGORIES, ("none", "weak", "mild", "strong"))


def number(low, high):
    return lambda n: low + (n * n * 7 + n) % 311 % (high - low)


def word(*words):
    return lambda n: words[n * n % 11 % len(words)]


def later(tmp_path, monkeypatch, suffix, attributes, cells, n_rows=240):
    """Return what reads a file with these cells below the names of the attributes, by a plan with these."""
    read_here(monkeypatch)
    names = ["person", *cells]
    rows = [[f"p{n * 7}x", *(cell(n) for cell in cells.values())] for n in range(n_rows)]
    path = write(tmp_path / f"a.{suffix}", [names, *rows])
    layout = replace(preview(path, ReadingLayout(is_new=True)).layout, as_written=AsWritten.REFUSE, questions=())
    return RowSource(path, layout, attributes, ProtectedUnit())


@pytest.mark.parametrize("suffix", KINDS)
@pytest.mark.parametrize(
    ("attributes", "cells"),
    [
        ((LEFT, RIGHT), {"left": word("weak", "mild", "strong"), "right": word("none", "weak", "mild")}),
        ((LEFT, WHOLE), {"left": word("none", "strong", "weak", "mild"), "right": word("none", "weak", "mild")}),
        ((SIZE, RATE), {"size": number(55, 140), "rate": number(20, 90)}),
    ],
)
def test_exchanged_names_are_refused(tmp_path, monkeypatch, suffix, attributes, cells):
    source = later(tmp_path, monkeypatch, suffix, attributes, cells)
    names = "”, “".join(cells)
    with pytest.raises(UnpinnedLayoutError, match=f"“{names}” seem to have been exchanged.*as_written"):
        source.read(None)
    counted = replace(source, layout=replace(source.layout, as_written=AsWritten.COUNT))
    assert counted.read(None).n_rows == 240


@pytest.mark.parametrize("suffix", KINDS)
@pytest.mark.parametrize(
    ("attributes", "cells"),
    [
        ((LEFT, RIGHT), {"right": word("weak", "mild", "strong"), "left": word("none", "weak", "mild")}),
        ((LEFT, RIGHT), {"left": word("none", "weak", "mild"), "right": word("weak", "mild", "strong", "none")}),
        ((LEFT, RIGHT), {"left": word("none", "weak", "mild", "strong"), "right": word("weak", "mild", "strong")}),
        ((LEFT, RIGHT), {"left": word("weak", "mild"), "right": word("mild", "weak")}),
        ((LEFT, WHOLE), {"left": word("none", "weak", "mild"), "right": word("weak", "mild")}),
        ((SIZE, RATE), {"rate": number(55, 140), "size": number(20, 90)}),
        ((SIZE, RATE), {"size": number(20, 120), "rate": number(40, 190)}),
        ((SIZE, RATE), {"size": number(52, 98), "rate": number(55, 99)}),
    ],
)
def test_columns_in_another_order_and_further_values_are_not(tmp_path, monkeypatch, suffix, attributes, cells):
    assert later(tmp_path, monkeypatch, suffix, attributes, cells).read(None).n_rows == 240


def test_two_slips_are_no_exchange(tmp_path, monkeypatch):
    cells = {
        "left": lambda n: "strong" if n == 3 else word("weak", "mild")(n),
        "right": lambda n: "none" if n == 9 else word("mild", "weak")(n),
    }
    assert later(tmp_path, monkeypatch, "csv", (LEFT, RIGHT), cells, 24).read(None).n_rows == 24
