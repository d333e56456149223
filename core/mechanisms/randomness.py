"""All randomness in the program: bits from the operating system."""

from __future__ import annotations

import os
from typing import Protocol


class RandomBits(Protocol):
    """A supply of uniform, independent, secret random bytes."""

    def take(self, n: int) -> bytes:
        """Return `n` fresh random bytes, n >= 0."""
        ...


class SystemBits:
    """The operating system's cryptographic generator; holds no state, so a fork cannot repeat it."""

    def take(self, n: int) -> bytes:
        """Return `n` fresh random bytes, n >= 0."""
        return os.urandom(n)
