"""Tour of the window at the first start."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from guiapp.desktop.language import words
from guiapp.widgets.frame.call_outs import CallOut
from guiapp.widgets.frame.page_rail import PageRail

_SHOWN = "compare", "release", "results", "ledger"
"""The pages that have a stop of their own."""


def first_tour(
    window: QMainWindow, rail: PageRail, steps: Sequence[str], work: QWidget, help_menu: QMenu
) -> tuple[CallOut, ...]:
    """Return the steps of the tour.

    Args:
        window: the main window.
        rail: the page list.
        steps: the keys of its pages, in order.
        work: the area of the pages.
        help_menu: the help menu.
    """

    def part(widget: QWidget, rect: Callable[[], QRect]) -> Callable[[], QRect]:
        return lambda: rect().translated(widget.mapTo(window, widget.rect().topLeft()))

    bar = window.menuBar()
    places = (
        part(rail, rail.rect),
        part(work, work.rect),
        *(part(rail, partial(rail.item_rect, steps.index(key))) for key in _SHOWN),
        part(bar, lambda: bar.actionGeometry(help_menu.menuAction())),
    )
    said = (*_preparing(), *_publishing())
    return tuple(CallOut(title, text, place) for (title, text), place in zip(said, places, strict=True))


def _preparing() -> tuple[tuple[str, str], ...]:
    return (
        (
            words("FirstTour", "The way, from top to bottom"),
            words(
                "FirstTour",
                "Step by step from a spreadsheet to published tables. A padlock means that an earlier step is not "
                "finished.",
            ),
        ),
        (
            words("FirstTour", "Begin with a file"),
            words(
                "FirstTour",
                "Drop a spreadsheet here or open one; the made-up sample will do, too. Rows never leave this machine.",
            ),
        ),
        (
            words("FirstTour", "See the errors before you spend"),
            words("FirstTour", "How far off will each number be? Try as often as you like; no row is read."),
        ),
    )


def _publishing() -> tuple[tuple[str, str], ...]:
    return (
        (
            words("FirstTour", "Spend on purpose"),
            words("FirstTour", "A release uses up a part of the budget for good. You are asked first, in plain words."),
        ),
        (
            words("FirstTour", "Publish"),
            words(
                "FirstTour",
                "Tables in which every number has its ±: copy them, or export a workbook, as often as you like.",
            ),
        ),
        (
            words("FirstTour", "What is left"),
            words(
                "FirstTour",
                "The Ledger page keeps every release and says what may still be spent. Once your data has a budget, so "
                "does the line at the bottom.",
            ),
        ),
        (
            words("FirstTour", "Help is near"),
            words(
                "FirstTour",
                "F1 explains the page you are on, Ctrl+K finds every command, and this tour is in the Help menu.",
            ),
        ),
    )
