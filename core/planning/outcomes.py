"""The results of a comparison: predicted error and cost of every strategy, split and recovery for one plan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.domain.marginal import Marginal
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import Definition, ReleaseCost
from core.words import N_
from core.workload.workload import Workload

OutcomeKey = tuple[str, BudgetSplit, Recovery]
"""Key of the strategy, split, recovery."""


@dataclass(frozen=True, slots=True)
class ComparedTable:
    """One wanted table.

    Attributes:
        attributes: their names, in the owner's order.
        cells: their number.
        weight: its importance.
        ranges: those of the attributes whose ranges are wanted.
        prefixes: those whose cumulative counts are wanted.
        queries: the number of cells, ranges and cumulative counts over which its error is averaged; 0: its cells.
    """

    attributes: tuple[str, ...]
    cells: int
    weight: float
    ranges: tuple[str, ...] = ()
    prefixes: tuple[str, ...] = ()
    queries: int = 0

    @property
    def typical(self) -> str:
        """The query whose error is predicted: "cell", "range", or "cumulative count" if no range is wanted."""
        if self.ranges:
            return N_("Comparison", "range")
        return N_("Comparison", "cumulative count") if self.prefixes else N_("Comparison", "cell")


@dataclass(frozen=True, slots=True)
class NoiseKind:
    """One of the kinds of noise that satisfy a budget.

    Attributes:
        cost: the privacy claim of this kind, at the ε of the prediction.
        variance: total variance with this kind, by the recovery of the outcome.
        deciding: total variance by least squares: the kind with the least is used.
    """

    cost: ReleaseCost
    variance: float
    deciding: float


@dataclass(frozen=True, slots=True)
class Outcome:
    """The prediction for one strategy, split and recovery.

    Attributes:
        strategy: key of the strategy.
        split: how the noise budget is divided.
        recovery: how tables are made of the answers.
        fits: whether the strategy can be used here.
        reason: why it does not fit; None if it fits.
        seconds: estimated processor time of a release.
        bytes: estimated memory of a release.
        total_variance: Σ over tables of weight × queries × variance; None if the strategy does not fit.
        continuous_variance: the total variance under the continuous noise laws, as papers print it.
        variances: variance of a typical query of each table (a cell, unless the table asks for ranges or cumulative
            counts), in the order of the tables; () when it does not fit.
        half_widths: ± of a typical query of each table at the coverage asked for.
        shares: (title of the measured group, part of the budget in (0, 1]), largest first.
        typical_half_width: ± of a number of average variance, so it ranks as the total variance; None if it does not
            fit.
        definition: of the privacy that is claimed; None if the strategy does not fit.
        spares_delta: whether a δ was allowed, but the claim is ε alone.
        work: the part of the seconds that a rehearsal takes again.
        kinds: the kinds of noise that a uniform split could use, if there are several; else ().
        same_as: key of an earlier strategy with equal measurements; None if there is none.
        remark: the sentence that says so; "" if there is nothing to say.
    """

    strategy: str
    split: BudgetSplit
    recovery: Recovery
    fits: bool
    reason: str | None
    seconds: float
    bytes: int
    total_variance: float | None = None
    continuous_variance: float | None = None
    variances: Sequence[float] = ()
    half_widths: Sequence[float] = ()
    shares: tuple[tuple[str, float], ...] = ()
    typical_half_width: float | None = None
    definition: Definition | None = None
    spares_delta: bool = False
    work: float = 0.0
    kinds: tuple[NoiseKind, ...] = ()
    same_as: str | None = None
    remark: str = ""

    @property
    def key(self) -> OutcomeKey:
        """Strategy, budget, recovery."""
        return self.strategy, self.split, self.recovery


@dataclass(frozen=True, slots=True)
class Recommendation:
    """The outcome with the least total variance among those that fit, with the reason in one sentence."""

    strategy: str
    split: BudgetSplit
    recovery: Recovery
    why: str


@dataclass(frozen=True, slots=True)
class ComparedQuestion:
    """All that a comparison depends on; plans with an equal one have equal outcomes.

    Attributes:
        workload: the tables wanted.
        privacy_terms: the budget and the neighbour relation.
        coverage: of the half widths, in (0, 1).
        named: the marginals that the owner names, for the strategy that measures these.
    """

    workload: Workload
    privacy_terms: PrivacyTerms
    coverage: float
    named: tuple[Marginal, ...] = ()


@dataclass(frozen=True, slots=True)
class Comparison:
    """All outcomes of one plan.

    Attributes:
        tables: the wanted tables.
        outcomes: strategies in catalogue order.
        recommended: the best outcome.
        coverage: of the half widths.
        pending: keys of the strategies not computed yet; () when the comparison is complete.
        question: what was compared; None: the comparison is incomplete, or was estimated for another budget.
    """

    tables: tuple[ComparedTable, ...]
    outcomes: tuple[Outcome, ...]
    recommended: Recommendation
    coverage: float
    pending: tuple[str, ...] = ()
    question: ComparedQuestion | None = None

    def find(self, strategy: str, split: BudgetSplit, recovery: Recovery) -> Outcome:
        """Return one outcome; KeyError if it is not there."""
        for outcome in self.outcomes:
            if outcome.key == (strategy, split, recovery):
                return outcome
        raise KeyError((strategy, split, recovery))

    def saved(self, outcome: Outcome) -> float | None:
        """Return the part of the total variance that `outcome` saves over the uniform split with its recovery.

        At most 1; below 0 if a split that is optimal for direct recovery is worse than uniform under least squares.
        None for a uniform outcome, for one that does not fit, and if the uniform one does not fit or has no error.
        """
        if outcome.split is BudgetSplit.UNIFORM or outcome.total_variance is None:
            return None
        key = (outcome.strategy, BudgetSplit.UNIFORM, outcome.recovery)
        uniform = next((other.total_variance for other in self.outcomes if other.key == key), None)
        if not uniform:
            return None
        return 1 - outcome.total_variance / uniform

    def saving(self, strategy: str, recovery: Recovery) -> float | None:
        """Return what the direct-optimal split of a strategy saves; see `saved`."""
        return self.saved(self.find(strategy, BudgetSplit.DIRECT_OPTIMAL, recovery))
