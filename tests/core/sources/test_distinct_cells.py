"""The different cells of a column and their places make up its rows, however numbers lie from piece to piece."""

from __future__ import annotations

from decimal import Decimal

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.sources.arrow_cells import number_cell
from core.sources.distinct_cells import DistinctCells

WIDTHS = {pa.int8(): 7, pa.uint8(): 8, pa.int16(): 15, pa.int32(): 31, pa.uint32(): 32, pa.int64(): 63, pa.uint64(): 64}


@st.composite
def pieces(draw):
    """Some pieces of a column of whole numbers, near each other and near the ends of their type, with nulls."""
    kind = draw(st.sampled_from([*WIDTHS]))
    most = 2 ** WIDTHS[kind] - 1
    least = 0 if pa.types.is_unsigned_integer(kind) else -most - 1
    near = st.one_of(st.integers(0, 20), st.integers(most - 5, most), st.integers(least, least + 5), st.none())
    return [pa.array(cells, kind) for cells in draw(st.lists(st.lists(near, min_size=1), min_size=1, max_size=4))]


@given(pieces())
def test_rows_are_those_of_the_column(found):
    known = DistinctCells()
    for piece in found:
        for own in (piece, piece.cast(pa.string()), piece[1:], piece.cast(pa.string())[2:]):
            column = known.of(0 if own.type == piece.type else 1, own)
            assert column.rows(0, len(own)) == own.to_pylist()


def test_a_narrow_range_is_the_same_list_from_piece_to_piece():
    known = DistinctCells()
    first, second, wider, other = (
        known.of(place, pa.array(cells, pa.int16()))
        for place, cells in ((0, [1990, 2004, 1999] * 9), (0, [None, 1991]), (0, [2005] * 9), (1, [1990] * 9))
    )
    assert first.cells is second.cells
    assert wider.cells == [*range(1990, 2006), None]
    assert other.cells == [1990, None]


@pytest.mark.parametrize("cells", [[1, 2**40], [0, 100]])
def test_a_wide_range_is_a_dictionary(cells):
    assert DistinctCells().of(0, pa.array(cells)).cells == cells


def test_a_number_beyond_all_numbers_is_a_text():
    """As in a text file, and before Python refuses to write it."""
    assert number_cell(Decimal("-1e400")) == "-1" + 400 * "0"
    assert number_cell(Decimal("1e9999")) == "1" + 9999 * "0"
    assert number_cell(Decimal("1e308")) == 10**308
