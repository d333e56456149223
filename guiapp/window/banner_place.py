"""Position of the banner: over the title of the current page, so that no message moves what is below the mouse."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QStackedWidget, QWidget

from guiapp.widgets.frame.banner import Banner
from guiapp.widgets.frame.page_header import PageHeader

# Device-independent pixels.
MARGIN = 24
"""Margin of the pages, so that the banner is aligned with their content."""
_TOP = 8
_GAP = 12
_LEAST_WIDTH = 380
"""Width that the banner needs beside a page's buttons; if less is left, it is placed below them."""
_MOVES = (QEvent.Type.Show, QEvent.Type.Resize, QEvent.Type.LayoutRequest)


class BannerPlace(QObject):
    """Places the banner over the title, which the page list shows as well; it covers no button of the page.

    Args:
        banner: a child of `around`, in no layout.
        stack: the pages, also a child of `around`.
    """

    def __init__(self, banner: Banner, stack: QStackedWidget, around: QWidget) -> None:
        super().__init__(banner)
        self._banner, self._stack, self._around = banner, stack, around
        for watched in (banner, stack, *stack.findChildren(PageHeader)):
            watched.installEventFilter(self)
        stack.currentChanged.connect(self._lay)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Update the position when message, window or page buttons change."""
        if event.type() in _MOVES:
            self._lay()
        return False

    def _lay(self) -> None:
        # show() sends Resize before the widget is visible; a size given then is not laid out (PySide6 6.10.3: answer
        # that event with setGeometry in an event filter; the widget has the new size, its children the old places).
        if not self._banner.isVisible():
            return
        header = self._stack.currentWidget().findChild(PageHeader)
        self._banner.setGeometry(self._over(header) if header is not None else self._on_top())
        self._banner.raise_()

    def _on_top(self) -> QRect:
        stack = self._stack.geometry()
        width = stack.width() - 2 * MARGIN
        return QRect(stack.left() + MARGIN, _TOP, width, self._banner.heightForWidth(width))

    def _over(self, header: PageHeader) -> QRect:
        place = QRect(header.mapTo(self._around, header.rect().topLeft()), header.size())
        free = header.free_width
        width = free - _GAP if free < place.width() else free
        if width < _LEAST_WIDTH:
            return QRect(place.left(), place.bottom(), place.width(), self._banner.heightForWidth(place.width()))
        height = max(self._banner.heightForWidth(width), place.height())
        return QRect(place.left(), max(_TOP, place.center().y() - height // 2), width, height)
