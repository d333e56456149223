"""A world of its own for every walk: home, temporary files and work all lie in one folder that can be searched."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from core import front_door
from guiapp.app import build_context, build_window
from guiapp.desktop.crash import CrashHook
from guiapp.desktop.settings import Settings
from guiapp.state.safe_copies import copies_folder
from guiapp.window.autosave import Autosave
from tests.leaks.planted import FOLDER, PLAN, STRICT_PLAN, plant
from tests.leaks.searching import found
from tests.stories.clerk import Clerk
from tests.stories.stall_watch import StallWatch, WatchedBot


@dataclass(frozen=True)
class World:
    """Everything that can be written.

    Attributes:
        root: above all of it.
        work: where the owner keeps workbook and plans; its name is a word to search for.
        workbook: the only file that may hold what was planted.
    """

    root: Path
    work: Path
    workbook: Path

    def found(self, words):
        """Return the (word, file) that are anywhere but in the workbook."""
        return found(words, self.root, except_for=(self.workbook,))


@pytest.fixture
def world(tmp_path, monkeypatch):
    """The workbook and two plans, and folders that stand for those of the user and of the system."""
    work = tmp_path / FOLDER
    for folder in (work, tmp_path / "home", tmp_path / "tmp"):
        folder.mkdir()
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home" / name.lower()))
    for name in ("TMPDIR", "TMP", "TEMP"):
        monkeypatch.setenv(name, str(tmp_path / "tmp"))
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.chdir(work)
    (work / "plan.reticent").write_text(PLAN, encoding="utf-8")
    (work / "strict.reticent").write_text(STRICT_PLAN, encoding="utf-8")
    return World(tmp_path, work, plant(work / "people.xlsx"))


@pytest.fixture
def clerk(qapp, world):
    """The window as `guiapp.app.run` builds it: autosave, crash hook, ledger in its usual place."""
    store = QSettings(str(world.root / "home" / "settings.ini"), QSettings.Format.IniFormat)
    context = build_context(front_door, Settings(store))
    window = build_window(qapp, context)
    keeper = Autosave(context, copies_folder(), window)
    hook = CrashHook(lambda report: None)
    hook.install()
    window.show()
    yield Clerk(WatchedBot(StallWatch(qapp)), window)
    hook.remove()
    keeper.end()
    context.runner.shut_down()
    context.workspace.blockSignals(True)
    window.hide()
    window.deleteLater()
    QApplication.sendPostedEvents()
