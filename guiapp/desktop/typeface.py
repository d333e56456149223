"""The typeface that comes with the program, so that the window looks alike on every system."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from guiapp.desktop.resource_files import resource

FAMILY = "Inter"
"""Letters of scripts that it lacks come from the typeface of the system."""

_STYLES = ("Regular", "SemiBold", "Bold")
"""Italics are slanted from these, as the designers slant theirs; a fourth file would take the folder above 1 MB."""
_EVEN_FIGURES = QFont.Tag("tnum")
"""A feature of OpenType: all figures are equally wide, so that digits of a column stand below each other."""


def set_typeface(application: QApplication) -> None:
    """Use the typeface in the size of the system's; the system's own stays where the files cannot be read."""
    font = application.font()
    if font.family() == FAMILY or not _load():
        return
    font.setFamilies([FAMILY, font.family()])
    font.setFeature(_EVEN_FIGURES, 1)
    application.setFont(font)


def scaled(font: QFont, share: float) -> QFont:
    """Return the font in `share` of its size."""
    made = QFont(font)
    if font.pointSizeF() > 0:
        made.setPointSizeF(font.pointSizeF() * share)
    else:  # a style sheet has set it in pixels
        made.setPixelSize(round(font.pixelSize() * share))
    return made


@cache
def _load() -> bool:
    paths = (resource("fonts", f"{FAMILY}-{style}.otf") for style in _STYLES)
    return all(QFontDatabase.addApplicationFont(str(path)) >= 0 for path in paths)
