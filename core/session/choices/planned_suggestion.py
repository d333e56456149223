"""A suggestion of tables with everything decided: a private choice of those that tell most beyond what is known.

A noisy table of each attribute is measured first, unless one is public already: by these, or by all that is public of
the dataset, every candidate is estimated. Then permute-and-flip chooses among the candidates by how far they are from
their estimates. Both are paid for by one charge of pure ε, whatever kind of cost the plan has: it adds up with any.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain, combinations

import numpy as np

from core.data.private_records import PrivateRecords
from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.errors import FewCandidatesError, ManyCandidatesError, NoCandidatesError
from core.measuring.measure import measure
from core.measuring.receipt import Receipt
from core.mechanisms.randomness import SystemBits
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import NoisePlan, Recovery
from core.planning.noise_planner import for_recovery, make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.amount_text import exact_text
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import SUGGESTED, ChoiceKind
from core.privacy.release_cost import Definition, ReleaseCost
from core.privacy.sensitivity import ONE_HOT
from core.privacy.zcdp_conversion import noise_budget_of
from core.project.content import lists, sections
from core.project.plan import Plan
from core.recovery.output_rules import OutputRules
from core.recovery.pipeline import recover
from core.release.suggestion_lines import SuggestionFacts
from core.selection.choose_tables import TableQuestion, choose_tables
from core.selection.expected_tables import KnownTable, KnownTables, expected_table
from core.selection.table_scores import Candidate, gaussian_noise_of_table, noise_of_table
from core.session.choices.choice_request import PrivateChoice
from core.session.choices.public_tables import OneWayTable, PublicTables, Suggestion, public_tables
from core.threads import one_thread
from core.workload.workload import of_marginals

ONE_WAY_SHARE = Fraction(3, 10)
"""Part of ε for the tables of one attribute. On Adult and NLTCS at ε = 0.1, both a tenth and two thirds find fewer of
the best tables than this (`tests/evaluation/suggestion.py`)."""
MOST_NUMBERS = 20_000_000
"""Cells of all candidates together: they are held at once (160 MB), so that nothing decides which are counted."""
PAIR, TRIPLE = 2, 3
"""Attributes of a candidate."""


@dataclass(frozen=True, slots=True)
class SuggestionTerms:
    """What is asked for.

    Attributes:
        n_tables: how many tables are chosen, >= 1.
        epsilon: what it may cost in all, > 0.
        order: attributes of a candidate, at most: PAIR or TRIPLE.
        most_cells: cells of a candidate, at most.
    """

    n_tables: int = 5
    epsilon: Fraction = Fraction(1, 10)
    order: int = PAIR
    most_cells: int = 10_000


@dataclass(frozen=True, slots=True, eq=False)
class PlannedSuggestion:
    """A suggestion with everything decided, before a row is read.

    Attributes:
        plan: its attributes are those of the candidates.
        terms: what is asked for.
        candidates: the tables to choose from, in the order of the plan.
        n_left_out: tables with more cells than the terms allow.
        public: what is known before.
        one_way: how the missing tables of one attribute are measured; None: none is missing.
    """

    plan: Plan
    terms: SuggestionTerms
    candidates: tuple[Marginal, ...]
    n_left_out: int
    public: PublicTables
    one_way: NoisePlan | None

    @property
    def parts(self) -> tuple[Fraction, Fraction]:
        """ε of the tables of one attribute, 0 if none is missing, and of the choice."""
        tables = _share(self.terms) if self.one_way is not None else Fraction(0)
        return tables, self.terms.epsilon - tables

    @property
    def facts(self) -> SuggestionFacts:
        """What a quote tells."""
        names = self.plan.domain.names
        measured = () if self.one_way is None else self.one_way.workload.marginals
        return SuggestionFacts(
            n_tables=self.terms.n_tables,
            n_candidates=len(self.candidates),
            order=self.terms.order,
            most_cells=self.terms.most_cells,
            n_left_out=self.n_left_out,
            measured=tuple(names[axis] for (axis,) in measured),
            parts=self.parts,
            known=self.public.numbers,
            neighbours=self.plan.privacy.neighbours,
            unit=self.plan.unit,
        )

    @property
    def choice(self) -> PrivateChoice[Suggestion]:
        """The choice as the ledger charges it."""
        terms, plan = self.terms, self.plan
        # Not what is public: what is released between two equal questions would have the second one charged anew.
        question = {
            "tables": terms.n_tables,
            "epsilon": str(terms.epsilon),
            "order": terms.order,
            "cells": terms.most_cells,
            "budget": [str(amount) for amount in (plan.privacy.cost.epsilon, plan.privacy.cost.delta)],
            "rho": str(plan.privacy.cost.rho),
            "attributes": lists(plan)["attributes"],
            "data": {key: value for key, value in sections(plan)["data"].items() if key != "source"},
            "unit": dict(plan.privacy_unit.facts),
        }
        return PrivateChoice(
            kind=ChoiceKind.SUGGESTION,
            question=question,
            what=SUGGESTED.format(tables=terms.n_tables, candidates=len(self.candidates)),
            parts=tuple(ReleaseCost.pure(part) for part in self.parts if part),
            find=self.find,
            result=Suggestion,
        )

    def find(self, records: PrivateRecords, receipts: Sequence[Receipt]) -> Suggestion:
        """Return the tables chosen; each receipt pays for its part."""
        *for_tables, for_choice = receipts
        measured = [] if self.one_way is None else _measured(self.one_way, records, for_tables[0])
        known, names = KnownTables((*self.public.tables, *measured)), self.plan.domain.names
        candidates = tuple(Candidate(each, expected_table(each, known), self._noise(each)) for each in self.candidates)
        terms, privacy = self.terms, self.plan.privacy
        question = TableQuestion(candidates, terms.n_tables, self.parts[1], privacy.neighbours, self.plan.unit.at_most)
        chosen = choose_tables(question, records, lambda: for_choice, SystemBits())
        return Suggestion(
            tables=tuple(tuple(names[axis] for axis in marginal) for marginal in chosen),
            n_candidates=len(candidates),
            one_way=() if self.one_way is None else self._told(self.one_way, measured),
            epsilon=(exact_text(self.parts[0]), exact_text(self.parts[1])),
            known=self.public.numbers,
        )

    def _told(self, one_way: NoisePlan, measured: Sequence[KnownTable]) -> tuple[OneWayTable, ...]:
        """Return the measured tables as they are kept."""
        attributes = self.plan.attributes
        widths = one_way.half_widths(Recovery.LEAST_SQUARES, self.plan.output.interval).tolist()
        return tuple(
            OneWayTable(
                attributes[table.marginal[0]].name,
                attributes[table.marginal[0]].labels,
                tuple(table.counts.tolist()),
                table.variance**0.5,
                width,
            )
            for table, width in zip(measured, widths, strict=True)
        )

    def _noise(self, marginal: Marginal) -> int:
        """Return the noise expected of a table if all chosen ones shared the plan's budget evenly."""
        cost, unit, n_cells = self.plan.privacy.cost, self.plan.unit, self.plan.domain.n_cells(marginal)
        share = noise_budget_of(cost) / self.terms.n_tables
        neighbours = self.plan.privacy.neighbours
        if cost.definition is Definition.PURE:
            return noise_of_table(n_cells, ONE_HOT.l1_under(neighbours, unit.at_most) / share)
        return gaussian_noise_of_table(n_cells, ONE_HOT.l2_squared_under(neighbours, unit.at_most) / (2 * share))


