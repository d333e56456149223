"""What every test of the window needs; a leaked thread, timer or widget is a failure."""

from __future__ import annotations

import gc
import threading
from functools import partialmethod

import pytest
from PySide6.QtCore import QEvent, QLocale, QSettings, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from guiapp.desktop.language import install
from guiapp.desktop.notices import Notices
from guiapp.desktop.settings import Settings
from guiapp.desktop.style import Style, tokens, tokens_of
from guiapp.desktop.typeface import set_typeface
from guiapp.jobs.runner import JobRunner
from guiapp.state.app_context import AppContext
from guiapp.state.workspace import Workspace
from tests.guiapp.fake_engine import FakeEngine

PEOPLE = """name,sex,age,city,joined
p01,F,34,Leeds,2024-01-05
p02,Female,51,York,2024-02-11
p03,M,19,Leeds,2024-05-30
p04,M,44,,2023-12-01
p05,F,67,Hull,2024-07-19
p06,F,28,Leeds,2024-03-03
p07,M,39,York,2023-11-22
p08,M,73,Hull,2024-06-16
p09,F,55,Leeds,2024-04-27
p10,M,22,York,2024-08-08
p11,F,31,Leeds,2024-01-15
p12,M,62,Hull,2024-09-12
p13,F,47,York,2024-02-28
p14,M,58,Leeds,2024-10-01
p15,F,25,Hull,2023-10-10
p16,M,36,Leeds,2024-05-05
p17,F,70,York,2024-06-06
p18,M,41,Leeds,2024-07-07
p19,F,53,Hull,2024-08-18
p20,M,29,York,2024-09-29
p21,F,64,Leeds,2024-03-13
"""


@pytest.fixture(autouse=True, scope="session")
def english(qapp):
    """Speak English, with its singulars and plurals, as the program does where no other language is set."""
    install(qapp, QLocale(QLocale.Language.English))


@pytest.fixture(autouse=True, scope="session")
def typeface(qapp):
    """Measure everything in the letters that the program brings along: tests before the first Style, too."""
    set_typeface(qapp)


MINUTE = 60_000


class PatientBot(QtBot):
    """Waits a minute for what usually comes at once: a machine that is busy with something else is not a fault."""

    waitUntil = partialmethod(QtBot.waitUntil, timeout=MINUTE)  # noqa: N815  as pytest-qt calls them
    waitSignal = partialmethod(QtBot.waitSignal, timeout=MINUTE)  # noqa: N815
    waitActive = partialmethod(QtBot.waitActive, timeout=MINUTE)  # noqa: N815
    waitExposed = partialmethod(QtBot.waitExposed, timeout=MINUTE)  # noqa: N815


@pytest.fixture
def qtbot(qapp, request):
    return PatientBot(request)


@pytest.fixture
def german_window(qapp):
    install(qapp, QLocale("de_DE"))
    yield
    install(qapp, QLocale(QLocale.Language.English))


@pytest.fixture(autouse=True, scope="session")
def nothing_copied_is_left(qapp):
    """Empty the clipboard at the end: Qt would take down what Python made for it when Python is gone, and crash."""
    yield
    qapp.clipboard().clear()


@pytest.fixture(autouse=True, scope="module")
def what_was_there_is_not_searched(qapp):
    """Leave what there is before the tests of a file out of the search for garbage after each: most of it stays."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no widget of an earlier test
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def nothing_leaks(qapp):
    before = set(threading.enumerate())
    yield
    for style in qapp.findChildren(Style):  # one that follows the desktop would put its look on again in a later test
        style.deleteLater()
    qapp.setStyleSheet("")
    if tokens() != tokens_of("light"):  # colours are those of the palette, also in a test that sets no look
        qapp.setPalette(qapp.style().standardPalette())
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no event loop is running that would do it
    gc.collect()
    leaked_threads = [thread for thread in threading.enumerate() if thread not in before]
    timers = [timer for top in QApplication.topLevelWidgets() for timer in top.findChildren(QTimer) if timer.isActive()]
    shown = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
    for widget in QApplication.topLevelWidgets():
        widget.close()
        widget.deleteLater()
    QApplication.processEvents()
    assert not leaked_threads
    assert not timers
    assert not shown


@pytest.fixture
def engine():
    return FakeEngine()


@pytest.fixture
def context(engine, tmp_path):
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    context = AppContext(Workspace(engine), JobRunner(), Notices(), settings)
    yield context
    context.runner.shut_down()


@pytest.fixture
def people(tmp_path):
    path = tmp_path / "people.csv"
    path.write_text(PEOPLE, encoding="utf-8")
    return path


@pytest.fixture
def settled(qtbot, context):
    """Wait until no job is running."""

    def wait():
        if context.runner.is_busy:
            qtbot.waitUntil(lambda: not context.runner.is_busy)

    return wait
