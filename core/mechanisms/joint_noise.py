"""The contract of joint noise: one draw for several blocks of answers, paid by one share of the noise budget."""

from __future__ import annotations

from abc import ABC, abstractmethod
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from core.mechanisms.randomness import RandomBits
from core.words import N_, phrase

LAW = phrase("noise.joint", N_("Noise", "joint discrete noise (K-norm)"))


class JointNoise(ABC):
    """Noise for blocks of known sizes; the scale is b for pure privacy, σ² for Gaussian noise."""

    @property
    @abstractmethod
    def seconds(self) -> float:
        """Seconds of a draw beyond independent noise, roughly; measured by `tests/benchmarks/joint_draws.py`."""

    @property
    def law(self) -> str:
        """Its name in the statement of a release."""
        return LAW

    @abstractmethod
    def factors(self) -> tuple[float, ...]:
        """Return for each block the variance of one answer at scale 1, in the limit of large scales.

        The variance is factor × b² at scale b (L1), and factor × σ² at scale σ² (L2).
        """

    @abstractmethod
    def variances(self, scale: Fraction) -> tuple[float, ...]:
        """Return for each block the exact variance of one answer."""

    @abstractmethod
    def draw(self, scale: Fraction, bits: RandomBits) -> tuple[NDArray[np.int64], ...]:
        """Return the noise of each block, one exact draw of the joint law."""
