"""The icon of a message box follows the look."""

from __future__ import annotations

from guiapp.desktop.settings import Theme
from guiapp.desktop.style import Style
from guiapp.dialogs.icon_message import IconMessage
from guiapp.dialogs.running_release_dialog import RunningReleaseDialog


def test_the_icon_follows_a_change_of_look(qtbot, qapp):
    style = Style(qapp, Theme.LIGHT)
    message = IconMessage("save", "accent")
    qtbot.addWidget(message)
    light = message.iconPixmap().toImage()
    style.apply(Theme.DARK)
    qtbot.waitUntil(lambda: message.iconPixmap().toImage() != light)
    qapp.setStyleSheet("")
    style.deleteLater()


def test_return_presses_the_same_button_after_a_change_of_look(qtbot, qapp):
    style = Style(qapp, Theme.LIGHT)
    message = RunningReleaseDialog()
    qtbot.addWidget(message)
    with qtbot.waitActive(message):
        message.show()
    style.apply(Theme.DARK)
    assert message.defaultButton().objectName() == "running_wait"
    qtbot.waitUntil(message.defaultButton().isDefault)
    qtbot.waitUntil(message.defaultButton().hasFocus)
    message.reject()
    qapp.setStyleSheet("")
    style.deleteLater()