def _share(terms: SuggestionTerms) -> Fraction:
    return terms.epsilon * ONE_WAY_SHARE


@one_thread()
def plan_suggestion(plan: Plan, terms: SuggestionTerms, ledger: Ledger | None, dataset: str) -> PlannedSuggestion:
    """Decide everything about a suggestion; opens no data file, and charges nothing.

    Args:
        plan: attributes, unit, neighbours, and the budget at which the tables are to be published.
        terms: what is asked for.
        ledger: of the owner, for what is public already; None: there is none yet.
        dataset: the name in the ledger.

    Raises:
        NoCandidatesError: if no two attributes make a table of so few cells.
        FewCandidatesError: if there are no more candidates than are to be chosen.
        ManyCandidatesError: if they have more than MOST_NUMBERS cells together.
        NoiseTooLargeError: if ε is too small to be drawn for.
        LedgerFileError: if the ledger cannot be read.
    """
    domain = plan.domain
    everything = [Marginal(axes) for axes in _sets(len(domain.attributes), terms.order)]
    candidates = tuple(each for each in everything if domain.n_cells(each) <= terms.most_cells)
    _check_candidates(domain, candidates, terms)
    public = public_tables(domain, ledger, dataset)
    known, used = KnownTables(public.tables), sorted({axis for marginal in candidates for axis in marginal})
    missing = [axis for axis in used if known.over(Marginal((axis,))) is None]
    one_way = _noise_plan(plan, missing, _share(terms)) if missing else None
    n_left_out = len(everything) - len(candidates)
    return PlannedSuggestion(plan, terms, candidates, n_left_out, public=public, one_way=one_way)


def _sets(n_attributes: int, order: int) -> Iterable[tuple[int, ...]]:
    return chain.from_iterable(combinations(range(n_attributes), size) for size in range(PAIR, order + 1))


def _check_candidates(domain: Domain, candidates: Sequence[Marginal], terms: SuggestionTerms) -> None:
    if not candidates:
        raise NoCandidatesError(terms.most_cells)
    if len(candidates) <= terms.n_tables:
        raise FewCandidatesError(terms.n_tables, len(candidates))
    n_cells = sum(map(domain.n_cells, candidates))
    if n_cells > MOST_NUMBERS:
        raise ManyCandidatesError(len(candidates), n_cells, MOST_NUMBERS)


def _noise_plan(plan: Plan, axes: Sequence[int], epsilon: Fraction) -> NoisePlan:
    workload = of_marginals(plan.domain, [(axis,) for axis in axes])
    terms = PrivacyTerms(ReleaseCost.pure(epsilon), plan.privacy.neighbours, plan.unit.at_most)
    return for_recovery(
        make_noise_plan(workload, "marginals", BudgetSplit.DIRECT_OPTIMAL, terms), Recovery.LEAST_SQUARES
    )


def _measured(one_way: NoisePlan, records: PrivateRecords, receipt: Receipt) -> list[KnownTable]:
    rules = OutputRules(non_negative=True, whole_numbers=True, coverage=0.95)
    answers = measure(one_way, records, lambda: receipt, SystemBits())
    tables = recover(one_way, answers, Recovery.LEAST_SQUARES, rules).published
    variances = one_way.cell_variances(Recovery.LEAST_SQUARES).tolist()
    return [
        KnownTable(marginal, np.rint(table).astype(np.int64), variance)
        for marginal, table, variance in zip(one_way.workload.marginals, tables, variances, strict=True)
    ]
