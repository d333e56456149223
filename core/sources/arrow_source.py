"""Rows that come as Arrow batches: parquet files and data frames get equal cells and equal refusals here."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from decimal import Decimal
from typing import Any

from core.data.raw_cells import Cell
from core.errors import (
    DateOutOfCalendarError,
    SeveralValuesError,
    UndecodableCellError,
    UnknownTimeZoneError,
    UnreadableFileError,
)
from core.sources.source import Chunk, Problem, Source
from core.words import N_

_CONTROLS = frozenset(range(32)) - frozenset(b"\t\n\r")
"""Bytes that no text has: with one of them, bytes are an identifier, such as a hash, and are shown as digits."""


class ArrowSource(Source):
    """Rows with a schema; row 1 are the names of the columns, so that rows count as in files of other kinds."""

    blank_rows = False

    @abstractmethod
    def batches(self) -> Iterable[Any]:
        """Return the record batches from the first on, without the columns that `take_schema` has left out."""

    @abstractmethod
    def damaged(self) -> UnreadableFileError:
        """Return what there is to say if the library gives up."""

    def take_schema(self, schema: Any) -> None:  # noqa: ANN401  the library has no types
        """Keep the names of the columns; those whose cells hold several values are left out.

        Raises:
            SeveralValuesError: if no other column is left.
        """
        import pyarrow as pa  # noqa: PLC0415  only where there are such rows

        self._names = [str(field.name) for field in schema if not pa.types.is_nested(field.type)]
        self._several = [str(field.name) for field in schema if pa.types.is_nested(field.type)]
        if self._several and not self._names:
            raise SeveralValuesError(self.path, self._several[0])
        self.fill(sheet=None, encoding=None, delimiter=None, header_row=1)
        self._row = 0

    @property
    def wanted(self) -> list[str] | None:
        """The columns to read; None: all, so that no name need be looked for."""
        return self._names if self._several else None

    def chunks(self) -> Iterator[Chunk]:
        """Yield the names, then the records."""
        import pyarrow as pa  # noqa: PLC0415  only where there are such rows

        yield Chunk([self._names], range(1, 2))
        self._row = 1
        try:
            for batch in self.batches():
                columns = [
                    self._cells(batch.schema.names[place], column)
                    for place, column in enumerate(batch.columns)
                    if not pa.types.is_nested(column.type)  # a.b may be a column, and b inside a as well
                ]
                rows = list(zip(*columns, strict=True))
                yield Chunk(rows, range(self._row + 1, self._row + len(rows) + 1))
                self._row += len(rows)
        except (pa.ArrowException, OSError) as error:
            raise self.damaged() from error

    def problems(self) -> list[Problem]:
        """Say of each column whose cells hold several values that it is left out: as text each would be a category."""
        words = N_(
            "Source",
            "Column “{name}” is left out: its cells hold several values, a list or a structure. To use it, write each "
            "value to a column of its own.",
        )
        return [Problem(words.format(name=name)) for name in self._several]

    def unusable(self, name: str) -> SeveralValuesError | None:
        """Return what there is to say of a column that is left out."""
        return SeveralValuesError(self.path, name) if name in self._several else None

    def part_done(self) -> float:
        """Return the current record over the last."""
        return self._row / self.n_rows()

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
            raise kind(self.path, name, self._row + 1 + _first_unreadable(column)) from None


def cells_of(column: Any) -> list[Cell]:  # noqa: ANN401  the library has no types
    """Return a column of a batch as texts, numbers and dates."""
    import pyarrow as pa  # noqa: PLC0415  only where there are such rows

    kind = column.type
    if pa.types.is_timestamp(kind) and kind.unit == "ns":
        # Python's clock has no nanoseconds: pyarrow 26.0.1 would return a Timestamp of pandas, or fail without pandas.
        column = column.cast(pa.timestamp("us", kind.tz), safe=False)
    plain = _converter(kind)
    values: list[Any] = column.to_pylist()
    return values if plain is None else [None if value is None else plain(value) for value in values]


def _first_unreadable(column: Any) -> int:  # noqa: ANN401  the library has no types
    """Return the place of the first value of a batch that cannot be turned into one of Python."""
    for place in range(len(column)):
        try:
            column[place].as_py()
        except (ValueError, OverflowError):
            return place
    raise AssertionError


def _converter(kind: Any) -> Callable[[Any], Cell] | None:  # noqa: ANN401  the library has no types
    """Return what turns a value of that type into a cell; None where it is one already."""
    import pyarrow as pa  # noqa: PLC0415  only where there are such rows

    types = pa.types
    if types.is_dictionary(kind):
        return _converter(kind.value_type)
    if types.is_boolean(kind):
        return lambda value: str(value).upper()
    if types.is_decimal(kind):
        return _number
    if any(is_kind(kind) for is_kind in (*_some(types, "binary"), types.is_fixed_size_binary)):
        return _text_of_bytes
    if any(is_kind(kind) for is_kind in (types.is_integer, types.is_floating, *_some(types, "string"))):
        return None
    return None if types.is_date(kind) or types.is_timestamp(kind) else str


def _some(types: Any, word: str) -> tuple[Callable[[Any], bool], ...]:  # noqa: ANN401  the library has no types
    """Return the questions for all layouts that texts or bytes may have; polars gives views."""
    return getattr(types, f"is_{word}"), getattr(types, f"is_large_{word}"), getattr(types, f"is_{word}_view")


def _text_of_bytes(value: bytes) -> str:
    """Return bytes as the text they are, else as 0x and their digits: what differs stays apart, as identifiers must."""
    with suppress(UnicodeDecodeError):
        text = value.decode()
        if _CONTROLS.isdisjoint(value) and not text.startswith("0x"):
            return text
    return f"0x{value.hex()}"


def _number(value: Decimal) -> Cell:
    return int(value) if value == int(value) else float(value)
