"""Sizes of windows that fit their screen."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStyle, QWidget


def resize_within(window: QWidget, width: int, height: int) -> None:
    """Resize a window to this many device-independent pixels, less where its screen has less room."""
    # The style's title bar: frameGeometry() equals geometry() until the window manager has framed the window.
    bar = window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
    window.resize(QSize(width, height).boundedTo(window.screen().availableSize() - QSize(0, bar)))
