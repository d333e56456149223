"""Style sheet and palette of each theme, from the colour tokens in resources/styles."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory, QWidget

from guiapp.desktop.resource_files import resource
from guiapp.desktop.settings import Theme
from guiapp.desktop.typeface import set_typeface

_ROLES = {
    QPalette.ColorRole.Window: "window",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.Base: "surface",
    QPalette.ColorRole.AlternateBase: "sunken",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.PlaceholderText: "faint",
    QPalette.ColorRole.Button: "raised",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.BrightText: "danger",
    QPalette.ColorRole.Highlight: "accent",
    QPalette.ColorRole.HighlightedText: "on_accent",
    QPalette.ColorRole.Accent: "accent",
    QPalette.ColorRole.Link: "accent",
    QPalette.ColorRole.LinkVisited: "accent",
    QPalette.ColorRole.ToolTipBase: "tip",
    QPalette.ColorRole.ToolTipText: "on_tip",
    QPalette.ColorRole.Light: "surface",
    QPalette.ColorRole.Midlight: "sunken",
    QPalette.ColorRole.Mid: "border",
    QPalette.ColorRole.Dark: "border_strong",
    QPalette.ColorRole.Shadow: "border_strong",
}


LOOKS = ("light", "dark", "contrast")


@cache
def tokens_of(look: str) -> dict[str, str]:
    """Return the colours of one of LOOKS by name, each as #rrggbb."""
    colours: dict[str, str] = json.loads(resource("styles", f"{look}.json").read_text(encoding="utf-8"))
    return colours


def tokens() -> dict[str, str]:
    """Return the current colours by token; widgets call it again at every PaletteChange event."""
    # Found by the window colour, so that widgets need no reference to the Style; other palettes count as light or dark.
    return _tokens_on(QGuiApplication.palette().color(QPalette.ColorRole.Window).rgb())


@cache  # a chart asks for a hundred colours a frame
def _tokens_on(window_colour: int) -> dict[str, str]:
    """Return the colours of the look with this colour of the window, as QRgb."""
    window = QColor.fromRgb(window_colour)
    own = (look for look in LOOKS if QColor(tokens_of(look)["window"]) == window)
    return tokens_of(next(own, "dark" if window.lightness() < 128 else "light"))


def colour(name: str) -> QColor:
    """Return the current colour of a token."""
    return QColor(tokens()[name])


def style_sheet(look: str) -> str:
    """Return the style sheet with every @token replaced by its colour, and the paths of pictures filled in."""
    text = resource("styles", "app.qss").read_text(encoding="utf-8")
    values = {**tokens_of(look), "styles": resource("styles").as_posix(), "look": look}
    for name in sorted(values, key=len, reverse=True):  # longest first: @border_strong before @border
        text = text.replace(f"@{name}", values[name])
    return text


def restyle(widget: QWidget, name: str, value: str) -> None:
    """Set a property that the style sheet depends on, and apply the sheet again if the value is another one.

    QStyleSheetStyle reads properties when it polishes a widget and never afterwards (PySide6 6.10.3: setProperty alone
    leaves a label in its former colour). Polishing takes long enough to delay a slider that moves.
    """
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


class Style(QObject):
    """Applies a theme to the application; SYSTEM follows the desktop."""

    changed = Signal()

    def __init__(self, application: QApplication, theme: Theme) -> None:
        super().__init__(application)
        self._application = application
        self._theme = theme
        application.setStyle(QStyleFactory.create("Fusion"))
        set_typeface(application)
        # Kept as attributes: PySide6 6.10.3 takes the child object for deleted when the wrapper of its owner is gone
        # (a = application.styleHints().accessibility(); a.contrastPreference() raises RuntimeError).
        self._hints = application.styleHints()
        self._accessibility = self._hints.accessibility()
        self._hints.colorSchemeChanged.connect(self._follow)
        self._accessibility.contrastPreferenceChanged.connect(self._follow)
        self.apply(theme)

    def apply(self, theme: Theme) -> None:
        """Switch to `theme`."""
        self._theme = theme
        look = self._look()
        # Without a sheet first: setPalette polishes every widget with the old sheet, which the new sheet repeats
        # (PySide6 6.10.3: with 1,500 labels, removing the sheet first takes 0.7 s in place of 1.0 s).
        self._application.setStyleSheet("")
        self._application.setPalette(_palette(tokens_of(look)))
        self._application.setStyleSheet(style_sheet(look))
        self.changed.emit()

    @contextmanager
    def put_on_at_the_end(self) -> Iterator[None]:
        """Make widgets without the sheet, and put it on all of them at once at the end.

        Whatever a layout takes in is polished anew, with all that is in it; for the main window that took 0.35 of 0.42
        s of processor time (PySide6 6.10.3).
        """
        self._application.setStyleSheet("")
        yield
        self._application.setStyleSheet(style_sheet(self._look()))

    def _look(self) -> str:
        if self._theme is not Theme.SYSTEM:
            return self._theme.value
        if self._accessibility.contrastPreference() is Qt.ContrastPreference.HighContrast:
            return "contrast"
        dark = self._hints.colorScheme() is Qt.ColorScheme.Dark
        return "dark" if dark else "light"

    def _follow(self) -> None:
        if self._theme is Theme.SYSTEM:
            self.apply(self._theme)


def _palette(colours: dict[str, str]) -> QPalette:
    palette = QPalette()
    for role, name in _ROLES.items():
        palette.setColor(role, QColor(colours[name]))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours["off"]))
    palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Highlight, QColor(colours["border"]))
    return palette
