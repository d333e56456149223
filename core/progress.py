"""Progress reports of long calls, and their cancellation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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

    def password(self, file: str, *, again: bool) -> str | None:  # noqa: ARG002  for those whom somebody watches
        """Return the password of a file; None if nobody types one. `again`: the last one was wrong."""
        return None

    def cancelled(self) -> bool:
        """Return whether the user has asked to stop."""
        return False

    def check(self) -> None:
        """Raise Cancelled if the user has asked to stop."""
        if self.cancelled():
            raise Cancelled


class _Silenced(Progress):
    """Hands on the request to stop, and no report."""

    def __init__(self, progress: Progress) -> None:
        """Ask `progress` whether to stop."""
        self._progress = progress

    def password(self, file: str, *, again: bool) -> str | None:
        """See `Progress`."""
        return self._progress.password(file, again=again)

    def cancelled(self) -> bool:
        """See `Progress`."""
        return self._progress.cancelled()


_NOBODY = Progress()

_progress: ContextVar[Progress] = ContextVar("progress", default=_NOBODY)
"""Receives the reports of the call that runs in this thread. Design searches are cached functions of the plan: a
parameter would become part of the cache key."""


@contextmanager
def reporting(progress: Progress | None) -> Iterator[None]:
    """Send the reports made inside this context, in this thread, to `progress`, and ask it whether to stop.

    A verb enters it once, with the Progress of its caller; what is below the verb uses `report`, `show` and
    `check_cancelled`. A generator may not yield its values inside: the context would hold for whoever takes them.

    Args:
        progress: of the caller; None keeps the one of the verb that called this verb, if there is one.
    """
    token = _progress.set(_progress.get() if progress is None else progress)
    try:
        yield
    finally:
        _progress.reset(token)


@contextmanager
def silenced() -> Iterator[None]:
    """Report and show nothing of this context, whose steps are none of what was asked for; they can be cancelled."""
    with reporting(_Silenced(_progress.get())):
        yield


def report(done: float, total: float, what: str) -> None:
    """Report that `done` of `total` (any unit, total > 0) of the step `what` is finished."""
    _tell(lambda progress: progress.report(done, total, what))


def show(part: object) -> None:
    """Show a part of the result before the whole is returned."""
    _tell(lambda progress: progress.show(part))


def typed_password(file: str, *, again: bool) -> str | None:
    """Return what is typed as the password of a file; None if nobody types one. `again`: the last one was wrong."""
    return _progress.get().password(file, again=again)


def check_cancelled() -> None:
    """Raise Cancelled if the user has asked to stop."""
    _tell(lambda progress: progress.check())


def _tell(fact: Callable[[Progress], None]) -> None:
    # A verb that a Progress calls by itself does not report to it, or it would call that verb for ever. `reporting`
    # would say it shorter and take four times as long, and searches check in their innermost loops.
    progress = _progress.get()
    token = _progress.set(_NOBODY)
    try:
        fact(progress)
    finally:
        _progress.reset(token)
