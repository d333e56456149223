"""The privacy terms of a release: its cost, the neighbour relation, and the rows of one person."""

from __future__ import annotations

from dataclasses import dataclass, replace

from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Definition, Norm, ReleaseCost


@dataclass(frozen=True, slots=True)
class PrivacyTerms:
    """The cost of one release, the neighbour relation, and the rows of one person (at least 1)."""

    cost: ReleaseCost
    neighbours: Neighbours = Neighbours.ADD_REMOVE
    at_most: int = 1

    @property
    def norm(self) -> Norm:
        """The norm of the noise."""
        return self.cost.norm

    @property
    def kinds(self) -> tuple[PrivacyTerms, ...]:
        """The terms that satisfy these: the terms themselves, and pure ones if a δ is allowed.

        ε-differential privacy is (ε, δ)-differential privacy for every δ >= 0, by definition. A plan under the pure
        terms claims, and is charged, ε alone.
        """
        if self.cost.definition is not Definition.APPROXIMATE:
            return (self,)
        return self, replace(self, cost=ReleaseCost.pure(self.cost.epsilon))

    @property
    def noise_terms(self) -> NoiseTerms:
        """The part that a strategy may know: never the amount, so that a design does not depend on it."""
        return NoiseTerms(self.norm, self.neighbours, self.at_most)
