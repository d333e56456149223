"""Garbage is collected in the main thread, and nowhere else, while there are workers."""

from __future__ import annotations

import gc
import threading
import weakref

from guiapp.jobs.collector import Collector
from guiapp.jobs.runner import JobRunner
from tests.guiapp.drivers.page_insides import is_collecting


class Knot:
    """A cycle that tells in which thread it was collected."""

    def __init__(self, ends):
        self.self = self
        weakref.finalize(self, lambda: ends.append(threading.current_thread()))


def test_a_worker_never_collects(qtbot):
    runner, ends = JobRunner(), []

    def work(_):
        for _ in range(2000):
            Knot(ends)

    with qtbot.waitSignal(runner.idle):
        runner.read("tying knots", work)
    qtbot.waitUntil(lambda: bool(ends))
    runner.shut_down()
    assert set(ends) == {threading.main_thread()}


def test_python_collects_again_when_the_last_one_stops(qapp):
    one, other = Collector(), Collector()
    assert not gc.isenabled()
    one.stop()
    assert not gc.isenabled()
    other.stop()
    other.stop()
    assert gc.isenabled() == (not is_collecting(Collector))
