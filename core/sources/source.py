"""The contract of a file format, and the list that formats enter themselves in.

A format reads strictly: what it cannot read for certain is refused, by an error of `core.errors`, and never repaired.
`MalformedRecordError(path, row, why)` is for all of them; `why` is a sentence of the format, marked by `N_`.
"""

from __future__ import annotations

import io
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO, ClassVar, NamedTuple

from core.data.raw_cells import Cell
from core.domain.reading_choices import Quoting
from core.domain.reading_layout import ReadingLayout
from core.errors import RefusedContentError, SourceError
from core.sources.file_content import FileContent
from core.sources.letters import column_letter
from core.sources.rows_amid import RowsAmid
from core.sources.sheet_facts import NamedArea, SheetFacts
from core.words import N_, Message

CHUNK_ROWS = 1 << 11
"""Rows of a chunk: enough to make the overhead per chunk negligible, few enough to stay in the processor's cache."""

UNSEEN = (*range(9), 0x0B, 0x0C, *range(0x0E, 0x20))
"""The characters below a blank that are neither a tab nor a line end: a table has them by a fault alone."""

FIRST_ROWS = 256
"""Rows of the first chunk, for formats that parse row by row: header and preview need no more, and a full chunk would
delay them."""

MOST_KEPT = 64
"""Last rows that are kept of a pass through all: more than a preview asks for."""

NEVER_CALCULATED = "#N/A (formula that was never calculated)"
"""Shown for a formula without a value, as programs write that do not calculate: parsers take it for empty or for 0."""


class Chunk(NamedTuple):
    """Some consecutive rows of a file, all columns from A on.

    Attributes:
        rows: cells of each row; of unequal lengths where the format allows it.
        numbers: the row of the file each one starts in, 1-based, increasing; messages and layouts name rows by it.
            Names that stand in no row of the file count as row 1, and the records from row 2 on.
    """

    rows: Sequence[Sequence[Cell]]
    numbers: Sequence[int]


class PlainRows(NamedTuple):
    """Some consecutive rows of a text that are alike: as wide as the table, and filled.

    Attributes:
        n: how many there are.
        firsts: the first cells that are not blank; numbers, dates and codes such as P0012 need not be among them.
        further: the first filled cells, and the first words, of the rows whose first cell is blank.
        number: the row of the file of the first one; each is a line.
        chunks: yields the rows themselves.
    """

    n: int
    firsts: Sequence[str]
    further: Collection[str]
    number: int
    chunks: Callable[[], Iterator[Chunk]]


class Problem(NamedTuple):
    """A sentence about what stands in the way, or should be looked at.

    Attributes:
        text: the sentence.
        row: of the file, where that is certain; 0: of none, or of all.
        columns: the letters of the columns that it is about; () for none, or all.
        stops: whether the rows cannot be read before it is fixed.
    """

    text: str
    row: int = 0
    columns: tuple[str, ...] = ()
    stops: bool = False


class TextReading(NamedTuple):
    """A text as it reads under an encoding, and the row of the file that it is in."""

    encoding: str
    text: str
    row: int


