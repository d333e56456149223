"""Times every turn of the window's event loop, so that no other program on the machine can spoil the figure.

What counts is what the main thread itself computes in one turn (`time.thread_time`): while it computes, the window is
deaf. The clock would also count the time in which the system lets other programs run, which says nothing about ours;
`tests/benchmarks/window_stalls.py` prints both. On a machine that is busy a thread needs more of its own time, too, as
caches and cores are shared: so a fixed piece of work is timed between the turns, and the limit grows by as much as that
takes longer in slow moments than in the best one.
"""

from __future__ import annotations

import time
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import quantiles

from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest

LIMIT_MS = 50
LEAST_PIECES = 20
"""Fewer say nothing about the machine."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of the event loop: what the main thread computed, and how long it took, in ms."""

    own: float
    clock: float


class StallWatch:
    """Turns the event loop in place of `exec`, and keeps the longest turn after every step."""

    def __init__(self, app):
        self._app = app
        self.step = "start"
        self.longest = {}
        self._pieces = []

    @contextmanager
    def timed(self):
        """Time what is done inside as one turn."""
        clock, own = time.perf_counter(), time.thread_time()
        yield
        turn = Turn(1000 * (time.thread_time() - own), 1000 * (time.perf_counter() - clock))
        self.longest[self.step] = max(turn, self.longest.get(self.step, turn), key=lambda each: each.own)

    def turn(self):
        """Let the window do what is waiting."""
        with self.timed():
            self._app.processEvents()
            self._app.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # which `processEvents` leaves to `exec`

    def wait(self, until, seconds=60.0):
        """Turn until something is so, and once more; TimeoutError when it never is."""
        end = time.monotonic() + seconds
        while not until():
            if time.monotonic() > end:
                raise TimeoutError(self.step)
            self.turn()
            self._time_a_piece()
        self.turn()

    def _time_a_piece(self):
        self._pieces.append(_piece_of_work())
        time.sleep(0.005)

    @property
    def slowness(self):
        """How much longer a piece of work takes in the slow moments than in the best one; about 1 at rest."""
        while len(self._pieces) < LEAST_PIECES:  # after a short story
            self._time_a_piece()
        return quantiles(self._pieces, n=10)[-1] / min(filter(None, self._pieces))  # a coarse clock tells 0 of some

    @property
    def stalls(self):
        """The steps after which the window was deaf for longer than can be felt, with the longest turn."""
        limit = LIMIT_MS * self.slowness
        return {step: turn for step, turn in self.longest.items() if turn.own > limit}


class WatchedBot:
    """What stories need of pytest-qt's bot: every click, every key and every turn of the event loop is timed."""

    def __init__(self, watch):
        self.watch = watch

    def mouseClick(self, widget, *how):  # noqa: N802  as pytest-qt calls it
        self.do(f"click {widget.objectName()}", QTest.mouseClick, widget, *how)

    def keyClick(self, widget, *how):  # noqa: N802
        self.do(f"key in {widget.objectName()}", QTest.keyClick, widget, *how)

    def keyClicks(self, widget, letters):  # noqa: N802
        for letter in letters:
            self.keyClick(widget, letter)

    def waitUntil(self, until, timeout=60_000):  # noqa: N802
        self.watch.wait(until, timeout / 1000)

    def do(self, step, act, *how):
        """Time what a person does in another way, as one turn."""
        self.watch.step = step
        with self.watch.timed():
            act(*how)


def _piece_of_work():
    """Return the time of its own that the thread needs for some thousand steps of Python."""
    own, entries, total = time.thread_time(), {}, 0
    for number in range(3000):
        entries[number % 97] = total
        total += number
    return time.thread_time() - own
