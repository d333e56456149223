"""Values for the data owner only: shown on screen, but never printed, logged or pickled by accident."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, NoReturn, TypeVar

T = TypeVar("T")


class Private:
    """Base class: shows only its class name in logs and tracebacks, and refuses to be pickled."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: private>"

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise TypeError(f"{type(self).__name__} holds private values and is never written anywhere")


@dataclass(frozen=True, slots=True, repr=False)
class Sensitive(Private, Generic[T]):
    """An exact answer from the records; reading it takes an explicit call."""

    _value: T

    def reveal(self) -> T:
        """Return the value, for the owner's screen; never for a file, a log or an export."""
        return self._value
