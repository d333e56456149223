"""One exact draw of a log-concave law on whole numbers, at a cost that does not grow with its spread.

w(k + 1) / w(k) never grows, so from any place outwards weights fall at least as fast as they do there. An envelope of
three pieces lies above all of them: a flat one around the peak, and a geometric law beyond each of its ends.

1. Draw a piece by its mass, then a number k of it: uniform, or the end and a wait g with P(g) proportional to
   exp(-g / s).
2. Keep k with probability w(k) / envelope(k), else begin again: what is kept has exactly the law.

The probability in 2 is a real number. A uniform number is compared with bounds of it, to as many bits as that takes;
so no digit of it is ever rounded. About three of four numbers are kept where the law is wide.

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
from core.mechanisms.power_law import waits
from core.mechanisms.randomness import RandomBits
from core.mechanisms.rounding import representable
from core.mechanisms.uniform import chosen_index, uniform_integer

UNIT_BITS = 128
"""The envelope is known in units of 2 ** -UNIT_BITS of the weight in the middle."""
ONE = 1 << UNIT_BITS
FIRST_BITS = 64
FLAT = 1.1
"""Half the length of the flat piece, in standard deviations: of a normal law this keeps most, 79 %."""


class LogConcave(ABC):
    """A law on 0, 1, ..., `highest`: positive weights whose quotients w(k + 1) / w(k) never grow; None: without end."""

    @property
    def highest(self) -> int | None:
        """The last number that has a weight."""
        return None

    @abstractmethod
    def centre(self) -> tuple[int, float]:
        """Return a number near the most probable one, and about the standard deviation; only speed depends on them."""

    @abstractmethod
    def weight(self, k: int, n_bits: int) -> Wide:
        """Return bounds of w(k) to so many significant digits; (0, 0, 0) where there is none."""

    def envelope(self) -> Envelope:
        """Return an envelope of the weights; a wider one where `centre` is so far off that they do not fall yet."""
        middle, spread = self.centre()
        reach = max(1, round(FLAT * spread))
        while (found := _envelope(self, middle, reach)) is None:
            reach *= 2
        return found

    def under(self, envelope: Envelope, bits: RandomBits) -> int:
        """Return one exact draw, by an envelope of this law."""
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
        """What the piece weighs, in those units."""
        return self.height * (self.last - self.first + 1)

    def propose(self, bits: RandomBits) -> tuple[int, Callable[[int], Wide]]:
        """Return a number, and bounds of the envelope there, to so many digits."""
        return self.first + uniform_integer(self.last - self.first + 1, bits), self._bound

    def _bound(self, _: int) -> Wide:
        return self.height, self.height, -UNIT_BITS


@dataclass(frozen=True, slots=True)
class Tail:
    """The numbers first, first + step, first + 2 step, ..., under mass (1 - q) q ** g, q = exp(-1 / scale).

    Attributes:
        first: the number nearest to the peak.
        step: 1 or -1.
        mass: what the piece weighs, in units of 2 ** -UNIT_BITS.
        scale: of the waits.
    """

    first: int
    step: int
    mass: int
    scale: Fraction

    def propose(self, bits: RandomBits) -> tuple[int, Callable[[int], Wide]]:
        """Return a number, and bounds of the envelope there."""
        (wait,) = waits(self.scale, 1, bits)
        return self.first + self.step * wait, partial(self._bound, wait)

    def _bound(self, wait: int, n_bits: int) -> Wide:
        inner = n_bits + self.scale.numerator.bit_length()
        low, high = exp_bounds(1 / self.scale, inner)
        start = (self.mass * ((1 << inner) - high), self.mass * ((1 << inner) - low), -inner - UNIT_BITS)
        return wide_product(start, wide_exp(-wait / self.scale, n_bits), n_bits)


@dataclass(frozen=True, slots=True)
class Envelope:
    """Pieces that lie above all weights, once these are divided by `unit`, an exact number."""

    unit: Wide
    pieces: tuple[Flat | Tail, ...]


def _envelope(law: LogConcave, middle: int, reach: int) -> Envelope | None:
    """Return an envelope that is flat from `middle` - `reach` to `middle` + `reach`; None if weights grow outwards."""
    first, last = max(0, middle - reach), middle + reach
    if law.highest is not None:
        last = min(last, law.highest)
    _, high, exponent = law.weight(middle, UNIT_BITS)
    unit = (high, high, exponent)
    heights = (_risen(law, middle, -1, middle - first), _risen(law, middle, 1, last - middle))
    tails = [_tail(law, end, step, unit) for end, step in ((first, -1), (last, 1))]
    found = [tail for tail in tails if tail is not None]
    return Envelope(unit, (Flat(first, last, max(heights)), *found)) if len(found) == len(tails) else None


def _risen(law: LogConcave, middle: int, step: int, size: int) -> int:
    """Return a number not below w(k) / w(middle), in units of 2 ** -UNIT_BITS, for the `size` numbers on that side."""
    rise = max(ONE, _fall(law, middle, step))
    return power((rise, rise), size, UNIT_BITS)[1] if size else ONE


def _tail(law: LogConcave, end: int, step: int, unit: Wide) -> Tail | None:
    """Return the piece beyond `end`; None if weights do not fall there.

    With f the quotient of the first weight beyond and that at the end, exp(-1 / s) >= 1 - 1 / s >= f for s rounded up
    from 1 / (1 - f); so no weight beyond is above that of the first times exp(-g / s).
    """
    fall = _fall(law, end, step)
    if fall >= ONE:
        return None
    scale = representable(Fraction(ONE, ONE - fall))
    start = wide_quotient(law.weight(end + step, UNIT_BITS), unit, UNIT_BITS)[1]
    rest = ONE - exp_bounds(1 / scale, UNIT_BITS)[1]
    return Tail(end + step, step, -(-(start << UNIT_BITS) // rest), scale)


def _fall(law: LogConcave, k: int, step: int) -> int:
    """Return a number not below w(k + step) / w(k), in units of 2 ** -UNIT_BITS."""
    return wide_quotient(law.weight(k + step, UNIT_BITS), law.weight(k, UNIT_BITS), UNIT_BITS)[1]


def _is_kept(law: LogConcave, k: int, unit: Wide, over: Callable[[int], Wide], bits: RandomBits) -> bool:
    """Return True with probability w(k) / (unit · envelope)."""

    def part(n_bits: int) -> Bounds:
        return wide_quotient(law.weight(k, n_bits), wide_product(unit, over(n_bits), n_bits), n_bits)

    return is_below(part, bits)


def is_below(number: Callable[[int], Bounds], bits: RandomBits) -> bool:
    """Return whether a uniform real number is below `number`, told by bounds to so many bits; exact."""
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
