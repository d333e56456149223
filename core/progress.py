"""Progress reports of long calls, and their cancellation."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from core.errors import Cancelled


class Progress:
    """Receives reports from a running call; this base class ignores them and never cancels.

    A window or a command line subclasses it. Engine code calls `report` at most some hundred times a call.
    """

    def report(self, done: float, total: float, what: str) -> None:
        """Receive that `done` of `total` (any unit, total > 0) of the step `what` is finished."""

    def show(self, part: object) -> None:
        """Receive a part of the result before the whole is returned."""

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
"""Progress of the call that runs in this thread. Design searches are cached functions of the plan: a Progress parameter
would become part of the cache key."""


@contextmanager
def cancellable(progress: Progress) -> Iterator[None]:
    """Make `check_cancelled` ask `progress` inside this context, in this thread."""
    token = _watch.set(progress)
    try:
        yield
    finally:
        _watch.reset(token)


def check_cancelled() -> None:
    """Raise Cancelled if the user has asked to stop; for loops that do not receive a Progress."""
    progress = _watch.get()
    if progress is not None:
        progress.check()
