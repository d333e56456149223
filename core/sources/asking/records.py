"""The rows of a file as label codes, and those that a release counts, of a file that is still the one looked at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Self

import numpy as np

from core.data.bound_rows import Bits, bounded, most_rows, without_persons
from core.data.fingerprints import column_prints, file_print, rows_print
from core.data.memory_records import MemoryRecords
from core.data.prepared_records import PreparedRecords, is_countable, prepared
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.domain.location import DatabaseAddress, Location
from core.domain.marginal import Marginal
from core.domain.reading_choices import AsWritten
from core.domain.reading_layout import ProtectedUnit, ReadingLayout, RowMeaning
from core.errors import CrowdedPersonError, FileMovedOnError, LostFileError, RefusedContentError
from core.privacy.fingerprint import Fingerprint
from core.sources.asking.pins import check_pinned
from core.sources.asking.reader_process import ask, asked_ahead, looking_ahead
from core.sources.file_state import FileState, file_state
from core.sources.folder_parts import folder_parts
from core.sources.formats.catalogue import counts_there
from core.sources.question import FileQuestion, ReaderVerb
from core.sources.server_source import ROWS_STAY, TOO_MANY_CELLS

Rows = MemoryRecords | PreparedRecords
"""All rows, or the counts of what will be asked of them."""
_ORDER_BYTES = 16
"""Of the bits that decide which rows of a person count."""


@dataclass(frozen=True, slots=True)
class ReadRequest:
    """What is to be read of a file.

    Attributes:
        path: the file.
        layout: how to read it.
        attributes: the columns that count.
        unit: may name an identifier, which tells persons apart.
        key: of the ledger that is to recognise the rows; b"": none is.
        unlisted: names of the attributes that have no list, if lists are to be found.
        order: fresh bits that decide which rows of a person count, where rows are counted where they are.
        at_most: rows of a person that count there; 0: all.
    """

    path: Location
    layout: ReadingLayout
    attributes: tuple[Attribute, ...]
    unit: ProtectedUnit
    key: bytes = b""
    unlisted: tuple[str, ...] = ()
    order: bytes = b""
    at_most: int = 0


def count_rows(wanted: ReadRequest, marginals: Sequence[Marginal]) -> PreparedRecords:
    """Return the counts of `marginals` of all records, which are read once and not kept, and the marks for a key.

    Where the unit tells persons apart, which only rows can that are counted where they are, these are the counts of the
    attributes by themselves; those of `marginals` are `kept`, of the rows that count.

    Raises:
        SourceError: as `read_rows`.
        Cancelled: if the user asked to stop.
    """
    domain = Domain(wanted.attributes)
    kept = prepared(domain, marginals)
    answer = ask(_count_question(wanted, kept))
    told, counts = answer.result, [np.frombuffer(content, dtype=np.int64) for _, content in answer.arrays]
    marks = told["sketch"], told["rows"], told["when"]
    if wanted.unit.id is None:
        return PreparedRecords(domain, counts[0], kept, *marks)
    bounded = PreparedRecords(domain, counts[1], kept)
    return PreparedRecords(domain, counts[0], prepared(domain, ()), *marks, kept=bounded, most=told["most"])


def read_rows(wanted: ReadRequest) -> MemoryRecords:
    """Return all records as label codes, with the person of each if there is an identifier, and the sketch for a key.

    Raises:
        SourceError: if the file is not one clean table; a CellError names the first cell that has no label.
        Cancelled: if the user asked to stop.
    """
    answer = ask(_read_question(wanted))
    told = answer.result
    return as_records(wanted, answer.arrays, told["sketch"], told["texts"], when=told["when"])


def _count_question(wanted: ReadRequest, kept: tuple[Marginal, ...]) -> FileQuestion:
    question = _question(ReaderVerb.COUNT, wanted)
    return replace(question, marginals=kept, order=wanted.order.hex(), at_most=wanted.at_most)


def _read_question(wanted: ReadRequest) -> FileQuestion:
    return replace(_question(ReaderVerb.READ, wanted), unlisted=wanted.unlisted)


def _question(verb: ReaderVerb, wanted: ReadRequest) -> FileQuestion:
    return FileQuestion(
        verb,
        str(wanted.path),
        wanted.layout,
        wanted.attributes,
        identifier=wanted.unit.id,
        key=wanted.key.hex(),
        asks_persons=wanted.unit.is_unstated,
        are_persons=wanted.unit.rows is RowMeaning.ONE_EACH,
    )


def as_records(
    wanted: ReadRequest,
    arrays: Sequence[tuple[str, bytes]],
    sketch: str,
    texts: Mapping[str, Sequence[str]],
    *,
    when: str = "",
) -> MemoryRecords:
    """Return records from what `SourceReader.read_unlisted` returned, arrays as (array type code, content).

    `when`: of the snapshot of a database; "": of a file.
    """
    columns = [np.frombuffer(content, dtype=np.dtype(code)) for code, content in arrays]
    person = None if wanted.unit.id is None else columns.pop().astype(np.int64)
    places = {axis: tuple(texts[each.name]) for axis, each in enumerate(wanted.attributes) if each.name in texts}
    attributes = [
        # Numbers for labels, of which an error may tell; the texts are those of all rows, and stay out of the domain.
        Attribute(each.name, Kind.CATEGORIES, tuple(map(str, range(len(places[axis]))))) if axis in places else each
        for axis, each in enumerate(wanted.attributes)
    ]
    return MemoryRecords(Domain(tuple(attributes)), tuple(columns), person, sketch, places, when=when)


@dataclass(frozen=True, slots=True)
class RowSource:
    """What to read.

    Attributes:
        path: the file.
        layout: how to read it.
        attributes: the columns that count.
        unit: of whom at most so many rows count.
        seen: state of the file when its owner looked at it; None: nobody has.
        unlisted: names of the attributes that have no list, where lists are to be found; None: for a release.
        marginals: all that is counted afterwards, so that rows need not be kept; None: that is not known yet.
    """

    path: Location
    layout: ReadingLayout
    attributes: tuple[Attribute, ...]
    unit: ProtectedUnit
    seen: FileState | None = None
    unlisted: tuple[str, ...] | None = None
    marginals: tuple[Marginal, ...] | None = None

    def read(self, crowd: ProtectedUnit | None, key: bytes = b"", bits: Bits | None = None) -> Rows:
        """Return all rows, with their persons as `counted` needs them, and the sketch that `fingerprint` needs.

        Where every row is a person and all that is counted is known, that is counted in one pass, and no row is kept.

        Args:
            crowd: persons of whom nobody may have more rows than that, in a release that counts all rows; None: no
                such question.
            key: of the ledger that is to recognise the rows.
            bits: where those come from that decide which rows of a person count; used where rows are counted where they
                are, as elsewhere `counted` decides.

        Raises:
            SourceError: if they cannot be read as asked, or the file has changed.
        """
        wanted, marginals = self._wanted(crowd, key)
        if counts_there(str(self.path)):
            if marginals is None:
                raise RefusedContentError(str(self.path), ROWS_STAY if self.marginals is None else TOO_MANY_CELLS)
            if wanted.unit.id is not None:
                wanted = replace(wanted, order=_order_of(bits), at_most=0 if crowd else wanted.unit.at_most)
        table = read_rows(wanted) if marginals is None else count_rows(wanted, marginals)
        self._check_unchanged()
        return table

    @contextmanager
    def ahead(self, crowd: ProtectedUnit | None, key: bytes) -> Iterator[None]:
        """Have a reader read the rows within the block, in which `read`, with equal arguments, waits for them.

        Rows that a server counts where they are wait for `read`.

        Raises:
            SourceError: if it is known before they are read that they cannot be, or the file has changed.
        """
        wanted, marginals = self._wanted(crowd, key)
        if counts_there(str(self.path)):
            yield
            return
        if marginals is None:
            question = _read_question(wanted)
        else:
            question = _count_question(wanted, prepared(Domain(self.attributes), marginals))
        with asked_ahead(question):
            yield

    @contextmanager
    def looked_ahead(self) -> Iterator[None]:
        """Have a reader look for doubts within the block, so that `read` and `ahead` take less time.

        Raises:
            SourceError: if the reader did not start.
        """
        is_looked_at = self.layout.as_written == AsWritten.REFUSE and not counts_there(str(self.path))
        wanted = ReadRequest(self.path, self.layout, self.attributes, self.unit)
        with looking_ahead(_read_question(wanted)) if is_looked_at else nullcontext():
            yield

    def _wanted(self, crowd: ProtectedUnit | None, key: bytes) -> tuple[ReadRequest, tuple[Marginal, ...] | None]:
        """Return what is to be read, and what one pass is to count of it; None if rows are to be kept."""
        self._check_unchanged()
        check_pinned(self.path, self.layout, self.attributes)
        unit, unlisted = crowd or self.unit, self.unlisted or ()
        wanted = ReadRequest(self.path, self.layout, self.attributes, unit, key=key, unlisted=unlisted)
        return wanted, self.one_pass_marginals(unit)

    def charged_before(self) -> Self:
        """Return the source of rows that are paid for: they were looked at before the charge."""
        is_looked_at = self.layout.as_written == AsWritten.REFUSE
        return replace(self, layout=replace(self.layout, as_written=AsWritten.COUNT)) if is_looked_at else self

    def one_pass_marginals(self, unit: ProtectedUnit) -> tuple[Marginal, ...] | None:
        """Return what one pass is to count; None if rows are to be kept: for persons, or more cells than it can hold.

        Which rows of a person count is decided among all of them, so that none can be forgotten before the last; a
        server that counts its rows itself brings those of a person together.
        """
        if self.marginals is None or not is_countable(Domain(self.attributes), self.marginals):
            return None
        return self.marginals if unit.id is None or counts_there(str(self.path)) else None

    def counted(self, table: Rows, crowd: ProtectedUnit | None, bits: Bits) -> Rows:
        """Return those rows of `read` that count: all, or at most so many of a person, chosen with `bits`.

        Raises:
            CrowdedPersonError: if somebody has more rows than `crowd` allows.
        """
        if isinstance(table, PreparedRecords):
            if crowd is not None and table.most > crowd.at_most:
                raise CrowdedPersonError(str(self.path), str(crowd.id), crowd.at_most)
            return table.kept or table
        if crowd is None:
            return bounded(table, self.unit.at_most, bits, keep_whose=self.unlisted is not None)
        if most_rows(table) > crowd.at_most:
            raise CrowdedPersonError(str(self.path), str(crowd.id), crowd.at_most)
        return without_persons(table)

    def fingerprint(self, table: Rows, key: bytes) -> Fingerprint:
        """Return the fingerprint by which a ledger with that key recognises the rows.

        Args:
            table: all rows, as `read` returned them.
            key: of the ledger.

        Raises:
            LostFileError: if the file cannot be read once more.
        """
        try:
            of_file = file_print(_files(self.path), key)
        except OSError as error:
            raise LostFileError(str(self.path), error.strerror or str(error)) from error
        return Fingerprint(of_file, frozenset(column_prints(table, key)), table.sketch, rows_print(table, key))

    def _check_unchanged(self) -> None:
        """Refuse a file that is not the one its owner looked at; that a file is gone, reading it tells."""
        now = file_state(self.path)
        if self.seen is not None and now is not None and now != self.seen:
            raise FileMovedOnError(str(self.path))


def _order_of(bits: Bits | None) -> bytes:
    if bits is None:  # without them, all rows of each person would count
        raise ValueError("bits decide which rows of a person count")
    return bits.take(_ORDER_BYTES)


def _files(path: Location) -> tuple[Path, ...]:
    """Return the files by whose bytes the rows are recognised; () of a database, which has rows alone."""
    return () if isinstance(path, DatabaseAddress) else folder_parts(path) or (path,)
