"""How much one record can change the answers of a group of queries, under each neighbour relation."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction

from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import Norm


@dataclass(frozen=True, slots=True)
class Sensitivity:
    """How much one record can change the answers of one group, exactly.

    Exchanging a person with a records for one with b <= a records changes the answers by at most b differences of two
    records and a - b single records (triangle inequality). This is largest for b = a or b = 1. The bound is attained by
    the groups that the strategies use.

    Attributes:
        l1: largest L1 distance when a record is added or removed.
        l1_replace: largest L1 distance when a record is exchanged.
        l2_squared: largest squared L2 distance when a record is added or removed.
        l2_squared_replace: largest squared L2 distance when a record is exchanged.
    """

    l1: Fraction | int
    l1_replace: Fraction | int
    l2_squared: Fraction | int
    l2_squared_replace: Fraction | int

    def l1_under(self, neighbours: Neighbours, at_most: int) -> Fraction:
        """Return the L1 sensitivity when one person has up to `at_most` records, and at least one."""
        if neighbours is Neighbours.ADD_REMOVE:
            return Fraction(at_most * self.l1)
        # b = a: every row changes its value; b = 1: one row changes, the other at_most - 1 are added or removed
        return Fraction(max(at_most * self.l1_replace, self.l1_replace + (at_most - 1) * self.l1))

    def l2_squared_under(self, neighbours: Neighbours, at_most: int) -> Fraction:
        """Return the squared L2 sensitivity when one person has up to `at_most` records, and at least one."""
        if neighbours is Neighbours.ADD_REMOVE:
            return Fraction(at_most**2 * self.l2_squared)
        replaced, alone, more = Fraction(self.l2_squared_replace), Fraction(self.l2_squared), at_most - 1
        if replaced >= alone:
            return at_most**2 * replaced
        # (sqrt(replaced) + more sqrt(alone))², the root rounded up: too low a sensitivity would add too little noise
        return replaced + 2 * more * root_above(replaced * alone) + more**2 * alone

    def under(self, norm: Norm, neighbours: Neighbours, at_most: int) -> Fraction:
        """Return the L1 sensitivity or the squared L2 sensitivity, as `norm` asks."""
        if norm is Norm.L1:
            return self.l1_under(neighbours, at_most)
        return self.l2_squared_under(neighbours, at_most)


def root_above(square: Fraction) -> Fraction:
    """Return the square root of `square` >= 0, or a number above it by less than 2 ** -30 / denominator."""
    wide = square.numerator * square.denominator << 60
    root = math.isqrt(wide)
    return Fraction(root + (root * root < wide), square.denominator << 30)


ONE_HOT = Sensitivity(l1=1, l1_replace=2, l2_squared=1, l2_squared_replace=2)
"""Sensitivity of the cells of one marginal: a record lies in exactly one cell."""

SIGN = Sensitivity(l1=1, l1_replace=2, l2_squared=1, l2_squared_replace=4)
"""Sensitivity of one ±1 coefficient."""

TOTAL = Sensitivity(l1=1, l1_replace=0, l2_squared=1, l2_squared_replace=0)
"""Sensitivity of the number of records: 0 if one record is exchanged for another, but not if a person with one record
is exchanged for one with three."""
