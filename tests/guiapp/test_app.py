"""The program starts, opens what it is given, keeps to the settings, and survives a fault of its own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSettings, QTimer
from PySide6.QtWidgets import QApplication, QScrollArea

from guiapp import app
from guiapp.desktop.language import LANGUAGES, install
from guiapp.desktop.settings import Settings, Theme
from guiapp.desktop.single_instance import running_folder
from guiapp.desktop.style import tokens, tokens_of
from guiapp.dialogs.error_dialog import FaultDialog
from guiapp.widgets.frame.call_outs import CallOuts
from guiapp.window import MainWindow
from guiapp.window.autosave import Autosave
from guiapp.window.plan_keeper import PlanKeeper
from tests.guiapp.drivers.page_insides import ask_another


@pytest.fixture(autouse=True)
def as_before(qapp):
    """Take back the look, and the wish to quit: a late one ends every event loop of the tests that follow at once."""
    yield
    qapp.setStyleSheet("")
    QTimer.singleShot(0, lambda: qapp.exit(0))
    qapp.exec()


@pytest.fixture(autouse=True)
def nothing_remembered():
    """Begin with a user who never started the program."""
    QSettings("Reticent", "Reticent").clear()


@pytest.fixture
def window_made(monkeypatch):
    """Catch the window that `run` makes."""
    made = []
    build = app.build_window

    def catch(*arguments):
        made.append(build(*arguments))
        return made[-1]

    monkeypatch.setattr(app, "build_window", catch)
    yield made
    for window in made:
        window.hide()
        window.deleteLater()


def test_run_opens_the_file_it_is_given_and_returns(qapp, people, window_made, monkeypatch):
    opened = []
    monkeypatch.setattr(MainWindow, "open_path", lambda window, path: opened.append(path))
    QTimer.singleShot(0, qapp.quit)
    before = sys.excepthook
    assert app.run([str(people)]) == 0
    assert opened == [people]
    assert sys.excepthook is before
    assert QApplication.applicationName() == "Reticent"


@pytest.mark.parametrize(("wished", "there"), [(True, True), (True, False), (False, True)])
def test_the_program_goes_on_where_it_was_left_if_that_is_wished(qapp, context, tmp_path, monkeypatch, wished, there):
    opened = []
    monkeypatch.setattr(MainWindow, "open_path", lambda window, path: opened.append(path))
    plan = tmp_path / "a.reticent"
    if there:
        plan.touch()
    context.settings.leave(plan, "tables")
    context.settings.reopens_last = wished
    window = app.build_window(qapp, context)
    keeper = Autosave(context, tmp_path / "unsaved")
    app.begin(window, keeper, [])
    assert opened == ([plan] if wished and there else [])
    keeper.end()
    window.deleteLater()


def test_what_was_lost_goes_before_what_was_left(qapp, context, tmp_path, monkeypatch):
    monkeypatch.setattr(MainWindow, "open_path", lambda window, path: pytest.fail("opened"))
    context.settings.leave(tmp_path, "tables")
    context.settings.reopens_last = True
    window = app.build_window(qapp, context)
    keeper = Autosave(context, tmp_path / "unsaved")
    monkeypatch.setattr(keeper, "offer", lambda _: True)
    app.begin(window, keeper, [])
    keeper.end()
    window.deleteLater()


def test_the_window_is_explained_at_the_first_start_only(qapp, window_made):
    taken = []
    for _ in range(2):
        QTimer.singleShot(0, qapp.quit)
        app.run([])
        taken.append(window_made[-1].findChild(CallOuts) is not None)
    assert taken == [True, False]


def test_a_second_start_is_none(qapp, window_made, monkeypatch):
    handed = []
    monkeypatch.setattr(app.SingleInstance, "hand_over", lambda single_instance, path: handed.append(path) or True)
    assert app.run(["a.csv"]) == 0
    assert app.run([]) == 0
    assert handed == [Path("a.csv").absolute(), None]
    assert not window_made


def test_what_a_second_start_brings_is_opened_in_the_first(qapp, window_made, monkeypatch, people):
    opened = []
    monkeypatch.setattr(
        MainWindow, "open_path", lambda window, path: opened.append(path) or QTimer.singleShot(0, qapp.quit)
    )
    running_folder().mkdir(parents=True, exist_ok=True)
    brought = ask_another(running_folder().parent / "another", people)
    brought.rename(running_folder() / "x.request")
    QTimer.singleShot(10_000, qapp.quit)
    assert app.run([]) == 0
    assert opened == [people]


def test_a_window_of_its_own_stands_aside_and_opens_nothing_by_itself(qapp, window_made, monkeypatch, tmp_path):
    monkeypatch.setattr(app.SingleInstance, "hand_over", lambda *_: pytest.fail("asked another program"))
    monkeypatch.setattr(MainWindow, "open_path", lambda *_: pytest.fail("opened"))
    settings = Settings()
    settings.reopens_last = True
    settings.leave(tmp_path, "data")
    QTimer.singleShot(0, qapp.quit)
    assert app.run([], alone=True) == 0
    monkeypatch.setattr(app.SingleInstance, "hand_over", lambda *_: False)
    settings.reopens_last = False
    QTimer.singleShot(0, qapp.quit)
    assert app.run([]) == 0
    aside, plain = (window.pos() for window in window_made)
    assert aside.x() > plain.x()


def test_a_fault_is_told_and_the_window_stays(qapp, window_made, monkeypatch):
    told = []
    saved = []
    monkeypatch.setattr(FaultDialog, "ask", lambda dialog: told.append(dialog.text()) or True)
    monkeypatch.setattr(PlanKeeper, "save_as", lambda keeper: saved.append(keeper) or qapp.quit())

    def stumble():
        raise KeyError("Mrs Smith")

    QTimer.singleShot(0, lambda: sys.excepthook(*_fault(stumble)))
    QTimer.singleShot(0, lambda: told.append(window_made[0].isVisible()))
    app.run([])
    assert "Your plan is still here" in told[0]
    assert "Smith" not in told[0]
    assert told[1] is True
    assert saved == [window_made[0].keeper]


@pytest.fixture(params=LANGUAGES)
def language(request, qapp):
    """Have the program start in one language after the other."""
    Settings().language = request.param
    yield request.param
    Settings().language = ""
    install(qapp, QLocale(QLocale.Language.English))


def test_the_window_fits_a_small_screen(qapp, window_made, language):
    QTimer.singleShot(0, qapp.quit)
    app.run([])
    least = window_made[0].stack.minimumSizeHint()
    assert least.width() <= 1280 - 200  # less the list of pages
    assert least.height() <= 685  # 800 less the title bar, the menus and the status bar


def test_the_side_of_the_comparison_is_not_cut_off_where_it_scrolls(qapp, window_made, language):
    QTimer.singleShot(0, qapp.quit)
    app.run([])
    area = window_made[0].page("compare").findChild(QScrollArea, "compare_side")
    side = area.widget()
    assert side.minimumSizeHint().width() <= area.width() - area.verticalScrollBar().sizeHint().width()


def test_a_look_chosen_in_the_menu_is_kept(qapp, context, monkeypatch, engine):
    window = app.build_window(qapp, context)
    window.menus.theme_wanted.emit(Theme.DARK)
    assert context.settings.theme is Theme.DARK
    assert tokens() is tokens_of("dark")
    window.menus.theme_wanted.emit(Theme.LIGHT)
    assert tokens() is tokens_of("light")
    window.deleteLater()


def _fault(stumble):
    try:
        stumble()
    except KeyError as error:
        return type(error), error, error.__traceback__
    return None
