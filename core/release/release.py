"""What may be published: tables, margins of error, and the statement of how they came about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from core.domain.contingency_table import ContingencyTable
from core.privacy.dataset_account import epsilon_delta_text
from core.privacy.dataset_names import release_name
from core.privacy.release_cost import Definition
from core.release.cumulative import CumulativeCounts, RangeSum
from core.release.publication import Publication
from core.release.quality_line import QualityLine
from core.release.sum_errors import SumErrors
from core.words import N_, Figures
from core.workload.axis_queries import Ask, AxisQueries


@dataclass(frozen=True, slots=True)
class MarginError:
    """The error of the totals over `names`, a proper subset of a table's attributes (() is the grand total).

    `standard_deviation` is that of the unbiased estimates; `half_width` is ± of the sums of published numbers; both the
    largest where such totals differ.
    """

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
        half_width: ± of the unbiased estimates, the largest where cells differ.
        margins: error of the totals over every proper subset of the attributes.
        weight: its importance.
        cumulative: cumulative counts along every attribute asked for ranges or for these.
        range_errors: what `range_sum` knows of the errors; None where no ranges were asked for.
        moved: how far the published numbers are from the unbiased estimates, on average over the cells.
        estimates: the unbiased estimates; None where an older version kept none.
        sum_errors: the errors of any sum of cells, for tables without `range_errors`; None where a matrix was measured,
            or an older version kept none.
        line: the lowest grade of numbers, totals and other sums that are shown.
    """

    published: ContingencyTable
    standard_deviation: NDArray[np.float64]
    low: NDArray[np.float64]
    high: NDArray[np.float64]
    half_width: float
    margins: tuple[MarginError, ...]
    weight: float
    cumulative: tuple[CumulativeCounts, ...] = ()
    range_errors: SumErrors | None = None
    moved: float = 0.0
    estimates: NDArray[np.float64] | None = None
    sum_errors: SumErrors | None = None
    line: QualityLine = QualityLine.NONE

    @property
    def hidden(self) -> NDArray[np.bool_] | None:
        """Which numbers are not shown, in the shape of the table; None if all are."""
        return self.line.hidden(self.published.values, self.half_width)

    @property
    def errors(self) -> SumErrors | None:
        """What is known of the errors of sums of cells; None: that of cells and totals alone."""
        return self.range_errors or self.sum_errors

    @property
    def is_even(self) -> bool:
        """Whether these are known, and no matrix was measured, which would spread them unevenly over the cells."""
        return self.errors is not None and all(isinstance(axis, AxisQueries) for axis in self.errors.axes)

    @property
    def title(self) -> str:
        """Such as "age × sex"."""
        return " × ".join(self.published.names)

    @property
    def running_totals(self) -> tuple[CumulativeCounts, ...]:
        """The cumulative counts that were asked for as such, not as part of all ranges."""
        errors = self.range_errors
        if errors is None:
            return ()
        return tuple(each for each in self.cumulative if errors.axis(each.name).ask is Ask.PREFIXES)

    def margin(self, names: tuple[str, ...]) -> MarginError:
        """Return the error of the totals over `names`, in any order; KeyError if that is not a proper subset."""
        for margin in self.margins:
            if set(margin.names) == set(names):
                return margin
        raise KeyError(names)

    def range_sum(self, spans: Mapping[str, tuple[int, int]]) -> RangeSum:
        """Return the sum over ranges of labels, with the error of exactly this sum.

        Its ± is that of the unbiased estimate, and as much more as shaping the numbers has moved the sum away from it.
        A cell and a total of the table have the ± that the table gives them: one number has one ±.

        Args:
            spans: for an attribute the numbers of the first and the last label of its range; an attribute that is
                missing is added up.

        Raises:
            ValueError: if no ranges were asked for, or a span is not one of labels of the table.
        """
        if self.range_errors is None or self.estimates is None:
            raise ValueError("the table was not asked for ranges")
        names = self.published.names
        sums, queries = np.stack([self.published.values, self.estimates]), {}
        for name, (first, last) in spans.items():
            place = names.index(name)
            n = self.published.values.shape[place]
            if not 0 <= first <= last < n:
                raise ValueError("a range goes from one label to the same or a later one")
            sums = np.take(sums, range(first, last + 1), place + 1)
            queries[name] = self.range_errors.axis(name).span(first, last)
        deviation, half_width = self.range_errors.of(queries, names)
        value, estimate = sums.reshape(2, -1).sum(axis=1).tolist()
        own = float(half_width.item()) + abs(value - estimate)
        given = self._given_half_width(spans)
        width = own if given is None else given
        places = {name: tuple(range(first, last + 1)) for name, (first, last) in spans.items()}
        return RangeSum(value, float(deviation.item()), width, is_hidden=self.hides(places, value, width))

    def hides(self, places: Mapping[str, Sequence[int]], value: float, half_width: float) -> bool:
        """Return whether a cell or a sum is not shown.

        It is not if its ± is too large beside it, or if it counts a single hidden number and the table does not print
        it: who takes away the other numbers would have the hidden one.

        Args:
            places: numbers of the labels that are added up; an attribute that is missing is added up whole.
            value: the sum.
            half_width: ± of it.
        """
        mask, weak = self.hidden, self.line.hidden(np.array(value), half_width)
        if mask is None or weak is None or weak.all():
            return weak is not None and bool(weak.all())
        sizes = zip(self.published.names, mask.shape, strict=True)
        counted = mask[np.ix_(*(places.get(name, range(n)) for name, n in sizes))]
        return int(counted.sum()) == 1 and not self._prints(places)

    def _prints(self, places: Mapping[str, Sequence[int]]) -> bool:
        """Return whether a sum is a cell, a total, or a cumulative count of the table."""
        sizes = dict(zip(self.published.names, self.published.values.shape, strict=True))
        several = [name for name, own in places.items() if 1 < len(own) < sizes[name]]
        if len(several) != 1:
            return not several
        (name,) = several
        is_first = list(places[name]) == list(range(len(places[name])))
        is_column = all(len(places.get(other, range(n))) == 1 for other, n in sizes.items() if other != name)
        return is_first and is_column and any(counts.name == name for counts in self.cumulative)

    def _given_half_width(self, spans: Mapping[str, tuple[int, int]]) -> float | None:
        """Return the ± that a sum has as a cell or as a total of the table; None: it is neither."""
        one = tuple(name for name, (first, last) in spans.items() if first == last)
        sizes = dict(zip(self.published.names, self.published.values.shape, strict=True))
        if any(spans.get(name, (0, n - 1)) != (0, n - 1) for name, n in sizes.items() if name not in one):
            return None
        return self.half_width if len(one) == len(sizes) else self.margin(one).half_width


