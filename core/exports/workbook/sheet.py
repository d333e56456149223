"""One sheet, written from top to bottom; every return code of the writing library is checked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import TYPE_CHECKING

from core.errors import UnwritableOutputError
from core.exports.exporter import OTHER_FORMAT
from core.exports.long_form import PUBLISHED, headers
from core.exports.workbook.sheet_names import CONTENTS, legal_name
from core.exports.workbook.styles import Styles, of_value
from core.release.quality_line import HIDDEN
from core.words import N_, Tell

if TYPE_CHECKING:
    from xlsxwriter.chart import Chart
    from xlsxwriter.format import Format
    from xlsxwriter.worksheet import Worksheet

LETTERS = 32_767
"""UTF-16 units of one cell, by Excel's specification; the library would cut longer texts."""

BACK = N_("Export", "Back to the contents")

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

_UPRIGHT, _ACROSS = 92, 210
"""Letters side by side that a page holds at a readable size: in portrait in full size, in landscape at two thirds."""

_LONGEST = 147
"""Letters of the longest note for which the pages become wider than the table."""

_PIXELS_A_LETTER, _PIXELS_A_ROW = 7, 20


@dataclass(frozen=True, slots=True)
class SheetSettings:
    """How a workbook is written.

    Attributes:
        file: its name, for messages.
        streaming: whether finished rows leave memory; Excel tables are not to be had then.
        tell: says texts in the language of its reader; names and categories of the data stay as they are.
        new_chart: makes a chart of the workbook; None where no sheet has one.
    """

    file: str
    streaming: bool
    tell: Tell
    new_chart: Callable[[dict[str, object]], Chart] | None = None


