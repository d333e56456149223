"""The seeded twin of SystemBits, and a replay of recorded bytes; `tests/conftest.py` seeds what else draws."""

from __future__ import annotations

import random


class SeededBits:
    """Random bytes that repeat, for tests that must not be flaky; remembers all it gave."""

    def __init__(self, seed: int) -> None:
        self._generator = random.Random(seed)
        self.taken: list[bytes] = []

    def take(self, n: int) -> bytes:
        self.taken.append(self._generator.randbytes(n))
        return self.taken[-1]


class RecordedBits:
    """Gives back given bytes in order; fails when asked for more than are left."""

    def __init__(self, recorded: bytes) -> None:
        self.left = recorded

    def take(self, n: int) -> bytes:
        if n > len(self.left):
            raise AssertionError(f"{n} bytes asked for, {len(self.left)} left")
        given, self.left = self.left[:n], self.left[n:]
        return given
