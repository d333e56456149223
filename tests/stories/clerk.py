"""A clerk: drives the real window in the words of one, by dropping, clicking and typing."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton

from tests.guiapp.drivers.choosing import AttributesDriver
from tests.guiapp.drivers.money import CompareDriver, Driver, ReleaseDriver, ResultsDriver

PATIENCE = 120_000
"""Milliseconds until a story is given up; how long a step may take is measured elsewhere."""


class Clerk:
    """One person in front of one window."""

    def __init__(self, qtbot, window):
        self.qtbot = qtbot
        self.window = window
        self.workspace = window.context.workspace
        self.attributes = AttributesDriver(qtbot, window.page("attributes"))
        self.compare = CompareDriver(qtbot, window.page("compare"))
        self.release = ReleaseDriver(qtbot, window.page("release"))
        self.results = ResultsDriver(qtbot, window.page("results"))
        self.ledger = Driver(qtbot, window.page("ledger"))

    # ------------------------------------------------------------ around

    def settle(self, until=lambda: True):
        self.qtbot.waitUntil(lambda: not self.window.context.runner.is_busy and until(), timeout=PATIENCE)

    def goes_to(self, key):
        self.qtbot.do(f"go to {key}", self.window.go_to, key)
        self.settle()

    def sees_locked(self, key):
        return self.window.page(key).locked_reason()

    @property
    def banner(self):
        return self.window.banner.text

    # ------------------------------------------------------------ the way through

    def drops(self, path):
        self.qtbot.do(f"drop a {path.suffix}", self._drop, path)

    def _drop(self, path):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        # Qt takes a drop only where something has entered before.
        desktop = self.window.windowHandle()
        enter = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, data, buttons, keys)
        QApplication.sendEvent(desktop, enter)
        QApplication.sendEvent(desktop, QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, buttons, keys))

    def imports(self, path):
        self.drops(path)
        driver = Driver(self.qtbot, self.window.page("data"))
        self.settle(lambda: self.window.findChild(QDialog, "open_source_dialog").isVisible())
        dialog = driver.dialog("open_source_dialog")
        opening = driver.find(QPushButton, "import_open", dialog)
        self.settle(opening.isEnabled)
        driver.click("import_open", dialog)
        self.settle(lambda: self.workspace.opened is not None)
        self.uses_all_lists_shown()

    def uses_all_lists_shown(self):
        """The one click that confirms them, where nothing is used yet."""
        if not self.workspace.plan.attributes and self.workspace.profiles:
            self.goes_to("attributes")
            Driver(self.qtbot, self.window.page("attributes")).click("primary_action")

    def asks_for_all_pairs(self):
        self.goes_to("tables")
        Driver(self.qtbot, self.window.page("tables")).click("add_all_2")

    def compares(self):
        self.goes_to("compare")
        self.settle(lambda: self.workspace.comparison_is_current)

    def gives_budget(self, epsilon):
        self.goes_to("release")
        self.release.type("new_total_epsilon", epsilon)
        self.settle(lambda: self.release.ready)

    def releases(self):
        self.goes_to("release")
        self.settle(lambda: self.release.ready)
        before = self.workspace.release
        self.release.ask()
        self.release.agree()
        self.settle(lambda: self.workspace.release is not before)
        self.release.click("look_at_released")

    def words(self, page, name):
        return self.window.page(page).findChild(QLabel, name).text()
