"""All records of a file as label codes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from core.data.memory_records import MemoryRecords
from core.domain.attribute import Attribute
from core.domain.domain import Domain
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.sources.asking.reader_process import ask
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
