"""A hand on the real window: it waits, clicks and types, and photographs what is in sight in every look."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QTabWidget,
)

from guiapp.app import build_context, build_window
from guiapp.commands.plan import new_plan
from guiapp.desktop.resource_files import sample_plan
from guiapp.desktop.settings import Settings, Theme
from guiapp.desktop.style import Style
from tests.own_ledger import OwnLedger
from tests.screenshots.clipped import clipped

PATIENCE = 120
ROWS = 100
LOOKS = (Theme.DARK, Theme.CONTRAST, Theme.LIGHT)


def spreadsheet(text):
    """Read the argument that names the spreadsheet for the way through."""
    if not Path(text).is_file():
        raise argparse.ArgumentTypeError(f"there is no file {text}; resources/examples holds a sample")
    return Path(text).absolute()


class Hands:
    """One window, whose ledger and settings are in a folder of its own.

    Args:
        folder: for the pictures.
        home: for all that the window keeps.
        part: the first word of the names of the pictures.
        looks: those that are photographed.
    """

    def __init__(self, folder, home, part, looks=LOOKS):
        self.folder, self.home, self.part, self.looks = folder, home, part, looks
        self.app = QApplication.instance()
        settings = Settings(QSettings(str(home / "settings.ini"), QSettings.Format.IniFormat))
        settings.theme = Theme.LIGHT
        self.engine = OwnLedger(home / "ledger.sqlite")
        self.context = build_context(self.engine, settings)
        self.window = build_window(self.app, self.context)
        self.style = self.app.findChildren(Style)[-1]
        self.number = 0
        self.faults = []
        self.clipped = {}
        self.context.runner.failed.connect(lambda error: self.faults.append(str(error)))
        self.window.show()
        self.window.resize(self.app.primaryScreen().availableSize())  # as whoever has a large screen would
        self.rest()

    def leave(self):
        """Close the window; what it was refused and nobody expected is a fault."""
        self.context.runner.shut_down()
        self.context.workspace.blockSignals(True)
        self.window.hide()
        for done in (self.window, self.style):
            done.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        # Qt's offscreen platform takes down what Python put there after Python is gone, and crashes.
        self.app.clipboard().clear()
        assert not self.faults, self.faults

    # ------------------------------------------------------------ waiting

    def wait(self, until):
        end = time.monotonic() + PATIENCE
        while not until():
            if time.monotonic() > end:
                raise TimeoutError(self.faults)
            self.turn()
        self.rest()

    def rest(self, seconds=0.4):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.turn()

    def turn(self):
        """Let the window do what is waiting."""
        self.app.processEvents()
        time.sleep(0.01)

    def idle(self):
        self.rest()
        self.wait(lambda: not self.context.runner.is_busy)

    def refused(self):
        """Wait until the window has been refused something, as was expected."""
        self.wait(lambda: self.faults)
        self.faults.clear()
        self.idle()

    # ------------------------------------------------------------ looking

    def shoot(self, name, what=None):
        """Write one picture per look, of a dialog or of the window."""
        self.number += 1
        for theme in self.looks:
            self.style.apply(theme)
            self.rest(0.2)
            self.clipped |= dict.fromkeys(clipped(what or self.window), f"{self.part} {name}")
            file = f"{self.part}-{self.number:02d}-{name}-{theme}.png"
            (what or self.window).grab().save(str(self.folder / file))

    def find(self, kind, name, inside=None):
        found = (inside or self.window).findChild(kind, name)
        assert found is not None, name
        return found

    def dialog(self, name):
        """Return the dialog of that name, once it is there."""
        self.wait(lambda: any(dialog.objectName() == name for dialog in self._dialogs()))
        return next(dialog for dialog in self._dialogs() if dialog.objectName() == name)

    def _dialogs(self):
        return [top for top in self.app.topLevelWidgets() if isinstance(top, QDialog) and top.isVisible()]

    def dismiss(self, name):
        """Shoot no more of a dialog."""
        self.dialog(name).reject()
        self.idle()

    # ------------------------------------------------------------ doing

    def click(self, name, inside=None):
        QTest.mouseClick(self.find(QAbstractButton, name, inside), Qt.MouseButton.LeftButton)
        self.rest()

    def tick(self, name, inside=None):
        """Click a box where a mouse would not reach its middle: most are wider than their words."""
        self.find(QAbstractButton, name, inside).click()
        self.rest()

    def primary(self, key):
        self.click("primary_action", self.window.page(key))

    def tab(self, name, number, inside=None):
        self.find(QTabWidget, name, inside).setCurrentIndex(number)
        self.rest()

    def pick(self, name, number, inside=None):
        """Choose from a box, as its owner does: Qt tells of nothing else."""
        box = self.find(QComboBox, name, inside)
        box.setCurrentIndex(number)
        box.activated.emit(number)
        self.rest()

    def write(self, name, text, inside=None):
        field = self.find(QLineEdit, name, inside)
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, text)
        self.rest()

    def enter(self, name, text, inside=None):
        """Write into a field and press Enter."""
        self.write(name, text, inside)
        QTest.keyClick(self.find(QLineEdit, name, inside), Qt.Key.Key_Return)
        self.idle()

    def choose(self, name, words, inside=None):
        """Select the row of a list whose first column has these words."""
        view = self.find(QAbstractItemView, name, inside)
        model = view.model()
        index = next(i for i in (model.index(row, 0) for row in range(ROWS)) if str(i.data()) == words)
        view.setFocus()
        view.clearSelection()
        view.setCurrentIndex(index)
        self.rest()
        return index.row()

    # ------------------------------------------------------------ ways

    def go(self, key):
        self.window.go_to(key)
        self.idle()

    def open_sample(self):
        """Open the plan and the rows that come with the program."""
        self.open_plan(sample_plan())

    def open_plan(self, path):
        self.window.open_path(path)
        self.idle()

    def forget(self):
        """Begin afresh; of what was not saved nobody is asked."""
        new_plan(self.context)
        self.rest()

    def import_file(self, path):
        """Open rows as they are detected to be."""
        self.window.open_path(path)
        self.idle()
        self.click("import_open", self.dialog("open_source_dialog"))
        self.wait(lambda: self.context.workspace.opened is not None and self.context.workspace.opened.path == path)
        self.idle()
