"""The plan as one frozen value: all that a plan file can say."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from core.domain.attribute import Attribute
from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.linear.strategy_matrix import StrategyMatrix
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours
from core.privacy.privacy_unit import PrivacyUnit
from core.privacy.release_cost import ReleaseCost
from core.project.criteria import Acceptance
from core.project.place_choice import PlaceChoice
from core.recovery.consistency import Consistency
from core.recovery.output_rules import OutputRules
from core.release.publication import Publication
from core.strategies.strategy import Named
from core.workload.presets import Family
from core.workload.workload import Objective, WantedTable, Workload

if TYPE_CHECKING:
    from core.planning.outcomes import ComparedQuestion

RECOMMENDED = "recommended"
"""In place of the key of a strategy: whichever has the least predicted error for the plan as it stands."""


@dataclass(frozen=True, slots=True)
class TableChoice:
    """One table requested by the names of its attributes.

    Attributes:
        attributes: their names, in the owner's order.
        weight: its importance, > 0.
        ranges: attributes whose sums over all ranges of labels are requested.
        prefixes: attributes whose cumulative counts are requested.
        target: the ± wanted of one number, > 0, for the objective `even`; None: there is none.
        share: part of the budget locked for its counts, in (0, 1); None: the split decides.
        columns: attributes shown as columns; the rest are rows.
        sheets: attributes with one sheet per label; none of `columns`.
    """

    attributes: tuple[str, ...]
    weight: float = 1.0
    ranges: tuple[str, ...] = ()
    prefixes: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    sheets: tuple[str, ...] = ()
    target: float | None = None
    share: Fraction | None = None


@dataclass(frozen=True, slots=True)
class PrivacyChoice:
    """The cost of one release; `dataset` is its name in the ledger, None: see `dataset_name`.

    `objective`: what the error of all tables together is; strategies and budgets are chosen by it.
    """

    # ε = 1, pure, one row added or removed: the defaults of a plan without [privacy]. Part of the plan format.

    cost: ReleaseCost = field(default_factory=lambda: ReleaseCost.pure(Fraction(1)))
    dataset: str | None = None
    neighbours: Neighbours = Neighbours.ADD_REMOVE
    objective: Objective = Objective.TOTAL


@dataclass(frozen=True, slots=True)
class StrategyChoice:
    """How to measure: "recommended", or the key of a strategy with its split and recovery.

    `marginals` lists what the strategy "custom" measures, each by attribute names; () if none are named. `matrix` is
    measured instead of them; None if there is none.
    """

    # Plan files say "optimal" for the direct-optimal split and for least-squares recovery.
    name: str = RECOMMENDED
    split: BudgetSplit = BudgetSplit.DIRECT_OPTIMAL
    recovery: Recovery = Recovery.LEAST_SQUARES
    marginals: tuple[tuple[str, ...], ...] = ()
    matrix: StrategyMatrix | None = None


@dataclass(frozen=True, slots=True)
class OutputChoice:
    """What the published numbers look like; `interval` is the coverage of the margins of error, in (0, 1).

    `add_up`: non-negative whole numbers agree between tables, too; other numbers agree in any case.
    `consistency`: the norm of the projection that makes tables agree.
    """

    non_negative: bool = True
    whole_numbers: bool = True
    interval: float = 0.95
    add_up: bool = True
    consistency: Consistency = Consistency.LEAST_SQUARES


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan.

    Attributes:
        source: the data file as written in the plan, relative to the plan's folder; "" if none is chosen yet.
        layout: how to read it.
        unit: who is protected.
        attributes: the attributes in use, in order.
        tables: tables requested one by one.
        families: tables requested by rule.
        privacy: cost of one release.
        strategy: how to measure.
        output: look of the published numbers.
        sensitive: names of attributes that readers of the tables should not be able to guess; a release does not depend
            on them. Kept in the order of the attributes, without names of others.
        places: maps, each released and charged by itself.
        people: about how many people there are, from a public source; None: it does not say. Predictions of use depend
            on it, a release does not.
        acceptance: criteria that have to hold before a release; its numbers do not depend on them.
        publication: what exports say of the tables; its numbers do not depend on it, either.
    """

    source: str = ""
    layout: ReadingLayout = field(default_factory=ReadingLayout)
    unit: ProtectedUnit = field(default_factory=ProtectedUnit)
    attributes: tuple[Attribute, ...] = ()
    tables: tuple[TableChoice, ...] = ()
    families: tuple[Family, ...] = ()
    privacy: PrivacyChoice = field(default_factory=PrivacyChoice)
    strategy: StrategyChoice = field(default_factory=StrategyChoice)
    output: OutputChoice = field(default_factory=OutputChoice)
    sensitive: tuple[str, ...] = ()
    places: tuple[PlaceChoice, ...] = ()
    people: int | None = None
    acceptance: Acceptance = field(default_factory=Acceptance)
    publication: Publication = field(default_factory=Publication)

    def __post_init__(self) -> None:
        names = (attribute.name for attribute in self.attributes)
        object.__setattr__(self, "sensitive", tuple(name for name in names if name in self.sensitive))

    @property
    def domain(self) -> Domain:
        """The attributes as a domain."""
        return Domain(self.attributes)

    @property
    def privacy_terms(self) -> PrivacyTerms:
        """What a release may cost, and for whom."""
        return PrivacyTerms(self.privacy.cost, self.privacy.neighbours, self.unit.at_most)

    @property
    def privacy_unit(self) -> PrivacyUnit:
        """Whom a release protects, as the ledger counts it."""
        return PrivacyUnit(self.unit.id, self.unit.at_most, self.privacy.neighbours)

    @property
    def output_rules(self) -> OutputRules:
        """What the published numbers look like."""
        asked = self.output
        return OutputRules(asked.non_negative, asked.whole_numbers, asked.interval, asked.add_up, asked.consistency)

    @property
    def question(self) -> ComparedQuestion:
        """All that a comparison of strategies depends on; errors as `workload` and `named`."""
        from core.planning.outcomes import ComparedQuestion  # noqa: PLC0415  with all that is compared it takes 3 ms

        return ComparedQuestion(self.workload(), self.privacy_terms, self.output.interval, self.named())

    def makes_records(self) -> bool:
        """Return whether a release of the plan will carry made-up records that have its tables."""
        return self.output_rules.has_records(self.workload())

    def workload(self) -> Workload:
        """Return all requested tables, each once: those of `tables`, then those only in `families`.

        Raises:
            PlanError: if a table names an unknown attribute, is too large or named twice, or there is none.
        """
        domain = self.domain
        wanted = [self._wanted(domain, table) for table in self.tables]
        seen = {table.marginal for table in wanted}
        for family in self.families:
            for marginal in family.marginals(domain):
                if marginal not in seen:
                    seen.add(marginal)
                    wanted.append(WantedTable(tuple(marginal), family.weight))
        return Workload(domain, tuple(wanted), objective=self.privacy.objective)

    def named(self) -> Named:
        """Return what the owner names to be measured: the matrix, or marginals.

        Raises:
            UnknownAttributeError: if one names an unknown attribute.
        """
        if self.strategy.matrix is not None:
            return self.strategy.matrix
        titled = ((" × ".join(names), names) for names in self.strategy.marginals)
        return tuple(Marginal.of(self.domain.position(name, title) for name in names) for title, names in titled)

    def _wanted(self, domain: Domain, table: TableChoice) -> WantedTable:
        title = " × ".join(table.attributes)
        axes, ranges, prefixes = (
            tuple(domain.position(name, title) for name in names)
            for names in (table.attributes, table.ranges, table.prefixes)
        )
        # Other objectives do not depend on targets: with them there, an equal question would count as another one.
        target = table.target if self.privacy.objective is Objective.EVEN else None
        return WantedTable(axes, table.weight, ranges, prefixes, target=target, share=table.share)
