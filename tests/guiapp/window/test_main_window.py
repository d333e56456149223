"""The window: rail, locks, banner, menus, drops, status, and no plan lost."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListWidget, QPushButton, QSpinBox, QTabWidget

from core.errors import PlanSyntaxError
from core.front_door import Attribute, Kind, Plan, ReadingLayout, TableChoice
from guiapp.commands.data import open_data
from guiapp.desktop.notices import Tone
from guiapp.dialogs.about_dialog import AboutDialog
from guiapp.dialogs.help_dialog import HelpDialog
from guiapp.dialogs.unsaved_changes_dialog import UnsavedAnswer, UnsavedChangesDialog
from guiapp.pages.page import every
from guiapp.widgets.frame.call_outs import CallOuts
from tests.guiapp.drivers.choosing import use_proposed
from tests.guiapp.drivers.page_insides import dialog_of, recents_of
from tests.guiapp.drivers.widget_insides import action_of, call_outs_of, found_in, list_of
from tests.guiapp.spoken_names import nameless

SEX = Attribute("sex", Kind.CATEGORIES, ("F", "M"))


@pytest.fixture
def answers(monkeypatch):
    """Answer the question about unsaved changes; the questions asked are kept."""
    given, asked = [], []

    def ask(dialog):
        asked.append(dialog.text())
        return given.pop(0)

    monkeypatch.setattr(UnsavedChangesDialog, "ask", ask)
    return given, asked


def action(window, name):
    found = window.findChild(QAction, f"action_{name}")
    assert found is not None
    return found


def change(context):
    context.workspace.edit(replace(context.workspace.plan, attributes=(SEX,)), "using “sex”")


def test_every_page_has_its_place_on_the_rail(window):
    assert [type(page) for page in window.pages] == list(every())
    rail = list_of(window.rail)
    assert [rail.item(row).text() for row in range(rail.count())] == [page.title for page in window.pages]


def test_a_locked_page_says_why_and_leads_to_what_is_missing(window, context):
    assert "open a spreadsheet" in window.rail.reason(1)
    for key in ("tables", "results"):  # the first step that is missing, not the last
        window.go_to(key)
        assert window.stack.currentWidget() is window.locked
        assert "open a spreadsheet" in window.locked.findChild(QLabel, "empty_text").text()
        window.locked.clicked.emit()
        assert window.rail.current == 0
    change(context)
    context.workspace.edit(replace(context.workspace.plan, tables=(TableChoice(("sex",)),)), "tables")
    window.go_to("results")  # there are tables, but no data: that is not what the page before is for
    assert "on the Data page" in window.locked.findChild(QLabel, "empty_text").text()
    assert window.locked.findChild(QPushButton, "empty_action").text() == "Go to Data"
    assert window.rail.reason(1) == ""
    assert window.rail.reason(2) == ""


def test_a_page_out_of_sight_is_shown_anew_when_it_comes_into_sight(window, context, monkeypatch):
    change(context)
    tables = window.page("tables")
    seen = []
    monkeypatch.setattr(tables, "refresh", seen.append)
    context.workspace.edit(replace(context.workspace.plan, attributes=(SEX, replace(SEX, name="x"))), "using “x”")
    assert seen == []
    window.go_to("tables")
    assert [changes.plan for changes in seen] == [True]
    window.go_to("data")
    window.go_to("tables")
    assert len(seen) == 1


def test_undo_names_what_it_takes_back(window, context):
    assert not action(window, "undo").isEnabled()
    change(context)
    assert action(window, "undo").text() == "&Undo using “sex”"
    action(window, "undo").trigger()
    assert context.workspace.plan == Plan()
    assert action(window, "redo").text() == "&Redo using “sex”"
    action(window, "redo").trigger()
    assert context.workspace.plan.attributes == (SEX,)


def test_a_message_has_one_action_and_goes_away(window, context):
    done = []
    context.notices.say("Something happened.", Tone.WARNING, "Undo", lambda: done.append(True))
    assert window.banner.text == "Something happened."
    action_of(window.banner).click()
    assert done == [True]
    assert window.banner.text == ""


def test_good_news_makes_room_on_the_next_page_and_a_warning_stays(window, context):
    context.notices.say("The tables are in a.xlsx.", Tone.GOOD, "Show it")
    window.go_to("ledger")
    assert window.banner.text == ""
    context.notices.say("Something is wrong.", Tone.WARNING)
    window.go_to("data")
    assert window.banner.text == "Something is wrong."


def test_a_refusal_goes_with_the_page_that_it_was_about(window, context):
    context.notices.refuse("The table a is in the list already.")
    window.go_to("data")
    assert window.banner.text == "The table a is in the list already.", "that was the page in sight"
    window.go_to("ledger")
    assert window.banner.text == ""


def test_at_first_the_window_and_its_title_bar_fit_the_screen(window):
    assert window.height() < window.screen().availableGeometry().height()


def test_undo_reaches_the_plan_where_a_field_has_nothing_to_take_back(qtbot, window, context):
    line, number = QLineEdit("typed by the program", window), QSpinBox(window)
    window.show()
    window.activateWindow()
    for field in (line, number):
        change(context)
        field.show()
        field.setFocus()
        qtbot.waitUntil(field.hasFocus)
        QTest.keySequence(window.windowHandle(), action(window, "undo").shortcut())
        assert context.workspace.plan.attributes == ()
        QTest.keySequence(window.windowHandle(), action(window, "redo").shortcut())
        assert context.workspace.plan.attributes == (SEX,)
        context.workspace.start(Plan(), None)
    window.hide()


def test_undo_in_a_field_takes_its_own_letters_back_first(qtbot, window, context):
    line = QLineEdit(window)
    window.show()
    window.activateWindow()
    change(context)
    line.show()
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    qtbot.keyClicks(line, "a")
    QTest.keySequence(window.windowHandle(), action(window, "undo").shortcut())
    assert (line.text(), context.workspace.plan.attributes) == ("", (SEX,))
    window.hide()


def test_a_plan_that_is_broken_is_refused_in_the_engines_words(window, engine, settled, tmp_path):
    engine.fault = PlanSyntaxError(file="a.reticent", line=3, column=7, detail="no closing quote")
    window.open_path(tmp_path / "a.reticent")
    settled()
    assert window.banner.text.startswith("a.reticent, line 3, column 7: no closing quote")
    assert window.banner.text.endswith("stays as it was.")


def test_a_plan_is_opened_with_its_data(window, context, engine, people, settled):
    plan_file = people.with_name("a.reticent")
    engine.files[plan_file] = Plan(source="people.csv", attributes=(SEX,))
    context.notices.say("The plan before this one lost its tables.")
    window.open_path(plan_file)
    settled()
    assert window.banner.text == ""
    assert context.workspace.opened.path == people
    assert window.windowTitle() == "a.reticent[*] – Reticent"
    assert not window.isWindowModified()
    assert [recent.path for recent in context.settings.recents] == [plan_file]


def test_a_plan_whose_data_is_gone_can_still_be_planned_with(window, context, engine, settled, tmp_path):
    plan_file = tmp_path / "a.reticent"
    engine.files[plan_file] = Plan(source="gone.csv", attributes=(SEX,))
    window.open_path(plan_file)
    settled()
    assert "gone.csv is not there" in window.banner.text
    assert window.rail.reason(2) == ""


def test_saving_asks_for_a_name_once(window, context, engine, settled, tmp_path, monkeypatch):
    change(context)
    names = [tmp_path / "mine.reticent"]
    monkeypatch.setattr("guiapp.window.plan_keeper.ask_plan_name", lambda parent, suggestion: names.pop())
    action(window, "save_plan").trigger()
    settled()
    assert not window.isWindowModified()
    context.workspace.edit(Plan(), "emptying")
    assert window.isWindowModified()
    action(window, "save_plan").trigger()
    settled()
    assert [path for _, path in engine.calls("save_plan")] == [tmp_path / "mine.reticent"] * 2


@pytest.mark.parametrize("verb", ["new_plan", "close"])
def test_unsaved_changes_are_asked_about(qtbot, window, context, answers, verb):
    given, asked = answers
    go = window.close if verb == "close" else action(window, verb).trigger
    change(context)
    window.show()
    given[:] = [UnsavedAnswer.STAY]
    go()
    assert context.workspace.plan.attributes == (SEX,)
    assert window.isVisible()
    given[:] = [UnsavedAnswer.DISCARD]
    go()
    assert len(asked) == 2
    if verb == "close":
        qtbot.waitUntil(lambda: not window.isVisible())
    else:
        assert context.workspace.plan == Plan()
    window.hide()


def test_save_and_close_closes_after_saving(window, context, engine, answers, qtbot, tmp_path, monkeypatch):
    given, _ = answers
    monkeypatch.setattr("guiapp.window.plan_keeper.ask_plan_name", lambda parent, suggestion: tmp_path / "a.reticent")
    change(context)
    window.show()
    given[:] = [UnsavedAnswer.SAVE]
    assert not window.close()
    qtbot.waitUntil(lambda: not window.isVisible())
    assert engine.files[tmp_path / "a.reticent"].attributes == (SEX,)


def test_nothing_is_asked_when_nothing_is_lost(window, answers):
    window.show()
    assert window.close()


@pytest.mark.parametrize(("left_on", "shown"), [("tables", "tables"), ("results", "tables"), ("nonsense", "data")])
def test_the_last_plan_opens_where_it_was_left(window, context, engine, settled, tmp_path, left_on, shown):
    plan_file, other = tmp_path / "a.reticent", tmp_path / "b.reticent"
    engine.files |= dict.fromkeys((plan_file, other), Plan(attributes=(SEX,)))
    context.settings.leave(plan_file, left_on)
    for path, page in ((other, "data"), (plan_file, shown)):
        window.open_path(path)
        settled()
        assert window.pages[window.rail.current].key == page


def test_closing_notes_what_is_open(window, context, engine, settled, tmp_path):
    plan_file = tmp_path / "a.reticent"
    engine.files[plan_file] = Plan(attributes=(SEX,))
    window.open_path(plan_file)
    settled()
    window.go_to("tables")
    window.close()
    assert (context.settings.last_plan, context.settings.last_page) == (plan_file, "tables")


def test_the_keyboard_goes_on_from_page_to_page(window, context, people, settled):
    action(window, "go_on").trigger()  # there is nothing to go on with yet
    assert window.rail.current == 0
    open_data(context, people, ReadingLayout())
    settled()
    use_proposed(context)
    for page in window.pages[1:3]:
        action(window, "go_on").trigger()
        assert window.stack.currentWidget() is page
    window.go_to("release")
    assert window.stack.currentWidget() is window.locked
    action(window, "go_on").trigger()
    assert window.stack.currentWidget() is window.page("tables")


def test_recent_files_can_be_forgotten(window, context, people):
    context.settings.add_recent(people)
    window.menus.fill_recents()
    texts = [entry.text() for entry in recents_of(window.menus).actions()]
    assert texts[0] == str(people)
    window.findChild(QAction, "remember_recents").setChecked(False)
    assert context.settings.recents == ()


def test_every_page_has_help(window, qtbot):
    for page in window.pages:
        list_of(window.rail).setCurrentRow(window.pages.index(page))
        action(window, "help").trigger()
        dialog = window.findChildren(HelpDialog)[-1]
        assert page.title in dialog.windowTitle()
        dialog.close()
    action(window, "privacy").trigger()
    dialog = window.findChildren(HelpDialog)[-1]
    assert "promised" in dialog.windowTitle()
    dialog.close()
    action(window, "about").trigger()
    about = window.findChild(AboutDialog)
    about.close()


def test_help_stays_one_dialog_and_follows(window):
    window.go_to("ledger")
    action(window, "help").trigger()
    (dialog,) = window.findChildren(HelpDialog)
    assert "Ledger" in dialog.windowTitle()
    action(window, "shortcuts").trigger()
    assert window.findChildren(HelpDialog) == [dialog]
    assert "Keyboard" in dialog.windowTitle()
    dialog.close()


def test_f1_helps_in_a_dialog_that_keeps_the_window_waiting(qtbot, window, people, settled):
    window.show()
    window.open_path(people)
    dialog = dialog_of(window.page("data"))
    qtbot.waitUntil(lambda: dialog.findChild(QShortcut) is not None)
    settled()
    for _ in range(2):
        qtbot.keyClick(dialog, Qt.Key.Key_F1)
    (help_,) = dialog.findChildren(HelpDialog)
    assert help_.windowTitle() == "Help: Data"
    assert found_in(help_, "decimal")
    help_.close()
    dialog.reject()
    window.hide()


def test_others_work_is_looked_through_in_the_background(window, settled):
    action(window, "about").trigger()
    about = window.findChild(AboutDialog)
    about.findChild(QTabWidget, "about_tabs").setCurrentIndex(1)
    settled()
    listed = about.findChild(QListWidget, "licence_list")
    assert any(listed.item(row).text().startswith("Qt ") for row in range(listed.count()))
    about.close()


def test_the_tour_points_at_what_is_there_and_can_be_taken_again(window, context):
    window.show()
    window.go_to("ledger")
    assert not context.settings.tour_taken
    for _ in range(2):
        action(window, "tour").trigger()
        (tour,) = [found for found in window.findChildren(CallOuts) if found.isVisible()]
        assert context.settings.tour_taken
        assert window.rail.current == 0
        assert 5 <= len(call_outs_of(tour)) <= 7
        for call_out in call_outs_of(tour):
            assert call_out.place().isValid()
            assert window.rect().contains(call_out.place())
            assert not window.statusBar().geometry().intersects(call_out.place())  # often there is nothing in it
        tour.leave()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.hide()


def test_every_control_has_a_name_for_the_screen_reader(window, context, people, settled):
    open_data(context, people, ReadingLayout())
    settled()
    use_proposed(context)
    for page in window.pages:
        window.go_to(page.key)
        settled()
    assert nameless(window) == []
