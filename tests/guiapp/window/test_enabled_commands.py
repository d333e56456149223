"""Everything that can be done is in one list, by the keyboard alone; every entry of the menus among them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QPushButton, QToolButton, QTreeWidget

from core.front_door import ReadingLayout
from guiapp.commands.data import open_data
from guiapp.dialogs.command_palette import Command, CommandPalette
from guiapp.dialogs.help_dialog import HelpDialog
from guiapp.window.enabled_commands import commands_of, shortcuts_of
from tests.guiapp.drivers.choosing import use_proposed
from tests.released_tables import release


@pytest.fixture
def window(window):
    window.show()
    return window


@pytest.fixture
def palette(qtbot):
    done = []
    commands = [Command(name, keys, lambda name=name: done.append(name)) for name, keys in NAMED]
    palette = CommandPalette(commands)
    qtbot.addWidget(palette)
    palette.show()
    return palette, done


NAMED = (("File: Save", "Ctrl+S"), ("File: Save as…", ""), ("View: Tables", "Ctrl+3"))


def shown(palette):
    tree = palette.findChild(QTreeWidget)
    return [tree.topLevelItem(row).text(0) for row in range(tree.topLevelItemCount())]


def test_typing_narrows_the_list_by_every_word_in_any_order(qtbot, palette):
    palette, _ = palette
    assert shown(palette) == [name for name, _ in NAMED]
    search = palette.findChild(QLineEdit)
    qtbot.keyClicks(search, "AS sav")
    assert shown(palette) == ["File: Save as…"]
    qtbot.keyClicks(search, " nonsense")
    assert shown(palette) == []
    qtbot.keyClick(search, Qt.Key.Key_Return)
    assert palette.isVisible()


def test_arrows_choose_and_return_does_it_and_closes(qtbot, palette):
    palette, done = palette
    search = palette.findChild(QLineEdit)
    qtbot.keyClick(search, Qt.Key.Key_Down)
    qtbot.keyClick(search, Qt.Key.Key_Return)
    assert done == ["File: Save as…"]
    assert not palette.isVisible()


def test_a_click_does_it_too(palette):
    palette, done = palette
    tree = palette.findChild(QTreeWidget)
    tree.itemActivated.emit(tree.topLevelItem(2), 0)
    assert done == ["View: Tables"]


def test_every_entry_of_the_menus_is_there_and_every_button_in_sight(window):
    names = [command.name for command in commands_of(window.stack.currentWidget(), window.menus)]
    for action in window.findChildren(QAction):
        if action.objectName().startswith("action_") and action.isEnabled():
            assert any(name.endswith(action.text().replace("&", "")) for name in names), action.text()
    buttons = [b for b in window.stack.currentWidget().findChildren(QPushButton) if b.isVisible() and b.isEnabled()]
    assert buttons
    for button in buttons:
        assert [name for name in names if name.endswith(f": {button.text().replace('&', '')}")], button.text()


def test_what_a_button_and_a_menu_can_do_is_listed_once_and_buttons_by_their_page(window, context, people, settled):
    open_data(context, people, ReadingLayout())
    settled()
    use_proposed(context)
    names = [command.name for command in commands_of(window.stack.currentWidget(), window.menus)]
    assert [name for name in names if "Open a spreadsheet…" in name] == ["File: Open a spreadsheet…"]
    assert "Data: Change how it is read…" in names


def test_every_button_of_every_page_is_there(window, context, people, settled):
    open_data(context, people, ReadingLayout())
    settled()
    use_proposed(context)
    context.workspace.set_release(release())
    for page in window.pages:
        window.go_to(page.key)
        settled()
        names = {command.name for command in commands_of(page, window.menus)}
        for button in page.findChildren(QAbstractButton):
            if isinstance(button, QPushButton | QToolButton) and button.isVisible() and button.isEnabled():
                name = button.accessibleName() or button.text().replace("&", "")
                assert name, (page.key, button.objectName(), button.parent())
                assert {f"{page.title}: {name}", f"File: {name}"} & names


def test_the_list_opens_by_its_keys_and_goes_where_it_says(qtbot, window):
    window.findChild(QAction, "action_palette").trigger()
    palette = window.findChild(CommandPalette)
    search = palette.findChild(QLineEdit)
    qtbot.keyClicks(search, "view ledger")
    qtbot.keyClick(search, Qt.Key.Key_Return)
    assert window.pages[window.rail.current].key == "ledger"
    QApplication.sendPostedEvents()


def test_keys_are_listed_and_only_lists_share_them(window):
    shown = shortcuts_of(window.menus, window.pages)
    assert len(shown) == len(set(shown)), "keys of two lists on a page are told apart by what they do"
    keys = [keys for keys, _ in shown]
    assert {each for each in keys if keys.count(each) > 1} == {"Alt+Up", "Alt+Down", "Del"}
    assert {"Ctrl+S", "Alt+Up", "Alt+Down", "Ctrl+F", "Del"} <= set(keys)
    window.findChild(QAction, "action_shortcuts").trigger()
    text = window.findChild(HelpDialog).findChild(object, "help_text").toPlainText()
    assert all(key in text for key in keys)
    assert text.startswith("Keyboard shortcuts\n")
    window.findChild(HelpDialog).close()
