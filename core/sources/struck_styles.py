"""Rows of an OpenDocument spreadsheet with filled cells that have a style that strikes them through."""

from __future__ import annotations

MOST_ROWS = 1 << 20
"""Rows of a sheet, at most, whatever a row says of its repeats."""
_LINE = "style:text-line-through-style"
_CELL = "table-cell"


class StruckStyles:
    """Follows the tags of a spreadsheet, of which styles come first, and the rows of one sheet.

    A cell without a style has that of its row, or else of its column.

    Attributes:
        are_none: whether no style of cells is such, so that no cell need be taken.
    """

    def __init__(self) -> None:
        self.are_none = True
        self._family = self._name = ""
        self._styles: set[str | None] = set()
        self._columns: list[tuple[int, str]] = []  # the column behind the last one of each style
        self._row_style, self._row, self._times = "", 0, 0
        self._is_struck = False  # whether a filled cell of the row is
        self._found: set[int] = set()

    def style(self, name: str, attributes: dict[str, str]) -> None:
        """Take the begin of a tag before the sheets."""
        if name == "style:style":
            self._family, self._name = attributes.get("style:family", ""), attributes.get("style:name", "")
            if self._family == _CELL:
                self._note(is_struck=attributes.get("style:parent-style-name") in self._styles)
        elif name == "style:text-properties" and self._family == _CELL and _LINE in attributes:
            self._note(is_struck=attributes[_LINE] != "none")
        elif name == "style:default-style" or not name.startswith("style:"):
            self._family = ""

    def _note(self, *, is_struck: bool) -> None:
        (self._styles.add if is_struck else self._styles.discard)(self._name)
        self.are_none = not self._styles

    def sheet(self) -> None:
        """Begin a sheet."""
        self._columns, self._found = [], set()

    def columns(self, attributes: dict[str, str], end: int) -> None:
        """Take some columns, of which these are the attributes, up to the one before `end`."""
        self._columns.append((end, attributes.get("table:default-cell-style-name", "")))

    def row(self, attributes: dict[str, str], row: int, times: int) -> None:
        """Begin a row, from 1, that is there so many times."""
        self._end_row()
        self._row_style, self._row, self._times = attributes.get("table:default-cell-style-name", ""), row, times

    def cell(self, attributes: dict[str, str], column: int) -> None:
        """Take a cell of the row, whose column is counted from 0."""
        if "office:value-type" in attributes:
            style = attributes.get("table:style-name") or self._row_style
            style = style or next((style for end, style in self._columns if column < end), "")
            self._is_struck = self._is_struck or style in self._styles

    def _end_row(self) -> None:
        if self._is_struck:
            self._found.update(range(self._row, min(self._row + self._times, MOST_ROWS + 1)))
        self._is_struck = False

    def rows(self) -> frozenset[int]:
        """Return the rows of the sheet, up to here, in which cells are struck through."""
        self._end_row()
        return frozenset(self._found)
