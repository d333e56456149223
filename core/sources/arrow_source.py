"""Rows that come as Arrow batches: parquet files and data frames get equal cells and equal refusals here."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import starmap
from typing import TYPE_CHECKING, Any

from core.data.raw_cells import Cell, cell_text
from core.errors import (
    DateOutOfCalendarError,
    SeveralValuesError,
    SourceError,
    UndecodableCellError,
    UnknownTimeZoneError,
    UnknownValueError,
    UnreadableFileError,
)
from core.sources.arrow_cells import cells_of
from core.sources.rows_amid import BATCH_ROWS, places_amid
from core.sources.source import CHUNK_ROWS, Chunk, Problem, Source, several_values_problem
from core.words import N_

_PERIOD = "pandas.period"
"""The name of pandas for its type, which files keep; where pandas is not loaded, it is that of a number."""


if TYPE_CHECKING:
    from core.data.distinct_columns import DistinctColumn

PIECE_ROWS, PIECE_CELLS = 1 << 15, 1 << 19
"""Rows and cells of a large piece, at most: arrays of so many rows stay in the processor's cache."""


SAMPLED_ROWS = 1 << 20
"""Rows that a profile looks at, at most, which takes seconds; all of a hundred million would take minutes. They are
blocks of consecutive rows, where rows of one person lie together and can be seen to."""

_MOST_PASSED = 1 << 24
"""Cells of a table that is passed over as a whole to take some rows of all its parts, which takes 0.3 s, at most; of a
larger one, only the beginnings of its groups of rows are at hand, of which pandas makes one for a million rows."""

_PASSED_ROWS = 1 << 14
"""Rows that are passed over at once."""


class DoubtfulRowsError(Exception):
    """A large piece holds a row that cannot be read; which one is known when its rows are read one by one."""


