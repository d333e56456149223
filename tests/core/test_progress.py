"""Progress: silent unless somebody listens, one channel for reports, and the one way to stop."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

import pytest

from core.errors import Cancelled
from core.progress import Progress, check_cancelled, report, reporting, show, silenced


class Told(Progress):
    """Remembers what it receives."""

    def __init__(self):
        self.heard = []

    def report(self, done, total, what):
        self.heard.append((done, total, what))

    def show(self, part):
        self.heard.append(part)


class Impatient(Progress):
    def cancelled(self):
        return True


def test_nobody_listening_changes_nothing():
    progress = Progress()
    progress.report(1, 2, "Reading")
    progress.show("part")
    progress.check()
    assert progress.cancelled() is False
    report(1, 2, "Reading")
    show("part")
    check_cancelled()


def test_a_wish_to_stop_is_raised_at_the_next_check():
    with pytest.raises(Cancelled, match=r"Stopped, as you asked\."):
        Impatient().check()


def test_reports_and_parts_reach_the_progress_of_the_context_and_no_other():
    outer, inner = Told(), Told()
    with reporting(outer):
        report(1, 2, "Reading")
        with reporting(inner):
            report(3, 4, "Counting")
            show("part")
        show("rest")
    report(5, 6, "nobody")
    assert outer.heard == [(1, 2, "Reading"), "rest"]
    assert inner.heard == [(3, 4, "Counting"), "part"]


def test_a_verb_without_a_progress_reports_to_that_of_the_verb_that_called_it():
    told = Told()
    with reporting(told), reporting(None):
        report(1, 2, "Comparing")
    with reporting(None):
        report(1, 2, "nobody")
    assert told.heard == [(1, 2, "Comparing")]
    with pytest.raises(Cancelled), reporting(Impatient()), reporting(None):
        check_cancelled()


def test_a_check_asks_the_innermost_context_and_after_a_fault_the_one_before():
    check_cancelled()
    with pytest.raises(Cancelled), reporting(Impatient()):
        check_cancelled()
    check_cancelled()
    with reporting(Impatient()), reporting(Progress()):
        check_cancelled()
    told = Told()
    with reporting(told):
        with pytest.raises(ZeroDivisionError), silenced():
            report(1 / 0, 1, "never")
        report(1, 1, "Reading")
    assert told.heard == [(1, 1, "Reading")]


def test_silenced_steps_report_nothing_and_can_be_stopped():
    told = Told()
    with reporting(told), silenced():
        report(1, 2, "Counting")
        show("part")
        check_cancelled()
    assert told.heard == []
    with pytest.raises(Cancelled), reporting(Impatient()), silenced(), silenced():
        check_cancelled()


def test_another_thread_is_not_stopped_and_reports_to_nobody():
    told = Told()
    with reporting(Impatient()), ThreadPoolExecutor(1) as other:
        other.submit(check_cancelled).result()
    with reporting(told), ThreadPoolExecutor(1) as other:
        other.submit(report, 1, 2, "Reading").result()
    assert told.heard == []


def test_a_cached_search_is_kept_for_whoever_listens_and_not_if_it_was_stopped():
    searches = []

    @lru_cache
    def search(size):
        searches.append(size)
        check_cancelled()
        return size

    with pytest.raises(Cancelled), reporting(Impatient()):
        search(3)
    with reporting(Told()):
        assert search(3) == 3
    assert search(3) == 3
    assert searches == [3, 3]


def test_a_verb_that_a_progress_calls_does_not_report_to_it():
    class Busy(Told):
        def report(self, done, total, what):
            super().report(done, total, what)
            report(9, 9, "its own doings")

        def show(self, part):
            super().show(part)
            show("its own part")

        def cancelled(self):
            check_cancelled()
            return bool(self.heard)

    busy = Busy()
    with reporting(busy):
        check_cancelled()
        report(1, 2, "Reading")
        show("part")
        with pytest.raises(Cancelled):
            check_cancelled()
        report(2, 2, "Reading")
    assert busy.heard == [(1, 2, "Reading"), "part", (2, 2, "Reading")]
