"""Render a widget as an image for the clipboard, or as a PNG or SVG file."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice, QPoint, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from guiapp.desktop.style import colour

SHARPNESS = 3
"""Pixels of a PNG per device-independent pixel: about 290 dpi at a screen's 96, which is sharp in print."""
FORMATS = ("png", "svg")
"""File types, the default first: office programs of every age accept a PNG."""


def picture(widget: QWidget, sharpness: int = SHARPNESS) -> QImage:
    """Return an image of the widget on the page background of the current theme."""
    image = QImage(widget.size() * sharpness, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(sharpness)
    image.fill(colour("window"))
    painter = QPainter(image)
    _render(widget, painter)
    painter.end()
    return image


def picture_file(widget: QWidget, kind: str, title: str) -> bytes:
    """Return the content of a file of one of FORMATS; `title` is the title element of an SVG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if kind == "svg":
        _draw(widget, buffer, title)
    else:
        picture(widget).save(buffer, "PNG")  # type: ignore[call-overload]  # the stub lacks the overload with QIODevice
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