class ArrowSource(Source):
    """Rows with a schema; row 1 are the names of the columns, so that rows count as in files of other kinds.

    Attributes:
        n_read: the last row that was read or passed over, the names included.
        n_passed: up to which row, the names included, `chunks` passes batches over; `batches` need not read them.
    """

    blank_rows = False

    @abstractmethod
    def batches(self, rows: int = CHUNK_ROWS, *, encoded: bool = False) -> Iterable[Any]:
        """Return the record batches from the first on, without the columns that `take_schema` has left out.

        Args:
            rows: of a batch, at most.
            encoded: whether texts may come as dictionaries, in which each different one is kept once.
        """

    @abstractmethod
    def damaged(self) -> UnreadableFileError:
        """Return the error for rows that the library cannot read."""

    def take_schema(self, schema: Any) -> None:  # noqa: ANN401  the library has no types
        """Keep the names of the columns; those whose cells hold several values, or periods of time, are left out.

        Raises:
            SeveralValuesError, UnknownValueError: if no other column is left.
            UnreadableFileError: if a name is no text.
        """
        try:
            _ = [str(field.name) for field in schema]
        except UnicodeDecodeError as error:
            raise self.damaged() from error
        self._places = [place for place, field in enumerate(schema) if not _is_left_out(field)]
        self._names = [str(schema.field(place).name) for place in self._places]
        self._ordered = {str(field.name) for field in schema if getattr(field.type, "ordered", False)}
        self._left_out = {str(field.name): self._why(field) for field in schema if _is_left_out(field)}
        if self._left_out and not self._names:
            raise next(iter(self._left_out.values()))
        self.fill(sheet=None, encoding=None, delimiter=None, header_row=1)
        self.n_read = self.n_passed = 0

    @property
    def wanted(self) -> list[str] | None:
        """The columns to read; None: all, so that no name need be looked for."""
        return self._names if self._left_out else None

    def chunks(self) -> Iterator[Chunk]:
        """Yield the names, then the records."""
        import pyarrow as pa  # noqa: PLC0415  only where there are such rows

        yield Chunk([self._names], range(1, 2))
        self.n_read = 1
        try:
            every = self._every() if self.samples else 1
            for number, batch in enumerate(self.batches(encoded=every > 1)):
                if self.n_read + batch.num_rows <= self.n_passed or number % every:
                    self.n_read += batch.num_rows
                    continue
                rows = list(zip(*starmap(self._cells, _columns(batch)), strict=True))
                yield Chunk(rows, range(self.n_read + 1, self.n_read + len(rows) + 1))
                self.n_read += len(rows)
        except (pa.ArrowException, OSError) as error:
            raise self.damaged() from error

    def distinct(self) -> Iterator[list[DistinctColumn]]:
        """Yield the records in large pieces, each a list of the columns with names.

        Raises:
            DoubtfulRowsError: at the first piece in which something cannot be read, or if there is no record; `chunks`
                says what.
        """
        import pyarrow as pa  # noqa: PLC0415  only where there are such rows

        from core.sources.distinct_cells import DistinctCells  # noqa: PLC0415  a preview does without arrays

        known = DistinctCells()
        self.n_read = 1
        rows = max(min(PIECE_ROWS, PIECE_CELLS // len(self._names) // CHUNK_ROWS * CHUNK_ROWS), CHUNK_ROWS)
        try:
            # A part of a data frame may have lost all its rows to a filter.
            for batch in filter(len, self.batches(rows, encoded=True)):
                yield [known.of(place, column) for place, (_, column) in enumerate(_columns(batch))]
                self.n_read += batch.num_rows
        except (pa.ArrowException, OSError, ValueError, OverflowError, SourceError) as error:
            raise DoubtfulRowsError from error
        if self.n_read == 1:
            raise DoubtfulRowsError

    def doubt(self) -> None:
        """Let `chunks` begin at the piece that `distinct` yielded last: the records before it are in order."""
        self.n_passed = self.n_read

    def last(self, n: int) -> list[Sequence[Cell]]:
        """Return the last `n` rows or fewer."""
        self.n_passed = max(self.n_rows() - n, 0)
        try:
            return super().last(n)
        finally:
            self.n_passed = 0

    def amid(self) -> Sequence[Sequence[Sequence[Cell]]]:
        """Return batches of records from all parts of a long table."""
        import pyarrow as pa  # noqa: PLC0415  only where there are such rows

        n_rows, kept = self.n_rows() - 1, list[Sequence[Sequence[Cell]]]()
        is_passed = n_rows * len(self._names) <= _MOST_PASSED
        read = (self._passing if is_passed else self._jumping)(places_amid(n_rows))
        with suppress(pa.ArrowException, OSError, SourceError):  # what cannot be read is told where all rows are
            kept.extend([*zip(*starmap(self._cells, _columns(few)), strict=True)] for few in read)
        return kept

    def _passing(self, places: Sequence[int]) -> Iterator[Any]:
        """Yield a few rows from each place on, where all before them are passed over."""
        n_before, wanted = 0, iter(places)
        place = next(wanted, None)
        for batch in self.batches(_PASSED_ROWS) if places else ():
            while place is not None and place < n_before + batch.num_rows:
                yield batch.slice(max(place - n_before, 0), BATCH_ROWS)
                place = next(wanted, None)
            n_before += batch.num_rows

    def _jumping(self, places: Sequence[int]) -> Iterator[Any]:
        """Yield a few rows from where reading can begin that is nearest to each place."""
        known = self.n_read, self.n_passed
        try:
            for first in sorted({*map(self.begins, places)} - {0}):
                self.n_read, self.n_passed = 1, first + 1
                if (batch := next(iter(self.batches()), None)) is not None:
                    yield batch.slice(0, BATCH_ROWS)
        finally:
            self.n_read, self.n_passed = known

    def begins(self, place: int) -> int:  # noqa: ARG002  for formats that know
        """Return the last record up to `place`, both from 0, at which `batches` can begin without those before it."""
        return 0

    def problems(self) -> list[Problem]:
        """Say of each column that is left out why, and from how many rows the others are described."""
        left_out = [
            several_values_problem(name) if isinstance(error, SeveralValuesError) else _period_problem(name)
            for name, error in self._left_out.items()
        ]
        sampled = N_(
            "Source",
            "The table has {n:,} rows: its columns are described from one in {every}, in blocks spread over all of it. "
            "Rare values may be missing from the lists that are proposed. A release refuses a row without a label: "
            "complete the lists, or count other values together.",
        )
        told = Problem(sampled.format(n=self.n_rows() - 1, every=self._every()))
        return [*left_out, told] if self._every() > 1 else left_out

    def _every(self) -> int:
        """Return n where a sample has one of n records; 1: it has all."""
        return -(-(self.n_rows() - 1) // SAMPLED_ROWS) or 1

    def unusable(self, name: str) -> SeveralValuesError | UnknownValueError | None:
        """Return why a column is left out; None if it is not."""
        return self._left_out.get(name)

    def ordered(self, name: str) -> tuple[str, ...]:
        """Return the categories of a column whose dictionary has an order, as pandas and R keep it."""
        batch = next(iter(self.batches()), None) if name in self._ordered else None
        dictionary = None if batch is None else getattr(batch.column(name), "dictionary", None)
        return () if dictionary is None else tuple(map(cell_text, dictionary.to_pylist()))

    def declares(self, name: str) -> bool:
        """Return whether the dictionary of a column has an order: others only keep each text once."""
        return name in self._ordered

    def _why(self, field: Any) -> SeveralValuesError | UnknownValueError:  # noqa: ANN401  the library has no types
        name = str(field.name)
        return SeveralValuesError(self.path, name) if _is_several(field.type) else UnknownValueError(self.path, name, 2)

    def n_known(self) -> int:
        """Return how many records there are."""
        return self.n_rows() - 1

    def part_done(self) -> float:
        """Return the current record over the last."""
        return self.n_read / self.n_rows()

    def _cells(self, name: str, column: Any) -> list[Cell]:  # noqa: ANN401  the library has no types
        import pyarrow as pa  # noqa: PLC0415  only where there are such rows

        try:
            return cells_of(column)
        # pyarrow 26.0.1 says of an unknown time zone "The zoneinfo module or pytz package must be installed":
        # `pa.array([1], pa.timestamp("us", "Mars/Base")).to_pylist()`.
        except pa.ArrowInvalid as error:
            if getattr(column.type, "tz", None) is None:
                raise
            raise UnknownTimeZoneError(self.path, name, str(column.type.tz)) from error
        except pa.ArrowException:
            raise
        # Python's dates end with 9999: `pa.array([2**62], pa.timestamp("s")).to_pylist()` is an OverflowError.
        except (ValueError, OverflowError) as error:
            kind = UndecodableCellError if isinstance(error, UnicodeDecodeError) else DateOutOfCalendarError
            raise kind(self.path, name, self.n_read + 1 + _first_unreadable(column)) from None


def _period_problem(name: str) -> Problem:
    """Return why a column of periods of time is left out: as text, each would be a number."""
    words = N_(
        "Source",
        "Column “{name}” is left out: its values are periods of time, neither text nor numbers nor dates. To use it, "
        "write them as text.",
    )
    return Problem(words.format(name=name))


def _columns(batch: Any) -> list[tuple[str, Any]]:  # noqa: ANN401  the library has no types
    """Return names and columns of a batch, without those that are left out: a.b may be one, and b inside a as well."""
    schema = batch.schema
    return [
        (schema.names[place], column)
        for place, column in enumerate(batch.columns)
        if not _is_left_out(schema.field(place))
    ]


def _is_left_out(field: Any) -> bool:  # noqa: ANN401  the library has no types
    return _is_several(field.type) or _is_period(field)


def _is_several(kind: Any) -> bool:  # noqa: ANN401  the library has no types
    """Return whether values of a type are lists or structures, also where each different one is kept once."""
    import pyarrow as pa  # noqa: PLC0415  only where there are such rows

    if pa.types.is_dictionary(kind):
        return _is_several(kind.value_type)
    if isinstance(kind, pa.BaseExtensionType):
        return _is_several(kind.storage_type)
    return bool(pa.types.is_nested(kind))


def _is_period(field: Any) -> bool:  # noqa: ANN401  the library has no types
    """Return whether a column has periods of pandas, such as months: a file of them has their numbers since 1970."""
    named = (field.metadata or {}).get(b"ARROW:extension:name", b"").decode("ascii", "replace")
    return _PERIOD in (named, getattr(field.type, "extension_name", ""))


def _first_unreadable(column: Any) -> int:  # noqa: ANN401  the library has no types
    """Return the place of the first value of a batch that cannot be turned into one of Python."""
    for place in range(len(column)):
        try:
            column[place].as_py()
        except (ValueError, OverflowError):
            return place
    raise AssertionError
