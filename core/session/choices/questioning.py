"""Rounds of questions: what one costs, the charge, each answer kept before it is shown, and answers given before."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace

from core.domain.question import Question
from core.domain.question_text import read_question
from core.errors.question_errors import RoundOverError
from core.privacy.dataset_account import DatasetBudget
from core.privacy.entry_facts import NO_FACTS
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import ChoiceKind, LedgerEntry
from core.progress import Progress, reporting
from core.release.estimates import CountEstimate
from core.release.round_lines import AT_ONCE, ROUND_CUT_SHORT, round_lines
from core.session.charged_before import is_changed_since
from core.session.charging import Charged
from core.session.choices.choice_quote import ChoiceQuote, LedgerLook, PaidBefore, PaidWords
from core.session.choices.choice_request import ChoiceRequest, asked_file
from core.session.choices.choosing import PaidChoice, paid_choice
from core.session.choices.kept_choices import KeptChoice, keep_found, kept_choices
from core.session.choices.planned_round import AnswerSource, PlannedRound, RoundAnswer, as_whole
from core.threads import one_thread

RoundQuote = ChoiceQuote[PlannedRound, None]
"""The offer of a round. Only one that was cut short is paid for: two rounds of equal terms are two rounds."""


@one_thread()
def quote_round(
    planned: PlannedRound, ledger: Ledger | None, dataset: str, total: DatasetBudget | None = None
) -> RoundQuote:
    """Return what a round would cost; charges nothing and opens no data file.

    Args:
        planned: the round.
        ledger: of the owner.
        dataset: the name in the ledger.
        total: the budget that would be given to a dataset new to the ledger.

    Raises:
        UnansweredUnitError: if the plan does not say who is protected.
        LedgerError: see `Ledger.preview`.
    """
    look = LedgerLook(planned, ledger, dataset, total)
    before: PaidBefore[RoundAnswer] = PaidBefore(None, look.cut_short())
    lines = before.lines(PaidWords("", ROUND_CUT_SHORT, AT_ONCE), round_lines(planned.facts))
    # A round that is paid for has no preview: the account may have too little left for it.
    preview = look.preview() if before.cut_short is None else None
    return look.quote(lines, preview, None, before.cut_short)


class OpenRound:
    """A round that is charged and open: in this process, until it is closed.

    Attributes:
        line: the charge.
        answers: those given so far, oldest first.
        ends: closed with the round; until then the charge counts as at work.
    """

    def __init__(self, planned: PlannedRound, paid: PaidChoice, ledger: Ledger) -> None:
        """Take a charge and its rows."""
        self.line: LedgerEntry = paid.line
        self.answers: tuple[RoundAnswer, ...] = ()
        self.ends = ExitStack()
        self._planned, self._ledger, self._seen = planned, ledger, paid.seen
        self._run = planned.opened(paid.records, paid.receipts)
        self._is_open = True
        # The rows and the noisy threshold are in this object alone: nothing of a round is written but its answers.

    @property
    def left(self) -> int:
        """How many answers may still be measured; 0: the round is over."""
        return self._run.left if self._is_open else 0

    @property
    def planned(self) -> PlannedRound:
        """What was confirmed."""
        return self._planned

    @one_thread()
    def ask(self, question: Question | str, progress: Progress | None = None) -> KeptChoice[RoundAnswer]:
        """Return the answer to a question; an equal question costs nothing, and is not tested again.

        Args:
            question: what is asked, or its text; see `read_question`.
            progress: may cancel before the rows are asked.

        Raises:
            QuestionError: if it cannot be read, or is too large; the round goes on.
            RoundOverError: if the round is over.
            ChoiceNotKeptError: if the ledger could not keep the answer, which is not shown; the round is over then.
        """
        with reporting(progress):
            if isinstance(question, str):
                question = read_question(question, self._planned.attributes)
            # Before the test: an answer that is public already must not use up one that was paid for.
            if (known := answer_of(self._ledger, self.line.dataset, question)) is not None:
                return known
            if not self.left:
                raise RoundOverError(self.line.number)
            return KeptChoice(self.line, self._answer(question, self._planned.estimated(question)), is_new=True)

    def _answer(self, question: Question, estimated: CountEstimate) -> RoundAnswer:
        is_kept = False
        try:
            measured = self._run.answer(self._planned.asked(question), as_whole(estimated))
            answer = self._planned.answered(question, estimated, measured)
            # Once is enough: the rows of a round are read once.
            facts = NO_FACTS if self.answers else self._seen
            keep_found(self._ledger, self.line, answer, place=len(self.answers), facts=facts)
            is_kept = True
        finally:
            # An answer that was tested and not kept is lost: no noise was paid for to ask again.
            if not is_kept:
                self.close()
        self.answers = (*self.answers, answer)
        if not self.left:
            self.close()
        return answer

    def close(self) -> None:
        """End the round; the rows are forgotten, and what was paid for and not used is lost."""
        if self._is_open:
            self._is_open = False
            self.ends.close()


@one_thread()
def open_round(
    offer: RoundQuote,
    request: ChoiceRequest,
    ledger: Ledger,
    progress: Progress | None = None,
    charged: Charged | None = None,
) -> OpenRound:
    """Read the rows, charge the whole round, and open it.

    Args:
        offer: what was confirmed.
        request: from which rows, and what is charged; its `again` is that of the offer.
        ledger: of the owner.
        progress: may cancel before the charge.
        charged: see `Charged`.

    Raises:
        UnansweredUnitError, SourceError, LedgerError: before the charge; see `choose_privately`.

    Privacy:
        This is the charge: the whole ε of the round, on disk before any row is counted.
    """
    planned = offer.planned
    # Two rounds of equal terms are two rounds: only a charge that gave no answer is resumed.
    request = replace(request, again=offer.cut_short is None)
    with reporting(progress), ExitStack() as opening:
        paid = opening.enter_context(paid_choice(planned.choice, request, ledger, charged))
        # Kept open beyond this call: as long as the round lasts, no other process resumes its charge.
        opened = OpenRound(planned, paid, ledger)
        opened.ends.push(opening.pop_all())
        return opened


def kept_answers(ledger: Ledger, dataset: str | None) -> tuple[KeptChoice[RoundAnswer], ...]:
    """Return every answer of rounds about a dataset, or of all, oldest first; costs nothing.

    Raises:
        StrangeChoiceError, LedgerFileError: see `kept_results`.
    """
    return kept_choices(ledger, dataset, ChoiceKind.QUESTIONS, RoundAnswer)


def answer_of(ledger: Ledger, dataset: str, question: Question) -> KeptChoice[RoundAnswer] | None:
    """Return the newest answer to a question whose data file is unchanged since its round began; None if there is none.

    A measured answer is preferred to one from the tables.
    """
    # A file that was changed since has other rows, and so another answer.
    same = [kept for kept in kept_answers(ledger, dataset) if kept.found.question == question]
    unchanged = [kept for kept in same if not is_changed_since(asked_file(ledger.request(kept.line)), kept.line.when)]
    measured = [kept for kept in unchanged if kept.found.source is AnswerSource.MEASURED]
    return next(reversed(measured or unchanged), None)
