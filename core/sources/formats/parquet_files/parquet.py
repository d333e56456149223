"""Parquet files, through pyarrow, batch after batch."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from core.errors import DamagedDataFileError
from core.sources.arrow_source import ArrowSource
from core.sources.file_content import FileContent
from core.sources.source import CHUNK_ROWS, register
from core.words import N_


@register
class Parquet(ArrowSource):
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

    def batches(self) -> Iterable[Any]:
        """Return the record batches."""
        batches: Iterable[Any] = self._file.iter_batches(CHUNK_ROWS, columns=self.wanted, use_threads=False)
        return batches

    def n_rows(self) -> int:
        """Return the number of records, and one for the names."""
        return int(self._file.metadata.num_rows) + 1

    def damaged(self) -> DamagedDataFileError:
        """Return that the file is damaged."""
        return DamagedDataFileError(self.path)


def opened(path: Path) -> Any:  # noqa: ANN401  the library has no types
    """Return the open file, whose pages are checked when they are read.

    Raises:
        DamagedDataFileError: if it is none.
    """
    import pyarrow.parquet  # noqa: PLC0415  only where such a file is read

    try:
        return pyarrow.parquet.ParquetFile(path, page_checksum_verification=True)
    except (pyarrow.ArrowException, OSError, UnicodeDecodeError) as error:  # the last: a name that is no text
        raise DamagedDataFileError(str(path)) from error
