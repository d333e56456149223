"""A button of a list is pressed by a key in the list, and from the menu of the right mouse button."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QPushButton

from guiapp.widgets.controls.buttons import tool_button
from guiapp.widgets.controls.list_tools import give_key, menu_of


@pytest.fixture
def shown(qtbot):
    made = QListWidget()
    qtbot.addWidget(made)
    made.addItem("Leeds")
    made.show()
    return made


def test_a_key_presses_the_tool_while_the_list_has_the_focus(qtbot, shown):
    tool = tool_button("Remove", "remove", "trash")
    qtbot.addWidget(tool)
    give_key(tool, shown, "Del")
    assert tool.toolTip() == "Remove (Del)"
    shown.setFocus()
    with qtbot.waitSignal(tool.clicked):
        qtbot.keyClick(shown, Qt.Key.Key_Delete)
    tool.setEnabled(False)
    with qtbot.assertNotEmitted(tool.clicked):
        qtbot.keyClick(shown, Qt.Key.Key_Delete)


def test_the_menu_offers_what_is_shown_and_enabled_by_then(qtbot, shown):
    tool, button, hidden = tool_button("Remove", "remove", "trash"), QPushButton("Open"), QPushButton("Never")
    for each in (tool, button, hidden):
        qtbot.addWidget(each)
        each.show()
    hidden.hide()
    tool.setEnabled(False)
    menu = menu_of(shown, (tool, button, hidden))
    assert [(entry.text(), entry.isEnabled()) for entry in menu.actions()] == [("Remove", False), ("Open", True)]
    with qtbot.waitSignal(button.clicked):
        menu.actions()[1].trigger()
