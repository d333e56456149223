"""Values for the data owner only: shown on screen, but never printed, logged or pickled by accident."""

from __future__ import annotations

from typing import NoReturn


class Private:
    """Base class: shows only its class name in logs and tracebacks, and refuses to be pickled."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: private>"

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise TypeError(f"{type(self).__name__} holds private values and is never written anywhere")
