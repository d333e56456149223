"""Build the application and run it: the one place where everything is put together."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QApplication

from core import front_door
from core.front_door import VERSION, EngineError, readers_ahead
from guiapp.desktop.crash import CrashHook, CrashReport, reports_folder
from guiapp.desktop.fatal_log import FatalLog, reports_of_deaths
from guiapp.desktop.file_open_events import FileOpenEvents
from guiapp.desktop.icons import icon
from guiapp.desktop.language import LANGUAGES, chosen_locale, install, words
from guiapp.desktop.notices import Notices
from guiapp.desktop.settings import Settings, Theme
from guiapp.desktop.single_instance import SingleInstance, running_folder
from guiapp.desktop.style import Style
from guiapp.dialogs.error_dialog import FaultDialog
from guiapp.jobs.runner import JobRunner
from guiapp.state.app_context import AppContext
from guiapp.state.engine import Engine
from guiapp.state.safe_copies import copies_folder
from guiapp.state.workspace import Workspace
from guiapp.widgets.controls.told_role import tell_roles
from guiapp.window import MainWindow
from guiapp.window.autosave import Autosave
from guiapp.window.open_requests import OpenRequests
from guiapp.window.start_notices import tell_deaths, tell_pending

_ASIDE = 32
"""Pixels by which a second window stands aside from where the first was left."""


def run(paths: list[str], *, alone: bool = False) -> int:
    """Open the window and return the exit status.

    Args:
        paths: a file to open, if any; the window that is open already opens it.
        alone: open a window in any case.
    """
    single_instance = SingleInstance(running_folder())
    if not alone and single_instance.hand_over(Path(paths[0]).absolute() if paths else None):
        return 0
    with readers_ahead(again=True):  # one is ready when a file is chosen
        return _run_window(single_instance, paths, alone=alone)


def _run_window(single_instance: SingleInstance, paths: list[str], *, alone: bool) -> int:
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)  # noqa: S101  nobody else makes one
    tell_roles()
    settings = Settings()
    name_application(application, settings.language)
    context = build_context(front_door, settings)
    window = build_window(application, context)

    def tell(report: CrashReport) -> None:
        if FaultDialog(report, window).ask():
            QTimer.singleShot(0, window.keeper.save_as)  # by itself, so that a fault in it is told, too

    hook = CrashHook(tell)
    hook.install()
    deaths, log = reports_of_deaths(reports_folder()), FatalLog(reports_folder())
    log.begin()
    keeper = Autosave(context, copies_folder(), window)
    if alone:
        window.move(window.pos() + QPoint(_ASIDE, _ASIDE))
    window.show()
    gc.freeze()  # what is there by now stays to the end: looking through it again and again would be felt
    tell_deaths(window, deaths)
    begin(window, keeper, paths, alone=alone)
    workspace = context.workspace
    open_requests = OpenRequests(window, window.open_path, lambda path: workspace.dirty and path == workspace.plan_path)
    single_instance.asked.connect(open_requests.welcome)
    if sys.platform == "darwin":  # elsewhere a double click starts the program; looking at every event takes time
        FileOpenEvents(application).asked.connect(open_requests.welcome)
    single_instance.listen()
    status = application.exec()
    single_instance.leave()
    context.runner.shut_down()
    keeper.end()
    log.end()
    hook.remove()
    return status


def begin(window: MainWindow, keeper: Autosave, paths: list[str], *, alone: bool = False) -> None:
    """Open what was asked for; else offer what was lost, or go on where the program was left, if that is wished.

    Whoever sees the window for the first time is shown around.
    """
    settings = window.context.settings
    last = settings.last_plan if settings.reopens_last and not alone else None
    if paths:
        window.open_path(Path(paths[0]).absolute())
    elif not keeper.offer(window.keeper.leave) and last is not None and last.exists():
        window.open_path(last)
    tell_pending(window)
    if not settings.tour_taken and QApplication.activeModalWidget() is None:
        window.take_tour()


def name_application(application: QApplication, language: str = "") -> None:
    """Tell the desktop who we are, and speak `language`, or the system's for ""."""
    application.setApplicationName("Reticent")
    application.setApplicationVersion(VERSION)
    application.setDesktopFileName("reticent")
    application.setWindowIcon(icon("app", "accent"))
    install(application, chosen_locale(language))


def build_context(engine: Engine, settings: Settings) -> AppContext:
    """Return the context of all pages and commands, around `engine`."""
    return AppContext(Workspace(engine), JobRunner(), Notices(), settings)


def build_window(application: QApplication, context: AppContext) -> MainWindow:
    """Return the window, with the look chosen in the settings and the ledger open; not shown yet."""
    style = Style(application, context.settings.theme)
    with style.put_on_at_the_end():
        window = MainWindow(context)

    def choose(theme: Theme) -> None:
        context.settings.theme = theme
        style.apply(theme)

    window.menus.theme_wanted.connect(choose)
    window.menus.language_wanted.connect(lambda language: _choose_language(context, language))
    try:
        context.workspace.set_ledger(context.workspace.engine.open_ledger(None))
    except EngineError as error:
        context.notices.error(error)
    return window


def _choose_language(context: AppContext, language: str) -> None:
    """Remember the language, a key of LANGUAGES or "" for the system's, for the next start."""
    context.settings.language = language
    if language:
        text = words("Commands", "The language of the window from the next start on: {language}.")
        context.notices.say(text.format(language=LANGUAGES[language]))
    else:
        context.notices.say(
            words("Commands", "The window will follow the language of the system from the next start on.")
        )
