"""A password that a job waits for, typed in the main thread."""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue

_PATIENCE = 0.1
"""Seconds between two checks whether the job was stopped; longer would be felt at the button."""


class PasswordRequest:
    """Holds no Qt object, as a thread has it (see `collector`).

    Attributes:
        file: the path, for the question.
        again: whether the last password was wrong.
    """

    def __init__(self, file: str, *, again: bool) -> None:
        self.file = file
        self.again = again
        self._answer: SimpleQueue[str | None] = SimpleQueue()

    def answer(self, password: str | None) -> None:
        """Hand the password to the job; None: nobody types one."""
        self._answer.put(password)

    def wait(self, check: Callable[[], None]) -> str | None:
        """Return the answer; `check` raises if the job was stopped."""
        while True:
            check()
            try:
                return self._answer.get(timeout=_PATIENCE)
            except Empty:
                continue
