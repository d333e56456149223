"""Rows of a data frame in memory, through the Arrow interface that pandas, polars, pyarrow and others share.

No library of frames is imported: whoever has a frame has loaded theirs. The interface is a method that a frame has or
has not (the Arrow PyCapsule interface), so that no layer between all of them, such as narwhals, is needed either. What
goes wrong is told without what the libraries say of it: their words repeat cells.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from decimal import Decimal
from numbers import Integral, Real
from typing import Any

from core.data.raw_cells import Cell, cell_text
from core.data.sensitive import Private
from core.domain.reading_layout import ReadingLayout
from core.errors import NotAFrameError, NotATableError, UnknownValueError, UnknownValuesError
from core.sources.arrow_source import ArrowSource
from core.sources.file_content import FileContent
from core.sources.source import CHUNK_ROWS
from core.words import N_

NAME = N_("Source", "the data frame")
"""What messages call it, where they name a file."""

_Arrow = Any
"""A table, an array or a column of pyarrow, which has no types."""


class DataFrame(Private):
    """A frame that is held and never shown: it has no text, and cannot be written anywhere."""

    __slots__ = ("_table",)

    def __init__(self, frame: object) -> None:
        """Take the rows over as they are now.

        Raises:
            UnreadableFileError: if it is no frame, or a column holds what is neither text nor number nor date.
        """
        self._table = _arrow_table(frame)

    def source(self, layout: ReadingLayout) -> FrameSource:
        """Return the rows as a source; of the layout, the marks of numbers and the order of dates matter."""
        return FrameSource(self._table, layout)


class FrameSource(ArrowSource):
    """A frame that is read like a file, in this process: nothing is parsed that could be hostile."""

    key = "frame"
    words = NAME
    suffixes = ()

    def __init__(self, table: _Arrow, layout: ReadingLayout) -> None:
        """Open `table`, which is at hand already."""
        self._table = table
        marks = ReadingLayout(decimal=layout.decimal, thousands=layout.thousands, dates=layout.dates)
        super().__init__(str(NAME), replace(marks, header_row=1))

    @classmethod
    def recognises(cls, content: FileContent) -> bool:  # noqa: ARG003  no file is asked about
        """Return False: no file holds a frame."""
        return False

    def open(self) -> None:
        """Keep the names of the columns."""
        self.take_schema(self._table.schema)

    def batches(self) -> Iterable[Any]:
        """Return the record batches."""
        batches: Iterable[Any] = self._table.to_batches(max_chunksize=CHUNK_ROWS)
        return batches

    def n_rows(self) -> int:
        """Return the number of records, and one for the names."""
        return int(self._table.num_rows) + 1

    def damaged(self) -> UnknownValuesError:
        """Return that values are of a kind that nobody knows."""
        return UnknownValuesError(NAME)


def _arrow_table(frame: object) -> _Arrow:
    import pyarrow as pa  # noqa: PLC0415  only where there is a frame

    pandas = sys.modules.get("pandas")
    if pandas is not None and isinstance(frame, pandas.DataFrame):
        return _of_pandas(frame)
    if not (hasattr(frame, "__arrow_c_stream__") or hasattr(frame, "__arrow_c_array__")):
        raise NotAFrameError(NAME)
    try:
        return pa.table(frame)
    except (pa.ArrowException, ValueError, TypeError, NotImplementedError):
        raise NotATableError(NAME) from None


def _of_pandas(frame: Any) -> _Arrow:  # noqa: ANN401  pandas may not be there
    """Return a frame of pandas as a table; an index with a name is a column, and one without is where a row stands."""
    import pyarrow as pa  # noqa: PLC0415  only where there is a frame

    named = [name for name in frame.index.names if name is not None]
    whole = frame.reset_index(level=named, allow_duplicates=True) if named else frame
    columns = [(str(name), _of_series(str(name), series)) for name, series in whole.items()]
    return pa.Table.from_arrays([column for _, column in columns], names=[name for name, _ in columns])


def _of_series(name: str, series: Any) -> _Arrow:  # noqa: ANN401  pandas may not be there
    """Return a column; one of different kinds of values, which Arrow does not have, as the text of each."""
    import pyarrow as pa  # noqa: PLC0415  only where there is a frame

    try:
        column = pa.array(series, from_pandas=True)
    except (pa.ArrowException, ValueError, TypeError, OverflowError):
        column = None
    if column is not None and not isinstance(column.type, pa.BaseExtensionType):
        return column
    missing = series.isna().tolist()
    texts = [None if gone else _text(value, name) for value, gone in zip(series.tolist(), missing, strict=True)]
    return pa.array(texts, pa.string())


def _text(value: object, column: str) -> str:
    """Return one value as a file of text would have it.

    Raises:
        UnknownValueError: if it is neither text nor number nor date.
    """
    cell = _cell(value)
    if cell is None:
        raise UnknownValueError(NAME, column)
    return cell_text(cell)


def _cell(value: object) -> Cell:
    """Return a value of Python or numpy as a cell; None if it is none."""
    if isinstance(value, str | date):
        return value
    if isinstance(value, bool) or type(value).__name__ in ("bool", "bool_"):  # numpy's is no bool of Python's
        return str(value).upper()
    if isinstance(value, Integral) or (isinstance(value, Decimal) and value == value.to_integral_value()):
        return int(value)
    return float(value) if isinstance(value, Real | Decimal) else None
