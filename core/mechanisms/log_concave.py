"""One exact draw of a log-concave law on whole numbers, by rejection, at a cost independent of its spread.

w(k + 1) / w(k) is non-increasing, so weights fall outwards at least geometrically from any place. The envelope has
three pieces: a flat one around the peak, and a geometric tail beyond each of its ends.

1. Draw a piece by its mass, then a number k of the piece: uniform, or end ± g with P(g) proportional to exp(-g / s).
2. Keep k with probability w(k) / envelope(k), else start again. The numbers kept follow the law exactly.

The probability in step 2 is a real number. It is compared with a uniform number through rigorous bounds, with as many
bits as the comparison needs, so nothing is rounded. About three of four numbers are kept where the law is wide.

References:
    Devroye, A simple generator for discrete log-concave distributions (Computing 39, 1987): the envelope.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from core.mechanisms.enclosure import (
    Bounds,
    Wide,
    exp_bounds,
    power,
    wide_exp,
    wide_product,
    wide_quotient,
)
from core.mechanisms.power_law import geometric_draws
from core.mechanisms.randomness import RandomBits
from core.mechanisms.rounding import representable
from core.mechanisms.uniform import chosen_index, uniform_integer

UNIT_BITS = 128
"""Heights of the envelope are multiples of 2 ** -UNIT_BITS of the central weight, rounded up, so it stays an
envelope."""
ONE = 1 << UNIT_BITS
FIRST_BITS = 64
"""Random bits of the first comparison in `is_below`; more are drawn only if the bounds do not decide."""
FLAT_DEVIATIONS = 1.1
"""Half the length of the flat piece, in standard deviations: the value that keeps most proposals of a normal law, 79 %.