class Source(ABC):
    """An open file of one format. Runs in the child process only: parsers may die there without harm.

    Attributes:
        key: name of the format.
        words: what messages call such a file, with its article.
        suffixes: lower-case extensions of such files, with the dot.
        ragged: whether a row may have fewer or more cells than the header.
        blank_rows: whether a row without anything in it is layout, not a record.
        tells_facts: whether it knows merged cells and hidden rows.
        asked_last: whether it recognises whatever no other format does.
        also_called: extensions of other formats that programs give to such files, too.
        settings: the fields of a layout that say where the cells of any such file are. A plan has to state them before
            a release, so that no row of the file decides them.
        of_folders: whether it reads folders, and no single file.
        takes_query: whether `layout.query` may say which rows are read; of other formats it is refused.
        path: the file, as the user gave it.
        content: what is read in place of the file, from `beginning` or decrypted; None: the file itself.
        is_whole: whether that is all of the file.
        layout: what was asked for, and what applies to this format filled in.
        sheets: names of the sheets in order; () where there are none.
        packed_in: what stands before the names of its own sheets, where it is one of several files of a zip.
        like_files: the other files of that zip that may hold further records like these.
        facts: what a workbook says of the sheet beside its cells.
        is_fresh: whether nobody has said yet how the file is read, so that what is usual may be proposed; always where
            only texts within cells can be in doubt.
        samples: whether `chunks` may leave out rows of a very large table, so that the others tell what all are like.
        n_padded: numbers that are read with the zeros they are shown with.
        when: a server's time of the snapshot that is read, to the second; "": of a file.
    """

    key: ClassVar[str]
    words: ClassVar[str]
    suffixes: ClassVar[tuple[str, ...]]
    ragged: ClassVar[bool] = False
    blank_rows: ClassVar[bool] = True
    asked_last: ClassVar[bool] = False
    also_called: ClassVar[tuple[str, ...]] = ()
    tells_facts: ClassVar[bool] = False
    settings: ClassVar[tuple[str, ...]] = ()
    takes_query: ClassVar[bool] = False
    of_folders: ClassVar[bool] = False

    def __init__(self, path: str, layout: ReadingLayout, content: bytes | None = None, *, whole: bool = True) -> None:
        """Open the file.

        `whole`: whether `content` is all of the file, as it is where it was decrypted.

        Raises:
            SourceError: if it cannot be read as asked.
        """
        self.path = path
        self.content = content
        self.is_whole = whole
        self.layout = replace(layout, is_new=False)
        self.sheets: tuple[str, ...] = ()
        if layout.query is not None and not self.takes_query:
            why = N_("Error", "the plan has a query, and the file is no database. Leave the query out.")
            raise RefusedContentError(path, why)
        self.packed_in, self.like_files = "", tuple[str, ...]()
        self.facts = SheetFacts()
        said = {field for field in self.settings if getattr(layout, field) is not None}
        said |= {"header_row"} if layout.range is not None else set()
        self.is_fresh = layout.is_new or not self.blank_rows or bool({*self.settings} - said)
        self.samples = False
        self.n_padded = 0
        self.when = ""
        self._tail: list[Sequence[Cell]] | None = None  # the last rows, once all were read
        self._amid = RowsAmid[Sequence[Cell]]()
        self.open()

    @classmethod
    @abstractmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether a file with that content is one of this format, whatever it is called.

        Every format is asked about every file, in the order of `every`; the first that says yes has it. So recognise
        also what is damaged, and refuse it in `open`: there the owner learns what is wrong. But recognise nothing that
        other formats have, such as a zero byte in a format of texts.

        Args:
            content: its `start` are the first 4096 bytes at most, cut anywhere, also within a line or a character.
        """

    @classmethod
    def beginning(cls, path: str, layout: ReadingLayout) -> bytes | None:  # noqa: ARG003  for formats that know a way
        """Return a small file that begins like the one at `path`, made without reading all; None if there is none.

        Args:
            path: the file.
            layout: how it is to be read; where it names no sheet, the one that counts is found as `open` finds it.
        """
        return None

    def raw(self) -> BinaryIO:
        """Open the bytes to read."""
        return Path(self.path).open("rb") if self.content is None else io.BytesIO(self.content)

    @abstractmethod
    def open(self) -> None:
        """Open the file, and complete `layout` and `sheets`.

        `layout` holds what was asked for, perhaps for a file of another format. Of `sheet`, `delimiter` and `encoding`,
        `fill` sets what the format has to what applies, and the others to None. `header_row` stays as it is: a row, 0
        (no row has names) or None (the first row with enough cells is found); a format whose names stand in no row
        sets it to 1.

        Raises:
            SourceError: if the file cannot be read as asked.
        """

    @abstractmethod
    def chunks(self) -> Iterator[Chunk]:
        """Yield all rows from row 1 on, the first chunk a small one; may be called again.

        The header is one of them: names that stand in no row of the file are yielded as row 1.

        Raises:
            SourceError: at the first record that cannot be read for certain.
        """

    def skimmed(
        self,
        width: int,  # noqa: ARG002  for texts, as are the others
        fewest: int,  # noqa: ARG002
        names: Iterable[str],  # noqa: ARG002
    ) -> Iterator[Chunk | PlainRows]:
        """Yield all rows as `chunks` does; of some, where this is quicker, only the first cells are taken out.

        Args:
            width: cells of the rows of which it may be so.
            fewest: filled cells of such a row, at least, if the first or the last one is blank.
            names: first cells that are told whatever they look like.

        Raises:
            SourceError: as `chunks`.
        """
        return self.all_chunks()

    @abstractmethod
    def n_rows(self) -> int:
        """Return the number of the last row; exact, or as good as it can be had without reading everything."""

    def n_known(self) -> int:
        """Return how many records there are, where that is known before they are read; else 0."""
        return 0

    def part_done(self) -> float:
        """Return how much of the file the current `chunks` has passed, in [0, 1]."""
        return 0.0

    def last(self, n: int) -> list[Sequence[Cell]]:
        """Return the last `n` rows or fewer."""
        if self._tail is None or n > MOST_KEPT:
            tail: deque[Sequence[Cell]] = deque(maxlen=max(n, MOST_KEPT))
            for chunk in self.chunks():
                tail.extend(chunk.rows)
            self._tail = list(tail)
        return self._tail[-n:]

    def all_chunks(self) -> Iterator[Chunk]:
        """Yield what `chunks` yields, and keep rows for `last`, which else has to read all of them again, and `amid`.

        Raises:
            SourceError: as `chunks`.
        """
        tail: deque[Sequence[Cell]] = deque(maxlen=MOST_KEPT)
        amid = RowsAmid[Sequence[Cell]]()
        for chunk in self.chunks():
            yield chunk
            tail.extend(chunk.rows[-MOST_KEPT:])
            amid.take(chunk.rows)
        self._tail, self._amid = list(tail), amid

    def amid(self) -> Sequence[Sequence[Sequence[Cell]]]:
        """Return batches of rows between the first and the last ones; none where all rows were not passed."""
        return self._amid.batches

    def problems(self) -> list[Problem]:
        """Return what the owner should know of the sheet, such as cells that show an error."""
        return []

    def doubts(self) -> list[Problem]:
        """Return what only the owner can decide, such as whether these are all records; it is asked, not only told."""
        return []

    def has_unseen(self) -> bool:
        """Return whether some text has a character of `UNSEEN`, as far as that is found without reading all rows."""
        return False

    def like_sheets(self) -> tuple[str, ...]:
        """Return the other sheets that may hold further records like these, or be the ones that are meant."""
        return ()

    def areas(self) -> tuple[NamedArea, ...]:
        """Return the ranges to which the file gives names."""
        return ()

    def odd_quotes(self) -> tuple[int, int]:
        """Return in how many records quotes stand within cells that they do not enclose, and the row of the first."""
        return 0, 0

    def doubtful_encodings(self) -> tuple[TextReading, ...]:
        """Return how the first text in doubt reads under each encoding that the file may be in; () without doubt."""
        return ()

    def other_quotes(self) -> tuple[Quoting | None, int]:
        """Return how cells are enclosed, if not as usual, and the first row with such a cell; else (None, 0)."""
        return None, 0

    def escapes_quotes(self) -> bool:
        """Return whether a backslash stands before quotes somewhere."""
        return False

    def unusable(self, name: str) -> SourceError | None:  # noqa: ARG002  for formats that leave columns out
        """Return why a column of the file, which is left out, cannot be used; None: there is no such column."""
        return None

    def listed(self, name: str) -> tuple[str, ...]:  # noqa: ARG002  for formats that keep lists
        """Return the labels that the file lists for a column beside its rows, in the order of the file; () if none."""
        return ()

    def labelled(self, name: str) -> Mapping[Cell, str]:  # noqa: ARG002  for formats that keep labels of codes
        """Return the label by which each code of a column is read; {} if none is."""
        return {}

    def declares(self, name: str) -> bool:  # noqa: ARG002  for formats that keep such lists
        """Return whether the order of a column is a list of all values there may be, whichever of them rows have."""
        return False

    def ordered(self, name: str) -> tuple[str, ...]:  # noqa: ARG002  for formats that keep an order
        """Return the values of a column in the order that the file says they have; () if it says none."""
        return ()

    @property
    def sheet_words(self) -> str:
        """The sheet as error messages want it: "" or ", sheet “Name”"."""
        return N_("Error", ", sheet “{sheet}”").format(sheet=self.layout.sheet) if self.sheets else ""

    def fill(self, **fields: object) -> None:
        """Complete the layout with what was found."""
        self.layout = replace(self.layout, **fields)  # type: ignore[arg-type]  # names and kinds are Layout's

    def leave_open(self, field: str) -> None:
        """Leave a field of a new layout for its owner to decide."""
        if self.is_fresh and getattr(self.layout, field) is None:
            self.fill(questions=(*self.layout.questions, field))


REGISTERED: dict[str, type[Source]] = {}


def register(source: type[Source]) -> type[Source]:
    """Enter a format in the list.

    Raises:
        ValueError: if its key or one of its endings is taken.
    """
    for other in REGISTERED.values():
        if shared := {other.key, *other.suffixes} & {source.key, *source.suffixes}:
            raise ValueError(f"{source.__name__} and {other.__name__} are both called {min(shared)}")
    REGISTERED[source.key] = source
    return source


def several_values_problem(name: str) -> Problem:
    """Return why a column of lists or structures is left out: as text, each would be a category."""
    words = N_(
        "Source",
        "Column “{name}” is left out: its cells hold several values, a list or a structure. To use it, write each "
        "value to a column of its own.",
    )
    return Problem(words.format(name=name))


def error_problems(cells: Iterable[tuple[int, int, str]]) -> list[Problem]:
    """Return the problems of cells that show an error, each (row from 1, column from 0, text)."""
    never: list[tuple[int, int]] = []
    errors: list[tuple[int, int]] = []
    for row, column, text in cells:
        (never if text == NEVER_CALCULATED else errors).append((row, column))
    shown = N_(
        "Source",
        "In this sheet {n:,} cells show an error such as #N/A, first in {place}. An error is no value.",
        "In this sheet one cell shows an error such as #N/A, first in {place}. An error is no value.",
        1,
    )
    uncounted = N_(
        "Source",
        "In this sheet {n:,} formulas have no value, first in {place}, as no program has calculated them. Open the "
        "file in Excel or LibreOffice, save it, and open it here again.",
        "In this sheet one formula has no value, in {place}, as no program has calculated it. Open the file in Excel "
        "or LibreOffice, save it, and open it here again.",
        1,
    )
    return [_error_problem(words, places) for words, places in ((shown, errors), (uncounted, never)) if places]


def _error_problem(words: Message, places: list[tuple[int, int]]) -> Problem:
    row, column = min(places)
    letter = column_letter(column)
    return Problem(words.format(n=len(places), place=f"{letter}{row}"), row, (letter,))
