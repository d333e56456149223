"""From the sample to a workbook: in at most ten clicks, by keyboard alone, and by what a screen reader is told."""

from __future__ import annotations

import pytest
from openpyxl import load_workbook
from PySide6.QtWidgets import QApplication

from tests.stories.hands import HANDS, MouseHand

MOST_CLICKS = 10


@pytest.fixture(params=HANDS)
def hand(request, watch):
    return HANDS[request.param](watch)


class Story:
    """The steps by one hand, and the waiting in between."""

    def __init__(self, window, hand):
        self.watch, self.window, self.hand = hand.watch, window, hand
        self.workspace = window.context.workspace
        self.watch.wait(window.isActiveWindow)

    def tell(self, home):
        self.plan()
        self.step(self.hand.go_on, "Continue to release", until=self.on("release"))
        self.spend()
        self.export(home)

    def export(self, home):
        self.step(self.hand.go_on, "Export…", until=self.asked)
        self.step(self.hand.press, "Export", until=lambda: any(home.rglob("*.xlsx")))

    def plan(self):
        hand = self.hand
        self.step(hand.press, "Try with sample data", until=lambda: self.workspace.opened is not None)
        self.step(hand.go_on, "Continue to attributes", until=self.on("attributes"))
        self.step(hand.go_on, "Continue to tables", until=self.on("tables"))
        self.step(hand.go_on, "Continue to compare", until=lambda: self.workspace.comparison_is_current)

    def rehearse(self):
        self.step(self.hand.press, "Rehearse…", until=self.asked)
        self.step(self.hand.press, "Close", until=lambda: not self.asked())

    def spend(self):
        hand = self.hand
        self.watch.wait(self.window.page("release").header.primary.isEnabled)
        self.step(hand.go_on, "Release…", until=self.asked)
        self.step(hand.press, "I know that this cannot be undone")
        self.step(hand.press, "Spend ε = 1 and release", until=self.is_released)

    def step(self, act, *words, until=lambda: True):
        self.watch.step = words[0]
        act(*words)
        self.watch.wait(lambda: not self.window.context.runner.is_busy and until())
        if QApplication.activeWindow() is None:  # offscreen there is no window manager that would do it
            self.window.activateWindow()
            self.watch.wait(self.window.isActiveWindow)

    def is_released(self):
        return self.workspace.release is not None and self.on("release")()

    def on(self, key):
        return lambda: self.window.stack.currentWidget() is self.window.page(key)

    def visit_all(self):
        for page in self.window.pages:
            self.watch.step = f"to {page.key}"
            with self.watch.timed():
                self.window.go_to(page.key)
            self.watch.wait(lambda: not self.window.context.runner.is_busy)

    def tell_with_detours(self, home):
        self.plan()
        self.rehearse()
        self.step(self.hand.go_on, "Continue to release", until=self.on("release"))
        self.spend()
        self.visit_all()
        self.window.go_to("results")
        self.export(home)

    def asked(self):
        return QApplication.activeWindow() not in (None, self.window)


def written(folder):
    """Return every value in the one workbook that is in `folder`."""
    (path,) = folder.rglob("*.xlsx")
    return {cell.value for sheet in load_workbook(path) for row in sheet.iter_rows() for cell in row}


def test_the_sample_becomes_a_workbook(home, window, hand):
    Story(window, hand).tell(home)
    values = written(home)
    for table in window.context.workspace.release.tables:
        assert {value for _, value in table.published.rows()} <= values
    if isinstance(hand, MouseHand):
        assert hand.clicks <= MOST_CLICKS


def test_every_page_can_be_visited_on_the_way(home, window, watch):
    Story(window, MouseHand(watch)).tell_with_detours(home)
    assert len(written(home)) > 1
