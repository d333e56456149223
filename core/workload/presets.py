"""Families of tables: Q_k, Q_k^a and Q_k* of Yaroslavtsev et al. (ICDE 2013), section V."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import comb

from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.errors import AmountError, TooManyTablesError
from core.words import N_

MOST_TABLES = 200_000
"""Tables of one family, so that all 3-way tables of 100 attributes (161,700) fit; more would fill memory when
listed."""


@dataclass(frozen=True, slots=True)
class Family:
    """A family of tables.

    Attributes:
        order: number of attributes of each table, at least 1 (and at most as many as there are).
        with_attribute: keep only the tables with this attribute, by name; None: all.
        first_half: keep only the lexicographically first half (rounded down).
        weight: the importance of each of its tables.
    """

    order: int
    with_attribute: str | None = None
    first_half: bool = False
    weight: float = 1.0

    def marginals(self, domain: Domain) -> tuple[Marginal, ...]:
        """Return the tables of this family over `domain`, in lexicographic order of attribute positions.

        Raises:
            AmountError: if the order is not between 1 and the number of attributes.
            UnknownAttributeError: if `with_attribute` is not an attribute.
            TooManyTablesError: if there would be more than MOST_TABLES; nothing has been listed then.

        References:
            Yaroslavtsev et al. (ICDE 2013), section V: Q_k, Q_k^a; half of the next order makes Q_k*.
        """
        n = len(domain.attributes)
        if not 1 <= self.order <= n:
            wanted = N_("Error", "between 1 and {n}").format(n=n)
            raise AmountError(what=N_("Error", "The order of a family"), text=str(self.order), wanted=wanted)
        own: tuple[int, ...] = ()
        if self.with_attribute is not None:
            own = (domain.position(self.with_attribute, table=f"all {self.order}-way"),)
        count = comb(n - len(own), self.order - len(own))
        if count > MOST_TABLES:
            raise TooManyTablesError(tables=count, limit=MOST_TABLES)
        others = (axis for axis in range(n) if axis not in own)
        tables = sorted(Marginal.of(own + rest) for rest in combinations(others, self.order - len(own)))
        return tuple(tables[: len(tables) // 2] if self.first_half else tables)


def family_count(n: int, order: int) -> int:
    """Return how many tables of `order` attributes there are over `n` attributes."""
    return comb(n, order)
