"""Help dialog: one page at a time, and a search in all pages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from guiapp.desktop.help_pages import HelpPage
from guiapp.desktop.resource_files import resource
from guiapp.desktop.screen_room import resize_within
from guiapp.desktop.style import colour
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.search_field import SearchField

_SNIPPET, _LEAD = 90, 15
"""Letters of a search result in the list, and letters around each word if the words are far apart: two lines of the
list at its usual width."""


@dataclass(frozen=True, slots=True)
class Find:
    """A search result: the page, the offsets where the words are nearest together, and the text there."""

    page: HelpPage
    place: int = 0
    text: str = ""


class HelpDialog(QDialog):
    """List of pages or results on the left, text on the right; not modal.

    Args:
        pages: in reading order.
        parent: the window.
    """

    def __init__(self, pages: Sequence[HelpPage], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("help_dialog")
        resize_within(self, 880, 640)
        self._pages = tuple(pages)
        self._texts: dict[str, str] = {}
        self._shown: HelpPage | None = None
        self._list = QListWidget()
        self._list.setObjectName("help_list")
        self._list.setAccessibleName(self.tr("Pages"))
        self._list.setWordWrap(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._search = SearchField(self._list, self.tr("Search all pages"), "help_search")
        self._reader = QTextBrowser()
        self._reader.setObjectName("help_text")
        # QTextBrowser loads the file of a link by itself (Qt 6.10, openLinks), which would show it without translation.
        self._reader.setOpenLinks(False)
        # Pages name their pictures from where they stand, as readers of the project see them, too.
        self._reader.setSearchPaths([str(resource("help")), str(resource("help", "de"))])
        # Pictures are as wide as the page beside its scroll bar, and do not shrink: margins would make it scroll.
        self._reader.document().setDocumentMargin(0)
        self._lay_out()
        self._search.textChanged.connect(self._look_for)
        self._list.currentItemChanged.connect(self._choose)
        self._look_for("")

    def show_page(self, key: str) -> None:
        """Show the page `key`; the first page if there is none."""
        self._search.clear()
        keys = [page.key for page in self._pages]
        self._list.setCurrentRow(keys.index(key) if key in keys else 0)

    def changeEvent(self, event: QEvent) -> None:
        """Mark the found words again when the palette changes."""
        if event.type() is QEvent.Type.PaletteChange:
            self._mark()
        super().changeEvent(event)

    # ------------------------------------------------------------ search

    @property
    def _words(self) -> list[str]:
        return self._search.text().split()

    def _look_for(self, _text: str) -> None:
        """List all pages, or those that contain every word of the search."""
        words = self._words
        finds = list(self._finds(words)) if words else [Find(page) for page in self._pages]
        self._list.clear()
        for find in finds:
            title = find.page.title
            item = QListWidgetItem(f"{title}\n{find.text}" if words else title)
            item.setData(Qt.ItemDataRole.UserRole, find)  # the row number changes with every search
            self._list.addItem(item)
        self._list.setAccessibleName(self.tr("Finds: {n}").format(n=len(finds)) if words else self.tr("Pages"))
        self._list.setCurrentRow(0)
        if not finds:
            self._reader.clear()  # the list shows that nothing was found
            self._shown = None
            self.setWindowTitle(self.tr("Help"))
            self._reader.setAccessibleName(self.windowTitle())

    def _finds(self, words: Sequence[str]) -> Iterator[Find]:
        for page in self._pages:
            text = self._text_of(page)
            stretch = _nearest(text, words)
            if stretch is not None:
                yield Find(page, stretch[0], _around(text, *stretch))

    def _text_of(self, page: HelpPage) -> str:
        """Return a page as plain text with the offsets of the reader's document; cached."""
        if page.key not in self._texts:
            plan = QTextDocument()
            plan.setMarkdown(page.text)
            self._texts[page.key] = plan.toPlainText()
        return self._texts[page.key]

    # ------------------------------------------------------------ what is shown

    def _choose(self, item: QListWidgetItem | None, _before: QListWidgetItem | None = None) -> None:
        if item is None:
            return
        find: Find = item.data(Qt.ItemDataRole.UserRole)
        if find.page is not self._shown:
            self._shown = find.page
            self._reader.setMarkdown(find.page.text)
            self.setWindowTitle(self.tr("Help: {page}").format(page=find.page.title))
            self._reader.setAccessibleName(self.windowTitle())
        self._mark()
        cursor = QTextCursor(self._reader.document())
        cursor.setPosition(find.place)
        # From the end upwards: scrolling to a cursor stops as soon as it is visible, here at the top of the view.
        self._reader.moveCursor(QTextCursor.MoveOperation.End)
        self._reader.setTextCursor(cursor)

    def _mark(self) -> None:
        """Highlight every word of the search."""
        marks: list[QTextEdit.ExtraSelection] = []
        # toRawText keeps one character per position of the document; toPlainText may not.
        text = self._reader.document().toRawText()
        for match in re.finditer("|".join(map(re.escape, self._words)) or r"(?!)", text, re.IGNORECASE):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = QTextCursor(self._reader.document())
            mark.cursor.setPosition(match.start())
            mark.cursor.setPosition(match.end(), QTextCursor.MoveMode.KeepAnchor)
            mark.format.setBackground(colour("accent"))
            mark.format.setForeground(colour("on_accent"))
            marks.append(mark)
        self._reader.setExtraSelections(marks)

    def _lay_out(self) -> None:
        left = QWidget()
        side = QVBoxLayout(left)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(8)
        side.addWidget(self._search)
        side.addWidget(self._list, 1)
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(12)
        splitter.addWidget(left)
        splitter.addWidget(self._reader)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([240, 600])
        buttons = ButtonBox(ButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.addWidget(splitter, 1)
        column.addWidget(buttons)


def _nearest(text: str, words: Sequence[str]) -> tuple[int, int] | None:
    """Return the offsets of the shortest part of `text` with every word; None if a word is missing."""
    found = [(n, match) for n, word in enumerate(words) for match in re.finditer(re.escape(word), text, re.IGNORECASE)]
    last: dict[int, re.Match[str]] = {}
    stretches: list[tuple[int, int]] = []
    for n, match in sorted(found, key=lambda each: each[1].span()):
        last[n] = match
        if len(last) == len(words):
            stretches.append((min(m.start() for m in last.values()), max(m.end() for m in last.values())))
    return min(stretches, key=lambda stretch: stretch[1] - stretch[0], default=None)


def _around(text: str, first: int, last: int) -> str:
    """Return the text around a part of it, on one line; for a long part, the text around both its ends."""
    # A third of the spare letters goes before the find, as what follows it explains more.
    spare = _SNIPPET - (last - first)
    if spare >= 0:
        return _piece(text, first - spare // 3, first - spare // 3 + _SNIPPET)
    begin, end = _piece(text, first - _LEAD, first + _SNIPPET // 2), _piece(text, last - _SNIPPET // 2, last + _LEAD)
    return f"{begin.removesuffix('…')}{end}"


def _piece(text: str, start: int, end: int) -> str:
    """Return the text between two offsets, extended to whole words, with "…" where it is cut."""
    line = re.sub(r"\s", " ", text)
    start = line.rfind(" ", 0, start) + 1 if start > 0 else 0
    end = line.find(" ", end)
    piece = " ".join((line[start:end] if end >= 0 else line[start:]).split())
    return f"{'… ' if start else ''}{piece}{' …' if end >= 0 else ''}"
