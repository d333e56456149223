"""A folder of Parquet files, one per table in long form, each with the statement in its schema."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from core.exports.exporter import Exporter, ExporterInfo, register
from core.exports.folder_pages import file_names, write_pages
from core.exports.long_form import MEASURES, cumulative_columns, cumulative_measures, headers, is_whole
from core.exports.statement_data import statement_data
from core.release.release import Release, ReleasedTable
from core.release.size import ReleaseSize
from core.words import N_, Tell

if TYPE_CHECKING:
    import pyarrow as pa

_BYTES_OF_LIBRARY, _BYTES_A_NUMBER = 45_000_000, 50
"""Bytes of memory: of the library, and per number of the largest table; measured by `tests/benchmarks/estimates.py`."""

_ABOUT = (
    N_(
        "Export",
        "One Parquet file per table has one row per cell. Its columns: categories (as dictionaries), count, "
        "standard deviation of the noise, ±, both ends of the interval. Cumulative counts and ranges that were asked "
        "for follow in columns of their own.",
    ),
    N_("Export", "The schema of each file carries the method statement as JSON under the key “reticent”."),
)


@register
class ParquetFiles(Exporter):
    """A folder of Parquet files."""

    info = ExporterInfo(
        "parquet",
        N_("Export", "Folder of Parquet files"),
        N_("Export", "For programs that read Parquet: the same in every language, but for its readme."),
        "",
        is_folder=True,
    )
    seconds_a_table, seconds_a_number = 3.3e-3, 5e-7
    bytes_a_table, bytes_a_number, bytes_a_letter = 8_000, (30, 46), 0.0

    def memory(self, size: ReleaseSize) -> int:
        """Return the estimated bytes of memory: the library, and columns of the largest table."""
        return _BYTES_OF_LIBRARY + _BYTES_A_NUMBER * max(table.cells for table in size.tables)

    def bytes(self, size: ReleaseSize) -> int:
        """Return the estimated bytes; every file carries the statement, and lists the labels of its attributes."""
        return super().bytes(size) + 2 * size.statement_bytes * len(size.tables)

    def write(self, release: Release, target: Path, tell: Tell = str) -> None:
        """Write the folder `target`."""
        from pyarrow import parquet  # noqa: PLC0415  takes 0.25 s, needed for this format only

        target.mkdir()
        statement = json.dumps(statement_data(release.statement), ensure_ascii=False, allow_nan=False)
        names = file_names(release, ".parquet")
        for name, table in zip(names, release.tables, strict=True):
            arrow = _arrow(table).replace_schema_metadata({"reticent": statement})
            parquet.write_table(arrow, target / name)
        write_pages(release, target, names, _ABOUT, tell)


def _arrow(table: ReleasedTable) -> pa.Table:
    import pyarrow as pa  # noqa: PLC0415  needed for this format only

    published = table.published
    positions = np.indices(published.values.shape, dtype=np.int32)
    labels = [
        pa.DictionaryArray.from_arrays(pa.array(codes.ravel()), pa.array(words, pa.string()))
        for codes, words in zip(positions, published.labels, strict=True)
    ]
    counts = published.values.ravel()
    numbers = (
        _shown(table, counts.astype(np.int64) if is_whole(counts) else counts),
        pa.array(table.standard_deviation.ravel()),
        pa.array(np.full(counts.size, table.half_width)),
        _shown(table, table.low.ravel()),
        _shown(table, table.high.ravel()),
    )
    sums = (pa.array(column.ravel(), from_pandas=True) for column in cumulative_columns(table))
    names = headers(published.names, (*MEASURES, *cumulative_measures(table)))
    return pa.table(list(chain(labels, numbers, sums)), names=list(names))


def _shown(table: ReleasedTable, flat: NDArray[Any]) -> pa.Array:
    """Return numbers as a column, null where they are not shown."""
    import pyarrow as pa  # noqa: PLC0415  needed for this format only

    return pa.array(flat, mask=None if table.hidden is None else table.hidden.ravel())
