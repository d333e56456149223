"""Parquet files, through pyarrow, batch after batch."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any

from core.errors import DamagedDataFileError
from core.sources.arrow_source import ArrowSource
from core.sources.file_content import FileContent
from core.sources.source import CHUNK_ROWS, register
from core.words import N_

_FEW_TEXTS = 3
"""Bytes a row of a column whose dictionary is worth its memory: numbers of 16 bits into it, and some of its texts."""


class ParquetSource(ArrowSource):
    """Rows of parquet files, read one group of rows after the other."""

    def batches_of(self, file: Any, rows: int) -> Iterator[Any]:  # noqa: ANN401  the library has no types
        """Yield the record batches of a file, without groups that are passed over.

        One call for each group: pyarrow 26.0.1 keeps of every group that an iterator has left some 4 MB until its end,
        400 MB of a hundred million rows.
        """
        for group in range(file.metadata.num_row_groups):
            n_rows = int(file.metadata.row_group(group).num_rows)
            if self.n_read + n_rows <= self.n_passed:
                self.n_read += n_rows
                continue
            yield from file.iter_batches(rows, [group], columns=self.wanted, use_threads=False)


@register
class Parquet(ParquetSource):
    """A parquet file."""

    key = "parquet"
    words = N_("Error", "a parquet file")
    suffixes = (".parquet", ".pq")

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether the file begins with the format's own mark."""
        return content.start.startswith(b"PAR1")

    def open(self) -> None:
        """Read the schema."""
        self._file = opened(Path(self.path))
        self.take_schema(self._file.schema_arrow)

    def batches(self, rows: int = CHUNK_ROWS, *, encoded: bool = False) -> Iterable[Any]:
        """Return the record batches."""
        file = opened(Path(self.path), few_texts_of(self._file)) if encoded else self._file
        return self.batches_of(file, rows)

    def n_rows(self) -> int:
        """Return the number of records, and one for the names."""
        return int(self._file.metadata.num_rows) + 1

    def begins(self, place: int) -> int:
        """Return the first record of the group of rows that a record is in."""
        groups = map(self._file.metadata.row_group, range(self._file.metadata.num_row_groups))
        firsts = [*accumulate((int(group.num_rows) for group in groups), initial=0)]
        return firsts[bisect_right(firsts, place) - 1]

    def damaged(self) -> DamagedDataFileError:
        """Return the error for a damaged file."""
        return DamagedDataFileError(self.path)


def opened(path: Path, encoded: Sequence[str] = ()) -> Any:  # noqa: ANN401  the library has no types
    """Return the open file, whose pages are checked when they are read.

    Args:
        path: the file.
        encoded: names of columns that are to come as dictionaries, as the file mostly keeps them.

    Raises:
        DamagedDataFileError: if it is no Parquet file.
    """
    import pyarrow.parquet  # noqa: PLC0415  only where such a file is read

    try:
        return pyarrow.parquet.ParquetFile(path, page_checksum_verification=True, read_dictionary=list(encoded))
    except (pyarrow.ArrowException, OSError, UnicodeDecodeError) as error:  # the last: a name that is no text
        raise DamagedDataFileError(str(path)) from error


def few_texts_of(file: Any) -> list[str]:  # noqa: ANN401  the library has no types
    """Return the columns of texts of an open file that keep each different text once in a row group.

    Dictionaries of ever new texts would be larger than the texts of a piece. With a point in its name, a column could
    be taken for a part of another.
    """
    import pyarrow as pa  # noqa: PLC0415  loaded by `opened`

    types, metadata = pa.types, file.metadata
    if not metadata.num_row_groups:
        return []
    chunks = (metadata.row_group(0).column(place) for place in range(metadata.num_columns))
    few = {
        chunk.path_in_schema
        for chunk in chunks
        if chunk.has_dictionary_page and chunk.total_uncompressed_size < _FEW_TEXTS * chunk.num_values
    }
    texts = (
        field.name for field in file.schema_arrow if types.is_string(field.type) or types.is_large_string(field.type)
    )
    return [name for name in texts if name in few and "." not in name]