Another value costs rejected proposals only.
"""


class LogConcave(ABC):
    """A law on 0, 1, ..., `highest` with positive weights and non-increasing quotients w(k + 1) / w(k)."""

    @property
    def highest(self) -> int | None:
        """The last number with a positive weight; None: unbounded."""
        return None

    @abstractmethod
    def centre(self) -> tuple[int, float]:
        """Return roughly the mode and the standard deviation; they affect speed only."""

    @abstractmethod
    def weight(self, k: int, n_bits: int) -> Wide:
        """Return bounds of w(k) to `n_bits` significant bits; (0, 0, 0) outside the support."""

    def envelope(self) -> Envelope:
        """Return an envelope of the weights; widened until the weights fall at both ends of its flat piece."""
        middle, spread = self.centre()
        reach = max(1, round(FLAT_DEVIATIONS * spread))
        while (found := _envelope(self, middle, reach)) is None:
            reach *= 2
        return found

    def draw_under(self, envelope: Envelope, bits: RandomBits) -> int:
        """Return one exact draw by rejection from an envelope of this law."""
        while True:
            piece = chosen_index([each.mass for each in envelope.pieces], bits)
            k, over = envelope.pieces[piece].propose(bits)
            if _is_kept(self, k, envelope.unit, over, bits):
                return k


@dataclass(frozen=True, slots=True)
class Flat:
    """The numbers `first` .. `last`, under an envelope of one `height` in units of 2 ** -UNIT_BITS."""

    first: int
    last: int
    height: int

    @property
    def mass(self) -> int:
        """Total weight of the piece, in units of 2 ** -UNIT_BITS."""
        return self.height * (self.last - self.first + 1)

    def propose(self, bits: RandomBits) -> tuple[int, Callable[[int], Wide]]:
        """Return a number, and a function from a number of bits to bounds of the envelope there."""
        return self.first + uniform_integer(self.last - self.first + 1, bits), self._bound

    def _bound(self, _: int) -> Wide:
        return self.height, self.height, -UNIT_BITS


@dataclass(frozen=True, slots=True)
class Tail:
    """The numbers first, first + step, first + 2 step, ..., under mass (1 - q) q ** g, q = exp(-1 / scale).

    Attributes:
        first: the number nearest to the peak.
        step: 1 or -1.
        mass: total weight of the piece, in units of 2 ** -UNIT_BITS.
        scale: of the geometric law.
    """

    first: int
    step: int
    mass: int
    scale: Fraction

    def propose(self, bits: RandomBits) -> tuple[int, Callable[[int], Wide]]:
        """Return a number, and a function from a number of bits to bounds of the envelope there."""
        (wait,) = geometric_draws(self.scale, 1, bits)
        return self.first + self.step * wait, partial(self._bound, wait)

    def _bound(self, wait: int, n_bits: int) -> Wide:
        inner = n_bits + self.scale.numerator.bit_length()
        low, high = exp_bounds(1 / self.scale, inner)
        start = (self.mass * ((1 << inner) - high), self.mass * ((1 << inner) - low), -inner - UNIT_BITS)
        return wide_product(start, wide_exp(-wait / self.scale, n_bits), n_bits)


@dataclass(frozen=True, slots=True)
class Envelope:
    """Pieces that bound weight / `unit` from above; `unit` is an exact number."""

    unit: Wide
    pieces: tuple[Flat | Tail, ...]


def _envelope(law: LogConcave, middle: int, reach: int) -> Envelope | None:
    """Return an envelope flat from `middle` - `reach` to `middle` + `reach`; None if weights still grow at an end."""
    first, last = max(0, middle - reach), middle + reach
    if law.highest is not None:
        last = min(last, law.highest)
    _, high, exponent = law.weight(middle, UNIT_BITS)
    unit = (high, high, exponent)
    heights = (_flat_height(law, middle, -1, middle - first), _flat_height(law, middle, 1, last - middle))
    tails = [_tail(law, end, step, unit) for end, step in ((first, -1), (last, 1))]
    found = [tail for tail in tails if tail is not None]
    return Envelope(unit, (Flat(first, last, max(heights)), *found)) if len(found) == len(tails) else None


def _flat_height(law: LogConcave, middle: int, step: int, size: int) -> int:
    """Return an upper bound of w(k) / w(middle) for the `size` numbers on one side, in units of 2 ** -UNIT_BITS."""
    rise = max(ONE, _ratio_bound(law, middle, step))
    return power((rise, rise), size, UNIT_BITS)[1] if size else ONE


def _tail(law: LogConcave, end: int, step: int, unit: Wide) -> Tail | None:
    """Return the tail beyond `end`; None if weights do not fall there.

    Let f be w(first beyond) / w(end), and s be 1 / (1 - f) rounded up. Then exp(-1 / s) >= 1 - 1 / s >= f, so the
    weight g steps further is at most w(first beyond) exp(-g / s).
    """
    fall = _ratio_bound(law, end, step)
    if fall >= ONE:
        return None
    scale = representable(Fraction(ONE, ONE - fall))
    start = wide_quotient(law.weight(end + step, UNIT_BITS), unit, UNIT_BITS)[1]
    rest = ONE - exp_bounds(1 / scale, UNIT_BITS)[1]
    return Tail(end + step, step, -(-(start << UNIT_BITS) // rest), scale)


def _ratio_bound(law: LogConcave, k: int, step: int) -> int:
    """Return an upper bound of w(k + step) / w(k), in units of 2 ** -UNIT_BITS."""
    return wide_quotient(law.weight(k + step, UNIT_BITS), law.weight(k, UNIT_BITS), UNIT_BITS)[1]


def _is_kept(law: LogConcave, k: int, unit: Wide, over: Callable[[int], Wide], bits: RandomBits) -> bool:
    """Return True with probability w(k) / (unit · envelope)."""

    def part(n_bits: int) -> Bounds:
        return wide_quotient(law.weight(k, n_bits), wide_product(unit, over(n_bits), n_bits), n_bits)

    return is_below(part, bits)


def is_below(number: Callable[[int], Bounds], bits: RandomBits) -> bool:
    """Return whether a uniform real number is below `number`, exactly.

    Args:
        number: returns bounds of the number, in units of 2 ** -n_bits, for a given n_bits.
        bits: where the randomness comes from.
    """
    n_bits = FIRST_BITS
    drawn = int.from_bytes(bits.take(n_bits // 8), "little")
    while True:
        low, high = number(n_bits)
        if drawn < low:
            return True
        if drawn >= high:
            return False
        drawn = (drawn << n_bits) | int.from_bytes(bits.take(n_bits // 8), "little")
        n_bits *= 2
