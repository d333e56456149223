"""reticent suggest: choose privately which tables tell most; charges the ledger, and publishes no table by itself."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from fractions import Fraction

from core.commandline.arguments import add_json, add_ledger, add_plan, add_yes, total, whole_from
from core.commandline.choice_offer import ChoiceCall, charges_told
from core.commandline.columns import aligned, counted, figures
from core.commandline.terminal import Terminal
from core.commandline.verb import Verb
from core.errors import AmountError
from core.privacy.amount_text import parse_amount
from core.privacy.ledger import Ledger
from core.project.dataset_name import dataset_name
from core.project.plan import Plan
from core.project.plan_file import load_plan, save_plan
from core.session.choices.kept_choices import KeptChoice
from core.session.choices.planned_suggestion import SuggestionTerms, plan_suggestion
from core.session.choices.public_tables import OneWayTable, Suggestion
from core.session.choices.suggesting import SuggestionQuote, kept_suggestions, quote_suggestion, suggest, with_tables
from core.session.opening import open_ledger

_USUAL = SuggestionTerms()


def _declare(parser: ArgumentParser) -> None:
    add_plan(parser)
    add_json(parser)
    help_text = f"how many tables to choose; default: {_USUAL.n_tables}"
    parser.add_argument("--count", type=whole_from(1), default=_USUAL.n_tables, metavar="C", help=help_text)
    help_text = f"what it may cost in total; default: {_USUAL.epsilon.numerator}/{_USUAL.epsilon.denominator}"
    parser.add_argument("--epsilon", type=_epsilon, default=_USUAL.epsilon, metavar="E", help=help_text)
    help_text = f"attributes of a table, at most; default: {_USUAL.order}"
    parser.add_argument("--order", type=int, choices=(2, 3), default=_USUAL.order, help=help_text)
    help_text = f"numbers of a table, at most; default: {_USUAL.most_cells:,}"
    parser.add_argument("--most-cells", type=whole_from(1), default=_USUAL.most_cells, metavar="N", help=help_text)
    parser.add_argument("--add", action="store_true", help="write the chosen tables into the plan")
    parser.add_argument("--kept", action="store_true", help="show what was found before, at no cost, and ask nothing")
    add_ledger(parser)
    help_text = "the total budget of a dataset that is new to the ledger: ε, or ε,δ"
    parser.add_argument("--budget", type=total, metavar="E[,D]", help=help_text)
    help_text = "rows that look like those of another dataset are about other people"
    parser.add_argument("--other-people", action="store_true", help=help_text)
    add_yes(parser, "choose without asking")
    parser.add_argument("--again", action="store_true", help="pay again for what was asked, and found, already")


def _epsilon(text: str) -> Fraction:
    try:
        return parse_amount(text, "ε")
    except AmountError as error:
        raise ArgumentTypeError(str(error)) from error


def _run(arguments: Namespace, terminal: Terminal) -> int:
    plan = load_plan(arguments.plan)
    call = ChoiceCall.begun(arguments, arguments.plan, plan, terminal)
    # A mistyped ledger is refused, not made: only a budget for it says that a new one is wanted.
    ledger = open_ledger(arguments.ledger, make=arguments.ledger is None or arguments.budget is not None)
    dataset = dataset_name(plan, arguments.plan, lambda name: ledger.account(name) is not None)
    if arguments.kept:
        _say_kept(kept_suggestions(ledger, dataset), plan, arguments, terminal)
        return 0
    terms = SuggestionTerms(arguments.count, arguments.epsilon, arguments.order, arguments.most_cells)
    planned = plan_suggestion(plan, terms, ledger, dataset)
    offer = quote_suggestion(planned, ledger, dataset, arguments.budget, arguments.plan.parent)
    found = _found(offer, ledger, call)
    _say_found(found, plan, arguments, ledger, terminal)
    if arguments.add:
        # As it is by now: the question may have waited for an answer while the plan was edited.
        save_plan(with_tables(load_plan(arguments.plan), found.found.tables), arguments.plan)
        terminal.note(f"The tables are in {arguments.plan}.")
    return 0


def _found(offer: SuggestionQuote, ledger: Ledger, call: ChoiceCall) -> KeptChoice[Suggestion]:
    """Return the result of an equal question, or ask, charge and choose."""
    if offer.kept is not None and not call.again:
        return offer.kept
    request = call.agree(offer, offer.planned.plan, "Choose?")
    with charges_told(call.terminal) as charged:
        return suggest(offer.planned, request, ledger, call.terminal.progress(), charged)


def _say_found(
    found: KeptChoice[Suggestion], plan: Plan, arguments: Namespace, ledger: Ledger, terminal: Terminal
) -> None:
    account = ledger.account(found.line.dataset)
    left = account.left_text if account else ""
    if arguments.json:
        terminal.say_json({**_data(found, plan), "new": found.is_new, "left": left})
        return
    terminal.say(_text(found, plan))
    terminal.say()
    spent = f"It cost {found.line.cost_text}" if found.is_new else "Nothing was spent"
    terminal.say(f"{spent}. Left for “{found.line.dataset}”: {left}.")
    if not arguments.add:
        has_all = all(_in_plan(each, plan) == "yes" for each in found.found.tables)
        not_added = "The plan was not changed: --add writes these tables into it."
        terminal.say("The plan has these tables already." if has_all else not_added)


def _say_kept(found: Sequence[KeptChoice[Suggestion]], plan: Plan, arguments: Namespace, terminal: Terminal) -> None:
    if arguments.json:
        terminal.say_json([_data(each, plan) for each in found])
    elif found:
        terminal.say("\n\n".join(_text(each, plan) for each in found))
    else:
        terminal.say("No tables have been suggested for this dataset yet.")


def _text(kept: KeptChoice[Suggestion], plan: Plan) -> str:
    """Return a suggestion as a table of text, with the noisy tables that were measured for it."""
    found, line = kept.found, kept.line
    chosen = f"{len(found.tables)} of {counted(found.n_candidates, 'table')}"
    heading = f"Private choice no. {line.number}, {line.when}: {chosen}, {line.cost_text}"
    rows = [(str(n), " × ".join(table), _in_plan(table, plan)) for n, table in enumerate(found.tables, 1)]
    parts = [heading, aligned(("Rank", "Table", "In the plan"), rows, frozenset((0,)))]
    if found.one_way:
        measured = map(_measured, found.one_way)
        parts.append("\n".join(("Noisy tables of one attribute, which were paid for with it:", *measured)))
    return "\n\n".join(parts)


def _measured(table: OneWayTable) -> str:
    counts = ", ".join(f"{label}: {count:,}" for label, count in zip(table.labels, table.counts, strict=True))
    return f"{table.attribute}: {counts} (± {figures(table.half_width)})"


def _in_plan(table: tuple[str, ...], plan: Plan) -> str:
    known = set(table) <= set(plan.domain.names)
    return "yes" if known and with_tables(plan, [table]) == plan else "no"


def _data(kept: KeptChoice[Suggestion], plan: Plan) -> dict[str, object]:
    """Return a suggestion as lists and dictionaries for JSON; keys are added to, never renamed."""
    found, line = kept.found, kept.line
    return {
        "number": line.number,
        "when": line.when,
        "dataset": line.dataset,
        "cost": line.cost_text,
        "epsilon": {"tables": found.epsilon[0], "choice": found.epsilon[1]},
        "tables": [{"attributes": list(each), "in_plan": _in_plan(each, plan) == "yes"} for each in found.tables],
        "candidates": found.n_candidates,
        "known": list(found.known),
        "one_way": [
            {
                "attribute": each.attribute,
                "categories": list(each.labels),
                "values": list(each.counts),
                "standard_deviation": each.standard_deviation,
                "half_width": each.half_width,
            }
            for each in found.one_way
        ],
    }


VERB = Verb(_declare, _run)
