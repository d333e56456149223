"""What files of SPSS, Stata and SAS have in common: read in blocks through ReadStat, codes shown as their labels."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from math import isfinite
from typing import Any, ClassVar

from core.data.raw_cells import Cell, cell_text
from core.errors import DamagedDataFileError, EmptyFileError, MalformedRecordError, SourceError, UnknownEncodingError
from core.sources import library_faults
from core.sources.formats.statistics.stored_dates import FromNumber
from core.sources.rows_amid import BATCH_ROWS, places_amid
from core.sources.source import CHUNK_ROWS, FIRST_ROWS, Chunk, Source
from core.words import N_

BLOCK = 96 << 20
"""Bytes of a block in memory, about: the library reads what is before a block again, so blocks are few."""
USUAL = "windows-1252"
"""The encoding of texts that are not in the one that a file says, or in UTF-8 if it says none."""
_VALUE = 64
"""Bytes that a value takes in memory besides its text, about."""
_LONGEST_SCALE = 200
"""Codes between the first and the last that have a label, at most; a code for no answer may be far away."""

_GREATEST = 99
"""Codes that may stand in rows without a label, at most, beside others that have one."""


class StatisticalFile(Source):
    """Rows with a schema; row 1 are the names of the columns, so that rows count as in files of other kinds.

    Attributes:
        reader: the function of the library that reads such files.
        has_missing: whether it tells which codes the file calls missing; where it does not, all of them come as blanks.
        letters: the encoding of its texts where the file names none and it is not UTF-8.
    """

    blank_rows = False
    reader: ClassVar[str]
    has_missing: ClassVar[bool] = True
    letters: str | None = None

    def said_letters(self) -> str | None:
        """Return the encoding that the layout says; a name that nobody knows is refused."""
        name = self.layout.encoding
        try:
            b"a".decode(name or "utf-8", errors="ignore")
        except (LookupError, ValueError):
            raise UnknownEncodingError(self.path, str(name)) from None
        return name

    @abstractmethod
    def reading(self, shown_as: str) -> FromNumber | None:
        """Return how numbers of a column are read that has this format; None: they are numbers."""

    def open(self) -> None:
        """Read names, kinds and labels of the columns."""
        columns, about = self._read(metadataonly=True, **({"user_missing": True} if self.has_missing else {}))
        if not columns:
            raise EmptyFileError(file=self.path)
        self._names = list(columns)
        stated = about.number_rows
        self._n_records: int | None = None if stated is None or stated < 0 else int(stated)
        self._labels = {name: self._labels_of(name, about) for name in self._names}
        self._cells = {name: self._cells_of(name, about) for name in self._names}
        width = sum(about.variable_storage_width.get(name, 8) + _VALUE for name in self._names)
        self._block = max(BLOCK // width, CHUNK_ROWS)
        self._row = self._offset = 0
        self.fill(sheet=None, encoding=None, delimiter=None, header_row=1)

    def check_first_records(self) -> None:
        """Make sure that the first records can be read.

        Raises:
            DamagedDataFileError: if they cannot.
        """
        self._rows(0, FIRST_ROWS)

    def chunks(self) -> Iterator[Chunk]:
        """Yield the names, then the records."""
        yield Chunk([self._names], range(1, 2))
        self._row = 1
        size = FIRST_ROWS
        while rows := self._rows(self._row - 1, size):
            for first in range(0, len(rows), CHUNK_ROWS):
                part = rows[first : first + CHUNK_ROWS]
                yield Chunk(part, range(self._row + 1, self._row + len(part) + 1))
                self._row += len(part)
            if len(rows) < size:
                break
            size = self._block
        if self._n_records is not None and self._row - 1 != self._n_records:
            raise DamagedDataFileError(self.path)
        self._n_records = self._row - 1

    def n_rows(self) -> int:
        """Return the number of records, and one for the names."""
        if self._n_records is None:  # formats without the number in their head
            columns, _ = self._read(usecols=self._names[:1])
            self._n_records = len(columns[self._names[0]])
        return self._n_records + 1

    def part_done(self) -> float:
        """Return the current record over the last."""
        return self._row / self.n_rows()

    def last(self, n: int) -> list[Sequence[Cell]]:
        """Return the last records, read alone."""
        n_records = self.n_rows() - 1
        return list(self._rows(max(n_records - n, 0), n)) if n_records else []

    def places_each(self) -> int:
        """Return of how many places one is looked at: 1 where any row is found at once; 0: of none."""
        return 0

    def amid(self) -> Sequence[Sequence[Sequence[Cell]]]:
        """Return batches of records from all parts of a long table, where reading them takes no time."""
        batches = list[Sequence[Sequence[Cell]]]()
        with suppress(SourceError):  # what cannot be read is told where all rows are
            places = places_amid(self.n_rows() - 1) if (each := self.places_each()) else []
            batches.extend(self._rows(place, BATCH_ROWS) for place in places[:: each or 1])
        return batches

    def listed(self, name: str) -> tuple[str, ...]:
        """Return the labels of a column in the order of their codes, without those of codes that mean missing."""
        return tuple(self._labels.get(name, {}).values())

    def labelled(self, name: str) -> Mapping[Cell, str]:
        """Return the label of each code of a column, without those of codes that mean missing."""
        return self._labels.get(name, {})

    def ordered(self, name: str) -> tuple[str, ...]:
        """Return the labels of a scale, of which only some may have one, and its other codes, in order."""
        labels = self._labels.get(name, {})
        codes = [int(code) for code in labels if isinstance(code, int | float) and float(code).is_integer()]
        if len(codes) < len(labels) or not labels or max(codes) - min(codes) > _LONGEST_SCALE:
            return ()
        every = range(min(*codes, 0), max(*codes, _GREATEST) + 1)
        return tuple(dict.fromkeys(labels.get(code, str(code)) for code in every))

    def _rows(self, offset: int, limit: int) -> list[tuple[Cell, ...]]:
        self._offset = offset
        columns, _ = self._read(row_offset=offset, row_limit=limit)
        if list(columns) != self._names:
            raise DamagedDataFileError(self.path)
        try:
            return list(zip(*(self._cells[name](columns[name]) for name in self._names), strict=True))
        except ValueError:  # columns of unequal lengths
            raise DamagedDataFileError(self.path) from None

    def _read(self, **options: Any) -> tuple[dict[str, list[Any]], Any]:  # noqa: ANN401  the library has no types
        import pyreadstat  # noqa: PLC0415  only where such a file is read

        options |= {"encoding": self.letters} if self.letters else {}
        try:
            read = getattr(pyreadstat, self.reader)
            content = self.path if self.content is None else self.raw()
            found: tuple[dict[str, list[Any]], Any] = read(
                content, output_format="dict", disable_datetime_conversion=True, **options
            )
        except (pyreadstat.ReadstatError, pyreadstat.PyreadstatError, *library_faults.TRUSTING) as error:
            raise DamagedDataFileError(self.path) from error
        return found

    def _labels_of(self, name: str, about: Any) -> dict[Cell, str]:  # noqa: ANN401  the library has no types
        """Return the label of each code of a column; where several codes share one, each is told by its code."""
        is_text = about.readstat_variable_types[name].startswith("string")
        gone = about.missing_ranges.get(name, ())
        found: dict[Any, str] = {
            code: label.strip()
            for code, label in about.variable_value_labels.get(name, {}).items()
            if isinstance(code, str) is is_text and label.strip() and not _is_among(code, gone)
        }
        times = Counter(found.values())
        return {
            code: label if times[label] == 1 else f"{label} ({cell_text(code)})"
            for code, label in sorted(found.items(), key=lambda pair: pair[0])
        }

    def _cells_of(self, name: str, about: Any) -> Callable[[Sequence[Any]], list[Cell]]:  # noqa: ANN401  the library has no types
        """Return what turns the values of a column into cells."""
        labels = self._labels[name]
        kind = str(about.readstat_variable_types[name])
        read = None if kind.startswith("string") else self.reading(about.original_variable_types[name] or "")
        if labels:
            known = _Labelled(labels, read)
            return lambda values: self._labelled(name, known, values)
        if read is None and kind == "float":
            read = _shortest()
        return list if read is None else _Read(read).all_of

    def _labelled(self, name: str, known: _Labelled, values: Sequence[Any]) -> list[Cell]:
        try:
            return known.all_of(values)
        except _SameTextError:
            why = N_(
                "Error",
                "column “{name}” has a code without a label that reads like the label of another code. "
                "Label every code in the program the file comes from, or remove the labels.",
            )
            row = self._offset + 2 + next(place for place, value in enumerate(values) if known.is_mistakable(value))
            raise MalformedRecordError(self.path, row, why.format(name=name)) from None


class _SameTextError(ValueError):
    """A code without a label has the text of a label."""


class _Read(dict[Any, Cell]):
    """What each stored value stands for; each distinct one is worked out once, up to a number."""

    def __init__(self, read: FromNumber) -> None:
        super().__init__()
        self._read = read

    def __missing__(self, value: Any) -> Cell:  # noqa: ANN401  the library has no types
        found = self.made(value)
        if len(self) < CHUNK_ROWS:
            self[value] = found
        return found

    def all_of(self, values: Sequence[Any]) -> list[Cell]:
        """Return what each value of a column stands for."""
        return list(map(self.__getitem__, values))

    def made(self, value: Any) -> Cell:  # noqa: ANN401  the library has no types
        """Return what the value stands for."""
        is_number = isinstance(value, int | float) and isfinite(value)
        return self._read(value) if is_number else value


class _Labelled(_Read):
    """The label of each code; other values as they are, unless they could be taken for a label."""

    def __init__(self, labels: Mapping[Cell, str], read: FromNumber | None) -> None:
        super().__init__(read or (lambda number: number))
        self.update(labels)
        self._texts = frozenset(labels.values())
        self._longest = max((len(code) for code in labels if isinstance(code, str)), default=0)

    def made(self, value: Any) -> Cell:  # noqa: ANN401  the library has no types
        """Return the value as it is.

        Raises:
            _SameTextError: if another code has its text for a label.
        """
        if self.is_mistakable(value):
            raise _SameTextError
        return _Read.made(self, value)

    def is_mistakable(self, value: Any) -> bool:  # noqa: ANN401  the library has no types
        """Return whether the value has no label, and reads like the label of another one.

        A text longer than any code is no code: somebody typed the label itself.
        """
        if value in self or value is None or (isinstance(value, str) and len(value) > self._longest):
            return False
        return cell_text(value) in self._texts


def _is_among(code: Any, ranges: Sequence[Mapping[str, Any]]) -> bool:  # noqa: ANN401  the library has no types
    """Return whether a code is one of those that mean missing."""
    return any(each["lo"] <= code <= each["hi"] for each in ranges)


def _shortest() -> FromNumber:
    """Return how numbers of 4 bytes are read: by the fewest digits that tell them apart, as they were once typed."""
    from numpy import float32  # noqa: PLC0415  loaded by the library

    return lambda number: float(str(float32(number)))
