"""Noise for answers about disjoint groups of people: an independent draw for each part, at the price of one.

A record lies in one part only, so it moves the answers of that part and no others (parallel composition).
Reference: McSherry, Privacy integrated queries (SIGMOD 2009), Theorem 4.
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from core.mechanisms.joint_noise import JointNoise
from core.mechanisms.randomness import RandomBits


class PartedNoise(JointNoise):
    """The noise `one` for each of `n_parts` >= 1 parts; answers of a block are in the order of the parts."""

    def __init__(self, one: JointNoise, n_parts: int) -> None:
        self._one, self._n_parts = one, n_parts

    def factors(self) -> tuple[float, ...]:
        """Return those of one part."""
        return self._one.factors()

    def variances(self, scale: Fraction) -> tuple[float, ...]:
        """Return those of one part."""
        return self._one.variances(scale)

    def draw(self, scale: Fraction, bits: RandomBits) -> tuple[NDArray[np.int64], ...]:
        """Return the noise of each block, part after part."""
        parts = [self._one.draw(scale, bits) for _ in range(self._n_parts)]
        return tuple(np.concatenate(blocks) for blocks in zip(*parts, strict=True))
