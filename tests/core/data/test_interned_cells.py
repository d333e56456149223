"""Numbers of cells lead back to the cells, however the rows are cut into blocks."""

from __future__ import annotations

from datetime import date

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.data import interned_cells
from core.data.cell_times import CellTimes
from core.data.code_table import CodeTable
from core.data.distinct_columns import DistinctColumn
from core.data.interned_cells import UNNUMBERED, InternedCells
from core.data.label_codes import LabelCodes
from core.data.raw_cells import Marks
from core.domain.attribute import Attribute, Kind

CELLS = st.one_of(st.sampled_from(["a", "b", " a", "", None, 1, 1.0, 2.5, date(2024, 1, 31)]), st.integers(0, 99))
TABLES = st.lists(st.lists(CELLS, min_size=1, max_size=30), max_size=8)
CODE = Attribute("code", Kind.CATEGORIES, ("a", "1", "2.5"), other="other", missing="-")


@given(TABLES)
def test_each_number_is_that_of_an_equal_cell(blocks):
    interned = InternedCells()
    for block in blocks:
        places = interned.places(block)
        assert [interned.cells[place] for place in places] == block
    firsts = dict.fromkeys(cell for block in blocks for cell in block)
    assert interned.cells == [*firsts]


@given(TABLES)
def test_times_are_those_of_counting_one_by_one(blocks):
    interned, times = InternedCells(), CellTimes()
    for block in blocks:
        times.add(DistinctColumn(interned.cells, interned.places(block)))
    cells = [cell for block in blocks for cell in block]
    assert [*times.told().items()] == [(cell, cells.count(cell)) for cell in dict.fromkeys(cells)]


@given(TABLES)
def test_codes_are_those_of_cells_one_by_one(blocks):
    interned, table = InternedCells(), CodeTable(LabelCodes(CODE, Marks()))
    for block in blocks:
        codes = table.codes(DistinctColumn(interned.cells, interned.places(block)))
        assert codes.tolist() == [*LabelCodes(CODE, Marks()).encode(block)]


def test_a_cell_without_a_label_is_left_to_those_who_can_tell_its_row():
    labels = LabelCodes(Attribute("code", Kind.CATEGORIES, ("a", "b")), Marks())
    interned, table = InternedCells(), CodeTable(labels)
    blocks = ["a", "b"], ["a", "c"], ["b", "a"]
    found = [table.codes(DistinctColumn(interned.cells, interned.places(block))) for block in blocks]
    assert [None if codes is None else codes.tolist() for codes in found] == [[0, 1], None, [1, 0]]


def test_numbers_too_large_to_be_exact_are_decided_one_by_one():
    interned, table = InternedCells(), CodeTable(LabelCodes(CODE, Marks()))
    blocks = [1, 2.5], [10**16, 1], [1, 1]
    found = [table.codes(DistinctColumn(interned.cells, interned.places(block))) for block in blocks]
    assert [codes is None for codes in found] == [False, True, True]


def test_columns_of_ever_new_cells_are_not_kept(monkeypatch):
    monkeypatch.setattr(interned_cells, "TRIAL", 20)
    interned = InternedCells()
    for first in range(0, 90, 30):
        places = interned.places([*range(first, first + 30)])
    assert len(interned.cells) == 30
    assert np.all(places == UNNUMBERED)
    assert CodeTable(LabelCodes(CODE, Marks())).codes(None) is None


@pytest.mark.parametrize("most", [5, 8])
def test_cells_beyond_the_room_have_no_number(monkeypatch, most):
    monkeypatch.setattr(interned_cells, "MOST_CELLS", most)
    interned = InternedCells()
    interned.places(["a", "b", "c", "d"])
    assert interned.places(["a", "x", "y", "b"]).tolist() == ([0, -1, -1, 1] if most == 5 else [0, 4, 5, 1])
