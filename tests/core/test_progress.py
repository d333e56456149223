"""Progress: silent unless somebody listens, and the one way to stop."""

from __future__ import annotations

import pytest

from core.errors import Cancelled
from core.progress import Progress


def test_nobody_listening_changes_nothing():
    progress = Progress()
    progress.report(1, 2, "Reading")
    progress.check()
    assert progress.cancelled() is False


def test_a_wish_to_stop_is_raised_at_the_next_check():
    class Impatient(Progress):
        def cancelled(self):
            return True

    with pytest.raises(Cancelled, match=r"Stopped, as you asked\."):
        Impatient().check()
