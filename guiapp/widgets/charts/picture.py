"""Render a widget as an image for the clipboard, or as a PNG or SVG file."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice, QPoint, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from guiapp.desktop.style import colour

SHARPNESS = 3
"""Pixels of a PNG per device-independent pixel: about 290 dpi at a screen's 96, which is sharp in print."""
LARGEST_SIDE = 32_000
"""Pixels of a side, at most: QPainter draws nothing beyond 32,767 on an image (PySide6 6.10.3, fillRect of 40,000)."""
FORMATS = ("png", "svg")
"""File types, the default first: office programs of every age accept a PNG."""


def picture(widget: QWidget, sharpness: int = SHARPNESS) -> QImage:
    """Return an image of the widget on the page background of the current theme, less sharp if it is very high."""
    sharpness = max(min(sharpness, LARGEST_SIDE // max(widget.height(), 1)), 1)
    image = QImage(widget.size() * sharpness, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(sharpness)
    image.fill(colour("window"))
    painter = QPainter(image)
    _render(widget, painter)
    painter.end()
    return image


def picture_file(widget: QWidget, kind: str, title: str) -> bytes:
    """Return the content of a file of one of FORMATS; `title` is the title element of an SVG."""
    if kind == "png":
        return image_file(picture(widget))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    _draw(widget, buffer, title)
    return bytes(buffer.data().data())


def image_file(image: QImage) -> bytes:
    """Return the content of a PNG file; may be called in any thread."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stub lacks the overload with QIODevice
    return bytes(buffer.data().data())


def _draw(widget: QWidget, buffer: QBuffer, title: str) -> None:
    drawing = QSvgGenerator()
    drawing.setOutputDevice(buffer)
    drawing.setSize(widget.size())
    drawing.setViewBox(widget.rect())
    drawing.setTitle(title)
    painter = QPainter(drawing)
    painter.fillRect(QRect(QPoint(), widget.size()), colour("window"))
    _render(widget, painter)
    painter.end()


def _render(widget: QWidget, painter: QPainter) -> None:
    widget.render(painter, QPoint(), renderFlags=QWidget.RenderFlag.DrawChildren)
