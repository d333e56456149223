"""The cost of a release: exact fractions under one definition of privacy."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction


class Definition(StrEnum):
    """Definition of privacy under which a cost is stated."""

    PURE = "pure"
    APPROXIMATE = "approximate"
    CONCENTRATED = "concentrated"
    SELECTION = "selection"
    """(ε, δ) of a choice: there is no Gaussian noise behind its δ, so ε and δ are added as they are."""


class Norm(StrEnum):
    """The norm that a noise law is charged by."""

    L1 = "L1"
    L2 = "L2"


@dataclass(frozen=True, slots=True)
class ReleaseCost:
    """An amount of privacy, exact.

    Attributes:
        definition: pure ε, approximate (ε, δ), zero-concentrated ρ, or (ε, δ) of a selection.
        epsilon: > 0, but 0 for CONCENTRATED.
        delta: in (0, 1) for APPROXIMATE and SELECTION, else 0.
        rho: > 0 for CONCENTRATED, else 0.

    Raises:
        ValueError: if an amount is out of range for the definition.
    """

    definition: Definition
    epsilon: Fraction = Fraction(0)
    delta: Fraction = Fraction(0)
    rho: Fraction = Fraction(0)

    def __post_init__(self) -> None:
        concentrated = self.definition is Definition.CONCENTRATED
        approximate = self.definition in (Definition.APPROXIMATE, Definition.SELECTION)
        if (self.rho > 0) != concentrated or (self.epsilon > 0) == concentrated:
            raise ValueError("amounts must fit the definition, and be positive")
        if not (0 < self.delta < 1 if approximate else self.delta == 0):
            raise ValueError("delta must lie in (0, 1) for approximate privacy, and be 0 otherwise")

    @classmethod
    def pure(cls, epsilon: Fraction | int) -> ReleaseCost:
        """Return ε-differential privacy."""
        return cls(Definition.PURE, epsilon=Fraction(epsilon))

    @classmethod
    def approximate(cls, epsilon: Fraction | int, delta: Fraction) -> ReleaseCost:
        """Return (ε, δ)-differential privacy, δ > 0."""
        return cls(Definition.APPROXIMATE, epsilon=Fraction(epsilon), delta=delta)

    @classmethod
    def concentrated(cls, rho: Fraction | int) -> ReleaseCost:
        """Return ρ-zero-concentrated differential privacy."""
        return cls(Definition.CONCENTRATED, rho=Fraction(rho))

    @classmethod
    def selection(cls, epsilon: Fraction | int, delta: Fraction | int = 0) -> ReleaseCost:
        """Return the cost of a choice: ε-differential privacy where δ is 0, else (ε, δ) without Gaussian noise."""
        return cls(Definition.SELECTION, Fraction(epsilon), Fraction(delta)) if delta else cls.pure(epsilon)

    @property
    def norm(self) -> Norm:
        """The norm of the noise: L1 (discrete Laplace) or L2 (discrete Gaussian)."""
        return Norm.L1 if self.definition is Definition.PURE else Norm.L2
