"""Drive the real window from a spreadsheet to the ledger and photograph every page in every look.

    xvfb-run -s "-screen 0 1280x800x24" python -m tests.screenshots.tour DATA FOLDER [LANGUAGE]
    QT_SCALE_FACTOR=2 xvfb-run -s "-screen 0 2560x1440x24" python -m tests.screenshots.tour DATA FOLDER

Nothing is faked: the file is read, the ledger (in a folder of its own) is charged, the workbook is written. Words that
are cut off are listed at the end.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QDialog, QLineEdit, QPushButton, QTabWidget, QWidget

from guiapp.app import build_desk, build_window, name_application
from guiapp.desktop.settings import Settings, Theme
from guiapp.desktop.style import Style
from guiapp.dialogs.unsaved_changes_dialog import UnsavedChangesDialog
from guiapp.widgets.call_outs import CallOuts
from tests.own_ledger import OwnLedger
from tests.screenshots.clipped import clipped

PATIENCE_SECONDS = 300
LOOKS = (Theme.DARK, Theme.CONTRAST, Theme.LIGHT)


class Tour:
    """One walk through the program."""

    def __init__(self, folder, home, language):
        self.folder = folder
        self.app = QApplication.instance() or QApplication(["reticent"])
        name_application(self.app, language)
        settings = Settings(QSettings(str(home / "settings.ini"), QSettings.Format.IniFormat))
        settings.theme = Theme.LIGHT
        self.desk = build_desk(OwnLedger(home / "ledger.sqlite"), settings)
        self.window = build_window(self.app, self.desk)
        self.home = home
        self.number = 0
        self.faults = []
        self.clipped = {}
        self.desk.runner.failed.connect(lambda error: self.faults.append(str(error)))
        self.window.show()
        self.rest()

    # ------------------------------------------------------------ waiting and looking

    def wait(self, until):
        end = time.monotonic() + PATIENCE_SECONDS
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
        self.wait(lambda: not self.desk.runner.is_busy)

    def shoot(self, name, what=None):
        """Write one picture per look."""
        self.number += 1
        for theme in LOOKS:
            self.app.findChild(Style).apply(theme)
            self.rest(0.2)
            self.clipped |= dict.fromkeys(clipped(what or self.window), name)
            (what or self.window).grab().save(str(self.folder / f"{self.number:02d}-{name}-{theme}.png"))

    def find(self, kind, name, inside=None):
        found = (inside or self.window).findChild(kind, name)
        assert found is not None, name
        return found

    def click(self, name, inside=None):
        QTest.mouseClick(self.find(QPushButton, name, inside), Qt.MouseButton.LeftButton)
        self.rest()

    def primary(self, key):
        self.click("primary_action", self.window.page(key))

    def tab(self, name, number, inside=None):
        self.find(QTabWidget, name, inside).setCurrentIndex(number)
        self.rest()

    def dialog(self, name):
        shown = (top for top in self.app.topLevelWidgets() if isinstance(top, QDialog) and top.isVisible())
        return next(dialog for dialog in shown if dialog.objectName() == name)

    # ------------------------------------------------------------ the way through

    def walk(self, data):
        self.start()
        self.read(data)
        self.plan()
        self.compare()
        self.release()
        self.results()
        self.window.go_to("ledger")
        self.rest()
        self.shoot("ledger")
        self.ask()

    def start(self):
        """The start screen, without and with recent files, and the walk through the window."""
        self.shoot("start")
        for name in (
            "pupils.csv",
            "a register with a very long name, as registers have them 2025.xlsx",
            "pupils.reticent",
        ):
            self.desk.settings.add_recent(Path.home() / "registers" / "2025" / name)
        self.desk.workspace.ledger_moved()
        self.shoot("start-recents")
        self.window.take_tour()
        while (shown := self.window.findChild(CallOuts)) is not None and shown.isVisible():
            self.shoot("call-out")
            self.click("tour_next")
        self.desk.settings.forget_recents()

    def ask(self):
        """The dialogs that the menus open, and the question about unsaved changes."""
        for entry, name in (
            ("palette", "command_palette"),
            ("shortcuts", "help_dialog"),
            ("help", "help_dialog"),
            ("about", "about_dialog"),
        ):
            self.find(QAction, f"action_{entry}").trigger()
            self.rest()
            dialog = self.dialog(name)
            self.shoot(entry, dialog)
            self.look_around(entry, dialog)
            dialog.reject()
            self.rest()
        question = UnsavedChangesDialog("people.reticent", self.window)
        question.show()
        self.rest()
        self.shoot("unsaved", question)
        question.close()
        self.window.open_path(Path("missing.csv"))
        self.idle()
        self.shoot("missing-file", self.dialog("open_source_dialog"))
        self.dialog("open_source_dialog").reject()

    def look_around(self, entry, dialog):
        """The search through the help, and the licences of others."""
        if entry == "shortcuts":
            self.find(QLineEdit, "help_search", dialog).setText("noise budget")
            self.shoot("help-search", dialog)
        if entry == "about":
            self.find(QTabWidget, "about_tabs", dialog).setCurrentIndex(1)
            self.idle()
            self.shoot("licences", dialog)

    def read(self, data):
        self.window.open_path(data)
        self.idle()
        dialog = self.dialog("open_source_dialog")
        self.shoot("import", dialog)
        self.click("import_open", dialog)
        self.wait(lambda: self.desk.workspace.opened is not None)
        self.idle()
        self.shoot("data")

    def plan(self):
        self.window.go_to("attributes")
        self.rest()
        self.shoot("attributes")
        self.window.go_to("tables")
        self.rest()
        self.shoot("tables-empty")
        self.click("add_all_2")
        self.shoot("tables")
        self.click("table_sets")
        self.idle()
        self.shoot("table-sets", self.dialog("table_sets_dialog"))
        self.dialog("table_sets_dialog").reject()

    def compare(self):
        self.window.go_to("compare")
        self.wait(lambda: self.desk.workspace.comparison_is_current)
        self.shoot("compare")
        self.click("pin_outcome")
        chart = self.find(QWidget, "error_chart_plot")
        chart.setFocus(Qt.FocusReason.TabFocusReason)
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return):
            QTest.keyClick(chart, key)
        self.shoot("compare-pinned")
        self.click("pin_outcome")
        self.tab("outcome_tabs", 1)
        self.tab("outcome_detail_tabs", 1)
        self.shoot("compare-table")
        self.click("rehearse")
        self.idle()
        dialog = self.dialog("rehearsal_dialog")
        self.shoot("rehearsal", dialog)
        self.find(QTabWidget, "rehearsal_tabs", dialog).setCurrentIndex(1)
        self.rest()
        self.shoot("rehearsal-tables", dialog)
        dialog.reject()

    def release(self):
        self.window.go_to("release")
        self.idle()
        self.shoot("release-new-dataset")
        self.find(QLineEdit, "new_total_epsilon").setText("2")
        self.idle()
        self.shoot("release")
        self.primary("release")
        dialog = self.dialog("confirm_spending_dialog")
        self.find(QCheckBox, "agree_spending", dialog).click()
        self.shoot("release-confirm", dialog)
        self.click("confirm_spending", dialog)
        self.wait(lambda: self.desk.workspace.release is not None)
        self.idle()

    def results(self):
        self.window.go_to("results")
        self.shoot("results")
        box = self.find(QComboBox, "show_cells", self.window.page("results"))
        box.setCurrentIndex(3)
        box.activated.emit(3)
        self.shoot("results-percent")
        self.tab("table_tabs", 1, self.window.page("results"))
        self.shoot("results-chart")
        self.primary("results")
        dialog = self.dialog("export_dialog")
        self.find(QLineEdit, "export_path", dialog).setText(str(self.home / "tables.xlsx"))
        self.shoot("export", dialog)
        self.click("export_accept", dialog)
        self.wait((self.home / "tables.xlsx").exists)
        self.idle()
        self.shoot("exported")


def main(data, folder, language=""):
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        tour = Tour(folder, Path(home), language)
        tour.walk(data)
        tour.desk.runner.shut_down()
    assert not tour.faults, tour.faults
    for words, name in tour.clipped.items():
        print(f"{name}: cut off: {words}")
    print(f"{len(LOOKS) * tour.number} pictures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1]).absolute(), Path(sys.argv[2]).absolute(), *sys.argv[3:])
