"""Neighbour relations, and what a strategy may know of the cost."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from core.privacy.release_cost import Norm


class Neighbours(StrEnum):
    """How neighbouring datasets differ: one record more or less, or one record exchanged for another."""

    ADD_REMOVE = "add-remove"
    REPLACE = "replace"

    def changed_rows(self, at_most: int) -> int:
        """Return how many rows of a person with `at_most` are added or removed; an exchanged row is one of each."""
        return at_most * (2 if self is Neighbours.REPLACE else 1)


@dataclass(frozen=True, slots=True)
class NoiseTerms:
    """What a strategy may know of the cost: norm of noise, neighbour relation, rows per person; never the amount."""

    norm: Norm
    neighbours: Neighbours
    at_most: int = 1
