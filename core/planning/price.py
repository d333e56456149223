"""What a release may cost, and for whom."""

from __future__ import annotations

from dataclasses import dataclass

from core.privacy.budget import Budget, Norm
from core.privacy.neighbours import Neighbours, Terms


@dataclass(frozen=True, slots=True)
class Price:
    """The budget of one release, the neighbour relation, and the rows of one person (at least 1)."""

    budget: Budget
    neighbours: Neighbours = Neighbours.ADD_REMOVE
    at_most: int = 1

    @property
    def norm(self) -> Norm:
        """The norm of the noise."""
        return self.budget.norm

    @property
    def terms(self) -> Terms:
        """What a strategy may know of it."""
        return Terms(self.norm, self.neighbours, self.at_most)
