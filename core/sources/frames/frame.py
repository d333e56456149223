"""Rows of a data frame in memory, through the Arrow interface that pandas, polars, pyarrow and others share.

No library of frames is imported: whoever has a frame has loaded theirs. The interface is a method that a frame has or
has not (the Arrow PyCapsule interface), so that no layer between all of them, such as narwhals, is needed either. What
goes wrong is told without what the libraries say of it: their words repeat cells.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from core.data.sensitive import Private
from core.domain.reading_layout import ReadingLayout
from core.errors import HalfLetterNameError, NotAFrameError, NotATableError, UnknownValuesError
from core.sources.arrow_source import ArrowSource
from core.sources.file_content import FileContent
from core.sources.frames.values import FRAME_NAME, is_whole, value_text
from core.sources.letters import column_letter
from core.sources.source import CHUNK_ROWS

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
    words = FRAME_NAME
    suffixes = ()

    def __init__(self, table: _Arrow, layout: ReadingLayout) -> None:
        """Open `table`, which is at hand already."""
        self._table = table
        marks = ReadingLayout(decimal=layout.decimal, thousands=layout.thousands, dates=layout.dates)
        super().__init__(str(FRAME_NAME), replace(marks, header_row=1))

    @classmethod
    def recognises(cls, content: FileContent) -> bool:  # noqa: ARG003  no file is asked about
        """Return False: no file holds a frame."""
        return False

    def open(self) -> None:
        """Keep the names of the columns."""
        self.take_schema(self._table.schema)

    def batches(self, rows: int = CHUNK_ROWS, *, encoded: bool = False) -> Iterable[Any]:  # noqa: ARG002  as they are
        """Return the record batches."""
        batches: Iterable[Any] = self._table.to_batches(max_chunksize=rows)
        return batches

    def n_rows(self) -> int:
        """Return the number of records, and one for the names."""
        return int(self._table.num_rows) + 1

    def damaged(self) -> UnknownValuesError:
        """Return the error for values of an unknown kind."""
        return UnknownValuesError(FRAME_NAME)


def _arrow_table(frame: object) -> _Arrow:
    import pyarrow as pa  # noqa: PLC0415  only where there is a frame

    pandas = sys.modules.get("pandas")
    if pandas is not None and isinstance(frame, pandas.DataFrame):
        return _of_pandas(frame)
    polars = sys.modules.get("polars")
    if polars is not None and isinstance(frame, polars.DataFrame) and polars.Object in frame.dtypes:
        return _of_polars(frame, polars.Object)
    # A class of frames has the methods as well.
    if isinstance(frame, type) or not (hasattr(frame, "__arrow_c_stream__") or hasattr(frame, "__arrow_c_array__")):
        raise NotAFrameError(FRAME_NAME)
    try:
        return _without_runs(pa.table(frame))
    except Exception:  # noqa: BLE001  of any library, with words that may repeat cells
        raise NotATableError(FRAME_NAME) from None


def _of_polars(frame: Any, objects: object) -> _Arrow:  # noqa: ANN401  polars may not be there
    """Return a frame of polars with columns of Python's objects, each as its text."""
    import pyarrow as pa  # noqa: PLC0415  only where there is a frame

    # polars 2.1.0 exports the addresses of objects in memory, as 8 bytes each: `pa.table(frame).schema`.
    columns = [
        _texts(series.name, series.to_list()) if series.dtype == objects else pa.table(series.to_frame()).column(0)
        for series in frame.get_columns()
    ]
    return _without_runs(pa.Table.from_arrays(columns, names=frame.columns))


def _without_runs(table: _Arrow) -> _Arrow:
    """Return a table with one value a row where runs of equal values are kept once: to Arrow, a run is a structure."""
    import pyarrow as pa  # noqa: PLC0415  only where there is a frame
    from pyarrow import compute  # noqa: PLC0415

    for place, column in enumerate(table.columns):
        if pa.types.is_run_end_encoded(column.type):
            # Chunk by chunk: pyarrow types the result of a chunked column without chunks wrongly.
            chunks = [compute.run_end_decode(chunk) for chunk in column.chunks]
            table = table.set_column(place, table.schema.names[place], pa.chunked_array(chunks, column.type.value_type))
    return table


def _of_pandas(frame: Any) -> _Arrow:  # noqa: ANN401  pandas may not be there
    """Return a frame of pandas as a table; an index with a name is a column, and one without is where a row stands."""
    import pyarrow as pa  # noqa: PLC0415  only where there is a frame

    # By number, each level its own name: `reset_index` refuses two levels of one name, and takes the level 0 for the
    # one that is called 0.
    levels = frame.index.set_names(list(range(frame.index.nlevels)))
    named = [(name, place) for place, name in enumerate(frame.index.names) if name is not None]
    parts = [(name, levels.get_level_values(place).to_series()) for name, place in named]
    names = [_name(name, place) for place, (name, _) in enumerate([*parts, *frame.items()])]
    columns = [_of_series(name, series) for name, (_, series) in zip(names, [*parts, *frame.items()], strict=True)]
    return _without_runs(pa.Table.from_arrays(columns, names=names))


def _name(name: object, place: int) -> str:
    """Return the name of a column as text.

    Raises:
        HalfLetterNameError: if it has half of a letter, which no file holds.
    """
    text = str(name)
    if not is_whole(text):
        raise HalfLetterNameError(FRAME_NAME, column_letter(place))
    return text


def _of_series(name: str, series: Any) -> _Arrow:  # noqa: ANN401  pandas may not be there
    """Return a column; one of different kinds of values, which Arrow does not have, as the text of each."""
    import pyarrow as pa  # noqa: PLC0415  only where there is a frame

    try:
        column = pa.array(series, from_pandas=True)
    except (pa.ArrowException, ValueError, TypeError, ArithmeticError):
        column = None
    if column is not None and not isinstance(column.type, pa.BaseExtensionType):
        return column
    return _texts(name, series.tolist())


def _texts(name: str, values: list[object]) -> _Arrow:
    """Return values of different kinds as a column of texts."""
    import pyarrow as pa  # noqa: PLC0415  only where there is a frame

    texts = [value_text(value, name, row) for row, value in enumerate(values, start=2)]
    return pa.array(texts, pa.string())
