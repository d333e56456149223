"""Parquet files, through pyarrow, batch after batch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from decimal import Decimal
from typing import Any

from core.data.cells import Cell
from core.errors import UnreadableFileError
from core.sources.source import CHUNK_ROWS, Chunk, Problem, Source, register
from core.words import N_

_CONTROLS = frozenset(range(32)) - frozenset(b"\t\n\r")


@register
class Parquet(Source):
    """A parquet file; row 1 are the names of its columns, so that rows count as in the other formats."""

    key = "parquet"
    suffixes = (".parquet", ".pq")
    blank_rows = False

    def open(self) -> None:
        """Read the schema."""
        import pyarrow.parquet  # noqa: PLC0415  only where such a file is read

        try:
            self._file = pyarrow.parquet.ParquetFile(self.path, page_checksum_verification=True)
        except (pyarrow.ArrowException, OSError, UnicodeDecodeError) as error:  # the last: a name that is no text
            raise self._damaged() from error
        fields = self._file.schema_arrow
        self._names = [str(field.name) for field in fields if not pyarrow.types.is_nested(field.type)]
        self._several = [str(field.name) for field in fields if pyarrow.types.is_nested(field.type)]
        if self._several and not self._names:
            raise self._several_values(self._several[0])
        self.fill(sheet=None, encoding=None, delimiter=None, header_row=1)
        self._row = 0

    def chunks(self) -> Iterator[Chunk]:
        """Yield the names, then the records."""
        import pyarrow as pa  # noqa: PLC0415  the same

        yield Chunk([self._names], range(1, 2))
        self._row = 1
        wanted = self._names if self._several else None  # all: no name need be looked for
        try:
            for batch in self._file.iter_batches(CHUNK_ROWS, columns=wanted, use_threads=False):
                columns = [
                    self._cells(batch.schema.names[place], column)
                    for place, column in enumerate(batch.columns)
                    if not pa.types.is_nested(column.type)  # a.b may be a column, and b inside a as well
                ]
                rows = list(zip(*columns, strict=True))
                yield Chunk(rows, range(self._row + 1, self._row + len(rows) + 1))
                self._row += len(rows)
        except (pa.ArrowException, OSError) as error:
            raise self._damaged() from error

    def n_rows(self) -> int:
        """Return the number of records, and one for the names."""
        return int(self._file.metadata.num_rows) + 1

    def problems(self) -> list[Problem]:
        """Say of each column whose cells hold several values that it is left out: as text each would be a category."""
        words = N_(
            "Source",
            "Column “{name}” is left out: its cells hold several values, a list or a structure. To use it, write each "
            "value to a column of its own.",
        )
        return [Problem(words.format(name=name)) for name in self._several]

    def unusable(self, name: str) -> UnreadableFileError | None:
        """Return what there is to say of a column that is left out."""
        return self._several_values(name) if name in self._several else None

    def part_done(self) -> float:
        """Return the current record over the last."""
        return self._row / self.n_rows()

    def _cells(self, name: str, column: Any) -> list[Cell]:  # noqa: ANN401  the library has no types
        import pyarrow as pa  # noqa: PLC0415  the same

        try:
            return _cells(column)
        except pa.ArrowInvalid as error:
            if getattr(column.type, "tz", None) is None:
                raise
            why = N_("Error", "in column “{name}”, the times are of the time zone “{zone}”, which is not known here")
            cure = N_("Error", "Write them in UTC or without a time zone, or leave the column out.")
            why = why.format(name=name, zone=column.type.tz)
            raise UnreadableFileError(file=self.path, why=why, cure=cure) from error
        except pa.ArrowException:
            raise
        except (ValueError, OverflowError) as error:
            why = N_("Error", "in column “{name}”, row {row}, a date lies outside the years 1 to 9999")
            if isinstance(error, UnicodeDecodeError):
                why = N_("Error", "in column “{name}”, row {row}, there are bytes that are not text in utf-8")
            row = self._row + 1 + _first_unreadable(column)
            raise UnreadableFileError(
                file=self.path,
                why=why.format(name=name, row=row),
                cure=N_("Error", "Correct it, or leave the column out."),
            ) from None

    def _several_values(self, name: str) -> UnreadableFileError:
        why = N_("Error", "in column “{name}”, a cell holds several values, a list or a structure").format(name=name)
        cure = N_("Error", "Write each value to a column of its own, or leave the column out.")
        return UnreadableFileError(file=self.path, why=why, cure=cure)

    def _damaged(self) -> UnreadableFileError:
        why = N_("Error", "it is damaged or was not saved completely")
        return UnreadableFileError(
            file=self.path, why=why, cure=N_("Error", "Write it again with the program it comes from.")
        )


def _cells(column: Any) -> list[Cell]:  # noqa: ANN401  the library has no types
    """Return a column of a batch as texts, numbers and dates."""
    import pyarrow as pa  # noqa: PLC0415  the same

    kind = column.type
    if pa.types.is_timestamp(kind) and kind.unit == "ns":
        column = column.cast(pa.timestamp("us", kind.tz), safe=False)  # Python's clock has no nanoseconds
    plain = _converter(kind)
    values: list[Any] = column.to_pylist()
    return values if plain is None else [None if value is None else plain(value) for value in values]


def _first_unreadable(column: Any) -> int:  # noqa: ANN401  the same
    """Return the place of the first value of a batch that cannot be turned into one of Python."""
    for place in range(len(column)):
        try:
            column[place].as_py()
        except (ValueError, OverflowError):
            return place
    raise AssertionError


def _converter(kind: Any) -> Callable[[Any], Cell] | None:  # noqa: ANN401  the same
    """Return what turns a value of that type into a cell; None where it is one already."""
    import pyarrow as pa  # noqa: PLC0415  the same

    types = pa.types
    if types.is_dictionary(kind):
        return _converter(kind.value_type)
    if types.is_boolean(kind):
        return lambda value: str(value).upper()
    if types.is_decimal(kind):
        return _number
    if types.is_binary(kind) or types.is_large_binary(kind) or types.is_fixed_size_binary(kind):
        return _text_of_bytes
    if any(is_cell(kind) for is_cell in (types.is_integer, types.is_floating, types.is_string, types.is_large_string)):
        return None
    return None if types.is_date(kind) or types.is_timestamp(kind) else str


def _text_of_bytes(value: bytes) -> str:
    """Return bytes as the text they are, else as 0x and their digits: what differs stays apart, as identifiers must."""
    with suppress(UnicodeDecodeError):
        text = value.decode()
        if _CONTROLS.isdisjoint(value) and not text.startswith("0x"):
            return text
    return f"0x{value.hex()}"


def _number(value: Decimal) -> Cell:
    return int(value) if value == int(value) else float(value)
