"""The real program, offscreen: real window, real engine, a ledger and settings of its own."""

from __future__ import annotations

from itertools import cycle

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from guiapp.app import build_desk, build_window
from guiapp.desktop.settings import Settings
from tests.own_ledger import OwnLedger
from tests.stories.clerk import Clerk


@pytest.fixture
def home(tmp_path):
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


@pytest.fixture
def window(qtbot, qapp, home):
    settings = Settings(QSettings(str(home / "settings.ini"), QSettings.Format.IniFormat))
    desk = build_desk(OwnLedger(home / "ledger.sqlite"), settings)
    window = build_window(qapp, desk)
    window.show()
    yield window
    desk.runner.shut_down()
    desk.workspace.blockSignals(True)
    window.hide()
    window.deleteLater()
    QApplication.sendPostedEvents()


@pytest.fixture
def survey(home):
    """A small spreadsheet: 90 made-up people."""
    people = zip(cycle(("F", "M")), cycle(("Leeds", "York", "Hull")), cycle(("yes", "no", "no", "yes", "no")))
    lines = [",".join(person) for person, _ in zip(people, range(90), strict=False)]
    path = home / "survey.csv"
    path.write_text("\n".join(["sex,town,smokes", *lines]) + "\n", encoding="utf-8")
    return path


@pytest.fixture
def clerk(qtbot, window):
    return Clerk(qtbot, window)
