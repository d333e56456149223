"""reticent ask: the count of any people, from a kept release at no cost, or in a round that pays for answers."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator

from core.commandline.arguments import add_json, add_ledger, whole_from
from core.commandline.ask_round import add_round, answer_data, answer_text, ask_in_round
from core.commandline.terminal import Terminal
from core.commandline.verb import Verb
from core.exports.statement_words import figure, margin_text
from core.release.estimates import CountEstimate
from core.release.quality_line import HIDDEN
from core.session.asking import ask, dataset_of
from core.session.choices.kept_choices import KeptChoice
from core.session.choices.planned_round import RoundAnswer
from core.session.choices.questioning import answer_of
from core.session.opening import open_ledger


def _declare(parser: ArgumentParser) -> None:
    help_text = "the number of a kept release, see reticent ledger releases; with --round, the plan file"
    parser.add_argument("about", metavar="RELEASE", help=help_text)
    help_text = (
        'who is counted: "Sex = female, Age 30-44", or everybody; directly behind RELEASE. Default: each line of stdin'
    )
    parser.add_argument("questions", metavar="QUESTION", nargs="*", help=help_text)
    add_json(parser)
    add_ledger(parser)
    add_round(parser)
    parser.set_defaults(refuse=parser.error)


def _run(arguments: Namespace, terminal: Terminal) -> int:
    if arguments.round:
        return ask_in_round(arguments, _questions(arguments), terminal)
    try:
        number = whole_from(1)(arguments.about)
    except ArgumentTypeError:
        arguments.refuse(f"{arguments.about!r} is not the number of a release; a plan file is asked with --round")
    ledger = open_ledger(arguments.ledger, make=arguments.ledger is None)
    for text in _questions(arguments):
        found = ask(ledger, number, text)
        before = answer_of(ledger, dataset_of(ledger, number), found.question)
        if arguments.json:
            terminal.say_json(estimate_data(found, before))
        else:
            terminal.say(estimate_text(found, before))
        terminal.finish()
    return 0


def _questions(arguments: Namespace) -> Iterator[str]:
    """Yield the questions of the command line, or else each line of stdin up to an empty one."""
    if arguments.questions:
        yield from arguments.questions
    elif sys.stdin is not None:
        while line := sys.stdin.readline().strip():
            yield line


def estimate_text(found: CountEstimate, before: KeptChoice[RoundAnswer] | None) -> str:
    """Return an estimate in words, and what a round has answered before."""
    margin = " (± not known)" if found.half_width is None else f" {margin_text(found.half_width)} (noise only)"
    number = HIDDEN if found.is_hidden else figure(found.value)
    told = f"{found.question.text}: {number}{margin}\n{found.sentence}"
    if found.is_hidden:
        told = f"{told} Not shown: its ± is too large beside it, or a hidden number could be told from it."
    if before is None:
        return told
    return f"{told}\nAnswered before, in round no. {before.line.number}: {answer_text(before.found)}"


def estimate_data(found: CountEstimate, before: KeptChoice[RoundAnswer] | None) -> dict[str, object]:
    """Return an estimate as JSON has it; keys are added to, never renamed."""
    return {
        "question": found.question.text,
        "conditions": {each.name: list(each.labels) for each in found.question.conditions},
        "estimate": None if found.is_hidden else found.value,
        "low": None if found.is_hidden else found.low,
        "high": None if found.is_hidden else found.high,
        "hidden": found.is_hidden,
        "half_width": found.half_width,
        "basis": found.basis,
        "tables": list(found.tables),
        "answered": None if before is None else answer_data(before),
    }


VERB = Verb(_declare, _run)
