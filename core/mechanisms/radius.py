"""An exact draw of the radius of noise in a product of balls: P(r) proportional to ∏_i N_i(r) exp(-r / b), r >= 0.

N_i(r), the number of whole-number points of ball i, is log-concave in r: (2r+1)^n is, and the numbers of a
cross-polytope are the coefficients of (1+x)^n / (1-x)^(n+1), a convolution of the log-concave sequences 1, 1 and
1, 1, 1, ...; convolution preserves log-concavity (Hoggar, Chromatic polynomials and logarithmic concavity, J. Combin.
Theory B 16, 1974). A product of log-concave weights is log-concave, so `log_concave.py` draws the radius from the
counts at a few radii.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property, lru_cache

from core.mechanisms.balls import Ball
from core.mechanisms.enclosure import Wide, wide_exp, wide_power, wide_product
from core.mechanisms.log_concave import Envelope, LogConcave
from core.mechanisms.randomness import RandomBits

LOG2_RADII = -10.0, 70.0
"""Bisection searches the mode between 2 to these powers: below 1, and beyond every radius that 64 bits can hold."""
BISECTIONS = 60
"""Steps of the bisection: 80 binary orders of magnitude, to float precision; fewer make the envelope slower only."""
SLOPE_STEP = 1.01
"""Ratio of the two radii of a finite difference: near enough for a slope, far enough for its digits."""


class RadiusLaw(LogConcave):
    """The law of the radius for these balls at scale b > 0."""

    def __init__(self, balls: tuple[Ball, ...], scale: Fraction) -> None:
        self._kinds, self._scale = Counter(balls), scale
        self._centre = _centre(self._kinds, scale)

    def draw(self, bits: RandomBits) -> int:
        """Return one exact draw."""
        return self.draw_under(self._envelope, bits)

    @cached_property
    def _envelope(self) -> Envelope:
        return self.envelope()

    def centre(self) -> tuple[int, float]:
        """Return the mode of the weights, and the deviation of a normal law with the curvature there."""
        return self._centre

    def weight(self, k: int, n_bits: int) -> Wide:
        """Return bounds of ∏ N_i(k) exp((c - k) / b), c the centre; the factor exp(c / b) keeps exponents moderate."""
        if k < 0:
            return 0, 0, 0
        found = wide_exp((self._centre[0] - k) / self._scale, n_bits)
        for ball, n in self._kinds.items():
            found = wide_product(found, wide_power(ball.count(k, n_bits), n, n_bits), n_bits)
        return found


@lru_cache(maxsize=32)
def radius_law(balls: tuple[Ball, ...], scale: Fraction) -> RadiusLaw:
    """Return the law; cached, as a rehearsal and the parts of one table draw from few laws repeatedly."""
    return RadiusLaw(balls, scale)


def _centre(kinds: Mapping[Ball, int], scale: Fraction) -> tuple[int, float]:
    def growth(radius: float) -> float:
        return sum(n * ball.log_growth(radius) for ball, n in kinds.items())

    wanted = float(1 / scale)
    low, high = LOG2_RADII
    for _ in range(BISECTIONS):
        middle = (low + high) / 2
        low, high = (middle, high) if growth(2.0**middle) > wanted else (low, middle)
    radius = 2.0**low
    bend = (growth(radius) - growth(radius * SLOPE_STEP)) / (radius * (SLOPE_STEP - 1))
    return round(radius), bend**-0.5