@dataclass(frozen=True, slots=True)
class ListHead:
    """The header row of a table.

    Attributes:
        name: of the Excel table, unique in the workbook; letters, digits and underscores.
        words: one per column, unique without regard to case unless labels collide.
        n_labels: how many of the first columns hold words; the others hold numbers.
        n_rows: rows below the header.
        filters: whether the header carries filter buttons.
        is_marked: whether the last column holds marks, which are words.
    """

    name: str
    words: tuple[str, ...]
    n_labels: int
    n_rows: int
    filters: bool
    is_marked: bool = False


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
        self._new_chart = manner.new_chart
        self._widths: dict[int, int] = {}
        self._is_upright = False
        self._widest_chart = self._longest = 0
        worksheet.set_landscape()
        worksheet.set_paper(9)  # A4
        worksheet.fit_to_pages(1, 0)
        worksheet.hide_gridlines(2)
        worksheet.set_footer("&L&A&R&P / &N")  # name of the sheet, page, pages

    @property
    def name(self) -> str:
        """The name of the sheet."""
        name: str = self._sheet.get_name()
        return name

    def upright(self) -> None:
        """Print the sheet in portrait, whatever its width."""
        self._is_upright = True
        self._sheet.set_portrait()

    def text(self, column: int, words: str, style: Format | None = None) -> None:
        """Write words, never as a formula, number or link.

        Raises:
            UnwritableOutputError: if a sheet cannot hold them.
        """
        self._check(self._sheet.write_string(self.row, column, self.tell(words), style or self.styles.label))

    def number(self, column: int, value: float | None, looks: tuple[Format, Format] | None = None) -> None:
        """Write a number; None: the mark of one that is not shown.

        Raises:
            UnwritableOutputError: if it lies outside the sheet.
        """
        if value is None:
            self._check(self._sheet.write_string(self.row, column, HIDDEN, self.styles.not_shown))
            return
        style = of_value(looks or self.styles.numbers, value)
        self._check(self._sheet.write_number(self.row, column, value, style))

    def link(self, column: int, sheet: str, words: str) -> None:
        """Write words that lead to the top of another sheet."""
        quoted = legal_name(self.tell(sheet)).replace("'", "''")
        code = self._sheet.write_url(
            self.row, column, f"internal:'{quoted}'!A1", self.styles.link, string=self.tell(words)
        )
        self._check(code)

    def wrapped(self, words: str, style: Format) -> None:
        """Write words into the first column, on as many rows as they fill pages wide."""
        for line in wrap(self.tell(words), _UPRIGHT) or [""]:
            self.line(line, style)

    def title(self, words: str) -> None:
        """Write the title of the sheet into the first column, and move to the next row."""
        self._sheet.set_row(self.row, _TITLE_HEIGHT)
        self.line(words, self.styles.title)
        self._longest = len(self.tell(words)) * 4 // 3  # its letters are larger by a third

    def paragraph(self, column: int, words: str, letters: int) -> None:
        """Write a paragraph into a column that is `letters` wide, set the row's height, and move to the next row.

        The height is set here because LibreOffice does not work it out when it opens a file.
        """
        self._sheet.set_row(self.row, _n_lines(self.tell(words), letters) * _LINE_HEIGHT)
        self.text(column, words, self.styles.wrapped)
        self.row += 1

    def line(self, words: str, style: Format | None = None) -> None:
        """Write words into the first column, and move to the next row."""
        self._longest = max(self._longest, len(self.tell(words)))
        self.text(0, words, style)
        self.row += 1

    def headers(self, names: Sequence[str], measures: Sequence[str]) -> tuple[str, ...]:
        """Return headers for `head`, told: `names`, and `measures` so that none of them is one of the names."""
        return headers([self.tell(name) for name in names], map(self.tell, measures), self.tell(PUBLISHED))

    def to_contents(self) -> None:
        """Write the link back to the contents into the first column."""
        self.link(0, CONTENTS, BACK)

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
        if head.is_marked:
            looks[-1] = styles.header_mark
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

    def new_chart(self, kind: dict[str, object]) -> Chart:
        """Return an empty chart of a kind of xlsxwriter; ValueError in a workbook without charts."""
        if self._new_chart is None:
            raise ValueError("a workbook without charts")
        return self._new_chart(kind)

    def place_charts(self, charts: Sequence[Chart], words: str, size: tuple[int, int]) -> None:
        """Put charts side by side below what is written, and move below them.

        Args:
            charts: of this workbook.
            words: what screen readers say of each.
            size: width and height of each, in pixels.
        """
        for place, chart in enumerate(charts):
            options = {"description": words, "object_position": 2, "x_offset": place * size[0]}
            self._check(self._sheet.insert_chart(self.row + 1, 0, chart, options))
        self.row += 2 + -(-size[1] // _PIXELS_A_ROW)
        self._widest_chart = max(self._widest_chart, len(charts) * size[0])

    def fit_pages(self, n_labels: int) -> None:
        """Have the sheet printed at a readable size: upright if narrow, over several pages side by side if wide.

        Args:
            n_labels: columns with labels, at the left, which every page repeats.
        """
        letters = sum(self._widths.values())
        if self._is_upright:
            return
        if letters <= _UPRIGHT:
            self._sheet.set_portrait()
        labels = sum(self._widths.get(column, 0) for column in range(n_labels))
        if letters > _ACROSS > 2 * labels:
            self._sheet.fit_to_pages(-(-(letters - labels) // (_ACROSS - labels)), 0)
            if n_labels:
                self._sheet.repeat_columns(0, n_labels - 1)
        # The range of pages: without it, a chart wider than the columns, or the end of a title, would be cut off.
        last, wide = max(self._widths, default=0), letters
        needed = max(letters, min(self._longest, _LONGEST), self._widest_chart // _PIXELS_A_LETTER)
        while wide < needed:
            last, wide = last + 1, wide + _NARROWEST
        self._sheet.print_area(0, 0, max(self.row, 1), last)

    def widths(self, letters: Sequence[int]) -> None:
        """Set the widths of the first columns to that many letters, within limits."""
        for column, n_letters in enumerate(letters):
            self.width(column, min(max(n_letters + 2, _NARROWEST), _WIDEST))

    def width(self, column: int, letters: int) -> None:
        """Set the width of one column."""
        self._widths[column] = letters
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
