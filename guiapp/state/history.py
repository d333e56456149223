"""Undo and redo of everything before a release; a release itself is never undoable."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")
LIMIT = 200


@dataclass(frozen=True, slots=True)
class Step(Generic[T]):
    """One edit, by what was before and after it; `name` completes the sentence "Undo …"."""

    name: str
    before: T
    after: T


class History(Generic[T]):
    """A line of steps and a place on it."""

    def __init__(self) -> None:
        self._done: list[Step[T]] = []
        self._undone: list[Step[T]] = []
        self._sealed = True

    def push(self, step: Step[T], *, together: bool = False) -> None:
        """Add a step; what had been undone is gone.

        Args:
            step: the edit.
            together: join it to the step before when that has the same name and came right before, so that a slider
                drawn across the screen is one step.
        """
        self._undone.clear()
        if together and not self._sealed and self._done and self._done[-1].name == step.name:
            step = Step(step.name, self._done.pop().before, step.after)
        self._done.append(step)
        del self._done[:-LIMIT]
        self._sealed = not together

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
        """Return whether this very step can still be taken back."""
        return any(each is step for each in self._done)

    def clear(self) -> None:
        """Forget everything."""
        self._done.clear()
        self._undone.clear()
        self._sealed = True

    @property
    def last(self) -> Step[T] | None:
        """What `undo` would take back; None when there is nothing."""
        return self._done[-1] if self._done else None

    @property
    def undo_name(self) -> str:
        """What `undo` would take back; "" when there is nothing."""
        return self._done[-1].name if self._done else ""

    @property
    def redo_name(self) -> str:
        """What `redo` would bring back; "" when there is nothing."""
        return self._undone[-1].name if self._undone else ""
