"""One sheet, written from top to bottom; every return code of the writing library is checked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.errors import UnwritableOutputError
from core.exports.exporter import OTHER_FORMAT
from core.exports.long_form import PUBLISHED, headers
from core.exports.workbook.sheet_names import CONTENTS, legal_name
from core.exports.workbook.styles import Styles, of_value
from core.words import N_, Tell

if TYPE_CHECKING:
    from xlsxwriter.format import Format
    from xlsxwriter.worksheet import Worksheet

LETTERS = 32_767
"""UTF-16 units of one cell, by Excel's specification; the library would cut longer texts."""

TOO_LONG = N_("Error", "a text is longer than the 32,767 letters of a cell")
TOO_LARGE = N_("Error", "a table is larger than a sheet")

ROW_LIMIT = 1_048_576
"""Rows of a sheet, by Excel's specification."""

_TABLE_LIMIT = 200_000
"""Cells of the largest range declared as an Excel table: the library holds an entry per cell in memory."""

_LINE_HEIGHT, _TITLE_HEIGHT = 15, 24
"""Heights of a row, in points."""

NUMBER_WIDTH = 18
"""Letters of the widest column of numbers; longer headers wrap."""

_NARROWEST, _WIDEST = 9, 44
"""Widths of a column, in letters."""


@dataclass(frozen=True, slots=True)
class SheetSettings:
    """How a workbook is written.

    Attributes:
        file: its name, for messages.
        streaming: whether finished rows leave memory; Excel tables are not to be had then.
        tell: says texts in the language of its reader; names and categories of the data stay as they are.
    """

    file: str
    streaming: bool
    tell: Tell


@dataclass(frozen=True, slots=True)
class ListHead:
    """The header row of a table.

    Attributes:
        name: of the Excel table, unique in the workbook; letters, digits and underscores.
        words: one per column, unique without regard to case unless labels collide.
        n_labels: how many of the first columns hold words; the others hold numbers.
        n_rows: rows below the header.
        filters: whether the header carries filter buttons.
    """

    name: str
    words: tuple[str, ...]
    n_labels: int
    n_rows: int
    filters: bool


