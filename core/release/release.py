"""What may be published: tables, margins of error, and the statement of how they came about."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.domain.contingency import ContingencyTable


@dataclass(frozen=True, slots=True)
class MarginError:
    """The error of the totals over `names`, a proper subset of a table's attributes (() is the grand total)."""

    names: tuple[str, ...]
    standard_deviation: float
    half_width: float


@dataclass(frozen=True, slots=True, eq=False)
class ReleasedTable:
    """One published table; every array has the shape of `published.values`.

    Attributes:
        published: the numbers, after all post-processing.
        standard_deviation: of the unbiased estimate behind each number; noise only, not sampling error.
        low: lower end of the interval of each cell; holds the published number.
        high: upper end.
        half_width: ± of the unbiased estimates, the same in every cell of one table.
        margins: error of the totals over every proper subset of the attributes.
        weight: its importance.
    """

    published: ContingencyTable
    standard_deviation: NDArray[np.float64]
    low: NDArray[np.float64]
    high: NDArray[np.float64]
    half_width: float
    margins: tuple[MarginError, ...]
    weight: float

    @property
    def title(self) -> str:
        """Such as "age × sex"."""
        return " × ".join(self.published.names)

    def margin(self, names: tuple[str, ...]) -> MarginError:
        """Return the error of the totals over `names`, in any order; KeyError if that is not a proper subset."""
        for margin in self.margins:
            if set(margin.names) == set(names):
                return margin
        raise KeyError(names)


@dataclass(frozen=True, slots=True)
class AttributeStatement:
    """What is public about one attribute, and where its list comes from."""

    name: str
    kind: str
    labels: tuple[str, ...]
    provenance: str


@dataclass(frozen=True, slots=True)
class Statement:
    """How a release came about: all a reviewer needs, and nothing from the records.

    Attributes:
        claim: the guarantee in one paragraph.
        lines: further sentences: unit, what is public, post-processing, what is not promised.
        dataset: its name in the ledger.
        definition: "pure", "approximate" or "concentrated".
        epsilon: exact, as a decimal or fraction; "0" if not applicable.
        delta: the same.
        rho: the ρ of the noise where it is Gaussian; else "0".
        neighbours: "add-remove" or "replace".
        unit: "row", or "person" with `at_most` rows each.
        at_most: rows counted per person.
        strategy: key of the strategy.
        budget: "uniform" or "optimal".
        recovery: "direct" or "optimal".
        noise: "discrete Laplace" or "discrete Gaussian".
        groups: (what was measured, scale of its noise as an exact fraction, how often).
        post_processing: names of the steps applied, in order.
        coverage: of the intervals, in (0, 1).
        attributes: the domain.
        date: ISO date and time (UTC) of the charge.
        version: of the program.
        rehearsal: True: made-up data; every page and export says so.
        reference: number of the charge in the ledger; "" for a rehearsal.
    """

    claim: str
    lines: tuple[str, ...]
    dataset: str
    definition: str
    epsilon: str
    delta: str
    rho: str
    neighbours: str
    unit: str
    at_most: int
    strategy: str
    budget: str
    recovery: str
    noise: str
    groups: tuple[tuple[str, str, int], ...]
    post_processing: tuple[str, ...]
    coverage: float
    attributes: tuple[AttributeStatement, ...]
    date: str
    version: str
    rehearsal: bool
    reference: str


@dataclass(frozen=True, slots=True, eq=False)
class Release:
    """What exporters and readers receive; there is no way back from here to the records."""

    tables: tuple[ReleasedTable, ...]
    statement: Statement
