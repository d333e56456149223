"""Workbooks that are zips, read through calamine, which is five times faster than openpyxl."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from datetime import time, timedelta
from itertools import chain, islice, repeat
from typing import Any, BinaryIO

from core.data.raw_cells import Cell
from core.errors import DamagedWorkbookError, EmptyFileError, EncryptedFileError, MissingSheetError, TooManyCellsError
from core.sources.alike_sheets import alike_sheets
from core.sources.formats.workbook.package import ErrorCells, Package
from core.sources.leading_zeros import kept_zeros
from core.sources.letters import column_letter
from core.sources.sheet_guess import LOOKED_AT, table_sheet
from core.sources.source import CHUNK_ROWS, FIRST_ROWS, Chunk, Problem, Source, error_problems
from core.words import quoted

_QUICK = 4 << 20
"""Bytes of other sheets in which tables of equal columns are looked for: a fifth of a second."""
_LAST_ROW = 1_048_576
"""The last row of a sheet, in Excel as in LibreOffice."""
_ODD = frozenset((bool, time, timedelta))
"""Types that python-calamine 0.9.1 returns besides texts, numbers and dates."""


class ZippedWorkbook(Source):
    """One sheet of a workbook; the likeliest visible one unless a sheet is chosen."""

    settings = ("sheet", "header_row")

    @abstractmethod
    def sheet_sizes(self, package: Package) -> dict[str, int]:
        """Return how large each sheet is, in any unit; {} where only loading them tells. Comes before the parser.

        Raises:
            UnreadableFileError: if the package is damaged in a way that the parser does not notice.
        """

    @abstractmethod
    def error_cells(self, package: Package, sheet: str) -> ErrorCells:
        """Return the text of the cells of a sheet that show an error, which the parser returns as if they were empty.

        Raises:
            UnreadableFileError: if the sheet is damaged, or its cells spread too far.
        """

    def padded_cells(self, package: Package, sheet: str) -> ErrorCells:  # noqa: ARG002  where the format tells
        """Return the text of the numbers of a sheet that are shown with zeros before them."""
        return {}

    def is_padded(self) -> bool:
        """Return whether numbers of the chosen sheet have blanks around them, of which the parser makes others."""
        return False

    def trimmed(self, sheet: str) -> BinaryIO | None:  # noqa: ARG002  where the format has such sheets
        """Return the workbook without blanks around the numbers of a sheet; None if it has none."""
        return None

    def mended(self) -> BinaryIO | None:
        """Return the workbook as the parser wants it, where it refuses what the program of the format reads."""
        return None

    def open(self) -> None:
        """Check the package, choose the sheet, and load it."""
        package = Package(self.path, self.content)
        package.check_sums()
        sizes = self.sheet_sizes(package)
        book = self._load()
        self.sheets = tuple(sheet.name for sheet in book.sheets_metadata if sheet.typ == type(sheet.typ).WorkSheet)
        visible = {sheet.name for sheet in book.sheets_metadata if sheet.visible == type(sheet.visible).Visible}
        self._visible = [name for name in self.sheets if name in visible] or list(self.sheets)
        self._own = self.sheets  # packed in a zip, `sheets` become those of all its files
        self._loaded: dict[str, Any] = {}
        self._sizes, self._padded = sizes, ""
        name = self.layout.sheet or self._largest(book, sizes)
        if name not in self.sheets:
            raise MissingSheetError(file=self.path, sheet=name, sheets=quoted(self.sheets))
        self._name = name
        self._errors = self.error_cells(package, name)
        self._shown = self._shown_cells(package, name)
        self.fill(sheet=name, encoding=None, delimiter=None)
        if self.is_padded():
            self._padded = name
            self._loaded.pop(name, None)
        self._sheet = self._loaded.get(name) or self._load_sheet(book, name)
        self._loaded = {name: self._sheet}
        self._check_last_row()
        self._row = 0

    def chunks(self) -> Iterator[Chunk]:
        """Yield the rows from A1 on; truth values as TRUE and FALSE, error cells as the text they show."""
        left = [None] * self._sheet.start[1] if self._sheet.start else []
        beyond = [None] * (max(map(max, self._errors.values()), default=-1) - self._last_column)
        rows: list[Sequence[Cell]] = []
        size, first = FIRST_ROWS, 1
        known = chain(self._sheet.iter_rows(), repeat([]))
        for self._row, cells in enumerate(islice(known, self.n_rows()), start=1):  # noqa: B020  see `part_done`
            row = left + cells + beyond if left or beyond else cells
            rows.append(_overlaid(row, self._shown[self._row]) if self._row in self._shown else row)
            if len(rows) == size:
                yield Chunk(_all_plain(rows), range(first, first + size))
                rows, first, size = [], first + size, CHUNK_ROWS
        if rows:
            yield Chunk(_all_plain(rows), range(first, first + len(rows)))

    def n_rows(self) -> int:
        """Return the number of the last row with anything in it; the parser does not see one of error cells alone."""
        return max(self._sheet.end[0] + 1 if self._sheet.end else 0, *self._errors, 0)

    def _check_last_row(self) -> None:
        """Refuse a row beyond the last of any sheet, which a damaged file may name: those before it take a minute."""
        n_rows, last = self.n_rows(), max(self._last_column, 0)
        if n_rows > _LAST_ROW:
            raise TooManyCellsError(self.path, n_rows, last + 1, f"{column_letter(last)}{n_rows}")

    @property
    def _last_column(self) -> int:
        """The last column that the parser sees, from 0; -1 if it sees none: cells that show an error are none."""
        return self._sheet.end[1] if self._sheet.end else -1

    def part_done(self) -> float:
        """Return the current row over the last."""
        return self._row / max(self.n_rows(), 1)

    def problems(self) -> list[Problem]:
        """Return the problems of cells that show an error."""
        cells = ((row, column, text) for row, columns in self._errors.items() for column, text in columns.items())
        return error_problems(cells)

    def _shown_cells(self, package: Package, sheet: str) -> ErrorCells:
        """Return the cells that are read as they are shown: errors, and numbers with their zeros if they are kept."""
        padded = kept_zeros(self, lambda: self.padded_cells(package, sheet))
        if not padded:
            return self._errors
        for row, cells in self._errors.items():
            padded.setdefault(row, {}).update(cells)
        return padded

    def _packed(self) -> str | BinaryIO:
        """Return what the parser is given: the path, or the bytes."""
        return self.path if self.content is None else self.raw()

    def _load(self, trimmed: BinaryIO | None = None) -> Any:  # noqa: ANN401  the library has no types
        import python_calamine  # noqa: PLC0415  only where a workbook is read

        try:
            return python_calamine.load_workbook(trimmed or self._packed())
        except python_calamine.PasswordError:
            raise EncryptedFileError(file=self.path) from None
        except (python_calamine.CalamineError, OSError, ValueError) as error:
            mended = None if trimmed else self.mended()
            if mended is None:
                raise DamagedWorkbookError(self.path) from error
            return self._load(mended)

    def _load_sheet(self, book: Any, name: str) -> Any:  # noqa: ANN401  the library has no types
        found = None if name == self._padded else self._parsed(book, name)
        if found is None:
            trimmed = self.trimmed(name)
            found = self._parsed(book if trimmed is None else self._load(trimmed), name)
        if found is None:
            raise DamagedWorkbookError(self.path)
        return found

    def _parsed(self, book: Any, name: str) -> Any:  # noqa: ANN401  the library has no types
        """Return a sheet as the parser reads it; None if it does not."""
        import python_calamine  # noqa: PLC0415  only where a workbook is read

        try:
            return book.get_sheet_by_name(name)
        except (python_calamine.CalamineError, OSError, ValueError):
            return None

    def _largest(self, book: Any, sizes: dict[str, int]) -> str:  # noqa: ANN401  no types there
        """Return the visible table that is likeliest, by the size of its part if sheets have parts of their own."""
        if not self.sheets:
            raise EmptyFileError(file=self.path)
        if len(self._visible) > 1 and not sizes:
            self._loaded = {name: self._load_sheet(book, name) for name in self._visible}
            sizes = {name: sheet.height * sheet.width for name, sheet in self._loaded.items()}
        if not self.is_whole:  # a beginning has one sheet
            return max(self._visible, key=lambda name: sizes.get(name, 0))
        found = table_sheet(
            {name: sizes.get(name, 0) for name in self._visible}, lambda name: self._first_rows(book, name)
        )
        hidden = [name for name in self.sheets if name not in self._visible]
        if not hidden or len(self._first_rows(book, found)) > 1:
            return found
        # What is shown are charts, or a title, and what they are about is hidden; that there are hidden sheets is told.
        hidden.sort(key=lambda name: -sizes.get(name, 0))
        return table_sheet({name: sizes.get(name, 0) for name in hidden}, lambda name: self._first_rows(book, name))

    def first_rows(self) -> list[list[Cell]]:
        """Return the first rows of the chosen sheet as the choice among sheets sees them."""
        return self._first_rows(None, self._name)

    def _first_rows(self, book: Any, name: str) -> list[list[Cell]]:  # noqa: ANN401  no types there
        """Return the first rows of a sheet, which is kept."""
        if name not in self._loaded:
            self._loaded[name] = self._load_sheet(book, name)
        return [list(map(_plain, row)) for row in islice(self._loaded[name].iter_rows(), LOOKED_AT)]

    def like_sheets(self) -> tuple[str, ...]:
        """Return the other sheets of equal names, hidden ones too; () where looking takes long."""
        others = [name for name in self._own if name != self._name]
        if not others or not self.is_whole or sum(self._sizes.get(name, 0) for name in others) > _QUICK:
            return ()
        book = self._load()
        return alike_sheets(self._name, others, lambda name: self._first_rows(book, name))


def _all_plain(rows: list[Sequence[Cell]]) -> list[Sequence[Cell]]:
    """Return rows without what is odd; asked of many at once, which takes half of the time of asking of each."""
    if _ODD.isdisjoint(map(type, chain.from_iterable(rows))):
        return rows
    return [row if _ODD.isdisjoint(map(type, row)) else [*map(_plain, row)] for row in rows]


def _plain(cell: object) -> Cell:
    """Return a cell of calamine's as text, number or date."""
    if isinstance(cell, bool):
        return "TRUE" if cell else "FALSE"
    if isinstance(cell, timedelta):
        return _shown(cell)
    return str(cell) if isinstance(cell, time) else cell  # type: ignore[return-value]  # the rest is Cell


def _shown(length: timedelta) -> str:
    """Return a length of time as Excel shows it, such as 42:30:00."""
    minutes, seconds = divmod(round(abs(length).total_seconds()), 60)
    return f"{'-' if length < timedelta() else ''}{minutes // 60}:{minutes % 60:02}:{seconds:02}"


def _overlaid(cells: list[Cell], errors: dict[int, str]) -> list[Cell]:
    """Return a row with the text of error cells where the parser left nothing."""
    # python-calamine 0.9.1 returns "" for #N/A, and no cell at all beyond the last one with a value.
    row = [*cells, *[None] * (max(errors) + 1 - len(cells))]
    for column, shown in errors.items():
        row[column] = shown
    return row