class Sheet:
    """A sheet and the row that is being written, counted from 0."""

    def __init__(self, worksheet: Worksheet, styles: Styles, manner: SheetSettings) -> None:
        """Start at the top.

        Args:
            worksheet: empty.
            styles: of the workbook.
            manner: of the workbook.
        """
        self.styles = styles
        self.row = 0
        self._sheet = worksheet
        self._file, self._streaming, self.tell = manner.file, manner.streaming, manner.tell
        worksheet.set_landscape()
        worksheet.set_paper(9)  # A4
        worksheet.fit_to_pages(1, 0)
        worksheet.hide_gridlines(2)

    def upright(self) -> None:
        """Print the sheet in portrait; sheets of tables are printed in landscape, the default."""
        self._sheet.set_portrait()

    def text(self, column: int, words: str, style: Format | None = None) -> None:
        """Write words, never as a formula, number or link.

        Raises:
            UnwritableOutputError: if a sheet cannot hold them.
        """
        self._check(self._sheet.write_string(self.row, column, self.tell(words), style or self.styles.label))

    def number(self, column: int, value: float, looks: tuple[Format, Format] | None = None) -> None:
        """Write a number.

        Raises:
            UnwritableOutputError: if it lies outside the sheet.
        """
        style = of_value(looks or self.styles.numbers, value)
        self._check(self._sheet.write_number(self.row, column, value, style))

    def link(self, column: int, sheet: str, words: str) -> None:
        """Write words that lead to the top of another sheet."""
        quoted = legal_name(self.tell(sheet)).replace("'", "''")
        code = self._sheet.write_url(
            self.row, column, f"internal:'{quoted}'!A1", self.styles.link, string=self.tell(words)
        )
        self._check(code)

    def title(self, words: str) -> None:
        """Write the title of the sheet into the first column, and move to the next row."""
        self._sheet.set_row(self.row, _TITLE_HEIGHT)
        self.line(words, self.styles.title)

    def paragraph(self, column: int, words: str, letters: int) -> None:
        """Write a paragraph into a column that is `letters` wide, set the row's height, and move to the next row.

        The height is set here because LibreOffice does not work it out when it opens a file.
        """
        self._sheet.set_row(self.row, _n_lines(self.tell(words), letters) * _LINE_HEIGHT)
        self.text(column, words, self.styles.wrapped)
        self.row += 1

    def line(self, words: str, style: Format | None = None) -> None:
        """Write words into the first column, and move to the next row."""
        self.text(0, words, style)
        self.row += 1

    def headers(self, names: Sequence[str], measures: Sequence[str]) -> tuple[str, ...]:
        """Return headers for `head`, told: `names`, and `measures` so that none of them is one of the names."""
        return headers([self.tell(name) for name in names], map(self.tell, measures), self.tell(PUBLISHED))

    def to_contents(self) -> None:
        """Write the link back to the contents into the first column."""
        self.link(0, CONTENTS, N_("Export", "Back to the contents"))

    def labels(self, words: Sequence[str], style: Format | None = None) -> None:
        """Write words into the first columns of this row, and stay in it."""
        for column, word in enumerate(words):
            self.text(column, word, style)

    def head(self, head: ListHead) -> None:
        """Write a header row, already translated, and declare it and the rows below as an Excel table.

        Headers that Excel refuses in a table (blank, repeated, control characters) and very large ranges stay a plain
        range.
        """
        styles = self.styles
        n_lines = max((_n_lines(word, NUMBER_WIDTH) for word in head.words[head.n_labels :]), default=1)
        self._sheet.set_row(self.row, n_lines * _LINE_HEIGHT)
        looks = [styles.header if place < head.n_labels else styles.header_number for place in range(len(head.words))]
        for column, (words, look) in enumerate(zip(head.words, looks, strict=True)):
            self.text(column, words, look)
        bottom = self.row + head.n_rows
        if head.n_rows and not self._streaming and _fit(head):
            columns = [{"header": word, "header_format": look} for word, look in zip(head.words, looks, strict=True)]
            options = {"name": head.name, "style": None, "autofilter": head.filters, "columns": columns}
            self._check(self._sheet.add_table(self.row, 0, bottom, len(columns) - 1, options))
        elif head.filters:
            self._check(self._sheet.autofilter(self.row, 0, bottom, len(head.words) - 1))
        self._sheet.repeat_rows(self.row)
        self.row += 1

    def freeze(self, columns: int) -> None:
        """Keep everything above this row, and the first `columns` columns, on screen when scrolling."""
        self._sheet.freeze_panes(self.row, columns)

    def widths(self, letters: Sequence[int]) -> None:
        """Set the widths of the first columns to that many letters, within limits."""
        for column, n_letters in enumerate(letters):
            self.width(column, min(max(n_letters + 2, _NARROWEST), _WIDEST))

    def width(self, column: int, letters: int) -> None:
        """Set the width of one column."""
        self._sheet.set_column(column, column, letters)

    def page_header(self, words: str) -> None:
        """Print words on top of every page."""
        self._sheet.set_header(f"&C{self.tell(words)}")

    def _check(self, code: int | None) -> None:
        if code == -2:
            raise UnwritableOutputError(self._file, TOO_LONG, OTHER_FORMAT)
        if code:
            raise UnwritableOutputError(self._file, TOO_LARGE, OTHER_FORMAT)


def _n_lines(words: str, letters: int) -> int:
    """Return the number of lines of words in a column; a tenth more than counted, as fonts differ."""
    return max(1, -(-len(words) * 11 // (letters * 10)))


def _fit(head: ListHead) -> bool:
    words = head.words
    clean = all(word.strip() == word and word.isprintable() and 0 < len(word) <= 255 for word in words)
    unique = len({word.casefold() for word in words}) == len(words)
    return clean and unique and (head.n_rows + 1) * len(words) <= _TABLE_LIMIT
