"""What a release may cost, and for whom."""

from __future__ import annotations

from dataclasses import dataclass, replace

from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Definition, Norm, ReleaseCost


@dataclass(frozen=True, slots=True)
class PrivacyTerms:
    """The budget of one release, the neighbour relation, and the rows of one person (at least 1)."""

    cost: ReleaseCost
    neighbours: Neighbours = Neighbours.ADD_REMOVE
    at_most: int = 1

    @property
    def norm(self) -> Norm:
        """The norm of the noise."""
        return self.cost.norm

    @property
    def kinds(self) -> tuple[PrivacyTerms, ...]:
        """The prices by which this one may be kept: as it is, and pure where a δ is allowed.

        ε-differential privacy is (ε, δ)-differential privacy for every δ >= 0, by definition. A plan under the pure
        price claims, and is charged, ε alone.
        """
        if self.cost.definition is not Definition.APPROXIMATE:
            return (self,)
        return self, replace(self, cost=ReleaseCost.pure(self.cost.epsilon))

    @property
    def noise_terms(self) -> NoiseTerms:
        """What a strategy may know of it."""
        return NoiseTerms(self.norm, self.neighbours, self.at_most)
