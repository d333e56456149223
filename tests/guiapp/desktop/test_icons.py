"""Every icon draws something, in the colour of the look."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon

from guiapp.desktop.icons import icon
from guiapp.desktop.resource_files import resource
from guiapp.desktop.style import tokens

NAMES = sorted(path.stem for path in resource("icons").glob("*.svg"))


@pytest.mark.parametrize("name", NAMES)
def test_every_icon_draws_in_the_colour_asked_for(qapp, name):
    image = icon(name, "danger").pixmap(48).toImage()
    colours = {
        image.pixelColor(x, y).rgb() for x in range(48) for y in range(48) if image.pixelColor(x, y).alpha() == 255
    }
    assert QColor(tokens()["danger"]).rgb() in colours


def test_an_icon_without_a_size_is_drawn_without_a_warning(qtlog):
    assert icon("up").pixmap(QSize(16, 0)).isNull()
    assert qtlog.records == []


def test_a_disabled_icon_is_quieter(qapp):
    enabled, disabled = (
        icon("save").pixmap(32, mode=mode).toImage() for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled)
    )
    assert enabled != disabled


def test_an_icon_of_a_selected_row_has_the_colour_asked_for(qapp):
    chosen = icon("data", selected="accent").pixmap(48, mode=QIcon.Mode.Selected).toImage()
    assert chosen == icon("data", "accent").pixmap(48).toImage()
    assert chosen != icon("data", selected="accent").pixmap(48).toImage()
