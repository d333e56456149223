"""Undo and redo of edits; a release cannot be undone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")
LIMIT = 200
"""Steps kept. Each holds two plans that share their unchanged parts; without a limit, all work of a day would stay in
memory."""


@dataclass(frozen=True, slots=True)
class Step(Generic[T]):
    """One edit: the states before and after it; `name` completes "Undo …"."""

    name: str
    before: T
    after: T


class History(Generic[T]):
    """Done and undone steps."""

    def __init__(self) -> None:
        self._done: list[Step[T]] = []
        self._undone: list[Step[T]] = []
        self._sealed = True

    def push(self, step: Step[T], *, together: bool = False) -> None:
        """Add a step and discard undone steps.

        Args:
            step: the edit.
            together: merge it with the previous step if the names are equal, so that dragging a slider is one step.
        """
        # One line of history, no tree: a new edit after an undo makes the undone ones unreachable, as in any editor.
        self._undone.clear()
        if together and not self._sealed and self._done and self._done[-1].name == step.name:
            step = Step(step.name, self._done.pop().before, step.after)
        self._done.append(step)
        del self._done[:-LIMIT]
        self._sealed = not together  # a sealed step is not merged with the next one

    def undo(self) -> T | None:
        """Go one step back and return what was before it; None when there is none."""
        self._sealed = True
        if not self._done:
            return None
        self._undone.append(self._done.pop())
        return self._undone[-1].before

    def redo(self) -> T | None:
        """Go one step forward again and return what was after it; None when there is none."""
        self._sealed = True
        if not self._undone:
            return None
        self._done.append(self._undone.pop())
        return self._done[-1].after

    def has_done(self, step: Step[T] | None) -> bool:
        """Return whether this step, by identity, can still be undone."""
        return any(each is step for each in self._done)

    def clear(self) -> None:
        """Forget everything."""
        self._done.clear()
        self._undone.clear()
        self._sealed = True

    @property
    def last(self) -> Step[T] | None:
        """The step that `undo` would undo; None if there is none."""
        return self._done[-1] if self._done else None

    @property
    def undo_name(self) -> str:
        """Name of the step that `undo` would undo; "" if there is none."""
        return self._done[-1].name if self._done else ""

    @property
    def redo_name(self) -> str:
        """Name of the step that `redo` would repeat; "" if there is none."""
        return self._undone[-1].name if self._undone else ""
