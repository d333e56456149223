"""Item model of a file's first and last rows as text; for the owner's screen only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from core.front_door import Preview, QuickPreview
from guiapp.desktop.icons import icon
from guiapp.desktop.language import told
from guiapp.desktop.style import colour

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
_GAP = "⋯"
"""Text of the row between the first and the last rows, and of its cells."""
_HEADER = ""
"""Row number of the header in `_problems`."""


class PreviewModel(QAbstractTableModel):
    """First rows, a gap, last rows; headers show the row numbers of the file, and cells with problems are marked."""

    def __init__(self) -> None:
        super().__init__()
        self._headers: tuple[str, ...] = ()
        self._letters: tuple[str, ...] = ()
        self._rows: list[tuple[str, Sequence[str]]] = []
        self._problems: dict[tuple[str, str], list[str]] = {}

    def show(self, preview: QuickPreview | Preview | None) -> None:
        """Show a preview; None shows nothing. Last rows that are among the first rows are not repeated."""
        self.beginResetModel()
        self._headers = preview.headers if preview is not None else ()
        self._letters = preview.letters if preview is not None else ()
        self._rows = list(self._told(preview)) if preview is not None else []
        self._problems = _by_place(preview) if preview is not None and not isinstance(preview, QuickPreview) else {}
        self.endResetModel()

    def _told(self, preview: QuickPreview | Preview) -> Iterator[tuple[str, Sequence[str]]]:
        yield from zip(map(str, preview.first_rows), preview.first, strict=True)
        gap = _GAP, [_GAP] * len(preview.headers)
        if isinstance(preview, QuickPreview):
            yield gap
            return
        # First and last rows overlap in a short file; a gap is shown only if rows are left out between them.
        rest = preview.n_rows - len(preview.first)
        tail = preview.last[-rest:] if rest > 0 else ()
        if rest > len(tail):
            yield gap
        yield from list(zip(self._last_numbers(preview), preview.last, strict=True))[len(preview.last) - len(tail) :]

    def _last_numbers(self, preview: Preview) -> Sequence[str]:
        """Return the rows of the last ones, or how far they are from the end where nobody has counted so far."""
        if preview.last_rows:
            return tuple(map(str, preview.last_rows))
        before = self.tr("last − {n}")
        from_end = reversed(range(len(preview.last)))
        return tuple(before.format(n=n) if n else self.tr("last") for n in from_end)

    def rowCount(self, parent: Index | None = None) -> int:
        """See Qt."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """See Qt."""
        return 0 if parent is not None and parent.isValid() else len(self._headers)

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        """See Qt."""
        number, row = self._rows[index.row()]
        text = row[index.column()] if index.column() < len(row) else ""
        problem = self._problem(number, index.column()) or self._problem(number, None)
        if role == Role.ToolTipRole:
            return problem or text
        return text if role == Role.DisplayRole else _marked(problem, role)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        """See Qt."""
        if orientation is Qt.Orientation.Vertical:
            about = self.tr("The row of the file, as messages name it")
            return {Role.DisplayRole: self._rows[section][0], Role.ToolTipRole: about}.get(Role(role))
        problem = self._problem(_HEADER, section)
        if role == Role.DisplayRole:
            return self._headers[section]
        return (problem or None) if role == Role.ToolTipRole else _marked(problem, role)

    def _problem(self, number: str, column: int | None) -> str:
        """Return the problems of a cell, of a header, or (column None) of a row; "" if there are none."""
        letter = "" if column is None else self._letters[column]
        return "\n".join(self._problems.get((number, letter), ()))


def _by_place(preview: Preview) -> dict[tuple[str, str], list[str]]:
    """Return the problems by number of the row and letter of the column; "" stands for all columns of a row."""
    shown = {str(number) for number in (*preview.first_rows, *preview.last_rows)}
    found: dict[tuple[str, str], list[str]] = {}
    for problem, (row, letters) in zip(preview.problems, preview.spots, strict=True):
        number = str(row) if str(row) in shown else _HEADER
        about_header = row in (0, preview.layout.header_row)
        if number != _HEADER or about_header:
            for letter in letters or ("",):
                found.setdefault((number, letter), []).append(told(problem))
    return found


def _marked(problem: str, role: int) -> object:
    """Return icon, background and screen-reader text of a cell with a problem; None without one."""
    if not problem:
        return None
    if role == Role.DecorationRole:
        return icon("warning", "warning")
    if role == Role.AccessibleDescriptionRole:
        return problem
    return colour("warning_soft") if role == Role.BackgroundRole else None
