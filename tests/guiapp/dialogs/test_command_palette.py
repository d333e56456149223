"""The palette lists what can be done, one row as high as the other."""

from __future__ import annotations

from guiapp.desktop.settings import Theme
from guiapp.desktop.style import Style
from guiapp.dialogs.command_palette import Command, CommandPalette
from tests.guiapp.drivers.widget_insides import list_of, narrow


def test_all_rows_have_the_height_of_the_look(qtbot, qapp):
    style = Style(qapp, Theme.LIGHT)
    palette = CommandPalette([Command(f"Save {number}", "Ctrl+S", print) for number in range(9)])
    qtbot.addWidget(palette)
    with qtbot.waitExposed(palette):
        palette.show()
    rows = list_of(palette)
    heights = {rows.visualItemRect(rows.topLevelItem(row)).height() for row in range(9)}
    narrow(palette, "")  # as it is once somebody types
    assert heights == {rows.visualItemRect(rows.topLevelItem(0)).height()}
    qapp.setStyleSheet("")
    style.deleteLater()
