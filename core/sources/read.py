"""Read a file: preview it, profile its columns, check an attribute, turn its records into label codes.

Each call starts a process of its own that does the parsing (`child.py`); this one only ever sees the answers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from core.data.column_profile import ColumnProfile
from core.data.memory_records import MemoryRecords
from core.data.sensitive import Private
from core.domain.attribute import Attribute
from core.domain.domain import Domain
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.progress import Progress
from core.sources import wire
from core.sources.process import ask


@dataclass(frozen=True, slots=True, repr=False)
class Preview(Private):
    """A preview of a file, for the owner's screen only.

    Attributes:
        layout: as asked for, and every other field that applies as detected; `range` stays None unless asked for, so
            that rows added to the file later are read too.
        sheets: names of the sheets; () where there are none.
        headers: the name of each column, "" where there is none; columns with neither name nor content are left out.
        letters: the letter of each column.
        first: the first rows as text, at most 50.
        first_rows: the row of the file in which each of them begins.
        last: the last rows as text, at most 5.
        last_rows: the rows of the file in which these begin; () where only reading everything could tell.
        n_rows: rows below the header; in text files of more than 1,000 rows counted by lines, so too high if cells
            contain line ends or there are empty lines.
        n_columns: the number of headers.
        problems: sentences about what stands in the way, or should be looked at.
        spots: where each of them is: the row of the file, 0 for none in particular, and the letters of columns.
        stops: whether the rows cannot be read before it is fixed, for each of them.
    """

    layout: ReadingLayout
    sheets: tuple[str, ...]
    headers: tuple[str, ...]
    letters: tuple[str, ...]
    first: tuple[tuple[str, ...], ...]
    first_rows: tuple[int, ...]
    last: tuple[tuple[str, ...], ...]
    last_rows: tuple[int, ...]
    n_rows: int
    n_columns: int
    problems: tuple[str, ...]
    spots: tuple[tuple[int, tuple[str, ...]], ...]
    stops: tuple[bool, ...]


@dataclass(frozen=True, slots=True, repr=False)
class QuickPreview(Private):
    """What the first rows of a large file tell before the rest is read; the inspection after it may find otherwise.

    Attributes:
        layout: as in `Preview`, and so are the others.
    """

    layout: ReadingLayout
    sheets: tuple[str, ...]
    headers: tuple[str, ...]
    letters: tuple[str, ...]
    first: tuple[tuple[str, ...], ...]
    first_rows: tuple[int, ...]


DETECT = ReadingLayout()
SILENT = Progress()


def inspect(path: Path, layout: ReadingLayout = DETECT, progress: Progress = SILENT) -> Preview:
    """Return a preview of the file; where it is large, show `progress` a Glimpse of it before.

    Raises:
        SourceError: if it cannot be read at all; faults of single rows and headers are listed as problems instead.
        Cancelled: if the user asked to stop.
    """
    answer = ask(_request("inspect", path, layout), progress, lambda part: progress.show(QuickPreview(**_seen(part))))
    facts = answer.result
    return Preview(
        **_seen(facts),
        last=tuple(map(tuple, facts["last"])),
        last_rows=tuple(facts["last_rows"]),
        n_rows=facts["n_rows"],
        n_columns=facts["n_columns"],
        problems=tuple(map(wire.words_from, facts["problems"])),
        spots=tuple((row, tuple(letters)) for row, letters in facts["spots"]),
        stops=tuple(facts["stops"]),
    )


def profile(path: Path, layout: ReadingLayout = DETECT, progress: Progress = SILENT) -> tuple[ColumnProfile, ...]:
    """Return the profile of every column, after reading all rows.

    Raises:
        SourceError: if the file is not one clean table.
        Cancelled: if the user asked to stop.

    Privacy:
        Exact facts about the records: for the owner's screen, never for a file or a release.
    """
    answer = ask(_request("profile", path, layout), progress)
    return tuple(map(wire.profile_from, answer.result))


def read_code_list(path: Path, progress: Progress = SILENT) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the columns of a code list, each as (what its first row says, the texts below), all of one length.

    Raises:
        SourceError: if the file cannot be read.
        Cancelled: if the user asked to stop.
    """
    columns = ask(_request("texts", path, DETECT), progress).result
    return tuple((name, tuple(texts)) for name, texts in columns)


def check_attribute(path: Path, layout: ReadingLayout, attribute: Attribute, progress: Progress = SILENT) -> int:
    """Return how many rows fit none of the labels of `attribute`.

    Raises:
        SourceError: if the file is not one clean table, or lacks the column.
        Cancelled: if the user asked to stop.

    Privacy:
        An exact count, for the owner's screen only.
    """
    return int(ask(_request("check", path, layout, (attribute,)), progress).result)


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


def read_rows(wanted: ReadRequest, progress: Progress = SILENT) -> MemoryRecords:
    """Return all records as label codes, with the person of each if there is an identifier, and the sketch for a key.

    Raises:
        SourceError: if the file is not one clean table; a CellError names the first cell that has no label.
        Cancelled: if the user asked to stop.
    """
    unit, key = wanted.unit, wanted.key.hex()
    answer = ask(_request("read", wanted.path, wanted.layout, wanted.attributes, id=unit.id, key=key), progress)
    return as_records(wanted, answer.arrays, str(answer.result))


def as_records(wanted: ReadRequest, arrays: Sequence[tuple[str, bytes]], sketch: str) -> MemoryRecords:
    """Return records from the arrays of `Reading.read`, each as (array type code, content), and their sketch."""
    columns = [np.frombuffer(content, dtype=np.dtype(code)) for code, content in arrays]
    person = None if wanted.unit.id is None else columns.pop().astype(np.int64)
    return MemoryRecords(Domain(wanted.attributes), tuple(columns), person, sketch)


def read_table(
    path: Path,
    layout: ReadingLayout,
    attributes: tuple[Attribute, ...],
    unit: ProtectedUnit,
    progress: Progress = SILENT,
) -> MemoryRecords:
    """Return what `read_rows` does, for no ledger."""
    return read_rows(ReadRequest(path, layout, attributes, unit), progress)


def _seen(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields that a glimpse and an inspection have in common."""
    return {
        "layout": ReadingLayout(**facts["layout"]),
        "sheets": tuple(facts["sheets"]),
        "headers": tuple(facts["headers"]),
        "letters": tuple(facts["letters"]),
        "first": tuple(map(tuple, facts["first"])),
        "first_rows": tuple(facts["first_rows"]),
    }


def _request(
    verb: str, path: Path, layout: ReadingLayout, attributes: Sequence[Attribute] = (), **more: str | None
) -> dict[str, object]:
    return {
        "verb": verb,
        "path": str(path),
        "layout": wire.layout_facts(layout),
        "attributes": [wire.attribute_facts(attribute) for attribute in attributes],
        "id": None,
        "key": "",
        **more,
    }
