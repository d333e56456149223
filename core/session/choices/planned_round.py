"""A round of questions with everything decided from public facts: its terms, and the tables that it begins from."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from core.data.private_records import PrivateRecords
from core.domain.domain import Domain
from core.domain.question import Condition, ListedAttribute, Question
from core.errors.question_errors import LargeQuestionError, NothingPublishedError
from core.measuring.receipt import Receipt
from core.mechanisms.randomness import SystemBits
from core.privacy.amount_text import exact_text
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import ROUND_OPENED, ChoiceKind
from core.privacy.release_cost import ReleaseCost
from core.project.content import lists
from core.project.plan import Plan
from core.release.estimates import CountEstimate, estimate
from core.release.release import ReleasedTable
from core.release.round_lines import RoundFacts
from core.selection.question_round import MOST_CELLS, Asked, QuestionRound, RoundTerms
from core.session.choices.choice_request import PrivateChoice
from core.session.keeping import readable_releases


class AnswerSource(StrEnum):
    """Where an answer comes from."""

    TABLES = "tables"
    """From what is published, as that is near enough."""
    MEASURED = "measured"
    """From the rows, with noise; one of the answers that a round has paid for."""


@dataclass(frozen=True, slots=True)
class RoundAnswer:
    """An answer of a round, as the ledger keeps it; public.

    Attributes:
        question: what was asked.
        value: the answer.
        half_width: ± of it.
        low: lower end of its interval, >= 0.
        high: upper end.
        source: whether it was measured.
        estimate: what the tables said.
        coverage: of the interval, in (0, 1).
    """

    question: Question
    value: float
    half_width: float
    low: float
    high: float
    source: AnswerSource
    estimate: float
    coverage: float


@dataclass(frozen=True, slots=True, eq=False)
class PlannedRound:
    """A round that may be opened. What is confirmed is what runs.

    Attributes:
        plan: its attributes may be asked about.
        terms: what the round costs, and how far off answers may be.
        tables: what is published of the dataset, over attributes of the plan; at least one.
    """

    plan: Plan
    terms: RoundTerms
    tables: tuple[ReleasedTable, ...]

    @property
    def attributes(self) -> tuple[ListedAttribute, ...]:
        """What may be asked about."""
        return tuple(ListedAttribute(each.name, each.labels, each.n_ordered) for each in self.plan.attributes)

    @property
    def coverage(self) -> float:
        """Of all intervals."""
        return self.plan.output.interval

    @property
    def facts(self) -> RoundFacts:
        """What a quote tells."""
        return RoundFacts(
            n_answers=self.terms.n_answers,
            within=self.terms.within,
            parts=self.terms.parts,
            half_width=self.terms.half_width(self.coverage),
            furthest=self.terms.furthest(self.coverage),
            needless=self.terms.needless(),
            coverage=self.coverage,
            neighbours=self.plan.privacy.neighbours,
            unit=self.plan.unit,
        )

    @property
    def choice(self) -> PrivateChoice[RoundAnswer]:
        """The round as the ledger charges it."""
        terms = self.terms
        # Not what is public: a release between two openings must not keep a charge that was cut short from its round.
        question = {
            "epsilon": exact_text(terms.epsilon),
            "answers": terms.n_answers,
            "within": terms.within,
            "attributes": lists(self.plan)["attributes"],
            "layout": self.plan.layout.facts,
            "unit": dict(self.plan.privacy_unit.facts),
        }
        return PrivateChoice(
            kind=ChoiceKind.QUESTIONS,
            question=question,
            what=ROUND_OPENED.format(answers=terms.n_answers),
            parts=tuple(ReleaseCost.pure(part) for part in terms.parts),
            find=self._tried,
            result=RoundAnswer,
        )

    def opened(self, records: PrivateRecords, receipts: Sequence[Receipt]) -> QuestionRound:
        """Return the round over these rows; each receipt pays for its part."""
        return QuestionRound(self.terms, records, receipts, SystemBits())

    def estimated(self, question: Question) -> CountEstimate:
        """Return what is published of a question.

        Raises:
            LargeQuestionError: if it would take a table too large to estimate, or to count.
        """
        # By the plan alone, before the test: what is refused tells nothing of the rows.
        domain = self.plan.domain
        n_cells = math.prod(domain.sizes[axis] for axis, _ in self.asked(question))
        if n_cells > MOST_CELLS:
            raise LargeQuestionError(n_cells, MOST_CELLS)
        return estimate(question, self.tables, self.attributes)

    def asked(self, question: Question) -> Asked:
        """Return the question as positions and codes."""
        domain = self.plan.domain
        pairs = ((domain.names.index(each.name), each.labels) for each in question.conditions)
        return tuple(
            (axis, tuple(domain.attributes[axis].labels.index(label) for label in labels)) for axis, labels in pairs
        )

    def answered(self, question: Question, estimated: CountEstimate, measured: int | None) -> RoundAnswer:
        """Return the answer to a question; `measured`: the noisy count, None if the estimate was near enough."""
        told = as_whole(estimated)
        if measured is None:
            far = float(self.terms.furthest(self.coverage))
            # Both bounds hold, and both are known before the test: the narrower one is told.
            half_width = far if estimated.half_width is None else min(far, estimated.half_width)
            value, source = told, AnswerSource.TABLES
        else:
            value, half_width, source = measured, self.terms.half_width(self.coverage), AnswerSource.MEASURED
        return RoundAnswer(
            question=question,
            value=float(max(value, 0)),
            half_width=half_width,
            low=max(value - half_width, 0.0),
            high=max(value + half_width, 0.0),
            source=source,
            estimate=estimated.value,
            coverage=self.coverage,
        )

    def _tried(self, records: PrivateRecords, receipts: Sequence[Receipt]) -> RoundAnswer:
        """Ask made-up rows, so that a fault of the program shows before anything is charged."""
        first = self.attributes[0]
        question = Question((Condition(first.name, first.labels[:1]),))
        estimated = self.estimated(question)
        measured = self.opened(records, receipts).answer(self.asked(question), as_whole(estimated))
        return self.answered(question, estimated, measured)


def as_whole(estimated: CountEstimate) -> int:
    """Return an estimate as it is tested and told: whole, and not below 0."""
    return max(round(estimated.value), 0)


def plan_round(plan: Plan, terms: RoundTerms, ledger: Ledger | None, dataset: str) -> PlannedRound:
    """Decide everything about a round; opens no data file, and charges nothing.

    Args:
        plan: the plan; its attributes may be asked about.
        terms: of the round.
        ledger: of the owner; None: there is none yet.
        dataset: the name in the ledger.

    Raises:
        NothingPublishedError: if no table over these attributes is published.
        LedgerFileError: if the ledger cannot be read.
    """
    tables = () if ledger is None else tuple(_published(plan.domain, ledger, dataset))
    if not tables:
        raise NothingPublishedError(dataset)
    return PlannedRound(plan, terms, tables)


def _published(domain: Domain, ledger: Ledger, dataset: str) -> Iterator[ReleasedTable]:
    """Yield the released tables of a dataset whose attributes are those of the plan, label by label."""
    # Label by label: a category that was merged since is another one, and its old numbers would be wrong estimates.
    labels = {each.name: each.labels for each in domain.attributes}
    for _, release in readable_releases(ledger, dataset):
        for table in release.tables:
            own = zip(table.published.names, table.published.labels, strict=True)
            if all(labels.get(name) == each for name, each in own):
                yield table
