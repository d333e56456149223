"""The real program, offscreen: real window, real engine, a ledger and settings of its own."""

from __future__ import annotations

from contextlib import contextmanager

from PySide6.QtCore import QEvent, QSettings
from PySide6.QtWidgets import QApplication

from guiapp.app import build_context, build_window
from guiapp.desktop.settings import Settings
from tests.own_ledger import OwnLedger


@contextmanager
def running(qapp, home):
    """Show the window until the end of the block; all that it keeps is in the folder `home`."""
    settings = Settings(QSettings(str(home / "settings.ini"), QSettings.Format.IniFormat))
    context = build_context(OwnLedger(home / "ledger.sqlite"), settings)
    window = build_window(qapp, context)
    window.resize(1280, 800)  # as on a desk: Qt's offscreen screen is 800 pixels wide
    window.show()
    yield window
    context.runner.shut_down()
    context.workspace.blockSignals(True)
    window.hide()
    window.deleteLater()
    QApplication.sendPostedEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
