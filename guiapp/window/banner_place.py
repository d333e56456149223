"""Position of the banner: beside the title of the current page, or at the foot of the window if it is too long.

No message moves what is below the mouse, and none covers a title.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QScrollArea, QStackedWidget, QWidget

from guiapp.widgets.frame.banner import Banner
from guiapp.widgets.frame.page_header import PageHeader

# Device-independent pixels.
MARGIN = 24
"""Margin of the pages, so that the banner is aligned with their content."""
_TOP = 8
_GAP = 12
_LEAST_WIDTH = 300
"""Width that the banner needs between a page's title and its buttons; if less is left, it is placed at the foot."""
_BELOW = 12
"""Pixels that it may reach below the header: there the page has none of its own."""
_MOVES = (QEvent.Type.Show, QEvent.Type.Resize, QEvent.Type.LayoutRequest)


class BannerPlace(QObject):
    """Places the banner between the title and the buttons of the page, or at its foot where it is too long for that.

    Args:
        banner: a child of `around`, in no layout.
        stack: the pages.
        room: where they are in sight, also a child of `around`; they may scroll in it.
        around: of both.
    """

    def __init__(self, banner: Banner, stack: QStackedWidget, room: QScrollArea, around: QWidget) -> None:
        super().__init__(banner)
        self._banner, self._stack, self._room, self._around = banner, stack, room, around
        self._beside: PageHeader | None = None  # whose help it covers
        for watched in (banner, room, stack, *stack.findChildren(PageHeader)):
            watched.installEventFilter(self)
        stack.currentChanged.connect(self._lay)
        for bar in (room.horizontalScrollBar(), room.verticalScrollBar()):
            bar.valueChanged.connect(self._lay)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Update the position when message, window or page buttons change."""
        if event.type() in _MOVES:
            self._lay()
        elif event.type() is QEvent.Type.Hide:
            self._cover(None)
        return False

    def _lay(self) -> None:
        # show() sends Resize before the widget is visible; a size given then is not laid out (PySide6 6.10.3: answer
        # that event with setGeometry in an event filter; the widget has the new size, its children the old places).
        if not self._banner.isVisible():
            return
        header = self._stack.currentWidget().findChild(PageHeader)
        beside = self._beside_title(header) if header is not None else None
        # A line of help of which only the beginning is seen would be taken for another text.
        self._cover(header if beside is not None else None)
        self._banner.setGeometry(beside or (self._at_foot() if header is not None else self._on_top()))
        self._banner.raise_()

    def _cover(self, header: PageHeader | None) -> None:
        if header is self._beside:  # each change asks for a layout, which would lead here again
            return
        for each, on in ((self._beside, False), (header, True)):
            if each is not None:
                each.cover_help(on=on)
        self._beside = header

    def _on_top(self) -> QRect:
        room = self._room.geometry()
        width = room.width() - 2 * MARGIN
        return QRect(room.left() + MARGIN, _TOP, width, self._banner.heightForWidth(width))

    def _at_foot(self) -> QRect:
        """Return the place above the foot of the page, where a page has lists, but no title and no first step."""
        room = self._room.geometry()
        width = room.width() - 2 * MARGIN
        height = self._banner.heightForWidth(width)
        return QRect(room.left() + MARGIN, room.bottom() - _TOP - height, width, height)

    def _place_of(self, header: PageHeader) -> QRect:
        return QRect(header.mapTo(self._around, header.rect().topLeft()), header.size())

    def _beside_title(self, header: PageHeader) -> QRect | None:
        """Return the place between title and buttons; None if the banner is too large for it, or it is out of sight."""
        place = self._place_of(header)
        start, free = header.title_width + _GAP, header.free_width
        width = free - start - (_GAP if free < place.width() else 0)
        height = max(self._banner.heightForWidth(width), place.height())
        if width < _LEAST_WIDTH or height > place.bottom() + _BELOW - _TOP:
            return None
        top = min(max(_TOP, place.center().y() - height // 2), place.bottom() + _BELOW - height)
        found = QRect(place.left() + start, top, width, height)
        return found if self._room.geometry().contains(found) else None
