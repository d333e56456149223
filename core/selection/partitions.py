"""Labels that enough people have, found without a public list: each enters with the largest probability allowed.

π₀ = 0, π_n = min(e^ε π_(n-1) + δ, 1 - e^(-ε) (1 - π_(n-1) - δ), 1) is the largest probability, for n people, with which
any (ε, δ)-private rule lets a label enter.

Rounding. e^ε is taken from below and e^(-ε) from above, and every π_n is rounded down to a whole number of 2 ** -BITS.
Then π_n <= e^ε π_(n-1) + δ and 1 - π_(n-1) <= e^ε (1 - π_n) + δ hold exactly, as each follows from the formula with
the rounded π_(n-1). The other two conditions hold because π never falls: the formula gives at least π_(n-1), which is a
whole number of 2 ** -BITS already.

A label nobody has is never found, so it need not be known beforehand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice

from core.mechanisms.enclosure import exp_bounds
from core.mechanisms.randomness import RandomBits
from core.mechanisms.uniform import uniform_integer

BITS = 256
"""Binary places of a probability: far finer than any δ in use. A δ below 2 ** -BITS counts as 0, and finds nothing."""


@dataclass(frozen=True, slots=True)
class PartitionTerms:
    """What finding labels may cost, for one label that one person may enter or leave.

    Attributes:
        epsilon: > 0.
        delta: in (0, 1).
    """

    epsilon: Fraction
    delta: Fraction

    def __post_init__(self) -> None:
        if self.epsilon <= 0 or not 0 < self.delta < 1:
            raise ValueError("a positive ε, and δ between 0 and 1")

    def shared(self, n_labels: int) -> PartitionTerms:
        """Return the part for each of `n_labels` labels, which are all that one neighbour can differ in."""
        return PartitionTerms(self.epsilon / n_labels, self.delta / n_labels)


def entry_probabilities(terms: PartitionTerms) -> Iterator[int]:
    """Yield π₁, π₂, ... in units of 2 ** -BITS, up to the first that is 1; without end if δ counts as 0.

    References:
        Desfontaines, Voss, Gipson, Mandayam, Differentially private partition selection (PoPETs 2022), Theorem 1.
    """
    one = 1 << BITS
    high = min(one, exp_bounds(terms.epsilon, BITS)[1])  # of e^(-ε), which is below 1
    delta = terms.delta.numerator * one // terms.delta.denominator
    probability = 0
    while probability < one:
        few = probability * one // high + delta  # 1 / high is below e^ε
        many = one - -(-high * max(0, one - probability - delta) >> BITS)
        probability = min(few, many, one)
        yield probability


def found_labels(people: Mapping[str, int], terms: PartitionTerms, bits: RandomBits) -> frozenset[str]:
    """Return the labels found.

    Args:
        people: how many people have each label; each person is counted once a label.
        terms: per label: `shared` among the labels that one neighbour can enter or leave.
        bits: where the randomness comes from.
    """
    probabilities = list(islice(entry_probabilities(terms), max(people.values(), default=0)))
    return frozenset(label for label, n in people.items() if _enters(n, probabilities, bits))


def _enters(n_people: int, probabilities: list[int], bits: RandomBits) -> bool:
    if n_people < 1:
        return False
    # Beyond the table π is 1; below its end, the coin is exact.
    return n_people > len(probabilities) or uniform_integer(1 << BITS, bits) < probabilities[n_people - 1]
