"""Joint noise for several blocks: P(z) proportional to exp(-max_i ‖z_i‖_i / b), each block with its own norm.

A record moves every block by at most 1 in its norm (cells: L1; ±1 coefficients: L∞), hence the whole vector by at most
1 in the norm max_i ‖·‖_i, and the density by a factor of at most exp(1/b): pure privacy with ε = 1/b for all blocks
together (the K-norm mechanism, with the product of the balls for K). A change of norm s costs s/b: the density at z is
exp(-‖z - q‖ / b) up to a constant, and ‖z - q'‖ <= ‖z - q‖ + s by the triangle inequality.

Drawn exactly: a radius r with probability proportional to ∏_i N_i(r) exp(-r/b), then in each ball of radius r a uniform
whole-number point. Then P(z) is proportional to Σ_{r >= max_i ‖z_i‖} exp(-r/b), which is proportional to
exp(-max_i ‖z_i‖ / b).

References:
    Hardt and Talwar, On the geometry of differential privacy (STOC 2010).
"""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from core.mechanisms.balls import Ball, CrossPolytope
from core.mechanisms.joint_noise import JointNoise
from core.mechanisms.radius import radius_law
from core.mechanisms.randomness import RandomBits
from core.mechanisms.rounding import check_reach

FINE, COARSE = 4000, 60
"""Radii at which moments are summed, at most, below and from `MANY` coordinates.

A step of half a standard deviation changes nothing once the weights are smooth; with few coordinates they have an
edge at 0.
"""
MANY = 60
FAR = 50
"""Beyond 2 (M + FAR) scales, of M coordinates, there is no weight: a gamma law of order M + 1 has less than e^-80."""
NOTHING = -60.0
"""Logarithm of a weight, as a part of the largest, that is left out."""


class BallNoise(JointNoise):
    """Noise for one block per ball, of as many answers as the ball has dimensions."""

    def __init__(self, balls: tuple[Ball, ...]) -> None:
        self._balls = balls
        self._coordinates = sum(ball.dimension for ball in balls)

    @property
    def seconds(self) -> float:
        """Counts of points at some eight radii, where balls are not alike, and a point of every ball."""
        tables = [ball.dimension for ball in self._balls if isinstance(ball, CrossPolytope)]
        points = 8e-6 * len(self._balls) + 4e-5 * len(tables) + 1e-6 * sum(tables) + 5e-8 * self._coordinates
        return 3e-4 + points + 1.6e-5 * sum(set(tables))

    def factors(self) -> tuple[float, ...]:
        """Return (M+1)(M+2) times the spread of each ball: r / b follows a gamma law of order M + 1."""
        square = (self._coordinates + 1) * (self._coordinates + 2)
        return tuple(square * ball.spread for ball in self._balls)

    def variances(self, scale: Fraction) -> tuple[float, ...]:
        """Return the mean over the radius of the variance of a coordinate, for each block.

        Raises:
            NoiseTooLargeError: if `draw` could not draw it.
        """
        check_reach(scale, self._coordinates)
        radii = self._grid(float(scale))
        weights = np.exp(self._log_weights(radii, float(scale)))
        weights /= weights.sum()
        found = {ball: float(weights @ ball.variance(radii)) for ball in set(self._balls)}
        return tuple(found[ball] for ball in self._balls)

    def _log_weights(self, radii: NDArray[np.float64], scale: float) -> NDArray[np.float64]:
        """Return the logarithms of the probabilities of radii, less the largest of them."""
        kinds = Counter(self._balls)  # often many balls are alike
        logs = sum((n * ball.log_count(radii) for ball, n in kinds.items()), -radii / scale)
        return np.asarray(logs - logs.max())

    def _grid(self, scale: float) -> NDArray[np.float64]:
        """Return evenly spaced whole radii that hold practically all of the weight; all of them where they are few.

        On real points the radius would follow a gamma law of order M + 1; at small scales whole ones lie further in.
        The weights are log-concave: beyond a radius without weight there is none.
        """
        first, last = 0.0, 2.0 * math.ceil((self._coordinates + FAR) * scale)
        while True:
            radii = _spaced(first, last, COARSE)
            held = np.flatnonzero(self._log_weights(radii, scale) > NOTHING)
            inner = radii[max(0, held[0] - 1)], radii[min(len(radii) - 1, held[-1] + 1)]
            if 2 * (inner[1] - inner[0]) > last - first:
                return _spaced(*inner, COARSE if self._coordinates >= MANY else FINE)
            first, last = inner

    def draw(self, scale: Fraction, bits: RandomBits) -> tuple[NDArray[np.int64], ...]:
        """Return the noise of each block."""
        radius = radius_law(self._balls, scale).draw(bits)
        return tuple(ball.point(radius, bits) for ball in self._balls)


def _spaced(first: float, last: float, steps: int) -> NDArray[np.float64]:
    """Return whole numbers from `first` to `last` or the next, in about so many steps of the same length."""
    step = max(1, round((last - first) / steps))
    return np.arange(first, last + step, step)
