"""Icons from SVG files, tinted with the current palette whenever they are painted."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QIconEngine, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from guiapp.desktop.resource_files import resource
from guiapp.desktop.style import tokens


def icon(name: str, token: str = "", selected: str = "") -> QIcon:
    """Return the icon `name` of resources/icons.

    Args:
        name: the file's name without its ending.
        token: its colour token; by default the text colour, which depends on the icon's state.
        selected: its colour token in a selected row; by default `token`.
    """
    return QIcon(_TintedEngine(name, token, selected or token))


@cache
def _renderer(name: str, tint: str) -> QSvgRenderer:
    text = resource("icons", f"{name}.svg").read_text(encoding="utf-8").replace("currentColor", tint)
    return QSvgRenderer(QByteArray(text.encode()))


class _TintedEngine(QIconEngine):
    """Renders the SVG at every paint, so that a change of palette needs no new icons."""

    def __init__(self, name: str, token: str, selected: str) -> None:
        super().__init__()
        self._name = name
        self._token = token
        self._selected = selected

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, _state: QIcon.State) -> None:
        _renderer(self._name, self._tint(mode)).render(painter, QRectF(rect))

    # Without this, QIconEngine.pixmap() fills the pixmap with black instead of transparent pixels (PySide6 6.10.3: look
    # at QIcon(engine).pixmap(16, 16) of an engine that overrides `paint` only).
    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        pixmap = QPixmap(size)
        if pixmap.isNull():  # a list squeezed to nothing asks for icons without a size, which nothing can paint on
            return pixmap
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return pixmap

    def clone(self) -> QIconEngine:
        return _TintedEngine(self._name, self._token, self._selected)

    def _tint(self, mode: QIcon.Mode) -> str:
        token = self._selected if mode is QIcon.Mode.Selected else self._token
        if token and mode is not QIcon.Mode.Disabled:
            return tokens()[token]
        group = QPalette.ColorGroup.Disabled if mode is QIcon.Mode.Disabled else QPalette.ColorGroup.Active
        return QGuiApplication.palette().color(group, QPalette.ColorRole.ButtonText).name()
