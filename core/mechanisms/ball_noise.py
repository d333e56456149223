"""Joint noise for several blocks: P(z) proportional to exp(-max_i ‖z_i‖_i / b), each block with its own norm.

A record moves every block by at most 1 in its norm (cells: L1; ±1 coefficients: L∞), hence the whole vector by at most
1 in the norm max_i ‖·‖_i, and the density by a factor of at most exp(1/b): pure privacy with ε = 1/b for all blocks
together (the K-norm mechanism, with the product of the balls for K). A change of norm s costs s/b: the density at z is
exp(-‖z - q‖ / b) up to a constant, and ‖z - q'‖ <= ‖z - q‖ + s by the triangle inequality.

Sampler, exact: draw a radius r with probability proportional to ∏_i N_i(r) exp(-r/b), N_i(r) the number of whole-number
points in ball i; then draw a uniform point of each ball. So P(z) is proportional to Σ_{r >= max_i ‖z_i‖} exp(-r/b),
which is proportional to exp(-max_i ‖z_i‖ / b).

Formulas of the variances: `core/MATHEMATICS.md`, "Joint noise".

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

FINE_STEPS, COARSE_STEPS = 4000, 60
"""Radii at which moments are summed, at most: below `MANY_COORDINATES` coordinates, and from there on.

The weights of many coordinates are smooth: steps of half a standard deviation sum them to full float precision. The
weights of few coordinates have an edge at radius 0, which too few steps would miss. More steps cost time only.
"""
MANY_COORDINATES = 60
"""Coordinates from which the weights are smooth; a smaller number makes predicted variances of small groups inexact."""
TAIL_SCALES = 50
"""Radii beyond 2 (M + TAIL_SCALES) b, of M coordinates, are left out: a gamma law of order M + 1 has less than
e^-80."""
LOG_NEGLIGIBLE = -60.0
"""Natural logarithm of weight / largest weight below which a radius is left out: e^-60 is far below float precision."""


class BallNoise(JointNoise):
    """Noise for one block per ball, of as many answers as the ball has dimensions."""

    def __init__(self, balls: tuple[Ball, ...]) -> None:
        self._balls = balls
        self._coordinates = sum(ball.dimension for ball in balls)

    @property
    def seconds(self) -> float:
        """Time of the point counts at about eight radii, once per ball size, and of one point per ball."""
        # A straight line through the times that tests/benchmarks/joint_draws.py prints: per ball, per cross-polytope
        # and its coordinates, per coordinate; counting points is done once per dimension.
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
        """Return ln(P(r) / max P) for each radius."""
        kinds = Counter(self._balls)  # one evaluation per kind: a design has many balls of one size
        logs = sum((n * ball.log_count(radii) for ball, n in kinds.items()), -radii / scale)
        return np.asarray(logs - logs.max())

    def _grid(self, scale: float) -> NDArray[np.float64]:
        """Return evenly spaced whole radii that hold all weight above e^LOG_NEGLIGIBLE; all radii where they are few.

        For real points the radius follows a gamma law of order M + 1; whole points at small scales lie further in, so
        the interval is narrowed until it fits. The weights are log-concave: no weight lies beyond a radius without
        weight.
        """
        first, last = 0.0, 2.0 * math.ceil((self._coordinates + TAIL_SCALES) * scale)
        while True:
            radii = _evenly_spaced(first, last, COARSE_STEPS)
            held = np.flatnonzero(self._log_weights(radii, scale) > LOG_NEGLIGIBLE)
            inner = radii[max(0, held[0] - 1)], radii[min(len(radii) - 1, held[-1] + 1)]
            if 2 * (inner[1] - inner[0]) > last - first:
                return _evenly_spaced(*inner, COARSE_STEPS if self._coordinates >= MANY_COORDINATES else FINE_STEPS)
            first, last = inner

    def draw(self, scale: Fraction, bits: RandomBits) -> tuple[NDArray[np.int64], ...]:
        """Return the noise of each block."""
        radius = radius_law(self._balls, scale).draw(bits)
        return tuple(ball.point(radius, bits) for ball in self._balls)


def _evenly_spaced(first: float, last: float, steps: int) -> NDArray[np.float64]:
    """Return whole numbers from `first` to at least `last`, in about `steps` steps of equal length."""
    step = max(1, round((last - first) / steps))
    return np.arange(first, last + step, step)
