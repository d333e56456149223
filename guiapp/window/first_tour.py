"""The walk through the window for who sees it for the first time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from guiapp.widgets.call_outs import CallOut
from guiapp.widgets.page_rail import PageRail


def first_tour(window: QMainWindow, rail: PageRail, work: QWidget, help_menu: QMenu) -> tuple[CallOut, ...]:
    """Return what is said of each part.

    Args:
        window: what is walked through.
        rail: the list of pages, in the order of the way.
        work: where the pages are shown.
        help_menu: the last of the menus.
    """

    def whole(part: QWidget) -> Callable[[], QRect]:
        return lambda: QRect(part.mapTo(window, part.rect().topLeft()), part.size())

    def step(number: int) -> Callable[[], QRect]:
        return lambda: rail.item_rect(number).translated(rail.mapTo(window, rail.rect().topLeft()))

    def menu() -> QRect:
        bar = window.menuBar()
        return bar.actionGeometry(help_menu.menuAction()).translated(bar.mapTo(window, bar.rect().topLeft()))

    return (
        CallOut(
            _tr("The way, from top to bottom"),
            _tr("From a spreadsheet to published tables in seven steps. A lock says: something comes first."),
            whole(rail),
        ),
        CallOut(
            _tr("Begin with a file"),
            _tr("Drop a spreadsheet here or open one; the made-up sample will do, too. Rows never leave this machine."),
            whole(work),
        ),
        CallOut(
            _tr("See the errors before you spend"),
            _tr(
                "How far off would every number be, and what makes it better? "
                "Try as often as you like: no row is looked at."
            ),
            step(3),
        ),
        CallOut(
            _tr("Spend on purpose"),
            _tr(
                "A release uses up a part of the budget for good. "
                "You are asked in plain words, and it is written down first."
            ),
            step(4),
        ),
        CallOut(
            _tr("Publish"),
            _tr("Tables in which every number has its ±: copy them, or export a workbook, as often as you like."),
            step(5),
        ),
        CallOut(
            _tr("What is left"),
            _tr("This line says what may still be spent on this data; the Ledger page keeps every release."),
            whole(window.statusBar()),
        ),
        CallOut(
            _tr("Help is near"),
            _tr("F1 explains the page you are on, Ctrl+K finds every command, and this tour is in the Help menu."),
            menu,
        ),
    )


def _tr(text: str) -> str:
    return QCoreApplication.translate("FirstTour", text)
