"""How far a long call has come, and the wish to stop it."""

from __future__ import annotations

from core.errors import Cancelled


class Progress:
    """Receives reports from a running call; this one ignores them and never cancels.

    A window or a command line subclasses it. Engine code calls `report` at most some hundred times a call.
    """

    def report(self, done: float, total: float, what: str) -> None:
        """Take note that `done` of `total` (any unit, total > 0) of the step called `what` is finished."""

    def cancelled(self) -> bool:
        """Return whether the user has asked to stop."""
        return False

    def check(self) -> None:
        """Raise Cancelled if the user has asked to stop."""
        if self.cancelled():
            raise Cancelled
