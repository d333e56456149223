"""Arrow files, which Feather 2 is another name for, and streams."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from core.errors import DamagedDataFileError
from core.sources.arrow_source import ArrowSource
from core.sources.file_content import FileContent
from core.sources.source import CHUNK_ROWS, register
from core.words import N_

_FILE, _STREAM = b"ARROW1\0\0", b"\xff\xff\xff\xff"


@register
class ArrowFile(ArrowSource):
    """Record batches in a file, one after the other."""

    key = "arrow"
    words = N_("Error", "an Arrow file (.feather)")
    suffixes = (".feather", ".arrow", ".arrows", ".ipc")

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether it begins as a file or a stream of Arrow: the latter with a schema of less than 16 MB."""
        start = content.start
        return start.startswith(_FILE) or (start.startswith(_STREAM) and len(start) > 8 and start[7] == 0)

    def open(self) -> None:
        """Read the schema."""
        import pyarrow as pa  # noqa: PLC0415  only where such a file is read

        self._n_records = -1
        try:
            with pa.OSFile(self.path) as file:
                schema = _reader(file).schema
        except (pa.ArrowException, OSError, UnicodeDecodeError) as error:
            raise self.damaged() from error
        self.take_schema(schema)

    def batches(self, rows: int = CHUNK_ROWS, *, encoded: bool = False) -> Iterable[Any]:  # noqa: ARG002  as they are
        """Yield the record batches in pieces, each checked: a file that lies about itself must not be believed."""
        import pyarrow as pa  # noqa: PLC0415  loaded by `open`

        with pa.OSFile(self.path) as file:
            for batch in _all(_reader(file)):
                batch.validate(full=True)
                for first in range(0, batch.num_rows, rows):
                    yield batch.slice(first, rows)

    def n_rows(self) -> int:
        """Return the number of records, and one for the names."""
        import pyarrow as pa  # noqa: PLC0415  loaded by `open`

        if self._n_records < 0:
            try:
                with pa.OSFile(self.path) as file:
                    self._n_records = sum(batch.num_rows for batch in _all(_reader(file)))
            except (pa.ArrowException, OSError) as error:
                raise self.damaged() from error
        return self._n_records + 1

    def damaged(self) -> DamagedDataFileError:
        """Return the error for a damaged file."""
        return DamagedDataFileError(self.path)


def _reader(file: Any) -> Any:  # noqa: ANN401  the library has no types
    """Return a reader of what is in the file."""
    import pyarrow as pa  # noqa: PLC0415  loaded by `open`

    start = file.read(len(_FILE))
    file.seek(0)
    return pa.ipc.open_file(file) if start == _FILE else pa.ipc.open_stream(file)


def _all(reader: Any) -> Iterable[Any]:  # noqa: ANN401  the library has no types
    """Yield the batches of either kind of reader."""
    if not hasattr(reader, "num_record_batches"):
        yield from reader
        return
    for place in range(reader.num_record_batches):
        yield reader.get_batch(place)
