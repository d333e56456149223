"""The walk through the window for who sees it for the first time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from guiapp.widgets.call_outs import CallOut
from guiapp.widgets.page_rail import PageRail

_COMPARE, _RELEASE, _RESULTS = 3, 4, 5


def first_tour(window: QMainWindow, rail: PageRail, work: QWidget, help_menu: QMenu) -> tuple[CallOut, ...]:
    """Return what is said of each part.

    Args:
        window: what is walked through.
        rail: the list of pages, in the order of the way.
        work: where the pages are shown.
        help_menu: the last of the menus.
    """

    def part(widget: QWidget, rect: Callable[[], QRect]) -> Callable[[], QRect]:
        return lambda: rect().translated(widget.mapTo(window, widget.rect().topLeft()))

    bar, status = window.menuBar(), window.statusBar()
    places = (
        part(rail, rail.rect),
        part(work, work.rect),
        part(rail, partial(rail.item_rect, _COMPARE)),
        part(rail, partial(rail.item_rect, _RELEASE)),
        part(rail, partial(rail.item_rect, _RESULTS)),
        part(status, status.rect),
        part(bar, lambda: bar.actionGeometry(help_menu.menuAction())),
    )
    return tuple(CallOut(title, text, place) for (title, text), place in zip(_words(), places, strict=True))


def _words() -> tuple[tuple[str, str], ...]:
    return (
        (
            _tr("The way, from top to bottom"),
            _tr("From a spreadsheet to published tables in seven steps. A lock says: something comes first."),
        ),
        (
            _tr("Begin with a file"),
            _tr("Drop a spreadsheet here or open one; the made-up sample will do, too. Rows never leave this machine."),
        ),
        (
            _tr("See the errors before you spend"),
            _tr("How far off will each number be? Try as often as you like: no row is looked at."),
        ),
        (
            _tr("Spend on purpose"),
            _tr("A release uses up a part of the budget for good. You are asked first, in plain words."),
        ),
        (
            _tr("Publish"),
            _tr("Tables in which every number has its ±: copy them, or export a workbook, as often as you like."),
        ),
        (
            _tr("What is left"),
            _tr("This line says what may still be spent on this data; the Ledger page keeps every release."),
        ),
        (
            _tr("Help is near"),
            _tr("F1 explains the page you are on, Ctrl+K finds every command, and this tour is in the Help menu."),
        ),
    )


def _tr(text: str) -> str:
    return QCoreApplication.translate("FirstTour", text)
