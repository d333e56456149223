"""Progress: silent unless somebody listens, and the one way to stop."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from core.errors import Cancelled
from core.progress import Progress, cancellable, check_cancelled


def test_nobody_listening_changes_nothing():
    progress = Progress()
    progress.report(1, 2, "Reading")
    progress.check()
    assert progress.cancelled() is False


def test_a_wish_to_stop_is_raised_at_the_next_check():
    with pytest.raises(Cancelled, match=r"Stopped, as you asked\."):
        Impatient().check()


class Impatient(Progress):
    def cancelled(self):
        return True


def test_a_loop_that_knows_of_no_progress_heeds_the_one_that_waits_in_its_thread():
    check_cancelled()
    with pytest.raises(Cancelled), cancellable(Impatient()):
        check_cancelled()
    check_cancelled()
    with cancellable(Impatient()), cancellable(Progress()):
        check_cancelled()


def test_another_thread_is_not_stopped():
    with cancellable(Impatient()), ThreadPoolExecutor(1) as other:
        other.submit(check_cancelled).result()
