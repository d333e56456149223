"""Noise for answers about disjoint groups of people (parallel composition): an independent draw for each part.

Theorem. If the noise of one part is 1/b-private for a change of norm 1, all parts together are s/b-private for changes
whose norms add up to at most s over the parts.
Proof. Parts are independent, so probabilities multiply, and each part's changes by a factor of at most exp(norm / b). ∎

A record lies in one part: adding or removing it has s = 1. Replacing a record may move it from one part to another: s =
2, which is charged (`core/designs/joint_groups.py`, UNIT).
Reference: McSherry, Privacy integrated queries (SIGMOD 2009), Theorem 4.
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from core.mechanisms.joint_noise import JointNoise
from core.mechanisms.randomness import RandomBits


class PartedNoise(JointNoise):
    """A draw of `one` for each of `n_parts` >= 1 parts; answers of a block are in the order of the parts."""

    def __init__(self, one: JointNoise, n_parts: int) -> None:
        self._one, self._n_parts = one, n_parts

    @property
    def law(self) -> str:
        """The name of the law of one part."""
        return self._one.law

    @property
    def seconds(self) -> float:
        """Seconds of all parts together."""
        return self._n_parts * self._one.seconds

    def factors(self) -> tuple[float, ...]:
        """Return the factors of one part."""
        return self._one.factors()

    def variances(self, scale: Fraction) -> tuple[float, ...]:
        """Return the variances of one part."""
        return self._one.variances(scale)

    def draw(self, scale: Fraction, bits: RandomBits) -> tuple[NDArray[np.int64], ...]:
        """Return the noise of each block, part after part."""
        parts = [self._one.draw(scale, bits) for _ in range(self._n_parts)]
        return tuple(np.concatenate(blocks) for blocks in zip(*parts, strict=True))
