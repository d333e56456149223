"""The rows of a data frame that a release counts: the questions, refusals and codes that a file of them would have."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path

from core.data.bound_rows import Bits
from core.data.fingerprints import column_prints, rows_print
from core.data.prepared_records import PreparedRecords, prepared
from core.domain.domain import Domain
from core.domain.reading_layout import ProtectedUnit
from core.privacy.fingerprint import Fingerprint
from core.progress import check_cancelled, report
from core.sources.asking.pins import refuse_unpinned, unpinned
from core.sources.asking.records import ReadRequest, Rows, RowSource, as_records
from core.sources.frames.frame import DataFrame
from core.sources.frames.values import FRAME_NAME
from core.words import N_


@dataclass(frozen=True, slots=True, repr=False)
class FrameRows(RowSource):
    """What to read; `path` names no file, and `frame` has the rows."""

    frame: DataFrame = field(kw_only=True)

    def read(self, crowd: ProtectedUnit | None, key: bytes = b"", bits: Bits | None = None) -> Rows:  # noqa: ARG002
        """Return all rows, as `RowSource.read` does of a file, with the errors that it has for these.

        Raises:
            SourceError: if they cannot be read as asked.
        """
        # here: a program that reads files has it done by another process, and need not load the rules of reading
        from core.sources.reading.one_pass import counted  # noqa: PLC0415
        from core.sources.reading.reader import SourceReader  # noqa: PLC0415

        what = N_("Progress", "Reading {file}").format(file=FRAME_NAME)

        def read_so_far(part: float) -> None:
            check_cancelled()
            report(part, 1.0, what)

        unit = crowd or self.unit
        reader = SourceReader(self.frame.source(self.layout), self.layout, read_so_far)
        fields = unpinned("", self.layout, self.attributes)
        refuse_unpinned(FRAME_NAME, fields, asdict(reader.grid.source.layout))
        if (marginals := self.one_pass_marginals(unit)) is not None:
            domain = Domain(self.attributes)
            kept = prepared(domain, marginals)
            found = counted(reader, self.attributes, kept, key)
            return PreparedRecords(domain, found.counts, kept, found.sketch, found.rows)
        codes, sketch, texts = reader.read_unlisted(self.attributes, self.unlisted or (), unit.id, key or None)
        arrays = [(column.typecode, column.tobytes()) for column in codes]
        return as_records(ReadRequest(Path(FRAME_NAME), self.layout, self.attributes, unit), arrays, sketch, texts)

    @contextmanager
    def ahead(self, crowd: ProtectedUnit | None, key: bytes) -> Iterator[None]:  # noqa: ARG002
        """Do nothing: rows in this memory have no reader."""
        yield

    @contextmanager
    def looked_ahead(self) -> Iterator[None]:
        """Do nothing, as `ahead`."""
        yield

    def fingerprint(self, table: Rows, key: bytes) -> Fingerprint:
        """Return the fingerprint, of cells without a file, by which a ledger with that key recognises the rows."""
        return Fingerprint("", frozenset(column_prints(table, key)), table.sketch, rows_print(table, key))
