"""The results of a comparison: predicted error and cost of every strategy, split and recovery for one plan."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import Definition, ReleaseCost
from core.strategies.strategy import Named
from core.words import N_
from core.workload.workload import Objective, Workload

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
        share: part of the budget that is locked for its counts; None: none is.
    """

    attributes: tuple[str, ...]
    cells: int
    weight: float
    ranges: tuple[str, ...] = ()
    prefixes: tuple[str, ...] = ()
    queries: int = 0
    share: Fraction | None = None

    @property
    def typical(self) -> str:
        """The query whose error is predicted: "cell", "range", or "cumulative count" if no range is wanted."""
        if self.ranges:
            return N_("Comparison", "range")
        return N_("Comparison", "cumulative count") if self.prefixes else N_("Comparison", "cell")


@dataclass(frozen=True, slots=True)
class NoiseKind:
    """One of the kinds of noise that a cost allows.

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
        same_as: key of an earlier strategy with equal measurements for this split and recovery; None if there is none.
        remark: the sentence that says so; "" if there is nothing to say.
        loss: what the objective of the plan minimises; None if the strategy does not fit, or it is the total variance.
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
    loss: float | None = None

    @property
    def ranked(self) -> float | None:
        """What the plan's objective minimises; None if the strategy does not fit."""
        return self.total_variance if self.loss is None else self.loss

    @property
    def key(self) -> OutcomeKey:
        """Strategy, split, recovery."""
        return self.strategy, self.split, self.recovery


@dataclass(frozen=True, slots=True)
class Recommendation:
    """The outcome with the least loss by the plan's objective among those that fit, with the reason in one sentence."""

    strategy: str
    split: BudgetSplit
    recovery: Recovery
    why: str


@dataclass(frozen=True, slots=True)
class ComparedQuestion:
    """All that a comparison depends on; plans with an equal one have equal outcomes.

    Attributes:
        workload: the tables wanted.
        privacy_terms: the cost and the neighbour relation.
        coverage: of the half widths, in (0, 1).
        named: the marginals or the matrix that the owner names, for the strategy that measures these.
    """

    workload: Workload
    privacy_terms: PrivacyTerms
    coverage: float
    named: Named = ()


@dataclass(frozen=True, slots=True)
class Comparison:
    """All outcomes of one plan.

    Attributes:
        tables: the wanted tables.
        outcomes: the plain strategies, then the others in catalogue order.
        recommended: the best outcome.
        coverage: of the half widths.
        pending: keys of the strategies not computed yet; () when the comparison is complete.
        question: what was compared; None: the comparison is incomplete, or was estimated for another cost.
        objective: by which the outcomes are ranked.
    """

    tables: tuple[ComparedTable, ...]
    outcomes: tuple[Outcome, ...]
    recommended: Recommendation
    coverage: float
    pending: tuple[str, ...] = ()
    question: ComparedQuestion | None = None
    objective: Objective = Objective.TOTAL

    def find(self, strategy: str, split: BudgetSplit, recovery: Recovery) -> Outcome:
        """Return one outcome; KeyError if it is not there."""
        for outcome in self.outcomes:
            if outcome.key == (strategy, split, recovery):
                return outcome
        raise KeyError((strategy, split, recovery))

    def saved(self, outcome: Outcome) -> float | None:
        """Return the part of the loss that `outcome` saves over the uniform split with its recovery.

        At most 1; below 0 if a split that is optimal for direct recovery is worse than uniform under least squares.
        None for a uniform outcome, for one that does not fit, and if the uniform one does not fit or has no error.
        """
        if outcome.split is BudgetSplit.UNIFORM or outcome.ranked is None:
            return None
        key = (outcome.strategy, BudgetSplit.UNIFORM, outcome.recovery)
        uniform = next((other.ranked for other in self.outcomes if other.key == key), None)
        if not uniform:
            return None
        return 1 - outcome.ranked / uniform

    def beside_uniform(self, outcome: Outcome) -> tuple[float, ...] | None:
        """Return the standard deviation of each table as a multiple of the one under the uniform split.

        Above 1: the split makes that table less exact than equal shares would. None for a uniform outcome, for one that
        does not fit, and if there is no uniform one.
        """
        key = (outcome.strategy, BudgetSplit.UNIFORM, outcome.recovery)
        uniform = next((other for other in self.outcomes if other.key == key and other.fits), None)
        if outcome.split is BudgetSplit.UNIFORM or uniform is None or not outcome.fits:
            return None
        pairs = zip(outcome.variances, uniform.variances, strict=True)
        return tuple(math.sqrt(own / other) if other else 1.0 for own, other in pairs)

    def saving(self, strategy: str, recovery: Recovery) -> float | None:
        """Return what the direct-optimal split of a strategy saves; see `saved`."""
        return self.saved(self.find(strategy, BudgetSplit.DIRECT_OPTIMAL, recovery))
