"""How far a long call has come, and the wish to stop it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from core.errors import Cancelled


class Progress:
    """Receives reports from a running call; this one ignores them and never cancels.

    A window or a command line subclasses it. Engine code calls `report` at most some hundred times a call.
    """

    def report(self, done: float, total: float, what: str) -> None:
        """Take note that `done` of `total` (any unit, total > 0) of the step called `what` is finished."""

    def show(self, part: object) -> None:
        """Take note of a part of the result that can be looked at already; all of it comes later."""

    def cancelled(self) -> bool:
        """Return whether the user has asked to stop."""
        return False

    def check(self) -> None:
        """Raise Cancelled if the user has asked to stop."""
        if self.cancelled():
            raise Cancelled


class Quiet(Progress):
    """Hands on the wish to stop, and no report: the steps within are none of what was asked for."""

    def __init__(self, progress: Progress) -> None:
        """Ask `progress` whether to stop."""
        self._progress = progress

    def cancelled(self) -> bool:
        """See `Progress`."""
        return self._progress.cancelled()


_watch: ContextVar[Progress | None] = ContextVar("watch", default=None)
"""Of the call that runs in this thread: searches for a design are pure functions of the plan, kept for the next time
by what they were asked, and who waits for them is none of it."""


@contextmanager
def cancellable(progress: Progress) -> Iterator[None]:
    """Let `check_cancelled` ask `progress` for as long as this lasts, in this thread."""
    token = _watch.set(progress)
    try:
        yield
    finally:
        _watch.reset(token)


def check_cancelled() -> None:
    """Raise Cancelled if whoever waits for this call has asked to stop; for loops that are told of no Progress."""
    progress = _watch.get()
    if progress is not None:
        progress.check()