@dataclass(frozen=True, slots=True)
class AttributeStatement:
    """What is public about one attribute, and where its list comes from.

    `stated` says that it was first taken from the data, and that `provenance` is nevertheless the owner's statement.
    `charge` is the number of the private choice that found the list; None: it was not found so.
    """

    name: str
    kind: str
    labels: tuple[str, ...]
    provenance: str
    stated: bool = False
    charge: int | None = None


@dataclass(frozen=True, slots=True)
class Statement:
    """How a release came about: all a reviewer needs, and nothing from the records.

    Attributes:
        claim: the guarantee in one paragraph.
        lines: further sentences: unit, what is public, post-processing, what is not promised.
        dataset: its name in the ledger.
        definition: "pure", "approximate" or "concentrated".
        epsilon: exact, as a decimal or fraction; "0" if not applicable.
        delta: claimed δ as an exact decimal or fraction; "0" if not applicable.
        rho: the ρ of the noise where it is Gaussian; else "0".
        neighbours: "add-remove" or "replace".
        unit: "row", or "person" with `at_most` rows each.
        at_most: rows counted per person.
        strategy: key of the strategy.
        budget: "uniform" or "optimal".
        recovery: "direct" or "optimal".
        noise: names of the laws drawn from, such as "discrete Laplace"; several with semicolons between.
        groups: (what was measured, scale of its noise as an exact fraction, how often).
        post_processing: names of the steps applied, in order.
        coverage: of the intervals, in (0, 1).
        attributes: the domain.
        date: ISO date and time (UTC) of the charge.
        version: of the program.
        rehearsal: True: made-up data; every page and export says so.
        reference: number of the charge in the ledger; "" for a rehearsal.
        seal: of that line of the ledger, which ties it to all lines before; "" for a rehearsal.
        protected: what the claim speaks of: "person" where the owner has said who is one (by an identifier, or that
            each row is one), else "row". Releases kept before it was told apart claimed "person".
        publication: what the owner says of the tables; an export may replace it by what the plan says today.
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
    seal: str = ""
    protected: str = "person"
    publication: Publication = field(default_factory=Publication)

    @property
    def cost_text(self) -> str:
        """What the release cost, such as "ε = 1, δ = 1e-9" or "ρ = 0.5"."""
        if self.definition == Definition.CONCENTRATED:
            return N_("Amount", "ρ = {rho}").format(rho=Figures(self.rho))
        delta = Fraction(self.delta)
        return epsilon_delta_text(Figures(self.epsilon), delta)


@dataclass(frozen=True, slots=True, eq=False)
class MadeUpRecords:
    """Records of nobody, made from the noisy answers alone; the published tables are theirs.

    Attributes:
        names: of the attributes.
        labels: of each attribute, in order.
        codes: number of the label for every attribute and kind of record, shape (attributes, kinds).
        counts: how many records there are of each kind, shape (kinds,).
    """

    names: tuple[str, ...]
    labels: tuple[tuple[str, ...], ...]
    codes: NDArray[np.int64]
    counts: NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class Release:
    """What exporters and readers receive; there is no way back from here to the records of the file.

    Attributes:
        tables: in the order of the plan.
        statement: how they came about.
        records: made-up records that have these tables; None where there are none.
        place: which release of its dataset it is, from 1 on, by the ledger; 0 for a rehearsal.
    """

    tables: tuple[ReleasedTable, ...]
    statement: Statement
    records: MadeUpRecords | None = None
    place: int = 0

    def __post_init__(self) -> None:
        """Tell the tables which of their numbers are shown: that is said once, with the other words of the owner."""
        line = self.statement.publication.hide_below
        if any(table.line is not line for table in self.tables):
            object.__setattr__(self, "tables", tuple(_lined(table, line) for table in self.tables))

    @property
    def n_hidden(self) -> int:
        """The number of cells that are not shown."""
        masks = (table.hidden for table in self.tables)
        return sum(int(hidden.sum()) for hidden in masks if hidden is not None)

    @property
    def name(self) -> str:
        """What windows, commands and file names call it, such as "Survey 2025 – release 1"."""
        return release_name(self.statement.dataset, self.place)

    def said(self, publication: Publication) -> Release:
        """Return the release with another publication of its owner; claims and numbers stay, shown or not."""
        return replace(self, statement=replace(self.statement, publication=publication))


def _lined(table: ReleasedTable, line: QualityLine) -> ReleasedTable:
    return replace(table, line=line, cumulative=tuple(replace(counts, line=line) for counts in table.cumulative))
