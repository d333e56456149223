"""reticent ask --round: questions one after the other, near enough from the tables or measured; charges the ledger."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path

from core.commandline.arguments import add_yes, total, whole_from
from core.commandline.choice_offer import ChoiceCall, charges_told
from core.commandline.columns import counted
from core.commandline.terminal import Terminal
from core.errors import AmountError, NoSourceError
from core.errors.question_errors import QuestionError, RoundOverError
from core.exports.statement_words import figure, margin_text
from core.privacy.amount_text import parse_amount
from core.project.dataset_name import dataset_name
from core.project.plan_file import load_plan
from core.selection.question_round import RoundTerms
from core.session.choices.kept_choices import KeptChoice
from core.session.choices.planned_round import AnswerSource, RoundAnswer, plan_round
from core.session.choices.questioning import OpenRound, open_round, quote_round
from core.session.opening import open_ledger

EPSILON, ANSWERS, WITHIN = Fraction(1, 10), 5, 20
"""What a round costs, measures and allows unless something else is said."""
_STANDS = (
    "The ledger was charged before that: round no. {number} stands. Its answers are kept; if it has given none yet, "
    "ask for an equal round: it is paid for."
)
_INVITATION = "Ask, one question a line. An empty line closes the round."


def add_round(parser: ArgumentParser) -> None:
    """Add --round and what goes with it."""
    group = parser.add_argument_group("a round of questions, which charges the ledger")
    help_text = "ask the rows of a plan where its published tables are not near enough"
    group.add_argument("--round", action="store_true", help=help_text)
    help_text = f"what the whole round costs; default: {EPSILON.numerator}/{EPSILON.denominator}"
    group.add_argument("--epsilon", type=_epsilon, default=EPSILON, metavar="E", help=help_text)
    help_text = f"how many answers may be measured; default: {ANSWERS}"
    group.add_argument("--answers", type=whole_from(1), default=ANSWERS, metavar="C", help=help_text)
    help_text = f"how far off an answer from the tables may be; default: {WITHIN}"
    group.add_argument("--within", type=whole_from(1), default=WITHIN, metavar="T", help=help_text)
    help_text = "the total budget of a dataset that is new to the ledger: ε, or ε,δ"
    group.add_argument("--budget", type=total, metavar="E[,D]", help=help_text)
    help_text = "rows that look like those of another dataset are about other people"
    group.add_argument("--other-people", action="store_true", help=help_text)
    add_yes(parser, "open the round without asking")


def ask_in_round(arguments: Namespace, questions: Iterable[str], terminal: Terminal) -> int:
    """Quote, confirm and charge a round, and answer the questions; return the exit status.

    Args:
        arguments: as typed; `about` is the plan file.
        questions: texts, read one after the other: each may depend on the answers before.
        terminal: where answers are shown.

    Raises:
        EngineError: if the round is refused, or cannot go on.
    """
    path = Path(arguments.about)
    plan = load_plan(path)
    if not plan.source:
        raise NoSourceError(str(path))
    call = ChoiceCall.begun(arguments, path, plan, terminal)
    # A mistyped ledger is refused, not made: only a budget for it says that a new one is wanted.
    ledger = open_ledger(arguments.ledger, make=arguments.ledger is None or arguments.budget is not None)
    dataset = dataset_name(plan, path, lambda name: ledger.account(name) is not None)
    terms = RoundTerms(arguments.epsilon, arguments.answers, arguments.within, plan.unit.at_most)
    offer = quote_round(plan_round(plan, terms, ledger, dataset), ledger, dataset, arguments.budget)
    request = call.agree(offer, plan, "Open the round?")
    with charges_told(terminal, _STANDS) as charged:
        opened = open_round(offer, request, ledger, terminal.progress(), charged)
        status = _asked(opened, arguments, questions, terminal)
    account = ledger.account(offer.dataset)
    terminal.note(f"The round is closed. Left for “{offer.dataset}”: {account.left_text if account else ''}.")
    return status


def _asked(opened: OpenRound, arguments: Namespace, questions: Iterable[str], terminal: Terminal) -> int:
    terminal.note(f"Round no. {opened.line.number} is open: {opened.line.cost_text}.")
    if terminal.can_ask and not arguments.questions:
        terminal.note(_INVITATION)
    status = 0
    try:
        for text in questions:
            try:
                found = opened.ask(text, terminal.progress())
            except RoundOverError:
                raise
            except QuestionError as refused:  # a slip costs nothing, and the round goes on
                terminal.note(str(refused))
                status = 1
                continue
            _say(found, opened, arguments, terminal)
    finally:
        opened.close()
    return status


def _say(found: KeptChoice[RoundAnswer], opened: OpenRound, arguments: Namespace, terminal: Terminal) -> None:
    if arguments.json:
        terminal.say_json({**answer_data(found), "left": opened.left})
    else:
        terminal.say(f"{found.found.question.text}: {answer_text(found.found)}{_told(found, opened)}")
    terminal.finish()  # at once: the next question may depend on it


def _told(found: KeptChoice[RoundAnswer], opened: OpenRound) -> str:
    if not found.is_new:
        return f", answered before in round no. {found.line.number}"
    if found.found.source is AnswerSource.TABLES:
        return ""
    return f"; {counted(opened.left, 'measured answer')} left"


def answer_text(found: RoundAnswer) -> str:
    """Return an answer in words."""
    source = "measured" if found.source is AnswerSource.MEASURED else "from the tables"
    return f"{figure(found.value)} {margin_text(found.half_width)}, {source}"


def answer_data(kept: KeptChoice[RoundAnswer]) -> dict[str, object]:
    """Return an answer as JSON has it; keys are added to, never renamed."""
    found = kept.found
    return {
        "question": found.question.text,
        "conditions": {each.name: list(each.labels) for each in found.question.conditions},
        "estimate": found.value,
        "low": found.low,
        "high": found.high,
        "half_width": found.half_width,
        "source": found.source,
        "from_tables": found.estimate,
        "round": kept.line.number,
        "when": kept.line.when,
        "new": kept.is_new,
    }


def _epsilon(text: str) -> Fraction:
    try:
        return parse_amount(text, "ε")
    except AmountError as error:
        raise ArgumentTypeError(str(error)) from error
