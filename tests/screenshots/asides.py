"""What stands beside the way: menus, commands, help, questions, faults, and a plan that is brought back."""

from __future__ import annotations

import threading

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QTabWidget

from guiapp.commands.plan import keep_copy
from guiapp.desktop.crash import CrashReport
from guiapp.dialogs.error_dialog import FaultDialog
from guiapp.dialogs.overwrite_plan_dialog import OverwritePlanDialog
from guiapp.dialogs.unsaved_changes_dialog import UnsavedChangesDialog
from guiapp.state.safe_copies import SafePlace
from guiapp.window.autosave import Autosave
from tests.guiapp.drivers.page_insides import unlock


def walk(hands, _data):
    hands.open_sample()
    menus(hands)
    commands(hands)
    help_pages(hands)
    about(hands)
    questions(hands)
    running(hands)
    brought_back(hands)


def menus(hands):
    recent = hands.find(QMenu, "recent_menu")
    for menu in (*dict.fromkeys(menu for menu, _ in hands.window.menus.entries), recent):
        show_menu(hands, menu, hands.window.menuBar().rect().bottomLeft())


def show_menu(hands, menu, place):
    menu.popup(hands.window.mapToGlobal(place))
    hands.rest()
    hands.shoot(f"menu-{plain(menu.title())}", menu)
    menu.close()
    hands.rest()


def plain(title):
    return title.replace("&", "").casefold().replace(" ", "-")


def open_by(hands, entry, name):
    hands.find(QAction, f"action_{entry}").trigger()
    hands.rest()
    return hands.dialog(name)


def commands(hands):
    dialog = open_by(hands, "palette", "command_palette")
    hands.shoot("palette", dialog)
    hands.write("palette_search", "save", dialog)
    hands.shoot("palette-save", dialog)
    hands.write("palette_search", "coffee", dialog)
    hands.shoot("palette-nothing", dialog)
    dialog.reject()


def help_pages(hands):
    dialog = open_by(hands, "shortcuts", "help_dialog")
    hands.shoot("shortcuts", dialog)
    hands.write("help_search", "noise budget", dialog)
    hands.shoot("help-search", dialog)
    hands.write("help_search", "coffee", dialog)
    hands.shoot("help-nothing", dialog)
    dialog.reject()
    for entry in ("help", "privacy"):
        dialog = open_by(hands, entry, "help_dialog")
        hands.shoot(entry, dialog)
        dialog.reject()


def about(hands):
    dialog = open_by(hands, "about", "about_dialog")
    hands.shoot("about", dialog)
    hands.find(QTabWidget, "about_tabs", dialog).setCurrentIndex(1)
    hands.idle()
    hands.shoot("licences", dialog)
    dialog.reject()


def questions(hands):
    report = hands.home / "reports" / "fault-20251122-101500-123456.txt"
    for name, question in (
        ("overwrite", OverwritePlanDialog("people.reticent", "visits.csv", hands.window)),
        ("unsaved", UnsavedChangesDialog("people.reticent", hands.window)),
        ("fault", FaultDialog(CrashReport(report), hands.window)),
        ("fault-unreported", FaultDialog(CrashReport(report, f"{report.parent}: Permission denied."), hands.window)),
    ):
        question.show()
        hands.rest()
        hands.shoot(name, question)
        question.close()
    hands.find(QAction, "action_language_de").trigger()
    hands.shoot("language")
    hands.click("banner_close")


def running(hands):
    """Have something done that takes as long as a picture."""
    done = threading.Event()

    def work(progress):
        progress.report(3, 5, "reading health-check-2025.xlsx")
        done.wait()

    hands.context.runner.read("reading health-check-2025.xlsx", work)
    hands.rest(1)
    hands.shoot("job-under-way")
    hands.click("job_stop")
    hands.shoot("job-stopping")
    done.set()
    hands.idle()


def brought_back(hands):
    """Leave a plan behind, as a program that dies does, and offer it."""
    folder = hands.home / "unsaved"
    place = SafePlace(folder)
    keep_copy(hands.context, place.plan)
    hands.idle()
    unlock(place)
    keeper = Autosave(hands.context, folder, hands.window)
    keeper.offer(hands.window.keeper.leave)
    hands.shoot("left-behind")
    hands.click("banner_action")
    hands.idle()
    hands.shoot("brought-back")
    keeper.end()
