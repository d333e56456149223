"""Which labels of a public list enough people have: noisy counts, and a threshold known beforehand.

Every label of the list gets noise, whether anybody has it or not, so no δ is needed. The threshold depends on the list
and on the noise alone: it keeps out, with a chance of 95 % for the whole list, every label that nobody has.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from core.mechanisms.discrete_laplace import DiscreteLaplace
from core.mechanisms.randomness import RandomBits

STRAYS = 20
"""One list in so many, at most, gets a label that nobody has. A larger number keeps out more of the rare labels."""


@dataclass(frozen=True, slots=True)
class ThresholdTerms:
    """What the labels of a list may cost together, and by how much a neighbour changes the counts.

    Attributes:
        epsilon: > 0.
        changed: the most by which a neighbour changes all counts together, >= 1.
        n_labels: of the list, >= 1.
    """

    epsilon: Fraction
    changed: int
    n_labels: int

    @property
    def scale(self) -> Fraction:
        """The scale b of the discrete Laplace noise."""
        return DiscreteLaplace().scale(self.epsilon, Fraction(self.changed))

    @property
    def threshold(self) -> int:
        """The least t >= 1 with n_labels × P(noise >= t) <= 1 / STRAYS, P(noise >= t) = q^t / (1 + q)."""
        b = float(self.scale)
        return max(1, math.ceil(b * (math.log(STRAYS * self.n_labels) - math.log1p(math.exp(-1 / b)))))

    def people_for(self, chance: float) -> int:
        """Return how many people a label needs to enter with at least this chance, in [1/2, 1)."""
        b = float(self.scale)
        # P(noise >= -d) = 1 - q^(d + 1) / (1 + q); d = 0 gives 1 / (1 + q), which is at least one half.
        beyond = math.ceil(-b * (math.log1p(-chance) + math.log1p(math.exp(-1 / b)))) - 1
        return self.threshold + max(0, beyond)


def labels_above(
    people: Mapping[str, int], labels: Sequence[str], terms: ThresholdTerms, bits: RandomBits
) -> tuple[str, ...]:
    """Return the labels that reach the threshold, in the order of the list.

    Args:
        people: how many people have each label of the list; each person is counted once a label.
        labels: the public list.
        terms: the cost; `changed` is 1 for each label that one neighbour can enter or leave.
        bits: where the randomness comes from.
    """
    noise = DiscreteLaplace().draw(terms.scale, len(labels), bits).tolist()
    return tuple(label for label, more in zip(labels, noise, strict=True) if people[label] + more >= terms.threshold)
