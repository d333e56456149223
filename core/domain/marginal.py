"""A marginal: the set of attributes of a table, by their positions in the domain."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations


class Marginal(tuple[int, ...]):
    """A set of attribute positions in increasing order; hashes and compares as the tuple it is."""

    __slots__ = ()

    @classmethod
    def of(cls, axes: Iterable[int]) -> Marginal:
        """Return the marginal over `axes`, in any order, without repetition."""
        return cls(sorted(set(axes)))

    def is_within(self, other: Marginal) -> bool:
        """Return whether every attribute of this marginal is one of `other`."""
        return set(self) <= set(other)

    def union(self, other: Marginal) -> Marginal:
        """Return the marginal over the attributes of either."""
        return Marginal.of((*self, *other))

    def subsets(self) -> Iterator[Marginal]:
        """Yield all 2 ** len(self) subsets, smaller ones first, the empty one included."""
        powers = (combinations(self, k) for k in range(len(self) + 1))
        return map(Marginal, chain.from_iterable(powers))


def downward_closure(marginals: Iterable[Marginal]) -> tuple[Marginal, ...]:
    """Return every subset of every given marginal once, smaller ones first, then in lexicographic order."""
    closed: set[tuple[int, ...]] = set()
    for marginal in set(marginals):
        for k in range(len(marginal) + 1):
            closed.update(combinations(marginal, k))
    return tuple(map(Marginal, sorted(sorted(closed), key=len)))
