"""What is looked for in one column: its categories or bins, what is public of them, and what finding them costs.

Three ways, by what is public:

* Nothing: every text of the column may become a category, by partition selection (`partitions.py`), at (ε, δ). With k
  rows a person, a neighbour enters or leaves at most k labels, each by one person, as everybody counts once a label; so
  each label may cost (ε / k, δ / k). An exchanged person leaves k labels and enters k others: 2 k.
* A list among which the categories are: noise on the people of each, and a threshold (`thresholds.py`), at ε. A
  neighbour changes k counts by one, or 2 k.
* A range with a grid: edges of bins with about as many rows each (`quantiles.py`), at ε.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from core.domain.attribute import Attribute, Kind
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import Definition, ReleaseCost
from core.selection.partitions import BITS, PartitionTerms, entry_probabilities
from core.selection.quantiles import QuantileTerms
from core.selection.thresholds import ThresholdTerms

MOST_PEOPLE = 1_000_000
"""People up to which an expectation is computed, about a second; at ε = 1e-4 a label has entered long before."""
_MISS = 20
"""An expectation of bins holds except in one case of so many."""


@dataclass(frozen=True, slots=True)
class ListSearch:
    """A question about one column.

    Attributes:
        attribute: what is public. Categories: none if there is no list, else the list that they are among. Bins: the
            range and the grid, as edges. Labels for anything else and for blanks are needed, as every row has a place.
        cost: with a δ if and only if there is no list.
        n_bins: bins wanted, >= 1; 0 for categories.
        neighbours: who is a neighbour.
        at_most: rows of one person, >= 1.

    Raises:
        ValueError: if that cannot be looked for.
    """

    attribute: Attribute
    cost: ReleaseCost
    n_bins: int = 0
    neighbours: Neighbours = Neighbours.ADD_REMOVE
    at_most: int = 1

    def __post_init__(self) -> None:
        attribute = self.attribute
        if attribute.other is None or attribute.missing is None:
            raise ValueError("values that are not found need labels")
        if (self.cost.definition is Definition.SELECTION) is not self.is_unlisted:
            raise ValueError("a δ is for categories without a list, and for nothing else")
        if not (1 <= self.n_bins <= attribute.n_ordered if attribute.n_ordered else self.n_bins == 0):
            raise ValueError("bins of numbers and dates, at most one for each of the grid")

    @property
    def is_unlisted(self) -> bool:
        """Whether nothing is public of the categories."""
        return self.attribute.kind is Kind.CATEGORIES and not self.attribute.categories

    @property
    def changed(self) -> int:
        """How many labels a neighbour enters or leaves, at most."""
        return self.neighbours.changed_rows(self.at_most)

    @property
    def partition_terms(self) -> PartitionTerms:
        """The cost of each label, where there is no list."""
        return PartitionTerms(self.cost.epsilon, self.cost.delta).shared(self.changed)

    @property
    def threshold_terms(self) -> ThresholdTerms:
        """The cost of all labels of a list."""
        return ThresholdTerms(self.cost.epsilon, self.changed, len(self.attribute.categories))

    @property
    def quantile_terms(self) -> QuantileTerms:
        """The cost of all edges."""
        return QuantileTerms(self.cost.epsilon, self.neighbours, self.at_most)

    def people_for(self, percent: int) -> int | None:
        """Return how many people a category needs to be found with that chance; None if more than MOST_PEOPLE.

        Args:
            percent: from 50 to 99.
        """
        if not self.is_unlisted:
            return self.threshold_terms.people_for(percent / 100)
        wanted = -(-percent * (1 << BITS) // 100)
        probabilities = enumerate(islice(entry_probabilities(self.partition_terms), MOST_PEOPLE), start=1)
        return next((n for n, probability in probabilities if probability >= wanted), None)

    def rows_off(self) -> int:
        """Return by how many rows, in 95 of 100 cases at most, another edge of the grid would have split a part better.

        At rate r, a choice among g edges misses the best score by s or more with a chance of at most g e^(-r s).

        References:
            McSherry, Talwar, Mechanism design via differential privacy (FOCS 2007), Theorem 6.
        """
        if self.n_bins == 1:
            return 0
        share = self.cost.epsilon / (self.n_bins - 1).bit_length()
        n_edges = self.attribute.n_ordered - self.n_bins + 1
        log = math.log(_MISS * (self.n_bins - 1) * n_edges)
        widest = max((n - n // 2) / n for n in _halved(self.n_bins))
        return math.ceil(2 * self.quantile_terms.changed_rows * widest * log / share)


def _halved(n_bins: int) -> Iterator[int]:
    """Yield the numbers of bins that are split in two."""
    if n_bins > 1:
        yield n_bins
        yield from _halved(n_bins // 2)
        yield from _halved(n_bins - n_bins // 2)
