"""What a release may cost, and for whom."""

from __future__ import annotations

from dataclasses import dataclass, replace

from core.privacy.budget import Budget, Definition, Norm
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
    def kinds(self) -> tuple[Price, ...]:
        """The prices by which this one may be kept: as it is, and pure where a δ is allowed.

        ε-differential privacy is (ε, δ)-differential privacy for every δ >= 0, by definition. A plan under the pure
        price claims, and is charged, ε alone.
        """
        if self.budget.definition is not Definition.APPROXIMATE:
            return (self,)
        return self, replace(self, budget=Budget.pure(self.budget.epsilon))

    @property
    def terms(self) -> Terms:
        """What a strategy may know of it."""
        return Terms(self.norm, self.neighbours, self.at_most)
