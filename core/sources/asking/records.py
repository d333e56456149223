"""The rows of a file as label codes, and those that a release counts, of a file that is still the one looked at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from core.data.bound_rows import Bits, bounded, most_rows, without_persons
from core.data.fingerprints import column_prints, file_print
from core.data.memory_records import MemoryRecords
from core.domain.attribute import Attribute
from core.domain.domain import Domain
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.errors import CrowdedPersonError, FileMovedOnError, LostFileError
from core.privacy.fingerprint import Fingerprint
from core.sources.asking.pins import check_pinned
from core.sources.asking.reader_process import ask
from core.sources.file_state import FileState, file_state
from core.sources.question import FileQuestion, ReaderVerb


@dataclass(frozen=True, slots=True)
class ReadRequest:
    """What is to be read of a file.

    Attributes:
        path: the file.
        layout: how to read it.
        attributes: the columns that count.
        unit: may name an identifier, which tells persons apart.
        key: of the ledger that is to know the rows again; b"": none is.
    """

    path: Path
    layout: ReadingLayout
    attributes: tuple[Attribute, ...]
    unit: ProtectedUnit
    key: bytes = b""


def read_rows(wanted: ReadRequest) -> MemoryRecords:
    """Return all records as label codes, with the person of each if there is an identifier, and the sketch for a key.

    Raises:
        SourceError: if the file is not one clean table; a CellError names the first cell that has no label.
        Cancelled: if the user asked to stop.
    """
    unit, key = wanted.unit, wanted.key.hex()
    question = FileQuestion(
        ReaderVerb.READ, str(wanted.path), wanted.layout, wanted.attributes, identifier=unit.id, key=key
    )
    answer = ask(question)
    return as_records(wanted, answer.arrays, str(answer.result))


def as_records(wanted: ReadRequest, arrays: Sequence[tuple[str, bytes]], sketch: str) -> MemoryRecords:
    """Return records from the arrays of `SourceReader.read`, each as (array type code, content), and their sketch."""
    columns = [np.frombuffer(content, dtype=np.dtype(code)) for code, content in arrays]
    person = None if wanted.unit.id is None else columns.pop().astype(np.int64)
    return MemoryRecords(Domain(wanted.attributes), tuple(columns), person, sketch)


def read_table(
    path: Path, layout: ReadingLayout, attributes: tuple[Attribute, ...], unit: ProtectedUnit
) -> MemoryRecords:
    """Return what `read_rows` does, for no ledger."""
    return read_rows(ReadRequest(path, layout, attributes, unit))


@dataclass(frozen=True, slots=True)
class RowSource:
    """What to read.

    Attributes:
        path: the file.
        layout: how to read it.
        attributes: the columns that count.
        unit: of whom at most so many rows count.
        seen: state of the file when its owner looked at it; None: nobody has.
    """

    path: Path
    layout: ReadingLayout
    attributes: tuple[Attribute, ...]
    unit: ProtectedUnit
    seen: FileState | None = None

    def read(self, crowd: ProtectedUnit | None, key: bytes = b"") -> MemoryRecords:
        """Return all rows, with their persons as `counted` needs them, and the sketch that `fingerprint` needs.

        Args:
            crowd: persons of whom nobody may have more rows than that, in a release that counts all rows; None: no
                such question.
            key: of the ledger that is to know the rows again.

        Raises:
            SourceError: if they cannot be read as asked, or the file is another by now.
        """
        self._check_unchanged()
        check_pinned(self.path, self.layout, self.attributes)
        table = read_rows(ReadRequest(self.path, self.layout, self.attributes, crowd or self.unit, key))
        self._check_unchanged()
        return table

    def counted(self, table: MemoryRecords, crowd: ProtectedUnit | None, bits: Bits) -> MemoryRecords:
        """Return the rows that count of those that `read` returned: all, or of a person so many, chosen with `bits`.

        Raises:
            CrowdedPersonError: if somebody has more rows than `crowd` allows.
        """
        if crowd is None:
            return bounded(table, self.unit.at_most, bits)
        if most_rows(table) > crowd.at_most:
            raise CrowdedPersonError(str(self.path), str(crowd.id), crowd.at_most)
        return without_persons(table)

    def fingerprint(self, table: MemoryRecords, key: bytes) -> Fingerprint:
        """Return by what a ledger with that key knows the rows again.

        Args:
            table: all rows, as `read` returned them.
            key: of the ledger.

        Raises:
            LostFileError: if the file cannot be read once more.
        """
        try:
            return Fingerprint(file_print(self.path, key), frozenset(column_prints(table, key)), table.sketch)
        except OSError as error:
            raise LostFileError(str(self.path), error.strerror or str(error)) from error

    def _check_unchanged(self) -> None:
        """Refuse a file that is not the one its owner looked at; one that is gone is told by whoever reads it."""
        now = file_state(self.path)
        if self.seen is not None and now is not None and now != self.seen:
            raise FileMovedOnError(str(self.path))
