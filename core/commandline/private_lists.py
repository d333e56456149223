"""reticent describe --private: find categories and bins privately, and write them into the plan; charges the ledger."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from pathlib import Path

from core.commandline.arguments import add_ledger, total
from core.commandline.choice_offer import ChoiceCall, charges_told
from core.commandline.terminal import Terminal
from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.edges import Edges, calendar_edges, even_edges, parse_edges
from core.errors import AmountError, EdgeError, EdgesError, NoSourceError
from core.privacy.amount_text import exact_text, parse_amount, parse_delta
from core.privacy.ledger import Ledger
from core.privacy.release_cost import ReleaseCost
from core.project.dataset_name import dataset_name
from core.project.plan import Plan
from core.selection.list_search import ListSearch
from core.session.choices.finding import ListsQuote, find_lists, quote_lists, quote_lists_again
from core.session.choices.kept_choices import KeptChoice
from core.session.choices.planned_lists import ListsFound, PlannedLists, WantedList, plan_lists
from core.session.opening import open_ledger
from core.sources.asking.code_list import read_code_list

EPSILON, DELTA = Fraction(1), Fraction(1, 10**6)
"""What finding costs unless something else is said."""
_STEPS = ("month", "quarter", "year")


@dataclass(frozen=True, slots=True)
class WantedBins:
    """What --bins says of a column: the edges of its public grid, and how many bins are wanted."""

    name: str
    edges: Edges
    n_bins: int


@dataclass(frozen=True, slots=True)
class FoundPlan:
    """The plan with the lists found, and how they were found."""

    plan: Plan
    planned: PlannedLists
    kept: KeptChoice[ListsFound]
    left: str


def add_private(parser: ArgumentParser) -> None:
    """Add --private and what goes with it."""
    group = parser.add_argument_group("lists found privately, which charges the ledger")
    help_text = "find the lists of categories that were read off the rows, and those named below, privately"
    group.add_argument("--private", action="store_true", help=help_text)
    help_text = "a column whose categories are found; default: all lists of categories from the data"
    group.add_argument("--column", action="append", default=[], metavar="NAME", help=help_text)
    help_text = "a public list that the categories of a column are among; takes no δ"
    group.add_argument("--code-list", action="append", type=_listed, default=[], metavar="NAME=FILE", help=help_text)
    help_text = "N bins of a column within a public range, in steps: age=0:120:5:8, born=1900-01-01:2030-01-01:year:6"
    group.add_argument(
        "--bins", action="append", type=_grid, default=[], metavar="NAME=LOW:HIGH:STEP:N", help=help_text
    )
    help_text = f"what all lists may cost together; default: {exact_text(EPSILON)}"
    group.add_argument("--epsilon", type=_amount(parse_amount, "ε"), default=EPSILON, metavar="E", help=help_text)
    help_text = f"for categories without a public list; default: {exact_text(DELTA)}"
    group.add_argument("--delta", type=_amount(parse_delta), default=DELTA, metavar="D", help=help_text)
    add_ledger(parser)
    help_text = "the total budget of a dataset that is new to the ledger: ε, or ε,δ"
    group.add_argument("--budget", type=total, metavar="E[,D]", help=help_text)
    help_text = "rows that look like those of another dataset are about other people"
    group.add_argument("--other-people", action="store_true", help=help_text)
    group.add_argument("--again", action="store_true", help="pay again for what was asked, and found, already")


def find_privately(arguments: Namespace, plan: Plan, plan_file: Path, terminal: Terminal) -> FoundPlan:
    """Quote the lists of a plan, ask, charge the ledger, and return the plan with what was found.

    Args:
        arguments: as typed.
        plan: the plan as it is.
        plan_file: its file, in whose folder a relative source is.
        terminal: where the quote is shown.

    Raises:
        EngineError: if it is refused, or nobody can confirm it.
    """
    if not plan.source:
        raise NoSourceError(str(plan_file))
    call = ChoiceCall.begun(arguments, plan_file, plan, terminal)
    cost = ReleaseCost.selection(arguments.epsilon, arguments.delta)
    planned = plan_lists(plan, tuple(_wanted(arguments, plan, terminal)), cost)
    ledger = open_ledger(arguments.ledger, make=arguments.ledger is None or arguments.budget is not None)
    dataset = dataset_name(plan, plan_file, lambda name: ledger.account(name) is not None)
    offer = (
        quote_lists_again(planned, ledger, dataset, arguments.budget)
        if arguments.again
        else quote_lists(planned, ledger, dataset, arguments.budget, plan_file.parent)
    )
    kept = offer.kept or _found(offer, ledger, call)
    account = ledger.account(dataset)
    return FoundPlan(planned.applied(kept), planned, kept, account.left_text if account else "")


def say_found(found: FoundPlan, terminal: Terminal) -> None:
    """Print the lists found, what they cost, and what is left."""
    for attribute in _listed_attributes(found):
        labels = attribute.labels[: attribute.n_ordered] or attribute.categories
        terminal.say(f"{attribute.name}: {', '.join(labels) if labels else 'nothing was found'}")
    cost, line = found.kept.line.cost_text, found.kept.line
    spent = f"Found privately by charge no. {line.number}: {cost}" if found.kept.is_new else "Nothing was spent"
    terminal.say(f"{spent}. Left for “{line.dataset}”: {found.left}.")


def found_data(found: FoundPlan) -> dict[str, object]:
    """Return what was found as lists and dictionaries for JSON; keys are added to, never renamed."""
    line = found.kept.line
    return {
        "charge": line.number,
        "when": line.when,
        "dataset": line.dataset,
        "cost": {"epsilon": exact_text(line.epsilon), "delta": exact_text(line.delta)},
        "new": found.kept.is_new,
        "left": found.left,
        "lists": list(map(_list_data, _listed_attributes(found), found.planned.searches)),
    }


def _list_data(attribute: Attribute, search: ListSearch) -> dict[str, object]:
    cost = {"epsilon": exact_text(search.cost.epsilon), "delta": exact_text(search.cost.delta)}
    told: dict[str, object] = {"attribute": attribute.name, "kind": str(attribute.kind), "cost": cost}
    if attribute.n_ordered:
        edges = [edge.isoformat() if isinstance(edge, date) else edge for edge in attribute.edges]
        return {**told, "edges": edges, "rows_off": search.rows_off()}
    people = {"half": search.people_for(50), "sure": search.people_for(99)}
    return {**told, "categories": list(attribute.categories), "other": attribute.other, "people": people}


def _listed_attributes(found: FoundPlan) -> list[Attribute]:
    names = [search.attribute.name for search in found.planned.searches]
    return [attribute for attribute in found.plan.attributes if attribute.name in names]


def _wanted(arguments: Namespace, plan: Plan, terminal: Terminal) -> Iterator[WantedList]:
    """Yield the lists that the arguments name; without --column, all categories from the data, too."""
    listed, grids = dict(arguments.code_list), {grid.name: grid for grid in arguments.bins}
    for name, file in listed.items():
        columns = read_code_list(file, terminal.progress())
        texts = (columns[0][0], *columns[0][1]) if columns else ()
        yield WantedList(name, categories=tuple(dict.fromkeys(text.strip() for text in texts if text.strip())))
    for grid in grids.values():
        yield WantedList(grid.name, grid=grid.edges, n_bins=grid.n_bins)
    names = arguments.column
    if not (names or listed or grids):
        names = [a.name for a in plan.attributes if _is_sought(a)]
    yield from (WantedList(name) for name in dict.fromkeys(names) if name not in {*listed, *grids})


def _found(offer: ListsQuote, ledger: Ledger, call: ChoiceCall) -> KeptChoice[ListsFound]:
    request = call.agree(offer, offer.planned.read, "Find these lists?", offer.planned.unlisted)
    with charges_told(call.terminal) as charged:
        return find_lists(offer.planned, request, ledger, call.terminal.progress(), charged)


def _listed(text: str) -> tuple[str, Path]:
    name, mark, file = text.partition("=")
    if not (name and mark and file):
        raise ArgumentTypeError(f"{text!r} is not NAME=FILE")
    return name, Path(file)


def _grid(text: str) -> WantedBins:
    name, _, said = text.rpartition("=")
    parts = said.split(":")
    if not name or len(parts) != 4 or not parts[3].isascii() or not parts[3].isdigit():
        raise ArgumentTypeError(f"{text!r} is not NAME=LOW:HIGH:STEP:N, such as age=0:120:5:8")
    try:
        edges = _edges(*parts[:3])
    except (EdgeError, EdgesError) as error:
        raise ArgumentTypeError(str(error)) from error
    if not 1 <= int(parts[3]) <= len(edges) - 1:
        raise ArgumentTypeError(f"{text!r} asks for {parts[3]} bins; its grid has {len(edges) - 1}")
    return WantedBins(name, edges, int(parts[3]))


def _edges(low: str, high: str, step: str) -> Edges:
    if step in _STEPS:
        first, last = parse_edges(f"{low} {high}", Kind.DATE)
        return calendar_edges(first, last, step, closed=True)  # type: ignore[arg-type]  # dates
    first, last = parse_edges(f"{low} {high}", Kind.NUMBER)
    width = parse_edges(f"0 {step}", Kind.NUMBER)[1]
    n_cells = (float(last) - float(first)) / float(width)  # type: ignore[arg-type]  # numbers
    if abs(n_cells - round(n_cells)) > 1e-9 * n_cells:
        raise ArgumentTypeError(f"the range from {low} to {high} is no whole number of steps of {step}")
    return even_edges(float(first), float(last), round(n_cells))  # type: ignore[arg-type]  # numbers


def _amount(parse: Callable[..., Fraction], *more: str) -> Callable[[str], Fraction]:
    def read(text: str) -> Fraction:
        try:
            return parse(text, *more)
        except AmountError as error:
            raise ArgumentTypeError(str(error)) from error

    return read


def _is_sought(attribute: Attribute) -> bool:
    """Return whether a list read from the rows is to be found privately; whether a cell has an answer needs none."""
    is_list = attribute.kind is Kind.CATEGORIES and attribute.contains is None
    return is_list and attribute.provenance is Provenance.DATA
