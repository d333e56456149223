"""The different cells of columns, piece of a table after piece: each is decided once, and looked up by arrays."""

from __future__ import annotations

from decimal import Decimal
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
from pyarrow import compute

from core.arrays import Flags, Places
from core.data.distinct_columns import DistinctColumn
from core.data.raw_cells import Cell
from core.sources.arrow_cells import are_digits, cells_of, is_plain, is_text, number_cell

_WIDE = 1 << 16
"""Numbers of a range that is kept, at most: what is decided of them stays in the processor's cache."""
_SPARSE = 4
"""Numbers of a range per row of a piece, at most: more would cost more to decide than those that occur."""


class _Range(NamedTuple):
    """Whole numbers from `low` to `high`, and a blank."""

    low: int
    high: int
    cells: list[Cell]


class DistinctCells:
    """Columns of the pieces of one table, by their places.

    Most columns of numbers are ages, years, codes: a narrow range. There a place in the range takes the place of a
    dictionary, which would cost a third of a release, and the list of cells is one object for all pieces, so
    that whoever has decided its cells knows them again.
    """

    def __init__(self) -> None:
        """Start with no piece."""
        self._ranges: dict[int, _Range] = {}

    def of(self, place: int, column: Any) -> DistinctColumn:  # noqa: ANN401  the library has no types
        """Return a column of the next piece, with the cell of each row where its type does not allow it otherwise."""
        # Of 64 bits without a sign, some are no numbers of numpy's places.
        if pa.types.is_integer(column.type) and not pa.types.is_uint64(column.type):
            found = self._range_of(place, column)
            if found is not None:
                return _in_range(found, column)
        return distinct_column(column)

    def _range_of(self, place: int, column: Any) -> _Range | None:  # noqa: ANN401  the library has no types
        """Return a range that has all numbers of a column, with those of earlier pieces; None if it is too wide."""
        low, high = compute.min_max(column).as_py().values()
        if low is None:
            return None
        known = self._ranges.get(place)
        if known is not None:
            if known.low <= low and high <= known.high:
                return known
            low, high = min(low, known.low), max(high, known.high)
        if high - low >= min(_WIDE, _SPARSE * len(column)):
            return None
        self._ranges[place] = found = _Range(low, high, [*range(low, high + 1), None])
        return found


def _in_range(found: _Range, column: Any) -> DistinctColumn:  # noqa: ANN401  the library has no types
    places = _numbers(column)
    places -= found.low
    if column.null_count:
        places[_are_null(column)] = len(found.cells) - 1
    return DistinctColumn(found.cells, places)


def distinct_column(column: Any) -> DistinctColumn:  # noqa: ANN401  the library has no types
    """Return a column with each of its different cells once, where its type allows, else with the cell of each row."""
    kind = column.type
    if are_digits(kind):
        different = column.storage.dictionary_encode()
        cells = [number_cell(Decimal(text)) for text in different.dictionary.to_pylist()]
        return _by_places(cells, different)
    if pa.types.is_dictionary(kind) and is_text(kind.value_type) and len(column.dictionary) > len(column):
        column = column.dictionary_decode()  # of a whole file, perhaps: most of it is in no row of this piece
    if is_plain(column.type):
        column = column.dictionary_encode()
    elif not (pa.types.is_dictionary(kind) and is_text(kind.value_type)):
        return DistinctColumn(cells_of(column), np.arange(len(column)))
    return _by_places(cells_of(column.dictionary), column)


def _by_places(cells: list[Cell], column: Any) -> DistinctColumn:  # noqa: ANN401  the library has no types
    """Return a column of a dictionary whose different cells are known."""
    places = _numbers(column.indices)
    if column.null_count:
        places[_are_null(column.indices)] = len(cells)
        cells.append(None)
    return DistinctColumn(cells, places)


# By their buffers: `to_numpy` and `fill_null` load pandas where it is, for a third of a second of every reader.
def _numbers(column: Any) -> Places:  # noqa: ANN401  the library has no types
    """Return a column of whole numbers, with any number where it has a null."""
    if not len(column):
        return np.zeros(0, dtype=np.intp)
    kind = np.dtype(column.type.to_pandas_dtype())
    return np.frombuffer(column.buffers()[1], kind, len(column), column.offset * kind.itemsize).astype(np.intp)


def _are_null(column: Any) -> Flags:  # noqa: ANN401  the library has no types
    """Return where a column has a null; it has at least one."""
    bits = np.unpackbits(np.frombuffer(column.buffers()[0], np.uint8), bitorder="little")
    nulls: Flags = bits[column.offset : column.offset + len(column)] == 0
    return nulls
